import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CaseRecord, checksumOf, makeRecordText } from '@casefile/protocol/record';
import { describe, expect, test } from 'vitest';
import { casefile, folder, game, own, suspects, text, whole, write } from './test/record-files.ts';

describe('casefile record analyse', () => {
  test('says when each seat could prove what', async () => {
    const { code, out } = await casefile(['record', 'analyse', whole, '--json']);
    expect(code).toBe(0);
    const { seats } = JSON.parse(out);
    expect(seats.map(({ suspect }: { suspect: string }) => suspect).sort()).toEqual([...suspects].sort());
    const [mine, ...others] = JSON.parse((await casefile(['record', 'analyse', own, '--json'])).out).seats;
    expect(others).toEqual([]);
    const { known, shows, ...rest } = seats[1];
    expect(known).toBeDefined();
    expect(mine).toEqual({ ...rest, shows: mine.shows });
    expect(mine.shows.map(({ at }: { at: number }) => at)).toEqual(shows.map(({ at }: { at: number }) => at));
  });

  test('writes a self-contained page and escapes names', async () => {
    const page = join(folder, 'casebook.html');
    for (const [lang, title] of [
      ['en', 'Casebook'],
      ['fr', 'Dossier de l’enquête'],
    ] as const) {
      const { code, out } = await casefile(['record', 'analyse', whole, '--lang', lang, '--html', page]);
      expect({ code, out }).toEqual({ code: 0, out: '' });
      const html = readFileSync(page, 'utf8');
      expect(html).toContain(`<html lang="${lang}">`);
      expect(html).toContain(`<title>${title}`);
      expect(html.match(/<g class="line/g)).toHaveLength(suspects.length);
      expect(html).not.toMatch(/<script|https?:|undefined|NaN/);
    }
    const { code, err } = await casefile([
      'record',
      'analyse',
      whole,
      '--html',
      join(folder, 'no', 'page.html'),
    ]);
    expect(code).toBe(2);
    expect(err).toContain('cannot be written');
  });

  test('analyses a changed record as far as possible and says that it was changed', async () => {
    const lacking = text.replace('"fact":"lacked"', '"fact":"declined"');
    expect(lacking).not.toBe(text);
    const { code, err, out } = await casefile([
      'record',
      'analyse',
      write('changed.json', lacking),
      '--json',
    ]);
    expect(err).toContain('the checksum is wrong');
    expect({ code, seats: JSON.parse(out).seats.length }).toEqual({ code: 0, seats: suspects.length });
  });

  test('does not print “never” when no deal fits the facts', async () => {
    const record = JSON.parse(text) as CaseRecord;
    const facts = record.log.flatMap((entry) => ('facts' in entry ? entry.facts : []));
    const shown = facts.find((fact) => fact.fact === 'showed');
    if (shown?.fact !== 'showed') throw new Error('nothing was shown');
    const own = facts.find((fact) => fact.fact === 'dealt' && fact.seat === shown.to);
    // A card of one's own, shown by somebody else.
    Object.assign(shown.sealed, { cards: own?.fact === 'dealt' ? [own.sealed.cards![0]] : [] });
    const file = write('impossible.json', JSON.stringify(record));
    const { seats } = JSON.parse((await casefile(['record', 'analyse', file, '--json'])).out);
    expect(seats[shown.to].provable).toMatchObject({ all: null, gap: 'contradiction' });
    const { out } = await casefile(['record', 'analyse', file]);
    expect(out).toContain('No deal fits what this record says');
    expect(out.split('\n').filter((line) => /\?( +\?){3}/.test(line))).toHaveLength(1);
  });

  test('analyses what is left of a truncated record and says where it ends', async () => {
    const half = write('cut.json', text.slice(0, text.length * 0.8));
    const { code, err, out } = await casefile(['record', 'analyse', half, '--json']);
    expect(err).toMatch(/cut\.json: cut off after entry \d+/);
    const { seats } = JSON.parse(out);
    expect({ code, seats: seats.length }).toEqual({ code: 0, seats: suspects.length });
    const { seats: all } = JSON.parse((await casefile(['record', 'analyse', whole, '--json'])).out);
    for (const [i, { curve }] of seats.entries())
      expect(all[i].curve.slice(0, curve.length - 1)).toEqual(curve.slice(0, -1));
    const none = await casefile(['record', 'analyse', write('early.json', text.slice(0, 400)), '--json']);
    expect({ code: none.code, out: none.out }).toEqual({ code: 2, out: '' });
  });

  test('R24 says so where facts are of no game', async () => {
    const said: string[] = [];
    for (const of of [whole, own]) {
      const { checksum: _, ...record }: CaseRecord = JSON.parse(readFileSync(of, 'utf8'));
      const forge = (change: (fact: Record<string, unknown>) => void, kind: string): string => {
        const copy = structuredClone(record);
        const facts = copy.log.flatMap((entry) => (entry.is === 'acted' ? entry.facts : []));
        change(facts.find(({ fact }) => fact === kind) as unknown as Record<string, unknown>);
        return write('no-game.json', makeRecordText({ ...copy, checksum: checksumOf(copy) }));
      };
      const forged = [
        () => forge((fact) => Object.assign(fact, { seat: ((fact.seat as number) + 1) % 3 }), 'showed'),
        () => forge((fact) => delete fact.sealed, 'showed'),
        () =>
          forge((fact) => Object.assign(fact, { wait: { ...(fact.wait as object), seats: [] } }), 'asked'),
      ];
      for (const make of forged) {
        const { code, out, err } = await casefile(['record', 'analyse', make(), '--json']);
        expect(err).not.toMatch(/bug in casefile|^\s+at /m);
        expect([0, 2]).toContain(code);
        if (code === 2) expect(out).toBe('');
        said.push(err);
      }
    }
    expect(said.join('')).toMatch(/no-game\.json: no game goes like this/);
  }, 60_000);

  test('prints a table in French', async () => {
    const { out } = await casefile(['record', 'analyse', game, '--lang', 'fr']);
    expect(out).toContain('questions perdues');
  });
});
