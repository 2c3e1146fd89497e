import { Ajv } from 'ajv';
import type { ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import { readFileSync } from 'node:fs';
import type { OpenApiExcerpt, OperationContract } from './excerpt-openapi.ts';
import { isJsonObject } from './json.ts';
import type { Json, JsonObject } from './json.ts';
import { isOperationId } from './operations.ts';
import type { OperationId } from './operations.ts';

export interface Route {
  readonly id: OperationId;
  readonly contract: OperationContract;
  readonly params: Readonly<Record<string, string>>;
}

export interface Contract {
  /** The operation that GitHub documents for this method and path, or null. */
  find(method: string, path: string): Route | null;
  /** What is wrong with the request by GitHub's description: unknown or wrong parameters and body fields. */
  checkRequest(route: Route, query: URLSearchParams, body: unknown): RequestFaults;
  /** What is wrong with an answer of ours; an empty list when it is what GitHub promises. */
  checkResponse(id: OperationId, status: number, body: unknown): readonly string[];
}

export interface RequestFaults {
  /** GitHub refuses these with 422. */
  readonly refused: readonly string[];
  /** GitHub ignores these, but a program that sends them is wrong. */
  readonly ignored: readonly string[];
}

let cached: OpenApiExcerpt | null = null;
export const openApiExcerpt = (): OpenApiExcerpt =>
  (cached ??= JSON.parse(
    readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'),
  ) as OpenApiExcerpt);

interface Template {
  readonly id: OperationId;
  readonly contract: OperationContract;
  readonly pattern: RegExp;
  readonly names: readonly string[];
  readonly fixed: number;
}

/** Path parameters that may hold slashes: file paths and refs. */
const WIDE = new Set(['path', 'ref', 'branch']);

function template(id: OperationId, contract: OperationContract): Template {
  const names: string[] = [];
  const segments = contract.path.split('/').map((segment) => {
    const name = /^\{(\w+)\}$/.exec(segment)?.[1];
    if (name === undefined) return segment;
    names.push(name);
    return WIDE.has(name) ? '(.*)' : '([^/]+)';
  });
  const fixed = segments.filter((segment) => !segment.startsWith('(')).length;
  const whole = segments.join('/');
  const source = names.at(-1) === 'path' ? whole.replace(/\/\(\.\*\)$/, '(?:/(.*))?') : whole; // the root folder has no path at all
  return { id, contract, names, fixed, pattern: new RegExp(`^${source}$`) };
}

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

export function createContract(excerpt: OpenApiExcerpt = openApiExcerpt()): Contract {
  const ajv = new Ajv({ strict: false, allErrors: true, logger: false });
  (formats as unknown as (instance: Ajv) => void)(ajv); // its types describe a CommonJS default
  ajv.addSchema({ $id: 'github', $defs: excerpt.schemas });
  const compiled = new Map<string, ValidateFunction>();
  const validator = (key: string, schema: Json): ValidateFunction => {
    const known = compiled.get(key);
    if (known !== undefined) return known;
    const made = ajv.compile(absolute(schema) as JsonObject);
    compiled.set(key, made);
    return made;
  };
  const faults = (key: string, schema: Json, value: unknown): string[] => {
    const validate = validator(key, schema);
    if (validate(value)) return [];
    return (validate.errors ?? []).map((error) => `${error.instancePath || '/'} ${error.message ?? 'is wrong'}`);
  };
  const named = (schema: Json): Json => {
    const reference = isJsonObject(schema) ? schema['$ref'] : undefined;
    return typeof reference === 'string' ? (excerpt.schemas[reference.slice('#/$defs/'.length)] ?? schema) : schema;
  };
  const templates = Object.entries(excerpt.operations)
    .flatMap(([id, contract]) => (isOperationId(id) ? [template(id, contract)] : []))
    .toSorted((a, b) => b.fixed - a.fixed);
  return {
    find(method, path) {
      for (const { id, contract, pattern, names } of templates) {
        const match = contract.method === method ? pattern.exec(path) : null;
        if (match === null) continue;
        return {
          id,
          contract,
          params: Object.fromEntries(names.map((name, index) => [name, decode(match[index + 1] ?? '')])),
        };
      }
      return null;
    },
    checkRequest({ id, contract, params }, query, body) {
      const refused: string[] = [];
      const ignored: string[] = [];
      const known = new Map(contract.parameters.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter]));
      for (const [name, text] of query) {
        const parameter = known.get(`query ${name}`);
        if (parameter === undefined) ignored.push(`unknown query parameter ${name}`);
        else
          ignored.push(
            ...faults(`${id} query ${name}`, parameter.schema, fromText(named(parameter.schema), text)).map(
              (f) => `query ${name}: ${f}`,
            ),
          );
      }
      for (const [name, text] of Object.entries(params)) {
        const schema = known.get(`path ${name}`)?.schema;
        if (schema !== undefined)
          ignored.push(
            ...faults(`${id} path ${name}`, schema, fromText(named(schema), text)).map((f) => `path ${name}: ${f}`),
          );
      }
      if (contract.body === undefined) {
        if (isJsonObject(body) && Object.keys(body).length > 0) ignored.push('this operation has no body');
      } else if (body === undefined ? contract.body.required : true) {
        refused.push(...faults(`${id} body`, contract.body.schema, body ?? {}).map((fault) => `body: ${fault}`));
        ignored.push(...unknownFields(contract.body.schema, body));
      }
      return { refused, ignored };
    },
    checkResponse(id, status, body) {
      const schema = excerpt.operations[id]?.responses[String(status)];
      if (schema === undefined) return [`status ${status} is not among GitHub's answers`];
      if (schema === null) return body === undefined ? [] : ['a body where GitHub sends none'];
      return faults(`${id} response ${status}`, schema, body);
    },
  };
}

/** Local references of the fixture point into the one schema that was added to ajv. */
function absolute(value: Json): Json {
  if (Array.isArray(value)) return value.map(absolute);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string' ? `github${inner}` : inner === undefined ? null : absolute(inner),
    ]),
  );
}

/** A query or path value arrives as text: as the number or truth value that the schema asks for, if it is one. */
function fromText(schema: Json, text: string): unknown {
  const type = isJsonObject(schema) ? schema['type'] : undefined;
  if (type === 'integer' || type === 'number') return /^-?\d+$/.test(text) ? Number(text) : text;
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  return text;
}

/** Body fields that the operation does not have. A schema with alternatives is searched in all of them. */
function unknownFields(schema: Json, body: unknown): string[] {
  const known = fieldsOf(schema);
  if (known === null || !isJsonObject(body)) return [];
  return Object.keys(body)
    .filter((key) => !known.has(key))
    .map((key) => `body: unknown field ${key}`);
}

function fieldsOf(schema: Json | undefined): Set<string> | null {
  if (!isJsonObject(schema)) return null;
  const found = new Set<string>(isJsonObject(schema['properties']) ? Object.keys(schema['properties']) : []);
  for (const key of ['anyOf', 'oneOf', 'allOf']) {
    const list = schema[key];
    if (Array.isArray(list)) for (const inner of list) for (const name of fieldsOf(inner) ?? []) found.add(name);
  }
  return found.size === 0 ? null : found;
}
