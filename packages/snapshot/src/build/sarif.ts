/**
 * Exposures from SARIF 2.1.0 logs: one per tool and rule (coverage-rules.md, "Exposure"). What the log cannot vouch for is told apart from
 * what is clean: a scan that failed, a log that is broken in the middle, results that were left out.
 */
import { FINDING_KINDS } from '@agent-remediation/conventions';
import { isWhole, LEFT_OUT, SEVERITIES, type SourcedFinding } from '@agent-remediation/findings';
import { readSarif, type SarifFile } from '@agent-remediation/findings/sarif';
import type { Exposure } from './inputs/types.ts';

/** Results of one log that are looked at, the gravest first. */
const KEEP = 50_000;

export type SarifLook =
  /** `unseen`: why the scan itself says nothing; `incomplete`: what was passed over. */
  | { readonly is: 'read'; readonly unseen: string | undefined; readonly incomplete: readonly string[] }
  | { readonly is: 'refused'; readonly why: string };

/** Collects the exposures of one asset over several logs: the same rule of the same tool is one exposure, wherever it was found. */
export class SarifExposures {
  readonly #assetId: string;
  readonly #clusters = new Map<string, Exposure>();

  constructor(assetId: string) {
    this.#assetId = assetId;
  }

  get list(): readonly Exposure[] {
    return [...this.#clusters.values()];
  }

  /** Rejects only when the bytes cannot be had. */
  async add(source: SarifFile): Promise<SarifLook> {
    const repository = { id: 0, name: this.#assetId };
    const reading = await readSarif(source, { repository, atLeast: 'info', keep: KEEP });
    if (reading.is === 'unread') {
      if (reading.why === 'scan-failed') return { is: 'read', unseen: reading.message, incomplete: [] };
      return { is: 'refused', why: `${reading.message}. ${reading.remedy}` };
    }
    for (const finding of reading.findings) this.#count(finding);
    const { stopped } = reading;
    const passedOver = reading.leftOut
      .filter(({ why }) => LEFT_OUT[why].isFault || why === 'beyond-window')
      .map(({ why, count }) => `${reading.of}: ${count} results ${LEFT_OUT[why].says}`);
    return {
      is: 'read',
      unseen: stopped?.code === 'scan-failed' ? stopped.message : undefined,
      incomplete: isWhole(reading) ? [] : [...(stopped?.code === 'broken' ? [stopped.message] : []), ...passedOver],
    };
  }

  #count({ rule, title, kind, severity = 'info', place }: SourcedFinding): void {
    const tool = rule?.tool ?? 'sarif';
    const name = rule?.id ?? title;
    const id = `sarif ${this.#assetId} ${tool} ${name}`.slice(0, 500);
    const known = this.#clusters.get(id);
    const isWorse = known === undefined || SEVERITIES.indexOf(severity) < SEVERITIES.indexOf(known.severity);
    const file = known?.file ?? place?.path;
    this.#clusters.set(id, {
      id,
      asset_id: this.#assetId,
      severity: isWorse ? severity : known.severity,
      workflow_value: known?.workflow_value ?? FINDING_KINDS[kind].workflowValue,
      source_id: `sarif-${tool}`,
      finding_count: (known?.finding_count ?? 0) + 1,
      title: known?.title ?? title,
      ...(file === undefined ? {} : { file }),
    });
  }
}
