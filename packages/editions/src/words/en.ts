import type { CardId, Place, Seat } from '@casefile/engine';
import { asks, help } from './help-en.ts';
import { first, lost, signs } from './rolls-en.ts';
import { type Speaker, type Words, writeDice } from './words.ts';

const who = (s: Speaker, seat: Seat, you: string, other: string): string =>
  seat === s.you ? `You ${you}` : `${s.seat(seat)} ${other}`;
const whom = (s: Speaker, seat: Seat): string => (seat === s.you ? 'you' : s.seat(seat));
const list = (s: Speaker, ids: readonly string[]): string => ids.map(s.name).join(', ');
const the = (s: Speaker, id: string): string => (s.isSuspect(id) ? s.name(id) : `the ${s.name(id)}`);
const a = (s: Speaker, card: CardId | undefined): string => (card === undefined ? 'a card' : the(s, card));
const to = (s: Speaker, place: Place): string =>
  typeof place === 'string' ? the(s, place) : place.join(',');
const an = (noun: string): string => (/^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`);
const cards = (count: number): string => (count === 1 ? 'a card' : `${count} cards`);
const lie = (count: number): string => (count === 1 ? 'A card lies' : `${count} cards lie`);
const spot = (s: Speaker, where: string): string => the(s, where.replace('room:', ''));

export const words: Words = {
  asks,
  help,
  signs,
  lost,
  facts: {
    opened: () => '',
    first,
    enveloped: (_, s) => s.words.question,
    dealt: ({ seat, count, sealed }, s) =>
      `${who(s, seat, 'are', 'is')} dealt ${sealed.cards ? list(s, sealed.cards) : cards(count)}.`,
    laid: ({ where, count }, s) => `${lie(count)} face down in ${spot(s, where)}.`,
    faced: (fact, s) => `Face up for all: ${list(s, fact.cards)}.`,
    placed: () => '',
    held: ({ seat, count, sealed }, s) =>
      `${who(s, seat, 'hold', 'holds')} butler cards: ${sealed.cards ? list(s, sealed.cards) : count}.`,
    clocks: ({ count }) => `Clock cards on the table: ${count}.`,
    turn: ({ seat, number }, s) => `Turn ${number}: ${seat === s.you ? 'your turn' : s.seat(seat)}`,
    rolled: ({ seat, dice, steps }, s) =>
      `${who(s, seat, 'roll', 'rolls')} ${writeDice(words, dice, s).join(' and ')}${dice.length > 1 ? `: ${steps} to move` : ''}.`,
    moved({ seat, pawn, to: place, by }, s) {
      const owner = seat ?? s.seatOf(pawn);
      const goes = (you: string, other: string): string =>
        `${owner === undefined ? `${s.name(pawn)} ${other}` : who(s, owner, you, other)}`;
      if (by === 'home') return `${goes('go', 'goes')} back to the start.`;
      if (by === 'door') return `${goes('step', 'steps')} out of the way, into ${to(s, place)}.`;
      if (by === 'passage') return `${goes('take', 'takes')} a secret passage to ${to(s, place)}.`;
      if (by === 'clue') return `${goes('run', 'runs')} to ${to(s, place)}.`;
      return `${goes('go', 'goes')} to ${to(s, place)}.`;
    },
    stayed: ({ seat }, s) => `${who(s, seat, 'stay', 'stays')} in the room.`,
    rested: () => '',
    suggested: ({ seat, cards: named, room }, s) =>
      `${room === null ? who(s, seat, 'ask about', 'asks about') : who(s, seat, 'suggest', 'suggests')}: ${list(s, named)}.`,
    brought({ piece, to: room }, s) {
      if (!s.isSuspect(piece)) return '';
      return s.seatOf(piece) === s.you && s.you !== null
        ? `You are brought to ${the(s, room)}.`
        : `${s.name(piece)} is brought to ${the(s, room)}.`;
    },
    asked({ wait }, s) {
      if (wait.for === 'card' && wait.why === 'spy')
        return `${who(s, wait.to, 'spy', 'spies')} on ${whom(s, wait.seats[0]!)}.`;
      return wait.for === 'gather' ? 'Everyone else may now accuse too, in secret.' : '';
    },
    declined: () => '',
    lacked: ({ seat }, s) => `${who(s, seat, 'have', 'has')} nothing to show.`,
    showed: ({ seat, to: other, sealed }, s) => {
      const card = a(s, sealed.cards?.[0]);
      if (other === s.you) return `${s.seat(seat)} shows you ${card}.`;
      return `${who(s, seat, 'show', 'shows')} ${card} to ${s.seat(other)}.`;
    },
    closed: ({ unanswered }) => (unanswered === null ? '' : 'No answer is given.'),
    looked({ seat, where, sealed }, s) {
      const seen = sealed.cards ? `: ${list(s, sealed.cards)}` : '';
      return `${who(s, seat, 'look', 'looks')} at what lies in ${spot(s, where)}${seen}.`;
    },
    revealed: ({ seat, card }, s) => `${who(s, seat, 'show', 'shows')} everyone ${the(s, card)}.`,
    unheld: ({ card }, s) => `Nobody holds ${the(s, card)}.`,
    accused({ seat, cards: open, sealed }, s) {
      const named = open ?? sealed?.cards;
      if (named === undefined) return `${who(s, seat, 'accuse', 'accuses')} in secret.`;
      return `${who(s, seat, 'accuse', 'accuses')}: ${list(s, named)}.`;
    },
    joined({ seat, accuses, sealed }, s) {
      if (sealed.cards?.length) return `${who(s, seat, 'lay', 'lays')} down: ${list(s, sealed.cards)}.`;
      if (accuses) return `${who(s, seat, 'accuse', 'accuses')} in secret.`;
      const isKnown = accuses === false || sealed.cards !== undefined;
      return isKnown
        ? `${who(s, seat, 'do', 'does')} not accuse.`
        : `${who(s, seat, 'have', 'has')} decided.`;
    },
    gathered: ({ seats }, s) => `Accusing: ${seats.map((seat) => whom(s, seat)).join(', ')}.`,
    judged({ seat, right, sealed }, s) {
      if (right) return `The ${s.words.accusation} is right!`;
      const seen = sealed.cards ? ` The ${s.words.envelope}: ${list(s, sealed.cards)}.` : '';
      return `The ${s.words.accusation} is wrong: ${whom(s, seat)} can no longer win.${seen}`;
    },
    ended({ winner, envelope, lost: loss }, s) {
      if (winner === null) return `${loss ? `${lost[loss]} ` : ''}${s.words.unsolved}`;
      const [suspect = '', weapon = '', room = ''] = envelope.map(s.name);
      const said: Record<string, string> = { seat: s.seat(winner), suspect, weapon, room };
      return s.words.solved.replace(/\{(\w+)\}/g, (_, key: string) => said[key]!);
    },
    clue: ({ seat, card }, s) => `${who(s, seat, 'draw', 'draws')} a clue card. ${s.name(card)}.`,
    chose: ({ seat, what }, s) => `${who(s, seat, 'choose', 'chooses')} ${the(s, what)}.`,
    picked: ({ seat, sealed }, s) => `${who(s, seat, 'pick', 'picks')} ${a(s, sealed.cards?.[0])}.`,
    done: () => '',
    tunnelled: ({ from, to: ends }, s) =>
      `A new secret passage joins ${the(s, from)} with: ${list(s, ends)}.`,
    drew({ seat, card, sealed }, s) {
      if (card === 'clock') return `${who(s, seat, 'draw', 'draws')} a clock card.`;
      const drawn = sealed.cards ? `: “${list(s, sealed.cards)}”` : '';
      return `${who(s, seat, 'draw', 'draws')} a butler card${drawn}.`;
    },
    murdered: ({ seat, cards: hand }, s) =>
      `The last clock strikes: ${whom(s, seat)} ${seat === s.you ? 'are' : 'is'} murdered. The cards: ${list(s, hand)}.`,
    played: ({ seat, card }, s) => `${who(s, seat, 'play', 'plays')} a butler card: “${s.name(card)}”.`,
    powered: ({ seat }, s) => `${who(s, seat, 'use', 'uses')} a power: “${s.power(seat)}”.`,
  },
  reasons: {
    malformed: 'This is no action of the game, or something it needs is missing.',
    'game-over': 'The game is over.',
    'not-asked': 'It is for somebody else to decide.',
    'wrong-moment': 'This cannot be done now.',
    'not-in-edition': 'This edition has no such action.',
    'must-roll': 'Your turn begins with a move.',
    'must-ask': 'Your turn begins with a question or an accusation.',
    'must-move': 'You must move first.',
    'must-suggest': 'First say who you suspect, with what, and where.',
    'must-leave': 'You must leave this room.',
    trapped: 'Every door of this room is blocked.',
    'cannot-stay': 'You may not stay here.',
    'no-passage': 'There is no secret passage here.',
    'passage-elsewhere': 'The secret passage does not lead there.',
    'no-such-place': 'There is no such place on the board.',
    'out-of-reach': 'You cannot get there with this roll.',
    occupied: 'Another pawn stands there.',
    'room-left': 'You have left that room this turn and may not go back.',
    'stand-elsewhere': 'You can only name the place you are in.',
    'no-crime-here': 'Nothing can have happened here: there is no card for this place.',
    'not-entered': 'You can only do that after coming into a room.',
    'already-suggested': 'You may not do that here again yet.',
    'not-named': 'That card was not named.',
    'not-held': 'You do not hold that card.',
    'must-show': 'You must show a card.',
    'already-accused': 'You have already accused, and wrongly.',
    'accuse-elsewhere': 'You cannot accuse from here.',
    'accuse-later': 'You cannot accuse now.',
    'must-accuse': 'You must accuse too.',
    'two-different-cards': 'Name two different cards.',
    'not-an-opponent': 'Choose one of the others.',
    'power-used': 'You have used your power.',
    'spy-square-used': 'You have spied from here this turn.',
  },
  problems: {
    'unknown-edition': (given) => `there is no edition “${given}”`,
    'unknown-option': (given) => `this edition has no option “${given}”`,
    'bad-option-value': (given) => `the option cannot be ${given}`,
    'seat-count': (given) => `${given} seats do not fit this edition`,
    'unknown-suspect': (given) => `there is no suspect “${given}” in this edition`,
    'suspect-twice': (given) => `“${given}” is taken already`,
    'unknown-card': (given) => `there is no card “${given}” in this edition`,
    'card-twice': (given) => `the card “${given}” lies somewhere else already`,
    'wrong-category': (given) => `“${given}” is a second card of its category`,
    'too-many-cards': (given) => `${given} cards are too many`,
    'unknown-place': (given) => `there is no place ${given} on this board`,
    'not-at-this-table': (given) => `nobody plays “${given}” at this table`,
    'not-in-edition': (given) => `this edition has nothing of the kind (${given})`,
    'wrong-type': (given) => `${given} is not what belongs here`,
  },
  valid: (choices) => `; valid: ${choices}`,
  actions: {
    roll: () => 'Roll the dice',
    stay: () => 'Stay in the room',
    pass: () => 'Not now',
    end: () => 'End the turn',
    look: () => 'Look at the cards here',
    draw: () => 'Draw an intrigue card',
    passage: ({ to: place }, s) => `Take the secret passage${place ? ` to ${to(s, place)}` : ''}`,
    move: ({ to: place }, s) => (place ? `Go to ${to(s, place)}` : 'Go to a square'),
    suggest: ({ room }, s) => `Make ${an(s.words.suggestion)}${room ? ` in ${the(s, room)}` : ''}`,
    accuse: (_, s) => `Make ${an(s.words.accusation)}`,
    ask: () => 'Ask about two cards',
    show: ({ card }, s) => `Show ${a(s, card)}`,
    spy: ({ target }, s) => (target ? `Spy on ${s.name(target)}` : 'Spy on somebody'),
    play: ({ card }, s) => (card ? `Play a butler card: “${s.name(card)}”` : 'Play a butler card'),
    power: ({ to: place }, s) =>
      `Use your power${s.you === null ? '' : `: “${s.power(s.you)}”`}${place ? ` (${to(s, place)})` : ''}`,
    choose: ({ card, target, room, to: place }, s) => {
      const what = card ?? target ?? room;
      return what ? `Choose ${the(s, what)}` : place ? `Run to ${to(s, place)}` : 'Choose';
    },
  },
  arguments: {
    to: () => 'Where to?',
    suspect: () => 'Which suspect?',
    weapon: (s) => `Which ${s.words.tool}?`,
    room: (s) => `Which ${s.words.place}?`,
    card: () => 'Which card?',
    target: () => 'Whom?',
    pawn: () => 'Whose pawn?',
    from: () => 'Which card?',
  },
  waits: {
    answer: () => 'Which card do you show?',
    card: ({ to: seat }, s) => `Which card do you show ${s.seat(seat)}?`,
    reveal: ({ card }, s) => `You hold ${the(s, card)}: show it to all.`,
    choice: ({ card }, s) => `${s.name(card)}. What do you choose?`,
    each: ({ card }, s) => `${s.name(card)}. Which card do you pick?`,
    scream: () => 'A scream! Where do you run?',
    draw: () => 'You were pulled to another room. Do you draw an intrigue card?',
    'no-answer': () => 'Do you stop this suggestion from being answered?',
    'after-show': ({ by, to: seat }, s) =>
      `${who(s, by, 'have', 'has')} shown ${whom(s, seat)} a card. Do you react?`,
    gather: () => 'An accusation! Do you accuse too?',
  },
  place: (place, s) => (typeof place === 'string' ? s.name(place) : place.join(',')),
  card: (card, s) => (s.isSuspect(card) ? `the ${s.name(card)} card` : the(s, card)),
  spot: (where, s) =>
    where === 'face-up'
      ? { at: 'face up on the table', all: 'the cards face up on the table' }
      : { at: `face down in ${spot(s, where)}`, all: `the cards face down in ${spot(s, where)}` },
};
