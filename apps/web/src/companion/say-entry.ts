/** Words a line of the sheet as the game log would. */
import {
  askedInSeating,
  type CompanionTable,
  playerAt,
  type SheetEntry,
} from '@casefile/deduction/companion';
import type { Speaker, Words } from '@casefile/editions/words/words';
import { sayFact } from '@casefile/editions/words/words';
import type { Fact } from '@casefile/engine';
import type { CompanionWords } from './words/words.ts';

export interface Saying {
  readonly table: CompanionTable;
  readonly speaker: Speaker;
  readonly game: Words;
  readonly words: CompanionWords;
}

const unsealed = (cards: readonly string[] | undefined) => ({
  for: [],
  ...(cards === undefined ? {} : { cards }),
});

export function sayEntry(entry: SheetEntry, at: number, { table, speaker, game, words }: Saying): string {
  const t = words.lines;
  const say = (fact: Fact): string => sayFact(game, fact, speaker);
  const named = (cards: readonly string[]): string => words.list(cards.map(speaker.name));
  switch (entry.kind) {
    case 'suggestion': {
      const { by, cards, showed, cutShort } = entry;
      const asked = say({ fact: 'suggested', seat: by, cards, room: null });
      const shown = showed.map(({ player, card }) =>
        say({
          fact: 'showed',
          seat: player,
          to: by,
          why: 'answer',
          sealed: unsealed(card === undefined ? undefined : [card]),
        }),
      );
      if (cutShort !== undefined)
        shown.push((cutShort.mustShow ? t.mustShow : t.cutShort)(speaker.seat(cutShort.at)));
      else if (showed.length === 0 && askedInSeating(table, by, at).length > 0) shown.push(t.nobodyShowed);
      return [asked, ...shown].join(' ');
    }
    case 'seen': {
      const { owner, cards, by } = entry;
      if (owner === 'envelope') return t.sawEnvelope(speaker.words.inside, named(cards));
      const seat = playerAt(table, owner);
      if (seat === undefined)
        return say({ fact: 'looked', seat: table.you, where: owner as never, sealed: unsealed(cards) });
      return cards
        .map((card) =>
          by === 'all'
            ? say({ fact: 'revealed', seat, card })
            : say({ fact: 'showed', seat, to: by, why: 'spy', sealed: unsealed([card]) }),
        )
        .join(' ');
    }
    case 'nobody':
      return say({ fact: 'unheld', card: entry.card });
    case 'accusation': {
      const { by: seat, cards, isRight } = entry;
      return `${say({ fact: 'accused', seat, cards })} ${say({ fact: 'judged', seat, right: isRight, sealed: unsealed(undefined) })}`;
    }
    case 'leaves':
      return t.leaves(speaker.seat(entry.player), named(entry.cards ?? []));
  }
}
