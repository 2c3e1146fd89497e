import { LEDGER_BRANCH } from '@agent-remediation/conventions';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { clip } from '../terminal.ts';
import type { Stage } from './stage.ts';

const PICTURE = String.raw`
  maria            actions                  ledger             session service      coding agent
    │                 │                        │                      │                   │
    ├── label ───────▶│ create-session         │                      │                   │
    │                 ├── claim ──────────────▶│ posting              │                   │
    │                 ├── brief ───────────────┼─────────────────────▶├── works ─────────▶│
    │                 ├── record ─────────────▶│ created              │                   │
    │                 │                        │                      │                   │
    │                 │ reconcile ◀────────────┼──────────────────────┼── DRAFT ──────────┤
    │                 ├── record ─────────────▶│ created, #2          │   pull request    │
    ├── review,       │                        │                      │                   │
    │   ready, merge ▶│ close-on-merge         │                      │                   │
    │                 ├── record ─────────────▶│ merged               │                   │
    │   check "test" ▶│ reconcile              │                      │                   │
    │                 ├── record ─────────────▶│ closed               │                   │
    ◀── issue closed ─┤                        │                      │                   │
`;

/** What happened, as a picture, as the ledger's own history, and in figures. */
export async function picture({ narrator, sim, repo, runs }: Stage, seconds: number): Promise<void> {
  narrator.chapter('What happened');
  narrator.line();
  for (const line of PICTURE.split('\n').slice(1, -1)) narrator.line(line);
  narrator.line();
  narrator.say(`The ledger is a branch, so its history is the audit trail (git log ${LEDGER_BRANCH}):`);
  const history = await promisify(execFile)('git', [
    '-C',
    repo.gitDirectory,
    'log',
    '--reverse',
    '--format=%h  %s',
    LEDGER_BRANCH,
  ]);
  narrator.show(
    history.stdout
      .trimEnd()
      .split('\n')
      .map((line) => clip(line.replace(/ \[skip ci\]$/, ''), 96)),
    'dim',
  );
  narrator.line();
  const { length } = sim.requests.filter(({ service }) => service !== 'session');
  narrator.facts([
    [
      'sessions',
      `${sim.sessions.length}, and create-session was run ${runs['create-session']} times: maria's finding, and the issue that she took over`,
    ],
    [
      'refused',
      'the event delivered twice and three times, a label without write permission, a comment by an outsider',
    ],
    ['checked', `${length} requests against GitHub's published API description: no objection`],
    ['time', `${seconds.toFixed(1)} s`],
  ]);
}
