import { describe, expect, test } from '@jest/globals';
import { scanDifference, type Scan, type ScanRule } from './scans.ts';

const RULE: ScanRule = { tool: 'Scanner', id: 'js/sqli' };
const scan = (found: readonly string[], ran: readonly ScanRule[] = [RULE], unsound?: string): Scan => ({
  found: new Map(found.map((id) => [id, RULE])),
  ran,
  unsound,
});

describe('P17: only a scan that looked and did not find shows that a finding is gone', () => {
  test.each<readonly [string, Scan, Scan, string, string]>([
    ['gone', scan(['F-1']), scan([]), 'success', 'gone, although rule js/sqli of Scanner ran'],
    ['still there', scan(['F-1']), scan(['F-1']), 'failure', 'the scan of the merge still finds it'],
    [
      'there, although that scan broke off',
      scan([]),
      scan(['F-1'], [], 'broken'),
      'failure',
      'the scan of the merge still finds it',
    ],
    ['never there', scan(['F-2']), scan([]), 'nothing', 'the scan from before the merge does not hold it'],
    [
      'never seen, for the scan before broke off',
      scan([], [], 'before: broken'),
      scan([]),
      'nothing',
      'before: broken',
    ],
    ['absent from a scan that broke off', scan(['F-1']), scan([], [RULE], 'after: broken'), 'nothing', 'after: broken'],
    [
      'absent, but the rule did not run',
      scan(['F-1']),
      scan([], [{ ...RULE, id: 'js/xss' }]),
      'nothing',
      'rule js/sqli of Scanner did not run in the scan of the merge',
    ],
    [
      'absent, but another tool ran',
      scan(['F-1']),
      scan([], [{ ...RULE, tool: 'Other' }]),
      'nothing',
      'rule js/sqli of Scanner did not run in the scan of the merge',
    ],
    [
      'gone, among other rules',
      scan(['F-1']),
      scan([], [{ ...RULE, id: 'js/xss' }, RULE]),
      'success',
      'gone, although rule js/sqli of Scanner ran',
    ],
  ])('%s', (_, before, merge, result, seen) => {
    expect(scanDifference(before, merge).of('F-1')).toEqual({ result, seen });
  });
});
