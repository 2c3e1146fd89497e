/** Alphabets of the placeholders in the cases; the cases hold no credential, only its form. */
const SETS: Readonly<Record<string, string>> = {
  hex: '0123456789abcdef',
  HEX: '0123456789ABCDEF',
  digits: '0123456789',
  lower: 'abcdefghijklmnopqrstuvwxyz0123456789',
  upper: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789',
  letters: 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ',
  mixed: 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789',
  word: 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_-',
  base64: 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+/',
};

/** Puts random characters for `{set:length}`, `{uuid}`, and nothing for `{}` (which keeps a form from being whole in the file). */
export function fillIn(line: string, seed: number): string {
  let state = seed;
  const next = (below: number): number => {
    state = (Math.imul(state ^ (state >>> 13), 0x5bd1e995) + 0x9e3779b9) >>> 0;
    return Math.floor((((state ^ (state >>> 15)) >>> 0) / 2 ** 32) * below);
  };
  const run = (set: string, length: number): string => Array.from({ length }, () => set[next(set.length)]).join('');
  return line
    .replaceAll('{}', '')
    .replaceAll('{nl}', '\n')
    .replace(/\{uuid\}/gu, () => [8, 4, 4, 4, 12].map((length) => run(SETS['hex'] ?? '', length)).join('-'))
    .replace(/\{(\w+):(\d+)\}/gu, (whole, set: string, length: string) =>
      SETS[set] === undefined ? whole : run(SETS[set], Number(length)),
    );
}
