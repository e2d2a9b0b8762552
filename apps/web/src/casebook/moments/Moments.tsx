/** The three moments that decided the game, in the words of the log, and what they left open. */
import {
  type Casebook,
  type CasebookNames,
  type CurvePoint,
  type DecidingMoment,
  decidingMoments,
} from '@casefile/analysis';
import type { EditionNames } from '@casefile/editions/names';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { locale } from '../../words/lexicon.ts';
import type { CaseHead } from '../messages.ts';
import type { CaseScreenWords } from '../words/words.ts';
import { Moment, viewpointOf } from './Moment.tsx';
import { type MomentTold, momentTeller } from './moment-words.ts';

export interface MomentsProps {
  readonly casebook: Casebook;
  readonly head: CaseHead;
  readonly edition: EditionNames;
  readonly names: CasebookNames;
  readonly words: CaseScreenWords;
}

export function Moments({ casebook, head, edition, names, words }: MomentsProps): JSX.Element | null {
  const { game, lang } = locale.value!;
  const tell = useMemo(
    () => momentTeller(head, edition, game, words.glance.lacked),
    [head, edition, lang, words],
  );
  const moments = decidingMoments(casebook);
  if (moments.length === 0) return null;
  return (
    <section class="deciding">
      <h2>{words.casebook.moments}</h2>
      <ol class="case-lines">
        {moments.map((moment) => {
          const { seat, turn, at } = moment;
          const told = tell(at, seat);
          const [before, left] = openAround(moment, told, casebook);
          return (
            <li key={at}>
              <Moment at={at} turn={turn} as={viewpointOf(head, seat)} words={words} />
              <span>
                {told.text}{' '}
                <strong>{words.glance.narrowed(names.seat(seat), before, left, told.isOverheard)}</strong>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The possible solutions before and after exactly this event, without others of the same turn. */
function openAround(
  { seat, before, solutions }: DecidingMoment,
  { after, until }: MomentTold,
  { seats }: Casebook,
): readonly [number, number] {
  const curve = seats.find((each) => each.seat === seat)!.curve;
  const openAt = (at: number): CurvePoint | undefined =>
    curve.findLast((point) => point.at <= at && !point.opened);
  return [openAt(after)?.solutions ?? before, openAt(until)?.solutions ?? solutions];
}
