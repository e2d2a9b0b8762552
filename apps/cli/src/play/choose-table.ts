/** Asks for the table when the command line names no edition. */
import { editions } from '@casefile/editions';
import type { Market } from '@casefile/editions/markets';
import type { Lang } from '@casefile/editions/words/words';
import type { Edition } from '@casefile/engine';
import { defaultOptions } from '@casefile/engine/options';
import { namesOf } from '../names.ts';
import type { Asker } from './asking/asker.ts';
import { opponentChoices } from './opponents.ts';
import { screenWords } from './words.ts';

export interface ChosenTable {
  readonly edition: string;
  readonly suspect: string;
  readonly seats: string;
  readonly bots?: string;
}
interface Given {
  readonly suspect?: string;
  readonly seats?: string;
  readonly bots?: string;
  readonly lang: Lang;
  readonly names?: Market;
}

/** Null when the player leaves. Does not ask for anything that the command line says. */
export async function chooseTable(asker: Asker, given: Given): Promise<ChosenTable | null> {
  const { lang } = given;
  const screen = screenWords[lang];
  const pick = async <T>(question: string, choices: readonly [string, T][]): Promise<T | null> => {
    for (;;) {
      const answer = await asker.ask(
        question,
        choices.map(([label]) => label),
        screen.setUpHints,
      );
      if ('pick' in answer) return choices[answer.pick]![1];
      if ('end' in answer || answer.typed === 'q') return null;
    }
  };
  const titles = await Promise.all(
    editions.map(async (each): Promise<[string, Edition]> => [(await namesOf(each.id, lang)).title, each]),
  );
  const edition = await pick(screen.whichEdition, titles);
  if (edition === null) return null;
  const names = await namesOf(edition.id, lang, given.names);
  const { suspects } = edition.cards(defaultOptions(edition));
  const suspect =
    given.suspect ??
    (await pick(
      screen.whichSuspect,
      suspects.map((id): [string, string] => [names.suspects[id]!, id]),
    ));
  if (suspect === null) return null;
  const [minSeats, maxSeats] = edition.seats;
  const counts = Array.from({ length: maxSeats - minSeats + 1 }, (_, i) => minSeats + i);
  const seats =
    given.seats ??
    (await pick(
      screen.howMany,
      counts.map((count): [string, string] => [screen.seats(count), String(count)]),
    ));
  if (seats === null) return null;
  const bots =
    given.bots ?? (await pick(screen.whichBots, [[screen.mixedTable, ''], ...opponentChoices(lang)]));
  if (bots === null) return null;
  return { edition: edition.id, suspect, seats, ...(bots === '' ? {} : { bots }) };
}
