import type { Seen } from '../../../packages/guardrails/src/hooks/shell/program.ts';
import { isKnown, MANY, matchesField } from '../../../packages/guardrails/src/hooks/shell/field.ts';

/** The commands that ran although no command that was seen may have become them. */
export function unseen(
  runs: readonly (readonly string[])[],
  commands: readonly Seen[],
): readonly (readonly string[])[] {
  return runs.filter((argv) => !commands.some((seen) => fits([seen.name, ...seen.args], argv)));
}

/** Whether the fields may have become these arguments. An expansion that bash splits, and a pattern, may become any number. */
function fits(fields: readonly string[], argv: readonly string[]): boolean {
  let states = new Set([0]);
  for (const field of fields) {
    const next = new Set<number>();
    for (const at of states) {
      const word = argv[at];
      if (field.includes(MANY)) for (let end = at; end <= argv.length; end += 1) next.add(end);
      else if (!isKnown(field) && /[\uE002\uE003\uE007]/u.test(field))
        for (let end = at; end <= argv.length; end += 1) next.add(end);
      else if (word !== undefined && matchesField(field, word)) next.add(at + 1);
    }
    states = next;
  }
  return states.has(argv.length);
}
