/** The notebook: cards against owners, with what is known by itself and what I marked. */

import { signal, useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { lazyPart } from '../app/lazy-part.tsx';
import { Emblem } from '../art/people/people.tsx';
import { useNaming, useScene, useTable } from '../game/context.ts';
import { ui } from '../words/lexicon.ts';
import { Cell, type CellState } from './Cell.tsx';
import type { CellNoteProps } from './CellNote.tsx';
import { cellState, neighbour, type Spot } from './cells.ts';
import { NotebookTools } from './NotebookTools.tsx';
import { cellKey, cycled, written } from './notes.ts';
import { OwnerSign, ownerName } from './Owner.tsx';
import { useCellInSight } from './use-cell-in-sight.ts';
import { ownersOf } from './where.ts';

const AllOffer = lazyPart(() => import('./AllOffer.tsx').then(({ AllOffer }) => AllOffer));

/** A cell from near: fetched when the first one is looked at. */
const cellNote = signal<ComponentType<CellNoteProps> | null>(null);
async function fetchNote(): Promise<void> {
  cellNote.value ??= (await import('./CellNote.tsx')).CellNote;
}

/** With more columns than this, names must do with less. */
const manyOwners = 9;

export function Notebook({ onLog }: { readonly onLog: () => void }): JSX.Element {
  const { cards, notebook } = useTable();
  const { view, viewerSeat } = useScene();
  const { speaker } = useNaming();
  const t = ui().notebook;
  const chosen = useSignal<Spot | null>(null);
  const section = useRef<HTMLElement>(null);
  const Note = cellNote.value;
  useCellInSight(
    section,
    chosen.value === null || Note === null ? null : cellKey(chosen.value.card, chosen.value.owner),
  );
  const entry = useSignal<Spot | null>(null);
  const { notes, level } = notebook;
  const marks = notebook.marks.value;
  const owners = ownersOf(view);
  const sections = [
    [speaker.words.headings.suspects, cards.suspects],
    [speaker.words.headings.weapons, cards.weapons],
    [speaker.words.headings.rooms, cards.rooms],
  ] as const;
  const rows = sections.flatMap(([, list]) => list);
  const first = entry.value ?? { card: rows[0]!, owner: owners[0]! };
  const stateOf = (spot: Spot): CellState => cellState(spot, marks, notes.value.page, chosen.value);
  const press = ({ target }: Event): void => {
    const spot = spotOf(target);
    if (spot === null) return;
    const state = stateOf(spot);
    chosen.value = spot;
    // What cannot be fetched now is fetched with the next cell: the mark is there without it.
    void fetchNote().catch(() => {});
    entry.value = spot;
    // What is deduced answers why first; marking over it takes a second, deliberate tap in the note.
    if (state.auto === null || state.own !== null)
      notes.value = cycled(notes.value, cellKey(spot.card, spot.owner));
  };
  const keys = (event: KeyboardEvent): void => {
    const at = spotOf(event.target);
    const next = at && neighbour(at, event.key, rows, owners);
    if (next === null) return;
    event.preventDefault();
    entry.value = next;
    const goal = `[data-at="${CSS.escape(cellKey(next.card, next.owner))}"]`;
    (event.currentTarget as Element).querySelector<HTMLElement>(goal)?.focus();
  };
  const showedTo = (card: string): number[] => [
    ...new Set(view.showed.filter((each) => each.card === card).map(({ to }) => to)),
  ];
  return (
    <section class="notebook" aria-label={t.title} data-level={level.value} ref={section}>
      <NotebookTools />
      {view.history.length > 1 && <AllOffer />}
      {marks?.consistent === false && <p class="trouble">{t.inconsistent}</p>}
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid one can move in with the arrows
        role="grid"
        aria-label={t.title}
        style={{ '--owners': owners.length }}
        onKeyDown={keys}
        onClick={press}
      >
        <thead>
          <tr>
            <th
              scope="col"
              class="corner"
              style={{
                width: `max(${owners.length > manyOwners ? 20 : 35}%, calc(100% - ${owners.length * 32}px))`,
              }}
            >
              <span class="unseen">{t.title}</span>
            </th>
            {owners.map((owner) => {
              const seat = view.seats.findIndex(({ suspect }) => suspect === owner);
              const size = seat >= 0 ? view.seats[seat]!.hand : (view.spots[owner] ?? 3);
              const name = ownerName(owner, speaker);
              return (
                <th
                  key={owner}
                  scope="col"
                  class="owner"
                  data-you={seat >= 0 && seat === viewerSeat}
                  title={name}
                  aria-label={`${name}, ${ui().table.cardCount(size)}`}
                >
                  <OwnerSign owner={owner} />
                  <span class="size">{size}</span>
                </th>
              );
            })}
          </tr>
        </thead>
        {sections.map(([title, list]) => (
          <tbody key={title}>
            <tr class="section">
              <th colSpan={owners.length + 1} scope="rowgroup">
                {title}
              </th>
            </tr>
            {list.map((card) => (
              <tr key={card} data-solved={marks?.cells[card]?.envelope === 'yes'}>
                <th scope="row" title={speaker.name(card)}>
                  <span class="row-name">{speaker.name(card)}</span>
                  {showedTo(card).map((seat) => (
                    <span key={seat} class="showed" title={t.showedTo([speaker.seat(seat)])}>
                      <Emblem
                        id={view.seats[seat]!.suspect}
                        size={13}
                        label={t.showedTo([speaker.seat(seat)])}
                      />
                    </span>
                  ))}
                </th>
                {owners.map((owner) => {
                  const spot = { card, owner };
                  const { groups, ...state } = stateOf(spot);
                  const isAt = (other: Spot | null): boolean => other?.card === card && other.owner === owner;
                  return (
                    <Cell
                      key={owner}
                      card={speaker.name(card)}
                      owner={ownerName(owner, speaker)}
                      at={cellKey(card, owner)}
                      {...state}
                      isInGroup={groups.length > 0}
                      isEntry={isAt(first)}
                      isChosen={isAt(chosen.value)}
                    />
                  );
                })}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
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

function spotOf(target: EventTarget | null): Spot | null {
  const at = (target as Element).closest<HTMLElement>('.cell')?.dataset.at?.split('|');
  return at === undefined ? null : { card: at[0]!, owner: at[1]! };
}
