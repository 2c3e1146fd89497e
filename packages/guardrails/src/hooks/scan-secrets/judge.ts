import { posix } from 'node:path';
import type { Hook, Refusal } from '../frame/hook.ts';
import { findSecrets, isRandom, type Found } from './find.ts';
import { mayMatch } from './may-match.ts';

/** Characters of a text that the preset reads as well; its expressions are not ours, and a longer text could keep them busy. */
const LONGEST_FOR_PRESET = 40_000;
/** Bytes of a written file that is read again after the call. */
const LARGEST_FILE = 4_000_000;

/**
 * Blocks a call that would write a credential; after a call, tells the agent to take it back. Our own forms and the preset of
 * secretlint are united. The credential itself is never repeated (P21).
 */
export const scanSecrets: Hook = {
  name: 'scan-secrets',
  judge: async (call, { files }) => {
    if (call.event !== 'before' && call.event !== 'after') return [];
    const written =
      call.event === 'after'
        ? call.writes.flatMap((path) => files.text(posix.resolve(call.cwd, path), LARGEST_FILE) ?? [])
        : [];
    const texts = [...call.texts, ...written].filter((text) => text !== '');
    const refusals: Refusal[] = [];
    for (const text of texts) {
      const own = findSecrets(text);
      const found = own.some(({ certain }) => certain) ? own : [...own, ...(await ofPreset(text))];
      refusals.push(...found.map((each) => refusalOf(each, text, call.event === 'after')));
    }
    return [...new Map(refusals.map((refusal) => [refusal.seen, refusal])).values()];
  },
};

function refusalOf({ form, from, to, certain }: Found, text: string, after: boolean): Refusal {
  const line = text.slice(0, from).split('\n').length;
  const instead =
    'Read it from the environment or from the secret store at run time, and write a placeholder such as <token> in examples.';
  return {
    rule: certain ? 'secret' : 'perhaps-a-secret',
    seen: `line ${line}: something in the form of a credential (${form}, ${to - from} characters)`,
    why: after
      ? 'it is already in the file, and everything in a commit stays readable for ever'
      : 'everything in a commit stays readable for ever',
    instead: after
      ? `Take it out of the file now. ${instead} If it was ever pushed, tell a person to revoke it.`
      : instead,
    severity: certain ? 'block' : 'warn',
  };
}

/** Rules of the preset that fire on ordinary examples: they only warn. */
const NOISY = /basicauth|database-connection/u;

async function ofPreset(text: string): Promise<readonly Found[]> {
  if (text.length > LONGEST_FOR_PRESET || !mayMatch(text)) return [];
  const { preset } = await import('./preset.ts');
  return (await preset(text)).map(({ rule, from, to }) => ({
    form: rule,
    from,
    to,
    certain: !NOISY.test(rule) && isRandom(text.slice(from, to)),
  }));
}
