/** Rolling the dice at the start of a turn. */

import { isBare } from '../../actions/forms.ts';
import type { OneWay } from '../../board/across/walking.ts';
import type { Chance } from '../../chance/chance.ts';
import type { Mechanic } from '../../edition/mechanic.ts';
import { onTurn, type Position, pawnNode } from '../../position/position.ts';
import type { Form } from '../../vocabulary.ts';
import { mayStartMove } from '../powers.ts';
import { isTrapped } from './trapped.ts';
import type { RollValue } from './worth.ts';

/** How many steps a roll gives, and who must roll. */
export interface DicePolicy {
  readonly steps: RollValue;
  /** Whether a trapped seat waits without rolling or rolls all the same. */
  readonly trapped: 'waits' | 'rolls';
  /** Whether a turn must begin with a roll or may be ended without one. */
  readonly begin: 'must' | 'may';
}

export { sum, sumWithoutMark } from './worth.ts';

/** Takes the chance as `this`: a closure would be allocated for every roll. */
function rollDie(this: Chance, faces: readonly number[]): number {
  return this.pick(faces, 'die');
}

const rollForm: Form = { do: 'roll' };

/** Rolling the dice. */
export function dice(policy: DicePolicy): Mechanic {
  const mayRoll = (pos: Position): boolean =>
    pos.step === 'start' && !pos.out[pos.turn] && !(policy.trapped === 'waits' && isTrapped(pos, pos.turn));
  return {
    name: 'dice',
    times: ['start'],
    offers(pos, seat, forms) {
      if (onTurn(pos, seat) && mayRoll(pos)) forms.push(rollForm);
    },
    accepts: (pos, seat, action) => isBare(action, 'roll') && onTurn(pos, seat) && mayRoll(pos),
    claims: (pos) => (mayRoll(pos) ? policy.begin : null),
    refuses(pos, seat, action) {
      if (!onTurn(pos, seat) || pos.step !== 'start') return null;
      if (!mayRoll(pos)) return action.do === 'roll' || action.do === 'move' ? 'trapped' : null;
      return action.do === 'roll' ? 'malformed' : null;
    },
    does: {
      roll({ pos, seat, chance }) {
        const rolled = pos.rules.edition.dice.map(rollDie, chance);
        return [{ fact: 'rolled', seat, dice: rolled, steps: policy.steps(rolled) }];
      },
    },
    after: {
      rolled(pos, { dice: rolled, steps }) {
        pos.dice = rolled;
        pos.left = steps;
        pos.step = 'rolled';
      },
    },
  };
}

const noNodes: readonly number[] = [];
const noPassages: readonly OneWay[] = [];

/** When a secret passage may be taken. */
export interface PassagesPolicy {
  /** Whether a passage may still be taken after the roll, from where the turn began. */
  readonly afterRoll: boolean;
  /** Whether a trapped seat must take a passage or may stay. */
  readonly trapped: 'must' | 'may';
  /** Passages not drawn on the board, from a room to a square and not back. */
  readonly also?: readonly OneWay[];
}

/** Secret passages. */
export function passages(policy: PassagesPolicy): Mechanic {
  const mayTake = (pos: Position): readonly number[] => {
    const node = pawnNode(pos, pos.turn);
    if (node < 0) return noNodes;
    const open = mayStartMove(pos) || (policy.afterRoll && pos.step === 'rolled' && pos.began === node);
    return open ? passagesFrom(pos, node, policy.also) : noNodes;
  };
  const mustTake = (pos: Position): boolean => policy.trapped === 'must' && mayTake(pos).length > 0;
  return {
    name: 'passages',
    times: policy.afterRoll ? ['start', 'rolled'] : ['start'],
    offers(pos, seat, forms) {
      if (!onTurn(pos, seat)) return;
      const ends = mayTake(pos);
      if (ends.length > 0)
        forms.push({ do: 'passage', to: ends.map((node) => pos.rules.board.places[node]!) });
    },
    claims: (pos) => (mustTake(pos) ? 'must' : null),
    refuses(pos, seat, action) {
      if (!onTurn(pos, seat)) return null;
      if (action.do === 'end') return mustTake(pos) && isTrapped(pos, seat) ? 'must-leave' : null;
      if (action.do !== 'passage') return null;
      const node = pawnNode(pos, seat);
      if (node < 0) return 'no-passage';
      if (passagesFrom(pos, node, policy.also).length === 0)
        return pos.rules.board.passages[node]!.length > 0 ? 'occupied' : 'no-passage';
      return mayTake(pos).length > 0 ? 'passage-elsewhere' : 'wrong-moment';
    },
    does: {
      passage({ pos, seat }, { to }) {
        const { board, players } = pos.rules;
        const end = to ?? board.places[mayTake(pos)[0]!]!;
        return [{ fact: 'moved', seat, pawn: players[seat]!.suspect, to: end, by: 'passage', left: 0 }];
      },
    },
    after: {
      tunnelled(pos, { from, to }) {
        const { board } = pos.rules;
        const start = board.nodeOf(from);
        pos.tunnels = [...pos.tunnels, ...to.map((room) => [start, board.nodeOf(room)] as const)];
      },
    },
  };
}

/** The ends of all passages from here; a square end must be free. */
export function passagesFrom(
  pos: Position,
  node: number,
  also: readonly OneWay[] = noPassages,
): readonly number[] {
  const { board } = pos.rules;
  const drawn = board.passages[node]!;
  const isDrawn = also.length === 0 && pos.tunnels.length === 0;
  if (isDrawn && (drawn.length === 0 || board.isRoom(node))) return drawn;
  const oneWay = also.flatMap(([from, to]) => (board.nodeOf(from) === node ? [board.nodeOf(to)] : []));
  const dug = pos.tunnels.flatMap(([a, b]) => (a === node ? [b] : b === node ? [a] : []));
  const ends = [...drawn, ...oneWay, ...dug];
  return ends.filter((end) => board.isRoom(end) || !pos.pawns.includes(end));
}
