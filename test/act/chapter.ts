/** One chapter of the story: a stage of its own, workflows that run one after the other, and what must hold in between. */
import type { ReasonCode } from '@agent-remediation/conventions';
import type { Delivery, RecordedRequest } from '@agent-remediation/simulator';
import { TEMPLATES, file } from '../workflows/files.ts';
import { openStage } from './stage.ts';
import type { RunOptions, Stage, StageOptions } from './stage.ts';

/** Templates that have no reusable form. */
const WITHOUT_CALLER = new Set(['agent-verify', 'close-on-merge-only', 'agent-check', 'agent-batch']);

/** A chapter ends at the first thing that is not as it should be; the rest would only follow from it. */
export class Chapter {
  #log = '';
  readonly stage: Stage;
  readonly folder: string;

  constructor(stage: Stage, folder: string) {
    this.stage = stage;
    this.folder = folder;
  }

  /** Runs a workflow; its actions must end with these reason codes, and the run with this exit code. */
  async run(
    name: string,
    delivery: Delivery,
    reasons: ReasonCode | readonly ReasonCode[],
    options: RunOptions & { code?: 0 | 1 } = {},
  ): Promise<void> {
    const { code = 0 } = options;
    const folder = WITHOUT_CALLER.has(name) ? TEMPLATES : this.folder;
    const result = await this.stage.run(file(`${folder}/${name}.yml`), delivery, options);
    this.#log += `--- ${name}\n${result.log}`;
    const seen = [...result.log.matchAll(/::set-output:: reason=([a-z-]+)/g)].map(([, found]) => found ?? '');
    this.is(`${name} ends with`, { reasons: seen, code: result.code }, { reasons: [reasons].flat(), code });
  }

  is(what: string, seen: unknown, expected: unknown): void {
    const [a, b] = [JSON.stringify(seen), JSON.stringify(expected)];
    if (a !== b) throw new Error(`${what}: ${a ?? 'undefined'}, expected ${b ?? 'undefined'}`);
  }

  get log(): string {
    const { sim } = this.stage;
    const line = ({ method, path, operation, status }: RecordedRequest): string =>
      `${method} ${path} ${operation ?? '?'} ${status}`;
    return [this.#log, '--- requests', ...sim.requests.map(line)].join('\n');
  }
}

export type Write = (chapter: Chapter) => Promise<void>;

export interface Performance extends StageOptions {
  /** Where the workflows come from: the templates, or the organisation's callers. */
  readonly folder: string;
  readonly write: Write;
}

export async function perform({
  folder,
  write,
  ...options
}: Performance): Promise<{ readonly faults: readonly string[]; readonly log: string }> {
  const stage = await openStage(options);
  const chapter = new Chapter(stage, folder);
  const faults: string[] = [];
  try {
    await write(chapter);
    chapter.is('left the machine', stage.act.outside, []);
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
  }
  // Listed apart: a refused request is often why something else went wrong.
  faults.push(...stage.sim.violations.map((violation) => `violation: ${JSON.stringify(violation)}`));
  await stage.close();
  return { faults, log: chapter.log };
}
