import { fingerprint, sourceKind } from '@agent-remediation/conventions';
import {
  alertNumbers,
  readAlertState,
  readAnalyses,
  type AlertName,
  type AlertState,
  type Analysis,
  type GitHub,
} from '@agent-remediation/github';
import type { Evidence, MergedFix } from './evidence.ts';

/** The alert that a finding's id names, such as `code-scanning-12`. */
export function alertOf(findingId: string): AlertName | undefined {
  const source = sourceKind(findingId);
  if (source === 'issue' || source === 'finding') return undefined;
  return { source, number: Number(findingId.slice(source.length + 1)) };
}

/**
 * The states of the finding's alerts: the one that its id names, and those that the ledger knows by their fingerprints, other names of it or
 * findings that the same change fixes (D2). Every one has to be fixed.
 */
export async function alertEvidence(github: GitHub, fix: MergedFix): Promise<Evidence> {
  const own = fix.findingId === undefined ? undefined : alertOf(fix.findingId);
  const wanted = new Set(fix.covers.filter((name) => name !== nameOf(fix, `issue-${fix.issue ?? 0}`)));
  if (own === undefined && wanted.size === 0)
    return { kind: 'impossible', seen: `alert: ${fix.findingId ?? 'the pull request'} names none` };
  const { alerts, missing } = await byFingerprint(github, fix, wanted, own?.source);
  const found: Evidence[] = [];
  for (const alert of [...(own ? [own] : []), ...alerts]) found.push(await stateEvidence(github, fix, alert));
  if (missing > 0) found.push({ kind: 'pending', seen: `alert: ${missing} that belong to it are not seen as fixed` });
  const seen = found.map((one) => one.seen).join('; ');
  const kind = (['failed', 'pending'] as const).find((worse) => found.some((one) => one.kind === worse));
  return { kind: kind ?? 'verified', seen };
}

const nameOf = ({ home }: MergedFix, id: string): string | undefined => home && fingerprint({ ...home, id });

/** A fingerprint cannot be read backwards: it is looked for among the alerts that are open, then among those that were fixed last. */
async function byFingerprint(
  github: GitHub,
  fix: MergedFix,
  wanted: ReadonlySet<string>,
  source: AlertName['source'] | undefined,
): Promise<{ readonly alerts: readonly AlertName[]; readonly missing: number }> {
  const left = new Set(wanted);
  const alerts: AlertName[] = [];
  const sources = (['code-scanning', 'dependabot'] as const).filter((one) => source === undefined || source === one);
  for (const state of ['open', 'fixed'] as const) {
    for (const one of sources) {
      if (left.size === 0) return { alerts, missing: 0 };
      const { numbers } = await alertNumbers(github, fix.target, one, state);
      for (const number of numbers) {
        const name = nameOf(fix, `${one}-${number}`);
        if (name !== undefined && left.delete(name)) alerts.push({ source: one, number });
      }
    }
  }
  return { alerts, missing: left.size };
}

/**
 * An alert's own state on the default branch, as of after the merge (D14): fixed, by an analysis of the same tool and category; no longer
 * seen by Dependabot; a secret resolved as revoked. What a person dismissed is not fixed.
 */
async function stateEvidence(github: GitHub, fix: MergedFix, alert: AlertName): Promise<Evidence> {
  const name = `alert ${alert.source} ${alert.number}`;
  const state = await readAlertState(github, fix.target, alert);
  if (state === undefined) return { kind: 'pending', seen: `${name}: not there, or its source is off` };
  if (state.state === 'decided') return { kind: 'pending', seen: `${name}: ${state.word}, which is not a fix` };
  const merged = fix.mergedAt;
  if (merged === undefined)
    return { kind: 'pending', seen: `${name}: ${state.word}; the time of the merge is not known` };
  return alert.source === 'code-scanning'
    ? analysed(github, fix, merged, name, state)
    : settled(merged, name, state, alert.source);
}

/** Dependabot and secret scanning state when it was fixed; a state from before the merge says nothing about the merge. */
function settled(merged: Date, name: string, { state, word, fixedAt }: AlertState, source: string): Evidence {
  if (state === 'open') return { kind: 'pending', seen: `${name}: still open` };
  // A secret is revoked at its issuer, whenever that was: the code has nothing to do with it.
  if (source === 'secret-scanning') return { kind: 'verified', seen: `${name}: ${word}` };
  if (fixedAt === undefined || fixedAt.getTime() < merged.getTime())
    return { kind: 'pending', seen: `${name}: ${word} before the merge, so not by it` };
  return { kind: 'verified', seen: `${name}: ${word} after the merge` };
}

/** Only an analysis of the merge commit, or a later one, by the same tool and category has looked at the fix. */
async function analysed(
  github: GitHub,
  { target, commit, defaultBranch }: MergedFix,
  merged: Date,
  name: string,
  { state, word, tool, category }: AlertState,
): Promise<Evidence> {
  if (tool === undefined || defaultBranch === undefined)
    return { kind: 'pending', seen: `${name}: ${word}, by a tool or on a branch that is not known` };
  const after = ({ sound, commit: analysedCommit, at, category: of }: Analysis) =>
    sound && of === (category ?? '') && (analysedCommit === commit || at.getTime() > merged.getTime());
  const analyses = await readAnalyses(github, target, defaultBranch, tool);
  const of = `${tool}${category ? `, category ${category}` : ''}`;
  if (!analyses.some(after))
    return { kind: 'pending', seen: `${name}: ${word}; no analysis of ${of} on ${defaultBranch} since the merge` };
  return state === 'fixed'
    ? { kind: 'verified', seen: `${name}: ${word}, analysed by ${of} after the merge` }
    : { kind: 'failed', seen: `${name}: ${word}, analysed by ${of} after the merge` };
}
