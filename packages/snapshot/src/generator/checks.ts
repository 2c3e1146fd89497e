/** Writes the straight-line checks: one comparison per field, no loop over the schema at run time. */
import type { IntegerShape, ListShape, RecordShape, Shape, SlugShape, TextShape } from '../validate/shape.ts';

/** Ids that the coherence rules look up: their check makes a hash on the way. Those of other fields are only tested. */
const LOOKED_UP: readonly string[] = ['id', 'asset_ids', 'dependency_portfolio_ids', 'dependent_portfolio_ids'];

/** Functions that the check of a portfolio calls: by what they check, the name. */
type Helpers = {
  readonly choices: Map<string, string>;
  readonly tests: Map<string, string>;
  readonly hashes: Map<string, string>;
};

/** The source of `generated/checks.ts`. */
export function checksSource(root: RecordShape): string {
  const helpers: Helpers = { choices: new Map(), tests: new Map(), hashes: new Map() };
  const portfolio = portfolioShapeOf(root);
  const check = portfolioFunction(portfolio, helpers);
  return [
    `import { HashList } from '../validate/hashes.ts';`,
    `import { choiceList, hasFields, INVALID, isObject, slugHashes, slugList, textList } from '../validate/lists.ts';`,
    `import { type CountPoints, isCount, isInteger, isSlug, isText, LONGEST_TESTED, wordsHash } from '../validate/strings.ts';`,
    '',
    ...[...helpers.choices].map(([values, name]) => choiceFunction(name, values)),
    ...[...helpers.tests].map(([prefix, name]) => testFunction(name, prefix)),
    ...[...helpers.hashes].map(([prefix, name]) => hashFunction(name, prefix)),
    factsClass(portfolio),
    check,
  ].join('\n');
}

export function portfolioShapeOf(root: RecordShape): RecordShape {
  return recordOf(listOf(root.fields['portfolios']).of);
}

function factsClass(shape: RecordShape): string {
  const lines = Object.entries(shape.fields).flatMap(([name, field]) => {
    if (field.kind === 'choice')
      return [`/** Index of the value among those that the schema allows. */`, `${name} = 0;`];
    if (!LOOKED_UP.includes(name)) return [];
    return [field.kind === 'list' ? `readonly ${name} = new HashList();` : `${name} = 0;`];
  });
  return `
/** What the check of one portfolio learns on its way: hashes of its ids, and its choices as numbers. Valid until the next check. */
export class PortfolioFacts {
  readonly points: CountPoints;
${lines.map((line) => `  ${line}`).join('\n')}

  /** \`points\` counts the code points of the strings that come. */
  constructor(points: CountPoints) {
    this.points = points;
  }
}`;
}

function portfolioFunction(shape: RecordShape, helpers: Helpers): string {
  const constant = countStrings(shape);
  const body = recordChecks(shape, 'record', helpers);
  return `
/** How many strings the portfolio holds, names of fields included, or INVALID when the schema refuses it. Leaves the rest in \`facts\`. */
export function portfolioStrings(record: unknown, facts: PortfolioFacts): number {
  if (!isObject(record)) return INVALID;
  let strings = ${constant};
  let items = 0;
${body.map((line) => `  ${line}`).join('\n')}
  return strings;
}`;
}

/** Strings that every valid record of this shape holds, its lists' items apart. */
function countStrings(shape: RecordShape): number {
  const one = (field: Shape): number => {
    if (field.kind === 'record') return 1 + countStrings(field);
    return field.kind === 'list' || field.kind === 'integer' || field.kind === 'boolean' ? 1 : 2;
  };
  return Object.values(shape.fields).reduce((sum, field) => sum + one(field), 0);
}

function recordChecks(shape: RecordShape, variable: string, helpers: Helpers): string[] {
  const lines = Object.entries(shape.fields).flatMap(([name, field]) =>
    fieldCheck(`${variable}.${name}`, field, helpers),
  );
  return [...lines, `if (!hasFields(${variable}, ${Object.keys(shape.fields).length})) return INVALID;`];
}

function fieldCheck(at: string, field: Shape, helpers: Helpers): string[] {
  switch (field.kind) {
    case 'record': {
      const variable = at.replaceAll('.', '_');
      return [
        `const ${variable} = ${at};`,
        `if (!isObject(${variable})) return INVALID;`,
        ...recordChecks(field, variable, helpers),
      ];
    }
    case 'list':
      return [
        `items = ${listCheck(at, field, helpers)};`,
        `if (items === INVALID) return INVALID;`,
        `strings += items;`,
      ];
    case 'choice': {
      const fact = `facts.${fieldOf(at)}`;
      return [`${fact} = ${choiceName(field.values, helpers)}(${at});`, `if (${fact} === INVALID) return INVALID;`];
    }
    case 'slug': {
      const fact = `facts.${fieldOf(at)}`;
      return [`${fact} = ${slugName(field, helpers.hashes, 'Hash')}(${at});`, `if (${fact} === 0) return INVALID;`];
    }
    case 'text':
      return [`if (!isText(${at}, ${minimum(at, field)}, ${field.max}, facts.points)) return INVALID;`];
    case 'integer':
      return [`if (!${integerCheck(at, field)}) return INVALID;`];
    case 'boolean':
      return [`if (typeof ${at} !== 'boolean') return INVALID;`];
    case 'date-time':
      throw new Error(`${at}: a date in a record is not known to the generator.`);
  }
}

function listCheck(at: string, list: ListShape, helpers: Helpers): string {
  if (!list.unique) throw new Error(`${at}: lists of strings are unique (seed 2.3).`);
  switch (list.of.kind) {
    case 'text':
      return `textList(${at}, ${minimum(at, list.of)}, ${list.of.max}, facts.points)`;
    case 'slug': {
      const field = fieldOf(at);
      return LOOKED_UP.includes(field)
        ? `slugHashes(${at}, ${slugName(list.of, helpers.hashes, 'Hash')}, facts.${field})`
        : `slugList(${at}, ${slugName(list.of, helpers.tests, 'Test')})`;
    }
    case 'choice':
      return `choiceList(${at}, ${choiceName(list.of.values, helpers)})`;
    case 'date-time':
    case 'integer':
    case 'boolean':
    case 'list':
    case 'record':
      throw new Error(`${at}: a list of ${list.of.kind} is not known to the generator.`);
  }
}

/** The field that `record.field` names. Ids and choices stand in the portfolio itself, none in a record within it. */
function fieldOf(at: string): string {
  const [record, field = '', ...rest] = at.split('.');
  if (record !== 'record' || rest.length > 0)
    throw new Error(`${at}: an id or a choice in an inner record is not known to the generator.`);
  return field;
}

/** Only where it is 0 or 1 does the length in units tell whether there are enough code points. */
function minimum(at: string, { min }: TextShape): number {
  if (min > 1) throw new Error(`${at}: a least length above 1 is not known to the generator.`);
  return min;
}

function integerCheck(at: string, { min, max }: IntegerShape): string {
  return min === 0 && max === undefined ? `isCount(${at})` : `isInteger(${at}, ${min}, ${max ?? 'Infinity'})`;
}

function choiceName(values: readonly string[], { choices }: Helpers): string {
  const key = values.join('|');
  const name = choices.get(key) ?? `choice${choices.size + 1}`;
  choices.set(key, name);
  return name;
}

function choiceFunction(name: string, values: string): string {
  const chain = values
    .split('|')
    .reduceRight((rest, value, index) => `value === '${value}' ? ${index} : ${rest}`, 'INVALID');
  return `
function ${name}(value: unknown): number {
  return ${chain};
}`;
}

function slugName({ prefix }: SlugShape, names: Map<string, string>, suffix: string): string {
  const name = prefix.replace('-', suffix);
  names.set(prefix, name);
  return name;
}

function testFunction(name: string, prefix: string): string {
  return `
const ${name}Pattern = /^${prefix}[a-z0-9]+(?:-[a-z0-9]+)*$/;

function ${name}(text: unknown): boolean {
  if (typeof text !== 'string') return false;
  return text.length <= LONGEST_TESTED ? ${name}Pattern.test(text) : isSlug(text, '${prefix}');
}`;
}

/** The prefix unit by unit: a third of the time of `startsWith`. */
function hashFunction(name: string, prefix: string): string {
  const units = Array.from(prefix, (unit, index) => `text.charCodeAt(${index}) === ${unit.charCodeAt(0)}`);
  return `
function ${name}(text: unknown): number {
  return typeof text === 'string' && ${units.join(' && ')} ? wordsHash(text, ${prefix.length}) : 0;
}`;
}

function recordOf(shape: Shape | undefined): RecordShape {
  if (shape?.kind !== 'record') throw new Error('The schema holds no record here.');
  return shape;
}

function listOf(shape: Shape | undefined): ListShape {
  if (shape?.kind !== 'list') throw new Error('The schema holds no list here.');
  return shape;
}
