/** Each way in which a game can end has its own picture and words, in every edition that can end so. */
import { editions } from '@casefile/editions';
import { makeSpeaker } from '@casefile/editions/words/speaker';
import { describe, expect, test } from 'vitest';
import { names as english } from '../words/en/names.ts';
import { names as french } from '../words/fr/names.ts';
import type { Scene } from '../worker/messages.ts';
import { LocalTable } from '../worker/tables/local-table.ts';
import { caseFacts } from './case-facts.ts';
import { papers } from './papers.ts';
import { paperLanguages, printArticle } from './print.ts';
import { type Ended, endedAs, me, type Wanted } from './test/endings.ts';

const names = { en: english, fr: french };
const wanted: readonly Wanted[] = ['won', 'lost', 'nobody', 'murdered'];
/** In the edition with clock cards (S08-24). */
const murderous = ['secrets-2008'];

/** The game just before its last action, from which it can be continued. */
function lastScene({ saved, last }: Ended, edition: (typeof editions)[number]): Scene {
  const table = LocalTable.restore(edition, saved);
  table.look(me);
  expect(table.scene().view.result).toBeNull();
  expect(table.act(last.by, last.action)).toBeNull();
  return table.scene();
}

describe.each(editions.map((edition) => [edition.id, edition] as const))('U53 %s', (id, edition) => {
  const ends = wanted.flatMap((ending) => {
    const ended = endedAs(edition, ending);
    return ended === null ? [] : [{ ending, ended, scene: lastScene(ended, edition) }];
  });

  test('can be won, lost, or won by nobody, and with clock cards everyone can be murdered', () => {
    expect(ends.map(({ ending }) => ending)).toEqual(
      wanted.filter((ending) => ending !== 'murdered' || murderous.includes(id)),
    );
  });

  test.each(['en', 'fr'] as const)('has a paper of its own for each in %s', async (lang) => {
    const language = await paperLanguages[lang]();
    const printed = ends.map(({ ending, ended, scene: { view } }) => {
      const seats = view.seats.map(({ suspect }) => ({ suspect }));
      const speaker = makeSpeaker(names[lang][id]!, seats, null);
      const cards = edition.cards(view.options);
      const game = { view, cards, speaker, proof: undefined };
      const article = printArticle(game, papers[id]!, lang, language, { recent: [], seed: 1 });
      expect(article.facts.ending).toBe(ending);
      expect(view.result!.envelope).toEqual(ended.envelope);
      // Some of these games last one turn.
      for (const line of article.sentences) expect(line).not.toMatch(/\b1 (turn|tour|question)s\b/);
      return {
        kicker: language.kickers[article.facts.ending],
        headline: article.headline,
        text: article.sentences,
      };
    });
    expect(new Set(printed.map(({ kicker }) => kicker)).size).toBe(printed.length);
    expect(new Set(printed.map(({ headline }) => headline)).size).toBe(printed.length);
    expect(new Set(printed.map(({ text }) => text.join(' '))).size).toBe(printed.length);
  });
});

test('without a winner no question counts as near with one name out of three', () => {
  const edition = editions.find(({ id }) => id === 'clue-2002')!;
  const { view } = lastScene(endedAs(edition, 'nobody')!, edition);
  const [suspect = '', weapon = ''] = view.result!.envelope;
  const others = edition.cards(view.options);
  const wrong = (cards: readonly string[], not: string): string => cards.find((card) => card !== not)!;
  const room = wrong(others.rooms, view.result!.envelope[2]!);
  const closestAfter = (cards: readonly string[]): string | undefined => {
    const asked = { ...view.history[0]!, by: 0, turn: 1, cards, answers: [] };
    return caseFacts({ ...view, history: [asked] }, others, undefined).breaking?.kind;
  };
  expect(closestAfter([suspect, wrong(others.weapons, weapon), room])).toBeUndefined();
  expect(closestAfter([suspect, weapon, room])).toBe('closest');
});
