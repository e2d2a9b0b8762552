/** The details of a cell: its reason, its groups, and the player's own mark or sign. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Thumb } from '../../art/cards/cards.tsx';
import { Icon } from '../../art/icons/Icon.tsx';
import { useNaming, useScene, useTable } from '../../game/context.ts';
import { ui } from '../../words/lexicon.ts';
import type { Why } from '../../worker/messages.ts';
import { type CellState, glyphs } from '../Cell.tsx';
import type { NotebookCell } from '../cells.ts';
import { cellKey, type Mark, marked, signed } from '../notes.ts';
import { OwnerSign } from '../Owner.tsx';
import { WhyLines } from './WhyNote.tsx';

export interface CellNoteProps {
  readonly spot: NotebookCell;
  readonly owner: string;
  readonly state: CellState;
  readonly onLog: () => void;
  readonly onClose: () => void;
}

const marks: readonly Mark[] = ['yes', 'no', 'maybe'];

export function CellNote({ spot, owner, state, onLog, onClose }: CellNoteProps): JSX.Element {
  const { session, notebook } = useTable();
  const { view } = useScene();
  const { speaker } = useNaming();
  const t = ui().notebook;
  const why = useSignal<Why | null>(null);
  const { card } = spot;
  const { auto, own, groups, sign, clashes } = state;
  const { notes, level } = notebook;
  const at = cellKey(card, spot.owner);
  useEffect(() => {
    why.value = null;
    let isCurrent = true;
    if (auto !== null && level.value === 'full')
      void session.why({ card, owner: spot.owner, holds: auto === 'yes' }).then((found) => {
        if (isCurrent && 'reason' in found) why.value = found;
      });
    return () => {
      isCurrent = false;
    };
  }, [auto, card, spot.owner, level.value]);
  const mark = (next: Mark | undefined): void => {
    if ((own ?? undefined) !== next) notes.value = marked(notes.value, at, next);
  };
  const said = auto === null ? null : t[auto];
  return (
    <aside
      class="cell-note"
      aria-label={t.cell(speaker.name(card), owner, said ?? t.blank)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <header>
        <h3>
          <Thumb id={card} edition={view.edition} size={22} /> {speaker.name(card)}
          <Icon id="next" size={14} />
          <OwnerSign owner={spot.owner} size={20} />
          <span>{owner}</span>
        </h3>
        <button type="button" class="tool" aria-label={ui().app.close} onClick={onClose}>
          <Icon id="cross" size={16} />
        </button>
      </header>
      {clashes && <p class="clash">{t.clash}</p>}
      {said !== null && <p class="said">{said}</p>}
      {groups.map((group) => (
        <p key={`${group.turn} ${group.cards.join()}`} class="said">
          {t.oneOf(group.cards.map(speaker.name).join(', '), group.turn)}
        </p>
      ))}
      {groups.length > 0 && level.value === 'facts' && <p class="help">{t.greyed}</p>}
      {auto !== null && level.value === 'full' && <WhyLines why={why.value} onLog={onLog} />}
      <fieldset class="cell-marks" aria-label={t.markYourself}>
        {marks.map((each) => (
          <button
            type="button"
            key={each}
            aria-pressed={own === each}
            aria-label={t[each]}
            title={t[each]}
            onClick={() => mark(each)}
          >
            {glyphs[each]}
          </button>
        ))}
        <button type="button" class="erase" disabled={own === null} onClick={() => mark(undefined)}>
          {t.erase}
        </button>
        <label>
          <span class="unseen">{t.sign}</span>
          <input
            maxLength={3}
            size={3}
            placeholder={t.sign}
            value={sign ?? ''}
            onChange={(event) => (notes.value = signed(notes.value, at, event.currentTarget.value))}
          />
        </label>
      </fieldset>
    </aside>
  );
}
