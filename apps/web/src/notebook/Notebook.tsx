/** The notebook: cards against owners, with what is known by itself and what I marked. */
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import { Emblem } from '../art/people.tsx';
import type { MarkLevel, MarkQuestion, Marks, Why } from '../desk/messages.ts';
import { useNaming, useScene, useTable } from '../game/context.ts';
import { ui } from '../words/lexicon.ts';
import { Cell, type CellState } from './Cell.tsx';
import { cellKey, cycled, type Notes, redone, undone, written } from './notes.ts';
import { WhyNote } from './WhyNote.tsx';

export type Level = 'off' | MarkLevel;

export interface NotebookProps {
  readonly notes: Signal<Notes>;
  readonly level: Signal<Level>;
  /** The most that the table allows. */
  readonly most: Level;
}

const levels: readonly Level[] = ['off', 'facts', 'full'];

export function Notebook({ notes, level, most }: NotebookProps): JSX.Element {
  const { session, cards } = useTable();
  const { view, looker } = useScene();
  const { speaker } = useNaming();
  const t = ui().notebook;
  const marks = useSignal<Marks | null>(null);
  const chances = useSignal(false);
  const lit = useSignal<string | null>(null);
  const asked = useSignal<MarkQuestion | null>(null);
  const why = useSignal<Why | null>(null);
  const n = session.log.value.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: marks follow the log
  useEffect(() => {
    let isCurrent = true;
    if (level.value === 'off' || looker === null) marks.value = null;
    else
      void session.marks(level.value, chances.value).then((found) => {
        if (isCurrent) marks.value = found;
      });
    return () => {
      isCurrent = false;
    };
  }, [n, level.value, chances.value, looker]);
  const owners = [...view.seats.map(({ suspect }) => suspect), ...Object.keys(view.spots), 'envelope'];
  const groups = (marks.value?.groups ?? []).map((group, i) => ({ ...group, id: `g${i}` }));
  const stateOf = (card: string, owner: string): CellState => {
    const auto = marks.value?.cells[card]?.[owner] ?? null;
    const own = notes.value.page.marks[cellKey(card, owner)] ?? null;
    const inGroups = groups.filter((group) => group.owner === owner && group.cards.includes(card));
    return {
      auto,
      own,
      sign: notes.value.page.signs[cellKey(card, owner)] ?? null,
      group: auto === null ? (inGroups[0]?.id ?? null) : null,
      isLit: inGroups.some(({ id }) => id === lit.value),
      clashes: own !== null && own !== 'maybe' && auto !== null && auto !== own,
      chance: marks.value?.chances?.[card]?.[owner] ?? null,
    };
  };
  const press = (card: string, owner: string, state: CellState): void => {
    lit.value = state.group;
    if (state.auto !== null && state.own === null && level.value === 'full') {
      const question = { card, owner, holds: state.auto === 'yes' };
      asked.value = question;
      why.value = null;
      void session.why(question).then((found) => {
        if (asked.value === question) why.value = found;
      });
      return;
    }
    notes.value = cycled(notes.value, cellKey(card, owner));
  };
  const ownerName = (owner: string): string =>
    owner === 'envelope' ? t.envelope : speaker.name(owner.replace('room:', ''));
  const sections = [
    [t.suspects, cards.suspects],
    [t.weapons, cards.weapons],
    [t.rooms, cards.rooms],
  ] as const;
  return (
    <section class="notebook" aria-label={t.title}>
      <div class="notebook-tools">
        <label>
          {t.level}
          <select
            value={level.value}
            onChange={(event) => (level.value = event.currentTarget.value as Level)}
          >
            {levels.slice(0, levels.indexOf(most) + 1).map((each) => (
              <option key={each} value={each}>
                {t.levels[each]}
              </option>
            ))}
          </select>
        </label>
        {level.value === 'full' && (
          <label>
            <input
              type="checkbox"
              checked={chances.value}
              onChange={() => (chances.value = !chances.value)}
            />{' '}
            {t.chances}
          </label>
        )}
        <button
          type="button"
          class="tool"
          aria-label={t.undo}
          disabled={notes.value.past.length === 0}
          onClick={() => (notes.value = undone(notes.value))}
        >
          <Icon id="undo" />
        </button>
        <button
          type="button"
          class="tool"
          aria-label={t.redo}
          disabled={notes.value.future.length === 0}
          onClick={() => (notes.value = redone(notes.value))}
        >
          <Icon id="redo" />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid one can move in with the arrows */}
      <table role="grid" aria-label={t.title}>
        <thead>
          <tr>
            <td />
            {owners.map((owner) => {
              const seat = view.seats.findIndex(({ suspect }) => suspect === owner);
              const size = seat >= 0 ? view.seats[seat]!.hand : (view.spots[owner] ?? 3);
              return (
                <th key={owner} scope="col" aria-label={`${ownerName(owner)}, ${ui().table.cardCount(size)}`}>
                  {seat >= 0 ? (
                    <Emblem id={owner} size={20} />
                  ) : (
                    <Icon id={owner === 'envelope' ? 'envelope' : 'pool'} />
                  )}
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
              <tr key={card}>
                <th scope="row">{speaker.name(card)}</th>
                {owners.map((owner) => {
                  const state = stateOf(card, owner);
                  return (
                    <Cell
                      key={owner}
                      card={speaker.name(card)}
                      owner={ownerName(owner)}
                      state={state}
                      onPress={() => press(card, owner, state)}
                    />
                  );
                })}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      {asked.value !== null && (
        <WhyNote question={asked.value} why={why.value} onClose={() => (asked.value = null)} />
      )}
      <label class="notes-text">
        {t.note}
        <textarea
          rows={3}
          value={notes.value.page.text}
          onChange={(event) => (notes.value = written(notes.value, event.currentTarget.value))}
        />
      </label>
    </section>
  );
}
