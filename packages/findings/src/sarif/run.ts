/** What the results of one run refer to: its rules, its files and where its paths begin. Read from the run without its results. */
import { fieldAt, isItem, type Item, listAt, numberAt, textAt } from '../fields.ts';
import type { Rule, Severity } from '../finding.ts';
import { plainPath } from '../place.ts';
import { levelSeverity, scoreSeverity } from '../severity.ts';
import { aboutRule, type RuleWords } from './rule-words.ts';

/** Gives each text a number: comparing two results by numbers is many times faster than by what they stand for. */
export class Numbers {
  readonly #known = new Map<string, number>();

  of(text: string): number {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    this.#known.set(text, this.#known.size);
    return this.#known.size - 1;
  }
}

/** A rule as a result sees it. */
export interface SarifRule extends RuleWords {
  readonly id: string | undefined;
  /** Of the tool and the rule, by {@link Numbers}. */
  readonly number: number;
  readonly named: Rule;
  /** The id as a part of ids, with a hyphen behind it, or empty. */
  readonly slug: string;
  readonly data: unknown;
  /** From `security-severity`; else from the level that a result without one has. */
  readonly scored: Severity | undefined;
  readonly level: string;
}

/** A path of the repository, or the words for a place that is not in it. */
export interface FilePlace {
  readonly path: string | undefined;
  readonly says: string;
  /** What makes it another place than the others of the log. */
  readonly identity: string;
  /** Of the identity, by {@link Numbers}. */
  readonly number: number;
}

export class RunTables {
  readonly tool: string;
  /** False when the tool stands behind the results, and is not known yet. */
  readonly hasTool: boolean;
  readonly run: Item;
  readonly #root: string | undefined;
  readonly #bases: Item;
  readonly #numbers: Numbers;
  readonly #noRule: SarifRule;
  readonly #rules = new Map<string | number, SarifRule>();
  readonly #overrides: ReadonlyMap<string, string>;
  /** By base, then by address. */
  readonly #files = new Map<string, Map<string, FilePlace>>();
  /** True when a path could not be told with what the run says of its files. */
  lacksBases = false;

  /** `root`: where the repository was checked out, for logs with absolute paths. */
  constructor(run: Item, root: string | undefined, numbers: Numbers) {
    this.run = run;
    this.#numbers = numbers;
    this.hasTool = isItem(run['tool']);
    this.tool = textAt(run, 'tool', 'driver', 'name') ?? 'unknown tool';
    const bases = run['originalUriBaseIds'];
    this.#bases = isItem(bases) ? bases : {};
    this.#overrides = overridesOf(run);
    this.#root = rootOf(run, this.#bases, root);
    this.#noRule = this.#rule(undefined, undefined);
  }

  #rule(id: string | undefined, data: unknown): SarifRule {
    const score = Number(fieldAt(data, 'properties', 'security-severity') ?? Number.NaN);
    const level =
      (id === undefined ? undefined : this.#overrides.get(id)) ?? textAt(data, 'defaultConfiguration', 'level');
    const number = this.#numbers.of(`${this.tool.length} ${this.tool}${id ?? ''}`);
    return {
      ...aboutRule(id, data),
      id,
      number,
      named: { tool: this.tool, id: id ?? '' },
      slug: slugOf(id),
      data,
      scored: scoreSeverity(score),
      level: level ?? 'warning',
    };
  }

  /** The rule of a result: by its index or its id, in the driver or an extension. */
  ruleOf(result: Item): SarifRule {
    const reference = result['rule'];
    if (reference !== undefined) return this.#read(isItem(reference) ? reference : {}, result);
    const index = result['ruleIndex'];
    const key = typeof index === 'number' && index >= 0 ? index : textAt(result, 'ruleId');
    if (key === undefined) return this.#noRule;
    let rule = this.#rules.get(key);
    if (
      rule === undefined ||
      (rule.id !== undefined && result['ruleId'] !== undefined && !isOf(rule.id, result['ruleId']))
    ) {
      rule = this.#read({}, result);
      this.#rules.set(key, rule);
    }
    return rule;
  }

  #read(reference: Item, result: Item): SarifRule {
    const id = textAt(result, 'ruleId') ?? textAt(reference, 'id');
    const index = numberAt(reference, 'index') ?? numberAt(result, 'ruleIndex');
    const guid = textAt(reference, 'guid');
    const data = this.#find(componentsOf(this.run, reference['toolComponent']), id, index, guid);
    return this.#rule(id ?? textAt(data, 'id'), data);
  }

  #find(
    components: readonly unknown[],
    id: string | undefined,
    index: number | undefined,
    guid: string | undefined,
  ): unknown {
    const [named] = components;
    const indexed = index === undefined || index < 0 ? undefined : listAt(named, 'rules')[index];
    // An index that leads to another rule is wrong; the id is what people see.
    if (indexed !== undefined && (id === undefined || isOf(textAt(indexed, 'id'), id))) return indexed;
    for (const component of components) {
      const found = listAt(component, 'rules').find(
        (rule) =>
          (guid !== undefined && textAt(rule, 'guid') === guid) || (id !== undefined && isOf(textAt(rule, 'id'), id)),
      );
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Whether what stands behind the results says otherwise than what stands before them. */
  isOutdoneBy(whole: RunTables | undefined): boolean {
    const isNew = (key: string) => this.run[key] === undefined && whole?.run[key] !== undefined;
    if (this.lacksBases && (isNew('originalUriBaseIds') || isNew('artifacts'))) return true;
    return isNew('invocations') && whole !== undefined && whole.#overrides.size > 0;
  }

  /** Ids of the rules that the run lists, and of those that its results named so far. */
  ruleIds(): readonly string[] {
    const listed = componentsOf(this.run, undefined).flatMap((component) => listAt(component, 'rules'));
    const named = [...this.#rules.values()].flatMap(({ id }) => id ?? []);
    return [...listed.flatMap((rule) => textAt(rule, 'id') ?? []), ...named];
  }

  /** Where an `artifactLocation` points. */
  fileOf(location: unknown): FilePlace | undefined {
    if (!isItem(location)) return undefined;
    const { uri, uriBaseId } = location;
    if (typeof uri !== 'string' || uri === '') return this.#byIndex(location);
    const base = typeof uriBaseId === 'string' ? uriBaseId : '';
    let files = this.#files.get(base);
    if (files === undefined) this.#files.set(base, (files = new Map()));
    let file = files.get(uri);
    if (file === undefined) {
      const { path, says } = this.#resolve(uri, base === '' ? undefined : base);
      // A base that the log does not define may be any folder: its name keeps two files of one name apart.
      const isOpen = base !== '' && !isItem(fieldAt(this.#bases, base)) && !ROOT_NAMES.test(base);
      const identity = isOpen ? `${base}:${path ?? says}` : (path ?? says);
      file = { path, says, identity, number: this.#numbers.of(identity) };
      files.set(uri, file);
    }
    return file;
  }

  #byIndex(location: Item): FilePlace | undefined {
    const index = numberAt(location, 'index');
    if (index === undefined || index < 0) return undefined;
    const listed = fieldAt(listAt(this.run, 'artifacts')[index], 'location');
    if (listed === undefined) this.lacksBases = true;
    return textAt(listed, 'uri') === undefined ? undefined : this.fileOf(listed);
  }

  #resolve(uri: string, base: string | undefined): Pick<FilePlace, 'path' | 'says'> {
    const whole = decoded(this.#absolute(uri, base));
    const isAbsolute = ABSOLUTE.test(whole) || whole.startsWith('/');
    if (!isAbsolute) return { path: plainPath(whole), says: whole };
    const path =
      this.#root !== undefined && whole.startsWith(this.#root) ? plainPath(whole.slice(this.#root.length)) : undefined;
    if (path === undefined) this.lacksBases ||= Object.keys(this.#bases).length === 0;
    return { path, says: whole };
  }

  /** Puts the bases before it, up to one that is absolute, unknown or left open. */
  #absolute(uri: string, base: string | undefined): string {
    let at = base;
    let whole = uri;
    for (let step = 0; at !== undefined && step < MAX_BASES && !ABSOLUTE.test(whole); step += 1) {
      const entry = fieldAt(this.#bases, at);
      if (entry === undefined) {
        this.lacksBases ||= Object.keys(this.#bases).length === 0 && !ROOT_NAMES.test(at);
        return whole;
      }
      const prefix = textAt(entry, 'uri');
      if (prefix !== undefined) whole = `${prefix.endsWith('/') ? prefix : `${prefix}/`}${whole.replace(/^\/+/, '')}`;
      at = textAt(entry, 'uriBaseId');
    }
    return whole;
  }
}

const MAX_SLUG = 32;

function slugOf(id: string | undefined): string {
  const slug = (id ?? '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .slice(0, MAX_SLUG)
    .replace(/^-|-$/g, '');
  return slug === '' ? '' : `${slug}-`;
}

const ABSOLUTE = /^[A-Za-z][A-Za-z0-9+.-]*:/;
/** A base may name another; a log in which they go round must not hold a reader up. */
const MAX_BASES = 10;
/** Names that producers use for the root of the checkout. */
const ROOT_NAMES = /^%?(?:SRCROOT|ROOTPATH|REPOROOT|REPO_ROOT|PROJECTROOT|WORKINGDIR|PWD)%?$/i;

/** `CA1000/1` is a case of the rule `CA1000`. */
function isOf(rule: string | undefined, id: unknown): boolean {
  return (
    rule === id || (typeof id === 'string' && rule !== undefined && id.startsWith(rule) && id[rule.length] === '/')
  );
}

/** The component that a reference names, before all others: the driver, where it names none. */
function componentsOf(run: Item, reference: unknown): readonly unknown[] {
  const driver = fieldAt(run, 'tool', 'driver');
  const extensions = listAt(run, 'tool', 'extensions');
  const index = numberAt(reference, 'index');
  const named =
    index !== undefined && index >= 0
      ? extensions[index]
      : extensions.find((extension) =>
          ['guid', 'name'].some(
            (key) => textAt(reference, key) !== undefined && textAt(reference, key) === textAt(extension, key),
          ),
        );
  return named === undefined ? [driver, ...extensions] : [named, driver, ...extensions];
}

/** Levels that an invocation set for rules, by rule id. */
function overridesOf(run: Item): ReadonlyMap<string, string> {
  const overrides = listAt(run, 'invocations').flatMap((invocation) =>
    listAt(invocation, 'ruleConfigurationOverrides'),
  );
  return new Map(
    overrides.flatMap((entry) => {
      const index = numberAt(entry, 'descriptor', 'index');
      const [component] = componentsOf(run, fieldAt(entry, 'descriptor', 'toolComponent'));
      const id =
        textAt(entry, 'descriptor', 'id') ??
        (index === undefined ? undefined : textAt(listAt(component, 'rules')[index], 'id'));
      const level = textAt(entry, 'configuration', 'level');
      return id === undefined || level === undefined ? [] : [[id, level] as const];
    }),
  );
}

/** Where absolute paths of the repository begin: what the log says of its checkout, else the shortest base, else what the caller knows. */
function rootOf(run: Item, bases: Item, known: string | undefined): string | undefined {
  const mapped = listAt(run, 'versionControlProvenance').flatMap(
    (entry) => textAt(entry, 'mappedTo', 'uriBaseId') ?? [],
  );
  const names = Object.keys(bases);
  const chosen = [...mapped, ...names.filter((name) => ROOT_NAMES.test(name))].map((name) =>
    textAt(bases, name, 'uri'),
  );
  const absolute = (uri: string | undefined) => uri !== undefined && ABSOLUTE.test(uri);
  const shortest = names
    .map((name) => textAt(bases, name, 'uri'))
    .filter(absolute)
    .sort((a, b) => (a ?? '').length - (b ?? '').length)[0];
  const uri = chosen.find(absolute) ?? shortest ?? known;
  return uri === undefined ? undefined : decoded(uri.endsWith('/') ? uri : `${uri}/`);
}

function decoded(uri: string): string {
  if (!uri.includes('%')) return uri;
  try {
    return decodeURIComponent(uri);
  } catch {
    return uri;
  }
}

/** How grave a result is: a score of its own or of its rule, else its level (coverage-rules, "SARIF severity"). */
export function severityOfResult(result: Item, rule: SarifRule): Severity {
  const properties = result['properties'];
  if (properties !== undefined) {
    const own = scoreSeverity(Number(fieldAt(properties, 'security-severity') ?? Number.NaN));
    if (own !== undefined) return own;
  }
  const level = result['level'];
  return rule.scored ?? levelSeverity(typeof level === 'string' ? level : rule.level);
}
