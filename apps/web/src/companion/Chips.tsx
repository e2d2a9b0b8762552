/** Large buttons to pick people or cards of a deck. */
import type { ComponentChildren, JSX } from 'preact';
import { Thumb } from '../art/cards/cards.tsx';

export interface ChipProps {
  readonly isChosen: boolean;
  readonly onPick: () => void;
  readonly isDisabled?: boolean;
  readonly note?: string;
  readonly children: ComponentChildren;
}

export const Chip = ({ isChosen, onPick, isDisabled = false, note, children }: ChipProps): JSX.Element => (
  <button type="button" class="chip" aria-pressed={isChosen} disabled={isDisabled} onClick={onPick}>
    <span>{children}</span>
    {note !== undefined && <small>{note}</small>}
  </button>
);

export interface ChipsProps {
  readonly title: string;
  readonly children: ComponentChildren;
}

export const Chips = ({ title, children }: ChipsProps): JSX.Element => (
  <fieldset class="chips">
    <legend>{title}</legend>
    <div>{children}</div>
  </fieldset>
);

export interface CardChipsProps {
  readonly title: string;
  readonly edition: string | undefined;
  readonly cards: readonly string[];
  readonly nameOf: (card: string) => string;
  readonly chosen: readonly string[];
  readonly onPick: (card: string) => void;
  /** Once one is chosen, the others are hidden. */
  readonly isOne?: boolean;
  readonly noteOf?: (card: string) => string | undefined;
}

export function CardChips(props: CardChipsProps): JSX.Element {
  const { title, edition, cards, nameOf, chosen, onPick, isOne = false, noteOf } = props;
  const taken = cards.filter((card) => chosen.includes(card));
  const shown = isOne && taken.length > 0 ? taken : cards;
  return (
    <Chips title={title}>
      {shown.map((card) => {
        const note = noteOf?.(card);
        return (
          <Chip
            key={card}
            isChosen={chosen.includes(card)}
            onPick={() => onPick(card)}
            {...(note === undefined ? {} : { note })}
          >
            {edition !== undefined && <Thumb id={card} edition={edition} size={24} />}
            {nameOf(card)}
          </Chip>
        );
      })}
    </Chips>
  );
}
