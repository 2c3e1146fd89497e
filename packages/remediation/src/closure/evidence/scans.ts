/** One scan as its SARIF file tells it. */
export interface Scan {
  /** Ids of all results that are still there, suppressed ones included, each with the rule that found it. */
  readonly found: ReadonlyMap<string, ScanRule>;
  /** Every rule that ran to its end. */
  readonly ran: readonly ScanRule[];
  /** Why absence from this file means nothing; `undefined`: the file was read to its end, and the scan did not fail. */
  readonly unsound: string | undefined;
}

export interface ScanRule {
  readonly tool: string;
  readonly id: string;
}

/** What two scans say about one finding. */
export interface ScanDifference {
  of(findingId: string): { readonly result: 'success' | 'failure' | 'nothing'; readonly seen: string };
}

/**
 * The set difference of the scan before and the scan of the merge commit: a finding is gone when the first has it and the second does
 * not, although the same rule of the same tool ran. Everything else shows nothing.
 */
export function scanDifference(base: Scan, merge: Scan): ScanDifference {
  return {
    of(findingId) {
      if (merge.found.has(findingId)) return { result: 'failure', seen: 'the scan of the merge still finds it' };
      const rule = base.found.get(findingId);
      if (rule === undefined)
        return { result: 'nothing', seen: base.unsound ?? 'the scan from before the merge does not hold it' };
      if (merge.unsound !== undefined) return { result: 'nothing', seen: merge.unsound };
      const ran = merge.ran.some(({ tool, id }) => tool === rule.tool && id === rule.id);
      if (!ran)
        return { result: 'nothing', seen: `rule ${rule.id} of ${rule.tool} did not run in the scan of the merge` };
      return { result: 'success', seen: `gone, although rule ${rule.id} of ${rule.tool} ran` };
    },
  };
}
