/** A minimal set of contradictory lines, each with ways to correct it. */
import type { JSX } from 'preact';
import { locale } from '../../words/lexicon.ts';
import type { SheetParts } from '../context.ts';
import { sayEntry } from '../say-entry.ts';
import { type LineActions, LineButtons } from './Lines.tsx';

export interface ConflictProps extends SheetParts, LineActions {
  readonly onSetUp: () => void;
}

export function Conflict(props: ConflictProps): JSX.Element | null {
  const { table, speaker, words, answer, onSetUp } = props;
  const { conflict: t, lines } = words;
  const { game } = locale.value!;
  const found = answer?.conflict ?? null;
  if (found === null) return null;
  const leftOut = answer!.leftOut.filter((line) => line > 0).sort((a, b) => a - b);
  return (
    <section class="conflict" role="alert">
      <h2>{found.length === 0 ? t.sizes : t.title}</h2>
      <ul>
        {found.map((line) =>
          line === 0 ? (
            <li key={line}>
              <p>{lines.deal(words.list(table.hand.map(speaker.name)))}</p>
              <p class="line-buttons">
                <button type="button" onClick={onSetUp}>
                  {words.changeSetUp}
                </button>
              </p>
            </li>
          ) : (
            <li key={line}>
              <p>
                <b>{line}</b> {sayEntry(table.entries[line - 1]!, line - 1, { ...props, game })}
              </p>
              <LineButtons {...props} at={line - 1} isAlone />
            </li>
          ),
        )}
      </ul>
      <p>
        {t.hint} {leftOut.length > 0 && t.leftOut(words.list(leftOut.map(String)), leftOut.length)}
      </p>
    </section>
  );
}
