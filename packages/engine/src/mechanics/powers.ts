/** Each guest's power, once per game. Whether it is used up is public. */
import type { Mechanic } from '../edition/mechanic.ts';
import { onTurn, type Position, type PowerName, pawnNode, replaceAt } from '../position/position.ts';
import type { Fact, Form, Place, RoomId, Seat, SuspectId, Triple } from '../vocabulary.ts';
import { suggestionFacts } from './suggesting/suggest.ts';
import { claimOn } from './turns.ts';

/** The readings of the powers. */
export interface PowersPolicy {
  /** What a seat may do between the moves of a double move: nothing, or what a room without a card allows. */
  readonly between: 'nothing' | 'rooms-without-a-card';
  /** Whether another room may be named from anywhere, or only from a room in which the seat could suggest. */
  readonly elsewhereFrom: 'anywhere' | 'rooms-with-a-card';
  /** Whether it may still be named after stopping on an intrigue square. */
  readonly elsewhereAfterIntrigue: 'never' | 'may';
  /** Whether it may be named in a second suggestion once the first of this turn is answered. */
  readonly elsewhereAfterSuggestion: 'never' | 'may';
}

/** Whether the turn is at its beginning, with no roll of a double move still to come. */
export function isTurnStart(pos: Position): boolean {
  return pos.step === 'start' && (pos.powers === null || pos.powers.rolls === 0);
}

/** The same for a seat that may still move, which a wrong accuser may not. */
export function mayStartMove(pos: Position): boolean {
  return isTurnStart(pos) && !pos.out[pos.turn];
}

/** Whether the seat still has a power of this kind. */
export function hasPower(pos: Position, seat: Seat, kind: PowerName): boolean {
  const { powers } = pos;
  return powers !== null && powers.kinds[seat] === kind && !powers.used[seat] && !pos.gone[seat];
}

/** Whether the seat rests after its roll or has arrived, with nothing that it must still do. */
export function moveIsOver(pos: Position): boolean {
  return (pos.step === 'arrived' || pos.step === 'rolled') && claimOn(pos) !== 'must';
}

/** In a room, and not one in which a crime can have happened. */
function isInBareRoom(pos: Position): boolean {
  const node = pawnNode(pos, pos.turn);
  return pos.rules.board.isRoom(node) && pos.rules.suggestForms[node] === null;
}

/** A suggestion of this turn is answered, and nothing has followed but end-of-turn cards. */
const hasSuggested = (pos: Position): boolean =>
  pos.step === 'settled' && pos.history.at(-1)?.turn === pos.turnNumber;

function hasStoppedOnIntrigue(pos: Position): boolean {
  if (pos.step !== 'settled' || !pos.moved || hasSuggested(pos)) return false;
  return pos.rules.board.marks.intrigue!.includes(pawnNode(pos, pos.turn));
}

/** Whether the seat in turn may now name another room than the one it is in, from what everyone knows. */
function mayNameElsewhere(pos: Position, policy: PowersPolicy): boolean {
  const isPlace = policy.elsewhereFrom === 'anywhere' || !!pos.rules.suggestForms[pawnNode(pos, pos.turn)];
  const isStopped = policy.elsewhereAfterIntrigue === 'may' && hasStoppedOnIntrigue(pos);
  const isAnswered = policy.elsewhereAfterSuggestion === 'may' && hasSuggested(pos);
  return isPlace && (pos.step === 'arrived' || pos.step === 'rolled' || isStopped || isAnswered);
}

type OwnForm = (pos: Position, seat: Seat, policy: PowersPolicy) => Form | null;
/** The forms of each power that is used on one's own turn. */
const ownForms: Partial<Record<PowerName, OwnForm>> = {
  'double-move': (pos) => (mayStartMove(pos) ? { do: 'power' } : null),
  go(pos, seat) {
    if (!mayStartMove(pos)) return null;
    const { board } = pos.rules;
    const here = pawnNode(pos, seat);
    const to: Place[] = [];
    for (let node = board.squares; node < board.nodes; node++)
      if (node !== here && board.passages[node]!.length === 0) to.push(board.places[node]!);
    return { do: 'power', to };
  },
  elsewhere(pos, seat, policy) {
    if (!mayNameElsewhere(pos, policy) || claimOn(pos) === 'must') return null;
    const { cards, board } = pos.rules;
    const here = board.places[pawnNode(pos, seat)];
    const room = cards.rooms.filter((other) => other !== here);
    return { do: 'power', suspect: cards.suspects, weapon: cards.weapons, room };
  },
  twice(pos) {
    if (pos.step !== 'settled' || pos.powers!.second === null) return null;
    return { do: 'power', suspect: pos.rules.cards.suspects, weapon: pos.rules.cards.weapons };
  },
};

const ownFacts: Partial<
  Record<PowerName, (pos: Position, seat: Seat, named: Partial<Triple>, to?: Place) => Fact[]>
> = {
  'double-move': () => [],
  go: (pos, seat, _named, to) => [
    { fact: 'moved', seat, pawn: pos.rules.players[seat]!.suspect, to: to!, by: 'power', left: 0 },
  ],
  elsewhere: (pos, seat, named) => suggestionFacts(pos, seat, named as Triple),
  twice: (pos, seat, named) =>
    suggestionFacts(pos, seat, { ...(named as Triple), room: pos.powers!.second! }),
};

const passForm: Form = { do: 'pass' };

/** The power that each suspect has once in a game. */
export function powers(of: Readonly<Record<SuspectId, PowerName>>, policy: PowersPolicy): Mechanic {
  /** The remaining roll of a double move keeps the turn open; the seat may skip the move that is under way. */
  const maySkipMove = (pos: Position): boolean =>
    pos.powers!.rolls > 0 &&
    (pos.step === 'rolled' || pos.step === 'arrived') &&
    pos.rules.mechanics.every((other) => other.name === 'powers' || other.claims?.(pos) !== 'must');
  const form = (pos: Position, seat: Seat): Form | null => {
    const kind = pos.powers!.kinds[seat]!;
    return hasPower(pos, seat, kind) ? (ownForms[kind]?.(pos, seat, policy) ?? null) : null;
  };
  return {
    name: 'powers',
    offers(pos, seat, forms) {
      if (!onTurn(pos, seat)) return;
      const own = form(pos, seat);
      if (own !== null) forms.push(own);
      if (maySkipMove(pos)) forms.push(passForm);
    },
    claims(pos) {
      if (pos.powers!.rolls > 0) return 'must';
      if (hasPower(pos, pos.turn, 'elsewhere')) return mayNameElsewhere(pos, policy) ? 'may' : null;
      const second =
        hasPower(pos, pos.turn, 'twice') && pos.step === 'settled' && pos.powers!.second !== null;
      return second ? 'may' : null;
    },
    refuses(pos, seat, action) {
      if (action.do !== 'power') return null;
      if (pos.powers!.used[seat]) return 'power-used';
      return onTurn(pos, seat) && form(pos, seat) !== null ? 'malformed' : 'wrong-moment';
    },
    does: {
      power({ pos, seat }, { suspect, weapon, room, to }) {
        const named = { suspect, weapon, room } as Partial<Triple>;
        const own = ownFacts[pos.powers!.kinds[seat]!]!(pos, seat, named, to);
        return [{ fact: 'powered', seat }, ...own];
      },
      pass: ({ seat }) => [{ fact: 'declined', seat }],
    },
    after: {
      opened(pos, { players }) {
        pos.powers = {
          kinds: players.map((player) => of[player.suspect] ?? null),
          used: players.map(() => false),
          rolls: 0,
          second: null,
        };
      },
      turn(pos) {
        pos.powers = { ...pos.powers!, rolls: 0, second: null };
      },
      powered(pos, { seat }) {
        const rolls = pos.powers!.kinds[seat] === 'double-move' ? 2 : 0;
        pos.powers = { ...pos.powers!, used: replaceAt(pos.powers!.used, seat, true), rolls };
      },
      rolled(pos) {
        if (pos.powers!.rolls > 0) pos.powers = { ...pos.powers!, rolls: pos.powers!.rolls - 1 };
      },
      declined(pos, { seat }) {
        if (seat === pos.turn && pos.powers!.rolls > 0) pos.step = 'start';
      },
      looked(pos) {
        if (pos.powers!.rolls > 0) pos.step = 'start';
      },
      // Runs after the walk and the intrigue square, which set the step too.
      moved(pos, { seat }) {
        if (seat !== pos.turn || pos.powers!.rolls === 0) return;
        if (policy.between === 'rooms-without-a-card' && isInBareRoom(pos)) return;
        pos.step = 'start';
        pos.entered = false;
      },
      suggested(pos, { seat, room }) {
        if (hasPower(pos, seat, 'twice')) pos.powers = { ...pos.powers!, second: room as RoomId };
      },
      murdered(pos) {
        pos.powers = { ...pos.powers!, rolls: 0 };
      },
    },
  };
}
