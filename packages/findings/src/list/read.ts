import { findingId, isFindingKind } from '@agent-remediation/conventions';
import validate from '../../generated/validate-finding-list.cjs';
import { dateAt, fieldAt, isItem, type Item, listAt, numberAt, present, textAt } from '../fields.ts';
import {
  type AffectedPackage,
  type FindingRepository,
  isAtLeast,
  type Place,
  type Severity,
  type SourcedFinding,
} from '../finding.ts';
import { advisoriesIn, advisoryMark, placeMark, secretMark } from '../marks.ts';
import { placeText, plainPath } from '../place.ts';
import type { LeftOutReason, Reading, Unread, UnreadReason } from '../reading.ts';
import { severityOf } from '../severity.ts';
import { Tally } from '../tally.ts';
import { artifactsOf, attribute, capped, explanationOf, MAX_NAME, titleOf } from '../words.ts';

/** Bytes. A list is read whole. */
export const MAX_LIST_BYTES = 64 * 2 ** 20;

export interface ListFile {
  /** Name for messages. */
  readonly file: string;
  readonly bytes: Uint8Array;
}

export interface ListOptions {
  /** Where findings lie that name no repository. */
  readonly repository: FindingRepository;
  /** Others that a finding may name. */
  readonly others?: readonly FindingRepository[];
  readonly atLeast: Severity;
}

/** Never throws for what stands in the file: an entry that does not fit the schema is left out, counted, and named with what is wrong. */
export function readFindingList(source: ListFile, options: ListOptions): Reading {
  if (source.bytes.length > MAX_LIST_BYTES)
    return unread(source, 'too-large', `it has more than ${MAX_LIST_BYTES} bytes`, 'Write several files, or SARIF.');
  const data = parsed(source.bytes);
  if ('says' in data) return unread(source, 'not-json', data.says, 'Correct the file.');
  const list = Array.isArray(data.value) ? { findings: data.value as readonly unknown[] } : data.value;
  const frame = isItem(list) ? { ...list, findings: Array.isArray(list['findings']) ? [] : list['findings'] } : list;
  if (!validate(frame)) return unread(source, 'invalid', faultIn('the file'), `See ${SCHEMA}.`);
  const entries = listAt(list, 'findings');
  const reader = new ListReader(textAt(list, 'tool') ?? source.file, options);
  for (const [index, entry] of entries.entries()) reader.take(entry, index);
  return { is: 'read', source: 'list', of: source.file, seen: entries.length, requests: 0, ...reader.result() };
}

const SCHEMA = 'packages/findings/schema/finding-list.v1.schema.json';

class ListReader {
  readonly #tool: string;
  readonly #options: ListOptions;
  readonly #tally = new Tally();
  readonly #findings = new Map<string, { readonly finding: SourcedFinding; readonly text: string }>();

  constructor(tool: string, options: ListOptions) {
    this.#tool = tool;
    this.#options = options;
  }

  take(entry: unknown, index: number): void {
    if (!validate({ findings: [entry] })) return this.#tally.add('malformed', faultIn(`finding ${index + 1}`));
    if (!isItem(entry)) return;
    const repository = this.#repositoryOf(entry);
    if (repository === undefined) return this.#tally.add('unknown-repository', textAt(entry, 'repository'));
    const finding = fromEntry(entry, repository, this.#tool);
    const why = this.#reasonToLeave(finding, JSON.stringify(entry));
    if (why !== undefined) return this.#tally.add(why, finding.id);
    this.#findings.set(keyOf(finding), { finding, text: JSON.stringify(entry) });
  }

  /** Of two that differ under one id only one can be claimed; the first stays, and the other is told. */
  #reasonToLeave(finding: SourcedFinding, text: string): LeftOutReason | undefined {
    if (!isAtLeast(finding.severity, this.#options.atLeast)) return 'below-severity';
    const known = this.#findings.get(keyOf(finding));
    if (known === undefined) return undefined;
    return known.text === text ? 'same-finding' : 'same-id';
  }

  #repositoryOf(entry: Item): FindingRepository | undefined {
    const { repository, others = [] } = this.#options;
    const named = textAt(entry, 'repository')?.toLowerCase();
    return named === undefined ? repository : [repository, ...others].find(({ name }) => name.toLowerCase() === named);
  }

  result() {
    return { findings: [...this.#findings.values()].map(({ finding }) => finding), leftOut: this.#tally.list() };
  }
}

function keyOf({ repository, id }: SourcedFinding): string {
  return `${repository.id} ${id}`;
}

function fromEntry(entry: Item, repository: FindingRepository, tool: string): SourcedFinding {
  const id = findingId(textAt(entry, 'id') ?? '');
  const named = textAt(entry, 'kind') ?? 'generic';
  const kind = isFindingKind(named) ? named : 'generic';
  const title = titleOf(textAt(entry, 'title') ?? id);
  const affected = packageOf(fieldAt(entry, 'package'));
  const place = placeOf(entry) ?? (affected === undefined ? undefined : { path: affected.manifest });
  const rule = textAt(entry, 'rule');
  const page = textAt(entry, 'url');
  return present({
    id,
    kind,
    title,
    explanation: explanationOf(textAt(entry, 'explanation')) || title,
    severity: severityOf(textAt(entry, 'severity')),
    location: attribute(affected === undefined ? whereOf(entry, place) : `${affected.name} in ${affected.manifest}`),
    reachablePath: attribute(textAt(entry, 'reachable_path')),
    exploitability: attribute(textAt(entry, 'exploitability')),
    confidence: attribute(textAt(entry, 'confidence')),
    validationResult: attribute(textAt(entry, 'validation_result')),
    suggestedFix: attribute(textAt(entry, 'suggested_fix')),
    artifacts: artifactsOf([page, ...textsAt(entry, 'artifacts')]),
    source: 'list' as const,
    repository,
    openedAt: dateAt(entry, 'opened_at'),
    aliases: textsAt(entry, 'aliases')
      .map(findingId)
      .filter((alias) => alias !== id),
    marks: marksOf(entry, kind, tool, place, affected),
    page,
    place,
    rule: rule === undefined ? undefined : { tool, id: rule },
    package: affected,
    signals: present({
      isExploitable: flagAt(entry, 'exploitable'),
      isReachable: flagAt(entry, 'reachable'),
      epss: numberAt(entry, 'epss'),
    }),
  });
}

function placeOf(entry: Item): Place | undefined {
  const path = plainPath(textAt(entry, 'affected_location', 'path'));
  if (path === undefined) return undefined;
  return present({
    path,
    line: numberAt(entry, 'affected_location', 'line'),
    column: numberAt(entry, 'affected_location', 'column'),
  });
}

function whereOf(entry: Item, place: Place | undefined): string | undefined {
  return place === undefined ? textAt(entry, 'affected_location', 'path') : placeText(place);
}

function packageOf(value: unknown): AffectedPackage | undefined {
  const ecosystem = textAt(value, 'ecosystem');
  const name = textAt(value, 'name');
  const manifest = textAt(value, 'manifest');
  if (ecosystem === undefined || name === undefined || manifest === undefined) return undefined;
  return present({ ecosystem, name, manifest, vulnerable: textAt(value, 'vulnerable'), fixed: textAt(value, 'fixed') });
}

function marksOf(
  entry: Item,
  kind: string,
  tool: string,
  place: Place | undefined,
  affected: AffectedPackage | undefined,
) {
  const rule = textAt(entry, 'rule');
  if (affected !== undefined)
    return advisoriesIn(`${textAt(entry, 'id')} ${rule}`).map((advisory) => advisoryMark(advisory, affected.manifest));
  if (place?.line === undefined) return [];
  if (kind === 'secret') return [secretMark(place.path, place.line)];
  return rule === undefined
    ? []
    : [placeMark({ tool, rule, path: place.path, line: place.line, column: place.column })];
}

function textsAt(entry: Item, key: string): readonly string[] {
  return listAt(entry, key).flatMap((value) => (typeof value === 'string' && value.trim() !== '' ? value : []));
}

function flagAt(entry: Item, key: string): boolean | undefined {
  const value = entry[key];
  return typeof value === 'boolean' ? value : undefined;
}

function parsed(bytes: Uint8Array): { readonly value: unknown } | { readonly says: string } {
  try {
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown };
  } catch (error) {
    return { says: capped(error instanceof Error ? error.message : 'it is no JSON', MAX_NAME) };
  }
}

/** The first fault that the validator found, in words. */
function faultIn(what: string): string {
  const fault = validate.errors?.[0];
  if (fault === undefined) return what;
  const path = fault.instancePath
    .replace(/^\/findings\/0/, '')
    .replace(/^\//, '')
    .replaceAll('/', '.');
  const where = path === '' ? what : `${what}, \`${path}\``;
  if (fault.keyword === 'additionalProperties')
    return `${where}: unknown key \`${capped(String(fault.params['additionalProperty']), MAX_NAME)}\``;
  if (fault.keyword === 'enum') return `${where}: allowed are ${JSON.stringify(fault.params['allowedValues'])}`;
  return `${where}: ${fault.message ?? fault.keyword}`;
}

function unread({ file }: ListFile, why: UnreadReason, message: string, remedy: string): Unread {
  return { is: 'unread', source: 'list', of: file, why, message: `${file}: ${message}`, remedy, requests: 0 };
}
