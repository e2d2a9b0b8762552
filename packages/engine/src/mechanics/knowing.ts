/** What every viewer keeps track of in every edition: cards seen, and who has to decide. */
import type { Mechanic } from '../edition/mechanic.ts';
import { type Draft, replaceAt, type Sight, stopWaitingFor } from '../position/position.ts';
import type { CardId, Owner } from '../vocabulary.ts';

function noteOwner(pos: Draft, cards: readonly CardId[] | undefined, owner: Owner): void {
  if (cards === undefined || cards.every((card) => pos.known[card] === owner)) return;
  const known = { ...pos.known };
  for (const card of cards) known[card] = owner;
  pos.known = known;
}

function noteSight(pos: Draft, how: Sight['how'], cards: readonly CardId[] | undefined, owner: Owner): void {
  if (cards === undefined) return;
  pos.sights = [...pos.sights, { turn: pos.turnNumber, how, cards }];
  noteOwner(pos, cards, owner);
}

/** Keeps track of cards dealt, laid out, shown, looked at and revealed. */
export const knowing: Mechanic = {
  name: 'knowing',
  after: {
    enveloped(pos, { sealed }) {
      pos.envelope = sealed.cards ?? null;
      noteOwner(pos, sealed.cards, 'envelope');
    },
    dealt(pos, { seat, count, sealed }) {
      pos.sizes = replaceAt(pos.sizes, seat, count);
      if (sealed.cards) pos.hands = replaceAt(pos.hands, seat, sealed.cards);
      noteOwner(pos, sealed.cards, seat);
    },
    laid(pos, { where, count, sealed }) {
      pos.spots = { ...pos.spots, [where]: count };
      noteOwner(pos, sealed.cards, where);
    },
    faced(pos, { cards }) {
      pos.spots = { ...pos.spots, 'face-up': cards.length };
      noteSight(pos, 'faced', cards, 'face-up');
    },
    showed(pos, { seat, to, why, sealed }) {
      const card = sealed.cards?.[0];
      if (card === undefined) return;
      const showing = { card, by: seat, to, turn: pos.turnNumber, why };
      if (pos.you === to) {
        pos.shown = [...pos.shown, showing];
        noteOwner(pos, sealed.cards, seat);
      } else if (pos.you === seat) pos.showed = [...pos.showed, showing];
    },
    looked(pos, { seat, where, sealed }) {
      noteSight(pos, 'looked', sealed.cards, where);
      if (where !== 'pool') pos.looks = [...pos.looks, `${seat}@${where}`];
    },
    revealed(pos, { seat, card }) {
      noteSight(pos, 'revealed', [card], seat);
    },
    unheld(pos, { card }) {
      pos.unheld = [...pos.unheld, { turn: pos.turnNumber, card }];
    },
    murdered(pos, { seat, cards }) {
      pos.hands = replaceAt(pos.hands, seat, cards);
      noteSight(pos, 'murdered', cards, seat);
    },
    judged(pos, { sealed }) {
      if (sealed.cards) pos.envelope = sealed.cards;
      noteSight(pos, 'opened', sealed.cards, 'envelope');
    },
    ended(pos, { winner, envelope, lost }) {
      pos.result = { winner, envelope, ...(lost === undefined ? {} : { lost }) };
      pos.envelope = envelope;
      noteSight(pos, 'opened', envelope, 'envelope');
      pos.wait = null;
    },
  },
};

/** Keeps track of which seats have to decide. */
export const waiting: Mechanic = {
  name: 'waiting',
  after: {
    asked(pos, { wait }) {
      pos.wait = wait;
    },
    declined(pos, { seat }) {
      stopWaitingFor(pos, seat);
    },
  },
};
