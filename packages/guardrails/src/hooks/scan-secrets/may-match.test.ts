import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { mayMatch } from './may-match.ts';
import { preset } from './preset.ts';
import { fillIn } from './samples.test-support.ts';

const CASES = fileURLToPath(new URL('../../../cases/scan-secrets/', import.meta.url));
const SEEDS = process.env['PROMISES'] === '1' ? 40 : 3;

describe('the test before the preset is loaded (P13, P21)', () => {
  test('the preset finds nothing where it says so', async () => {
    const lines = ['ng.txt', 'ok.txt'].flatMap((name) => readFileSync(CASES + name, 'utf8').split('\n'));
    let [loaded, spared] = [0, 0];
    for (const line of lines) {
      for (let seed = 1; seed <= SEEDS; seed += 1) {
        const text = fillIn(line, seed * 7_919);
        if (mayMatch(text)) loaded += 1;
        else {
          spared += 1;
          expect({ text, found: await preset(text) }).toEqual({ text, found: [] });
        }
      }
    }
    console.log(`preset: ${loaded} texts need it, ${spared} do not`);
    expect(loaded).toBeGreaterThan(100);
  });

  /** One for each pattern of the preset, with gaps so that none is whole in this file. */
  test.each([
    'AK{}IA{}Z9Y8X7W6V5U4T3S2',
    'aws_secret_{}access_key = {mixed:40}',
    'https://{mixed:20}:x-oauth-{}basic@github.com/',
    '//registry/:_auth{}Token={mixed:30}',
    'npm{}_{mixed:36}',
    'xo{}xb-1234-{mixed:20}',
    'https://HOOKS.slack.com/{}services/T{mixed:8}/B{mixed:8}/{mixed:20}',
    'https://someone:{mixed:20}@host.internal.net/',
    'sk-{mixed:20}T3Blbk{}FJ{mixed:20}',
    'sk-ant-{}api03-{mixed:93}AA',
    'gs{}k_{mixed:52}',
    'h{}f_{letters:34}',
    'lin_{}api_{mixed:40}',
    'S{}G.{mixed:22}.{mixed:43}',
    'shp{}at_{mixed:32}',
    'sk_{}live_{mixed:30}',
    'gh{}p_{mixed:36}',
    'gl{}pat-{mixed:20}',
    'postgres://someone:{mixed:20}@db.internal.net/base',
    'dapi{hex:32}',
    'vc{}p_{mixed:24}',
    'dckr_{}pat_{mixed:27}',
    'fig{}d_{mixed:40}',
    'tskey-auth-{mixed:16}-{mixed:32}',
  ])('loads it for %s', (line) => {
    expect(mayMatch(`x ${fillIn(line, 1)} y`)).toBe(true);
  });

  test('the preset is the one that it was written for', () => {
    const manifest: unknown = createRequire(import.meta.url)(
      '@secretlint/secretlint-rule-preset-recommend/package.json',
    );
    // After an update: compare its patterns with may-match.ts, and then change this number.
    expect(Object(manifest).version).toBe('13.0.7');
  });
});
