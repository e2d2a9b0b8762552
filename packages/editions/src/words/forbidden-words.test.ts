/** U75: the words of an edition read as if written by a native speaker. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  askedSeats,
  legalForms,
  makeView,
  openGame,
  play,
  type Reason,
  sampleForms,
  seededChance,
  stripFact,
} from '@casefile/engine';
import { defaultOptions } from '@casefile/engine/options';
import { faultsIn, forbidden, roomFaultsIn, textsIn } from '@casefile/testkit/forbidden-words';
import { describe, expect, test } from 'vitest';
import { editions } from '../index.ts';
import { names as marketsEn } from '../markets/en.ts';
import { names as marketsFr } from '../markets/fr.ts';
import { makeCorridor } from './corridor.ts';
import { words as en } from './english/en.ts';
import { refusals as refusalsEn } from './english/refusals-en.ts';
import { words as fr } from './french/fr.ts';
import { refusals as refusalsFr } from './french/refusals-fr.ts';
import { sayRefusal } from './refusals.ts';
import { makeSpeaker } from './speaker.ts';
import { namesIn } from './test/names-in.ts';
import { type Lang, makeTrail, type Speaker, sayAction, sayAsk, sayFact, sayWait } from './words.ts';

const langs = { en, fr };
const all = Object.keys(langs) as Lang[];

test.each(all.flatMap((lang) => forbidden[lang].map((each) => [lang, each.what, each] as const)))(
  'U75: %s, catches %s',
  (_, __, { pattern, example }) => expect(example).toMatch(pattern),
);

test('U75: catches “au salon” and accepts “dans le salon”', () => {
  expect(roomFaultsIn('Le colonel Moutarde va au salon.', ['Salon'])).toHaveLength(1);
  expect(roomFaultsIn('Mme White va à l’auberge.', ['Auberge'])).toHaveLength(1);
  expect(roomFaultsIn('Le colonel Moutarde va dans le salon.', ['Salon'])).toEqual([]);
});

/** The sentences in a source file: every quoted text with a space in it. */
const literalsIn = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g)]
    .map(([, plain, gapped = '']) => plain ?? gapped.replace(/\$\{[^}]*\}/g, 'x'))
    .filter((text) => text.includes(' '));

/** Names before which a French word is cut short, or is not. */
const people = ['Ada', 'Yves', 'Hugo', 'Yann'];

/** The word files of every edition's folder, and those shared by all. */
const folders = [...editions.map(({ id }) => id), 'shared', 'guide', 'markets'];
describe.each(all)('U75 in %s', (lang) => {
  test.each(folders)('the pages of %s use no forbidden word', (folder) => {
    const root = join(import.meta.dirname, '..', folder);
    const files = globSync([`${lang}/*.ts`, `${lang}.ts`, `*.${lang}.ts`], { cwd: root }).filter(
      // The grammar of a language, and no sentence of it.
      (file) => !file.startsWith('fill.'),
    );
    expect(files.length).toBeGreaterThan(0);
    // Gaps are filled with names elsewhere.
    for (const file of files)
      for (const text of literalsIn(join(root, file)))
        expect(faultsIn(text.replace(/\{[^}]+\}/g, 'x'), lang), file).toEqual([]);
  });

  test('refusals use no forbidden word', () => {
    for (const { id } of editions) {
      const speaker = makeSpeaker(namesIn(id, lang), [], null);
      const refusals = { en: refusalsEn, fr: refusalsFr }[lang];
      for (const why of Object.keys(refusals.reasons) as Reason[])
        expect(faultsIn(sayRefusal(refusals, why, speaker), lang)).toEqual([]);
    }
    for (const text of textsIn([marketsEn, marketsFr][all.indexOf(lang)], ''))
      expect(faultsIn(text, lang)).toEqual([]);
  });

  test.each(editions)('the log of games of $id uses no forbidden word', (edition) => {
    const names = namesIn(edition.id, lang);
    const rooms = lang === 'fr' ? Object.values(names.rooms) : [];
    const words = langs[lang];
    const corridor = edition.drawing === null ? null : makeCorridor(edition.drawing);
    let said = 0;
    const check = (text: string): void => {
      said++;
      expect([...faultsIn(text, lang), ...roomFaultsIn(text, rooms)]).toEqual([]);
    };
    for (let number = 1; number <= 2; number++) {
      const chance = seededChance(String(number).repeat(64));
      const options = defaultOptions(edition);
      const players = edition
        .cards(options)
        .suspects.slice(0, 4)
        .slice(0, edition.seats[1])
        .map((suspect, i) => (number === 1 ? { suspect } : { suspect, name: people[i]! }));
      const opened = openGame(edition, { players }, chance);
      if (!opened.ok) throw new Error(opened.problem.what);
      let { game } = opened;
      const speakers: Speaker[] = [0, null].map((you) => makeSpeaker(names, players, you, corridor));
      const trail = makeTrail();
      const tell = (facts: typeof opened.facts): void => {
        for (const fact of facts) {
          const from = trail(fact);
          for (const s of speakers) check(sayFact(words, stripFact(fact, s.you ?? 'spectator'), s, from));
          if (fact.fact === 'asked') check(sayWait(words, fact.wait, speakers[0]!));
        }
      };
      tell(opened.facts);
      for (let i = 0; i < 250 && game.table.result === null; i++) {
        const seat = askedSeats(game.table)[0]!;
        const forms = legalForms(game.table, seat);
        if (i % 5 === 0) {
          const moment = { seat, view: makeView(game.table), wait: game.table.wait, forms };
          const { ask, help } = sayAsk(words, moment, makeSpeaker(names, players, seat, corridor));
          check(ask);
          check(help);
        }
        const calm = forms.filter((form) => form.do !== 'accuse' || i > 220);
        const action = sampleForms(calm.length > 0 ? calm : forms, (bound) => chance.below(bound));
        check(sayAction(words, action, speakers[0]!));
        const played = play(game, seat, action);
        if (!played.ok) throw new Error(played.refusal.why);
        ({ game } = played);
        tell(played.facts);
      }
      for (const place of corridor === null ? [] : Object.values(edition.drawing!.starts))
        check(words.place(place, speakers[0]!));
    }
    expect(said).toBeGreaterThan(500);
  });
});
