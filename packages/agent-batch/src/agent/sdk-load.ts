import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { AgentMissing } from './agent.ts';
import { SDK_PACKAGE, SDK_VERSION, type SdkQueryFunction } from './sdk-types.ts';

/** What to do when the SDK is not there; the same sentence whatever went wrong. */
const INSTALL = `Install it with: npm install --save-exact ${SDK_PACKAGE}@${SDK_VERSION} (docs/agent-batch.md, "Install the agent").`;

/**
 * Loads `query` of the agent SDK. It is looked for at run time and never bundled: its licence does not allow that, and its program has
 * hundreds of megabytes.
 *
 * @param path the input `agent-sdk`: a module, or a folder that is the package or has it in its `node_modules`; relative to the workspace
 * @param workspace where the package is looked for without a path
 * @throws AgentMissing when it is not there, too old, or something else
 */
export async function loadSdk(path: string | undefined, workspace: string): Promise<SdkQueryFunction> {
  const file = path === undefined ? installedIn(workspace) : moduleAt(resolve(workspace, path), path);
  const found = file === undefined ? undefined : versionOf(file);
  if (file === undefined) {
    throw new AgentMissing(`The agent SDK is not in ${path ?? 'the node_modules of the workspace'}. ${INSTALL}`);
  }
  if (found !== undefined && isOlder(found, SDK_VERSION)) {
    throw new AgentMissing(`The agent SDK is version ${found}; the oldest that works is ${SDK_VERSION}. ${INSTALL}`);
  }
  return queryOf(await load(file));
}

/** The program comes in optional packages, one per platform. */
export function isProgramMissing(error: unknown): boolean {
  return error instanceof Error && /Native CLI binary for .* not found/u.test(error.message);
}

export function programMissing(): AgentMissing {
  return new AgentMissing(
    `The agent SDK is there, its program for ${process.platform}-${process.arch} is not: it was installed with --omit=optional, or for another platform. ${INSTALL}`,
  );
}

function installedIn(folder: string): string | undefined {
  try {
    return createRequire(join(folder, 'package.json')).resolve(SDK_PACKAGE);
  } catch {
    return undefined;
  }
}

function moduleAt(place: string, given: string): string | undefined {
  if (!existsSync(place)) throw new AgentMissing(`agent-sdk: there is nothing at ${given}. ${INSTALL}`);
  if (!statSync(place).isDirectory()) return place;
  const manifest = manifestIn(place);
  if (manifest?.name !== SDK_PACKAGE) return installedIn(place);
  return typeof manifest.main === 'string' ? join(place, manifest.main) : undefined;
}

interface Manifest {
  readonly name?: unknown;
  readonly main?: unknown;
  readonly version?: unknown;
}

function manifestIn(folder: string): Manifest | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Version of the package that a module belongs to; undefined for a module of another package, such as a stand-in. */
function versionOf(file: string): string | undefined {
  const manifest = manifestIn(dirname(file));
  return manifest?.name === SDK_PACKAGE && typeof manifest.version === 'string' ? manifest.version : undefined;
}

function isOlder(version: string, oldest: string): boolean {
  const [a, b] = [version, oldest].map((text) => text.split(/[.+-]/u, 3).map(Number));
  for (const at of [0, 1, 2]) {
    const difference = (a?.[at] ?? 0) - (b?.[at] ?? 0);
    if (difference !== 0) return !(difference > 0);
  }
  return false;
}

async function load(file: string): Promise<unknown> {
  try {
    // The bundler has to leave this import alone.
    return await import(/* webpackIgnore: true */ pathToFileURL(file).href);
  } catch (error) {
    throw new AgentMissing(`The agent SDK at ${file} cannot be loaded: ${String(error)}. ${INSTALL}`, { cause: error });
  }
}

function queryOf(module: unknown): SdkQueryFunction {
  const query: unknown = Object(module).query;
  if (typeof query !== 'function') {
    throw new AgentMissing(`What was found as the agent SDK exports no function "query". ${INSTALL}`);
  }
  return query as SdkQueryFunction;
}
