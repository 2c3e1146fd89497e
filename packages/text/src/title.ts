import { capText } from './cap.ts';
import { cleanText } from './clean.ts';

/**
 * A text as a title: cleaned (P2), on one line, at most `max` code points with `…` where it was cut. Empty when nothing visible is left.
 */
export function cleanTitle(text: string, max: number): string {
  const line = cleanText(text).text.replace(/\s+/gu, ' ').trim();
  return capText(line, { codePoints: max }, () => '…').text;
}
