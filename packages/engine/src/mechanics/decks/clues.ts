/** Clue cards: one for each magnifier rolled, read out to all, carried out at once, then put under the deck. */
import type { Mechanic } from '../../edition/mechanic.ts';
import { type Clues, type Position, replaceAt, stopWaitingFor, without } from '../../position/position.ts';
import type { CardId } from '../../vocabulary.ts';
import { type ClueCard, clueCards } from './clue-cards.ts';

/** The face of a die that is a magnifier. */
const magnifier = 1;

/** The card that is being carried out; null when there is none. */
function currentCard(pos: Position): ClueCard | null {
  const current = pos.clues!.current;
  return current === null ? null : clueCards[current]!;
}

/** The deck of clue cards, and its readings. */
export interface CluesPolicy {
  readonly deck: Readonly<Record<CardId, number>>;
  /** Whether two cards are drawn one by one, or both before the first is carried out. */
  readonly two: 'one-by-one' | 'drawn-together';
}

/** Draws a clue card for each magnifier rolled and carries it out before the move. */
export function clues(policy: CluesPolicy): Mechanic {
  const full = Object.entries(policy.deck).flatMap(([card, copies]) => Array<CardId>(copies).fill(card));
  return {
    name: 'clues',
    offers(pos, seat, forms) {
      if (pos.wait?.seats.includes(seat)) currentCard(pos)?.offers(pos, seat, forms);
    },
    refuses(pos, _seat, action) {
      const { wait } = pos;
      if (wait?.for === 'each' || wait?.for === 'reveal')
        return action.do === 'show' ? 'not-held' : 'must-show';
      return wait?.for === 'choice' && action.do === 'choose' ? 'malformed' : null;
    },
    does: {
      choose: (at, action) => currentCard(at.pos)!.chooses!(at, action),
      show: (at, action) => currentCard(at.pos)!.shows!(at, action),
      pass: ({ seat }) => [{ fact: 'declined', seat }],
    },
    follows(at) {
      const { pos, chance } = at;
      const own = pos.clues!;
      const isDrawn = own.current !== null && (policy.two === 'one-by-one' || own.due === 0);
      if (isDrawn) return currentCard(pos)!.follows(at) ?? [{ fact: 'done', card: own.current! }];
      if (own.due === 0) return null;
      const card = own.undrawn.length > 0 ? chance.pick(own.undrawn, 'deck') : own.used[0]!;
      return [{ fact: 'clue', seat: pos.turn, card }];
    },
    after: {
      opened(pos, { players }) {
        pos.clues = {
          undrawn: full,
          used: [],
          due: 0,
          current: null,
          next: null,
          chosen: null,
          picks: players.map(() => null),
          runners: null,
        };
      },
      rolled(pos, { dice }) {
        const due = dice.filter((face) => face === magnifier).length;
        if (due > 0) pos.clues = { ...pos.clues!, due };
      },
      clue(pos, { card }) {
        const own = pos.clues!;
        const fresh = own.undrawn.includes(card);
        pos.clues = {
          ...own,
          undrawn: without(own.undrawn, card),
          used: fresh ? own.used : own.used.slice(1),
          due: own.due - 1,
          ...(own.current === null ? startCard(own, card) : { next: card }),
        };
      },
      done(pos, { card }) {
        const own: Clues = pos.clues!;
        pos.clues = { ...own, used: [...own.used, card], ...startCard(own, own.next) };
      },
      chose(pos, { seat, what }) {
        stopWaitingFor(pos, seat);
        pos.clues = { ...pos.clues!, chosen: what };
      },
      picked(pos, { seat, sealed }) {
        stopWaitingFor(pos, seat);
        // A viewer who may not see the card still knows that one was picked.
        pos.clues = { ...pos.clues!, picks: replaceAt(pos.clues!.picks, seat, sealed.cards?.[0] ?? '') };
      },
      revealed(pos, { seat }) {
        stopWaitingFor(pos, seat);
      },
      asked(pos, { wait }) {
        if (wait.for !== 'scream') return;
        const { runners } = pos.clues!;
        const waiting = runners ?? [pos.turn, ...pos.rules.clockwise[pos.turn]!];
        const left = waiting.slice(waiting.indexOf(wait.seats[0]!) + 1);
        pos.clues = { ...pos.clues!, runners: left };
      },
    },
  };
}

/** The state in which a card begins, without anything left over from the one before it. */
function startCard({ picks }: Clues, current: CardId | null): Partial<Clues> {
  return { current, next: null, chosen: null, picks: picks.map(() => null), runners: null };
}
