/** Reads the published JSON Schema into {@link Shape}s. A keyword that it does not know is an error, never ignored. */
import type { RecordShape, Shape } from '../validate/shape.ts';

type Node = Readonly<Record<string, unknown>>;

const ANNOTATIONS = new Set(['$schema', '$id', '$defs', 'title', 'description']);
const SLUG_TAIL = '[a-z0-9]+(?:-[a-z0-9]+)*$';

export class UnknownSchemaForm extends Error {}

export function shapesOf(schema: Node): RecordShape {
  const shape = shapeOf(schema, schema, '#');
  if (shape.kind !== 'record') throw new UnknownSchemaForm('The root of the schema is not an object.');
  return shape;
}

function shapeOf(node: Node, root: Node, at: string): Shape {
  const reference = node['$ref'];
  if (typeof reference === 'string') {
    allowOnly(node, at, ['$ref']);
    return shapeOf(resolve(root, reference), root, reference);
  }
  switch (node['type']) {
    case 'boolean':
      allowOnly(node, at, ['type']);
      return { kind: 'boolean' };
    case 'integer':
      allowOnly(node, at, ['type', 'minimum', 'maximum']);
      return integerShape(node);
    case 'string':
      return stringShape(node, at);
    case 'array':
      allowOnly(node, at, ['type', 'uniqueItems', 'items']);
      return { kind: 'list', unique: node['uniqueItems'] === true, of: shapeOf(child(node, 'items', at), root, at) };
    case 'object':
      return recordShape(node, root, at);
    default:
      throw new UnknownSchemaForm(`${at}: type ${String(node['type'])} is not known to the generator.`);
  }
}

function integerShape(node: Node): Shape {
  const min = numberOf(node['minimum'], 0);
  const max = node['maximum'];
  return typeof max === 'number' ? { kind: 'integer', min, max } : { kind: 'integer', min };
}

function stringShape(node: Node, at: string): Shape {
  const { pattern, format } = node;
  if (typeof node['const'] === 'string') {
    allowOnly(node, at, ['type', 'const']);
    return { kind: 'choice', values: [node['const']] };
  }
  if (Array.isArray(node['enum'])) {
    allowOnly(node, at, ['type', 'enum']);
    return { kind: 'choice', values: node['enum'].map(String) };
  }
  if (format === 'date-time') {
    allowOnly(node, at, ['type', 'format']);
    return { kind: 'date-time' };
  }
  if (typeof pattern === 'string') {
    allowOnly(node, at, ['type', 'pattern']);
    return { kind: 'slug', prefix: slugPrefix(pattern, at), pattern };
  }
  allowOnly(node, at, ['type', 'minLength', 'maxLength']);
  return { kind: 'text', min: numberOf(node['minLength'], 0), max: numberOf(node['maxLength'], 0) };
}

function slugPrefix(pattern: string, at: string): string {
  const prefix = pattern.slice(1, -SLUG_TAIL.length);
  const isKnown = pattern === `^${prefix}${SLUG_TAIL}` && /^[a-z]+-$/.test(prefix);
  if (!isKnown) throw new UnknownSchemaForm(`${at}: the generator knows only patterns of words joined by hyphens.`);
  return prefix;
}

function recordShape(node: Node, root: Node, at: string): RecordShape {
  allowOnly(node, at, ['type', 'additionalProperties', 'required', 'properties']);
  const properties = child(node, 'properties', at);
  const names = Object.keys(properties);
  const required = Array.isArray(node['required']) ? node['required'] : [];
  const isClosed = node['additionalProperties'] === false && names.every((name) => required.includes(name));
  if (!isClosed || required.length !== names.length) {
    throw new UnknownSchemaForm(`${at}: every field must be required, and no other allowed (seed 2.1).`);
  }
  const fields = names.map((name) => [name, shapeOf(child(properties, name, at), root, `${at}/${name}`)] as const);
  return { kind: 'record', fields: Object.fromEntries(fields) };
}

function resolve(root: Node, reference: string): Node {
  const name = reference.replace('#/$defs/', '');
  return child(child(root, '$defs', '#'), name, reference);
}

function child(node: Node, key: string, at: string): Node {
  const value = node[key];
  if (!isNode(value)) throw new UnknownSchemaForm(`${at}: ${key} must be an object.`);
  return value;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function numberOf(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}

function allowOnly(node: Node, at: string, keywords: readonly string[]): void {
  const unknown = Object.keys(node).filter((key) => !ANNOTATIONS.has(key) && !keywords.includes(key));
  if (unknown.length > 0) throw new UnknownSchemaForm(`${at}: keyword ${unknown.join(', ')} is not known here.`);
}
