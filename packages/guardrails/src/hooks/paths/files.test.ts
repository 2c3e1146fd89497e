import { expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changingFiles, nodeFiles, noFiles } from './files.ts';

const place = mkdtempSync(join(tmpdir(), 'guard-files-'));
const at = (name: string): string => join(place, name);
mkdirSync(at('folder'));
writeFileSync(at('file'), 'text');
symlinkSync('file', at('link'));
symlinkSync('missing', at('broken'));
symlinkSync('loop', at('loop'));
const NAMES = ['folder', 'file', 'link', 'broken', 'loop', 'missing', 'file/x'];

test('links, folders, names and texts are those that are there', () => {
  expect(NAMES.map((name) => nodeFiles.link(at(name)))).toEqual([
    undefined,
    undefined,
    'file',
    'missing',
    'loop',
    undefined,
    undefined,
  ]);
  expect(NAMES.map((name) => nodeFiles.isFolder(at(name)))).toEqual([true, ...Array<boolean>(6).fill(false)]);
  expect(NAMES.map((name) => nodeFiles.text(at(name), 4))).toEqual([
    undefined,
    'text',
    'text',
    ...Array<undefined>(4).fill(undefined),
  ]);
  expect(nodeFiles.text(at('file'), 3)).toBeUndefined();
  expect(nodeFiles.names(place, 5)?.toSorted()).toEqual(['broken', 'file', 'folder', 'link', 'loop']);
  expect(nodeFiles.names(place, 4)).toBeUndefined();
  expect(nodeFiles.names(at('folder'), 0)).toEqual([]);
  expect(nodeFiles.names(at('file'), 9)).toBeUndefined();
  expect(nodeFiles.names(at('missing'), 9)).toBeUndefined();
});

test('within one call a link stays what it was; a process that lives on asks again', () => {
  symlinkSync('a', at('changing'));
  expect([nodeFiles.link(at('changing')), changingFiles.link(at('changing'))]).toEqual(['a', 'a']);
  rmSync(at('changing'));
  symlinkSync('b', at('changing'));
  expect([nodeFiles.link(at('changing')), changingFiles.link(at('changing'))]).toEqual(['a', 'b']);
  expect(changingFiles.text(at('file'), 9)).toBe('text');
});

test('a view without files has none', () => {
  expect([noFiles.link('/'), noFiles.names('/', 9), noFiles.isFolder('/'), noFiles.text('/etc/hosts', 9_999)]).toEqual([
    undefined,
    undefined,
    false,
    undefined,
  ]);
});
