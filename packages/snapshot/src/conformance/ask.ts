/** Asks the validator about one field of an otherwise valid snapshot. */
import { generateSnapshot } from '../testing/generate.ts';
import { validateBytes } from '../validate/validate.ts';

type Json = { [field: string]: unknown };

export type Where = 'snapshot' | 'summary' | 'portfolio' | 'route_state_counts';

/** Codes and pointers of the schema's faults when the field has this value, or is left out. */
export function faultsWith(where: Where, field: string, value: unknown): readonly string[] {
  const snapshot: Json = structuredClone({ ...generateSnapshot({ portfolios: 2, seed: 11 }) });
  const record = recordAt(snapshot, where);
  if (value === undefined) delete record[field];
  else record[field] = value;
  const { faults } = validateBytes('f', new TextEncoder().encode(JSON.stringify(snapshot)), { tierB: 'off' });
  return faults.filter(({ code }) => code !== 'incoherent').map(({ code, pointer }) => `${code} ${pointer}`);
}

export function pointerTo(where: Where, field?: string | number): string {
  const tail = field === undefined ? '' : `/${field}`;
  const heads = {
    snapshot: '',
    summary: '/summary',
    portfolio: '/portfolios/1',
    route_state_counts: '/portfolios/1/route_state_counts',
  };
  return `${heads[where]}${tail}`;
}

function recordAt(snapshot: Json, where: Where): Json {
  if (where === 'snapshot') return snapshot;
  if (where === 'summary') return child(snapshot, 'summary');
  const portfolios = snapshot['portfolios'];
  const portfolio: unknown = Array.isArray(portfolios) ? portfolios[1] : undefined;
  if (!isJson(portfolio)) throw new Error('The snapshot has no second portfolio.');
  return where === 'portfolio' ? portfolio : child(portfolio, where);
}

function child(record: Json, field: string): Json {
  const value = record[field];
  if (!isJson(value)) throw new Error(`${field} is no record.`);
  return value;
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}
