import { REASONS, SETTINGS_PATH, type ReasonCode } from '@agent-remediation/conventions';
import {
  startSimulator,
  type Delivery,
  type DeliverResult,
  type RepositoryHandle,
  type SimulatedSession,
  type Simulator,
} from '@agent-remediation/simulator';
import type { Narrator } from './narrator.ts';
import { wireLines } from './wire.ts';

export const SETTINGS = `version: 1
commands:
  test: npm test
closing:
  checks: [test]
`;

/** The story did not go as it is told: the demo is a test as well. */
export class StoryFault extends Error {
  override readonly name = 'StoryFault';
}

/** The session that was created last. */
export function lastSession({ sessions }: Simulator): SimulatedSession {
  if (sessions.last === undefined) throw new StoryFault('the session service has no session');
  return sessions.last;
}

export type ActionName = 'create-session' | 'close-on-merge' | 'reconcile';

/** Simulator, repository and people, and the way to run an action in front of the reader. */
export interface Stage {
  readonly sim: Simulator;
  readonly repo: RepositoryHandle;
  readonly narrator: Narrator;
  /** Runs the committed bundle, shows what it sent, and ends the story where its reason is not the one told. */
  readonly run: (action: ActionName, delivery: Delivery, expected: ReasonCode) => Promise<DeliverResult>;
  /** How often each action was run. */
  readonly runs: Readonly<Record<ActionName, number>>;
  readonly expect: (what: string, seen: unknown, expected: unknown) => void;
}

export async function setStage(narrator: Narrator): Promise<Stage> {
  const sim = await startSimulator();
  const repo = await sim.addRepository({
    owner: 'acme',
    name: 'shop',
    private: true,
    files: {
      'package.json': '{}\n',
      'src/search.js': 'export const find = (db, q) => db.query(`… ${q} …`);\n',
      [SETTINGS_PATH]: SETTINGS,
    },
  });
  repo.setPermission('maria', 'write');
  repo.setPermission('tim', 'triage');
  const expect: Stage['expect'] = (what, seen, expected) => {
    if (seen !== expected) throw new StoryFault(`${what}: expected ${String(expected)}, seen ${String(seen)}`);
  };
  const runs = { 'create-session': 0, 'close-on-merge': 0, reconcile: 0 };
  const run: Stage['run'] = async (action, delivery, expected) => {
    runs[action] += 1;
    const result = await sim.deliver(action, delivery, {
      env: { AGENT_REMEDIATION_ALLOW_LOOPBACK_HTTP: '1' },
      ...(action === 'close-on-merge'
        ? {}
        : { inputs: { 'api-key': sim.sessionKey, 'org-id': sim.orgId, 'base-url': sim.sessionUrl } }),
    });
    narrator.line();
    narrator.say(`${action} runs. It sends:`);
    for (const { text, isSession } of wireLines(result.requests)) narrator.show([text], isSession ? 'cyan' : 'dim');
    checkEnding(action, result, expected);
    narrator.ending(expected);
    return result;
  };
  return { sim, repo, narrator, run, runs, expect };
}

function checkEnding(action: ActionName, { outputs, code, stdout, stderr }: DeliverResult, expected: ReasonCode): void {
  const seen = outputs['reason'] ?? 'no reason at all';
  if (seen === expected) return;
  const printed = `${stdout}${stderr}`.trim();
  throw new StoryFault(
    `${action} should have ended with ${expected} (${REASONS[expected].meaning}), but ended with ${seen}, exit code ${code}. It printed:\n${printed}`,
  );
}
