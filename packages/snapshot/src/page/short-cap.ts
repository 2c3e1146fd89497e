/** Stands for the text package's cutter in the page (packages/build/src/page.ts puts it there): code points only, one mark. */
import type { Capped } from '@agent-remediation/text';

export function capText(text: string, { codePoints }: { readonly codePoints: number }): Capped {
  const all = Array.from(text);
  const cut = all.length - codePoints;
  return cut <= 0 ? { text, cut: 0 } : { text: `${all.slice(0, codePoints - 1).join('')}…`, cut: cut + 1 };
}
