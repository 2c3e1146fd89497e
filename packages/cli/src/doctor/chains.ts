/** What the repository's workflows start: circles, labels that start nothing or start without a person, and runs that never come. */
import { LEDGER_BRANCH } from '@agent-remediation/conventions';
import {
  causesOf,
  hears,
  isOurs,
  loops,
  matches,
  START_LABELS,
  type Link,
  type Workflow,
} from '@agent-remediation/agent-config/workflows';
import { ask, notSeen, type Looking, type Row } from './row.ts';

export async function chains(looking: Looking): Promise<readonly Row[]> {
  const { workflows: found } = looking;
  if (found.kind !== 'read') return [notSeen('self-trigger loops', found)];
  const all = found.files.flatMap(({ workflow }) => (workflow === undefined ? [] : [workflow]));
  const circles = loops(all).map(circle);
  return [
    ...(circles.length > 0
      ? circles
      : [{ check: 'self-trigger loops', verdict: 'fine' as const, seen: `none in ${all.length} workflows`, fix: '' }]),
    ...startLabels(all),
    ...namesOfRuns(all),
    ...(await ledgerPushes(looking, all)),
  ];
}

const at = ({ path }: { readonly path: string }, line: number): string => `${path}:${line}`;

function circle(chain: readonly Link[]): Row {
  const [first] = chain;
  const told = chain.map(
    (link) => `${at(link, link.cause.line)} ${link.cause.does} starts ${at(link.heardAt, link.heardAt.line)}`,
  );
  // The session's own link cannot be taken out; the one that hears its pull request can leave our branches out.
  const breakable = chain.find(({ cause }) => cause.by !== 'agent') ?? first;
  const place = breakable === undefined ? '' : at(breakable, breakable.cause.line);
  return {
    check: `self-trigger loop, ${place}`,
    verdict: 'wrong',
    seen: told.join('; '),
    fix: `At ${place}, leave out what a session made: if: \${{ !startsWith(github.head_ref, 'fix/') }}; or let the workflow's own token do it, which starts nothing.`,
  };
}

/** D34: a label that the workflow's token sets starts nothing; one that another token sets starts a session without a person. */
function startLabels(all: readonly Workflow[]): readonly Row[] {
  return all.flatMap((workflow) =>
    causesOf(workflow)
      .filter(({ event, detail }) => event === 'issues.labeled' && START_LABELS.includes(detail ?? ''))
      .map(({ by, detail, line }): Row => {
        const check = `start label, ${at(workflow, line)}`;
        return by === 'workflow'
          ? {
              check,
              verdict: 'wrong',
              seen: `sets ${detail ?? ''} with the workflow's token: GitHub starts nothing for that`,
              fix: 'Let an App set it, send security-finding with agent-remediation dispatch, or use agent-sweep.yml.',
            }
          : {
              check,
              verdict: 'note',
              seen: `sets ${detail ?? ''} with a token of its own: sessions start without a person`,
              fix: 'Keep it only where a person decides before; agent-sweep.yml does this within limits.',
            };
      }),
  );
}

/** A name that no workflow has is a run that never comes. */
function namesOfRuns(all: readonly Workflow[]): readonly Row[] {
  const names = all.map(({ name }) => name);
  return all.filter(isOurs).flatMap((workflow) =>
    workflow.triggers
      .filter(({ event }) => event === 'workflow_run')
      .flatMap(({ line, filters }) =>
        (filters['workflows'] ?? [])
          .filter((name) => !names.includes(name))
          .map((name): Row => ({
            check: `workflow_run, ${at(workflow, line)}`,
            verdict: 'wrong',
            seen: `no workflow is named ${name}: it never runs`,
            fix: `Write names of your own under workflows: [${names
              .filter((other) => other !== workflow.name)
              .slice(0, 5)
              .join(', ')}]`,
          })),
      ),
  );
}

/**
 * GitHub takes the workflows of a push from the pushed commit, and the ledger begins without any: its writes start nothing, whatever the
 * filters say, until somebody puts a workflow there.
 */
async function ledgerPushes(looking: Looking, all: readonly Workflow[]): Promise<readonly Row[]> {
  const meant = all.flatMap((workflow) =>
    workflow.triggers
      .filter(({ event, filters }) => event === 'push' && named(filters['branches'] ?? []))
      .map(({ line }): Row => ({
        check: `push to the ledger, ${at(workflow, line)}`,
        verdict: 'wrong',
        seen: isOurs(workflow)
          ? 'it writes the ledger and listens to its pushes: it would start itself'
          : 'it listens to pushes to the ledger',
        fix: `Take ${LEDGER_BRANCH} out of branches:`,
      })),
  );
  const answer = await ask(looking, 'GET /repos/{owner}/{repo}/contents/{path}', {
    path: '.github/workflows',
    ref: LEDGER_BRANCH,
  });
  if (answer.kind === 'unknown') return [...meant, notSeen('workflows on the ledger branch', answer)];
  if (answer.kind === 'missing')
    return [
      ...meant,
      { check: 'pushes to the ledger', verdict: 'fine', seen: 'it holds no workflow: they start none', fix: '' },
    ];
  const cause = { event: 'push', detail: LEDGER_BRANCH, by: 'own', line: 1, does: '', during: undefined } as const;
  const hearing = all.flatMap((workflow) =>
    workflow.triggers.filter((trigger) => hears(workflow, trigger, cause)).map(({ line }) => at(workflow, line)),
  );
  return [
    ...meant,
    {
      check: 'workflows on the ledger branch',
      verdict: 'wrong',
      seen: `${LEDGER_BRANCH} holds workflows: writes with a token of their own start them${hearing.length > 0 ? `; not excluded at ${hearing.join(', ')}` : ''}`,
      fix: `Remove .github/ from that branch, and write branches-ignore: [${LEDGER_BRANCH}] under push:`,
    },
  ];
}

/** Named on purpose: the pattern has the ledger's own folder in it. */
const named = (patterns: readonly string[]): boolean =>
  patterns.some((pattern) => pattern.startsWith('agent-remediation') && matches(pattern, LEDGER_BRANCH));
