/** Names of cards and people at a real table: the edition's, or those of a custom deck. */

import {
  type CompanionTable,
  copiesIn,
  ownerOf,
  playerAt,
  type SheetDeck,
} from '@casefile/deduction/companion';
import { firstEdition } from '@casefile/editions/first-edition';
import type { EditionNames } from '@casefile/editions/names';
import { type Naming, namingFor } from '@casefile/editions/words/naming';
import type { Speaker } from '@casefile/editions/words/words';
import { locale, namesOf } from '../words/lexicon.ts';
import type { CompanionWords } from './words/words.ts';

/** Undefined until the names have loaded. */
export const namesFor = ({ edition }: SheetDeck): EditionNames | undefined =>
  namesOf(edition ?? firstEdition);

/** Card -> name; a copy gets its card's name and a number. */
export function cardNames(deck: SheetDeck, names: EditionNames): ReadonlyMap<string, string> {
  const printed: Readonly<Record<string, string>> = { ...names.suspects, ...names.weapons, ...names.rooms };
  const called = new Map<string, string>();
  const copies = copiesIn(deck);
  for (const { id, name } of deck.kinds.flatMap(({ cards }) => cards)) {
    const said = name ?? printed[id] ?? id;
    called.set(id, said);
    const alike = copies.get(id)!;
    if (alike.length > 1) for (const [i, copy] of alike.entries()) called.set(copy, `${said} (${i + 1})`);
  }
  return called;
}

/** The headings of the three kinds. */
export function kindNames({ kinds, edition }: SheetDeck, names: EditionNames, t: CompanionWords): string[] {
  const { suspects, weapons, rooms } = names.words.headings;
  const printed = [suspects, weapons, rooms];
  return kinds.map(({ name }, i) => name ?? (edition === undefined ? t.setUp.kind(i + 1) : printed[i]!));
}

/** The naming of this table for the person who keeps the sheet. */
export function speakerOf(table: CompanionTable, names: EditionNames, t: CompanionWords): Speaker {
  const { deck, players, you } = table;
  const called = cardNames(deck, names);
  const [first, , third] = deck.kinds.map(({ cards }) => new Set(cards.map(({ id }) => id)));
  const [suspects, weapons, rooms] = kindNames(deck, names, t);
  const headings = { suspects: suspects!, weapons: weapons!, rooms: rooms! };
  return {
    you,
    words: { ...names.words, headings },
    seat: (seat) => players[seat]!.name,
    seatOf: (owner) => playerAt(table, owner),
    isSuspect: (id) => first!.has(id),
    isRoom: (id) => third!.has(id),
    name: (id) => {
      const player = playerAt(table, id);
      if (player !== undefined) return player === you ? t.entry.you : players[player]!.name;
      return called.get(id) ?? names.rooms[id] ?? names.extras[id] ?? id;
    },
    at: (place) => names.at?.[place],
    corridor: null,
    power: () => '',
    question: () => '',
    sign: () => undefined,
  };
}

/** The same for reasons, which refer to lines instead of turns. */
export function namingOf(
  table: CompanionTable,
  speaker: Speaker,
  t: CompanionWords,
): Naming & { readonly when: (line: number) => string } {
  const owners = table.players.map((_, player) => ownerOf(player));
  return { ...namingFor(locale.value!.game, speaker, owners), when: t.lines.when };
}
