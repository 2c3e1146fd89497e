import { describe, expect, test } from '@jest/globals';
import { DEFAULT_SETTINGS, Trace, type Settings } from '@agent-remediation/conventions';
import type { DayRow, Entry, LedgerView } from '@agent-remediation/remediation';
import { governorsOf } from './governors.ts';

const NOW = new Date('2026-05-12T10:00:00Z'); // a Tuesday
const HERE = 'octo-org/shop';
const hours = (count: number): string => new Date(NOW.getTime() - count * 3_600_000).toISOString();

const row = (fingerprint: string, at: string, repository = HERE): DayRow => ({
  fingerprint,
  runId: '1',
  repository,
  acu: null,
  at,
});
const rows = (count: number, at: string): readonly DayRow[] =>
  Array.from({ length: count }, (_, n) => row(`f-${n}`, at));
const entries = (count: number, more: Partial<Entry>): ReadonlyMap<string, Entry> =>
  new Map(
    Array.from({ length: count }, (_, n) => [`f-${n}`, { state: 'created', pullRequest: null, ...more } as Entry]),
  );

const EMPTY: LedgerView = { at: NOW, halt: undefined, entry: undefined, open: new Map(), today: [], yesterday: [] };

type Sweep = Settings['sweep'];
interface Case {
  readonly name: string;
  readonly sweep: Partial<Sweep>;
  readonly view: Partial<LedgerView>;
  readonly since?: Date;
  readonly stop: string | undefined;
}

const CASES: readonly Case[] = [
  { name: 'nothing to hold it back', sweep: {}, view: {}, stop: undefined },
  {
    name: 'first day of a freeze',
    sweep: { freeze: [{ from: '2026-05-12', until: '2026-05-20' }] },
    view: {},
    stop: 'frozen',
  },
  {
    name: 'last day of a freeze',
    sweep: { freeze: [{ from: '2026-05-01', until: '2026-05-12' }] },
    view: {},
    stop: 'frozen',
  },
  {
    name: 'the day before a freeze',
    sweep: { freeze: [{ from: '2026-05-13', until: '2026-05-20' }] },
    view: {},
    stop: undefined,
  },
  {
    name: 'the day after a freeze',
    sweep: { freeze: [{ from: '2026-05-01', until: '2026-05-11' }] },
    view: {},
    stop: undefined,
  },
  { name: 'a weekday of the list', sweep: { freezeWeekdays: ['tuesday'] }, view: {}, stop: 'frozen' },
  { name: 'another weekday', sweep: { freezeWeekdays: ['monday', 'wednesday'] }, view: {}, stop: undefined },
  {
    name: 'as many pull requests as allowed',
    sweep: { openPullRequests: 2 },
    view: { open: entries(2, { pullRequest: 7 }) },
    stop: 'review-backlog',
  },
  { name: 'one less', sweep: { openPullRequests: 3 }, view: { open: entries(2, { pullRequest: 7 }) }, stop: undefined },
  {
    name: 'sessions without a pull request do not wait for a review',
    sweep: { openPullRequests: 2 },
    view: { open: entries(2, {}) },
    stop: undefined,
  },
  {
    name: 'merged ones wait for no review',
    sweep: { openPullRequests: 2 },
    view: { open: entries(2, { state: 'merged', pullRequest: 7 }) },
    stop: undefined,
  },
  { name: 'none allowed', sweep: { openPullRequests: 0 }, view: {}, stop: 'review-backlog' },
  {
    name: 'without merges: one run’s worth',
    sweep: { mergeFactor: 9 },
    view: { open: entries(5, {}) },
    stop: 'merge-pace',
  },
  { name: 'four in work: room for one', sweep: { mergeFactor: 9 }, view: { open: entries(4, {}) }, stop: undefined },
  {
    name: 'three merges times two',
    sweep: { mergeFactor: 2 },
    view: { open: entries(6, {}), merges: [hours(1), hours(2), hours(167)] },
    stop: 'merge-pace',
  },
  {
    name: 'three merges times two, five in work',
    sweep: { mergeFactor: 2 },
    view: { open: entries(5, {}), merges: [hours(1), hours(2), hours(167)] },
    stop: undefined,
  },
  {
    name: 'an old merge does not count',
    sweep: { mergeFactor: 2 },
    view: { open: entries(5, {}), merges: [hours(1), hours(2), hours(169)] },
    stop: 'merge-pace',
  },
  { name: 'without the factor no such limit', sweep: {}, view: { open: entries(50, {}) }, stop: undefined },
  {
    name: 'the fuse',
    sweep: { fuse: 6 },
    view: { today: rows(3, hours(1)), yesterday: rows(3, hours(23)) },
    stop: 'loop-fuse',
  },
  {
    name: 'one less than the fuse',
    sweep: { fuse: 7 },
    view: { today: rows(3, hours(1)), yesterday: rows(3, hours(23)) },
    stop: undefined,
  },
  {
    name: 'older than 24 hours',
    sweep: { fuse: 6 },
    view: { today: rows(3, hours(1)), yesterday: rows(3, hours(25)) },
    stop: undefined,
  },
  {
    name: 'another repository’s',
    sweep: { fuse: 3 },
    view: { today: [row('a', hours(1), 'octo-org/api'), row('b', hours(1)), row('c', hours(1))] },
    stop: undefined,
  },
  {
    name: 'one finding again and again',
    sweep: {},
    view: { today: [1, 2, 3, 4].map((n) => row('same', hours(n))) },
    stop: 'loop-fuse',
  },
  {
    name: 'one finding three times',
    sweep: {},
    view: { today: [1, 2, 3].map((n) => row('same', hours(n))) },
    stop: undefined,
  },
  {
    name: 'what was before the incident was closed',
    sweep: { fuse: 3 },
    view: { today: rows(3, hours(2)) },
    since: new Date(hours(1)),
    stop: undefined,
  },
  {
    name: 'what came after it',
    sweep: { fuse: 3 },
    view: { today: rows(3, hours(2)) },
    since: new Date(hours(3)),
    stop: 'loop-fuse',
  },
];

describe('governors, each on one snapshot', () => {
  test.each(CASES)('$name: $stop', ({ sweep, view, since, stop }) => {
    const settings = { ...DEFAULT_SETTINGS, sweep: { ...DEFAULT_SETTINGS.sweep, ...sweep } };
    const trace = new Trace();
    const stops = governorsOf(settings, HERE, since).flatMap(
      (governor) => governor({ ...EMPTY, ...view }, trace) ?? [],
    );
    expect(stops.map(({ reason }) => reason)).toEqual(stop === undefined ? [] : [stop]);
    expect(trace.rows.filter(({ verdict }) => verdict === 'stop')).toHaveLength(stop === undefined ? 0 : 1);
  });
});
