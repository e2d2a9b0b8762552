/** What each clue card does. */
import type { Moment } from '../../edition/mechanic.ts';
import { type Position, pawnNode } from '../../position/position.ts';
import type { ActionOf, CardId, Fact, Form, Place, RoomId, Seat } from '../../vocabulary.ts';
import { passagesFrom } from '../moving/dice.ts';
import { showedFact } from '../suggesting/answer.ts';

/** A card asks for one choice after the other; `follows` is null once it is carried out. */
export interface ClueCard {
  readonly follows: (at: Moment) => readonly Fact[] | null;
  readonly offers: (pos: Position, seat: Seat, forms: Form[]) => void;
  readonly chooses?: (at: Moment, action: ActionOf<'choose'>) => readonly Fact[];
  readonly shows?: (at: Moment, action: ActionOf<'show'>) => readonly Fact[];
}

const askChoice = (pos: Position): Fact => ({
  fact: 'asked',
  wait: { for: 'choice', seats: [pos.turn], card: pos.clues!.current! },
});

/** The drawer names a card of this category; whoever holds it shows it to all. */
function nameCard(category: 'suspects' | 'weapons' | 'rooms'): ClueCard {
  return {
    follows({ pos }) {
      const { chosen } = pos.clues!;
      if (chosen === null) return [askChoice(pos)];
      const holder = pos.known[chosen];
      if (typeof holder !== 'number') return [{ fact: 'unheld', card: chosen }, doneFact(pos)];
      return [{ fact: 'asked', wait: { for: 'reveal', seats: [holder], card: chosen } }];
    },
    offers(pos, _seat, forms) {
      if (pos.wait!.for === 'choice') forms.push({ do: 'choose', card: pos.rules.cards[category] });
      if (pos.wait!.for === 'reveal') forms.push({ do: 'show', card: pos.clues!.chosen! });
    },
    chooses: ({ seat }, { card }) => [{ fact: 'chose', seat, what: card! }],
    shows: ({ pos, seat }, { card }) => [{ fact: 'revealed', seat, card }, doneFact(pos)],
  };
}

/** The drawer chooses a seat, which shows one card of its own choice to the drawer alone. */
const pressure: ClueCard = {
  follows({ pos }) {
    const { chosen } = pos.clues!;
    if (chosen === null) return [askChoice(pos)];
    const seats = [pos.rules.seatOf[chosen]!];
    return [{ fact: 'asked', wait: { for: 'card', seats, to: pos.turn, why: 'pressure' } }, doneFact(pos)];
  },
  offers(pos, seat, forms) {
    if (pos.wait!.for !== 'choice') return;
    const others = pos.rules.clockwise[seat]!;
    forms.push({ do: 'choose', target: others.map((other) => pos.rules.players[other]!.suspect) });
  },
  chooses: ({ seat }, { target }) => [{ fact: 'chose', seat, what: target! }],
};

/** Every seat picks a card of its own choice, all at once; then all are shown. */
function everyoneShows(show: (pos: Position, seat: Seat, card: CardId) => Fact): ClueCard {
  return {
    follows({ pos }) {
      const { picks, current } = pos.clues!;
      const seats = picks.flatMap((pick, seat) => (pick === null && pos.sizes[seat]! > 0 ? [seat] : []));
      if (seats.length > 0) return [{ fact: 'asked', wait: { for: 'each', seats, card: current! } }];
      const shows = picks.flatMap((pick, seat) => (pick === null ? [] : [show(pos, seat, pick)]));
      return [...shows, doneFact(pos)];
    },
    offers(pos, seat, forms) {
      if (pos.wait!.for === 'each') forms.push({ do: 'show', card: pos.hands[seat]! });
    },
    shows: ({ seat }, { card }) => [{ fact: 'picked', seat, sealed: { for: [seat], cards: [card] } }],
  };
}

/** Every seat in turn, the drawer first, may run to any room. */
const scream: ClueCard = {
  follows({ pos }) {
    const waiting = pos.clues!.runners ?? [pos.turn, ...pos.rules.clockwise[pos.turn]!];
    const next = waiting.find((seat) => !pos.out[seat]);
    return next === undefined ? null : [{ fact: 'asked', wait: { for: 'scream', seats: [next] } }];
  },
  offers(pos, seat, forms) {
    if (pos.wait!.for !== 'scream') return;
    const { board } = pos.rules;
    const here = pawnNode(pos, seat);
    const to: Place[] = board.places.filter((_, node) => board.isRoom(node) && node !== here);
    forms.push({ do: 'choose', to }, { do: 'pass' });
  },
  chooses({ pos, seat }, { to }) {
    const pawn = pos.rules.players[seat]!.suspect;
    return [
      { fact: 'declined', seat },
      { fact: 'moved', seat, pawn, to: to!, by: 'clue', left: 0 },
    ];
  },
};

/** The drawer chooses a room without passage; it is joined to all rooms with passages. */
const passage: ClueCard = {
  follows: ({ pos }) => (pos.clues!.chosen === null && bareRooms(pos).length > 0 ? [askChoice(pos)] : null),
  offers(pos, _seat, forms) {
    if (pos.wait!.for === 'choice') forms.push({ do: 'choose', room: bareRooms(pos) });
  },
  chooses({ pos, seat }, { room }) {
    const bare = bareRooms(pos);
    const to = pos.rules.cards.rooms.filter((other) => !bare.includes(other));
    return [
      { fact: 'chose', seat, what: room! },
      { fact: 'tunnelled', from: room!, to },
    ];
  },
};

function bareRooms(pos: Position): RoomId[] {
  const { board, cards } = pos.rules;
  return cards.rooms.filter((room) => passagesFrom(pos, board.nodeOf(room)).length === 0);
}

const doneFact = (pos: Position): Fact => ({ fact: 'done', card: pos.clues!.current! });

/** The clue cards by id, each with what it makes happen. */
export const clueCards: Readonly<Record<CardId, ClueCard>> = {
  'clue:name-suspect': nameCard('suspects'),
  'clue:name-weapon': nameCard('weapons'),
  'clue:name-room': nameCard('rooms'),
  'clue:pressure': pressure,
  'clue:gossip': everyoneShows((pos, seat, card) =>
    showedFact(seat, pos.rules.clockwise[seat]![0]!, card, 'gossip'),
  ),
  'clue:confession': everyoneShows((_pos, seat, card) => ({ fact: 'revealed', seat, card })),
  'clue:scream': scream,
  'clue:passage': passage,
};
