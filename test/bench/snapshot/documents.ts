/** The documents of the benchmarks. */
import { closeSync, openSync, writeSync } from 'node:fs';
import { generateSnapshot } from '../../../packages/snapshot/src/testing/generate.ts';

/** Portfolios that are generated; more are copies of them with ids of their own, so that any size costs little to make. */
const GENERATED = 500;

/** Writes a coherent snapshot of about that many bytes. With `faults`, as many portfolios, evenly spread, have a state that is none. */
export function writeSnapshot(file: string, bytes: number, faults = 0): void {
  const snapshot = generateSnapshot({ portfolios: GENERATED });
  const texts = snapshot.portfolios.map((portfolio) => JSON.stringify(portfolio));
  const copies = Math.max(1, Math.round(bytes / Buffer.byteLength(ownIds(texts.join(','), 10))));
  const total = copies * texts.length;
  const isFault = (portfolio: number): boolean =>
    Math.floor((portfolio * faults) / total) !== Math.floor(((portfolio + 1) * faults) / total);
  const out = openSync(file, 'w');
  writeSync(out, `{"schema_version":"${snapshot.schema_version}","portfolios":[`);
  texts.forEach((text, index) => {
    // All copies of one portfolio stand together: they are equally urgent, and the list keeps its order.
    const own = Array.from({ length: copies }, (_, copy) =>
      isFault(index * copies + copy) ? broken(ownIds(text, copy)) : ownIds(text, copy),
    );
    writeSync(out, `${index === 0 ? '' : ','}${own.join(',')}`);
  });
  const summary = Object.fromEntries(
    Object.entries(snapshot.summary).map(([name, value]) => [name, typeof value === 'number' ? value * copies : value]),
  );
  summary['top_portfolio_id'] = snapshot.summary.top_portfolio_id.replace('portfolio-', 'portfolio-c0-');
  const rest = { generated_at: snapshot.generated_at, browser_model: snapshot.browser_model, summary };
  writeSync(out, `],${JSON.stringify(rest).slice(1)}`);
  closeSync(out);
}

function ownIds(text: string, copy: number): string {
  return text.replaceAll(/"(portfolio|asset)-([a-z0-9-]+)"/g, `"$1-c${copy}-$2"`);
}

function broken(portfolio: string): string {
  return portfolio.replace('"coverage_state":"', '"coverage_state":"x');
}

/** A valid snapshot of one portfolio with 100,000 assets. */
export function manyIds(): string {
  const snapshot = generateSnapshot({ portfolios: 1, seed: 2 });
  const asset_ids = Array.from({ length: 100_000 }, (_, index) => `asset-${index}`);
  const portfolios = snapshot.portfolios.map((portfolio) => ({
    ...portfolio,
    asset_ids,
    asset_count: asset_ids.length,
  }));
  return JSON.stringify({ ...snapshot, portfolios });
}

/** A document of 100,000 records that hold nothing: 5,700,000 faults. */
export function manyEmpty(): string {
  return `{"portfolios":[${'{},'.repeat(99_999)}{}]}`;
}
