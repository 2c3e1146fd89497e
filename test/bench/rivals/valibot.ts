/**
 * The snapshot's JSON Schema as a schema of valibot, which reads none itself. Every keyword that ours uses is carried over; one that is
 * not known here stops the benchmark, so that what is measured checks the whole schema.
 */

/** What is used of valibot; the package is installed beside this file only, for the benchmark. */
export interface Valibot {
  strictObject(entries: Readonly<Record<string, Part>>): Part;
  optional(schema: Part): Part;
  array(item: Part): Part;
  string(): Part;
  number(): Part;
  boolean(): Part;
  literal(value: unknown): Part;
  picklist(values: readonly unknown[]): Part;
  pipe(schema: Part, ...actions: readonly Part[]): Part;
  integer(): Part;
  minValue(least: number): Part;
  maxValue(most: number): Part;
  regex(pattern: RegExp): Part;
  /** Looks at the form alone: it takes the 30th of February. */
  isoTimestamp(): Part;
  minCodePoints(least: number): Part;
  maxCodePoints(most: number): Part;
  check(holds: (value: never) => boolean): Part;
  safeParse(schema: Part, value: unknown): { readonly success: boolean };
}
type Part = object;

interface JsonSchema {
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'boolean';
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly [keyword: string]: unknown;
}

/** Says nothing about a document. */
const SILENT = ['$schema', '$id', '$defs', 'title', 'description'];
const KNOWN = {
  object: ['properties', 'required', 'additionalProperties'],
  array: ['items', 'uniqueItems'],
  string: ['const', 'enum', 'pattern', 'format', 'minLength', 'maxLength'],
  integer: ['minimum', 'maximum'],
  boolean: [],
} as const;

export function valibotSchema(v: Valibot, root: JsonSchema): Part {
  const definitions = new Map<string, Part>();

  function part(schema: JsonSchema): Part {
    if (schema.$ref !== undefined) return definition(schema.$ref);
    const { type } = schema;
    if (type === undefined) throw new Error(`a schema without a type: ${JSON.stringify(schema)}`);
    const known: readonly string[] = ['type', ...SILENT, ...KNOWN[type]];
    const unknown = Object.keys(schema).filter((keyword) => !known.includes(keyword));
    if (unknown.length > 0) throw new Error(`valibot.ts does not know ${unknown.join(', ')} of ${type}`);
    return { object, array, string, integer, boolean: () => v.boolean() }[type](schema);
  }

  function definition(reference: string): Part {
    const name = reference.replace('#/$defs/', '');
    const found = definitions.get(name) ?? part(root.$defs?.[name] ?? {});
    definitions.set(name, found);
    return found;
  }

  function object({ properties = {}, required = [], additionalProperties }: JsonSchema): Part {
    if (additionalProperties !== false) throw new Error('valibot.ts knows closed objects only');
    const entries = Object.entries(properties).map(([name, value]) => {
      const field = part(value);
      return [name, required.includes(name) ? field : v.optional(field)] as const;
    });
    return v.strictObject(Object.fromEntries(entries));
  }

  function array({ items = {}, uniqueItems }: JsonSchema): Part {
    const list = v.array(part(items));
    if (uniqueItems !== true) return list;
    return v.pipe(
      list,
      v.check((value: readonly unknown[]) => new Set(value).size === value.length),
    );
  }

  function string(schema: JsonSchema): Part {
    if ('const' in schema) return v.literal(schema.const);
    if (schema.enum !== undefined) return v.picklist(schema.enum);
    const { pattern, format, minLength, maxLength } = schema;
    return v.pipe(
      v.string(),
      ...(typeof pattern === 'string' ? [v.regex(new RegExp(pattern, 'u'))] : []),
      ...(format === 'date-time' ? [v.isoTimestamp()] : []),
      ...(typeof minLength === 'number' ? [v.minCodePoints(minLength)] : []),
      ...(typeof maxLength === 'number' ? [v.maxCodePoints(maxLength)] : []),
    );
  }

  function integer({ minimum, maximum }: JsonSchema): Part {
    return v.pipe(
      v.number(),
      v.integer(),
      ...(typeof minimum === 'number' ? [v.minValue(minimum)] : []),
      ...(typeof maximum === 'number' ? [v.maxValue(maximum)] : []),
    );
  }

  return part(root);
}
