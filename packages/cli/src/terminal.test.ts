import { describe, expect, test } from '@jest/globals';
import { clip, painter, wrap } from './terminal.ts';

describe('wrap', () => {
  test('breaks at spaces, keeps line breaks, leaves a long word whole', () => {
    expect(wrap('one two three\nfour', 7)).toEqual(['one two', 'three', 'four']);
    expect(wrap('a incomprehensibilities b', 5)).toEqual(['a', 'incomprehensibilities', 'b']);
    expect(wrap('', 5)).toEqual(['']);
  });
});

describe('clip', () => {
  test('keeps what fits and shows that something is missing', () => {
    expect(clip('12345', 5)).toBe('12345');
    expect(clip('123456', 5)).toBe('1234…');
  });
});

describe('painter', () => {
  test('paints only where colours are wanted', () => {
    expect(painter(false)('green', 'fine')).toBe('fine');
    expect(painter(true)('green', 'fine')).toBe('\u001b[32mfine\u001b[39m');
  });
});
