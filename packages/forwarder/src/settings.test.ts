import { describe, expect, test } from '@jest/globals';
import { readForwarderSettings } from './settings.ts';

const GOOD = {
  LINEAR_SECRETS: 'lin_wh_0123456789abcdef',
  GITHUB_TOKEN: 'github-token-0123456789',
  REPOSITORIES: 'octo-org/shop',
};
const DIRECT = {
  LINEAR_SECRETS: GOOD.LINEAR_SECRETS,
  REPOSITORIES: GOOD.REPOSITORIES,
  FORWARD_TO: 'session',
  AGENT_API_KEY: 'cog_0123456789abcdef',
  AGENT_ORG_ID: 'org-1',
  AGENT_BASE_URL: 'https://api.example.com',
};

const faultsOf = (variables: Readonly<Record<string, unknown>>): readonly string[] => {
  const read = readForwarderSettings(variables);
  return read.ok ? [] : read.faults.map(({ name }) => name);
};

describe('readForwarderSettings', () => {
  test('the least that is needed, and the defaults', () => {
    const read = readForwarderSettings(GOOD);
    expect(read).toMatchObject({
      ok: true,
      settings: {
        readyState: 'ready-for-agent',
        repositories: [{ prefix: undefined, name: 'octo-org/shop' }],
        way: {
          to: 'github',
          event: 'workflow_dispatch',
          workflow: 'agent-ticket.yml',
          ref: 'main',
          apiUrl: 'https://api.github.com',
        },
        ignoredStatus: 204,
        acceptedStatus: undefined,
        isHalted: false,
        limits: { totalMs: 4_500, maxDeliveryBytes: 5 * 1024 * 1024 },
      },
    });
    expect(readForwarderSettings(DIRECT)).toMatchObject({
      ok: true,
      settings: { way: { to: 'session', dedupe: 'look-up' } },
    });
  });

  test.each([
    ['nothing at all', {}, ['LINEAR_SECRETS', 'REPOSITORIES', 'GITHUB_TOKEN']],
    [
      'three secrets',
      { ...GOOD, LINEAR_SECRETS: Array(3).fill('lin_wh_0123456789abcdef').join(',') },
      ['LINEAR_SECRETS'],
    ],
    ['a short secret', { ...GOOD, JIRA_SECRETS: 'short' }, ['JIRA_SECRETS']],
    ['an empty secret beside a good one', { ...GOOD, LINEAR_SECRETS: ' , ' }, ['LINEAR_SECRETS']],
    ['a repository of another form', { ...GOOD, REPOSITORIES: 'https://github.com/octo-org/shop' }, ['REPOSITORIES']],
    ['a repository that leads up', { ...GOOD, REPOSITORIES: 'octo-org/..' }, ['REPOSITORIES']],
    ['a prefix twice', { ...GOOD, REPOSITORIES: 'A=o/a,A=o/b' }, ['REPOSITORIES']],
    ['a workflow that leads elsewhere', { ...GOOD, WORKFLOW_FILE: '../x.yml' }, ['WORKFLOW_FILE']],
    ['an unknown way', { ...GOOD, FORWARD_TO: 'both' }, ['FORWARD_TO']],
    ['an unknown status', { ...GOOD, IGNORED_STATUS: '202' }, ['IGNORED_STATUS']],
    ['P5: plain http', { ...GOOD, GITHUB_API_URL: 'http://api.example.com' }, ['GITHUB_API_URL']],
    ['P5: loopback, where it was not allowed', { ...GOOD, GITHUB_API_URL: 'http://127.0.0.1:80' }, ['GITHUB_API_URL']],
    ['P5: a user name in the address', { ...GOOD, GITHUB_API_URL: 'https://a@b.example' }, ['GITHUB_API_URL']],
    ['D8: a legacy key', { ...DIRECT, AGENT_API_KEY: 'apk_0123456789' }, ['AGENT_API_KEY']],
    ['D8: a legacy address', { ...DIRECT, AGENT_BASE_URL: 'https://api.example.com/v1' }, ['AGENT_BASE_URL']],
    ['a key in the place of the organisation', { ...DIRECT, AGENT_ORG_ID: 'cog_0123456789abcdef' }, ['AGENT_ORG_ID']],
    ['no number', { ...DIRECT, MAX_ACU_LIMIT: '0' }, ['MAX_ACU_LIMIT']],
    ['a time beyond reason', { ...GOOD, TIMEOUT_MS: '1e9' }, ['TIMEOUT_MS']],
    [
      'two trackers to comment in',
      { ...GOOD, LINEAR_API_KEY: 'lin_api_0123456789', JIRA_API_TOKEN: 'x'.repeat(20) },
      ['LINEAR_API_KEY'],
    ],
    [
      'Jira without its site',
      { ...GOOD, JIRA_API_TOKEN: 'x'.repeat(20), JIRA_EMAIL: 'bot@example.com' },
      ['JIRA_BASE_URL'],
    ],
    ['a mapping that is no JSON', { ...GOOD, GENERIC_MAPPING: '{' }, ['GENERIC_MAPPING']],
    ['a mapping without pointers', { ...GOOD, GENERIC_MAPPING: '{"key":"id"}' }, ['GENERIC_MAPPING']],
    ['a mapping of something else', { ...GOOD, GENERIC_MAPPING: '{"token":"/x"}' }, ['GENERIC_MAPPING']],
    ['a variable that is no text', { ...GOOD, GITHUB_TOKEN: { a: 1 } }, ['GITHUB_TOKEN']],
  ])('%s is a fault with its name', (_, variables, names) => {
    expect(faultsOf(variables)).toEqual(names);
  });

  test('P6: no message repeats what was given', () => {
    const canary = 'canary 0123456789';
    const names = Object.keys({
      ...GOOD,
      ...DIRECT,
      JIRA_SECRETS: '',
      GITHUB_API_URL: '',
      LINEAR_API_KEY: '',
      WORKFLOW_REF: '',
      DISPATCH: '',
    });
    for (const name of names)
      expect(JSON.stringify(readForwarderSettings({ ...GOOD, [name]: canary }))).not.toMatch(/"message":"[^"]*canary/);
  });

  test('a worker binds numbers and switches as such: each counts as its text would', () => {
    const typed = { IGNORED_STATUS: 200, TIMEOUT_MS: 1_000, AGENT_REMEDIATION_HALT: true };
    expect(readForwarderSettings({ ...GOOD, ...typed })).toMatchObject({
      ok: true,
      settings: { ignoredStatus: 200, isHalted: true, limits: { totalMs: 1_000 } },
    });
    expect(readForwarderSettings({ ...GOOD, AGENT_REMEDIATION_HALT: false })).toMatchObject({
      settings: { isHalted: false },
    });
    expect(readForwarderSettings({ ...DIRECT, MAX_ACU_LIMIT: 5 })).toMatchObject({
      settings: { way: { maxAcuLimit: 5 } },
    });
  });

  test.each(['AGENT_REMEDIATION_HALT', 'MAX_ACU_LIMIT', 'IGNORED_STATUS', 'READY_STATE'])(
    'D12: %s of a kind that cannot be read is a fault, and never its default',
    (name) => {
      for (const value of [{}, [], ['yes'], () => 'yes'])
        expect(faultsOf({ ...DIRECT, [name]: value })).toEqual([name]);
    },
  );

  test.each(['', '0', 'false', 'FALSE'])('D12: the kill switch is off with %j, and on with anything else', (value) => {
    const isHalted = (text: string): unknown => {
      const read = readForwarderSettings({ ...GOOD, AGENT_REMEDIATION_HALT: text });
      return read.ok && read.settings.isHalted;
    };
    expect([isHalted(value), isHalted('yes'), isHalted('1')]).toEqual([false, true, true]);
  });
});
