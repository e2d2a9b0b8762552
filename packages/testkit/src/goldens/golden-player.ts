/** Plays whole games for goldens, with players who ask about unknown cards and accuse early. */
import {
  type Action,
  askedSeats,
  type CardId,
  type Edition,
  type Form,
  type GameRecord,
  type Layout,
  legalForms,
  type Options,
  openTable,
  type Position,
  playAt,
  recordVersion,
  sampleAction,
  seededChance,
} from '@casefile/engine';
import { seedOf } from '../playthrough.ts';
import { oneOf, type RandomInt, randomFrom } from '../random.ts';

export interface Table {
  readonly edition: Edition;
  readonly suspects: readonly string[];
  readonly options: Options;
  readonly layout?: Layout;
}

/** Weights of actions where there is a choice; 1 if not listed. */
const weights: Partial<Record<Action['do'], number>> = {
  suggest: 12, ask: 12, spy: 12, draw: 12, power: 8, play: 8, move: 8, look: 6, passage: 6, roll: 4, stay: 4,
}; // biome-ignore format: a list

/** How rarely a move does not lead into a room or onto a special square: one time in this many. */
const worthwhileFirst = 4;
/** From this turn on, seats accuse at one in this many opportunities. */
const hurry = { turn: 10, onceIn: 3 };

/** A whole game, or null when it gets longer than this many facts. */
export function playShortGame(table: Table, seed: number, longest: number): GameRecord | null {
  const { edition, options, layout } = table;
  const players = table.suspects.map((suspect) => ({ suspect }));
  const setting = { players, options, ...(layout ? { layout } : {}) };
  const opened = openTable(edition, setting, seededChance(seedOf(seed)));
  if (!opened.ok) throw new Error(`the table does not open: ${JSON.stringify(opened.problem)}`);
  const below = randomFrom(seed);
  let { table: now } = opened;
  const actions: GameRecord['actions'][number][] = [];
  while (now.game.table.result === null) {
    if (now.game.table.n > longest) return null;
    const by = oneOf(askedSeats(now.game.table), below);
    const own = now.seats[by]!;
    const action = decide(own, legalForms(own, by), below);
    const played = playAt(now, by, action);
    if (!played.ok)
      throw new Error(`an offered action is refused: ${JSON.stringify({ by, action, played })}`);
    now = played.table;
    actions.push({ by, action });
  }
  if (now.game.table.n > longest) return null;
  const { id, version } = edition;
  return {
    record: recordVersion,
    edition: id,
    editionVersion: version,
    ...setting,
    seed: seedOf(seed),
    actions,
  };
}

function decide(own: Position, forms: readonly Form[], below: RandomInt): Action {
  const form = chooseForm(own, forms, below);
  return sampleAction(narrowed(own, form, below), below);
}

function chooseForm(own: Position, forms: readonly Form[], below: RandomInt): Form {
  const accuse = forms.find((form) => form.do === 'accuse');
  const others = forms.filter((form) => form !== accuse);
  if (accuse !== undefined && (others.length === 0 || isReady(own, below))) return accuse;
  const tickets = others.flatMap((form) => Array<Form>(weights[form.do] ?? 1).fill(form));
  return oneOf(tickets, below);
}

function isReady(own: Position, below: RandomInt): boolean {
  if (categories(own).every((cards) => open(own, cards).length === 1)) return true;
  return own.turnNumber >= hurry.turn && below(hurry.onceIn) === 0;
}

const categories = ({ rules: { cards } }: Position): readonly (readonly CardId[])[] => [
  cards.suspects,
  cards.weapons,
  cards.rooms,
];

/** The cards that may be in the envelope, as far as this seat has seen. */
function open(own: Position, cards: readonly CardId[]): readonly CardId[] {
  const found = cards.filter((card) => own.known[card] === 'envelope');
  if (found.length > 0) return found;
  const unknown = cards.filter((card) => own.known[card] === undefined);
  const unanswered = unknown.filter((card) => own.history.some((past) => nobodyShowed(own, past, card)));
  return unanswered.length > 0 ? unanswered : unknown;
}

function nobodyShowed(own: Position, past: Position['history'][number], card: CardId): boolean {
  return (
    past.by === own.you && past.cards.includes(card) && past.answers.every(({ answer }) => answer === 'none')
  );
}

/** Narrows a form to cards that may be in the envelope and to places where something happens. */
function narrowed(own: Position, form: Form, below: RandomInt): Form {
  const few = (value: string | readonly string[] | undefined): string | readonly string[] | undefined => {
    if (!Array.isArray(value)) return value as string | undefined;
    const still = open(own, value);
    return still.length > 0 ? still : value;
  };
  if (form.do === 'suggest' || form.do === 'accuse')
    return { ...form, suspect: few(form.suspect)!, weapon: few(form.weapon)!, room: few(form.room)! };
  if (form.do === 'ask') {
    const unknown = form.from!.filter((card) => own.known[card] === undefined);
    return unknown.length > 1 ? { ...form, from: unknown } : form;
  }
  const { board, cards } = own.rules;
  const marked = Object.values(board.marks).flat();
  // A room without a card is where players look at cards or accuse.
  const cardless = form.to?.find((to) => typeof to === 'string' && !cards.rooms.includes(to));
  if (cardless !== undefined && own.turnNumber >= hurry.turn) return { ...form, to: [cardless] };
  const worth = form.to?.filter((to) => typeof to === 'string' || marked.includes(board.nodeOf(to))) ?? [];
  return worth.length > 0 && below(worthwhileFirst) > 0 ? { ...form, to: worth } : form;
}
