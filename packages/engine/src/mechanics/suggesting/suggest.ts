/** Suggestions in the room where the seat's pawn is. */
import type { AgainPolicy, Claim, Mechanic } from '../../edition/mechanic.ts';
import { onTurn, type Position, pawnNode, replaceAt } from '../../position/position.ts';
import type { Fact, Form, Seat, Triple } from '../../vocabulary.ts';
import { broughtFacts } from '../moving/pieces.ts';
import { isTrapped } from '../moving/trapped.ts';

/** When a seat may or must suggest, and when it may again. */
export interface SuggestPolicy {
  /** Whether a seat that enters a room must suggest there. */
  readonly onEntering: 'must' | 'may';
  /** Whether a seat pulled into a room may suggest there without moving. */
  readonly pulled: 'may' | 'never';
  /** Whether the room of the last suggestion is closed to the next one. */
  readonly again: AgainPolicy;
  /** Whether a seat pulled back into a room that is closed to it may suggest there all the same. */
  readonly pulledBack: 'may' | 'closed';
  /** Whether a seat that begins its turn in a room may suggest there: never, while it is trapped, or always. */
  readonly lingering?: 'never' | 'trapped' | 'may';
  /** Whether a seat that came through a passage must suggest, or is treated as if it came by a door. */
  readonly behindPassage?: 'must' | 'as-by-a-door';
  /** Whether a wrong accuser's pawn is brought when it is named. */
  readonly wrongAccusers?: 'come' | 'stay';
}
const isClosedBy: Record<AgainPolicy, (pos: Position, seat: Seat, node: number) => boolean> = {
  'not-straight-back': (pos, seat, node) =>
    pos.lastRoom[seat] === node && pos.lastTurn[seat] === pos.ownTurns[seat]! - 1,
  'not-twice-running': (pos, seat, node) => pos.lastRoom[seat] === node,
  free: () => false,
};

/** Suggesting a suspect, a weapon and the room where the pawn is. */
export function suggest(policy: SuggestPolicy): Mechanic {
  const isClosed = isClosedBy[policy.again];
  const lingers = (pos: Position, seat: Seat, node: number): boolean =>
    (policy.lingering === 'may' || (policy.lingering === 'trapped' && isTrapped(pos, seat))) &&
    pos.lastRoom[seat] !== node;
  const claim = (pos: Position): Claim => {
    const seat = pos.turn;
    const node = pawnNode(pos, seat);
    if (node < 0 || pos.rules.suggestForms[node] === null) return null;
    if (pos.step === 'arrived') {
      if (!pos.entered || isClosed(pos, seat, node)) return null;
      return policy.behindPassage === 'must' && pos.byPassage ? 'must' : policy.onEntering;
    }
    if (pos.step !== 'start') return null;
    if (policy.pulled === 'never' || pos.pulled[seat] !== node)
      return lingers(pos, seat, node) ? 'may' : null;
    return policy.pulledBack === 'closed' && isClosed(pos, seat, node) ? null : 'may';
  };
  return {
    name: 'suggest',
    times: ['start', 'arrived'],
    again: policy.again,
    offers(pos, seat, forms) {
      if (onTurn(pos, seat) && claim(pos) !== null)
        forms.push(pos.rules.suggestForms[pawnNode(pos, seat)] as Form);
    },
    claims: claim,
    refuses(pos, seat, action) {
      if (action.do !== 'suggest' || !onTurn(pos, seat)) return null;
      const node = pawnNode(pos, seat);
      if (!pos.rules.board.isRoom(node)) return 'not-entered';
      if (pos.rules.suggestForms[node] === null) return 'no-crime-here';
      if (claim(pos) !== null)
        return action.room === pos.rules.board.places[node] ? 'malformed' : 'stand-elsewhere';
      const pulledBack = pos.step === 'start' && policy.pulled === 'may' && pos.pulled[seat] === node;
      if (pos.step === 'settled' || (pos.step === 'arrived' && pos.entered) || pulledBack)
        return 'already-suggested';
      return 'not-entered';
    },
    does: {
      suggest: ({ pos, seat }, named) => suggestionFacts(pos, seat, named, policy.wrongAccusers),
    },
    after: {
      suggested(pos, { seat, room }) {
        if (room === null) return;
        pos.lastRoom = replaceAt(pos.lastRoom, seat, pos.rules.board.nodeOf(room));
        pos.lastTurn = replaceAt(pos.lastTurn, seat, pos.ownTurns[seat]!);
      },
    },
  };
}

/** The facts that a suggestion gives. */
export function suggestionFacts(
  pos: Position,
  seat: Seat,
  { suspect, weapon, room }: Triple,
  wrongAccusers?: SuggestPolicy['wrongAccusers'],
): Fact[] {
  const cards = [suspect, weapon, room];
  const isLeft = wrongAccusers === 'stay' && pos.out[pos.rules.seatOf[suspect] ?? -1] === true;
  return [{ fact: 'suggested', seat, cards, room }, ...broughtFacts(pos, { suspect, weapon, room }, isLeft)];
}
