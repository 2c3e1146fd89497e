import type { Dependencies, Reader } from './dependencies.ts';
import { readBundler, readDocker, readGo, readGradle, readRequirements, readSetup } from './lines.ts';
import { readCargo, readCatalog, readPipfile, readPyproject } from './tables.ts';
import { readComposer, readNpm } from './json.ts';
import { readMaven, readNuget } from './markup.ts';

/** By the file's name, lower case. The first that fits reads. */
const READERS: readonly (readonly [RegExp, Reader])[] = [
  [/^package\.json$/u, readNpm],
  [/^composer\.json$/u, readComposer],
  [/^(?:[\w.-]{0,80}requirements[\w.-]{0,80}|constraints[\w.-]{0,80})\.(?:txt|in)$/u, readRequirements],
  [/^pyproject\.toml$/u, readPyproject],
  [/^pipfile$/u, readPipfile],
  [/^setup\.(?:py|cfg)$/u, readSetup],
  [/^go\.mod$/u, readGo],
  [/^pom\.xml$/u, readMaven],
  [/^[\w.-]{0,80}\.gradle(?:\.kts)?$/u, readGradle],
  [/^[\w.-]{0,80}\.versions\.toml$/u, readCatalog],
  [/^cargo\.toml$/u, readCargo],
  [
    /^(?:[\w.-]{0,80}\.(?:cs|fs|vb)proj|directory\.(?:packages|build)\.(?:props|targets)|packages\.config)$/u,
    readNuget,
  ],
  [/^(?:gemfile|gems\.rb|[\w.-]{0,80}\.gemspec)$/u, readBundler],
  [/^(?:dockerfile[\w.-]{0,40}|[\w.-]{0,40}\.dockerfile|containerfile)$/u, readDocker],
];

/** Characters of a manifest that are read. */
const LONGEST = 512_000;

function readerOf(path: string): Reader | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  return READERS.find(([form]) => form.test(name))?.[1];
}

export function isManifest(path: string): boolean {
  return readerOf(path) !== undefined;
}

/** The dependencies that a manifest names; undefined where it cannot be read. Never throws. */
export function readManifest(path: string, text: string): Dependencies | undefined {
  const reader = readerOf(path);
  if (reader === undefined || text.length > LONGEST) return undefined;
  return reader(text.replaceAll('\r\n', '\n').replace(/^\uFEFF/u, ''));
}
