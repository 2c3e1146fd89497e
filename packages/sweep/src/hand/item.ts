import type { SourcedFinding } from '@agent-remediation/findings';
import type { HandOffItem } from '@agent-remediation/remediation';
import { claimOf, namesOf } from '../pick/identity.ts';

/** A finding of a source as what is handed off. Every text of it is data (P1). */
export function itemOf(finding: SourcedFinding, host: string): HandOffItem {
  const members = finding.members?.filter(({ id }) => id !== finding.id) ?? [];
  const context = [
    { label: 'source', text: finding.source },
    ...(finding.page === undefined ? [] : [{ label: 'page', text: finding.page }]),
    ...(members.length === 0 ? [] : [{ label: 'fixed by the same change', text: members.map(inWords).join('\n') }]),
  ];
  return {
    finding,
    fingerprint: claimOf(finding, host),
    covers: namesOf(finding, host).slice(1),
    trigger: 'schedule',
    triggeredAt: undefined,
    authority: 'trigger',
    issue: finding.issue ?? null,
    ticketKey: undefined,
    context,
  };
}

function inWords({ id, title, location }: SourcedFinding): string {
  return `${id}: ${title}${location === undefined ? '' : ` (${location})`}`;
}
