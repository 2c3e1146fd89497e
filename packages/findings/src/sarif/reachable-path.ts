/** How the weak code is reached, from the first flow that a result tells: `src/a.ts:3 → src/b.ts:9`. */
import { fieldAt, isItem, type Item, listAt, numberAt, textAt } from '../fields.ts';
import { placeText } from '../place.ts';
import { capped } from '../words.ts';
import type { RunTables } from './run.ts';

/** Steps that are shown; of a longer path the first and the last. */
const MAX_STEPS = 12;
const MAX_STEP = 300;

export function reachablePathOf(result: Item, tables: RunTables): string | undefined {
  const flow = listAt(result, 'codeFlows')[0];
  const locations = listAt(listAt(flow, 'threadFlows')[0], 'locations');
  const frames = listAt(listAt(result, 'stacks')[0], 'frames');
  // A stack names the innermost call first.
  const steps = locations.length > 0 ? locations : [...frames].reverse();
  const texts = steps.flatMap((step) => stepText(step, tables) ?? []).filter((text, at, all) => text !== all[at - 1]);
  if (texts.length === 0) return undefined;
  if (texts.length <= MAX_STEPS) return texts.join(' → ');
  const left = texts.length - MAX_STEPS;
  return [...texts.slice(0, MAX_STEPS / 2), `(${left} more)`, ...texts.slice(-MAX_STEPS / 2)].join(' → ');
}

function stepText(step: unknown, tables: RunTables): string | undefined {
  const index = numberAt(step, 'index');
  const cached = index === undefined ? undefined : listAt(tables.run, 'threadFlowLocations')[index];
  const location = fieldAt(isItem(fieldAt(step, 'location')) ? step : cached, 'location');
  const physical = fieldAt(location, 'physicalLocation');
  const file = tables.fileOf(fieldAt(physical, 'artifactLocation'));
  if (file !== undefined) {
    const line = numberAt(physical, 'region', 'startLine');
    return capped(placeText({ path: file.path ?? file.says, ...(line === undefined ? {} : { line }) }), MAX_STEP);
  }
  const logical = listAt(location, 'logicalLocations')[0];
  const name = textAt(logical, 'fullyQualifiedName') ?? textAt(logical, 'name') ?? textAt(location, 'message', 'text');
  return name === undefined ? undefined : capped(name, MAX_STEP);
}
