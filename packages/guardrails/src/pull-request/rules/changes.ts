import { classifyPath, findSecrets } from '../../rules.ts';
import type { Breach } from '../breach.ts';
import type { ChangedFile } from '../facts.ts';
import type { Case, Rule } from './rule.ts';

/** What the change as a whole is: its size, its test, its secrets. */
export const changes: Rule = (given) => [...size(given), ...regressionTest(given), ...secrets(given)];

function size({ facts, contract }: Case): readonly Breach[] {
  const counted = facts.files.filter(({ path }) => !classifyPath(path, contract.policy).lockfile);
  const lines = counted.reduce((sum, { additions, deletions }) => sum + additions + deletions, 0);
  const why = 'nobody reviews a large change well; the fix is to be the smallest safe one';
  const breach = (seen: string): Breach => ({
    rule: 'size',
    severity: 'fail',
    seen,
    why,
    instead: 'Take out what the fix does not need: refactoring, formatting, other fixes.',
  });
  return [
    ...(facts.fileCount > contract.maxFiles
      ? [breach(`${facts.fileCount} files change; ${contract.maxFiles} may`)]
      : []),
    ...(lines > contract.maxLines
      ? [breach(`${lines} lines change, lockfiles left out; ${contract.maxLines} may`)]
      : []),
  ];
}

function regressionTest({ facts, contract, linesOf }: Case): readonly Breach[] {
  const kinds = facts.files.map((file) => ({ file, ...classifyPath(file.path, contract.policy) }));
  const code = kinds.filter(({ file, code, test }) => code && !test && file.status !== 'removed');
  const tested = kinds.some(({ file, test }) => file.status !== 'removed' && (test || holdsTest(file, linesOf)));
  const [first] = code;
  if (first === undefined || tested) return [];
  return [
    {
      rule: 'regression-test',
      severity: 'ask',
      path: first.file.path,
      seen: `${code.length} files of code change, and no test`,
      why: 'nothing shows that the fix works or will stay',
      instead: 'Add a test that fails without the change and passes with it; or a maintainer approves it.',
    },
  ];
}

/** Some languages keep their tests in the file that they test. */
const INLINE_TEST = /#\[(?:\w+::)?test\]|#\[cfg\(test\)\]|^\s{0,40}>>> /u;

function holdsTest(file: ChangedFile, linesOf: Case['linesOf']): boolean {
  return linesOf(file).some(({ kind, text }) => kind === 'added' && INLINE_TEST.test(text));
}

const MOST_SECRETS = 20;

/** Credentials in what is added, and in the texts. The credential itself is never repeated. */
function secrets({ facts, linesOf }: Case): readonly Breach[] {
  const inFiles = facts.files.flatMap((file) => {
    const added = linesOf(file).filter(({ kind }) => kind === 'added');
    const text = added.map((line) => line.text).join('\n');
    // The line is counted for each: a file full of them is said often enough by the first ones.
    return findSecrets(text)
      .toSorted((one, other) => Number(other.certain) - Number(one.certain))
      .slice(0, MOST_SECRETS)
      .map(({ form, from, to, certain }) => {
        const index = text.slice(0, from).split('\n').length - 1;
        const line = added[index]?.line;
        return secret(form, to - from, certain, { path: file.path, ...(line === undefined ? {} : { line }) });
      });
  });
  const texts = [
    ['title', facts.title],
    ['description', facts.body],
    ...facts.commits.map(({ oid, message }) => [`commit ${oid.slice(0, 12)}`, message] as const),
  ] as const;
  const inTexts = texts.flatMap(([where, text]) =>
    findSecrets(text)
      .filter(({ certain }) => certain)
      .map(({ form, from, to }) => secret(form, to - from, true, {}, where)),
  );
  return [...inFiles, ...inTexts];
}

function secret(
  form: string,
  length: number,
  certain: boolean,
  place: Pick<Breach, 'path' | 'line'>,
  where = 'added line',
): Breach {
  return {
    rule: 'secret',
    severity: certain ? 'fail' : 'warn',
    ...place,
    seen: `${where}: something in the form of a credential (${form}, ${length} characters)`,
    why: 'everything that was pushed stays readable for ever',
    instead: 'Take it out, have a person revoke it, and read it from the environment or the secret store instead.',
  };
}
