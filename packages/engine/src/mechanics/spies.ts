/** Spy squares: stop there during a move and be shown a card by an opponent of one's choice. */
import type { Mechanic } from '../mechanic.ts';
import { onTurn, type Position, standing } from '../position.ts';

export const spies: Mechanic = spiesOn('spy');

function spiesOn(mark: string): Mechanic {
  const maySpy = (pos: Position): boolean => {
    if (!pos.moved || (pos.step !== 'rolled' && pos.step !== 'arrived')) return false;
    const node = standing(pos, pos.turn);
    return pos.rules.board.marks[mark]!.includes(node) && !pos.spied.includes(node);
  };
  return {
    name: 'spies',
    offers(pos, seat, forms) {
      if (!onTurn(pos, seat) || !maySpy(pos)) return;
      const target = pos.rules.clockwise[seat]!.map((other) => pos.rules.players[other]!.suspect);
      forms.push({ do: 'spy', target });
    },
    claims: (pos) => (maySpy(pos) ? 'may' : null),
    refuses(pos, seat, action) {
      if (action.do !== 'spy' || !onTurn(pos, seat)) return null;
      if (maySpy(pos)) return 'not-an-opponent';
      return pos.spied.includes(standing(pos, seat)) ? 'spy-square-used' : 'wrong-moment';
    },
    does: {
      spy({ pos, seat }, { target }) {
        const seats = [pos.rules.seatOf[target]!];
        return [{ fact: 'asked', wait: { for: 'card', seats, to: seat, why: 'spy' } }];
      },
    },
    after: {
      asked(pos, { wait }) {
        if (wait.for === 'card' && wait.why === 'spy') pos.spied = [...pos.spied, standing(pos, wait.to)];
      },
    },
  };
}
