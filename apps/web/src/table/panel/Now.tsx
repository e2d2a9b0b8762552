/** What lies on the table now: the dice, the card that was drawn, what was named, and how everybody answered. */
import type { View } from '@casefile/engine';
import type { JSX } from 'preact';
import { lazyPart } from '../../app/lazy-part.tsx';
import { CardFace, Thumb } from '../../art/cards/cards.tsx';
import { Icon } from '../../art/icons/Icon.tsx';
import { Emblem } from '../../art/people/people.tsx';
import { useCalled, useNaming, useScene, useTable, useUntold } from '../../game/context.ts';
import { locale, ui } from '../../words/lexicon.ts';
import { firstRolls } from '../dice/first-rolls.ts';

const Dice = lazyPart(() => import('../dice/Dice.tsx').then(({ Dice }) => Dice));
const FirstRolls = lazyPart(() => import('../dice/FirstRolls.tsx').then(({ FirstRolls }) => FirstRolls));

export const signs = { none: 'cross', shown: 'hand', unanswered: 'pause' } as const;

export function Now(): JSX.Element | null {
  const { view } = useScene();
  const { drawing, session } = useTable();
  const { speaker } = useNaming();
  const t = ui().table;
  // What is still on its way to be told does not lie here yet.
  const waiting = useUntold()?.names ?? [];
  const last = view.history.at(waiting.includes('suggested') ? -2 : -1);
  // Without a board it lies in the middle of the table already. Whoever has nothing to do may read it until the next one.
  const isAsked = useCalled();
  const isOpen = drawing !== null && (last?.turn === view.turnNumber || !isAsked);
  const inquiry = isOpen ? last : undefined;
  const clue = waiting.includes('clue') ? null : (view.clue ?? null);
  // Who has just sat down sees how it was settled who begins.
  const first = view.turnNumber === 1 && inquiry === undefined ? firstRolls(session.log.value) : undefined;
  const isEmpty = view.dice === null && inquiry === undefined && clue === null;
  if (isEmpty && !view.clocks && first === undefined) return null;
  return (
    <div class="now">
      {inquiry === undefined && view.dice !== null && <Dice />}
      {first !== undefined && <FirstRolls fact={first} />}
      {clue !== null && (
        <div class="now-clue">
          <CardFace id={clue} name={speaker.name(clue)} edition={view.edition} />
          <p>{speaker.name(clue)}</p>
        </div>
      )}
      {view.clocks !== undefined && view.clocks > 0 && <p class="now-clocks">{t.clocksLeft(view.clocks)}</p>}
      {inquiry !== undefined && (
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
      )}
    </div>
  );
}

type Inquiry = View['history'][number];

/** Answers that are still on their way round the table have not been given yet. */
export function useGiven(inquiry: Inquiry | undefined): Inquiry['answers'] {
  const { asking = null, isAgain } = useTable().session.beat.value ?? {};
  const answers = inquiry?.answers ?? [];
  if (asking === null || isAgain) return answers;
  return answers.filter(({ seat }) => asking.answers.some((each) => each.seat === seat));
}

/** Who answered a suggestion, and how. */
export function Answers({ inquiry }: { readonly inquiry: Inquiry }): JSX.Element | null {
  const { view } = useScene();
  const { speaker } = useNaming();
  const t = ui().table;
  const given = useGiven(inquiry);
  if (given.length === 0) return null;
  return (
    <ul class="answers">
      {given.map(({ seat, answer }) => (
        <li key={seat} data-answer={answer}>
          <Emblem id={view.seats[seat]!.suspect} size={18} />
          <span>{speaker.seat(seat)}</span>
          <strong>
            <Icon id={signs[answer]} size={14} />{' '}
            {answer === 'none' ? speaker.words.cannotDisprove.other : t.answers[answer]}
          </strong>
        </li>
      ))}
    </ul>
  );
}
