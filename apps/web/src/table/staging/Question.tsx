/**
 * A question goes round: three cards open in the middle, each asked player in turn, and a card on its way to the asker.
 */
import type { Seat } from '@casefile/engine';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { CardFace } from '../../art/cards/cards.tsx';
import { Icon } from '../../art/icons/Icon.tsx';
import { Face } from '../../art/people/people.tsx';
import { useNaming, useScene } from '../../game/context.ts';
import type { Asking, Beat } from '../../game/staging/beats.ts';
import { isCrowd, shortName } from '../Seats.tsx';
import { useBeforePaint } from './before-paint.ts';
import { Sliding } from './Sliding.tsx';

export function Question({ beat, asking }: { readonly beat: Beat; readonly asking: Asking }): JSX.Element {
  const { view } = useScene();
  const { speaker } = useNaming();
  const count = view.seats.length;
  const round = Array.from({ length: count - 1 }, (_, i) => (asking.by + 1 + i) % count);
  const answerOf = (seat: Seat) => asking.answers.find((each) => each.seat === seat)?.answer;
  const face = (seat: Seat, size: number): JSX.Element => (
    <Face id={view.seats[seat]!.suspect} edition={view.edition} size={size} />
  );
  const nameOf = (seat: Seat): string => shortName(speaker.seat(seat));
  const box = useRef<HTMLDivElement>(null);
  const isCarried = beat.gesture === 'carry';
  useBeforePaint(() => {
    if (isCarried) box.current!.dataset.dock = awayFrom(beat);
    return undefined;
  }, [isCarried, beat.fact]);
  return (
    <div class="question" data-dock={isCarried ? 'right' : undefined} ref={box}>
      <span class="asker" data-place-of={asking.by}>
        {face(asking.by, 56)}
        <small>{nameOf(asking.by)}</small>
      </span>
      <ul class="stage-cards">
        {asking.cards.map((card) => (
          <li key={card}>
            <CardFace id={card} name={speaker.name(card)} edition={view.edition} />
          </li>
        ))}
      </ul>
      <ol class="round" data-many={isCrowd(count)}>
        {round.map((seat) => {
          const answer = answerOf(seat);
          return (
            <li
              key={seat}
              data-place-of={seat}
              data-answer={answer}
              data-now={beat.seat === seat && beat.gesture !== 'question'}
            >
              {face(seat, 40)}
              <small>{nameOf(seat)}</small>
              {answer !== undefined && (
                <b>
                  <Icon id={answer === 'none' ? 'cross' : 'hand'} size={16} />
                </b>
              )}
            </li>
          );
        })}
      </ol>
      {beat.gesture === 'slide' && <Sliding key={beat.n} beat={beat} />}
    </div>
  );
}

/** The side of the board away from the piece that is being carried. */
function awayFrom({ fact }: Beat): 'left' | 'right' {
  const room = 'to' in fact ? String(fact.to) : '';
  const box = document.querySelector(`.board [data-place="${room}"]`)?.getBoundingClientRect();
  const board = document.querySelector('.board')?.getBoundingClientRect();
  if (box === undefined || board === undefined) return 'right';
  return box.left + box.width / 2 > board.left + board.width / 2 ? 'left' : 'right';
}
