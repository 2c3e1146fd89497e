import { collect, type Dependencies } from './dependencies.ts';

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parsed(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function pairsOf(value: unknown): readonly (readonly [string, string])[] {
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([name, version]) => (typeof version === 'string' ? [[name, version]] : []));
}

/** Overrides may be nested to any depth: each is known by the whole way to it. */
function overrides(value: unknown, way: string, depth = 0): readonly (readonly [string, string])[] {
  if (!isFields(value) || depth > 8) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'string' ? [[`${way}${name}`, inner] as const] : overrides(inner, `${way}${name}/`, depth + 1),
  );
}

const NPM = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies', 'engines', 'resolutions'];

export function readNpm(text: string): Dependencies | undefined {
  const file = parsed(text);
  if (file === undefined) return undefined;
  const pnpm = isFields(file['pnpm']) ? file['pnpm']['overrides'] : undefined;
  return collect([
    ...NPM.flatMap((group) => pairsOf(file[group])),
    ...overrides(file['overrides'], 'overrides/'),
    ...overrides(pnpm, 'pnpm.overrides/'),
  ]);
}

export function readComposer(text: string): Dependencies | undefined {
  const file = parsed(text);
  return file && collect([...pairsOf(file['require']), ...pairsOf(file['require-dev'])]);
}
