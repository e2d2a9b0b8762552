/** The notebook: a grid of cards and owners with automatic marks and the player's own. */

import { signal, useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { lazyPart } from '../app/lazy-part.tsx';
import { Emblem } from '../art/people/people.tsx';
import { useNaming, useScene, useTable } from '../game/context.ts';
import { loadMore, ui } from '../words/lexicon.ts';
import type { CellState } from './Cell.tsx';
import { cellState, type NotebookCell } from './cells.ts';
import { Grid } from './Grid.tsx';
import { NotebookTools } from './NotebookTools.tsx';
import type { CellNoteProps } from './note/CellNote.tsx';
import { cellKey, cycled, written } from './notes.ts';
import { OwnerSign, ownerName, SuspectName } from './Owner.tsx';
import { useCellInSight } from './use-cell-in-sight.ts';
import { ownersOf } from './where.ts';

const AllOffer = lazyPart(async () => {
  const [{ AllOffer: fetched }] = await Promise.all([import('./AllOffer.tsx'), loadMore()]);
  return fetched;
});

/** The details of a cell, fetched on first use. */
const cellNote = signal<ComponentType<CellNoteProps> | null>(null);
async function fetchNote(): Promise<void> {
  cellNote.value ??= (await import('./note/CellNote.tsx')).CellNote;
}

/** With more columns than this, names are shortened. */
const manyOwners = 9;

export function Notebook({ onLog }: { readonly onLog: () => void }): JSX.Element {
  const { cards, notebook } = useTable();
  const { view, viewerSeat, isPast } = useScene();
  const { speaker } = useNaming();
  const t = ui().notebook;
  const chosen = useSignal<NotebookCell | null>(null);
  const section = useRef<HTMLElement>(null);
  const Note = cellNote.value;
  useCellInSight(
    section,
    chosen.value === null || Note === null ? null : cellKey(chosen.value.card, chosen.value.owner),
  );
  const entry = useSignal<NotebookCell | null>(null);
  const { notes, level } = notebook;
  const marks = notebook.marks.value;
  const owners = ownersOf(view);
  const isCrowded = owners.length > manyOwners;
  const stateOf = (spot: NotebookCell): CellState => cellState(spot, marks, notes.value.page, chosen.value);
  const press = (spot: NotebookCell): void => {
    const state = stateOf(spot);
    chosen.value = spot;
    // A failed fetch is retried with the next cell: the mark works without it.
    void fetchNote().catch(() => {});
    // A deduced cell shows its reason first; overriding it takes a second tap in the note.
    if (state.auto === null || state.own !== null)
      notes.value = cycled(notes.value, cellKey(spot.card, spot.owner));
  };
  const showedTo = (card: string): number[] => [
    ...new Set(view.showed.filter((each) => each.card === card).map(({ to }) => to)),
  ];
  return (
    <section class="notebook" aria-label={t.title} data-level={level.value} ref={section}>
      <NotebookTools />
      {view.history.length > 1 && <AllOffer />}
      {marks?.consistent === false && <p class="trouble">{t.inconsistent}</p>}
      <Grid
        title={t.title}
        speaker={speaker}
        owners={owners}
        cards={[cards.suspects, cards.weapons, cards.rooms]}
        width={`max(${isCrowded ? 20 : 35}%, calc(100% - ${owners.length * 32}px))`}
        nameOf={(card) => {
          const name = speaker.name(card);
          if (!cards.suspects.includes(card)) return name;
          return <SuspectName id={card} name={name} />;
        }}
        hint={viewerSeat === null || isPast || isCrowded ? undefined : t.howToMark}
        entry={entry}
        headOf={(owner) => {
          const seat = view.seats.findIndex(({ suspect }) => suspect === owner);
          return {
            size: seat >= 0 ? view.seats[seat]!.hand : (view.spots[owner] ?? 3),
            isYou: seat >= 0 && seat === viewerSeat,
            sign: <OwnerSign owner={owner} />,
          };
        }}
        isSolved={(card) => marks?.cells[card]?.envelope === 'yes'}
        besideName={(card) =>
          showedTo(card).map((seat) => (
            <span key={seat} class="showed" title={t.showedTo([speaker.seat(seat)])}>
              <Emblem id={view.seats[seat]!.suspect} size={13} label={t.showedTo([speaker.seat(seat)])} />
            </span>
          ))
        }
        cellOf={(spot) => {
          const { groups, ...state } = stateOf(spot);
          const isChosen = chosen.value?.card === spot.card && chosen.value.owner === spot.owner;
          return { ...state, isInGroup: groups.length > 0, isChosen };
        }}
        onPress={press}
      />
      <label class="notes-text">
        <span>{t.note}</span>
        <textarea
          rows={3}
          value={notes.value.page.text}
          onInput={(event) => (notes.value = written(notes.value, event.currentTarget.value))}
        />
      </label>
      {chosen.value !== null && Note !== null && (
        <Note
          key={cellKey(chosen.value.card, chosen.value.owner)}
          spot={chosen.value}
          owner={ownerName(chosen.value.owner, speaker)}
          state={stateOf(chosen.value)}
          onLog={onLog}
          onClose={() => (chosen.value = null)}
        />
      )}
    </section>
  );
}
