/** The three moments that decided the game, in the words of the log, and what they left open. */
import { type Casebook, type CasebookNames, decidingMoments } from '@casefile/analysis';
import type { EditionNames } from '@casefile/editions/names';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { locale } from '../words/lexicon.ts';
import { Moment } from './Moment.tsx';
import type { CaseHead } from './messages.ts';
import { momentTeller } from './moment-words.ts';
import type { CaseScreenWords } from './words.ts';

export interface MomentsProps {
  readonly casebook: Casebook;
  readonly head: CaseHead;
  readonly edition: EditionNames;
  readonly names: CasebookNames;
  readonly words: CaseScreenWords;
}

export function Moments({ casebook, head, edition, names, words }: MomentsProps): JSX.Element | null {
  const { game, lang } = locale.value!;
  const tell = useMemo(() => momentTeller(head, edition, game), [head, edition, lang]);
  const moments = decidingMoments(casebook);
  if (moments.length === 0) return null;
  return (
    <section class="deciding">
      <h2>{words.casebook.moments}</h2>
      <ol class="case-lines">
        {moments.map(({ seat, turn, at, before, solutions }) => {
          const { text, isOverheard } = tell(at, seat);
          return (
            <li key={at}>
              <Moment at={at} turn={turn} words={words} />
              <span>
                {text}{' '}
                <strong>{words.glance.narrowed(names.seat(seat), before, solutions, isOverheard)}</strong>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
