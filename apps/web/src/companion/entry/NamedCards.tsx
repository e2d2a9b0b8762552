/** The named cards: one of each kind, or any two. */
import type { CompanionTable } from '@casefile/deduction/companion';
import type { JSX } from 'preact';
import { CardChips } from '../Chips.tsx';
import type { SheetParts } from '../context.ts';

export interface NamedCardsProps extends Pick<SheetParts, 'table' | 'speaker'> {
  readonly cards: readonly string[];
  readonly onChange: (cards: readonly string[]) => void;
  /** One of each kind whatever the rule for suggestions, as for an accusation. */
  readonly isOneOfEach?: boolean;
}

const idsOf = (table: CompanionTable, kind: number): string[] =>
  table.deck.kinds[kind]!.cards.map(({ id }) => id);

export function isComplete(table: CompanionTable, cards: readonly string[], isOneOfEach = false): boolean {
  if (!isOneOfEach && table.rules.names === 'any-two') return cards.length === 2;
  return [0, 1, 2].every((kind) => idsOf(table, kind).some((id) => cards.includes(id)));
}

export function NamedCards({ table, speaker, cards, onChange, isOneOfEach }: NamedCardsProps): JSX.Element {
  const { headings } = speaker.words;
  const titles = [headings.suspects, headings.weapons, headings.rooms];
  const isEach = isOneOfEach === true || table.rules.names === 'one-of-each';
  const pick = (card: string, kind: number): void => {
    if (cards.includes(card)) onChange(cards.filter((each) => each !== card));
    else if (!isEach) onChange([...cards.slice(-1), card]);
    else {
      const others = cards.filter((each) => !idsOf(table, kind).includes(each));
      // In the order of the kinds, whichever was chosen first.
      const order = table.deck.kinds.flatMap((each) => each.cards.map(({ id }) => id));
      onChange([...others, card].sort((a, b) => order.indexOf(a) - order.indexOf(b)));
    }
  };
  return (
    <>
      {titles.map((title, kind) => (
        <CardChips
          key={title}
          title={title}
          edition={table.deck.edition}
          cards={idsOf(table, kind)}
          nameOf={speaker.name}
          chosen={cards}
          isOne={isEach}
          onPick={(card) => pick(card, kind)}
        />
      ))}
    </>
  );
}
