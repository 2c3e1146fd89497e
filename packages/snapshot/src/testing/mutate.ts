/** Plants one fault of the schema in a valid snapshot, and says where it is. */
import { type FaultCode, type Place, pointerOf } from '../faults.ts';
import { snapshotShape } from '../generated/shape.ts';
import type { Snapshot } from '../generated/types.ts';
import type { ListShape, RecordShape, Shape } from '../validate/shape.ts';
import type { Random } from './random.ts';

export type Planted = {
  readonly document: unknown;
  readonly code: FaultCode;
  readonly pointer: string;
  readonly onKey: boolean;
};

type Json = { [key: string]: unknown };

/** One fault, at a random place of a random kind. The snapshot must have a portfolio. */
export function plantFault(snapshot: Snapshot, random: Random): Planted {
  const document: Json = structuredClone({ ...snapshot });
  const { record, shape, place } = someRecord(document, random);
  const names = Object.keys(shape.fields);
  const name = names[random.integer(0, names.length - 1)] ?? '';
  const field = shape.fields[name];
  if (field === undefined || name === 'portfolios' || name === 'schema_version')
    return plantUnknownField(document, record, place, random);
  const kind = random.integer(0, 9);
  if (kind === 0) return plantUnknownField(document, record, place, random);
  if (kind === 1) {
    delete record[name];
    return { document, code: 'missing-field', pointer: pointerOf(place), onKey: false };
  }
  if (kind === 2 || field.kind === 'record') {
    record[name] = wrongType(field, random);
    return { document, code: 'wrong-type', pointer: pointerOf([...place, name]), onKey: false };
  }
  if (field.kind === 'list') return plantInList(document, record, name, field, place, random);
  const [value, code] = wrongValue(field, random);
  record[name] = value;
  return { document, code, pointer: pointerOf([...place, name]), onKey: false };
}

type Found = { readonly record: Json; readonly shape: RecordShape; readonly place: Place };

function someRecord(document: Json, random: Random): Found {
  const root: Found = { record: document, shape: snapshotShape, place: [] };
  const choice = random.integer(0, 9);
  if (choice === 0) return root;
  if (choice === 1) return inner(root, 'summary');
  const portfolios = document['portfolios'];
  const list = snapshotShape.fields['portfolios'];
  if (!Array.isArray(portfolios) || list?.kind !== 'list' || list.of.kind !== 'record') return root;
  const index = random.integer(0, portfolios.length - 1);
  const portfolio: Found = { record: portfolios[index], shape: list.of, place: ['portfolios', index] };
  return choice === 2 ? inner(portfolio, 'route_state_counts') : portfolio;
}

function inner({ record, shape, place }: Found, name: string): Found {
  const value = record[name];
  const field = shape.fields[name];
  if (!isJson(value) || field?.kind !== 'record') throw new Error(`${name} is no record.`);
  return { record: value, shape: field, place: [...place, name] };
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}

function plantUnknownField(document: unknown, record: Json, place: Place, random: Random): Planted {
  const name = random.pick(['lable', 'extra', '__proto__', 'constructor', 'toString', 'a/b~c', '', 'ünï']);
  Object.defineProperty(record, name, { value: random.pick<unknown>([1, 'x', null, {}]), enumerable: true });
  const code = name === '__proto__' ? 'proto-field' : 'unknown-field';
  return { document, code, pointer: pointerOf([...place, name]), onKey: true };
}

function plantInList(
  document: Json,
  record: Json,
  name: string,
  shape: ListShape,
  place: Place,
  random: Random,
): Planted {
  const list: unknown[] = Array.isArray(record[name]) ? [...record[name]] : [];
  record[name] = list;
  const at = random.integer(0, list.length);
  const planted = (code: FaultCode, index: number): Planted => ({
    document,
    code,
    pointer: pointerOf([...place, name, index]),
    onKey: false,
  });
  if (list.length > 0 && random.chance(0.3)) {
    list.push(list[random.integer(0, list.length - 1)]);
    return planted('repeated-item', list.length - 1);
  }
  const [value, code] = random.chance(0.3)
    ? ([wrongType(shape.of, random), 'wrong-type'] as const)
    : wrongValue(shape.of, random);
  list.splice(at, 0, value);
  return planted(code, at);
}

function wrongType(shape: Shape, random: Random): unknown {
  const wrong: Readonly<Record<string, readonly [unknown, ...unknown[]]>> = {
    record: [null, [], 'x', 1],
    list: [null, {}, 'x', 1, true],
    boolean: [null, 0, 'true'],
    integer: [null, '1', true, {}],
  };
  return random.pick(wrong[shape.kind] ?? [null, 1, true, {}, []]);
}

function wrongValue(shape: Shape, random: Random): readonly [unknown, FaultCode] {
  switch (shape.kind) {
    case 'text':
      return [shape.min > 0 && random.chance(0.5) ? '' : '😀'.repeat(shape.max + 1), 'wrong-length'];
    case 'slug':
      return [`${shape.prefix}${random.pick(['', '-', 'A', 'a-', '-a', 'a--b', 'a_b', 'ä', 'a\n'])}`, 'wrong-pattern'];
    case 'choice':
      return [random.pick(['', 'READY', 'redy', '__proto__', 'toString']), 'wrong-choice'];
    case 'date-time':
      return [
        random.pick(['', '2026-01-01', '2026-02-30T00:00:00Z', '2026-01-01T00:00:00', '2026-01-01 00:00:00Z']),
        'wrong-date',
      ];
    case 'integer':
      return [random.pick([-1, 0.5, shape.max === undefined ? -0.1 : shape.max + 1]), 'wrong-number'];
    case 'boolean':
    case 'list':
    case 'record':
      return [null, 'wrong-type'];
  }
}
