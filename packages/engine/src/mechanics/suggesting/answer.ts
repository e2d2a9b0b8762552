/** Answering a suggestion or a question, and showing a card when asked for one. */
import type { InquiryPolicy, Mechanic } from '../../edition/mechanic.ts';
import {
  type Answer,
  clockwise,
  type Draft,
  type Position,
  stopWaitingFor,
} from '../../position/position.ts';
import type { CardId, Fact, Seat, ShowReason } from '../../vocabulary.ts';

/** For editions in which seats are murdered and suggestions left unanswered. */
export interface SilencePolicy extends Pick<InquiryPolicy, 'murdered'> {
  /** Whether an unanswered suggestion ends the whole turn or only the answers. */
  readonly unanswered: 'ends-the-turn' | 'ends-the-answers';
}
const defaultSilence: SilencePolicy = { murdered: 'not-asked', unanswered: 'ends-the-turn' };

/** The seat that answers next; undefined when all were asked. */
export function nextAsked(pos: Position, murdered: SilencePolicy['murdered']): Seat | undefined {
  const { by, answers } = pos.inquiry!;
  let heard = answers.length;
  for (const seat of clockwise(pos, by))
    if ((murdered === 'asked' || !pos.gone[seat]) && heard-- === 0) return seat;
  return undefined;
}

/** The seats that would be asked, in order, if this seat suggested now. */
export function askedInTurn(pos: Position, by: Seat): readonly Seat[] {
  const { murdered } = pos.rules.inquiries;
  return clockwise(pos, by).filter((seat) => murdered === 'asked' || !pos.gone[seat]);
}

const namedCards = (pos: Position, seat: Seat): readonly CardId[] => {
  const hand = pos.hands[seat]!;
  return pos.inquiry!.cards.filter((card) => hand.includes(card));
};

/** Answering a suggestion: who is asked, in which order, and what is shown to whom. */
export function answer(
  policy: InquiryPolicy['asks'],
  { murdered, unanswered: afterUnanswered }: SilencePolicy = defaultSilence,
): Mechanic {
  return {
    name: 'answer',
    times: ['waiting'],
    inquiries: { asks: policy, murdered },
    offers(pos, seat, forms) {
      if (pos.wait?.for === 'answer' && pos.wait.seats.includes(seat))
        forms.push({ do: 'show', card: namedCards(pos, seat) });
    },
    refuses(pos, _seat, action) {
      if (pos.wait?.for !== 'answer') return null;
      if (action.do !== 'show') return 'must-show';
      return pos.inquiry!.cards.includes(action.card) ? 'not-held' : 'not-named';
    },
    does: {
      show: ({ pos, seat }, { card }) => [showedFact(seat, pos.inquiry!.by, card, 'answer')],
    },
    follows({ pos }) {
      const { inquiry } = pos;
      if (inquiry === null) return null;
      if (inquiry.justShown !== null) return [{ fact: 'closed', unanswered: null }];
      const seat = nextAsked(pos, murdered);
      if (seat === undefined) return [{ fact: 'closed', unanswered: null }];
      if (namedCards(pos, seat).length === 0) return [{ fact: 'lacked', seat }];
      return [{ fact: 'asked', wait: { for: 'answer', seats: [seat] } }];
    },
    after: {
      suggested(pos, { seat, cards, room }) {
        const { turnNumber: turn } = pos;
        pos.inquiry = { turn, by: seat, cards, room, answers: [], asked: null, justShown: null, card: null };
        pos.step = 'asking';
        pos.entered = false;
      },
      asked(pos, { wait }) {
        if (wait.for === 'answer') pos.inquiry = { ...pos.inquiry!, asked: wait.seats[0]! };
      },
      lacked(pos, { seat }) {
        addAnswer(pos, { seat, answer: 'none' });
      },
      showed(pos, { seat, why, sealed }) {
        if (why !== 'see' && why !== 'power') stopWaitingFor(pos, seat);
        if (why !== 'answer') return;
        addAnswer(pos, { seat, answer: 'shown' });
        if (policy === 'first-who-can')
          pos.inquiry = { ...pos.inquiry!, justShown: seat, card: sealed.cards?.[0] ?? null };
      },
      closed(pos, { unanswered }) {
        if (unanswered !== null) {
          const mustShow = pos.inquiry!.asked === unanswered;
          addAnswer(pos, { seat: unanswered, answer: 'unanswered', ...(mustShow ? { mustShow } : {}) });
        }
        pos.history = [...pos.history, pos.inquiry!];
        pos.inquiry = null;
        pos.step = unanswered === null || afterUnanswered === 'ends-the-answers' ? 'settled' : 'done';
      },
    },
  };
}

function addAnswer(pos: Draft, given: Answer): void {
  pos.inquiry = { ...pos.inquiry!, answers: [...pos.inquiry!.answers, given] };
}

/** The fact of showing a card, which only the two seats may open (ALL-03). */
export function showedFact(seat: Seat, to: Seat, card: CardId, why: ShowReason): Fact {
  return { fact: 'showed', seat, to, why, sealed: { for: [seat, to], cards: [card] } };
}

/** Showing a card of the holder's choice to a seat that may ask for one. */
export const showing: Mechanic = {
  name: 'showing',
  times: ['waiting'],
  offers(pos, seat, forms) {
    if (pos.wait?.for === 'card' && pos.wait.seats.includes(seat))
      forms.push({ do: 'show', card: pos.hands[seat]! });
  },
  refuses(pos, _seat, action) {
    if (pos.wait?.for !== 'card') return null;
    return action.do === 'show' ? 'not-held' : 'must-show';
  },
  does: {
    show({ pos, seat }, { card }) {
      if (pos.wait?.for !== 'card') return [];
      return [showedFact(seat, pos.wait.to, card, pos.wait.why)];
    },
  },
};
