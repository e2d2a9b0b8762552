/**
 * Crosses off every card it sees and asks for those it has not. Accuses when one card of each category is left.
 * It reads its own view and the forms it is offered, and knows no edition.
 */
import { type Action, type ActionName, type Form, type Place, sampleAction } from '@casefile/engine';
import type { Bot, Decision } from './bot.ts';
import { type Notes, takeNotes } from './notes.ts';
import { stepsTo } from './route.ts';

type Given = Partial<Record<string, unknown>>;
/** Chooses among a form's choices; null where the form should not be used now. */
type Choose = (form: Form, at: Sight) => Given | null;
interface Sight extends Decision {
  readonly notes: Notes;
  /** Rooms worth going to, as long as the case is not solved; else where an accusation may be possible. */
  readonly wanted: readonly string[];
}

/** With this many clocks out the next card drawn may kill. */
const tooManyClocks = 5;

export const crossOff: Bot = (decision) => {
  const { legal } = decision;
  const notes = takeNotes(decision.view, decision.cards);
  const at: Sight = { ...decision, notes, wanted: wantedRooms(decision, notes) };
  for (const name of order) {
    for (const form of legal) {
      if (form.do !== name) continue;
      const given = (choices[name] ?? anything)(form, at);
      if (given !== null) return { ...sampleAction(form, decision.below), ...given } as Action;
    }
  }
  const [only] = legal;
  return { ...sampleAction(only!, decision.below), ...suspicion(only!, at) } as Action;
};

/** What it would rather do comes first. */
const order: readonly ActionName[] = [
  'accuse', 'look', 'spy', 'power', 'play', 'suggest', 'ask', 'passage', 'stay', 'roll', 'move', 'show',
  'choose', 'draw', 'end', 'pass',
]; // biome-ignore format: a list

const anything: Choose = () => ({});

const choices: Partial<Record<ActionName, Choose>> = {
  accuse: (form, at) => (at.notes.solved ? suspicion(form, at) : null),
  spy: (_form, at) => ({ target: leastSeen(at) }),
  power: (form, at) => (form.to || at.notes.solved ? withPlace(form, at) : suspicion(form, at)),
  play: (form, at) => (form.to || at.notes.solved ? withPlace(form, at) : {}),
  suggest: (form, at) => suspicion(form, at),
  ask: ({ from }, at) => ({ cards: twoOf(from!, at) }),
  passage: (form, at) => withPlace(form, at),
  stay: (_form, { view, wanted }) => (wanted.includes(view.pawns[suspectOf(view)] as string) ? {} : null),
  move: (form, at) => withPlace(form, at) ?? { to: nearest(form.to!, at) },
  show: ({ card }, at) => ({ card: leastTelling(card!, at) }),
  choose: (form, at) => (form.to ? withPlace(form, at) : clueChoice(form, at)),
  draw: (_form, { view }) => ((view.clocks ?? 0) < tooManyClocks ? {} : null),
};

const suspectOf = (view: Decision['view']): string => view.seats[view.you!]!.suspect;
const pick = <T>(from: readonly T[], { below }: Decision): T => from[below(from.length)]!;
/** One of the preferred, if any is there. */
const prefer = <T>(from: readonly T[], wanted: (each: T) => boolean, at: Decision): T => {
  const better = from.filter(wanted);
  return pick(better.length > 0 ? better : from, at);
};

function wantedRooms(
  { view, cards, board }: Decision,
  { open, solved, hidden, denied }: Notes,
): readonly string[] {
  const rooms = [...new Set(Object.values(board.drawing.rooms))];
  const bare = rooms.filter((room) => !cards.rooms.includes(room));
  if (solved) return bare.length > 0 ? bare : rooms;
  const unseen = rooms.filter((room) => hidden(room) > 0 || hidden(`room:${room}`) > 0);
  // Some editions close the room of the last suggestion: going back there would lead nowhere.
  const last = view.history.findLast(({ by }) => by === view.you)?.cards ?? [];
  const fresh = (some: readonly string[]): readonly string[] => some.filter((room) => !last.includes(room));
  // When the room is known, the rest is best asked where nobody can show the room.
  const silent = cards.rooms.filter((room) => view.known[room] === view.you);
  const asking = open.rooms.filter((room) => !denied(room));
  const best = open.rooms.length > 1 ? fresh(asking) : fresh([...silent, ...open.rooms]);
  return [...unseen, ...(best.length > 0 ? best : fresh(cards.rooms))];
}

/** Three cards still open; a category that is settled is filled with what nobody else can show. */
function suspicion(form: Form, at: Sight): Given {
  const given: Given = {};
  for (const [key, category] of [
    ['suspect', 'suspects'],
    ['weapon', 'weapons'],
    ['room', 'rooms'],
  ] as const) {
    const from = form[key];
    if (!Array.isArray(from)) continue;
    given[key] = prefer(from as readonly string[], (card) => at.notes.open[category].includes(card), at);
  }
  return given;
}

/** A place worth going to; null when none is offered. */
function withPlace({ to }: Form, { wanted, below }: Sight): Given | null {
  if (to === undefined) return null;
  const good = to.filter((place) => typeof place === 'string' && wanted.includes(place));
  return good.length > 0 ? { to: good[below(good.length)] } : null;
}

function nearest(to: readonly Place[], at: Sight): Place {
  const steps = stepsTo(at.board, at.wanted);
  const least = Math.min(...to.map(steps));
  return prefer(to, (place) => steps(place) === least, at);
}

function twoOf(from: readonly string[], at: Sight): string[] {
  const first = prefer(from, (card) => !at.notes.isKnown(card), at);
  const rest = from.filter((card) => card !== first);
  return [first, prefer(rest, (card) => !at.notes.isKnown(card), at)];
}

/** A card the other has seen already tells nothing new. */
function leastTelling(card: string | readonly string[], at: Sight): string {
  const held = typeof card === 'string' ? [card] : card;
  const to = at.view.history.at(-1)?.by;
  const before = at.view.showed.filter((showing) => showing.to === to).map((showing) => showing.card);
  return prefer(held, (each) => before.includes(each), at);
}

function leastSeen({ view, notes }: Sight): string {
  const others = view.seats.map((_, seat) => seat).filter((seat) => seat !== view.you);
  const most = Math.max(...others.map(notes.unseen));
  return view.seats[others.find((seat) => notes.unseen(seat) === most)!]!.suspect;
}

function clueChoice({ card, target }: Form, at: Sight): Given {
  if (target !== undefined) return { target: leastSeen(at) };
  if (!Array.isArray(card)) return {};
  return { card: prefer(card as readonly string[], (each) => !at.notes.isKnown(each), at) };
}
