import { isHeld, shown, type Row } from './row.ts';

const WIDTH = 900;
const LABELS = 430;
const LINE = 22;

/**
 * A picture of every figure that has a bar: how much of its bar it takes. Left of the line is held. For figures with a least instead of a
 * most, the share is turned round.
 */
export function plot(rows: readonly Row[]): string {
  const barred = rows.flatMap((row) => (row.bar === undefined ? [] : [{ row, share: shareOf(row, row.bar) }]));
  const scale = (WIDTH - LABELS - 70) / Math.max(1.2, Math.min(4, Math.max(...barred.map(({ share }) => share))));
  const height = barred.length * LINE + 50;
  const at = LABELS + scale;
  const lines = barred.map(({ row, share }, index) => {
    const y = 36 + index * LINE;
    const width = Math.max(1, Math.min(share * scale, WIDTH - LABELS - 70));
    const colour = isHeld(row) ? '#2f7d5b' : '#b3423a';
    return [
      `<text x="${LABELS - 8}" y="${y + 12}" text-anchor="end">${escaped(row.what)}</text>`,
      `<rect x="${LABELS}" y="${y + 2}" width="${width.toFixed(1)}" height="13" fill="${colour}"/>`,
      `<text x="${(LABELS + width + 5).toFixed(1)}" y="${y + 12}">${shown(row.figure)} of ${row.bar} ${escaped(row.unit)}</text>`,
    ].join('');
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH + 150} ${height}" font-family="system-ui, sans-serif" font-size="11" role="img" aria-label="Each measured figure as a share of its bar">
<rect width="100%" height="100%" fill="#fff"/>
<line x1="${at}" y1="24" x2="${at}" y2="${height - 10}" stroke="#333" stroke-dasharray="4 3"/>
<text x="${at}" y="16" text-anchor="middle">the bar</text>
${lines.join('\n')}
</svg>
`;
}

function shareOf({ figure, atLeast }: Row, bar: number): number {
  if (figure === 0 || bar === 0) return figure > bar ? 4 : 0;
  return Math.max(0, atLeast ? bar / figure : figure / bar);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('`', '');
}
