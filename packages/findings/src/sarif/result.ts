/** One result of a SARIF log as a finding. */
import type { FindingKind } from '@agent-remediation/conventions';
import { fieldAt, isItem, type Item, listAt, numberAt, present, textAt } from '../fields.ts';
import type { FindingRepository, Place, Severity, SourcedFinding } from '../finding.ts';
import { advisoryMark, placeMark, secretMark } from '../marks.ts';
import { placeText } from '../place.ts';
import { artifactsOf, attribute, explanationOf, titleOf } from '../words.ts';
import { messageOf } from './message.ts';
import { reachablePathOf } from './reachable-path.ts';
import type { RunTables, SarifRule } from './run.ts';

export interface ResultFacts {
  readonly result: Item;
  readonly tables: RunTables;
  readonly rule: SarifRule;
  readonly severity: Severity;
  readonly id: string;
  readonly repository: FindingRepository;
  /** What the caller says that this scanner finds. */
  readonly kind: FindingKind | undefined;
}

export function fromResult(facts: ResultFacts): SourcedFinding {
  const { result, tables, rule, severity, id, repository } = facts;
  const kind = facts.kind ?? rule.kind;
  // The message of a scanner for secrets may quote what it found.
  const said = kind === 'secret' ? undefined : messageOf(result, rule, tables);
  const title = rule.title ?? (titleOf(said ?? '') || (rule.id ?? id));
  const location = listAt(result, 'locations')[0];
  const place = placeOf(location, tables);
  const path = reachablePathOf(result, tables);
  const { properties: own } = result;
  return present({
    id,
    kind,
    title,
    explanation: explanationOf(said, rule.about) || title,
    severity,
    location: attribute(place === undefined ? elsewhere(location, tables) : placeText(place)),
    reachablePath: attribute(textAt(own, 'reachablePath')) ?? path,
    exploitability: attribute(textAt(own, 'exploitability')),
    confidence: confidenceIn(own) ?? rule.confidence,
    validationResult: attribute(textAt(own, 'validationResult')),
    suggestedFix: attribute(fixOf(result) ?? textAt(own, 'suggestedFix')),
    artifacts: addressesOf(result, rule),
    source: 'sarif' as const,
    repository,
    openedAt: openedOf(result),
    aliases: [],
    marks: marksOf(kind, rule, place),
    page: textAt(result, 'hostedViewerUri'),
    place,
    rule: rule.id === undefined ? { tool: tables.tool, id: title } : rule.named,
    signals: present({ isReachable: reachedOf(own, path) }),
  });
}

function placeOf(location: unknown, tables: RunTables): Place | undefined {
  const physical = fieldAt(location, 'physicalLocation');
  const path = tables.fileOf(fieldAt(physical, 'artifactLocation'))?.path;
  if (path === undefined) return undefined;
  const line = numberAt(physical, 'region', 'startLine');
  const column = numberAt(physical, 'region', 'startColumn');
  return present({ path, line: line !== undefined && line >= 1 ? line : undefined, column });
}

/** A place that is no file of the repository: an address, a class, an image. */
function elsewhere(location: unknown, tables: RunTables): string | undefined {
  const file = tables.fileOf(fieldAt(location, 'physicalLocation', 'artifactLocation'));
  const logical = listAt(location, 'logicalLocations')[0] ?? fieldAt(location, 'logicalLocation');
  return (
    file?.says ??
    textAt(logical, 'fullyQualifiedName') ??
    textAt(logical, 'name') ??
    textAt(location, 'message', 'text')
  );
}

function confidenceIn(properties: unknown): string | undefined {
  if (!isItem(properties)) return undefined;
  return attribute(
    textAt(properties, 'confidence') ?? textAt(properties, 'issue_confidence') ?? textAt(properties, 'precision'),
  );
}

/** What the fix does, in words. Its replacements are not taken over: nothing applies them (D19). */
function fixOf(result: Item): string | undefined {
  const texts = listAt(result, 'fixes').flatMap((fix) => textAt(fix, 'description', 'text') ?? []);
  return texts.length === 0 ? undefined : texts.join('\n');
}

function addressesOf(result: Item, rule: SarifRule): readonly string[] | undefined {
  const { hostedViewerUri, workItemUris, attachments } = result;
  if (hostedViewerUri === undefined && workItemUris === undefined && attachments === undefined) return rule.artifacts;
  const attached = listAt(result, 'attachments').map((entry) => textAt(entry, 'artifactLocation', 'uri'));
  const items = listAt(result, 'workItemUris').map((entry) => (typeof entry === 'string' ? entry : undefined));
  return artifactsOf([textAt(result, 'hostedViewerUri'), ...items, ...attached, ...(rule.artifacts ?? [])]);
}

function openedOf(result: Item): Date | undefined {
  const time = Date.parse(textAt(result, 'provenance', 'firstDetectionTimeUtc') ?? '');
  return Number.isNaN(time) ? undefined : new Date(time);
}

function reachedOf(properties: unknown, path: string | undefined): boolean | undefined {
  const said = isItem(properties) ? properties['reachable'] : undefined;
  if (typeof said === 'boolean') return said;
  return path === undefined ? undefined : true;
}

function marksOf(kind: FindingKind, rule: SarifRule, place: Place | undefined): readonly string[] {
  if (place === undefined) return [];
  const { path, line, column } = place;
  if (kind === 'dependency') return rule.advisories.map((advisory) => advisoryMark(advisory, path));
  if (line === undefined) return [];
  if (kind === 'secret') return [secretMark(path, line)];
  if (rule.id === undefined) return [];
  return [placeMark({ tool: rule.named.tool, rule: rule.id, path, line, column })];
}
