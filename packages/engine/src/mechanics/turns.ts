/** Who plays first, whose turn is next, and when a turn is over (ALL-02). */

import { isBare } from '../actions/forms.ts';
import type { Chance } from '../chance/chance.ts';
import type { Claim, Mechanic } from '../edition/mechanic.ts';
import type { Rules } from '../edition/rules.ts';
import { clockwise, listAt, onTurn, type Position, pawnNode, replaceAt } from '../position/position.ts';
import { seatNamed } from '../setup/layout.ts';
import type { Fact, Form, Loss, Seat, SuspectId } from '../vocabulary.ts';
import { type RollValue, sum } from './moving/worth.ts';

// The kernel, the offers and the move itself all ask about the same position: the claim is computed once.
let claimedFor: Position | null = null;
let claimedAt = 0;
let lastClaim: Claim = null;

/** Whether the seat in turn still must or may do something, from what everyone knows (ALL-08). */
export function claimOn(pos: Position): Claim {
  if (claimedFor === pos && claimedAt === pos.n) return lastClaim;
  let claim: Claim = null;
  const claiming = listAt(pos.rules.claiming, pos.step);
  for (let i = 0; i < claiming.length && claim !== 'must'; i++) {
    const own = claiming[i]!(pos);
    if (own === 'must' || claim === null) claim = own;
  }
  claimedFor = pos;
  claimedAt = pos.n;
  lastClaim = claim;
  return claim;
}

/** Whether the seat has nothing left to do in this turn. */
export function turnIsOver(pos: Position): boolean {
  if (pos.wait !== null || pos.inquiry !== null) return false;
  return pos.step === 'done' || claimOn(pos) === null;
}

/** The fact that begins the turn of this seat. */
export const nextTurn = (pos: Position, seat: Seat): Fact => ({
  fact: 'turn',
  seat,
  number: pos.turnNumber + 1,
});

const endForm: Form = { do: 'end' };

/** Whether wrong accusers still have turns. */
export interface TurnsPolicy {
  /** A wrong accuser has no more turns, or only one to suggest in a room it was pulled into. */
  readonly wrongAccusers: 'no-turns' | 'suggest-where-pulled';
}

/** Turns go clockwise and skip seats that are out. Comes last: every other mechanic may act before the turn ends. */
export const turnsBy = ({ wrongAccusers }: TurnsPolicy): Mechanic => ({
  name: 'turns',
  opens: ({ pos }) => (pos.placing === null ? [nextTurn(pos, pos.first)] : []),
  offers(pos, seat, forms) {
    if (onTurn(pos, seat) && claimOn(pos) !== 'must') forms.push(endForm);
  },
  accepts: (pos, seat, action) => isBare(action, 'end') && onTurn(pos, seat) && claimOn(pos) !== 'must',
  refuses(pos, seat, action) {
    if (action.do !== 'end' || !onTurn(pos, seat)) return null;
    if (pos.step === 'start') return 'must-roll';
    return pos.step === 'rolled' ? 'must-move' : 'must-suggest';
  },
  does: {
    end: ({ seat }) => [{ fact: 'rested', seat }],
  },
  follows({ pos }) {
    if (!turnIsOver(pos)) return null;
    for (const seat of clockwise(pos, pos.turn))
      if (!pos.out[seat] || (wrongAccusers === 'suggest-where-pulled' && mayStillSuggest(pos, seat)))
        return [nextTurn(pos, seat)];
    return [nextTurn(pos, pos.turn)];
  },
  after: {
    first(pos, { seat }) {
      pos.first = seat;
      pos.turn = seat;
    },
    rested(pos) {
      pos.step = 'done';
    },
    turn(pos, { seat, number }) {
      pos.turn = seat;
      pos.turnNumber = number;
      pos.ownTurns = replaceAt(pos.ownTurns, seat, pos.ownTurns[seat]! + 1);
      pos.step = 'start';
      pos.dice = null;
      pos.left = 0;
      pos.moved = false;
      pos.entered = false;
      pos.byPassage = false;
      pos.began = pawnNode(pos, seat);
      if (pos.roomsLeft.length > 0) pos.roomsLeft = [];
      if (pos.spied.length > 0) pos.spied = [];
    },
  },
});

/** Turns that skip wrong accusers. */
export const turns = turnsBy({ wrongAccusers: 'no-turns' });

/** A wrong accuser that was pulled into a room in which one suggests. */
function mayStillSuggest(pos: Position, seat: Seat): boolean {
  const node = pawnNode(pos, seat);
  return !pos.gone[seat] && node >= 0 && pos.pulled[seat] === node && pos.rules.suggestForms[node] !== null;
}

/** How the first seat is found. A suspect stands for the seat that plays it, or the next one in table order. */
export type FirstPolicy = FirstSeatMethod | { readonly suspect: SuspectId };
type FirstSeatMethod = 'table-order' | 'roll-off' | 'left-of-highest' | 'any';

/** Whether tied seats roll again, or the first of them in seating order counts as the highest. */
export type TiesPolicy = 'roll-again' | 'first-seated';

/** Decides who plays first. Comes before the deal, which starts with that seat. */
export function first(
  policy: FirstPolicy,
  ties: TiesPolicy = 'roll-again',
  rollValue: RollValue = sum,
): Mechanic {
  return {
    name: 'first',
    opens({ pos, layout, chance }) {
      const { rules } = pos;
      if (layout.first !== undefined)
        return [{ fact: 'first', seat: seatNamed(rules, layout.first, 'first') }];
      if (typeof policy === 'object') return [{ fact: 'first', seat: nextUsed(rules, policy.suspect) }];
      return [firstSeatBy[policy](rules, chance, ties, rollValue)];
    },
  };
}

/** The seat of the suspect, or of the next one in table order that somebody plays. */
function nextUsed({ cards, seatOf }: Rules, suspect: SuspectId): Seat {
  const from = cards.suspects.indexOf(suspect);
  const round = [...cards.suspects.slice(from), ...cards.suspects.slice(0, from)];
  return seatOf[round.find((other) => seatOf[other] !== undefined)!]!;
}

type ChooseFirstSeat = (rules: Rules, chance: Chance, ties: TiesPolicy, worth: RollValue) => Fact;
const firstSeatBy: Record<FirstSeatMethod, ChooseFirstSeat> = {
  'table-order': (rules) => ({ fact: 'first', seat: rules.pawnOf.indexOf(Math.min(...rules.pawnOf)) }),
  'roll-off': (...at) => ({ fact: 'first', ...highestRoll(...at) }),
  'left-of-highest'(rules, ...at) {
    const { seat, rolls } = highestRoll(rules, ...at);
    return { fact: 'first', seat: (seat + 1) % rules.players.length, rolls };
  },
  any: (rules, chance) => ({ fact: 'first', seat: chance.below(rules.players.length) }),
};

/** All seats roll. Each round lists the value of every seat's roll, 0 for a seat that did not roll. */
function highestRoll(
  rules: Rules,
  chance: Chance,
  ties: TiesPolicy,
  rollValue: RollValue,
): { seat: Seat; rolls: number[][] } {
  const { dice } = rules.edition;
  let rolling = rules.players.map((_, seat) => seat);
  const rolls: number[][] = [];
  while (rolling.length > 1) {
    const round = rules.players.map(() => 0);
    for (const seat of rolling) round[seat] = rollValue(dice.map((faces) => chance.pick(faces, 'first')));
    rolls.push(round);
    const highest = Math.max(...round);
    rolling = rolling.filter((seat) => round[seat] === highest);
    if (ties === 'first-seated') break;
  }
  return { seat: rolling[0]!, rolls };
}

/** Whether the ending says how all players were lost. */
export type LossPolicy = 'said' | 'unsaid';

/** Ends the game when no seat is left that could accuse (ALL-07). Comes first. */
export function endings(lastSeat: 'plays-on' | 'wins', loss: LossPolicy = 'unsaid'): Mechanic {
  return {
    name: 'endings',
    follows({ pos }) {
      // As long as the seat in turn can still accuse, the game goes on, and the others need not be counted.
      if (lastSeat === 'plays-on' && !pos.out[pos.turn]) return null;
      const firstStillIn = pos.out.indexOf(false);
      if (firstStillIn >= 0 && (lastSeat === 'plays-on' || pos.out.includes(false, firstStillIn + 1)))
        return null;
      const winner = firstStillIn >= 0 ? firstStillIn : null;
      const lost = winner === null && loss === 'said' ? { lost: lossOf(pos) } : {};
      return [{ fact: 'ended', winner, envelope: pos.envelope!, ...lost }];
    },
  };
}

function lossOf({ gone }: Position): Loss {
  if (gone.every(Boolean)) return 'murdered';
  return gone.some(Boolean) ? 'murdered-and-accused' : 'accused';
}
