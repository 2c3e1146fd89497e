/** References to variables in the MCP file: the form that the reading agent knows, and whether the variable is set. */
import { AGENTS } from '../agents.ts';
import type { JsonPath } from '../json-file.ts';
import { shown, type Edit } from '../problem.ts';
import type { Context } from './context.ts';
import type { Server } from './mcp.ts';

export interface Readers {
  /** Whether only the one form is read: the conventions' `${env:NAME}`, or `${NAME}`. */
  readonly only: 'neutral' | 'claude-code' | undefined;
  readonly variables: Context['variables'];
  /** How a variable is named here. */
  readonly form: (name: string) => string;
}

/** Which form is read depends on who reads the file: an agent's own folder in the repository tells. */
export function readersOf({ tree, variables }: Context): Readers {
  const files = [...tree.files.keys()];
  const hasClaude = files.some((file) => file.startsWith('.claude/')) || tree.files.has('CLAUDE.md');
  const hasNeutral = files.some((file) => file.startsWith('.agent/'));
  const only = hasClaude === hasNeutral ? undefined : hasClaude ? 'claude-code' : 'neutral';
  return { only, variables, form: (name) => (only === 'claude-code' ? `\${${name}}` : `\${env:${name}}`) };
}

/** Every `${…}` of a text. */
export function references({ readers, say, replace }: Server, path: JsonPath, value: string): void {
  const { only, variables, form } = readers;
  // One edit writes the whole value, so it mends all references of it.
  let edit: Edit | undefined;
  const seen = new Map([...value.matchAll(/\$\{([^}]*)\}/g)].map(([reference, inside = '']) => [reference, inside]));
  for (const [reference, inside] of seen) {
    const isNeutral = inside.startsWith('env:');
    const [name = '', ...others] = (isNeutral ? inside.slice(4) : inside).split(':-');
    if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) {
      say('mcp-reference', path, `${shown(reference)} names no variable.`, `Write ${form('NAME')}.`);
      continue;
    }
    if (only !== undefined && isNeutral !== (only === 'neutral')) {
      const says = only === 'neutral' ? 'is not the form of the conventions' : `is not understood by ${CLAUDE}`;
      // The conventions' form knows no default: leaving one out would change what is sent.
      const isSame = others.length === 0 || only === 'claude-code';
      if (isSame) edit ??= replace(path, 'value', allMended(value, readers));
      say('mcp-reference', path, `${shown(reference)} ${says}.`, `Write ${form(name)}.`, isSame ? edit : undefined);
    }
    if (variables?.has(name) === false && others.length === 0)
      say('mcp-unset', path, `The variable ${name} is not set here.`, `Set ${name} where the agent runs.`);
  }
}

const CLAUDE = AGENTS.find(({ id }) => id === 'claude-code')?.title ?? '';

function allMended(value: string, { only, form }: Readers): string {
  return only === 'neutral'
    ? value.replace(/\$\{([A-Za-z_]\w*)\}/g, (_, name: string) => form(name))
    : value.replace(/\$\{env:([A-Za-z_]\w*(?::-[^}]*)?)\}/g, (_, inside: string) => `\${${inside}}`);
}

/** Forms of a shell, of Windows: no agent puts a value in their place. */
export function unexpanded({ readers, say, replace }: Server, path: JsonPath, value: string): void {
  const [, scheme = '', bare, percent] =
    /^((?:bearer |basic |token )?)(?:\$([A-Z_][A-Z0-9_]*)|%([A-Z_][A-Z0-9_]*)%)$/i.exec(value) ?? [];
  const name = bare ?? percent;
  if (name === undefined) return;
  const edit = readers.only === undefined ? undefined : replace(path, 'value', `${scheme}${readers.form(name)}`);
  const message = `${shown(value)} is sent as it stands: no agent reads this form.`;
  say('mcp-reference', path, message, `Write ${scheme}${readers.form(name)}.`, edit);
}
