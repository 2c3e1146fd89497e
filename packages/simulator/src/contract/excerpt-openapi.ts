import { asObject, asString, isJsonObject } from './json.ts';
import type { Json, JsonObject } from './json.ts';

/** The fixture's form: operations and the component schemas that they reach, in plain JSON Schema. */
export interface OpenApiExcerpt {
  readonly notice: string;
  readonly version: string;
  readonly operations: Readonly<Record<string, OperationContract>>;
  readonly schemas: Readonly<Record<string, Json>>;
}

export interface ParameterContract {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: Json;
}

export interface OperationContract {
  readonly method: string;
  readonly path: string;
  readonly documentationUrl: string;
  readonly parameters: readonly ParameterContract[];
  readonly body?: { readonly required: boolean; readonly schema: Json };
  /** Status → schema of the JSON body, or null when there is none. */
  readonly responses: Readonly<Record<string, Json>>;
}

const PROSE = new Set([
  'description',
  'summary',
  'example',
  'examples',
  'title',
  'externalDocs',
  'x-github',
  'deprecated',
]);
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Follows `#/components/...` once; GitHub's description refers to parameters, responses and schemas that way. */
function resolve(document: JsonObject, value: Json | undefined): JsonObject {
  if (!isJsonObject(value)) return {};
  const reference = value['$ref'];
  if (typeof reference !== 'string') return value;
  let target: Json | undefined = document;
  for (const key of reference.slice(2).split('/')) target = isJsonObject(target) ? target[key] : undefined;
  return resolve(document, target);
}

/** OpenAPI 3.0 to JSON Schema: prose away, `nullable` into the type, component references into local definitions. */
export function toJsonSchema(value: Json, inProperties = false): Json {
  if (Array.isArray(value)) return value.map((item) => toJsonSchema(item));
  if (!isJsonObject(value)) return value;
  const out: Record<string, Json> = {};
  for (const [key, inner] of Object.entries(value)) {
    if (inner === undefined || (!inProperties && (PROSE.has(key) || key === 'nullable' || key === 'discriminator')))
      continue;
    if (!inProperties && key === '$ref' && typeof inner === 'string')
      out[key] = inner.replace('#/components/schemas/', '#/$defs/');
    else if (!inProperties && (key === 'enum' || key === 'default' || key === 'required')) out[key] = inner;
    else out[key] = toJsonSchema(inner, !inProperties && key === 'properties');
  }
  return !inProperties && value['nullable'] === true ? nullable(out) : out;
}

function nullable(schema: Readonly<Record<string, Json>>): Json {
  const { type, ...rest } = schema;
  if (typeof type !== 'string') return { anyOf: [{ type: 'null' }, schema] };
  const values = rest['enum'];
  return { ...rest, type: [type, 'null'], ...(Array.isArray(values) ? { enum: [...values, null] } : {}) };
}

function schemaOf(document: JsonObject, holder: Json | undefined): Json | undefined {
  const content = resolve(document, holder)['content'];
  if (!isJsonObject(content)) return undefined;
  const media = content['application/json'] ?? Object.values(content)[0];
  const schema = isJsonObject(media) ? media['schema'] : undefined;
  return schema === undefined ? undefined : toJsonSchema(schema);
}

function parametersOf(document: JsonObject, operation: JsonObject): ParameterContract[] {
  const list = Array.isArray(operation['parameters']) ? operation['parameters'] : [];
  return list.map((entry) => {
    const parameter = resolve(document, entry);
    const place = parameter['in'];
    return {
      name: asString(parameter['name']),
      in: place === 'query' || place === 'header' ? place : 'path',
      required: parameter['required'] === true,
      schema: toJsonSchema(parameter['schema'] ?? {}),
    };
  });
}

function operationContract(
  document: JsonObject,
  method: string,
  path: string,
  operation: JsonObject,
): OperationContract {
  const responses: Record<string, Json> = {};
  for (const [status, response] of Object.entries(resolve(document, operation['responses']))) {
    responses[status] = schemaOf(document, response) ?? null;
  }
  const body = schemaOf(document, operation['requestBody']);
  const docs = operation['externalDocs'];
  return {
    method: method.toUpperCase(),
    path,
    documentationUrl: asString(asObject(docs)['url'], 'https://docs.github.com/rest'),
    parameters: parametersOf(document, operation),
    ...(body === undefined
      ? {}
      : { body: { required: resolve(document, operation['requestBody'])['required'] === true, schema: body } }),
    responses,
  };
}

function referencesIn(value: Json, found: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) referencesIn(item, found);
  if (!isJsonObject(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === '$ref' && typeof inner === 'string') found.add(inner.slice('#/$defs/'.length));
    else if (inner !== undefined) referencesIn(inner, found);
  }
}

function reachableSchemas(
  document: JsonObject,
  operations: Readonly<Record<string, OperationContract>>,
): Record<string, Json> {
  const components = resolve(document, document['components'])['schemas'];
  const all = isJsonObject(components) ? components : {};
  const wanted = new Set<string>();
  for (const { parameters, body, responses } of Object.values(operations)) {
    for (const schema of [...parameters.map((p) => p.schema), body?.schema ?? null, ...Object.values(responses)]) {
      referencesIn(schema, wanted);
    }
  }
  const schemas: Record<string, Json> = {};
  for (const name of wanted) {
    schemas[name] = toJsonSchema(all[name] ?? {});
    referencesIn(schemas[name], wanted); // a Set may grow while it is walked
  }
  return Object.fromEntries(Object.entries(schemas).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Cuts GitHub's OpenAPI document down to the operations wanted. Throws when one of them does not exist there. */
export function excerptOpenApi(document: JsonObject, version: string, wanted: readonly string[]): OpenApiExcerpt {
  const operations: Record<string, OperationContract> = {};
  for (const [path, item] of Object.entries(resolve(document, document['paths']))) {
    for (const method of METHODS) {
      const operation = isJsonObject(item) ? item[method] : undefined;
      if (!isJsonObject(operation)) continue;
      const id = asString(operation['operationId']);
      if (wanted.includes(id)) operations[id] = operationContract(document, method, path, operation);
    }
  }
  const unknown = wanted.filter((id) => !Object.hasOwn(operations, id));
  if (unknown.length > 0) throw new Error(`GitHub's OpenAPI description has no operation ${unknown.join(', ')}`);
  return {
    notice: `Machine facts from @octokit/openapi ${version} (MIT licence, https://github.com/octokit/openapi), prose removed.`,
    version,
    operations: Object.fromEntries(
      wanted.flatMap((id) => (operations[id] === undefined ? [] : [[id, operations[id]]])),
    ),
    schemas: reachableSchemas(document, operations),
  };
}
