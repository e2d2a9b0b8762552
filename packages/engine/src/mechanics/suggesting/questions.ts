/** Asking about any two cards, in the game without a board. */
import type { Mechanic } from '../../edition/mechanic.ts';
import { onTurn } from '../../position/position.ts';

/** Asking about any two cards of the deck. */
export const questions: Mechanic = {
  name: 'questions',
  times: ['start'],
  offers(pos, seat, forms) {
    if (onTurn(pos, seat) && pos.step === 'start') forms.push({ do: 'ask', from: pos.rules.deck });
  },
  claims: (pos) => (pos.step === 'start' ? 'must' : null),
  refuses(pos, seat, action) {
    if (!onTurn(pos, seat) || pos.step !== 'start') return null;
    if (action.do === 'end') return 'must-ask';
    return action.do === 'ask' ? 'two-different-cards' : null;
  },
  does: {
    ask: ({ seat }, { cards }) => [{ fact: 'suggested', seat, cards: [...cards], room: null }],
  },
};
