/** Windows to react to a suggestion: leaving it unanswered, seeing the card, peeking back. */
import type { Mechanic } from '../../edition/mechanic.ts';
import {
  clockwise,
  type Glimpse,
  type Position,
  type PowerName,
  stopWaitingFor,
} from '../../position/position.ts';
import type { CardId, Fact, Form, Seat } from '../../vocabulary.ts';
import { hasPower } from '../powers.ts';
import { nextAsked, type SilencePolicy, showedFact } from './answer.ts';

/** Which seats may react, and to what. */
export interface ReactionsPolicy extends Pick<SilencePolicy, 'murdered'> {
  /** Whether wrong accusers react like the others. */
  readonly wrongAccusers: 'react' | 'stand-by';
  /** Whether only the others may leave a suggestion unanswered, or the suggester too. */
  readonly noAnswerBy: 'others' | 'everyone';
  /** Whether the window for that opens once, before the first answer, or before each answer. */
  readonly noAnswerWindow: 'once' | 'before-each-answer';
  /** Whether a seat asked to show may play that card instead. */
  readonly insteadOfShowing: 'may' | 'never';
  /** Whether the power to see is for answers to a suggestion only, or also for a card shown by the neighbour. */
  readonly sees: 'answers' | 'every-card-shown';
  /** Whether the power to peek back follows an answer to a suggestion only, or a card shown for any reason. */
  readonly peeks: 'answers' | 'every-card-shown';
}

const noAnswerCard = 'butler:no-answer';
const seeCard = 'butler:see';
const passForm: Form = { do: 'pass' };
const powerForm: Form = { do: 'power' };

const holds = (pos: Position, seat: Seat, card: CardId): boolean => pos.intrigue!.held[seat]!.includes(card);

/** The card just shown that others may still see. */
function glimpseOf({ inquiry, intrigue }: Position): Glimpse | null {
  if (inquiry === null) return intrigue!.glimpse;
  return inquiry.justShown === null ? null : { by: inquiry.justShown, to: inquiry.by, card: inquiry.card };
}

/** The window in which the others may react before play goes on. */
export function reactions(policy: ReactionsPolicy): Mechanic {
  const mayReact = (pos: Position, seat: Seat): boolean => policy.wrongAccusers === 'react' || !pos.out[seat];
  /** Every seat with a face-down butler card is asked: asking only those with the right card would reveal it (ALL-08). */
  const holdsButlers = (pos: Position, seat: Seat): boolean =>
    mayReact(pos, seat) && pos.intrigue!.counts[seat]! > 0;
  const mayUse = (pos: Position, seat: Seat, kind: PowerName): boolean =>
    mayReact(pos, seat) && hasPower(pos, seat, kind);

  const noAnswerSeats = (pos: Position): readonly Seat[] => {
    const { by } = pos.inquiry!;
    const seats = policy.noAnswerBy === 'others' ? clockwise(pos, by) : [by, ...clockwise(pos, by)];
    return seats.filter((seat) => holdsButlers(pos, seat));
  };
  const afterShowSeats = (pos: Position, { by, to }: Glimpse): readonly Seat[] => {
    const seers = clockwise(pos, to);
    const isAnswer = pos.inquiry !== null;
    const maySee = (seat: Seat): boolean =>
      (isAnswer && holdsButlers(pos, seat)) ||
      ((isAnswer || policy.sees === 'every-card-shown') && mayUse(pos, seat, 'see'));
    const mayPeek = isAnswer || policy.peeks === 'every-card-shown';
    return seers.filter((seat) => (seat === by ? mayPeek && mayUse(pos, seat, 'peek') : maySee(seat)));
  };
  const mayPlayNoAnswer = (pos: Position, seat: Seat): boolean => {
    if (!holds(pos, seat, noAnswerCard)) return false;
    const instead = policy.insteadOfShowing === 'may' && mayReact(pos, seat);
    return pos.wait!.for === 'no-answer' || (pos.wait!.for === 'answer' && instead);
  };

  return {
    name: 'reactions',
    offers(pos, seat, forms) {
      const { wait } = pos;
      if (wait === null || !wait.seats.includes(seat)) return;
      if (mayPlayNoAnswer(pos, seat)) forms.push({ do: 'play', card: noAnswerCard });
      if (wait.for === 'after-show') {
        const maySee = pos.inquiry !== null && seat !== wait.by;
        if (maySee && holds(pos, seat, seeCard)) forms.push({ do: 'play', card: seeCard });
        if (hasPower(pos, seat, seat === wait.by ? 'peek' : 'see')) forms.push(powerForm);
      }
      if (wait.for === 'no-answer' || wait.for === 'after-show') forms.push(passForm);
    },
    does: {
      pass: ({ seat }) => [{ fact: 'declined', seat }],
      play({ pos, seat }, { card }) {
        const played: Fact = { fact: 'played', seat, card };
        if (card === seeCard) return [played, seenFact(pos, seat, 'see')];
        return [played, { fact: 'closed', unanswered: nextAsked(pos, policy.murdered) ?? seat }];
      },
      power({ pos, seat, chance }) {
        const powered: Fact = { fact: 'powered', seat };
        const { by, to } = glimpseOf(pos)!;
        if (seat !== by) return [powered, seenFact(pos, seat, 'power')];
        return [powered, showedFact(to, seat, chance.pick(pos.hands[to]!, 'picked'), 'power')];
      },
    },
    follows({ pos }) {
      const { windows } = pos.intrigue!;
      const glimpse = glimpseOf(pos);
      if (glimpse !== null) {
        const seats = windows < 2 ? afterShowSeats(pos, glimpse) : [];
        const { by, to } = glimpse;
        return seats.length > 0 ? [{ fact: 'asked', wait: { for: 'after-show', seats, by, to } }] : null;
      }
      if (pos.inquiry === null || nextAsked(pos, policy.murdered) === undefined) return null;
      const seats = windows === 0 ? noAnswerSeats(pos) : [];
      return seats.length > 0 ? [{ fact: 'asked', wait: { for: 'no-answer', seats } }] : null;
    },
    after: {
      turn(pos) {
        if (pos.intrigue!.glimpse !== null) pos.intrigue = { ...pos.intrigue!, glimpse: null };
      },
      suggested(pos) {
        if (pos.intrigue!.glimpse !== null) pos.intrigue = { ...pos.intrigue!, glimpse: null };
      },
      asked(pos, { wait }) {
        if (wait.for === 'no-answer') pos.intrigue = { ...pos.intrigue!, windows: 1 };
        if (wait.for === 'after-show') pos.intrigue = { ...pos.intrigue!, windows: 2 };
      },
      lacked(pos) {
        if (policy.noAnswerWindow === 'before-each-answer') pos.intrigue = { ...pos.intrigue!, windows: 0 };
      },
      showed(pos, { seat, to, why, sealed }) {
        if (why === 'see' || why === 'power') stopWaitingFor(pos, to);
        if (why !== 'neighbour' || (policy.sees === 'answers' && policy.peeks === 'answers')) return;
        const glimpse = { by: seat, to, card: sealed.cards?.[0] ?? null };
        pos.intrigue = { ...pos.intrigue!, glimpse, windows: 0 };
      },
      closed(pos) {
        pos.wait = null;
      },
    },
  };
}

/** The card just shown, seen by one more seat. */
function seenFact(pos: Position, seat: Seat, why: 'see' | 'power'): Fact {
  const { by, to, card } = glimpseOf(pos)!;
  return { fact: 'showed', seat: by, to: seat, why, sealed: { for: [by, to, seat], cards: [card!] } };
}
