/**
 * Write scopes (seed 2.5: least privilege, start read-only). A static check: a program sees switches, and not what a token may do.
 */
import { shown } from '../problem.ts';
import type { Server } from './mcp.ts';

export interface Started {
  /** Command and arguments. */
  readonly words: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly url: string;
}

interface Known {
  readonly title: string;
  /** The package or image, or the address, of a server that may write unless it is told not to. */
  readonly program?: RegExp;
  readonly address?: RegExp;
  readonly flag?: RegExp;
  readonly variable?: string;
  readonly header?: string;
  readonly inAddress?: RegExp;
  readonly fix: string;
}

/** Each by its own documentation: the switch, and that it is off by default. */
const KNOWN: readonly Known[] = [
  {
    title: 'GitHub',
    program: /(^|\/)github-mcp-server(\.exe)?([:@]|$)/i,
    flag: /^--read-only(=true|=1)?$/,
    variable: 'GITHUB_READ_ONLY',
    fix: 'Add the argument --read-only, or GITHUB_READ_ONLY=1.',
  },
  {
    title: 'GitHub',
    address: /^https:\/\/(api\.githubcopilot\.com|copilot-api\.[\w.-]+\.ghe\.com)\/mcp/i,
    header: 'x-mcp-readonly',
    inAddress: /\/readonly(\/|$|\?)/,
    fix: 'Add the header X-MCP-Readonly: true, or /readonly to the address.',
  },
  {
    title: 'Supabase',
    program: /^@supabase\/mcp-server-supabase(@|$)/,
    flag: /^--read-only(=true)?$/,
    fix: 'Add the argument --read-only.',
  },
  {
    title: 'Supabase',
    address: /^https:\/\/mcp\.supabase\.com\/mcp/i,
    inAddress: /[?&]read_only=true(&|$)/,
    fix: 'Add read_only=true to the address.',
  },
  {
    title: 'MongoDB',
    program: /(^|\/)(mongodb-mcp-server)([:@]|$)/,
    flag: /^--read-?only(=true)?$/i,
    variable: 'MDB_MCP_READ_ONLY',
    fix: 'Add the argument --readOnly, or MDB_MCP_READ_ONLY=true.',
  },
  {
    title: 'GitLab',
    program: /^@(zereight\/mcp-gitlab|structured-world\/gitlab-mcp)(@|$)/,
    variable: 'GITLAB_READ_ONLY_MODE',
    fix: 'Set GITLAB_READ_ONLY_MODE=true.',
  },
  {
    title: 'Atlassian',
    program: /(^|\/)mcp-atlassian([:@=]|$)/,
    flag: /^--read-only$/,
    variable: 'READ_ONLY_MODE',
    fix: 'Set READ_ONLY_MODE=true.',
  },
  {
    title: 'Kubernetes',
    program: /(^|\/)kubernetes-mcp-server([:@]|$)/,
    flag: /^--read-only(=true)?$/,
    fix: 'Add the argument --read-only.',
  },
];

const SEEN = 'Seen in this file alone: what its credential may do cannot be seen from here.';

export function writeScope({ path, say }: Server, started: Started): void {
  const { words, env } = started;
  const open = words.find((word) => OPENS.test(word));
  if (open !== undefined) say('mcp-write-scope', path, `${shown(open)} lets the server write.`, 'Start read-only.');
  const off = Object.entries(env).find(
    ([name, value]) =>
      (/read_?only/i.test(name) && isOff(value)) || (/(allow|enable)_?(write|mutation)/i.test(name) && isOn(value)),
  );
  if (off !== undefined)
    say('mcp-write-scope', [...path, 'env', off[0]], `${shown(off[0])} lets the server write.`, 'Start read-only.');
  if (open !== undefined || off !== undefined) return;
  const known = KNOWN.find((each) => isServer(each, started));
  if (known !== undefined && !isReadOnly(known, started))
    say(
      'mcp-write-scope',
      path,
      `The server of ${known.title} may write unless it is told not to. ${SEEN}`,
      `${known.fix} Write scopes come after about a week of watching.`,
    );
}

const OPENS =
  /^--?(allow-?write|read-?write|enable-?write|write|allow-?mutations?|no-?read-?only|read-?only=(false|0)|access-mode=unrestricted)\b/i;
const isOn = (value: string): boolean => /^(true|1|yes|on)$/i.test(value);
const isOff = (value: string): boolean => /^(false|0|no|off)$/i.test(value);
/** A value from outside may be either; it is not judged. */
const isReference = (value: string): boolean => value.includes('${');

function isServer({ program, address }: Known, { words, url }: Started): boolean {
  return program ? words.some((word) => program.test(word)) : address?.test(url) === true;
}

function isReadOnly(known: Known, { words, env, headers, url }: Started): boolean {
  const { flag, variable, header, inAddress } = known;
  const handedOn = words.map((word) =>
    word.startsWith(`${variable}=`) ? word.slice(word.indexOf('=') + 1) : undefined,
  );
  const values = [
    ...(variable === undefined ? [] : [env[variable], ...handedOn]),
    ...Object.entries(headers).map(([name, value]) => (name.toLowerCase() === header ? value : undefined)),
  ].filter((value) => value !== undefined);
  return (
    values.some((value) => isOn(value) || isReference(value)) ||
    (flag !== undefined && words.some((word) => flag.test(word))) ||
    inAddress?.test(url) === true ||
    (inAddress !== undefined && isReference(url))
  );
}
