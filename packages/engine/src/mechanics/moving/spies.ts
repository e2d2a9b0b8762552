/** Spy squares: a pawn stops on one during its move, and an opponent of the player's choice shows a card. */
import type { Mechanic } from '../../edition/mechanic.ts';
import { onTurn, type Position, pawnNode } from '../../position/position.ts';
import type { Seat } from '../../vocabulary.ts';

/** How often a spy square may be used, and against whom. */
export interface SpiesPolicy {
  /** Whether each square may be used once per turn, or each time the pawn comes there. */
  readonly again: 'once-a-turn' | 'each-visit';
  /** Whether wrong accusers may be spied on like the others. */
  readonly wrongAccusers: 'spied-on' | 'left-alone';
}

const mark = 'spy';

/** Spying from the squares of the board that allow it. */
export function spies(policy: SpiesPolicy): Mechanic {
  const isTarget = (pos: Position, seat: Seat): boolean =>
    policy.wrongAccusers === 'spied-on' || !pos.out[seat];
  const maySpy = (pos: Position): boolean => {
    if (!pos.moved || (pos.step !== 'rolled' && pos.step !== 'arrived')) return false;
    const node = pawnNode(pos, pos.turn);
    return pos.rules.board.marks[mark]!.includes(node) && !pos.spied.includes(node);
  };
  const targets = (pos: Position, seat: Seat): string[] => {
    const opponents = pos.rules.clockwise[seat]!.filter((other) => isTarget(pos, other));
    return opponents.map((other) => pos.rules.players[other]!.suspect);
  };
  return {
    name: 'spies',
    offers(pos, seat, forms) {
      if (!onTurn(pos, seat) || !maySpy(pos)) return;
      const target = targets(pos, seat);
      if (target.length > 0) forms.push({ do: 'spy', target });
    },
    claims: (pos) => (maySpy(pos) && targets(pos, pos.turn).length > 0 ? 'may' : null),
    refuses(pos, seat, action) {
      if (action.do !== 'spy' || !onTurn(pos, seat)) return null;
      if (maySpy(pos)) return 'not-an-opponent';
      return pos.spied.includes(pawnNode(pos, seat)) ? 'spy-square-used' : 'wrong-moment';
    },
    does: {
      spy({ pos, seat }, { target }) {
        const seats = [pos.rules.seatOf[target]!];
        return [{ fact: 'asked', wait: { for: 'card', seats, to: seat, why: 'spy' } }];
      },
    },
    after: {
      asked(pos, { wait }) {
        if (wait.for === 'card' && wait.why === 'spy') pos.spied = [...pos.spied, pawnNode(pos, wait.to)];
      },
      moved(pos, { seat }) {
        if (policy.again === 'each-visit' && seat === pos.turn) pos.spied = [];
      },
    },
  };
}
