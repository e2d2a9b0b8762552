/** Butler cards that a seat plays on its own turn. */
import type { Mechanic, Moment } from '../../edition/mechanic.ts';
import { clockwise, onTurn, type Position, pawnNode } from '../../position/position.ts';
import type { ActionOf, CardId, Fact, Form, Place, Seat, SuspectId } from '../../vocabulary.ts';
import { mayStartMove, moveIsOver } from '../powers.ts';
import { nextTurn, turnIsOver } from '../turns.ts';

/** The readings of the butler cards. */
export interface ButlersPolicy {
  /** Whether the card for staying may be played in a room without a card. */
  readonly stayInPool: 'never' | 'may';
  /** Who shows when the seat to the right was murdered: the next survivor, or nobody. */
  readonly neighbour: 'next-surviving' | 'next-seat';
  /** Whether any other pawn may be sent home, or only one that somebody plays. */
  readonly home: 'any-pawn' | 'used-pawns';
  /** Whether a start square that is taken is shared until one pawn leaves, or bars the way home. */
  readonly homeTaken: 'shared' | 'barred';
}

type Args = ActionOf<'play'>;
interface ButlerCard {
  /** The form of playing it now; null at the wrong moment. */
  readonly form: (pos: Position, seat: Seat) => Omit<Form, 'do' | 'card'> | null;
  readonly facts: (at: Moment, args: Args) => readonly Fact[];
}

const atEnd = (pos: Position): boolean => pos.step === 'settled' || moveIsOver(pos);

const cardsBy = (policy: ButlersPolicy): Readonly<Record<CardId, ButlerCard>> => ({
  'butler:stay': {
    form: (pos, seat) => (mayStartMove(pos) && mayStay(pos, seat, policy.stayInPool) ? {} : null),
    facts: ({ seat }) => [{ fact: 'stayed', seat }],
  },
  'butler:anywhere': {
    form: (pos, seat) => (mayStartMove(pos) ? { to: freePlaces(pos, pawnNode(pos, seat)) } : null),
    facts: ({ pos, seat }, { to }) => [
      { fact: 'moved', seat, pawn: pos.rules.players[seat]!.suspect, to: to!, by: 'butler', left: 0 },
    ],
  },
  'butler:six-more': {
    form: (pos) => (pos.step === 'rolled' ? {} : null),
    facts: () => [],
  },
  'butler:neighbour': {
    form: (pos, seat) => (atEnd(pos) && rightHand(pos, seat, policy.neighbour) !== undefined ? {} : null),
    facts({ pos, seat }) {
      const seats = [rightHand(pos, seat, policy.neighbour)!];
      return [{ fact: 'asked', wait: { for: 'card', seats, to: seat, why: 'neighbour' } }];
    },
  },
  'butler:again': {
    form: (pos) => (atEnd(pos) ? {} : null),
    facts: () => [],
  },
  'butler:home': {
    form(pos, seat) {
      const pawn = atEnd(pos) ? sendable(pos, seat, policy) : [];
      return pawn.length > 0 ? { pawn } : null;
    },
    facts({ pos }, { pawn }) {
      const to = pos.rules.board.drawing.starts[pawn!]!;
      return [{ fact: 'moved', seat: null, pawn: pawn!, to, by: 'home', left: 0 }];
    },
  },
});
const endCards = ['butler:neighbour', 'butler:again', 'butler:home'];

function mayStay(pos: Position, seat: Seat, inPool: ButlersPolicy['stayInPool']): boolean {
  const node = pawnNode(pos, seat);
  return pos.rules.board.isRoom(node) && (inPool === 'may' || pos.rules.suggestForms[node] !== null);
}

/** Every room but this one, and every free square. */
function freePlaces(pos: Position, here: number): Place[] {
  const { board } = pos.rules;
  return board.places.filter((_, node) => node !== here && (board.isRoom(node) || !pos.pawns.includes(node)));
}

function rightHand(pos: Position, seat: Seat, who: ButlersPolicy['neighbour']): Seat | undefined {
  const next = clockwise(pos, seat).findLast((other) => !pos.gone[other]);
  return who === 'next-surviving' || next === clockwise(pos, seat).at(-1) ? next : undefined;
}

/** Other pawns that are on the board and not at home. */
function sendable(pos: Position, seat: Seat, policy: ButlersPolicy): string[] {
  const { cards: ids, pawnOf, seatOf } = pos.rules;
  return ids.suspects.filter((suspect, pawn) => {
    if (policy.home === 'used-pawns' && seatOf[suspect] === undefined) return false;
    const home = homeOf(pos, suspect);
    const barred = policy.homeTaken === 'barred' && pos.pawns.includes(home);
    return pawn !== pawnOf[seat] && pos.pawns[pawn]! >= 0 && pos.pawns[pawn] !== home && !barred;
  });
}

const homeOf = ({ rules }: Position, suspect: SuspectId): number =>
  rules.board.nodeOf(rules.board.drawing.starts[suspect]);

/** Lets a seat play the butler cards it holds, each at its moment. */
export function butlers(policy: ButlersPolicy): Mechanic {
  const cards = cardsBy(policy);
  const formOf = (pos: Position, seat: Seat, card: CardId) =>
    onTurn(pos, seat) && pos.step !== 'done' ? (cards[card]?.form(pos, seat) ?? null) : null;
  return {
    name: 'butlers',
    offers(pos, seat, forms) {
      for (const card of new Set(pos.intrigue!.held[seat])) {
        const form = formOf(pos, seat, card);
        if (form !== null) forms.push({ do: 'play', card, ...form });
      }
    },
    /** Every seat with a butler card is asked: asking only those with the right card would reveal it (ALL-08). */
    claims(pos) {
      const moment = pos.step === 'rolled' || pos.step === 'arrived' || pos.step === 'settled';
      return moment && pos.intrigue!.counts[pos.turn]! > 0 ? 'may' : null;
    },
    refuses(pos, seat, action) {
      if (action.do !== 'play') return null;
      if (!pos.intrigue!.held[seat]!.includes(action.card)) return 'not-held';
      if (formOf(pos, seat, action.card) === null) return 'wrong-moment';
      const to = action.pawn === undefined ? pos.rules.board.nodeOf(action.to) : homeOf(pos, action.pawn);
      const isHeld = to >= 0 && !pos.rules.board.isRoom(to) && pos.pawns.includes(to);
      return isHeld ? 'occupied' : 'malformed';
    },
    does: {
      play: (at, args) => [
        { fact: 'played', seat: at.seat, card: args.card },
        ...cards[args.card]!.facts(at, args),
      ],
    },
    follows({ pos }) {
      if (pos.intrigue!.again === 0 || pos.out[pos.turn] || !turnIsOver(pos)) return null;
      return [nextTurn(pos, pos.turn)];
    },
    after: {
      turn(pos, { seat }) {
        // Extra turns that are left are lost as soon as another seat has its turn.
        const again = pos.intrigue!.again > 0 && seat === pos.turn ? pos.intrigue!.again - 1 : 0;
        pos.intrigue = { ...pos.intrigue!, again, due: 0 };
      },
      played(pos, { card }) {
        if (card === 'butler:six-more') pos.left += 6;
        if (card === 'butler:again') pos.intrigue = { ...pos.intrigue!, again: pos.intrigue!.again + 1 };
        if (endCards.includes(card)) pos.step = 'settled';
      },
      // Runs after the answers: a suggestion that ends the turn also ends the extra turns.
      closed(pos) {
        if (pos.step === 'done') pos.intrigue = { ...pos.intrigue!, again: 0 };
      },
    },
  };
}
