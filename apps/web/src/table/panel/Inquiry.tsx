/** What was named last, and how everybody answered. */
import type { Seat, View } from '@casefile/engine';
import type { JSX } from 'preact';
import { Thumb } from '../../art/cards/cards.tsx';
import { Icon } from '../../art/icons/Icon.tsx';
import { Emblem } from '../../art/people/people.tsx';
import { useNaming, useScene, useTable } from '../../game/context.ts';
import { locale, ui } from '../../words/lexicon.ts';
import { isCrowd, shortName } from '../Seats.tsx';

export const signs = { none: 'cross', shown: 'hand', unanswered: 'pause' } as const;

type Asked = View['history'][number];

/** The answers shown so far; those whose beat is still to come are left out. */
export function useGiven(inquiry: Asked | undefined): Asked['answers'] {
  const { asking = null, isAgain } = useTable().session.beat.value ?? {};
  const answers = inquiry?.answers ?? [];
  if (asking === null || isAgain) return answers;
  return answers.filter(({ seat }) => asking.answers.some((each) => each.seat === seat));
}

/** The answers to a suggestion, seat by seat. */
export function Answers({ inquiry }: { readonly inquiry: Asked }): JSX.Element | null {
  const { view, viewerSeat } = useScene();
  const { speaker } = useNaming();
  const t = ui().table;
  const given = useGiven(inquiry);
  if (given.length === 0) return null;
  const nameOf = (seat: Seat): string => {
    if (seat === viewerSeat) return t.you;
    return isCrowd(view.seats.length) ? shortName(speaker.seat(seat)) : speaker.seat(seat);
  };
  return (
    <ul class="answers">
      {given.map(({ seat, answer }) => (
        <li key={seat} data-answer={answer}>
          <Emblem id={view.seats[seat]!.suspect} size={18} />
          <span>{nameOf(seat)}</span>
          <strong>
            <Icon id={signs[answer]} size={14} />{' '}
            {
              (answer === 'none' ? speaker.words.cannotDisprove : t.answers[answer])[
                seat === viewerSeat ? 'you' : 'other'
              ]
            }
          </strong>
        </li>
      ))}
    </ul>
  );
}

export function Inquiry({ inquiry }: { readonly inquiry: Asked }): JSX.Element {
  const { view } = useScene();
  const { speaker } = useNaming();
  return (
    <div class="inquiry">
      <p class="inquiry-by">
        <Emblem id={view.seats[inquiry.by]!.suspect} size={20} />{' '}
        {locale.value!.game.inquiry(inquiry.by, speaker)}
      </p>
      <ul class="inquiry-cards">
        {inquiry.cards.map((card) => (
          <li key={card}>
            <Thumb id={card} edition={view.edition} size={36} />
            <span>{speaker.name(card)}</span>
          </li>
        ))}
      </ul>
      <Answers inquiry={inquiry} />
    </div>
  );
}
