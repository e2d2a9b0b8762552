/** Detects facts that no game can produce, which would show a wrong table. */
import {
  askedSeats,
  type Fact,
  mayTake,
  type Owner,
  type Position,
  type Rules,
  type Seat,
  type Viewer,
} from '@casefile/engine';

type FactName = Fact['fact'];

/** Facts that place cards of the deal. */
const laying: ReadonlySet<FactName> = new Set<FactName>(['enveloped', 'dealt', 'laid', 'faced']);
/** Further facts that name cards of the deal. Clues and intrigue have their own decks. */
const naming: ReadonlySet<FactName> = new Set<FactName>([
  'suggested',
  'showed',
  'looked',
  'revealed',
  'unheld',
  'accused',
  'joined',
  'judged',
  'murdered',
  'ended',
]);

const envelopeSize = 3;

/** Whether the opening facts are possible for these suspects. */
export function isPossibleStart(
  [opened, ...facts]: readonly Fact[],
  after: Position,
  suspects: readonly string[],
): boolean {
  const { rules, sizes, spots } = after;
  const { edition, players, deck } = rules;
  if (opened?.fact !== 'opened' || opened.edition !== edition.id || opened.version !== edition.version)
    return false;
  if (players.map(({ suspect }) => suspect).join() !== suspects.join()) return false;
  const laid = facts.flatMap((fact) => (laying.has(fact.fact) ? cardsIn(fact) : []));
  const count = sum(sizes) + sum(Object.values(spots)) + envelopeSize;
  const isWholeDeal = new Set(laid).size === laid.length && count === deck.length;
  return isWholeDeal && areAtTable(facts, rules) && facts.every((fact) => isStripped(fact, after.you));
}

/** Whether these facts can follow an action of this seat. */
export function isPossibleMove(seat: Seat, facts: readonly Fact[], before: Position): boolean {
  const end = facts.findIndex(({ fact }) => fact === 'ended');
  return (
    askedSeats(before).includes(seat) &&
    (end < 0 || end === facts.length - 1) &&
    areAtTable(facts, before.rules) &&
    facts.every((fact) => isStripped(fact, before.you) && isAsKnown(fact, before)) &&
    areFollowing(facts, before) &&
    wasLegal(seat, facts[0], before)
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** Whether the sealed part is readable exactly by the seats it is for. */
function isStripped(fact: Fact, viewer: Viewer): boolean {
  const { sealed } = fact as Parts;
  if (sealed === undefined || viewer === 'table') return true;
  const isForUs = viewer !== 'spectator' && sealed.for.includes(viewer);
  return isForUs === (sealed.cards !== undefined);
}

/** Where a fact says that its cards are; null if it does not. */
function ownerIn(fact: Fact): Owner | null {
  switch (fact.fact) {
    case 'showed':
    case 'revealed':
    case 'murdered':
      return fact.seat;
    case 'looked':
      return fact.where;
    case 'judged':
    case 'ended':
      return 'envelope';
    default:
      return null;
  }
}

/** A card known to be in one place is not in another. */
function isAsKnown(fact: Fact, { known }: Position): boolean {
  const owner = ownerIn(fact);
  return owner === null || cardsIn(fact).every((card) => known[card] === undefined || known[card] === owner);
}

/** Whether turns are numbered without gaps, and answers match what was asked. */
function areFollowing(facts: readonly Fact[], before: Position): boolean {
  let { turnNumber } = before;
  let named = before.inquiry?.cards ?? null;
  return facts.every((fact) => {
    switch (fact.fact) {
      case 'turn':
        return fact.number === ++turnNumber;
      case 'suggested':
        named = fact.cards;
        return true;
      case 'lacked':
        return named?.every((card) => before.known[card] !== fact.seat) === true;
      case 'showed':
        return fact.why !== 'answer' || cardsIn(fact).every((card) => named?.includes(card) === true);
      default:
        return true;
    }
  });
}

/** Whether the first fact belongs to a legal action; true if it does not say which, or if not everybody may know. */
function wasLegal(seat: Seat, fact: Fact | undefined, before: Position): boolean {
  switch (fact?.fact) {
    case 'rolled':
      return mayTake(before, seat, { do: 'roll' });
    case 'moved':
      if (fact.by === 'walk') return mayTake(before, seat, { do: 'move', to: fact.to });
      return fact.by !== 'passage' || mayTake(before, seat, { do: 'passage', to: fact.to });
    case 'suggested': {
      const [suspect, weapon, room] = fact.cards;
      const pattern =
        room === undefined ? { do: 'ask', cards: fact.cards } : { do: 'suggest', suspect, weapon, room };
      return mayTake(before, seat, pattern);
    }
    default:
      return true;
  }
}

interface Parts {
  readonly cards?: readonly string[];
  readonly card?: string;
  readonly envelope?: readonly string[];
  readonly sealed?: { readonly for: readonly Seat[]; readonly cards?: readonly string[] };
  readonly count?: number;
  readonly seats?: readonly Seat[];
  readonly pulled?: readonly Seat[];
  readonly wait?: { readonly seats: readonly Seat[]; readonly to?: Seat; readonly by?: Seat };
}

/** All cards in the open or readable part of a fact. */
function cardsIn(fact: Fact): readonly string[] {
  const { cards = [], card, envelope = [], sealed } = fact as Parts;
  return [...cards, ...(card === undefined ? [] : [card]), ...envelope, ...(sealed?.cards ?? [])];
}

/** All seats in a fact; its other numbers have other keys. */
function seatsIn(fact: Fact): readonly Seat[] {
  const { seats = [], pulled = [], sealed, wait } = fact as Parts;
  const named = fact as Readonly<Record<string, unknown>>;
  const single = [named.seat, named.to, named.winner, named.unanswered, wait?.to, wait?.by];
  const numbers = single.filter((each): each is Seat => typeof each === 'number');
  return [...numbers, ...seats, ...pulled, ...(sealed?.for ?? []), ...(wait?.seats ?? [])];
}

const isRoll = (rolled: readonly number[], { edition: { dice } }: Rules): boolean =>
  rolled.length === dice.length && rolled.every((value, i) => dice[i]!.includes(value));

/** Whether only people and things of this table are named. */
function areAtTable(facts: readonly Fact[], rules: Rules): boolean {
  const { cards, deck, players } = rules;
  const isPlace = (place: unknown): boolean => place === null || rules.board.nodeOf(place) >= 0;
  const areIn = (pieces: object, kind: readonly string[]): boolean =>
    Object.entries(pieces).every(([piece, place]) => kind.includes(piece) && isPlace(place));
  const isRight = (fact: Fact): boolean => {
    switch (fact.fact) {
      case 'opened':
        return false;
      case 'moved':
        return areIn({ [fact.pawn]: fact.to }, cards.suspects);
      case 'brought':
        return areIn({ [fact.piece]: fact.to }, [...cards.suspects, ...cards.weapons]);
      case 'set':
        return areIn({ [fact.weapon]: fact.room }, cards.weapons);
      case 'placed':
        return areIn(fact.pawns, cards.suspects) && areIn(fact.weapons, cards.weapons);
      case 'rolled':
        return isRoll(fact.dice, rules);
      case 'ended':
        return [cards.suspects, cards.weapons, cards.rooms].every(
          (kind) => fact.envelope.filter((card) => kind.includes(card)).length === 1,
        );
      default:
        return true;
    }
  };
  return facts.every((fact) => {
    const { sealed, count } = fact as Parts;
    const isOfDeal = laying.has(fact.fact) || naming.has(fact.fact);
    return (
      isRight(fact) &&
      seatsIn(fact).every((seat) => seat < players.length) &&
      (!isOfDeal || cardsIn(fact).every((card) => deck.includes(card))) &&
      (sealed?.cards === undefined || count === undefined || sealed.cards.length === count)
    );
  });
}
