/** Everything about one player: questions, cards shown, and what the others knew. */
import { type CasebookNames, chaptersOf, type SeatCase } from '@casefile/analysis';
import type { JSX } from 'preact';
import { Moment } from './moments/Moment.tsx';
import type { CaseScreenWords } from './words/words.ts';

export interface PlayerCaseProps {
  readonly seat: SeatCase;
  /** The point of view of its moments. */
  readonly as: string | null;
  readonly names: CasebookNames;
  readonly words: CaseScreenWords;
}

export function PlayerCase({ seat, as, names, words }: PlayerCaseProps): JSX.Element {
  return (
    <>
      {chaptersOf(seat, words.casebook, names).map(({ id, title, lines }) => (
        // Long lists are collapsed: on a phone the page would never end.
        <details key={id} data-chapter={id} open={id === 'suggestions' || id === 'accusations'}>
          <summary>
            <h3>{title}</h3> <small>{lines.length}</small>
          </summary>
          <ul class="case-lines">
            {lines.map(({ turn, at, text, pending }) => (
              <li key={`${at} ${text.slice(0, 40)}`} data-pending={pending}>
                <Moment at={at} turn={turn} as={as} words={words} />
                {text}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}
