/** Naming any three cards, in a game without a board. */
import type { Mechanic } from '../../edition/mechanic.ts';
import { onTurn } from '../../position/position.ts';

/** Suggesting any three cards, because there is no board that limits the room. */
export const naming: Mechanic = {
  name: 'naming',
  times: ['start'],
  offers(pos, seat, forms) {
    if (!onTurn(pos, seat) || pos.step !== 'start') return;
    const { suspects, weapons, rooms } = pos.rules.cards;
    forms.push({ do: 'suggest', suspect: suspects, weapon: weapons, room: rooms });
  },
  claims: (pos) => (pos.step === 'start' ? 'must' : null),
  refuses(pos, seat, action) {
    if (!onTurn(pos, seat)) return null;
    if (action.do === 'end' && pos.step === 'start') return 'must-suggest';
    if (action.do !== 'suggest') return null;
    return pos.step === 'start' ? 'malformed' : 'already-suggested';
  },
  does: {
    suggest: ({ seat }, { suspect, weapon, room }) => [
      { fact: 'suggested', seat, cards: [suspect, weapon, room], room: null },
    ],
  },
};
