import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { embed, PAGE } from './embed.ts';

const page = readFileSync(PAGE, 'utf8');

function embedded(html: string): unknown {
  const start = html.indexOf('>', html.indexOf('<script id="snapshots"')) + 1;
  return JSON.parse(html.slice(start, html.indexOf('</script>', start)));
}

describe('embed', () => {
  test('puts documents in so that no text of theirs can end the element', () => {
    const snapshots = [{ name: '</script><script>a()</script>', text: '<!--<script>$&$1\u2028' }];
    const html = embed(page, { snapshots });
    expect(embedded(html)).toEqual(snapshots);
    expect(html.match(/<script/g)?.length).toBe(page.match(/<script/g)?.length);
    expect(embed(html, { snapshots: [] })).toBe(page);
  });

  test('bakes in another address, in the policy and in the page', () => {
    const html = embed(page, { apiUrl: 'https://github.example.com/api/v3/' });
    expect(html).toContain('connect-src https://github.example.com/api/v3/;');
    expect(html).toContain('name="github-api" content="https://github.example.com/api/v3"');
    expect(html.match(/api\.github\.com/g)).toBe(null);
  });

  test.each([
    'http://github.example.com',
    'https://github.example.com/?a=1',
    'https://user@github.example.com',
    "https://github.example.com;script-src'unsafe-inline'",
    'https://a.example https://b.example',
    'https://*.example',
    'https://a.example/"><script>',
    'javascript:alert(1)',
    '',
  ])('refuses %s', (apiUrl) => {
    expect(() => embed(page, { apiUrl })).toThrow('must be https');
  });

  test('refuses a file that is not the page', () => {
    expect(() => embed('<html></html>', {})).toThrow('not the snapshot page');
  });
});

test('the page is one file with a closed policy', () => {
  const policy = /Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain('connect-src https://api.github.com;');
  expect(policy).not.toMatch(/unsafe|\*|https:(?!\/\/api\.github\.com)/);
  expect(page).not.toMatch(/<(link|img|iframe|base)\b|\son[a-z]+=|\sstyle=|\ssrc=/i);
});
