import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { explained, inWorld, pool, readLedger, runs, sessionPosts, shownOn } from './world.ts';
import type { Delivered, World } from './world.ts';
import { measured } from '../promises/measured.ts';

/** Another host: it writes down whatever reaches it, and answers like a session service that has created a session. */
async function elsewhere<Result>(
  work: (address: string, heard: readonly string[]) => Promise<Result>,
): Promise<Result> {
  const heard: string[] = [];
  const server = createServer((request, response) => {
    heard.push(`${request.method} ${request.url} ${JSON.stringify(request.headers)}`);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"session_id":"stolen"}');
  });
  server.on('connect', (request, socket) => {
    heard.push(`CONNECT ${request.url} ${JSON.stringify(request.headers)}`);
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await work(`127.0.0.1:${(server.address() as AddressInfo).port}`, heard);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const hostile = JSON.parse(
  readFileSync(new URL('../../packages/session-api/src/fixtures/hostile-addresses.json', import.meta.url), 'utf8'),
) as readonly { readonly kind: string; readonly text: string }[];
const addresses = hostile.filter(({ kind }) => kind === 'base-url');
const step = Math.ceil(addresses.length / runs(addresses.length, 16));

describe('P5: the key reaches no other host', () => {
  test(
    'P5: hostile base URLs, with loopback allowed: no request with the key arrives elsewhere',
    () =>
      inWorld({}, (world) =>
        elsewhere(async (there, heard) => {
          const here = new URL(world.sim.sessionUrl).host;
          const texts = addresses
            .filter((_, index) => index % step === 0)
            // An input is an environment variable, which holds no NUL; `key-stays-home.test.ts` has that address too.
            .filter(({ text }) => !text.includes('\u0000'))
            // Blanks around an input are taken off before it is read: these are the plain address, which is then the configured one.
            .filter(({ text }) => text.trim() !== 'http://{there}')
            .map(({ text }) => text.replaceAll('{here}', here).replaceAll('{there}', there));
          const { delivery } = world.labelled();
          const made = await pool(texts, 4, (text) =>
            world.run('create-session', delivery, { inputs: { 'base-url': text, 'timeout-seconds': '5' } }),
          );
          explained(world, made[0] ?? [], () => {
            const elsewhere = heard.filter((request) => request.includes(world.sim.sessionKey));
            measured('P5', { 'addresses through the action': made.length, 'requests elsewhere': elsewhere.length });
            expect(elsewhere).toEqual([]);
            for (const [index, run] of made.entries())
              expect([texts[index], run.outputs['reason']]).toEqual([
                texts[index],
                expect.stringMatching(/^(input-invalid|legacy-api|session-|already-handed-off|needs-retry)/),
              ]);
          });
          world.sim.violations.length = 0;
        }),
      ),
    runs(1_800_000, 180_000),
  );

  test.concurrent.each([301, 302, 303, 307, 308] as const)(
    'P5: a redirect %i of the session service is not followed',
    (status) =>
      inWorld({}, (world) =>
        elsewhere(async (there, heard) => {
          world.sim.faults.add({
            when: { operation: 'sessions/create', times: 9 },
            fault: { kind: 'redirect', status, location: `http://${there}/v3/sessions` },
          });
          const run = await world.run('create-session', world.labelled().delivery);
          explained(world, run, () => {
            expect(heard).toEqual([]);
            expect(sessionPosts(run.requests)).toHaveLength(1);
            expect(run.outputs['reason']).toMatch(/^session-(unknown|not-found)$/);
          });
        }),
      ),
  );

  test.concurrent.each(['repos/get-collaborator-permission-level', 'graphql facts', 'issues/create-comment'])(
    'P5: a redirect of GitHub (%s) takes no token along',
    (operation) =>
      inWorld({}, (world) =>
        elsewhere(async (there, heard) => {
          world.sim.faults.add({
            when: { operation, times: 9 },
            fault: { kind: 'redirect', status: 307, location: `http://${there}/x` },
          });
          const token = world.sim.addToken({ repositories: ['octo-org/shop'] });
          const run = await world.run('create-session', world.labelled().delivery, { token });
          explained(world, run, () =>
            expect(
              heard.filter((request) => request.includes(token.value) || request.includes(world.sim.sessionKey)),
            ).toEqual([]),
          );
        }),
      ),
  );

  test('P5: plain http is refused without the explicit switch, also for this machine', () =>
    inWorld({}, async (world) => {
      const run = await world.run('create-session', world.labelled().delivery, {
        env: { AGENT_REMEDIATION_ALLOW_LOOPBACK_HTTP: '0' },
      });
      explained(world, run, () => {
        expect(run.code).toBe(1);
        expect(sessionPosts(run.requests)).toEqual([]);
      });
    }));

  test('P5: a proxy sees the host and never the key', () =>
    inWorld({}, (world) =>
      elsewhere(async (there, heard) => {
        const env = { HTTPS_PROXY: `http://${there}`, NO_PROXY: '127.0.0.1' };
        const run = await world.run('create-session', world.labelled().delivery, {
          env,
          inputs: { 'base-url': 'https://api.example.com', 'timeout-seconds': '5' },
        });
        explained(world, run, () => {
          expect(heard.length).toBeGreaterThan(0);
          for (const request of heard) expect(request).toMatch(/^CONNECT api\.example\.com:443 /);
          expect(heard.join()).not.toContain(world.sim.sessionKey);
          expect(run.outputs['reason']).toBe('session-unreachable');
        });
      }),
    ));

  test('P5: the GitHub token goes to GitHub alone, the key to the session service alone', () =>
    inWorld({}, async (world) => {
      const token = world.sim.addToken({ repositories: ['octo-org/shop'] });
      const run = await world.run('create-session', world.labelled().delivery, { token });
      explained(world, run, () => {
        for (const { service, headers, body, path } of run.requests) {
          const [own, other] =
            service === 'session' ? [world.sim.sessionKey, token.value] : [token.value, world.sim.sessionKey];
          expect(headers['authorization']).toContain(own);
          expect(JSON.stringify([headers, body, path])).not.toContain(other);
          expect(body + path).not.toContain(own);
        }
      });
    }));
});

/** Keys and tokens of odd forms: what is escaped differently in JSON, URLs and logs. */
const KEYS = [
  'cog_4f9aXq27LmZpR8s1',
  'k"ey\\with/odd+chars=%41',
  'plainlowercasekeywithoutform',
  "q'uo<te>&amp;#!$(x)`y`",
  'A1'.repeat(40),
  'zz::error::zz##[x]',
];

type Encode = (secret: string) => string;
const ENCODINGS: Readonly<Record<string, Encode>> = {
  plain: (secret) => secret,
  base64: (secret) => Buffer.from(secret).toString('base64'),
  'base64, one byte in': (secret) => Buffer.from(`x${secret}y`).toString('base64'),
  'base64, two bytes in': (secret) => Buffer.from(`xx${secret}yy`).toString('base64'),
  base64url: (secret) => Buffer.from(secret).toString('base64url'),
  hex: (secret) => Buffer.from(secret).toString('hex'),
  HEX: (secret) => Buffer.from(secret).toString('hex').toUpperCase(),
  'URL-encoded': (secret) => encodeURIComponent(secret),
  'JSON-escaped': (secret) => JSON.stringify(secret).slice(1, -1),
};

/** Ways in which a run fails while somebody repeats its secrets. */
type Failing = (world: World, echo: string) => Parameters<World['run']>[2];
const failing =
  (operation: string, status: number): Failing =>
  ({ sim }, echo) => {
    sim.faults.add({
      when: { operation, times: Infinity },
      fault: {
        kind: 'status',
        status,
        body: { message: `no ${echo} here`, detail: `no ${echo} here`, errors: [{ loc: ['body', echo], msg: echo }] },
      },
    });
    return {};
  };
const FAILURES: readonly Failing[] = [
  failing('sessions/create', 400),
  failing('sessions/create', 401),
  failing('sessions/create', 422),
  failing('sessions/create', 503),
  ({ sim }, echo) => {
    sim.faults.add({
      when: { operation: 'sessions/create' },
      fault: { kind: 'status', status: 400, body: `<b>${echo}</b> is wrong: ${echo}` },
    });
    return {};
  },
  ({ sim }, echo) => {
    sim.faults.add({
      when: { operation: 'sessions/create' },
      fault: {
        kind: 'bad-body',
        body: JSON.stringify({
          session_id: echo.slice(0, 150),
          url: `https://x.example/${encodeURIComponent(echo)}`,
          note: echo,
        }),
      },
    });
    return {};
  },
  failing('repos/get-collaborator-permission-level', 403),
  failing('graphql facts', 401),
  failing('graphql ledger', 403),
  failing('issues/create-comment', 403),
  ({ sim }, echo) => {
    sim.faults.add({
      when: { operation: 'graphql write', times: Infinity },
      fault: { kind: 'graphql-errors', errors: [{ type: 'FORBIDDEN', message: `rule ${echo}` }] },
    });
    return {};
  },
  (_world, echo) => ({ inputs: { halt: `stop ${echo}` } }),
  (_world, echo) => ({ inputs: { 'org-id': `a/${echo}` } }),
  (_world, echo) => ({ inputs: { 'base-url': `https://${echo}@api.example.com/${echo}` } }),
  (_world, echo) => ({ inputs: { repos: echo, 'max-acu-limit': echo, tags: `[${echo}` } }),
  (_world, echo) => ({ inputs: { 'finding-kind': echo, 'timeout-seconds': echo } }),
];

const SECRET_CASES = FAILURES.flatMap((fail, failure) =>
  Object.keys(ENCODINGS).flatMap((encoding, at) =>
    KEYS.map((key, number) => ({
      fail,
      encoding,
      key,
      name: `failure ${failure}, ${encoding}, key ${number}`,
      number: failure * 1_000 + at * 10 + number,
    })),
  ),
);
const wanted = runs(360, 20);

describe('P6: a secret never appears in output', () => {
  test(
    `P6: ${wanted} failing runs with a canary: 0 hits in log, outputs, summary, comments and ledger`,
    async () => {
      // Spread over the three axes, so that a share of the cases meets each failure, encoding and key.
      const chosen = Array.from(
        { length: wanted },
        (_, index) => SECRET_CASES[(index * 47) % SECRET_CASES.length],
      ).filter((known) => known !== undefined);
      const hits = await pool(chosen, 4, ({ fail, encoding, key, name }) => canaryRun(fail, encoding, key, name));
      measured('P6', { 'failing runs': hits.length, hits: hits.flat().length });
      expect(hits.flat()).toEqual([]);
    },
    runs(1_800_000, 400_000),
  );

  test.each(Object.entries(ENCODINGS))(
    'P6: an answer that holds the key (%s) is withheld, and the session is known',
    (_name, encode) =>
      inWorld({}, async (world) => {
        world.sim.faults.add({
          when: { operation: 'sessions/create' },
          fault: { kind: 'bad-body', body: JSON.stringify({ session_id: 's-1', note: encode(world.sim.sessionKey) }) },
        });
        const run = await world.run('create-session', world.labelled().delivery);
        explained(world, run, () => {
          expect(run.outputs).toMatchObject({
            reason: 'response-withheld',
            response: '',
            'status-code': '200',
            'is-new': 'true',
          });
          expect(readLedger(world.repo)?.findings[0]?.state).toBe('created');
        });
      }),
  );
});

async function canaryRun(fail: Failing, encoding: string, key: string, name: string): Promise<readonly string[]> {
  return inWorld({}, async (world) => {
    const tokenText = `gt_${key.split('').toReversed().join('')}_${key.length}`;
    const token = world.sim.addToken({ value: tokenText, repositories: ['octo-org/shop'] });
    const encode = ENCODINGS[encoding] ?? String;
    const options = fail(world, `${encode(key)} ${encode(tokenText)}`) ?? {};
    const { delivery, issue } = world.labelled();
    const run = await world.run('create-session', delivery, {
      token,
      ...options,
      inputs: { 'api-key': key, ...options.inputs },
    });
    world.sim.violations.length = 0;
    const ledger = readLedger(world.repo);
    const out = shownBy(
      run,
      shownOn(world.repo, issue).comments,
      JSON.stringify([...(ledger?.files ?? [])]),
      ledger?.log.join('\n') ?? '',
    );
    return [key, tokenText].flatMap((secret) => found(secret, out).map((where) => `${name}: ${where}`));
  });
}

function shownBy(
  run: Delivered,
  comments: readonly string[],
  ledger: string,
  log: string,
): Readonly<Record<string, string>> {
  // The runner takes a command's escapes back: what a person sees in the log is the text without them.
  const unescaped = run.stdout.replaceAll('%0A', '\n').replaceAll('%0D', '\r').replaceAll('%25', '%');
  return {
    stdout: run.stdout,
    unescaped,
    stderr: run.stderr,
    outputs: JSON.stringify(run.outputs),
    values: Object.values(run.outputs).join('\n'),
    summary: run.summary,
    comments: comments.join('\n'),
    ledger,
    log,
    exported: JSON.stringify(run.exported) + JSON.stringify(run.state),
  };
}

function found(secret: string, out: Readonly<Record<string, string>>): readonly string[] {
  const inner = [0, 1, 2].map((offset) => {
    const digits = Buffer.concat([Buffer.alloc(offset), Buffer.from(secret)])
      .toString('base64')
      .replace(/=+$/, '');
    return digits.slice(offset === 0 ? 0 : offset + 1, -1);
  });
  const forms = new Set(
    [
      ...Object.values(ENCODINGS).map((encode) => encode(secret)),
      ...inner,
      ...inner.map((text) => text.replaceAll('+', '-').replaceAll('/', '_')),
    ].filter((form) => !form.startsWith('eHh') && form.length >= 6),
  );
  return Object.entries(out).flatMap(([where, text]) =>
    [...forms].filter((form) => text.includes(form)).map((form) => `${where} holds ${form}`),
  );
}
