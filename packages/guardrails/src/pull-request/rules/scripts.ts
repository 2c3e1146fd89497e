import type { Breach } from '../breach.ts';
import type { ChangedFile } from '../facts.ts';
import { before } from '../patch.ts';
import type { Case, Rule } from './rule.ts';

/** Scripts in manifests: what an installer runs by itself, and for a new version of a dependency any script (seed 2.5, 8). */
export const scripts: Rule = (given) =>
  given.facts.files.flatMap((file) =>
    /(?:^|\/)(?:package|composer)\.json$/iu.test(file.path) && file.status !== 'removed' ? ofManifest(file, given) : [],
  );

/** What npm, Yarn, pnpm and Composer run without being asked. */
const BY_ITSELF =
  /^(?:(?:pre|post)?install|(?:pre|post)?prepare|prepublish(?:Only)?|dependencies|(?:pre|post)-(?:install|update|autoload-dump|root-package-install|create-project|package-install|package-update)-?(?:cmd)?|pnpm:devPreinstall)$/u;

function ofManifest(file: ChangedFile, given: Case): readonly Breach[] {
  const head = given.facts.manifests.get(file.path);
  const old = file.status === 'added' ? '{}' : head === undefined ? undefined : before(head, file.patch ?? '');
  // What cannot be read, the rule `major-version` asks about.
  if (head === undefined || old === undefined) return [];
  const [was, is] = [scriptsOf(old), scriptsOf(head)];
  return [...is].flatMap(([name, text]): readonly Breach[] => {
    if (was.get(name) === text) return [];
    const runsByItself = BY_ITSELF.test(name);
    if (!runsByItself && given.finding?.kind !== 'dependency') return [];
    const line = given
      .linesOf(file)
      .find(({ kind, text: each }) => kind === 'added' && each.includes(`"${name}"`))?.line;
    const seen = runsByItself
      ? `the script ${name}, which an installer runs by itself, becomes ${text.slice(0, 120)}`
      : `the script ${name} becomes ${text.slice(0, 120)}, for a new version of a dependency`;
    return [
      {
        rule: 'install-script',
        severity: runsByItself ? 'fail' : 'ask',
        path: file.path,
        ...(line === undefined ? {} : { line }),
        seen,
        why: 'a script of a manifest runs on every machine that installs or builds this, with what it can reach',
        instead: 'Take the change of this script out; a person makes it in a pull request of their own.',
      },
    ];
  });
}

function scriptsOf(text: string): ReadonlyMap<string, string> {
  try {
    const file: unknown = JSON.parse(text.replace(/^\uFEFF/u, ''));
    if (typeof file !== 'object' || file === null || !('scripts' in file)) return new Map();
    const { scripts: found } = file;
    return typeof found === 'object' && found !== null
      ? new Map(
          Object.entries(found).map(([name, value]) => [
            name,
            typeof value === 'string' ? value : JSON.stringify(value),
          ]),
        )
      : new Map();
  } catch {
    return new Map();
  }
}
