/** Butler cards played on one's own turn. */
import type { Mechanic, Moment } from '../mechanic.ts';
import { clockwise, onTurn, type Position, standing } from '../position.ts';
import type { ActionOf, CardId, Fact, Form, Place, Seat } from '../vocabulary.ts';
import { freshStart, moveIsOver } from './powers.ts';
import { nextTurn, turnIsOver } from './turns.ts';

type Args = ActionOf<'play'>;
interface ButlerCard {
  /** The form of playing it now; null at the wrong moment. */
  readonly form: (pos: Position, seat: Seat) => Omit<Form, 'do' | 'card'> | null;
  readonly facts: (at: Moment, args: Args) => readonly Fact[];
}

const atEnd = (pos: Position): boolean => pos.step === 'settled' || moveIsOver(pos);

const cards: Readonly<Record<CardId, ButlerCard>> = {
  'butler:stay': {
    form: (pos, seat) =>
      freshStart(pos) && (pos.rules.suggestForms[standing(pos, seat)] ?? null) !== null ? {} : null,
    facts: ({ seat }) => [{ fact: 'stayed', seat }],
  },
  'butler:anywhere': {
    form: (pos, seat) => (freshStart(pos) ? { to: freePlaces(pos, standing(pos, seat)) } : null),
    facts: ({ pos, seat }, { to }) => [
      { fact: 'moved', seat, pawn: pos.rules.players[seat]!.suspect, to: to!, by: 'butler', left: 0 },
    ],
  },
  'butler:six-more': {
    form: (pos) => (pos.step === 'rolled' ? {} : null),
    facts: () => [],
  },
  'butler:neighbour': {
    form: (pos, seat) => (atEnd(pos) && rightHand(pos, seat) !== undefined ? {} : null),
    facts: ({ pos, seat }) => [
      { fact: 'asked', wait: { for: 'card', seats: [rightHand(pos, seat)!], to: seat, why: 'neighbour' } },
    ],
  },
  'butler:again': {
    form: (pos) => (atEnd(pos) ? {} : null),
    facts: () => [],
  },
  'butler:home': {
    form(pos, seat) {
      const pawn = atEnd(pos) ? sendable(pos, seat) : [];
      return pawn.length > 0 ? { pawn } : null;
    },
    facts({ pos }, { pawn }) {
      const to = pos.rules.board.drawing.starts[pawn!]!;
      return [{ fact: 'moved', seat: null, pawn: pawn!, to, by: 'home', left: 0 }];
    },
  },
};
const endCards = ['butler:neighbour', 'butler:again', 'butler:home'];

/** Every room but this one, and every free square. */
function freePlaces(pos: Position, here: number): Place[] {
  const { board } = pos.rules;
  return board.places.filter((_, node) => node !== here && (board.isRoom(node) || !pos.pawns.includes(node)));
}

function rightHand(pos: Position, seat: Seat): Seat | undefined {
  return clockwise(pos, seat).findLast((other) => !pos.gone[other]);
}

/** Other pawns that are not at home and whose start square is free. */
function sendable(pos: Position, seat: Seat): string[] {
  const { board, cards: ids, pawnOf } = pos.rules;
  return ids.suspects.filter((suspect, pawn) => {
    const home = board.nodeOf(board.drawing.starts[suspect]!);
    return pawn !== pawnOf[seat] && pos.pawns[pawn]! >= 0 && !pos.pawns.includes(home);
  });
}

export const butlers: Mechanic = {
  name: 'butlers',
  offers(pos, seat, forms) {
    if (!onTurn(pos, seat) || pos.step === 'done') return;
    for (const card of new Set(pos.intrigue!.held[seat])) {
      const form = cards[card]?.form(pos, seat) ?? null;
      if (form !== null) forms.push({ do: 'play', card, ...form });
    }
  },
  /** Whoever publicly could hold a card for this moment is asked. */
  claims(pos) {
    const moment = pos.step === 'rolled' || pos.step === 'arrived' || pos.step === 'settled';
    return moment && pos.intrigue!.counts[pos.turn]! > 0 ? 'may' : null;
  },
  refuses(pos, seat, action) {
    if (action.do !== 'play') return null;
    return pos.intrigue!.held[seat]!.includes(action.card) ? 'wrong-moment' : 'not-held';
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
      // Only a turn that was added leaves the rest of the added turns standing.
      const again = pos.intrigue!.again > 0 && seat === pos.turn ? pos.intrigue!.again - 1 : 0;
      pos.intrigue = { ...pos.intrigue!, again, due: 0 };
    },
    played(pos, { card }) {
      if (card === 'butler:six-more') pos.left += 6;
      if (card === 'butler:again') pos.intrigue = { ...pos.intrigue!, again: pos.intrigue!.again + 1 };
      if (endCards.includes(card)) pos.step = 'settled';
    },
  },
};
