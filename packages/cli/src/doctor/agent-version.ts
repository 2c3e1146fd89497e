/**
 * Seed 8: the plugin needs agent 2.1.154 or later. A file of the repository may pin it; a program on the PATH is asked only when the user
 * names it; otherwise nothing shows it.
 */
import { spawnSync } from 'node:child_process';
import type { Tree } from '@agent-remediation/agent-config';
import { plain } from '../terminal.ts';
import type { Row } from './row.ts';

const LEAST = [2, 1, 154] as const;
const CHECK = 'agent version';
const PACKAGES = ['@anthropic-ai/claude-code', 'claude-code'];
const WAIT_MS = 10_000;

/** `program`: the name that the user gave, never one that a file of the repository names. */
export function agentVersion(tree: Tree | undefined, program: string | undefined, path: string): readonly Row[] {
  const rows = [...(tree === undefined ? [] : pinned(tree)), ...(program === undefined ? [] : [asked(program, path)])];
  if (rows.length > 0) return rows;
  const plugin = tree === undefined ? undefined : pluginIn(tree);
  if (tree !== undefined && plugin === undefined)
    return [{ check: CHECK, verdict: 'fine', seen: 'no plugin is used here', fix: '' }];
  return [
    {
      check: plugin === undefined ? CHECK : `${CHECK}, ${plugin}`,
      verdict: 'unknown',
      seen: `no program can see from here which version the sessions run; the plugin needs ${LEAST.join('.')}`,
      fix: 'Where the agent is installed: doctor --agent PROGRAM; at a session service, look at its release notes.',
    },
  ];
}

/** Whether settings of the agent switch a plugin on, as `path:line`. */
function pluginIn(tree: Tree): string | undefined {
  for (const path of ['.claude/settings.json', '.claude-plugin/plugin.json', '.claude-plugin/marketplace.json']) {
    const text = tree.read(path);
    if (text === undefined) continue;
    const found = /"(enabledPlugins|extraKnownMarketplaces|plugins|name)"/.exec(text);
    if (found !== null && (path !== '.claude/settings.json' || found[1] !== 'name'))
      return `${path}:${text.slice(0, found.index).split('\n').length}`;
  }
  return undefined;
}

/** Versions that files of the repository name: package.json, and tool version files. */
function pinned(tree: Tree): readonly Row[] {
  const rows: Row[] = [];
  for (const [path, pattern] of [
    ['package.json', new RegExp(`"(?:${PACKAGES[0] ?? ''})"\\s*:\\s*"([^"]*)"`)],
    ['.tool-versions', new RegExp(`^(?:${PACKAGES[1] ?? ''})\\s+(\\S+)`, 'm')],
    ['mise.toml', new RegExp(`^"?(?:npm:)?(?:${PACKAGES.join('|')})"?\\s*=\\s*"([^"]*)"`, 'm')],
  ] as const) {
    const text = tree.read(path);
    const found = text === undefined ? null : pattern.exec(text);
    if (text === undefined || found === null) continue;
    const line = text.slice(0, found.index).split('\n').length;
    rows.push(judged(`${CHECK}, ${path}:${line}`, found[1] ?? '', `Write ${LEAST.join('.')} or later there.`));
  }
  return rows;
}

function asked(program: string, path: string): Row {
  const check = `${CHECK}, ${program}`;
  if (!/^[\w.-]+$/.test(program))
    return {
      check,
      verdict: 'unknown',
      seen: 'not a name on the PATH',
      fix: 'Write the name alone, without a folder.',
    };
  const { stdout, error, status } = spawnSync(program, ['--version'], {
    encoding: 'utf8',
    timeout: WAIT_MS,
    // Nothing of ours but the way to it: no key, no token.
    env: { PATH: path },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (error !== undefined || status !== 0)
    return {
      check,
      verdict: 'unknown',
      seen:
        error === undefined
          ? `it ended with ${status ?? 'a signal'}`
          : `it cannot be started (${plain(error.message)})`,
      fix: `Install it, or look at ${program} --version yourself.`,
    };
  return judged(check, stdout.trim(), `Update it to ${LEAST.join('.')} or later.`);
}

function judged(check: string, written: string, fix: string): Row {
  const numbers = /(\d+)\.(\d+)\.(\d+)/.exec(written)?.slice(1).map(Number);
  if (numbers === undefined)
    return { check, verdict: 'unknown', seen: `"${written.slice(0, 40)}" names no version`, fix };
  const isEnough = compare(numbers, LEAST) >= 0;
  const seen = `${numbers.join('.')}; the plugin needs ${LEAST.join('.')}`;
  return isEnough ? { check, verdict: 'fine', seen, fix: '' } : { check, verdict: 'wrong', seen, fix };
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [index, part] of b.entries()) {
    const difference = (a[index] ?? 0) - part;
    if (difference !== 0) return difference;
  }
  return 0;
}
