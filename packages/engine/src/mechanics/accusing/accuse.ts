/** Accusations: once per seat and game (ALL-06). */
import type { Mechanic } from '../../edition/mechanic.ts';
import { type Draft, onTurn, type Position, pawnNode, replaceAt } from '../../position/position.ts';
import type { CardId, Fact, RoomId, Seat } from '../../vocabulary.ts';

/** Where and when a seat may accuse, and what follows. */
export interface AccusePolicy {
  readonly where: 'anywhere' | 'in-a-room' | { readonly room: RoomId };
  /** At any point of the turn; not once a card was shown; only when none was; or in place of a suggestion. */
  readonly when: 'any-time' | 'until-shown' | 'when-none-shown' | 'instead-of-suggesting';
  /** Whether a seat that must suggest may accuse instead, or has to suggest first. */
  readonly whoMustSuggest?: 'may-accuse' | 'suggests-first';
  /** Spoken: all hear the three names. Written: only whether it was right. */
  readonly heard: 'spoken' | 'written';
  /** A wrong accuser's pawn in front of a door is put into the room. */
  readonly clearsDoor: boolean;
}

const moments: Record<AccusePolicy['when'], (pos: Position) => boolean> = {
  'any-time': () => true,
  'until-shown': (pos) => pos.step !== 'settled' || !lastWasShown(pos),
  'when-none-shown': (pos) => pos.step === 'settled' && !lastWasShown(pos),
  'instead-of-suggesting': (pos) => pos.step === 'arrived',
};

const mustSuggest = (pos: Position): boolean =>
  pos.rules.mechanics.some(({ name, claims }) => name === 'suggest' && claims?.(pos) === 'must');

function lastWasShown(pos: Position): boolean {
  return pos.history.at(-1)!.answers.some(({ answer }) => answer === 'shown');
}

/** Whether these cards are the solution. */
export const isEnvelope = (pos: Position, cards: readonly CardId[]): boolean =>
  cards.every((card) => pos.envelope!.includes(card));

/** The verdict and its consequence: a win, or the accuser alone sees the envelope. */
export function verdictFacts(pos: Position, seat: Seat, right: boolean): Fact[] {
  const envelope = pos.envelope!;
  const judged: Fact = { fact: 'judged', seat, right, sealed: { for: [seat], cards: envelope } };
  return right ? [judged, { fact: 'ended', winner: seat, envelope }] : [judged];
}

/** Naming the three cards for good: a right accuser wins, a wrong one is out. */
export function accuse(policy: AccusePolicy): Mechanic {
  const isPlace = (pos: Position): boolean => {
    if (policy.where === 'anywhere') return true;
    const node = pawnNode(pos, pos.turn);
    if (policy.where === 'in-a-room') return pos.rules.board.isRoom(node);
    return pos.rules.board.places[node] === policy.where.room;
  };
  const suggestsFirst = (pos: Position): boolean =>
    policy.whoMustSuggest === 'suggests-first' && mustSuggest(pos);
  const isRightTime = moments[policy.when];
  const isMoment = (pos: Position): boolean => isRightTime(pos) && !suggestsFirst(pos);
  const mayAccuse = (pos: Position): boolean =>
    !pos.out[pos.turn] && pos.step !== 'done' && isPlace(pos) && isMoment(pos);
  return {
    name: 'accuse',
    offers(pos, seat, forms) {
      if (onTurn(pos, seat) && mayAccuse(pos)) forms.push(pos.rules.accuseForm);
    },
    claims: (pos) => (mayAccuse(pos) ? 'may' : null),
    refuses(pos, seat, action) {
      if (action.do !== 'accuse' || !onTurn(pos, seat)) return null;
      if (!isPlace(pos)) return 'accuse-elsewhere';
      if (suggestsFirst(pos)) return 'must-suggest';
      return mayAccuse(pos) ? 'malformed' : 'accuse-later';
    },
    does: {
      accuse({ pos, seat }, { suspect, weapon, room }) {
        const cards = [suspect, weapon, room];
        const accused: Fact =
          policy.heard === 'spoken'
            ? { fact: 'accused', seat, cards }
            : { fact: 'accused', seat, sealed: { for: [seat], cards } };
        const right = isEnvelope(pos, cards);
        const facts = [accused, ...verdictFacts(pos, seat, right)];
        return policy.clearsDoor && !right ? [...facts, ...clearDoor(pos, seat)] : facts;
      },
    },
  };
}

/** Keeps one accusation per seat (ALL-06): one that was announced and later laid open must not count twice. */
export function noteAccusation(pos: Draft, by: Seat, cards: readonly CardId[] | null): void {
  const others = pos.accusations.filter((accusation) => accusation.by !== by);
  pos.accusations = [...others, { turn: pos.turnNumber, by, cards, right: null }];
}

/** Keeps the list of accusations, however they are made. */
export const accusing: Mechanic = {
  name: 'accusing',
  after: {
    accused(pos, { seat, cards, sealed }) {
      noteAccusation(pos, seat, cards ?? sealed?.cards ?? null);
    },
    judged(pos, { seat, right }) {
      if (!right) pos.out = replaceAt(pos.out, seat, true);
      const at = pos.accusations.findLastIndex((accusation) => accusation.by === seat);
      pos.accusations = replaceAt(pos.accusations, at, { ...pos.accusations[at]!, right });
      if (seat === pos.turn) pos.step = 'done';
    },
    // A viewer who did not hear the names of a right accusation learns them when the envelope is shown to all.
    ended(pos, { envelope }) {
      pos.accusations = pos.accusations.map((each) => (each.right ? { ...each, cards: envelope } : each));
    },
  },
};

function clearDoor(pos: Position, seat: Seat): Fact[] {
  const { board, players } = pos.rules;
  const node = pawnNode(pos, seat);
  if (node < 0 || board.isRoom(node)) return [];
  const room = board.doorsOf[node]![0];
  if (room === undefined) return [];
  const pawn = players[seat]!.suspect;
  return [{ fact: 'moved', seat: null, pawn, to: board.places[room]!, by: 'door', left: 0 }];
}
