/** All lines, latest first, to edit, insert and remove. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { labelled } from '../../words/labelled.ts';
import { locale } from '../../words/lexicon.ts';
import type { SheetParts } from '../context.ts';
import type { EntryPosition } from '../entry/EntryForm.tsx';
import { sayEntry } from '../say-entry.ts';

export interface LineActions {
  readonly onPlace: (place: EntryPosition) => void;
  readonly onRemove: (at: number) => void;
}

/** The element id of a line, for links to it. */
export const lineId = (line: number): string => `line-${line}`;

export function Lines(props: SheetParts & LineActions): JSX.Element {
  const { table, words, answer } = props;
  const { game } = locale.value!;
  const open = useSignal<number | null>(null);
  // After a change the same index holds another line.
  useEffect(() => {
    open.value = null;
  }, [table.entries]);
  const t = words.lines;
  if (table.entries.length === 0) return <p class="help">{t.none}</p>;
  return (
    <ol class="lines" reversed>
      {table.entries
        .map((entry, at) => (
          <li
            key={at}
            id={lineId(at + 1)}
            tabIndex={-1}
            data-wrong={answer?.conflict?.includes(at + 1) ?? false}
          >
            <button
              type="button"
              class="line"
              aria-expanded={open.value === at}
              onClick={() => {
                open.value = open.value === at ? null : at;
              }}
            >
              <b>{at + 1}</b>
              <span>{sayEntry(entry, at, { ...props, game })}</span>
            </button>
            {open.value === at && <LineButtons {...props} at={at} />}
          </li>
        ))
        .reverse()}
    </ol>
  );
}

export interface LineButtonsProps extends Pick<SheetParts, 'words'>, LineActions {
  readonly at: number;
  /** Inserting is offered only where the neighbouring lines are visible. */
  readonly isAlone?: boolean;
}

export function LineButtons({
  words,
  at,
  isAlone = false,
  onPlace,
  onRemove,
}: LineButtonsProps): JSX.Element {
  const t = words.lines;
  const label = (what: string): string => labelled(what, t.line(at + 1));
  return (
    <p class="line-buttons">
      <button type="button" aria-label={label(t.edit)} onClick={() => onPlace({ kind: 'edit', at })}>
        {t.edit}
      </button>
      {!isAlone && (
        <button type="button" aria-label={label(t.insert)} onClick={() => onPlace({ kind: 'insert', at })}>
          {t.insert}
        </button>
      )}
      <button type="button" aria-label={label(t.remove)} onClick={() => onRemove(at)}>
        {t.remove}
      </button>
    </p>
  );
}
