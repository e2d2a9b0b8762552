import { writeDice } from '../rolls.ts';
import type { Speaker, Words } from '../words.ts';
import { asks, help } from './help-en.ts';
import {
  a,
  an,
  and,
  capital,
  crime,
  inside,
  list,
  near,
  square,
  the,
  theCard,
  to,
  walks,
  who,
  whom,
} from './phrases-en.ts';
import { begins, first, lost, signs } from './rolls-en.ts';

const cards = (count: number): string => (count === 1 ? 'a card' : `${count} cards`);
const lie = (count: number): string => (count === 1 ? 'A card lies' : `${count} cards lie`);
const spot = (s: Speaker, where: string): string => inside(s, where.replace('room:', ''));
/** Rooms hold one card each. */
const isOne = (where: string): boolean => where.startsWith('room:');

/** The game told in English. */
export const words: Words = {
  asks,
  help,
  signs,
  begins,
  lost,
  facts: {
    opened: () => '',
    first,
    enveloped: (_, s) => s.words.question,
    dealt: ({ seat, count, sealed }, s) =>
      `${who(s, seat, 'are', 'is')} dealt ${sealed.cards ? list(s, sealed.cards) : cards(count)}.`,
    laid: ({ where, count }, s) => `${lie(count)} face down ${spot(s, where)}.`,
    faced: (fact, s) => `Face up for everyone: ${list(s, fact.cards)}.`,
    placed: () => '',
    set: ({ seat, weapon, room }, s) =>
      `${who(s, seat, 'put', 'puts')} ${the(s, weapon)} ${inside(s, room)}.`,
    held: ({ seat, count, sealed }, s) =>
      `${who(s, seat, 'hold', 'holds')} ${count === 1 ? 'a butler card' : `${count} butler cards`}${sealed.cards?.length ? `: “${sealed.cards.map(s.name).join('”, “')}”` : ''}.`,
    clocks: ({ count }) => `Clock cards on the table: ${count}.`,
    turn: ({ seat, number }, s) => `Turn ${number}: ${seat === s.you ? 'you' : s.seat(seat)}`,
    rolled: ({ seat, dice, steps }, s) =>
      `${who(s, seat, 'roll', 'rolls')} ${writeDice({ signs }, dice, s).join(' and ')}${dice.length > 1 ? `: ${steps} to move` : ''}.`,
    moved({ seat, pawn, to: place, by }, s, from) {
      const owner = seat ?? s.seatOf(pawn);
      const goes = (you: string, other: string): string =>
        owner === undefined ? `${s.name(pawn)} ${other}` : who(s, owner, you, other);
      if (by === 'home') return `${goes('go back to your', 'goes back to the')} start square.`;
      if (typeof place !== 'string') {
        const kind = s.corridor?.kind(place);
        if (by === 'passage')
          return `${goes('take', 'takes')} a secret passage${kind === undefined ? '' : ` and come${owner === s.you ? '' : 's'} out ${s.at(kind)}`}.`;
        return `${goes(...walks(s, from, place))}.`;
      }
      if (by === 'door')
        return `${goes('make way at the door and are', 'makes way at the door and is')} now ${inside(s, place)}.`;
      if (by === 'passage') return `${goes('take', 'takes')} the secret passage to ${the(s, place)}.`;
      return `${by === 'clue' ? goes('run', 'runs') : goes('go', 'goes')} to ${the(s, place)}.`;
    },
    stayed: ({ seat }, s) => `${who(s, seat, 'stay', 'stays')} in the ${s.words.place}.`,
    rested: () => '',
    suggested: ({ seat, cards: named }, s) =>
      `${who(s, seat, s.words.suggest.you, s.words.suggest.other)} ${crime(s, named)}.`,
    brought({ piece, to: room }, s) {
      if (!s.isSuspect(piece)) return '';
      return s.seatOf(piece) === s.you && s.you !== null
        ? `You are brought to ${the(s, room)}.`
        : `${s.name(piece)} is brought to ${the(s, room)}.`;
    },
    asked({ wait }, s) {
      if (wait.for === 'card' && wait.why === 'spy')
        return `${who(s, wait.to, 'spy', 'spies')} on ${whom(s, wait.seats[0]!)}.`;
      if (wait.for !== 'gather') return '';
      // A single player may be free to accuse too, or obliged to.
      return wait.seats.length > 1
        ? 'Everyone else may now accuse too, in secret.'
        : `Now it is up to ${whom(s, wait.seats[0]!)}.`;
    },
    declined: () => '',
    lacked: ({ seat }, s) => `${who(s, seat, s.words.cannotDisprove.you, s.words.cannotDisprove.other)}.`,
    showed: ({ seat, to: other, why, sealed }, s) => {
      // Nobody showed it: the other player looked at it, or saw it being passed.
      if (why === 'see' || why === 'power') {
        const whose = seat === s.you ? 'your' : `${s.seat(seat)}’s`;
        const seen = sealed.cards ? `: ${list(s, sealed.cards)}` : '';
        return why === 'see'
          ? `${who(s, other, 'see', 'sees')} ${whose} card too${seen}.`
          : `${who(s, other, 'look', 'looks')} at one of ${whose} cards${seen}.`;
      }
      const card = a(s, sealed.cards?.[0]);
      if (other === s.you) return `${s.seat(seat)} shows you ${card}.`;
      return `${who(s, seat, 'show', 'shows')} ${card} to ${s.seat(other)}.`;
    },
    closed: ({ unanswered }) => (unanswered === null ? '' : 'Nobody answers.'),
    looked({ seat, where, sealed }, s) {
      const seen = sealed.cards ? `: ${list(s, sealed.cards)}` : '';
      const what = isOne(where) ? 'the card' : 'what lies face down';
      return `${who(s, seat, 'look', 'looks')} at ${what} ${spot(s, where)}${seen}.`;
    },
    revealed: ({ seat, card }, s) => `${who(s, seat, 'show', 'shows')} everyone ${theCard(s, card)}.`,
    unheld: ({ card }, s) => `Nobody has ${theCard(s, card)}.`,
    accused({ seat, cards: open, sealed }, s) {
      const named = open ?? sealed?.cards;
      if (named === undefined) return `${who(s, seat, 'make', 'makes')} a secret accusation.`;
      return `${who(s, seat, 'accuse', 'accuses')} ${crime(s, named)}.`;
    },
    joined({ seat, accuses, sealed }, s) {
      if (sealed.cards?.length) return `${who(s, seat, 'accuse', 'accuses')} ${crime(s, sealed.cards)}.`;
      if (accuses) return `${who(s, seat, 'make', 'makes')} a secret accusation.`;
      const isKnown = accuses === false || sealed.cards !== undefined;
      return isKnown
        ? `${who(s, seat, 'do', 'does')} not accuse.`
        : `${who(s, seat, 'have', 'has')} decided.`;
    },
    gathered: ({ seats }, s) =>
      seats.length === 1
        ? `Only ${whom(s, seats[0]!)} ${seats[0] === s.you ? 'accuse' : 'accuses'}.`
        : `${capital(and(seats.map((seat) => whom(s, seat))))} accuse.`,
    judged({ seat, right, sealed }, s) {
      if (right) return `The ${s.words.accusation} is right!`;
      const seen = sealed.cards ? ` It was ${crime(s, sealed.cards)}.` : '';
      return `The ${s.words.accusation} is wrong: ${whom(s, seat)} can no longer win.${seen}`;
    },
    ended({ winner, envelope, lost: loss }, s) {
      if (winner === null) return `${loss ? `${lost[loss]} ` : ''}${s.words.unsolved}`;
      const [suspect = '', weapon = '', room = ''] = envelope;
      const said: Record<string, string> = {
        seat: who(s, winner, 'have', 'has'),
        suspect: s.name(suspect),
        weapon: the(s, weapon),
        room: inside(s, room),
      };
      return s.words.solved.replace(/\{(\w+)\}/g, (_, key: string) => said[key]!);
    },
    clue: ({ seat, card }, s) => `${who(s, seat, 'draw', 'draws')} a clue card: “${s.name(card)}”.`,
    chose: ({ seat, what }, s) => `${who(s, seat, 'choose', 'chooses')} ${the(s, what)}.`,
    picked: ({ seat, sealed }, s) => `${who(s, seat, 'pick', 'picks')} ${a(s, sealed.cards?.[0])}.`,
    done: () => '',
    tunnelled: ({ from, to: ends }, s) => `A new secret passage joins ${the(s, from)} with ${list(s, ends)}.`,
    drew({ seat, card, sealed }, s) {
      if (card === 'clock') return `${who(s, seat, 'draw', 'draws')} a clock card.`;
      const drawn = sealed.cards ? `: “${sealed.cards.map(s.name).join('”, “')}”` : '';
      return `${who(s, seat, 'draw', 'draws')} a butler card${drawn}.`;
    },
    murdered: ({ seat, cards: hand }, s) =>
      `The last clock strikes: ${whom(s, seat)} ${seat === s.you ? 'are' : 'is'} murdered. Cards laid open: ${list(s, hand)}.`,
    played: ({ seat, card }, s) => `${who(s, seat, 'play', 'plays')} a butler card: “${s.name(card)}”.`,
    powered: ({ seat }, s) => `${who(s, seat, 'use your', 'uses their')} power: “${s.power(seat)}”.`,
  },
  actions: {
    roll: (_, s) => s.words.roll,
    stay: (_, s) => `Stay in the ${s.words.place}`,
    pass: () => 'Not now',
    end: () => 'End the turn',
    look: () => 'Look at what lies here',
    draw: () => 'Draw an intrigue card',
    passage: ({ to: place }, s) =>
      `Take the secret passage${typeof place === 'string' ? ` to ${the(s, place)}` : ''}`,
    move: ({ to: place }, s) => (place ? `Go to ${to(s, place)}` : 'Go to a square'),
    place: ({ weapon, room }, s) =>
      weapon && room
        ? `Put ${the(s, weapon)} ${inside(s, room)}`
        : `Put ${an(s.words.tool)} in ${an(s.words.place)}`,
    suggest: ({ room }, s) => `${s.words.suggest.todo}${room ? ` ${inside(s, room)}` : ''}`,
    accuse: (_, s) => `Make ${an(s.words.accusation)}`,
    ask: (_, s) => s.words.suggest.todo,
    show: ({ card }, s) => `Show ${a(s, card)}`,
    spy: ({ target }, s) => (target ? `Spy on ${s.seat(s.seatOf(target)!)}` : 'Spy on another player'),
    play: ({ card }, s) => (card ? `Play a butler card: “${s.name(card)}”` : 'Play a butler card'),
    power: ({ to: place }, s) =>
      `Use your power${s.you === null ? '' : `: “${s.power(s.you)}”`}${place ? ` (${to(s, place)})` : ''}`,
    choose: ({ card, target, room, to: place }, s) => {
      if (target) return `Choose ${s.seat(s.seatOf(target)!)}`;
      const what = card ?? room;
      return what ? `Choose ${the(s, what)}` : place ? `Run to ${to(s, place)}` : 'Choose';
    },
  },
  arguments: {
    to: () => 'Where to?',
    suspect: () => 'Which suspect?',
    weapon: (s) => `Which ${s.words.tool}?`,
    room: (s) => `Which ${s.words.place}?`,
    card: () => 'Which card?',
    target: () => 'Which player?',
    pawn: () => 'Whose pawn?',
    from: () => 'Which two cards?',
  },
  waits: {
    placing: (_, s) => `Which ${s.words.tool} goes where?`,
    answer: () => 'Which card will you show?',
    card: ({ to: seat }, s) => `Which card will you show ${s.seat(seat)}?`,
    reveal: ({ card }, s) => `You have ${theCard(s, card)}: show it to everyone.`,
    choice: ({ card }, s) => s.question(card),
    each: ({ card }, s) => s.question(card),
    scream: () => 'A scream! Where will you run?',
    draw: () => 'You were moved to another room. Draw an intrigue card?',
    'no-answer': () => 'Stop anyone from answering this suggestion?',
    'after-show': ({ by, to: seat }, s) =>
      `${who(s, by, 'have', 'has')} shown ${whom(s, seat)} a card. Will you react?`,
    gather: () => 'An accusation! Will you accuse too?',
  },
  place: (place, s) => (typeof place === 'string' ? s.name(place) : square(s, place)),
  inquiry: (by, s) => who(s, by, s.words.suggest.you, s.words.suggest.other),
  person: (name) => ({ seat: name, of: `${name}’s`, to: `to ${name}` }),
  near: (place, s) => (typeof place === 'string' ? s.name(place) : near(s, place)),
  card: (card, s) => theCard(s, card),
  spot: (where, s) =>
    where === 'face-up'
      ? { at: 'face up on the table', all: 'the cards face up on the table' }
      : { at: `face down ${spot(s, where)}`, all: `the cards face down ${spot(s, where)}` },
};
