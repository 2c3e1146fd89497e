import type { Kit } from '@agent-remediation/action-kit';
import { OUTCOMES, VERDICTS, type ReconcileInput } from '@agent-remediation/remediation';
import type { StartedByHand } from '@agent-remediation/remediation/by-hand';
import { scans } from './scans.ts';

type Inputs = Kit['inputs'];

/** What a person decided about findings that have no issue: lines of `<finding-id> = retry`, `give-up` or `close`. */
export function decisions(
  inputs: Inputs,
  started: StartedByHand | undefined,
  attempt: number,
): ReconcileInput['decide'] {
  const verdicts = assignments(inputs, 'decide', VERDICTS);
  return verdicts === undefined ? undefined : { verdicts, started, attempt };
}

/** What the workflow found out itself about one commit, in steps before this one. */
export function handedIn(kit: Kit): ReconcileInput['handedIn'] {
  const { inputs } = kit;
  const [reproducer, both] = [assignments(inputs, 'reproducer', OUTCOMES), scans(kit)];
  if (reproducer === undefined && both === undefined) return undefined;
  const commit = inputs.required('evidence-commit').toLowerCase();
  if (!/^[0-9a-f]{40,64}$/.test(commit)) inputs.fault('input `evidence-commit`: a full commit id is needed');
  return { commit, reproducer, scans: both };
}

/** Lines of `<finding-id> = <word>`; the last line of an id counts. */
function assignments<Word extends string>(
  inputs: Inputs,
  name: string,
  words: readonly Word[],
): ReadonlyMap<string, Word> | undefined {
  const lines = inputs.lines(name);
  if (lines === undefined) return undefined;
  const pairs = lines.map((line) => {
    const [, id, said] = /^([^\s=]+)\s*=\s*(\S+)$/.exec(line) ?? [];
    const word = words.find((candidate) => candidate === said);
    return id === undefined || word === undefined ? undefined : ([id, word] as const);
  });
  const sound = pairs.filter((pair) => pair !== undefined);
  if (sound.length < pairs.length)
    inputs.fault(`input \`${name}\`: write one \`<finding-id> = ${words.join('|')}\` per line`);
  return new Map(sound);
}
