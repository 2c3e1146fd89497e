import { describe, expect, test } from '@jest/globals';
import { FINDING_ID } from '@agent-remediation/conventions';
import { portfolio } from './coverage.test-support.ts';
import { type QueuedPortfolio, readCoverageQueue } from './index.ts';

const OPTIONS = { repository: { id: 42, name: 'acme/app' }, atLeast: 'high', file: 'snapshot.json' } as const;
const read = (...portfolios: readonly QueuedPortfolio[]) => {
  const reading = readCoverageQueue(portfolios, OPTIONS);
  if (reading.is !== 'read') throw new Error('not read');
  return reading;
};

describe('the queue of a coverage snapshot', () => {
  test('a portfolio with exposures that have a live route and no case', () => {
    const [finding] = read(portfolio()).findings;
    expect(finding).toMatchObject({
      id: 'coverage-portfolio-shop',
      kind: 'code',
      title: 'Shop: 1 exposure with a live route and no case',
      explanation: 'Two exposures.\n\nBoth have a live route.\n\n- Open a case.',
      severity: 'high',
      location: 'acme/shop',
      repository: OPTIONS.repository,
      source: 'coverage',
    });
  });

  test('what is tracked already, has no live route, or is less severe is left out and counted', () => {
    const reading = read(
      portfolio({ id: 'portfolio-a', needs_case_count: 0 }),
      portfolio({ id: 'portfolio-b', live_ready_exposure_count: 0 }),
      portfolio({ id: 'portfolio-c', highest_severity: 'medium' }),
      portfolio({ id: 'portfolio-d' }),
      portfolio({ id: 'portfolio-d' }),
    );
    expect(reading.findings.map(({ id }) => id)).toEqual(['coverage-portfolio-d']);
    expect(reading.leftOut.map(({ why, count }) => [why, count])).toEqual([
      ['no-exposure', 2],
      ['below-severity', 1],
      ['same-id', 1],
    ]);
  });

  test.each([
    [['dependency'], 'dependency'],
    [['sensitive-data'], 'secret'],
    [['base-image'], 'container'],
    [['mcp-guardrail'], 'generic'],
    [['sast', 'dependency'], 'generic'],
    [[], 'generic'],
  ])('D10: workflow values %j are of the kind %s', (values, kind) => {
    expect(read(portfolio({ workflow_values: values })).findings[0]?.kind).toBe(kind);
  });

  test('D1: an id that is too long becomes slug and hash', () => {
    expect(read(portfolio({ id: `portfolio-${'x'.repeat(90)}` })).findings[0]?.id).toMatch(FINDING_ID);
  });
});
