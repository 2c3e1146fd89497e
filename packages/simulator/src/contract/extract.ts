/**
 * Writes `generated/openapi.json` and `generated/github.graphql`: the parts of GitHub's published REST and GraphQL descriptions that the
 * simulator uses. `--check` writes nothing and fails when a file is not what this script would write for the versions pinned here.
 *
 *   node --conditions=source packages/simulator/src/contract/extract.ts [--check]
 *
 * The OpenAPI package unpacks to 385 MB, so it is not a dependency: `npm pack` fetches it into a temporary folder (29 MB) when this runs.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { excerptGraphql } from './excerpt-graphql.ts';
import { excerptOpenApi } from './excerpt-openapi.ts';
import { asObject, asString } from './json.ts';
import type { JsonObject } from './json.ts';
import { OPERATIONS } from './operations.ts';

const OPENAPI_VERSION = '23.0.2';
const generated = new URL('../../generated/', import.meta.url);

/**
 * Paths that the package still describes for api.github.com as they once were: without `severity`, which GitHub has there since November
 * 2022 (github.blog/changelog/2022-11-24-filter-code-scanning-api-results-by-alert-severity). Its description of GHEC is up to date.
 */
const OUTDATED = ['/repos/{owner}/{repo}/code-scanning/alerts'];

function withPaths(document: JsonObject, other: JsonObject, paths: readonly string[]): JsonObject {
  const [mine, theirs] = [asObject(document['components']), asObject(other['components'])];
  const both = (key: string): JsonObject => ({ ...asObject(theirs[key]), ...asObject(mine[key]) });
  const taken = paths.map((path) => [path, asObject(other['paths'])[path]] as const);
  return {
    ...document,
    components: { ...mine, schemas: both('schemas'), parameters: both('parameters'), responses: both('responses') },
    paths: { ...asObject(document['paths']), ...Object.fromEntries(taken) },
  };
}

function openApiDocument(): JsonObject {
  const folder = mkdtempSync(join(tmpdir(), 'openapi-'));
  try {
    const packed = execFileSync('npm', ['pack', '--silent', `@octokit/openapi@${OPENAPI_VERSION}`], {
      cwd: folder,
      encoding: 'utf8',
    });
    const read = (name: string): JsonObject => {
      const member = `package/generated/${name}.json`;
      execFileSync('tar', ['xzf', packed.trim().split('\n').at(-1) ?? '', member], { cwd: folder });
      return asObject(JSON.parse(readFileSync(join(folder, member), 'utf8')));
    };
    return withPaths(read('api.github.com'), read('ghec'), OUTDATED);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function graphqlExcerpt(): string {
  const folder = dirname(fileURLToPath(import.meta.resolve('@octokit/graphql-schema')));
  const version = asString(asObject(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))['version']);
  return excerptGraphql(readFileSync(join(folder, 'schema.graphql'), 'utf8'), version);
}

const files: readonly (readonly [string, string])[] = [
  ['openapi.json', `${JSON.stringify(excerptOpenApi(openApiDocument(), OPENAPI_VERSION, Object.keys(OPERATIONS)))}\n`],
  ['github.graphql', graphqlExcerpt()],
];
for (const [name, text] of files) {
  if (!process.argv.includes('--check')) writeFileSync(new URL(name, generated), text);
  else if (readFileSync(new URL(name, generated), 'utf8') !== text) {
    process.stderr.write(`packages/simulator/generated/${name} is out of date: run this script without --check\n`);
    process.exitCode = 1;
  }
}
