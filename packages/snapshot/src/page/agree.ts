/**
 * Whether the fields of a document agree: tier A of the coherence rules (D20), with the validator's own checks of a portfolio and the
 * builder's own sums. It names the two fields that contradict each other, not the rule: the validator weighs as much as this page.
 */
import { Fit } from '../build/fit.ts';
import { Notices } from '../build/notices.ts';
import { summaryOf } from '../build/summary.ts';
import type { Place, RawFault } from '../faults.ts';
import { agreesA } from '../generated/agreement.ts';
import type { Portfolio, Snapshot, Summary } from '../generated/types.ts';
import { quote } from '../validate/quote.ts';

/** Sums that tiers B and C speak of: no fault here. */
const NOT_IN_TIER_A: readonly string[] = ['unrouted_exposure_count', 'live_ready_portfolio_count'];

/** Every contradiction of tier A; at most one for a portfolio's own fields. */
export function contradictions({ summary, portfolios }: Snapshot): readonly RawFault[] {
  const faults: RawFault[] = [];
  const add = (place: Place, message: string, found: unknown, allowed: string): void => {
    faults.push({ code: 'incoherent', place, message, found: quote(found), allowed });
  };
  const byId = new Map<string, Portfolio>();
  portfolios.forEach((portfolio, index) => {
    const place = ['portfolios', index];
    const fields = contradicting(portfolio);
    if (fields.length > 0) {
      const [field = ''] = fields;
      add(
        [...place, field],
        `${fields.join(' and ')} contradict each other.`,
        value(portfolio, field),
        'what the other says',
      );
    }
    if (byId.has(portfolio.id))
      add([...place, 'id'], 'Another portfolio has the same id.', portfolio.id, 'an id of its own');
    byId.set(portfolio.id, portfolio);
  });
  for (const direction of DIRECTIONS) addLinkFaults(portfolios, byId, direction, add);
  const due: Summary = summaryOf(portfolios, new Fit(new Notices()));
  for (const field of Object.keys(due)) {
    const [is, ought] = [value(summary, field), value(due, field)];
    if (typeof ought !== 'number' || is === ought || NOT_IN_TIER_A.includes(field)) continue;
    add(['summary', field], `${field} is not what the portfolios come to.`, is, quote(ought));
  }
  const { top_portfolio_id: top, top_portfolio_label: label } = summary;
  const isOne = portfolios.length === 0 ? top === '' && label === '' : byId.get(top)?.label === label;
  if (!isOne) add(['summary', 'top_portfolio_id'], 'The top portfolio is not in the list.', top, 'id and label of one');
  return faults;
}

/**
 * The generated check says only yes or no. It stops at the first comparison that fails, so that the fields that it read last are those
 * that contradict each other.
 */
function contradicting(portfolio: Portfolio): readonly string[] {
  if (agreesA(portfolio)) return [];
  const read: string[] = [];
  agreesA(
    new Proxy(portfolio, {
      get: (target, field) => {
        read.push(String(field));
        const found: unknown = Reflect.get(target, field);
        return found;
      },
    }),
  );
  return read.slice(-2);
}

type Direction = {
  readonly ids: 'dependency_portfolio_ids' | 'dependent_portfolio_ids';
  readonly labels: 'dependency_portfolio_labels' | 'dependent_portfolio_labels';
  readonly back: Direction['ids'];
};

const DIRECTIONS: readonly Direction[] = [
  { ids: 'dependency_portfolio_ids', labels: 'dependency_portfolio_labels', back: 'dependent_portfolio_ids' },
  { ids: 'dependent_portfolio_ids', labels: 'dependent_portfolio_labels', back: 'dependency_portfolio_ids' },
];

type Add = (place: Place, message: string, found: unknown, allowed: string) => void;

/** Links lead to other portfolios of the list, are told from both ends, and carry their labels. */
function addLinkFaults(
  portfolios: readonly Portfolio[],
  byId: ReadonlyMap<string, Portfolio>,
  { ids, labels, back }: Direction,
  add: Add,
): void {
  const answers = new Set<string>();
  for (const portfolio of portfolios) for (const id of portfolio[back]) answers.add(`${id} ${portfolio.id}`);
  portfolios.forEach((portfolio, index) => {
    const due = new Set<string>();
    portfolio[ids].forEach((id, item) => {
      due.add(byId.get(id)?.label ?? '');
      const place = ['portfolios', index, ids, item];
      if (id === portfolio.id || !byId.has(id))
        add(place, 'The link leads to no other portfolio.', id, 'a portfolio of the list');
      else if (!answers.has(`${portfolio.id} ${id}`))
        add(place, 'The other portfolio does not say so.', id, `an entry in its ${back}`);
    });
    const said = new Set(portfolio[labels]);
    if (said.size === due.size && [...due].every((label) => said.has(label))) return;
    add(['portfolios', index, labels], `The labels are not those of ${ids}.`, portfolio[labels], 'their labels');
  });
}

function value(record: object, field: string): unknown {
  const found: unknown = Reflect.get(record, field);
  return found;
}
