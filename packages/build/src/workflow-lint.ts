/**
 * Lints every workflow and template with actionlint and zizmor (persona auditor) (P14). A finding is either fixed or
 * stands in `test/workflows/lint-exceptions.yml` with its reason and expiry; an exception that nothing needs, or whose
 * day has passed, fails too. Inline ignores are switched off, so that there is one place to look.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'yaml';
import { ROOT, findTool, isMain, withoutTool } from './tools.ts';

export interface LintFinding {
  /** `<tool>/<rule>`, for example `zizmor/dangerous-triggers`. */
  readonly rule: string;
  /** Path from the root, with forward slashes. */
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

export interface LintException {
  readonly rule: string;
  readonly files: readonly string[];
  readonly reason: string;
  /** First day on which the exception no longer holds, `yyyy-mm-dd`. */
  readonly expires: string;
}

export const EXCEPTIONS = 'test/workflows/lint-exceptions.yml';
const LINTED = ['.github/workflows/*.yml', 'action-templates/*/*.yml'];
/** Without shellcheck and pyflakes: whether they are installed would change the result. */
const ACTIONLINT = ['-shellcheck=', '-pyflakes=', '-format', '{{json .}}'];
const ZIZMOR = [
  '--persona=auditor',
  '--offline',
  '--no-config',
  '--no-ignores',
  '--no-exit-codes',
  '--no-progress',
  '--format=json-v1',
  // Without it a file that zizmor cannot read would count as clean.
  '--strict-collection',
];
const MANIFESTS = ['actions/*/action.yml'];

/** What is left to complain about: findings without an exception, and exceptions that are unused, expired or malformed. */
export function judge(findings: readonly LintFinding[], exceptions: readonly LintException[], today: string): string[] {
  const complaints: string[] = [];
  const excused = new Set<LintFinding>();
  for (const exception of exceptions) {
    const name = `exception ${exception.rule}`;
    if (exception.reason.trim() === '') complaints.push(`${name}: no reason`);
    if (!/^\d{4}-\d{2}-\d{2}$/.test(exception.expires)) complaints.push(`${name}: expires is not yyyy-mm-dd`);
    else if (exception.expires <= today) {
      complaints.push(`${name}: expired on ${exception.expires}; look whether it still holds, then set a new day`);
    }
    for (const file of exception.files) {
      const covered = findings.filter((finding) => finding.rule === exception.rule && finding.file === file);
      if (covered.length === 0) complaints.push(`${name}: not needed for ${file}; take it out`);
      for (const finding of covered) excused.add(finding);
    }
  }
  const left = findings.filter((finding) => !excused.has(finding));
  return [...left.map(({ file, line, rule, message }) => `${file}:${line} ${rule}: ${message}`), ...complaints];
}

/** Reads the exceptions file; throws when it has not the form of `LintException`. */
export function readExceptions(text: string): LintException[] {
  const list: unknown = parse(text);
  if (!Array.isArray(list)) throw new Error(`${EXCEPTIONS} is not a list`);
  return list.map((item: unknown, index) => {
    const field = (key: string): string => {
      const value = isRecord(item) ? item[key] : undefined;
      if (typeof value !== 'string') throw new Error(`${EXCEPTIONS}, item ${index + 1}: "${key}" is not a text`);
      return value;
    };
    const files = isRecord(item) ? item['files'] : undefined;
    if (!isTexts(files) || files.length === 0)
      throw new Error(`${EXCEPTIONS}, item ${index + 1}: "files" is not a list of paths`);
    return { rule: field('rule'), files, reason: field('reason'), expires: field('expires') };
  });
}

/** The findings in actionlint's output by `-format '{{json .}}'`. Throws when the output is something else. */
export function readActionlint(output: string): LintFinding[] {
  return list(output, 'actionlint').map((item) => ({
    rule: `actionlint/${text(item['kind'])}`,
    file: slashes(text(item['filepath'])),
    line: number(item['line']),
    message: text(item['message']),
  }));
}

/** The findings in zizmor's output by `--format json-v1`. The primary location counts. */
export function readZizmor(output: string): LintFinding[] {
  return list(output, 'zizmor').map((item) => {
    const locations = Array.isArray(item['locations']) ? item['locations'].filter(isRecord) : [];
    const primary = locations.find((location) => at(location, 'symbolic', 'kind') === 'Primary') ?? locations[0] ?? {};
    return {
      rule: `zizmor/${text(item['ident'])}`,
      file: slashes(text(at(primary, 'symbolic', 'key', 'Local', 'verbatim_path'))),
      line: number(at(primary, 'concrete', 'location', 'start_point', 'row')) + 1,
      message: text(item['desc']),
    };
  });
}

function list(output: string, tool: string): Record<string, unknown>[] {
  const parsed: unknown = JSON.parse(output.trim() === '' ? 'null' : output);
  if (parsed === null && tool === 'actionlint') return [];
  if (!Array.isArray(parsed) || !parsed.every(isRecord)) throw new Error(`${tool} did not answer with a list`);
  return parsed;
}

function at(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), value);
}
function text(value: unknown): string {
  if (typeof value !== 'string')
    throw new Error('a linter answered in a form that is not known; was its version changed?');
  return value;
}
function number(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}
function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
function slashes(path: string): string {
  return path.replaceAll('\\', '/');
}

function run(path: string, args: readonly string[]): string {
  const answer = spawnSync(path, [...args], { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 26 });
  // 0: clean; 1: findings. Anything else is the tool's own failure, never a clean result.
  if ((answer.status !== 0 && answer.status !== 1) || answer.stdout.trim() === '') {
    throw new Error(`${path} ended with ${answer.status}:\n${answer.stderr}`);
  }
  return answer.stdout;
}

function files(patterns: readonly string[]): string[] {
  return globSync([...patterns], { cwd: ROOT })
    .map((path) => slashes(relative(ROOT, join(ROOT, path))))
    .sort();
}

function main(): number {
  const actionlint = findTool('actionlint', process.env);
  const zizmor = findTool('zizmor', process.env);
  if (actionlint === undefined) return withoutTool('workflow lint', 'actionlint', process.env);
  if (zizmor === undefined) return withoutTool('workflow lint', 'zizmor', process.env);
  const workflows = files(LINTED);
  const findings = readActionlint(run(actionlint, [...ACTIONLINT, ...workflows]));
  try {
    findings.push(...readZizmor(run(zizmor, [...ZIZMOR, ...workflows, ...files(MANIFESTS)])));
  } catch (error) {
    // A file that zizmor cannot read ends it; what actionlint found says why.
    for (const complaint of judge(findings, [], today())) console.error(complaint);
    console.error(`zizmor failed: ${error instanceof Error ? error.message : String(error)}`);
    return 1;
  }
  const exceptions = readExceptions(readFileSync(join(ROOT, EXCEPTIONS), 'utf8'));
  const complaints = judge(findings, exceptions, today());
  for (const complaint of complaints) console.error(complaint);
  const excused = exceptions.reduce((sum, { files: of }) => sum + of.length, 0);
  const figures = `${workflows.length} workflows, ${complaints.length} findings, ${excused} exceptions with a reason`;
  console.log(`workflow lint: ${figures}`);
  return complaints.length === 0 ? 0 : 1;
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

if (isMain(import.meta.filename)) process.exitCode = main();
