import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startSimulator } from '@agent-remediation/simulator';
import type { RepositoryHandle, Simulator } from '@agent-remediation/simulator';
import { dispatch } from './dispatch.ts';
import { readFindings } from './findings-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'dispatch-'));
let sim: Simulator;
let repo: RepositoryHandle;
let token: string;
beforeAll(async () => {
  sim = await startSimulator();
  repo = await sim.addRepository({ owner: 'octo-org', name: 'shop' });
  repo.setPermission('maria', 'write');
  token = sim.addToken({ login: 'maria', kind: 'user', permissions: { contents: 'write' } }).value;
});
afterAll(async () => {
  await sim.close();
  rmSync(folder, { recursive: true });
});

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly error: string;
  readonly slept: readonly number[];
  /** Payloads of the events that GitHub took. */
  readonly events: readonly unknown[];
}

async function run(
  content: unknown,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  const file = join(folder, 'findings.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  const before = repo.state.dispatched.length;
  const slept: number[] = [];
  let [out, error] = ['', ''];
  const terminal = {
    write: (text: string) => void (out += text),
    writeError: (text: string) => void (error += text),
    colours: false,
    now: () => 0,
  };
  const world = {
    env: { GITHUB_TOKEN: token, GITHUB_API_URL: sim.apiUrl, AGENT_REMEDIATION_ALLOW_LOOPBACK_HTTP: '1', ...env },
    sleep: (ms: number) => Promise.resolve(void slept.push(ms)),
  };
  const code = await dispatch(terminal, ['--repository', 'octo-org/shop', ...args, file], world);
  return {
    code,
    out,
    error,
    slept,
    events: repo.state.dispatched.slice(before).map(({ payload }) => payload['client_payload']),
  };
}

const findings = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ finding_id: `F-${index + 1}`, description: `Finding ${index + 1}` }));

describe('dispatch', () => {
  test('seed 4.3: security-finding events with finding_id and description, one a finding', async () => {
    const { code, out, events, slept } = await run(findings(2));
    expect({ code, out, events, slept }).toEqual({
      code: 0,
      out: '2 of 2 findings were sent to octo-org/shop.\n',
      events: findings(2),
      slept: [1_000],
    });
    expect(repo.state.dispatched.at(-1)?.payload['action']).toBe('security-finding');
    sim.assertStrict();
  });

  test('facts 5.3: more than 10 keys become lines of the description', async () => {
    const others = Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => [`key_${index}`, index === 3 ? { deep: ['x'] } : `v${index}`]),
    );
    const { code, events } = await run([{ finding_id: 'F-1', description: 'Old TLS', ...others, empty: null }]);
    expect(code).toBe(0);
    const [event] = events as [{ description: string }];
    expect(Object.keys(event)).toEqual(['finding_id', 'description']);
    expect(event.description).toMatch(/^Old TLS\nkey_0: v0\n[^]*key_3: \{"deep":\["x"\]\}\n[^]*key_19: v19$/);
  });

  test('facts 5.3: more than 65,535 characters are cut, and say so; the strict simulator takes the event', async () => {
    const { code, events } = await run([{ finding_id: 'F-1', description: '"quoted"\n'.repeat(20_000) }]);
    expect(code).toBe(0);
    expect((events[0] as { description: string }).description).toContain('the rest was cut here');
    sim.assertStrict();
  });

  test('seed 8: five a call, and how to go on', async () => {
    const first = await run(findings(7));
    expect([first.events.length, first.out]).toEqual([
      5,
      '5 of 7 findings were sent to octo-org/shop.\n2 are left. To send the next ones: --skip 5\n',
    ]);
    const then = await run(findings(7), ['--skip', '5']);
    expect(then.events).toEqual(findings(7).slice(5));
    expect((await run(findings(7), ['--limit', '7'])).events.length).toBe(7);
  });

  test('P17: broken off: what was not sent is what comes next, so that following the advice loses nothing', async () => {
    sim.faults.add({
      when: { operation: 'repos/create-dispatch-event', nth: 3 },
      fault: { kind: 'status', status: 401 },
    });
    const first = await run(findings(7));
    expect([first.code, first.events.length, first.out]).toEqual([
      1,
      2,
      '2 of 7 findings were sent to octo-org/shop.\n5 are left. To send the next ones: --skip 2\n',
    ]);
    const then = await run(findings(7), ['--skip', '2']);
    expect([...first.events, ...then.events]).toEqual(findings(7));
  });

  test('the same id twice is one event; so are ids that become the same claim', async () => {
    const { events, error } = await run([...findings(1), { finding_id: ' F-1 ', description: 'again' }]);
    expect([events.length, error]).toEqual([1, '1 findings stand in the file more than once; each is sent once.\n']);
  });

  test.each([
    ['broken JSON', '[{"finding_id": "F-1"'],
    ['a finding without an id', [...findings(1), { description: 'x' }]],
    ['a finding without a description', [{ finding_id: 'F-1', description: ' ' }]],
    ['no findings but a text', ['F-1']],
    ['an empty file', ''],
  ])('P17: %s: nothing is sent', async (_, content) => {
    const { code, events, error } = await run(content);
    expect([code, events]).toEqual([1, []]);
    expect(error).toMatch(/nothing was sent/);
  });

  test('a scan without findings is no fault', async () => {
    expect(await run([])).toMatchObject({ code: 0, out: '0 of 0 findings were sent to octo-org/shop.\n' });
  });

  test('D12: the kill switch', async () => {
    expect(await run(findings(1), [], { AGENT_REMEDIATION_HALT: 'yes' })).toMatchObject({ code: 1, events: [] });
  });

  test.each([
    ['no token', { GITHUB_TOKEN: '' }, /no token. Set GH_TOKEN or GITHUB_TOKEN/],
    ['GH_TOKEN first, as for every command', { GH_TOKEN: 'ghp_unknown0123456789' }, /status 401/],
    ['a token that is not known', { GITHUB_TOKEN: 'ghp_unknown0123456789' }, /status 401: the token is not accepted/],
    ['P5: plain http', { AGENT_REMEDIATION_ALLOW_LOOPBACK_HTTP: '' }, /GITHUB_API_URL/],
  ])('%s: said once, and the rest is not tried', async (_, env, words) => {
    const { code, events, error } = await run(findings(3), [], env);
    expect([code, events, error.match(/status/g)?.length ?? 0]).toEqual([
      1,
      [],
      words.source.includes('status') ? 1 : 0,
    ]);
    expect(error).toMatch(words);
  });

  test('a passing fault: sent again, once it counts; a rate limit is waited for', async () => {
    sim.faults.add({
      when: { operation: 'repos/create-dispatch-event', nth: 1 },
      fault: { kind: 'status', status: 502 },
    });
    sim.faults.add({
      when: { operation: 'repos/create-dispatch-event', nth: 3 },
      fault: { kind: 'status', status: 403, headers: { 'retry-after': '7' } },
    });
    const { code, events, slept } = await run(findings(3));
    expect([code, events.length, slept.includes(7_000)]).toEqual([0, 3, true]);
  });

  test.each([
    [['--limit', '0']],
    [['--limit', '101']],
    [['--skip', '-1']],
    [['--repository', 'shop']],
    [['--verbose']],
  ])('wrong use ends with 2: %j', async (args) => {
    expect(await run(findings(1), args)).toMatchObject({ code: 2, events: [] });
  });
});

test('files of three forms', () => {
  const [one] = findings(1);
  for (const text of [
    JSON.stringify([one]),
    JSON.stringify({ findings: [one] }),
    `${JSON.stringify(one)}\n\n`,
    JSON.stringify(one),
  ])
    expect(readFindings(text)).toMatchObject({ findings: [{ id: 'F-1', description: 'Finding 1' }], faults: [] });
});
