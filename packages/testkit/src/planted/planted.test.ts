import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bugs } from './bugs.ts';
import { planted } from './copy.ts';

describe('planted bugs', () => {
  test.each(bugs)('can be planted: $name', (bug) => {
    const text = readFileSync(new URL(`../../../${bug.file}`, import.meta.url), 'utf8');
    expect(planted(text, bug)).not.toBe(text);
  });

  test('have unique names', () => {
    const names = bugs.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  test('are refused when their text is missing or there twice', () => {
    const bug = { name: 'bug', file: 'file', find: 'one', replace: 'two', caughtBy: 'replays' } as const;
    expect(planted('this one only', bug)).toBe('this two only');
    expect(() => planted('none', { ...bug, find: 'some' })).toThrow('0 times');
    expect(() => planted('one and one', bug)).toThrow('2 times');
  });
});
