/** Everything the player's side needs for drawing and speaking: the seat, the names and the words. */
import type { ArenaTable } from '@casefile/bots/arena/table';
import type { ReasonWords } from '@casefile/deduction';
import type { Market } from '@casefile/editions/markets';
import { type EditionNames, sayOption } from '@casefile/editions/names';
import { makeCorridor } from '@casefile/editions/words/corridor';
import type { Refusals } from '@casefile/editions/words/refusals';
import { makeSpeaker } from '@casefile/editions/words/speaker';
import { type Lang, makeTrail, type Speaker, type Words } from '@casefile/editions/words/words';
import type { Fact, Place, Seat } from '@casefile/engine';
import { choicesOf } from '@casefile/engine/options';
import { houseRulesOf, namesOf, reasonWordsOf, refusalsOf, rulesOf, wordsOf } from '../names.ts';
import { pawnLetters } from './board/letters.ts';
import type { SeatedOpponent } from './opponents.ts';
import { type ScreenWords, screenWords } from './words.ts';

export interface PlayScene {
  readonly you: Seat;
  /** Who plays each seat; null for the player. */
  readonly company: readonly (SeatedOpponent | null)[];
  readonly names: EditionNames;
  readonly words: Words;
  readonly refusals: Refusals;
  readonly reasons: ReasonWords;
  readonly screen: ScreenWords;
  readonly speaker: Speaker;
  /** Where the pawn of each fact came from; must be called once for every fact, in order. */
  readonly trail: (fact: Fact) => Place | null;
  /** Suspect to the letter of its pawn. */
  readonly letters: Readonly<Record<string, string>>;
  readonly rules: Readonly<Record<string, string>>;
  /** The house rules of this table, each with the rules it changes. */
  readonly agreed: readonly string[];
}

export async function makeScene(
  table: ArenaTable,
  you: Seat,
  company: PlayScene['company'],
  lang: Lang,
  market: Market = 'printed',
): Promise<PlayScene> {
  const { edition, players } = table.positionOf(you).rules;
  const [names, words, refusals, reasons, rules, houseRules] = await Promise.all([
    namesOf(edition.id, lang, market),
    wordsOf(lang),
    refusalsOf(lang),
    reasonWordsOf(lang),
    rulesOf(edition.id, lang, market),
    houseRulesOf(edition.id, lang),
  ]);
  const screen = screenWords[lang];
  const agreed = Object.entries(table.options).filter(
    ([name, value]) => value !== choicesOf(edition)[name]?.[0],
  );
  return {
    you,
    company,
    names,
    words,
    refusals,
    reasons,
    screen,
    speaker: makeSpeaker(
      names,
      players,
      you,
      edition.drawing === null ? null : makeCorridor(edition.drawing),
    ),
    trail: makeTrail(),
    letters: pawnLetters(names.suspects),
    rules,
    agreed: agreed.map(([name, value]) => {
      const said = sayOption(names, houseRules, name, value);
      return screen.agreed(said.label, said.value, edition.optionRules?.[name] ?? []);
    }),
  };
}
