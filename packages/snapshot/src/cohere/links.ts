/**
 * The links between portfolios: ids, labels and both directions of dependency. Portfolios come one by one, as a large document
 * streams by, and are forgotten at once; kept are its id, its label and numbers, and judged at the end.
 */
import type { PortfolioFacts } from '../generated/checks.ts';
import type { Portfolio } from '../generated/types.ts';
import { slugHash } from '../validate/strings.ts';
import type { RuleInfo } from './rule.ts';
import { Findings } from './findings.ts';
import { LINK_RULES } from './link-rules.ts';
import { addRow, judgeDependencyCounts, judgeDependentCounts, ROW } from './neighbour-counts.ts';
import { Direction, inverseOf, NO_PORTFOLIO, type ResolvedDirection } from './direction.ts';
import { Ids } from './ids.ts';
import { Labels, NO_LABEL } from './labels.ts';
import { NumberList } from './number-list.ts';
import type { Texts } from './texts.ts';

type Side = {
  readonly field: 'dependency_portfolio_ids' | 'dependent_portfolio_ids';
  readonly labelsField: 'dependency_portfolio_labels' | 'dependent_portfolio_labels';
  readonly exists: RuleInfo;
  readonly answered: RuleInfo;
  readonly labelled: RuleInfo;
};

const DEPENDENCIES: Side = {
  field: 'dependency_portfolio_ids',
  labelsField: 'dependency_portfolio_labels',
  exists: LINK_RULES.dependencyExists,
  answered: LINK_RULES.dependencyAnswered,
  labelled: LINK_RULES.dependencyLabels,
};

const DEPENDENTS: Side = {
  field: 'dependent_portfolio_ids',
  labelsField: 'dependent_portfolio_labels',
  exists: LINK_RULES.dependentExists,
  answered: LINK_RULES.dependentAnswered,
  labelled: LINK_RULES.dependentLabels,
};

/** What every id of a portfolio begins with (seed 2.3). */
const PREFIX = 'portfolio-';

export class Links {
  readonly #findings: Findings;
  readonly #ids: Ids;
  readonly #labels: Labels;
  readonly #dependencies = new Direction();
  readonly #dependents = new Direction();
  /** By number of id: which portfolio of the list carries it. */
  readonly #owner = new NumberList();
  /** By portfolio: {@link ROW}. */
  readonly #rows = new NumberList();
  /** True as long as every portfolio has the label that was first seen for its id. */
  #isLabelled = true;
  #size = 0;

  /** `texts` keeps the ids; `shown` is the text that a label stands for. */
  constructor(findings: Findings, texts: Texts, shown: (label: string) => string) {
    this.#findings = findings;
    this.#ids = new Ids(texts);
    this.#labels = new Labels(shown);
  }

  add(p: Portfolio, facts: PortfolioFacts): void {
    const index = this.#size;
    this.#size += 1;
    const id = this.#ids.numberOf(p.id, facts.id);
    this.#claimId(p, id, index);
    const label = this.#labels.numberOf(id, p.label);
    if (label !== id) this.#isLabelled = false;
    addRow(this.#rows, id, label, p, facts);
    const { dependency_portfolio_ids: dependencies, dependent_portfolio_ids: dependents } = facts;
    const known = this.#ids;
    const names = this.#labels;
    this.#dependencies.add(p.dependency_portfolio_ids, dependencies.items, p.dependency_portfolio_labels, known, names);
    this.#dependents.add(p.dependent_portfolio_ids, dependents.items, p.dependent_portfolio_labels, known, names);
  }

  /** After the last portfolio. */
  finish(): void {
    while (this.#owner.length < this.#ids.size) this.#owner.push(NO_PORTFOLIO);
    const owners = this.#owner.all();
    const dependencies = this.#dependencies.resolve(owners);
    const dependents = this.#dependents.resolve(owners);
    if (!areAnswered(dependencies, dependents)) {
      this.#judgeLinks(DEPENDENCIES, dependencies, dependents);
      this.#judgeLinks(DEPENDENTS, dependents, dependencies);
    }
    if (!this.#isLabelled || !this.#dependencies.isLabelled) this.#judgeLabels(DEPENDENCIES, dependencies);
    if (!this.#isLabelled || !this.#dependents.isLabelled) this.#judgeLabels(DEPENDENTS, dependents);
    judgeDependencyCounts(this.#rows, dependencies, this.#findings);
    judgeDependentCounts(this.#rows, dependents, this.#findings);
  }

  /** Whether one portfolio has both this id and this label. */
  has(id: string, label: string): boolean {
    const owner = this.#ownerOf(this.#ids.find(id, slugHash(id, PREFIX)));
    return owner !== NO_PORTFOLIO && this.#labelOf(owner) === label;
  }

  #claimId(portfolio: Portfolio, id: number, index: number): void {
    while (this.#owner.length <= id) this.#owner.push(NO_PORTFOLIO);
    const other = this.#owner.at(id);
    if (other === NO_PORTFOLIO) {
      this.#owner.set(id, index);
    } else {
      const allowed = (): string => `an id other than that of portfolio ${other}`;
      this.#findings.add(LINK_RULES.uniqueIds, ['portfolios', index, 'id'], portfolio.id, allowed);
    }
  }

  #ownerOf(id: number): number {
    return id >= 0 && id < this.#owner.length ? this.#owner.at(id) : NO_PORTFOLIO;
  }

  /** Every id leads to a portfolio of the list, not to itself, and that one names this one back. */
  #judgeLinks(side: Side, forth: ResolvedDirection, back: ResolvedDirection): void {
    const { starts, froms } = inverseOf(back);
    const lastSeen = new Int32Array(this.#size).fill(NO_PORTFOLIO);
    for (let index = 0, link = 0; index < this.#size; index += 1) {
      const start = link;
      const end = forth.ends[index] ?? 0;
      for (let at = starts[index] ?? 0; at < (starts[index + 1] ?? 0); at += 1) lastSeen[froms[at] ?? 0] = index;
      for (; link < end; link += 1) {
        const other = forth.owners[link] ?? NO_PORTFOLIO;
        const isAnswered = other !== index && other !== NO_PORTFOLIO && lastSeen[other] === index;
        if (!isAnswered) this.#badLink(side, index, link - start, forth.ids[link] ?? 0, other);
      }
    }
  }

  #badLink(side: Side, index: number, item: number, id: number, other: number): void {
    const place = ['portfolios', index, side.field, item];
    const own = this.#ids.textOf(this.#row(index, ROW.id));
    const text = this.#ids.textOf(id);
    if (text === own) {
      this.#findings.add(LINK_RULES.notItself, place, text, () => 'the id of another portfolio');
    } else if (other === NO_PORTFOLIO) {
      this.#findings.add(side.exists, place, text, () => 'the id of a portfolio of this document');
    } else {
      const answer = side === DEPENDENCIES ? DEPENDENTS.field : DEPENDENCIES.field;
      this.#findings.add(side.answered, place, text, () => `a portfolio that lists ${own} in its ${answer}`);
    }
  }

  /** Labels as sets of distinct labels (D20); a list may leave out one that differs from another only by case. */
  #judgeLabels(side: Side, direction: ResolvedDirection): void {
    for (let index = 0, link = 0; index < this.#size; index += 1) {
      const from = link;
      link = direction.ends[index] ?? 0;
      if (!this.#areLabelled(direction, from, link) || direction.surplusOf(index).length > 0) {
        this.#explainLabels(side, direction, index, from, link);
      }
    }
  }

  /** The usual case: one label for each id, in the same order. */
  #areLabelled({ owners, labelAt }: ResolvedDirection, from: number, to: number): boolean {
    for (let link = from; link < to; link += 1) {
      const owner = owners[link] ?? NO_PORTFOLIO;
      const label = labelAt(link);
      if (owner === NO_PORTFOLIO || label === NO_LABEL) return false;
      const isSame = this.#row(owner, ROW.label) === label || this.#labelOf(owner) === this.#labels.textOf(label);
      if (!isSame) return false;
    }
    return true;
  }

  #explainLabels(side: Side, direction: ResolvedDirection, index: number, from: number, to: number): void {
    const due = new Set<string>();
    const numbers: number[] = [];
    for (let link = from; link < to; link += 1) {
      const owner = direction.owners[link] ?? NO_PORTFOLIO;
      if (owner === NO_PORTFOLIO) return; // Said already, by the rule that the id exists.
      due.add(this.#labelOf(owner));
      if (direction.labelAt(link) !== NO_LABEL) numbers.push(direction.labelAt(link));
    }
    for (const number of direction.surplusOf(index)) numbers.push(number);
    const labels = numbers.map((number) => this.#labels.textOf(number));
    const listed = new Set(labels.map((label) => label.toLowerCase()));
    labels.forEach((label, item) => {
      if (due.has(label)) return;
      const place = ['portfolios', index, side.labelsField, item];
      this.#findings.add(side.labelled, place, label, () => `the label of a portfolio in ${side.field}`);
    });
    for (const label of due) {
      if (listed.has(label.toLowerCase())) continue;
      const allowed = (): string => `a list that holds "${label}"`;
      this.#findings.add(side.labelled, ['portfolios', index, side.labelsField], labels, allowed);
    }
  }

  #labelOf(portfolio: number): string {
    return this.#labels.textOf(this.#row(portfolio, ROW.label));
  }

  #row(portfolio: number, column: number): number {
    return this.#rows.at(portfolio * ROW.size + column);
  }
}

/** True when every link leads to another portfolio that lists it back: the links back are as many as those forth, and the same. */
function areAnswered(forth: ResolvedDirection, back: ResolvedDirection): boolean {
  if (forth.owners.length !== back.owners.length) return false;
  const { starts, froms } = inverseOf(back);
  const lastSeen = new Int32Array(forth.ends.length).fill(NO_PORTFOLIO);
  for (let index = 0, link = 0; index < forth.ends.length; index += 1) {
    const from = starts[index] ?? 0;
    const to = starts[index + 1] ?? 0;
    const end = forth.ends[index] ?? 0;
    if (to - from !== end - link) return false;
    for (let at = from; at < to; at += 1) lastSeen[froms[at] ?? 0] = index;
    for (; link < end; link += 1) {
      const other = forth.owners[link] ?? NO_PORTFOLIO;
      if (other === index || other === NO_PORTFOLIO || lastSeen[other] !== index) return false;
    }
  }
  return true;
}
