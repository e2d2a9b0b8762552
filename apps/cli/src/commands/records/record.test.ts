import { describe, expect, test } from 'vitest';
import { casefile, game, own, text, whole } from './test/record-files.ts';

describe('casefile record show', () => {
  test('tells the story, in both languages', async () => {
    const { code, out, err } = await casefile(['record', 'show', whole]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/Turn 1: /);
    expect(out).toMatch(/is dealt .*,/);
    expect(out).toContain('the whole table');
    const french = await casefile(['record', 'show', whole, '--lang', 'fr']);
    expect(french.out).toMatch(/Tour 1\s: /);
    expect(french.out.split('\n').length).toBeGreaterThan(100);
  });

  test('from one seat prints neither the others’ cards nor the seeds', async () => {
    const { out } = await casefile(['record', 'show', whole, '--seat', 'orchid']);
    expect(out).toMatch(/You are dealt /);
    expect(out).toMatch(/is dealt 6 cards/);
    expect(out).not.toContain(JSON.parse(text).chance.table);
    expect((await casefile(['record', 'show', own])).out.split('\n').slice(3)).toEqual(
      out.split('\n').slice(3),
    );
  });

  test('--json', async () => {
    const { code, out } = await casefile(['record', 'show', game, '--json']);
    expect(code).toBe(0);
    const shown = JSON.parse(out);
    expect(shown).toMatchObject({ kind: 'game', edition: 'speed', viewpoint: 'table' });
    expect(shown.story[0]).toMatchObject({ number: 2, entry: 0, turn: 0 });
    expect(shown.story.at(-1).number).toBe(shown.facts);
  });
});

describe('casefile record replay', () => {
  test('--at shows the table after that many facts, from any seat', async () => {
    const { code, out } = await casefile(['record', 'replay', whole, '--at', '30', '--seat', 'plum']);
    expect(code).toBe(0);
    expect(out).toMatch(/30 of \d+/);
    expect(out).toContain('Hand');
    const { out: json } = await casefile(['record', 'replay', whole, '--at', '30', '--seat', '2', '--json']);
    expect(JSON.parse(json)).toMatchObject({ at: 30, view: { you: 2, result: null } });
  });

  test('without a terminal and without --at it prints the end', async () => {
    const { code, out } = await casefile(['record', 'replay', whole]);
    expect(code).toBe(0);
    expect(out).toMatch(/(\d+) of \1/);
  });
});
