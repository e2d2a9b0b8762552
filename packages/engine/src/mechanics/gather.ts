/** Gathered accusations: before anything is checked, everyone else says in secret whether they accuse too. */
import type { Mechanic, Moment } from '../mechanic.ts';
import { answered, clockwise, onTurn, type Position } from '../position.ts';
import type { CardId, Fact, Seat } from '../vocabulary.ts';
import { isEnvelope, noteAccusation, verdict } from './accuse.ts';

export interface GatherPolicy {
  /** With this many seats at the table the others must accuse too. */
  readonly forcedAt: number;
}

const others = (pos: Position, seat: Seat): readonly Seat[] =>
  clockwise(pos, seat).filter((other) => !pos.out[other]);

export function gather(policy: GatherPolicy): Mechanic {
  const isForced = (pos: Position): boolean => pos.rules.players.length === policy.forcedAt;
  const joined = (seat: Seat, cards: readonly CardId[]): Fact => ({
    fact: 'joined',
    seat,
    sealed: { for: [seat], cards },
  });
  return {
    name: 'gather',
    offers(pos, seat, forms) {
      if (pos.wait?.for === 'gather' && pos.wait.seats.includes(seat)) {
        forms.push(pos.rules.accuseForm);
        if (!isForced(pos)) forms.push({ do: 'pass' });
      } else if (onTurn(pos, seat) && pos.step === 'start') forms.push(pos.rules.accuseForm);
    },
    refuses(pos, _seat, action) {
      if (pos.wait?.for === 'gather') return isForced(pos) && action.do === 'pass' ? 'must-accuse' : null;
      return action.do === 'accuse' ? 'accuse-later' : null;
    },
    does: {
      accuse({ pos, seat }, { suspect, weapon, room }) {
        const own = joined(seat, [suspect, weapon, room]);
        const seats = others(pos, seat);
        if (pos.gathering !== null || seats.length === 0) return [own];
        return [own, { fact: 'asked', wait: { for: 'gather', seats } }];
      },
      pass: ({ seat }) => [joined(seat, [])],
    },
    follows: (at) => (at.pos.gathering !== null && at.pos.wait === null ? judge(at) : null),
    after: {
      joined(pos, { seat, sealed }) {
        answered(pos, seat);
        // That the seat in turn accuses is open to all; who joins stays hidden until all have decided.
        if (pos.gathering === null) noteAccusation(pos, seat, sealed.cards ?? null);
        pos.gathering = [...(pos.gathering ?? []), { seat, cards: sealed.cards ?? null }];
      },
      gathered(pos) {
        pos.gathering = null;
        pos.step = 'done';
      },
    },
  };
}

/** One accuser compares in secret; several are turned over at once, and the first right one in order wins. */
function judge({ pos }: Moment): readonly Fact[] {
  const order = [pos.turn, ...clockwise(pos, pos.turn)];
  const accusers = order.flatMap((seat) => {
    const cards = pos.gathering!.find((entry) => entry.seat === seat)?.cards ?? [];
    return cards.length > 0 ? [{ seat, cards }] : [];
  });
  const facts: Fact[] = [{ fact: 'gathered', seats: accusers.map(({ seat }) => seat) }];
  if (accusers.length === 1) {
    const { seat, cards } = accusers[0]!;
    facts.push({ fact: 'accused', seat, sealed: { for: [seat], cards } });
    return [...facts, ...verdict(pos, seat, isEnvelope(pos, cards))];
  }
  const winner = accusers.find(({ cards }) => isEnvelope(pos, cards))?.seat ?? null;
  for (const { seat, cards } of accusers) {
    const right = isEnvelope(pos, cards);
    facts.push({ fact: 'accused', seat, cards });
    facts.push({ fact: 'judged', seat, right, sealed: { for: [seat], cards: pos.envelope! } });
  }
  return [...facts, { fact: 'ended', winner, envelope: pos.envelope! }];
}
