/** The intrigue deck: clock cards, of which the last one kills, and butler cards, which are held in secret. */

import { problem } from '../../actions/refusal.ts';
import type { Chance } from '../../chance/chance.ts';
import type { Mechanic } from '../../edition/mechanic.ts';
import {
  type Intrigue,
  type Position,
  pawnNode,
  replaceAt,
  stopWaitingFor,
  without,
} from '../../position/position.ts';
import { seatNamed } from '../../setup/layout.ts';
import type { CardId, Fact, Form, Seat } from '../../vocabulary.ts';

/** The deck of intrigue cards, and its readings. */
export interface IntriguePolicy {
  readonly deck: Readonly<Record<CardId, number>>;
  /** Which clock card murders the seat that draws it; that one goes back into the deck. */
  readonly fatalClock: number;
  /** The face of the first die that makes a seat draw. */
  readonly mark: number;
  /** What a seat draws that begins its turn on an intrigue square and rests there. */
  readonly restingDraws: 'nothing' | 'a-card';
  /** What a seat draws that goes to an intrigue square by a butler card. */
  readonly sentDraws: 'a-card' | 'nothing';
  /** Whether only the others draw when pulled from room to room, or also a suggester who moves by their own suggestion. */
  readonly pulledDraws: 'by-others' | 'always';
  /** Whether being pulled out of any room counts, or only out of one that has a card. */
  readonly pulledFrom: 'any-room' | 'rooms-with-a-card';
}

const drawForms: readonly Form[] = [{ do: 'draw' }, { do: 'pass' }];

/** Draws intrigue cards for a mark on the die, on an intrigue square, and for a pulled seat. */
export function intrigue(policy: IntriguePolicy): Mechanic {
  const full = Object.entries(policy.deck).flatMap(([card, copies]) => Array<CardId>(copies).fill(card));
  const isOnIntrigue = ({ rules }: Position, node: number): boolean =>
    rules.board.marks.intrigue!.includes(node);
  const isFatal = (own: Intrigue): boolean => own.clocks === policy.fatalClock - 1;

  const drawFacts = (pos: Position, seat: Seat, chance: Chance): Fact[] => {
    const card = chance.pick(pos.intrigue!.unseen, 'deck');
    if (card !== 'clock')
      return [{ fact: 'drew', seat, card: 'butler', sealed: { for: [seat], cards: [card] } }];
    const drew: Fact = { fact: 'drew', seat, card: 'clock', sealed: { for: [seat], cards: [card] } };
    if (!isFatal(pos.intrigue!)) return [drew];
    return [drew, { fact: 'murdered', seat, cards: pos.hands[seat]! }];
  };

  return {
    name: 'intrigue',
    fatalClock: policy.fatalClock,
    opens({ pos, layout }) {
      const { butlers = {}, clocks = 0 } = layout;
      const left = [...full];
      const take = (card: CardId, at: string): void => {
        if (!full.includes(card) || card === 'clock')
          problem(
            'unknown-card',
            at,
            card,
            Object.keys(policy.deck).filter((id) => id !== 'clock'),
          );
        if (!left.includes(card)) problem('card-twice', at, card);
        left.splice(left.indexOf(card), 1);
      };
      if (clocks >= policy.fatalClock)
        problem('too-many-cards', 'clocks', clocks, [`${policy.fatalClock - 1}`]);
      const facts: Fact[] = clocks > 0 ? [{ fact: 'clocks', count: clocks }] : [];
      for (const [suspect, cards] of Object.entries(butlers)) {
        const seat = seatNamed(pos.rules, suspect, 'butlers');
        for (const card of cards) take(card, `butlers.${suspect}`);
        facts.push({ fact: 'held', seat, count: cards.length, sealed: { for: [seat], cards } });
      }
      return facts;
    },
    offers(pos, seat, forms) {
      if (pos.wait?.for === 'draw' && pos.wait.seats.includes(seat)) forms.push(...drawForms);
    },
    does: {
      draw: ({ pos, seat, chance }) => drawFacts(pos, seat, chance),
      pass: ({ seat }) => [{ fact: 'declined', seat }],
    },
    follows({ pos, chance }) {
      const { due, offers } = pos.intrigue!;
      if (due > 0) return drawFacts(pos, pos.turn, chance);
      if (offers.length > 0) return [{ fact: 'asked', wait: { for: 'draw', seats: offers } }];
      return null;
    },
    after: {
      opened(pos, { players }) {
        pos.intrigue = {
          unseen: full,
          clocks: 0,
          held: players.map(() => []),
          counts: players.map(() => 0),
          offers: [],
          windows: 0,
          due: 0,
          again: 0,
          glimpse: null,
        };
      },
      clocks(pos, { count }) {
        let { unseen } = pos.intrigue!;
        for (let i = 0; i < count; i++) unseen = without(unseen, 'clock');
        pos.intrigue = { ...pos.intrigue!, clocks: count, unseen };
      },
      held(pos, { seat, count, sealed }) {
        for (let i = 0; i < count; i++) pos.intrigue = withButler(pos.intrigue!, seat, sealed.cards?.[i]);
      },
      rolled(pos, { dice }) {
        if (dice[0] === policy.mark) pos.intrigue = { ...pos.intrigue!, due: 1 };
      },
      // Runs after the walk: stopping here ends the move, and after it only butler cards may be played.
      moved(pos, { seat, to, by }) {
        if (seat !== pos.turn || !isOnIntrigue(pos, pos.rules.board.nodeOf(to))) return;
        if (by === 'butler' && policy.sentDraws === 'nothing') return;
        pos.intrigue = { ...pos.intrigue!, due: 1 };
        pos.step = 'settled';
      },
      rested(pos, { seat }) {
        if (policy.restingDraws === 'a-card' && !pos.moved && isOnIntrigue(pos, pawnNode(pos, seat)))
          pos.intrigue = { ...pos.intrigue!, due: 1 };
      },
      suggested(pos) {
        pos.intrigue = { ...pos.intrigue!, offers: [], windows: 0 };
      },
      brought(pos, { piece, from }) {
        const seat = pos.rules.seatOf[piece];
        if (seat === undefined || typeof from !== 'string' || pos.out[seat]) return;
        if (seat === pos.turn && policy.pulledDraws === 'by-others') return;
        if (policy.pulledFrom === 'rooms-with-a-card' && !pos.rules.cards.rooms.includes(from)) return;
        pos.intrigue = { ...pos.intrigue!, offers: [seat] };
      },
      declined(pos) {
        if (pos.intrigue!.offers.length > 0) pos.intrigue = { ...pos.intrigue!, offers: [] };
      },
      drew(pos, { seat, card, sealed }) {
        stopWaitingFor(pos, seat);
        const own: Intrigue = { ...pos.intrigue!, due: 0, offers: [] };
        if (card === 'butler') pos.intrigue = withButler(own, seat, sealed.cards?.[0]);
        else if (isFatal(own)) pos.intrigue = own;
        else pos.intrigue = { ...own, clocks: own.clocks + 1, unseen: without(own.unseen, 'clock') };
      },
      murdered(pos, { seat }) {
        pos.out = replaceAt(pos.out, seat, true);
        pos.gone = replaceAt(pos.gone, seat, true);
        const { held, counts } = pos.intrigue!;
        pos.intrigue = {
          ...pos.intrigue!,
          held: replaceAt(held, seat, []),
          counts: replaceAt(counts, seat, 0),
        };
        if (seat === pos.turn) pos.step = 'done';
      },
      played(pos, { seat, card }) {
        const { held, counts, unseen } = pos.intrigue!;
        const known = held[seat]!.includes(card);
        pos.intrigue = {
          ...pos.intrigue!,
          held: known ? replaceAt(held, seat, without(held[seat]!, card)) : held,
          unseen: known ? unseen : without(unseen, card),
          counts: replaceAt(counts, seat, counts[seat]! - 1),
        };
      },
    },
  };
}

/** Adds a butler card to a hand; a viewer who may not see it only counts it. */
function withButler(own: Intrigue, seat: Seat, card: CardId | undefined): Intrigue {
  const counts = replaceAt(own.counts, seat, own.counts[seat]! + 1);
  if (card === undefined) return { ...own, counts };
  const held = replaceAt(own.held, seat, [...own.held[seat]!, card]);
  return { ...own, counts, held, unseen: without(own.unseen, card) };
}
