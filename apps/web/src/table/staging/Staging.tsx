/** The stage over the board: shows events one beat at a time, with a picture for each gesture. */

import { sayFact } from '@casefile/editions/words/words';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { phones } from '../../app/phones.ts';
import { settings } from '../../app/settings.ts';
import { Icon } from '../../art/icons/Icon.tsx';
import { useNaming, useScene, useTable } from '../../game/context.ts';
import type { Asking, Beat, Gesture } from '../../game/staging/beats.ts';
import { locale, ui } from '../../words/lexicon.ts';
import { unbroken } from '../../words/unbroken.ts';
import { Picture } from './Picture.tsx';
import { Question } from './Question.tsx';
import { Sliding } from './Sliding.tsx';
import { useEarly } from './use-early.ts';
import { useSkipping } from './use-skipping.ts';
import './style.ts';

export function Staging(): JSX.Element | null {
  const { session, drawing } = useTable();
  const { speaker } = useNaming();
  const { view, viewerSeat } = useScene();
  const isAsked = viewerSeat !== null && view.asked.includes(viewerSeat);
  const beat = session.beat.value;
  useSkipping();
  useLitSeat(beat?.seat ?? null);
  useAnswersAtSeats(beat?.asking ?? null);
  const isEarly = useEarly(beat);
  if (beat === null) return null;
  // A player who has to decide need not press through the beats first.
  const isStepping = settings.speed.value === 'step' && (beat.isAgain || !isAsked);
  const caption = unbroken(sayFact(locale.value!.game, beat.fact, speaker, beat.from));
  const { asking } = beat;
  // A table without a board has the cards and the people on it already; on a phone they are too small to be followed
  // there.
  const isAtTable = drawing === null && asking !== null && !beat.isAgain && !matchMedia(phones).matches;
  return (
    <div
      class="staging"
      data-gesture={beat.gesture}
      data-on-board={isOnBoard(beat) || isAtTable}
      data-again={beat.isAgain}
      data-early={isEarly}
    >
      {/* The log's own announcer reads out what happens. */}
      <div class="tableau" aria-hidden="true" key={asking === null ? beat.n : 'asking'}>
        {isAtTable ? (
          <div class="at-table">{beat.gesture === 'slide' && <Sliding key={beat.n} beat={beat} />}</div>
        ) : asking !== null ? (
          <Question beat={beat} asking={asking} />
        ) : (
          <Picture beat={beat} />
        )}
        {caption !== '' && !isAtTable && <p class="stage-caption">{caption}</p>}
      </div>
      {isStepping && (
        <button type="button" class="primary step-on">
          {ui().table.stepOn} <Icon id="next" size={16} />
        </button>
      )}
    </div>
  );
}

/** Gestures on the board itself, which stays clear except for the caption at its edge. */
const onBoard: readonly Gesture[] = ['dice', 'walk', 'passage', 'caption', 'tunnel', 'carry'];
const isOnBoard = ({ gesture, asking }: Beat): boolean => onBoard.includes(gesture) && asking === null;

/** Lights up the acting player in the row of players and around the table. */
function useLitSeat(seat: number | null): void {
  useEffect(() => {
    const faces =
      seat === null
        ? []
        : [...document.querySelectorAll<HTMLElement>(`:is(.seat, .sitter)[data-seat="${seat}"]`)];
    for (const face of faces) face.dataset.lit = '';
    return () => {
      for (const face of faces) delete face.dataset.lit;
    };
  }, [seat]);
}

/** Leaves the answers to the question beside the players, in their row. */
function useAnswersAtSeats(asking: Asking | null): void {
  const answers = asking?.answers ?? [];
  useEffect(() => {
    const faces = answers.flatMap(({ seat, answer }) => {
      const face = document.querySelector<HTMLElement>(`.seat[data-seat="${seat}"]`);
      if (face !== null) face.dataset.answer = answer;
      return face ?? [];
    });
    return () => {
      for (const face of faces) delete face.dataset.answer;
    };
  }, [asking?.by, answers.length]);
}
