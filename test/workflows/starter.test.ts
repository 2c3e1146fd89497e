import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { ROOT } from '../../packages/build/src/tools.ts';
import { FILES, TEMPLATES } from './files.ts';

/** The form of GitHub's starter workflows: beside each workflow a properties file of the same name. */
const templates = FILES.filter(({ place }) => place === 'template').map(({ path }) => path);

test('every template has its properties file, and every properties file its template', () => {
  const properties = readdirSync(join(ROOT, TEMPLATES)).filter((name) => name.endsWith('.properties.json'));
  expect(properties.sort()).toEqual(templates.map((path) => path.replace(/^.*\/(.*)\.yml$/, '$1.properties.json')));
});

describe.each(templates)('%s', (path) => {
  test('has the five fields', () => {
    const fields: unknown = JSON.parse(readFileSync(join(ROOT, path.replace(/\.yml$/, '.properties.json')), 'utf8'));
    expect(fields).toEqual({
      name: expect.stringMatching(/^\S.{3,60}$/),
      description: expect.stringMatching(/^[A-Z].{10,118}\.$/),
      iconName: expect.stringMatching(/^octicon [a-z-]+$/),
      categories: expect.arrayContaining(['Security']),
      creator: 'agent-remediation',
    });
  });
});
