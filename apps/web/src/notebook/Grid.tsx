/** The grid of cards and owners, shared by the notebook and the sheets. */
import type { Speaker } from '@casefile/editions/words/words';
import type { Signal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { ui } from '../words/lexicon.ts';
import { Cell, type CellProps } from './Cell.tsx';
import { type NotebookCell, neighbour } from './cells.ts';
import { cellKey } from './notes.ts';
import { ownerName } from './Owner.tsx';

export interface OwnerHead {
  /** How many cards are there. */
  readonly size: number;
  readonly isYou: boolean;
  readonly sign: JSX.Element;
}

export interface GridProps {
  readonly title: string;
  readonly speaker: Speaker;
  readonly owners: readonly string[];
  /** Suspects, weapons and rooms. */
  readonly cards: readonly (readonly string[])[];
  /** Of the column with the names. */
  readonly width: string;
  /** The cell with the Tab stop. */
  readonly entry: Signal<NotebookCell | null>;
  readonly headOf: (owner: string) => OwnerHead;
  readonly isSolved: (card: string) => boolean;
  /** The name of a card as its row shows it; in full by default. */
  readonly nameOf?: (card: string) => ComponentChildren;
  /** In the corner above the names. */
  readonly hint?: string | undefined;
  /** Beside the name of a card. */
  readonly besideName?: (card: string) => ComponentChildren;
  readonly cellOf: (spot: NotebookCell) => Omit<CellProps, 'card' | 'owner' | 'at' | 'isEntry'>;
  readonly onPress: (spot: NotebookCell) => void;
}

export function Grid(props: GridProps): JSX.Element {
  const { title, speaker, owners, cards, width, entry, headOf, isSolved, cellOf, onPress } = props;
  const { nameOf = speaker.name, hint, besideName } = props;
  const { headings } = speaker.words;
  const titles = [headings.suspects, headings.weapons, headings.rooms];
  const rows = cards.flat();
  const first = entry.value ?? { card: rows[0]!, owner: owners[0]! };
  const keys = (event: KeyboardEvent): void => {
    const at = spotOf(event.target);
    const next = at && neighbour(at, event.key, rows, owners);
    if (next === null) return;
    event.preventDefault();
    entry.value = next;
    const goal = `[data-at="${CSS.escape(cellKey(next.card, next.owner))}"]`;
    (event.currentTarget as Element).querySelector<HTMLElement>(goal)?.focus();
  };
  const press = ({ target }: Event): void => {
    const spot = spotOf(target);
    if (spot === null) return;
    entry.value = spot;
    onPress(spot);
  };
  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid one can move in with the arrows
      role="grid"
      aria-label={title}
      style={{ '--owners': owners.length }}
      onKeyDown={keys}
      onClick={press}
    >
      <thead>
        <tr>
          <th scope="col" class="corner" style={{ width }}>
            <span class="unseen">{title}</span>
            {hint !== undefined && <span class="grid-hint">{hint}</span>}
          </th>
          {owners.map((owner) => {
            const { size, isYou, sign } = headOf(owner);
            const name = ownerName(owner, speaker);
            return (
              <th
                key={owner}
                scope="col"
                class="owner"
                data-you={isYou}
                title={name}
                aria-label={`${name}, ${ui().table.cardCount(size)}`}
              >
                {sign}
                <span class="size">{size}</span>
              </th>
            );
          })}
        </tr>
      </thead>
      {cards.map((list, i) => (
        <tbody key={titles[i]}>
          <tr class="section">
            <th colSpan={owners.length + 1} scope="rowgroup">
              {titles[i]}
            </th>
          </tr>
          {list.map((card) => (
            <tr key={card} data-solved={isSolved(card)}>
              <th scope="row" title={speaker.name(card)}>
                <span class="row-name">{nameOf(card)}</span>
                {besideName?.(card)}
              </th>
              {owners.map((owner) => (
                <Cell
                  key={owner}
                  {...cellOf({ card, owner })}
                  card={speaker.name(card)}
                  owner={ownerName(owner, speaker)}
                  at={cellKey(card, owner)}
                  isEntry={first.card === card && first.owner === owner}
                />
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function spotOf(target: EventTarget | null): NotebookCell | null {
  const at = (target as Element).closest<HTMLElement>('.cell')?.dataset.at?.split('|');
  return at === undefined ? null : { card: at[0]!, owner: at[1]! };
}
