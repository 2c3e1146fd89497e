/** Stands for the validator's guess at what was meant in the page (packages/build/src/page.ts puts it there). */
export function suggest(): undefined {
  return undefined;
}
