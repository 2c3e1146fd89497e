import {
  Ending,
  findingId,
  FINDING_MARKER,
  fingerprint,
  isFindingKind,
  LABEL_READY,
  sourceKind,
  type FindingKind,
  type Settings,
  type TriggerKind,
} from '@agent-remediation/conventions';
import type { Finding } from '@agent-remediation/findings';
import type { DataPart } from '@agent-remediation/text';
import type { Command, EventIssue, Trigger } from '../events/event.ts';

/** One finding, ready to be handed off: who named it, under which name it is claimed, and what the agent is told of it. */
export interface HandOffItem {
  readonly finding: Finding;
  readonly fingerprint: string;
  readonly trigger: TriggerKind;
  readonly triggeredAt: Date | undefined;
  readonly authority: 'trigger' | 'renewed' | 'retry';
  readonly issue: number | null;
  /** Fingerprints that are claimed along with this one: its other names, and what the same change fixes. */
  readonly covers?: readonly string[];
  readonly ticketKey: string | undefined;
  readonly context: readonly DataPart[];
}

export interface ItemFacts {
  /** Host of the GitHub server, such as `github.com`. */
  readonly host: string;
  readonly repositoryId: number;
  /** Input `finding-kind`; `undefined`: by the id, else generic. */
  readonly kind: string | undefined;
  readonly settings: Settings;
}

export function itemOf(trigger: Trigger, facts: ItemFacts): HandOffItem {
  const named = nameOf(trigger, facts.settings);
  const id = findingId(named.id);
  const finding: Finding = { id, kind: kindOf(id, facts.kind), title: named.title, explanation: named.explanation };
  return {
    finding,
    fingerprint: fingerprint({ host: facts.host, repositoryId: facts.repositoryId, id }),
    trigger: trigger.kind,
    triggeredAt: trigger.kind === 'label' || trigger.kind === 'comment' ? trigger.at : undefined,
    authority: authorityOf(trigger),
    issue: 'issue' in trigger ? trigger.issue.number : issueOf(id),
    ticketKey: trigger.kind === 'ticket' ? id : undefined,
    context: named.context,
  };
}

interface Named {
  readonly id: string;
  readonly title: string;
  readonly explanation: string;
  readonly context: readonly DataPart[];
}

function nameOf(trigger: Trigger, settings: Settings): Named {
  switch (trigger.kind) {
    case 'label':
    case 'comment': {
      const { issue } = trigger;
      const context = [
        { label: 'issue number', text: String(issue.number) },
        { label: 'issue author', text: issue.author ?? 'a deleted account' },
      ];
      return { id: issueFindingId(issue, settings), title: issue.title, explanation: issue.body, context };
    }
    case 'dispatch':
      return {
        id: trigger.findingId,
        title: firstLine(trigger.description),
        explanation: trigger.description,
        context: [],
      };
    case 'ticket':
      return {
        id: trigger.ticketKey,
        title: firstLine(trigger.brief),
        explanation: trigger.brief,
        context: [{ label: 'ticket', text: trigger.ticketKey }],
      };
    case 'schedule':
    case 'direct':
      return {
        id: trigger.findingId,
        title: trigger.title || firstLine(trigger.description),
        explanation: trigger.description,
        context: [],
      };
  }
}

/**
 * A scanner or a ticket may name an issue's finding before anybody labels the issue: it is the same finding (D2), and its issue is told and
 * closed all the same. No more digits than a number of GitHub's has.
 */
function issueOf(id: string): number | null {
  const number = /^issue-([1-9][0-9]{0,8})$/.exec(id)?.[1];
  return number === undefined ? null : Number(number);
}

/** `issue-<n>`, unless an author whom the settings list names another in a marker (D1): a text must not take another finding's claim. */
function issueFindingId(issue: EventIssue, settings: Settings): string {
  const mayName = settings.authorise.findingAuthors.some((login) => login === issue.author);
  const marked = mayName ? FINDING_MARKER.exec(issue.body)?.[1] : undefined;
  return marked ?? `issue-${issue.number}`;
}

function kindOf(id: string, wanted: string | undefined): FindingKind {
  if (wanted !== undefined) {
    if (isFindingKind(wanted)) return wanted;
    throw new Ending(
      'input-invalid',
      `input \`finding-kind\`: allowed are dependency, code, secret, container and generic`,
    );
  }
  const kinds = {
    dependabot: 'dependency',
    'code-scanning': 'code',
    'secret-scanning': 'secret',
    issue: 'generic',
    finding: 'generic',
  } as const;
  return kinds[sourceKind(id)];
}

function authorityOf(trigger: Trigger): HandOffItem['authority'] {
  if (trigger.kind === 'label') return 'renewed';
  if (trigger.kind === 'comment') return trigger.command === 'retry' ? 'retry' : 'renewed';
  return 'trigger';
}

function firstLine(text: string): string {
  return text.trimStart().split('\n', 1)[0] ?? '';
}

/**
 * Whether the other engine answers (D11): the label `ready-for-agent` is always the session engine's, the action variant is the settings'
 * choice.
 */
export function isForOtherEngine(trigger: Trigger, settings: Settings, mine: Settings['engine'] = 'session'): boolean {
  if (trigger.kind === 'label' && trigger.label === LABEL_READY) return mine !== 'session';
  const actionCommands: readonly Command[] = ['remediate', 'retry'];
  const isShared = trigger.kind === 'label' || (trigger.kind === 'comment' && actionCommands.includes(trigger.command));
  return isShared ? settings.engine !== mine : mine !== 'session';
}
