import { describe, expect, test } from '@jest/globals';
import { change, CONTRACT, facts, TEST } from '../facts.test-support.ts';
import { judge } from '../judge.ts';

const asked = (path: string, line: string, before = 'const a = 1;\n') => {
  const file = change(path, before, `${before}${line}\n`);
  const verdict = judge(facts({ files: [file, TEST] }), CONTRACT);
  return verdict.results.find(({ rule }) => rule === 'migration')?.breaches ?? [];
};

describe('seed 3.2, changing a database column or schema: inside other code', () => {
  test.each([
    ['src/a.ts', "await db.query('ALTER TABLE users ADD COLUMN age int');"],
    ['src/a.ts', 'await db.query(`alter table ${name} drop column x`);'],
    ['src/a.ts', '    ALTER TABLE users'],
    ['src/a.ts', '  CREATE TABLE IF NOT EXISTS sessions ('],
    ['src/a.py', 'cursor.execute("DROP TABLE users")'],
    ['src/a.py', 'cursor.execute("""CREATE TABLE x (id int)""")'],
    ['src/a.go', 'db.Exec(`CREATE UNIQUE INDEX i ON users (email)`)'],
    ['src/A.java', 'st.execute("drop index if exists i");'],
    ['src/a.rb', 'execute "ALTER TABLE users RENAME COLUMN a TO b"'],
    ['src/a.php', "$db->exec('SELECT 1; DROP TABLE users;');"],
    ['src/a.ts', "q('CREATE TABLE ' + name + ' (id int)');"],
    ['src/a.ts', "q('create schema audit');"],
    ['src/a.ts', 'ADD COLUMN age int,'],
    ['app/a.rb', 'add_column :users, :age, :integer'],
    ['app/a.rb', '  create_table :users do |t|'],
    ['src/a.py', "op.drop_column('users', 'age')"],
    ['shop/models.py', '    age = models.IntegerField(null=True)'],
    ['shop/x.py', "    migrations.AddField('User', 'age', f),"],
    ['src/a.py', 'age = db.Column(db.Integer)'],
    ['src/a.py', 'age: Mapped[int] = mapped_column()'],
    ['src/a.ts', "await knex.schema.createTable('users', (t) => {});"],
    ['src/a.php', "Schema::table('users', function ($t) {"],
    ['src/a.js', "await queryInterface.addColumn('users', 'age', {});"],
    ['src/a.ts', "await queryRunner.dropColumn('users', 'age');"],
    ['src/A.cs', 'migrationBuilder.AddColumn<int>("Age", "Users");'],
    ['src/A.java', '    @Column(name = "age")'],
    ['src/a.go', 'db.AutoMigrate(&User{})'],
    ['src/a.ts', '  synchronize: true,'],
    ['src/a.js', 'await sequelize.sync({ alter: true });'],
    ['src/main/resources/application.properties', 'spring.jpa.hibernate.ddl-auto=update'],
    ['config/application.yml', '  ddl-auto: "create-drop"'],
    ['config/application-dev.yaml', '  ddl-auto : update'],
    ['ormconfig.json', '{ "x": 1, synchronize:true }'],
    ['src/a.ts', 'q("CREATE UNLOGGED TABLE t (id int)")'],
    ['src/a.ts', 'q("create table if not exists t as select 1")'],
    ['src/a.ts', 'q("ALTER TABLE IF EXISTS ONLY t DROP COLUMN x")'],
    ['src/a.ts', 'q("ALTER TABLE t")'],
    ['src/a.ts', 'q("drop materialized view v cascade")'],
    ['src/a.ts', 'q("DROP INDEX CONCURRENTLY IF EXISTS i")'],
    ['src/a.ts', 'q("create index concurrently if not exists i on t (a)")'],
    ['src/a.ts', 'q("create or replace view v as select 1")'],
    ['src/a.ts', 'q("create materialized view v as select 1")'],
    ['src/a.ts', 'DROP COLUMN IF EXISTS age;'],
    ['src/a.ts', 'RENAME COLUMN age TO years'],
    ['src/a.ts', 'ALTER COLUMN age TYPE bigint'],
    ['src/a.ts', 'modify column if exists name varchar2(20)'],
    ['src/a.ts', 'add column a float8'],
    ['src/a.ts', 'add column a bool'],
    ['src/a.ts', 'add column a nchar(3)'],
    ['src/a.ts', 'add column a varbinary(9)'],
    ['src/a.ts', 'SELECT 1; DROP TABLE users'],
    ['src/a.py', 'author = models.ForeignKey(User)'],
    ['src/a.py', 'age = Column(Integer)'],
    ['src/A.ts', '@Column()'],
    ['app/a.rb', 'remove_index(:users, "age")'],
    ['app/a.rb', 'drop_join_table "a", "b"'],
    ['src/a.js', 'await db.sync({ logging: false, force: true });'],
    ['src/Audit.cs', 'migrationBuilder.DropIndex("i");'],
  ])('%s: %s asks first', (path, line) => {
    const [breach, ...more] = asked(path, line);
    // However many blanks stand where some may stand.
    expect(asked(path, line.replace(/(?<=\S) /gu, '  ').replaceAll('(', '  (  '))).toHaveLength(1);
    expect([breach?.severity, breach?.line, breach?.path, more]).toEqual(['ask', 2, path, []]);
    // Taking it out changes the database as well.
    const file = change(path, `a\n${line}\n`, 'a\n');
    const verdict = judge(facts({ files: [file, TEST] }), CONTRACT);
    expect(verdict.results.find(({ rule }) => rule === 'migration')?.state).toBe('asks');
  });

  test.each([
    ['docs/a.md', 'ALTER TABLE users ADD COLUMN age int;'],
    ['test/a.test.ts', "await db.query('CREATE TABLE users (id int)');"],
    ['src/a.ts', "throw new Error('Cannot drop table users');"],
    ['src/a.ts', "log('could not create table for the report');"],
    ['src/a.ts', "log('Create table of contents');"],
    ['src/a.ts', '// ALTER TABLE users ADD COLUMN age int'],
    ['src/a.py', '# drop table users'],
    ['src/a.ts', '// by hand: "DROP TABLE users;"'],
    ['src/a.ts', ' * CREATE TABLE users ('],
    ['src/a.ts', "await db.query('SELECT * FROM users WHERE id = ?', [id]);"],
    ['src/a.ts', "await db.query('CREATE TEMPORARY TABLE ids (id int)');"],
    ['src/a.ts', "await db.query('DELETE FROM users');"],
    ['src/a.ts', 'const createTable = (rows) => rows;'],
    ['src/a.ts', '<button>Add column left</button>'],
    ['src/a.ts', "label: 'Drop column here to group',"],
    ['src/a.ts', 'grid.addColumn({ title });'],
    ['src/a.ts', "title: 'Alter table',"],
    ['src/a.ts', "schema.validate('users');"],
    ['src/a.ts', 'synchronize: false,'],
    ['src/a.rs', '#[derive(Column)]'],
    ['src/a.ts', 'drop table by hand if you must'],
    ['src/a.ts', 'a.b.sync({ deep: { alter: 1 } });'],
    ['src/a.ts', 'resync({ name: "x" });'],
    ['src/a.ts', 'x = "we add column age int later"'],
    ['src/a.ts', 'x == models.CharFields(1)'],
    ['src/A.ts', 'const a = @Columns()'],
    ['src/a.ts', '/* drop table users; */'],
    ['src/a.php', '<!-- drop table users; -->'],
    ['src/a.ts', 'const schema = x.rename("a");'],
    ['src/a.rb', 'add_columns_to(list)'],
    ['config/other.yml', '  ddl-auto: update'],
  ])('%s: %s does not', (path, line) => {
    expect(asked(path, line)).toEqual([]);
  });

  test.each([
    ['db/schema.rb', 'x'],
    ['db/structure.sql', 'x'],
    ['prisma/schema.prisma', 'x'],
    ['schema.sql', 'x'],
    ['docs/a.dbml', 'x'],
    ['src/Model.EDMX', 'x'],
  ])('%s describes the database', (path, line) => {
    expect(asked(path, line)).toMatchObject([{ severity: 'ask', path, seen: `${path} describes the database` }]);
  });
  test.each([
    ['ALTER TABLE users', true],
    ['alter   table users', true],
    ['-- x; drop  column a', true],
    ['Create  Unique  Index i', true],
    ['CREATE INDEX i', true],
    ['create  table t (', true],
    ['drop  table t', true],
    ['rename  column a', true],
    ['SELECT * FROM altertable', false],
    ['INSERT INTO columns VALUES (1)', false],
  ])('seed 3.2: in an SQL file: %s → %s', (line, expected) => {
    expect(asked('sql/report.sql', line)).toHaveLength(expected ? 1 : 0);
    const file = change('sql/report.sql', `a\n${line}\n`, 'a\n');
    expect(
      judge(facts({ files: [file, TEST] }), CONTRACT).results.find(({ rule }) => rule === 'migration')?.state,
    ).toBe(expected ? 'asks' : 'kept');
  });
  test('what is seen is one line, without blanks around it and not without end', () => {
    const [breach] = asked('src/a.ts', `  db.AutoMigrate(${'x'.repeat(300)})  `);
    expect(breach?.seen).toBe(`src/a.ts: db.AutoMigrate(${'x'.repeat(105)}`);
    // A line as long as a bundle's is not looked at to its end.
    expect(asked('src/a.ts', `${' '.repeat(2_000)}db.AutoMigrate(x)`)).toEqual([]);
  });

  test('a line that only moves asks nothing', () => {
    const line = 'db.AutoMigrate(&User{})';
    const file = change('src/a.go', `${line}\nb\n`, `b\n${line}\n`);
    const verdict = judge(facts({ files: [file, TEST] }), CONTRACT);
    expect(verdict.results.find(({ rule }) => rule === 'migration')?.state).toBe('kept');
  });
});
