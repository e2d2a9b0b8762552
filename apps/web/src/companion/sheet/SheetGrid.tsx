/** The sheet's grid: notebook cells with all conclusions and their reasons. */
import { ownerOf, ownersAt } from '@casefile/deduction/companion';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Icon } from '../../art/icons/Icon.tsx';
import type { NotebookCell } from '../../notebook/cells.ts';
import { Grid } from '../../notebook/Grid.tsx';
import { ownerName } from '../../notebook/Owner.tsx';
import type { SheetParts } from '../context.ts';
import { signsOf } from './signs.ts';
import { Why } from './Why.tsx';

export interface SheetGridProps extends SheetParts {
  readonly onLine: (line: number) => void;
}

export function SheetGrid(props: SheetGridProps): JSX.Element {
  const { table, speaker, words, answer } = props;
  const entry = useSignal<NotebookCell | null>(null);
  const chosen = useSignal<NotebookCell | null>(null);
  const owners = ownersAt(table);
  const sizeOf = (owner: string): number => {
    const player = speaker.seatOf(owner);
    if (player !== undefined) return table.players[player]!.cards;
    return table.spots.find(({ id }) => id === owner)?.cards ?? 3;
  };
  const players = owners.filter((owner) => speaker.seatOf(owner) !== undefined);
  const signs = signsOf(players.map((owner) => ownerName(owner, speaker)));
  const signOf = (owner: string): JSX.Element => {
    const at = players.indexOf(owner);
    if (at >= 0) return <b class="initials">{signs[at]}</b>;
    return <Icon id={owner === 'envelope' ? 'envelope' : owner === 'face-up' ? 'eye' : 'pool'} size={22} />;
  };
  return (
    <div class="notebook" data-level="full" data-many={owners.length > 7}>
      <Grid
        title={words.parts.sheet}
        speaker={speaker}
        owners={owners}
        cards={table.deck.kinds.map(({ cards }) => cards.map(({ id }) => id))}
        width={`max(32%, calc(100% - ${owners.length * 34}px))`}
        entry={entry}
        headOf={(owner) => ({
          size: sizeOf(owner),
          isYou: owner === ownerOf(table.you),
          sign: signOf(owner),
        })}
        isSolved={(card) => answer?.cells[card]?.envelope === 'yes'}
        cellOf={({ card, owner }) => ({
          auto: answer?.cells[card]?.[owner] ?? null,
          own: null,
          sign: null,
          isInGroup: false,
          isLit: false,
          clashes: false,
          chance: answer?.chances?.[card]?.[owner] ?? null,
          isChosen: chosen.value?.card === card && chosen.value.owner === owner,
        })}
        onPress={(spot) => {
          chosen.value = spot;
        }}
      />
      {answer !== null && answer.chances === null && <p role="status">{words.sheet.tooLarge}</p>}
      {chosen.value === null ? (
        <p class="help">{words.sheet.hint}</p>
      ) : (
        <Why {...props} spot={chosen.value} />
      )}
    </div>
  );
}
