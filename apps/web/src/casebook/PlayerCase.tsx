/** Everything about one player: question by question, card by card, what the others knew. */
import { type CasebookNames, chaptersOf, type SeatCase } from '@casefile/analysis';
import type { JSX } from 'preact';
import { Moment } from './Moment.tsx';
import type { CaseScreenWords } from './words.ts';

export interface PlayerCaseProps {
  readonly seat: SeatCase;
  readonly names: CasebookNames;
  readonly words: CaseScreenWords;
}

export function PlayerCase({ seat, names, words }: PlayerCaseProps): JSX.Element {
  return (
    <>
      {chaptersOf(seat, words.casebook, names).map(({ id, title, lines }) => (
        // The long lists lie folded: on a phone nobody would find the end of the page.
        <details key={id} data-chapter={id} open={id === 'suggestions' || id === 'accusations'}>
          <summary>
            <h3>{title}</h3> <small>{lines.length}</small>
          </summary>
          <ul class="case-lines">
            {lines.map(({ turn, at, text, pending }) => (
              <li key={`${at} ${text.slice(0, 40)}`} data-pending={pending}>
                <Moment at={at} turn={turn} words={words} />
                {text}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}
