/** A badge as SVG. It loads nothing and runs nothing; text from outside is escaped. */
import type { CoverageState, Snapshot } from '../generated/types.ts';

const COLOURS: Readonly<Record<CoverageState, string>> = {
  // White text on each of them has a contrast of at least 4.5 to 1 (WCAG 2.2, 1.4.3).
  ready: '#1a7f37',
  partial: '#8a6100',
  action_needed: '#c1272d',
  tracked: '#57606a',
};

/** Characters that are shown on each side. */
const MAX_TEXT = 40;
/** Pixels of an average character at 11 pixels of Verdana; widths are fixed by `textLength`, so that no font breaks the badge. */
const CHARACTER = 6.6;
const PADDING = 10;

/** `coverage | Action needed · 52`, in the colour of the state. */
export function badge({ summary, portfolios }: Snapshot, title = 'coverage'): string {
  const scores = portfolios.map(({ coverage_score }) => coverage_score);
  const mean =
    scores.length === 0 ? undefined : Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
  const value = mean === undefined ? summary.label : `${summary.label} · ${mean}`;
  return svg(shown(title), shown(value), COLOURS[summary.overall_state]);
}

function svg(left: string, right: string, colour: string): string {
  const [a, b] = [widthOf(left), widthOf(right)];
  const label = escapeXml(`${left}: ${right}`);
  const text = (x: number, width: number, content: string) =>
    `<text x="${x + width / 2}" y="14" textLength="${width - PADDING}" lengthAdjust="spacingAndGlyphs">${escapeXml(content)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${a + b}" height="20" role="img" aria-label="${label}">`,
    `<title>${label}</title>`,
    `<clipPath id="r"><rect width="${a + b}" height="20" rx="3" fill="#fff"/></clipPath>`,
    `<g clip-path="url(#r)"><rect width="${a}" height="20" fill="#24292f"/><rect x="${a}" width="${b}" height="20" fill="${colour}"/></g>`,
    `<g fill="#fff" text-anchor="middle" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">${text(0, a, left)}${text(a, b, right)}</g>`,
    '</svg>',
    '',
  ].join('\n');
}

function widthOf(text: string): number {
  return Math.round(Array.from(text).length * CHARACTER) + PADDING;
}

/** Characters that XML 1.0 allows, up to the width of a badge. */
function shown(text: string): string {
  const clean = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\ufffe\uffff]+/gu, ' ')
    .trim();
  const characters = Array.from(clean);
  return characters.length <= MAX_TEXT ? clean : `${characters.slice(0, MAX_TEXT - 1).join('')}…`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
