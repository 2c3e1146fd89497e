import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import { ENDINGS, readForwarderSettings } from '@agent-remediation/forwarder';
import { createWorld } from '../acceptance/world.ts';
import { generic, hmac, linear, SECRETS, withHeaders } from './payloads.ts';
import { githubVariables, startRuntime, startUpstream, workerBundle } from './runtimes.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const file = (path: string): string => readFileSync(ROOT + path, 'utf8');
const page = file('docs/forwarder.md');

/** What Jira's `asJsonString` makes of a value: quotes around it, and everything in it escaped. */
const HOSTILE = 'a "quote"\nand a \\ line, {{issue.key}}", "repos": ["evil/evil"], "x": "';
function filled(body: string, values: Readonly<Record<string, string>>): string {
  return body.replaceAll(/\{\{([\w.]+?)(\.asJsonString)?\}\}/g, (_, name: string, json: string | undefined) => {
    const value = values[name];
    if (value === undefined) throw new Error(`no value for ${name}`);
    return json === undefined ? value : JSON.stringify(value);
  });
}
const VALUES = {
  'issue.key': 'SEC-7',
  'issue.summary': HOSTILE,
  'issue.description': HOSTILE,
  'issue.updated': '2026-11-20T10:00:00.0+0000',
};

interface Rule {
  readonly rules: readonly {
    readonly state: string;
    readonly trigger: { readonly type: string; readonly value: { readonly toStatus: readonly object[] } };
    readonly components: readonly {
      readonly value: {
        readonly url: string;
        readonly customBody: string;
        readonly headers: readonly { readonly name: string; readonly value: string }[];
      };
    }[];
  }[];
}
function webRequest(path: string) {
  const [rule] = (JSON.parse(file(path)) as Rule).rules;
  const value = rule?.components[0]?.value;
  if (rule === undefined || value === undefined) throw new Error(`${path} has no rule`);
  return { rule, value };
}

describe('Jira automation', () => {
  test.each(['action-templates/jira/automation-to-github.json', 'action-templates/jira/automation-to-forwarder.json'])(
    '%s: off until somebody looked at it, on the ready status, and its body stands in the page',
    (path) => {
      const { rule, value } = webRequest(path);
      expect([rule.state, rule.trigger.type, rule.trigger.value.toStatus]).toEqual([
        'DISABLED',
        'jira.issue.event.trigger:transitioned',
        [{ type: 'NAME', value: 'Ready for agent' }],
      ]);
      expect(file('action-templates/jira/README.md')).toContain(`\`\`\`text\n${value.customBody}\n\`\`\``);
      // Every text of a person is made JSON; a raw one would break the body, or add fields to it.
      expect(value.customBody).not.toMatch(/\{\{issue\.(?:key|summary|description)\}\}/);
    },
  );

  test('seed 4.3: to GitHub: the simulator takes it, with two inputs and no more', async () => {
    const { value } = webRequest('action-templates/jira/automation-to-github.json');
    const { sim, repo } = await createWorld();
    const token = sim.addToken({ login: 'maria', kind: 'user', permissions: { actions: 'write' } });
    const url = value.url
      .replace('https://api.github.com', sim.apiUrl)
      .replace('MY-ORG/MY-REPOSITORY', 'octo-org/shop');
    const headers = Object.fromEntries(
      value.headers.map(({ name, value: text }) => [name, text.replace('REPLACE-WITH-TOKEN', token.value)]),
    );
    const response = await fetch(url, { method: 'POST', headers, body: filled(value.customBody, VALUES) });
    expect(response.status).toBe(204);
    expect(repo.state.dispatched.map(({ name, payload }) => [name, payload['inputs']])).toEqual([
      ['workflow_dispatch', { ticket_key: 'SEC-7', brief: HOSTILE }],
    ]);
    sim.assertStrict();
    await sim.close();
  });

  test('to the forwarder: it takes it, and nothing of the text becomes a field', async () => {
    const { value } = webRequest('action-templates/jira/automation-to-forwarder.json');
    const upstream = await startUpstream();
    const runtime = await startRuntime('function', githubVariables(upstream.url));
    expect(new URL(value.url).pathname).toBe('/generic');
    const headers = value.headers.map(
      ({ name, value: text }) => [name, text.replace('REPLACE-WITH-ONE-OF-GENERIC_TOKENS', SECRETS.token)] as const,
    );
    const got = await runtime.send({ ...generic(), headers, body: filled(value.customBody, VALUES) });
    expect(got.outcome).toBe('accepted; handed-on');
    expect(JSON.parse(upstream.calls[0]?.body ?? '')).toEqual({
      ref: 'main',
      inputs: { ticket_key: 'SEC-7', brief: `${HOSTILE}\n\n${HOSTILE}` },
    });
    await runtime.close();
    await upstream.close();
  });

  test('every body of the page is JSON with the texts in it, and the tags of seed 4.3', () => {
    const blocks = [...file('action-templates/jira/README.md').matchAll(/```text\n([^`]+)```/g)].map(
      ([, block = '']) => JSON.parse(filled(block, VALUES)) as object,
    );
    expect(blocks.length).toBe(3);
    expect(blocks[2]).toEqual({
      prompt: HOSTILE,
      title: HOSTILE,
      tags: ['remediation', 'ticket', 'SEC-7'],
      repos: ['my-org/my-repository'],
      secret_ids: [],
    });
  });
});

/** `NAME = "value"` and `NAME=value` lines. */
const variablesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/^([A-Z][A-Z_]+) ?= ?"?([^"\n]*)"?$/gm)].map(([, name = '', value = '']) => [name, value]),
  );

describe('configuration', () => {
  test('wrangler.toml: its variables, with the secrets that it names, are settings, and run in workerd', async () => {
    const text = file('action-templates/forwarder/wrangler.toml');
    const upstream = await startUpstream();
    const { LINEAR_SECRETS, GITHUB_TOKEN, GITHUB_API_URL, AGENT_REMEDIATION_ALLOW_LOOPBACK_HTTP } = githubVariables(
      upstream.url,
    );
    const secrets = { LINEAR_SECRETS, GITHUB_TOKEN, GITHUB_API_URL, AGENT_REMEDIATION_ALLOW_LOOPBACK_HTTP } as Record<
      string,
      string
    >;
    const runtime = await startRuntime('workerd', { ...variablesOf(text), ...secrets });
    expect([(await runtime.send(linear())).status, (await runtime.send(linear({ isReady: false }))).status]).toEqual([
      200, 200,
    ]);
    expect(upstream.calls[0]?.path).toBe('/repos/my-org/my-repository/actions/workflows/agent-ticket.yml/dispatches');
    expect(text).toMatch(/^main = "worker\.js"$/m);
    // No Node module and no compatibility flag.
    expect(text).not.toContain('compatibility_flags');
    await runtime.close();
    await upstream.close();
  });

  test('forwarder.env.example is a whole set of settings', () => {
    expect(readForwarderSettings(variablesOf(file('action-templates/forwarder/forwarder.env.example'))).ok).toBe(true);
  });

  test('the worker is at most 60 kB, and holds nothing of Node', async () => {
    const text = await workerBundle();
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(60_000);
    expect(text).not.toMatch(/node:|\brequire\(|\bBuffer\.|\bprocess\./);
  });
});

describe('docs/forwarder.md', () => {
  test('names every variable that is read, and no other', () => {
    const read = [
      ...file('packages/forwarder/src/settings.ts').matchAll(
        /(?:reader|this)\s*\.(?:text|choice|count|secrets|credential|address)\(\s*'([A-Z_]+)'/g,
      ),
    ];
    const listed =
      page
        .split('## Settings')[1]
        ?.split('## What it answers')[0]
        ?.matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) \|/gm) ?? [];
    const named = [...listed].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name),
    );
    expect(named.toSorted()).toEqual([...new Set(read.map(([, name = '']) => name))].toSorted());
  });

  test('explains every reason, with its outcome and status', () => {
    const rows = [
      ...(page.split('## What it answers')[1]?.matchAll(/^\| (\w+) \| ((?:`[\w-]+`(?:, )?)+) \| ([^|]+) \|/gm) ?? []),
    ];
    const listed = rows.flatMap(([, outcome = '', codes = '']) =>
      [...codes.matchAll(/`([\w-]+)`/g)].map(([, code = '']) => `${outcome} ${code}`),
    );
    expect(listed.toSorted()).toEqual(
      Object.entries(ENDINGS)
        .map(([code, { outcome }]) => `${outcome} ${code}`)
        .toSorted(),
    );
    for (const [, , codes = '', statuses = ''] of rows) {
      const numbers = [...statuses.matchAll(/\d{3}/g)].map(([number]) => Number(number));
      const own = [...codes.matchAll(/`([\w-]+)`/g)].map(
        ([, code = '']) => ENDINGS[code as keyof typeof ENDINGS].status,
      );
      if (!statuses.includes('other side')) expect([...new Set(own)]).toEqual(numbers);
    }
  });

  test('"Try it", as it stands', async () => {
    const script = /### Try it\n[^`]*`curl`[^`]*`openssl`[^`]*```sh\n([\s\S]*?)```/.exec(page)?.[1] ?? 'exit 9';
    const { stdout } = await promisify(execFile)(
      'bash',
      ['-euo', 'pipefail', '-c', script.replaceAll('8099', '18099')],
      { cwd: ROOT, timeout: 50_000 },
    );
    expect(stdout).toContain('HTTP/1.1 204 ignored');
    expect(stdout).toContain('agent-remediation: ignored; not-ready');
    expect(stdout).toContain('HTTP/1.1 401');
    expect(stdout).toContain('agent-remediation: refused; not-verified');
  });

  test('the mapping and the body for other trackers are taken', async () => {
    const [body = '', mapping = ''] = [...page.matchAll(/```json\n([^`]+)```/g)].map(([, block = '']) => block);
    const upstream = await startUpstream();
    const mapped = await startRuntime('function', githubVariables(upstream.url, { GENERIC_MAPPING: mapping }));
    const plain = await startRuntime('function', githubVariables(upstream.url));
    const event = {
      id: 5,
      time: Date.now(),
      issue: {
        id: 981,
        name: 'Old TLS',
        text: 'On.',
        status: { name: 'Ready for Agent' },
        url: 'https://t.example/981',
      },
    };
    const send = (issue: object) => {
      const sent = { ...generic({}, []), body: JSON.stringify({ ...event, issue }) };
      return mapped.send(withHeaders(sent, [], [['x-signature-256', `sha256=${hmac(SECRETS.generic, sent.body)}`]]));
    };
    expect((await send(event.issue)).outcome).toBe('accepted; handed-on');
    expect((await send({ ...event.issue, status: { name: 'Done' } })).outcome).toBe('ignored; not-ready');
    expect(
      (await plain.send({ ...generic(), body: body.replace('2026-11-20T10:00:00Z', new Date().toISOString()) }))
        .outcome,
    ).toBe('accepted; handed-on');
    expect(
      upstream.calls.map(
        ({ body: text }) => (JSON.parse(text) as { inputs: { ticket_key: string } }).inputs.ticket_key,
      ),
    ).toEqual(['981', 'OPS-3']);
    await upstream.close();
  });
});
