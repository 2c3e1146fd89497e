import { afterAll, describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { HOSTILE } from './hostile.cases.ts';
import { growth, hostileText, runs } from './hostile.test-support.ts';
import { escapeForLog, heredoc } from './workflow-command.ts';
import { measured } from '../../../test/promises/measured.ts';

/** The commands that the runner knows (docs.github.com, "Workflow commands"; actions/runner registers them, any case). */
const REGISTERED = new Set(
  (
    'stop-commands set-env set-output save-state add-mask add-path add-matcher remove-matcher debug warning error notice group endgroup ' +
    'echo internal-set-repo-path'
  ).split(' '),
);

/** White space as .NET trims it. */
const trimStart = (text: string): string => text.replace(/^[\s\u0085\u180e]+/u, '');
/** What a comparison by culture overlooks. */
const overlook = (text: string): string => text.replace(/[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]/gu, '');

const known = (info: string): boolean => REGISTERED.has((info.split(' ')[0] ?? '').toLowerCase());

/** The runner's parser of today (ActionCommand.TryParseV2): `::` first after trimming, a second `::`, a known name between them. */
function parseV2(message: string): boolean {
  const line = trimStart(message);
  if (!line.startsWith('::')) return false;
  const end = line.indexOf('::', 2);
  return end !== -1 && known(line.slice(2, end));
}

/** The runner's older parser (ActionCommand.TryParse): the first `##[` anywhere, `]` behind it, a known name between them. */
function parseLegacy(message: string): boolean {
  const start = message.indexOf('##[');
  const end = start === -1 ? -1 : message.indexOf(']', start);
  return end !== -1 && known(message.slice(start + 3, end));
}

/** Lines as the strictest reader could divide them; each as it stands, and as a comparison by culture sees it. */
function commands(output: string): string[] {
  const lines = output
    .split(/\r\n|[\n\r\u0085\u2028\u2029\v\f]/u)
    .flatMap((line) => [line, overlook(line), overlook(trimStart(line))]);
  return lines.filter((line) => parseV2(line) || parseLegacy(line));
}

describe('escapeForLog', () => {
  test('the parsers of this test see commands', () => {
    for (const text of [
      '::error::x',
      ' \u00a0::ERROR file=a::x',
      'x ##[error]y',
      '::stop-commands::t',
      'a\r::debug::',
      ':\u200d:error::x',
    ]) {
      expect(commands(text)).not.toEqual([]);
    }
    expect(commands('a ::error::x\n: :error::\n## [error]x\n::other::x')).toEqual([]);
  });

  const count = { texts: 0, 'commands that nobody declared': 0 };
  afterAll(() => measured('P7', count));

  test('P7: no hostile text is a command for either parser of the runner', () => {
    const holds = (text: string): void => {
      const found = commands(escapeForLog(text));
      count.texts += 1;
      count['commands that nobody declared'] += found.length;
      expect(found).toEqual([]);
    };
    for (const text of HOSTILE) holds(text);
    const command = fc.constantFrom(...REGISTERED, 'x');
    const forms = fc
      .tuple(hostileText, command, hostileText)
      .map(([before, name, after]) => `${before}::${name}::${after}\n${after}${before}##[${name}]${before}`);
    fc.assert(fc.property(fc.oneof(hostileText, forms), holds), { numRuns: runs(10_000, 3_000) });
  });

  test.each([
    ['::error::x', ': :error::x'],
    ['  ::error::x\r\nb', '  : :error::x\nb'],
    ['a ::error::x', 'a ::error::x'],
    ['###[error]x', '### [error]x'],
    ['std::vector<int>\tok', 'std::vector<int>\tok'],
    ['\u001b[31mred', '[31mred'],
    ['a\u000bb\fc\u0085d\u2028e\u2029f\rg', 'a\nb\nc\nd\ne\nf\ng'],
    ['a\r\n\nb', 'a\n\nb'],
    ['\t ::x', '\t : :x'],
    [':::x', ': ::x'],
    [':x::', ':x::'],
    ['\ud800::\u200b:x', ': ::x'],
    ['##[a##[b', '## [a## [b'],
    ['\u0000\u0007\u007fa\tb', 'a\tb'],
    ['a😀\udc00', 'a😀'],
  ])('P7: %j is printed as %j', (text, printed) => {
    expect(escapeForLog(text)).toBe(printed);
    expect(escapeForLog(printed)).toBe(printed);
  });

  test('P7: time is linear', () => {
    expect(growth(escapeForLog, (count) => '##[::\n '.repeat(count), 30_000)).toBeLessThan(10);
    expect(growth(escapeForLog, (count) => ' '.repeat(count * 5), 30_000)).toBeLessThan(10);
  });
});

/** As the runner reads a file of outputs: `name=value`, or `name<<delimiter`, lines, `delimiter`. */
function readOutputs(file: string): Map<string, string> {
  const outputs = new Map<string, string>();
  const lines = file.split('\n');
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const here = line.indexOf('<<');
    const equals = line.indexOf('=');
    if (equals !== -1 && (here === -1 || equals < here)) outputs.set(line.slice(0, equals), line.slice(equals + 1));
    else if (here !== -1) {
      const end = lines.indexOf(line.slice(here + 2), at + 1);
      if (end === -1) throw new Error('no delimiter');
      outputs.set(line.slice(0, here), lines.slice(at + 1, end).join('\n'));
      at = end;
    } else if (line !== '') throw new Error(`invalid: ${line}`);
  }
  return outputs;
}

describe('heredoc', () => {
  const token = '0123456789abcdef0123456789abcdef';

  test('P7: exactly the declared outputs come out, with their values', () => {
    const holds = (first: string, second: string): void => {
      let count = 0;
      const random = (): string => `${token}${(count += 1)}`;
      const file = heredoc('response', first, random) + heredoc('status-code', second, random);
      expect([...readOutputs(file)]).toEqual([
        ['response', first],
        ['status-code', second],
      ]);
    };
    for (const text of HOSTILE) holds(text, `${text}\nother=1`);
    fc.assert(fc.property(hostileText, hostileText, holds), { numRuns: runs(10_000, 2_000) });
  });

  test('an output, as the file gets it', () => {
    expect(heredoc('a_-9', 'b\nc', () => token)).toBe(`a_-9<<delimiter_${token}\nb\nc\ndelimiter_${token}\n`);
    expect(heredoc('_', '', () => 'A-9'.padEnd(16, 'z'))).toBe(
      `_<<delimiter_A-9${'z'.repeat(13)}\n\ndelimiter_A-9${'z'.repeat(13)}\n`,
    );
  });

  test('a delimiter that stands in the name is not used, and eight are tried', () => {
    const name = `delimiter_${'f'.repeat(32)}`;
    const tokens = Array.from({ length: 7 }, () => 'f'.repeat(32));
    let asked = 0;
    const random = (): string => tokens[asked++] ?? token;
    expect(heredoc(name, 'x', random)).toBe(`${name}<<delimiter_${token}\nx\ndelimiter_${token}\n`);
    expect(asked).toBe(8);
    expect(() => heredoc(name, 'x', () => 'f'.repeat(32))).toThrow(
      new Error('No delimiter in 8 attempts was absent from the value: the source of randomness is broken.'),
    );
  });

  test('a delimiter that stands in the value is not used', () => {
    const tokens = [token, 'f'.repeat(32)];
    expect(heredoc('a', `delimiter_${token}`, () => tokens.shift() ?? token)).toContain(
      `a<<delimiter_${'f'.repeat(32)}\n`,
    );
    expect(() => heredoc('a', `delimiter_${token}`, () => token)).toThrow('source of randomness is broken');
  });

  test.each(['', 'a=b', 'a\nb', 'a<<b', '1a', '-a', ' a', 'a ', 'a\n', 'é'])('refuses the name %j', (name) => {
    expect(() => heredoc(name, 'x', () => token)).toThrow(
      new TypeError(`An output is named by letters, digits, "_" and "-", not ${JSON.stringify(name)}.`),
    );
  });

  test.each(['', 'short', 'a'.repeat(15), `${token}\n`, `\n${token}`, `${token}_`])(
    'refuses the delimiter %j',
    (random) => {
      expect(() => heredoc('a', 'x', () => random)).toThrow(
        new TypeError('A delimiter is made of at least 16 random letters and digits.'),
      );
    },
  );
});
