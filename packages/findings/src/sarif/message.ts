/** Messages of SARIF: a text, or the id of a text of the rule with arguments for its placeholders. */
import { type Item, listAt, textAt } from '../fields.ts';
import type { RunTables, SarifRule } from './run.ts';

export function messageOf(result: Item, rule: SarifRule, tables: RunTables): string | undefined {
  const message = result['message'];
  const id = textAt(message, 'id');
  const template =
    textAt(message, 'text') ??
    textAt(message, 'markdown') ??
    (id === undefined
      ? undefined
      : (textAt(rule.data, 'messageStrings', id, 'text') ??
        textAt(tables.run, 'tool', 'driver', 'globalMessageStrings', id, 'text')));
  if (template === undefined) return undefined;
  const values = listAt(message, 'arguments');
  return withoutLinks(values.length === 0 ? template : filled(template, values));
}

/** `{0}` is the first argument; doubled braces stand for themselves. */
function filled(template: string, values: readonly unknown[]): string {
  return template.replace(/\{\{|\}\}|\{(\d{1,3})\}/g, (found, index: string | undefined) => {
    if (index === undefined) return found.slice(1);
    const value = values[Number(index)];
    return typeof value === 'string' ? value : found;
  });
}

/** `[a name](3)` refers to a related location of the log, which nobody has who reads the finding. */
function withoutLinks(text: string): string {
  return text.includes('](') ? text.replace(/\[([^[\]\\]{0,500})\]\(\d{1,9}\)/g, '$1') : text;
}
