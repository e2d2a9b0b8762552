/** Windows to react to a suggestion: leaving it unanswered, seeing the card, peeking back. */
import type { Mechanic } from '../mechanic.ts';
import { answered, clockwise, type Position } from '../position.ts';
import type { CardId, Fact, Form, Seat } from '../vocabulary.ts';
import { askable, showed } from './answer.ts';
import { hasPower } from './powers.ts';

const noAnswer = 'butler:no-answer';
const see = 'butler:see';
const passForm: Form = { do: 'pass' };
const powerForm: Form = { do: 'power' };

/** Everyone who publicly could hold the means is offered the window, whatever they hold. */
const holdsButlers = (pos: Position, seat: Seat): boolean => pos.intrigue!.counts[seat]! > 0;

function noAnswerSeats(pos: Position): readonly Seat[] {
  return clockwise(pos, pos.inquiry!.by).filter((seat) => holdsButlers(pos, seat));
}

function afterShowSeats(pos: Position): readonly Seat[] {
  const { by, justShown } = pos.inquiry!;
  return clockwise(pos, by).filter((seat) =>
    seat === justShown ? hasPower(pos, seat, 'peek') : holdsButlers(pos, seat) || hasPower(pos, seat, 'see'),
  );
}

const holds = (pos: Position, seat: Seat, card: CardId): boolean => pos.intrigue!.held[seat]!.includes(card);

export const reactions: Mechanic = {
  name: 'reactions',
  offers(pos, seat, forms) {
    const { wait } = pos;
    if (wait === null || !wait.seats.includes(seat)) return;
    if ((wait.for === 'no-answer' || wait.for === 'answer') && holds(pos, seat, noAnswer))
      forms.push({ do: 'play', card: noAnswer });
    if (wait.for === 'after-show') {
      if (seat !== wait.by && holds(pos, seat, see)) forms.push({ do: 'play', card: see });
      if (hasPower(pos, seat, seat === wait.by ? 'peek' : 'see')) forms.push(powerForm);
    }
    if (wait.for === 'no-answer' || wait.for === 'after-show') forms.push(passForm);
  },
  refuses(pos, seat, action) {
    if (action.do === 'play' && action.card === noAnswer && pos.inquiry?.by === seat)
      return 'not-by-the-suggester';
    return null;
  },
  does: {
    pass: ({ seat }) => [{ fact: 'declined', seat }],
    play({ pos, seat }, { card }) {
      const played: Fact = { fact: 'played', seat, card };
      if (card === see) return [played, seen(pos, seat, 'see')];
      const { inquiry } = pos;
      return [
        played,
        { fact: 'closed', unanswered: askable(pos, inquiry!)[inquiry!.answers.length] ?? seat },
      ];
    },
    power({ pos, seat, chance }) {
      const powered: Fact = { fact: 'powered', seat };
      const { by, justShown } = pos.inquiry!;
      if (seat !== justShown) return [powered, seen(pos, seat, 'power')];
      return [powered, showed(by, seat, chance.pick(pos.hands[by]!, 'picked'), 'power')];
    },
  },
  follows({ pos }) {
    const { inquiry } = pos;
    if (inquiry === null) return null;
    const { windows } = pos.intrigue!;
    if (inquiry.justShown === null) {
      const seats = windows === 0 ? noAnswerSeats(pos) : [];
      return seats.length > 0 ? [{ fact: 'asked', wait: { for: 'no-answer', seats } }] : null;
    }
    const seats = windows < 2 ? afterShowSeats(pos) : [];
    const { by, justShown } = inquiry;
    return seats.length > 0
      ? [{ fact: 'asked', wait: { for: 'after-show', seats, by: justShown, to: by } }]
      : null;
  },
  after: {
    asked(pos, { wait }) {
      if (wait.for === 'no-answer') pos.intrigue = { ...pos.intrigue!, windows: 1 };
      if (wait.for === 'after-show') pos.intrigue = { ...pos.intrigue!, windows: 2 };
    },
    showed(pos, { to, why }) {
      if (why === 'see' || why === 'power') answered(pos, to);
    },
    closed(pos) {
      pos.wait = null;
    },
  },
};

/** The card just shown, seen by one more seat. */
function seen(pos: Position, seat: Seat, why: 'see' | 'power'): Fact {
  const { justShown, by, card } = pos.inquiry!;
  const sealed = { for: [justShown!, by, seat], cards: [card!] };
  return { fact: 'showed', seat: justShown!, to: seat, why, sealed };
}
