/** Tables about the choices of the schema, by the numbers that its check gives them. */
import { snapshotShape } from '../generated/shape.ts';
import type { Portfolio } from '../generated/types.ts';

/** By the number of the choice what `values` says of it by name, 0 where that says nothing. */
export function numbersOf(field: keyof Portfolio, values: Readonly<Record<string, number>>): readonly number[] {
  const list = snapshotShape.fields['portfolios'];
  const portfolio = list?.kind === 'list' ? list.of : undefined;
  const shape = portfolio?.kind === 'record' ? portfolio.fields[field] : undefined;
  if (shape?.kind !== 'choice') throw new Error(`${field} is no choice of the schema.`);
  return shape.values.map((value) => values[value] ?? 0);
}
