/** Gathered accusations: before anything is checked, everyone else says in secret whether they accuse too. */
import type { Mechanic } from '../../edition/mechanic.ts';
import { clockwise, onTurn, type Position, stopWaitingFor } from '../../position/position.ts';
import type { CardId, Fact, Seat } from '../../vocabulary.ts';
import { isEnvelope, noteAccusation, verdictFacts } from './accuse.ts';

/** When a seat may accuse, and how the others join. */
export interface GatherPolicy {
  /** Whether a seat accuses only instead of asking, or also once its question is answered. */
  readonly when: 'instead-of-asking' | 'also-after-asking';
  /** Whether the others decide at once and in secret, or one by one from the left and openly. */
  readonly others: 'at-once' | 'one-by-one';
  /** Which of several right accusers wins: the first from the seat in turn, or the first to lay cards down. */
  readonly order: 'from-the-turn' | 'as-laid-down';
  /** The number of seats at which the others must accuse too; null when they never must. */
  readonly forcedAt: number | null;
}

const others = (pos: Position, seat: Seat): readonly Seat[] =>
  clockwise(pos, seat).filter((other) => !pos.out[other]);

/** A seat accuses, and before anything is checked the others say whether they accuse too. */
export function gather(policy: GatherPolicy): Mechanic {
  const isForced = (pos: Position): boolean => pos.rules.joining === 'must';
  const joined = (seat: Seat, cards: readonly CardId[]): Fact => ({
    fact: 'joined',
    seat,
    ...(policy.others === 'one-by-one' ? { accuses: cards.length > 0 } : {}),
    sealed: { for: [seat], cards },
  });
  const isMoment = (pos: Position): boolean =>
    pos.step === 'start' || (pos.step === 'settled' && policy.when === 'also-after-asking');
  return {
    name: 'gather',
    joining: (seats) => (seats === policy.forcedAt ? 'must' : 'may'),
    offers(pos, seat, forms) {
      if (pos.wait?.for === 'gather' && pos.wait.seats.includes(seat)) {
        forms.push(pos.rules.accuseForm);
        if (!isForced(pos)) forms.push({ do: 'pass' });
      } else if (onTurn(pos, seat) && isMoment(pos)) forms.push(pos.rules.accuseForm);
    },
    claims: (pos) => (pos.step === 'settled' && isMoment(pos) ? 'may' : null),
    refuses(pos, _seat, action) {
      if (pos.wait?.for === 'gather') return isForced(pos) && action.do === 'pass' ? 'must-accuse' : null;
      return action.do === 'accuse' ? 'accuse-later' : null;
    },
    does: {
      accuse: ({ seat }, { suspect, weapon, room }) => [joined(seat, [suspect, weapon, room])],
      pass: ({ seat }) => [joined(seat, [])],
    },
    follows({ pos }) {
      const { gathering } = pos;
      if (gathering === null || pos.wait !== null) return null;
      const seats = others(pos, pos.turn).filter((seat) => gathering.every((entry) => entry.seat !== seat));
      if (seats.length === 0) return judge(pos, accusersOf(pos, policy.order));
      const asked = policy.others === 'at-once' ? seats : seats.slice(0, 1);
      return [{ fact: 'asked', wait: { for: 'gather', seats: asked } }];
    },
    after: {
      joined(pos, { seat, accuses, sealed }) {
        stopWaitingFor(pos, seat);
        // Everyone knows that the seat in turn accuses; who joins stays hidden until all have decided.
        if (pos.gathering === null) noteAccusation(pos, seat, sealed.cards ?? null);
        const cards = sealed.cards ?? (accuses === false ? [] : null);
        pos.gathering = [...(pos.gathering ?? []), { seat, cards }];
      },
      gathered(pos) {
        pos.gathering = null;
        pos.step = 'done';
      },
    },
  };
}

interface Accuser {
  readonly seat: Seat;
  readonly cards: readonly CardId[];
}

/** The seats that laid three cards down, in the order in which they are judged. */
function accusersOf(pos: Position, order: GatherPolicy['order']): readonly Accuser[] {
  const laid = pos.gathering!.flatMap(({ seat, cards }) => (cards?.length ? [{ seat, cards }] : []));
  if (order === 'as-laid-down') return laid;
  const round = [pos.turn, ...clockwise(pos, pos.turn)];
  return laid.sort((one, other) => round.indexOf(one.seat) - round.indexOf(other.seat));
}

/** A single accuser checks in secret; several are laid open at once, and the first right one in order wins. */
function judge(pos: Position, accusers: readonly Accuser[]): readonly Fact[] {
  const facts: Fact[] = [{ fact: 'gathered', seats: accusers.map(({ seat }) => seat) }];
  if (accusers.length === 1) {
    const { seat, cards } = accusers[0]!;
    facts.push({ fact: 'accused', seat, sealed: { for: [seat], cards } });
    return [...facts, ...verdictFacts(pos, seat, isEnvelope(pos, cards))];
  }
  const winner = accusers.find(({ cards }) => isEnvelope(pos, cards))?.seat ?? null;
  for (const { seat, cards } of accusers) {
    const right = isEnvelope(pos, cards);
    facts.push({ fact: 'accused', seat, cards });
    facts.push({ fact: 'judged', seat, right, sealed: { for: [seat], cards: pos.envelope! } });
  }
  return [...facts, { fact: 'ended', winner, envelope: pos.envelope! }];
}
