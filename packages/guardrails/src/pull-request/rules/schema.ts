import { classifyPath, fold, matchesAny } from '../../rules.ts';
import type { Breach } from '../breach.ts';
import type { ChangedFile } from '../facts.ts';
import { changedLines, type PatchLine } from '../patch.ts';
import { groupsOf, namesOf, shown } from './paths.ts';
import type { Case, Rule } from './rule.ts';

/** Changes of the database: migrations, descriptions of it, SQL files, and statements and calls inside other code (seed 3.2, D18). */
export const schema: Rule = (given) => given.facts.files.flatMap((file) => ofFile(file, given));

const SCHEMA_FILES = [
  '**/schema.rb',
  '**/structure.sql',
  '**/schema.prisma',
  '**/schema.sql',
  '**/*.dbml',
  '**/*.edmx',
];
/** Statements in SQL files. */
const STATEMENT =
  /\b(?:alter\s{1,20}table|(?:add|drop|modify|rename|alter)\s{1,20}column|create\s{1,20}table|drop\s{1,20}table|create\s{1,20}(?:unique\s{1,20})?index)\b/iu;

const NAME = String.raw`[\w.$"'\x60\[\]{}%:<>#]{1,120}`;
const IF = String.raw`(?:if\s{1,5}(?:not\s{1,5})?exists\s{1,5})?`;
/** Beginnings of the types of columns. */
const TYPES = String.raw`(?:tiny|small|medium|big)?int\w{0,10}|(?:big|small)?serial|n?varchar2?|n?char\w{0,10}|(?:tiny|medium|long)?text|bool\w{0,4}|(?:small)?date\w{0,10}|time\w{0,10}|uuid|uniqueidentifier|jsonb?|numeric|number|decimal|float\d?|double|real|money|blob|bytea|(?:var)?binary|enum|bit|citext|inet|vector`;
/** What stands behind the name of a statement; prose goes on with other words. */
const EMBEDDED_FORMS: readonly string[] = [
  String.raw`create\s{1,20}(?:unlogged\s{1,5}|external\s{1,5}|foreign\s{1,5})?table\s{1,20}${IF}${NAME}\s{0,20}(?:\(|$|as\b|like\b|["'\x60+\\])`,
  String.raw`alter\s{1,20}table\s{1,20}${IF}(?:only\s{1,5})?${NAME}\s{0,20}(?:$|["'\x60+\\]|(?:add|drop|alter|rename|modify|change|set|attach|detach|enable|disable|owner|inherit|convert|engine)\b)`,
  String.raw`drop\s{1,20}(?:table|schema|database|index|type|sequence|(?:materialized\s{1,5})?view)\s{1,20}(?:concurrently\s{1,5})?${IF}${NAME}\s{0,20}(?:$|[;,"'\x60)+\\]|cascade\b|restrict\b)`,
  String.raw`create\s{1,20}(?:unique\s{1,5})?index\s{1,20}(?:concurrently\s{1,5})?${IF}${NAME}\s{1,20}on\b`,
  String.raw`create\s{1,20}(?:or\s{1,5}replace\s{1,5})?(?:schema|database|type|sequence|trigger|(?:materialized\s{1,5})?view)\s{1,20}${IF}${NAME}\s{0,20}(?:$|[;"'\x60+\\]|as\b|before\b|after\b|start\b|increment\b|authorization\b|character\b)`,
  String.raw`drop\s{1,20}column\s{1,20}${IF}${NAME}\s{0,20}(?:$|[;,"'\x60)]|cascade\b|restrict\b)`,
  String.raw`rename\s{1,20}column\s{1,20}${NAME}\s{1,20}to\b`,
  String.raw`(?:add|alter|modify)\s{1,20}column\s{1,20}${IF}${NAME}\s{1,20}(?:${TYPES}|set|drop|type)\b`,
];
/** A statement begins a text, a line of one, or follows another statement. */
const EMBEDDED = new RegExp(String.raw`(?:^|["'\x60;(])\s{0,200}(?:${EMBEDDED_FORMS.join('|')})`, 'iu');
/** Lines that are comments in one language or another. */
const COMMENT = /^\s{0,200}(?:\/\/|\/\*|\*|#(?!\[)|--|<!--|%)/u;

/** Calls of libraries that change the database, and fields of a model that a table is made from. */
const CALLS: readonly RegExp[] = [
  // Rails and Alembic
  /\b(?:add|remove|rename|change)_(?:column|columns|index|reference|references|foreign_key|timestamps|column_default|column_null)\s{0,5}\(?\s{0,5}[:"']/u,
  /\b(?:create|drop|rename|change|alter)_(?:table|join_table)\s{0,5}\(?\s{0,5}[:"']/u,
  /\bop\.(?:add_column|drop_column|alter_column|create_table|drop_table|rename_table|create_index|drop_index|create_foreign_key|drop_constraint)\s{0,5}\(/u,
  // Django: migrations, and the fields of models
  /\bmigrations\.(?:AddField|RemoveField|AlterField|RenameField|CreateModel|DeleteModel|RenameModel|AlterModelTable|RunSQL|AddIndex|RemoveIndex|AddConstraint|RemoveConstraint)\s{0,5}\(/u,
  /=\s{0,5}models\.(?:\w{1,40}Field|ForeignKey)\s{0,5}\(/u,
  // Knex, Laravel, Sequelize, TypeORM, Entity Framework
  /\b(?:schema|Schema)(?:\.|::)(?:create|createTable|createTableIfNotExists|dropTable|dropTableIfExists|dropIfExists|alterTable|renameTable|rename|table|drop)\s{0,5}\(\s{0,5}["'`]/u,
  /\b(?:queryInterface|queryRunner)\.(?:add|remove|drop|change|rename|create)(?:Column|Columns|Table|Index|Constraint|ForeignKey|PrimaryKey|UniqueConstraint)\s{0,5}\(/u,
  /\bmigrationBuilder\.(?:Add|Drop|Alter|Rename|Create)(?:Column|Table|Index|ForeignKey|PrimaryKey|UniqueConstraint|Schema)\b/u,
  // SQLAlchemy, JPA and TypeORM entities
  /=\s{0,5}(?:\w{1,20}\.)?(?:Column|mapped_column)\s{0,5}\(/u,
  /^\s{0,80}@(?:Column|PrimaryColumn|PrimaryGeneratedColumn|JoinColumn|JoinTable)\s{0,5}\(/u,
  // Libraries that bring the database in line with the code by themselves
  /\.AutoMigrate\s{0,5}\(/u,
  /\bsynchronize\s{0,5}:\s{0,5}true\b/u,
  /\.sync\s{0,5}\(\s{0,5}\{[^}\n]{0,100}\b(?:alter|force)\s{0,5}:\s{0,5}true/u,
  /\bddl-auto\s{0,5}[=:]\s{0,5}["']?(?:update|create|create-drop)\b/u,
];
/** Settings of such libraries stand beside the code too. */
const SETTINGS = ['**/application*.yml', '**/application*.yaml', '**/application*.properties', '**/ormconfig.json'];

function ofFile(file: ChangedFile, given: Case): readonly Breach[] {
  if (groupsOf(file, given).includes('migrations')) return [breach(file, `${shown(file)} is a migration`)];
  const folded = namesOf(file).map(fold);
  if (folded.some((name) => matchesAny(name, SCHEMA_FILES)))
    return [breach(file, `${shown(file)} describes the database`)];
  const lines = given.linesOf(file);
  const found = folded.some((name) => name.endsWith('.sql'))
    ? lines.find(({ kind, text }) => kind !== 'same' && STATEMENT.test(text))
    : inCode(file, lines, given);
  return found === undefined ? [] : [breach(file, `${shown(file)}: ${found.text.trim().slice(0, 120)}`, found.line)];
}

/** Documents and tests may say what they like: they change no database that is in use. */
function inCode({ path }: ChangedFile, lines: readonly PatchLine[], { contract }: Case): PatchLine | undefined {
  const { code, test } = classifyPath(path, contract.policy);
  if (test || !(code || matchesAny(fold(path), SETTINGS))) return undefined;
  const { added, removed } = changedLines(lines);
  return [...added, ...removed].find(({ text }) => !COMMENT.test(text) && changesDatabase(text.slice(0, LONGEST_LINE)));
}

/** Characters of a line that are looked at; a longer one is a bundle or data. */
const LONGEST_LINE = 2_000;

function changesDatabase(text: string): boolean {
  return EMBEDDED.test(text) || CALLS.some((call) => call.test(text));
}

function breach(file: ChangedFile, seen: string, line?: number): Breach {
  return {
    rule: 'migration',
    severity: 'ask',
    path: file.path,
    ...(line === undefined ? {} : { line }),
    seen,
    why: 'a change of the database outlives the code, and cannot be taken back by a revert',
    instead: 'Stop and ask; a maintainer approves it on the newest commit, or it is taken out.',
  };
}
