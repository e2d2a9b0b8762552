/** A recorded game as text a person can review: one line for each fact, with who may see what of it. */
import {
  type CardId,
  type Edition,
  type Fact,
  type FactName,
  type FactOf,
  type GameRecord,
  type Owner,
  type Place,
  type Position,
  positionFrom,
  replay,
  type Seat,
  stripFact,
  type Viewer,
  type Wait,
} from '@casefile/engine';

const list = (items: readonly unknown[]): string => items.join(', ');
const at = (place: Place | null): string =>
  place === null ? 'nowhere' : typeof place === 'string' ? place : `[${place.join(' ')}]`;
const pieces = (places: Readonly<Record<string, Place | null>>): string =>
  list(Object.entries(places).map(([piece, place]) => `${piece} ${at(place)}`));

type Who = (seat: Seat) => string;

function sayWait(wait: Wait, who: Who): string {
  const asked = `${list(wait.seats.map(who))} for ${wait.for}`;
  if (wait.for === 'card') return `${asked} to ${who(wait.to)} (${wait.why})`;
  return 'card' in wait ? `${asked} (${wait.card})` : asked;
}

/** The open part of each fact. */
const say: { readonly [N in FactName]: (fact: FactOf<N>, who: Who) => string } = {
  opened: ({ players }, who) => list(players.map((_, seat) => who(seat))),
  first: ({ seat, rolls }, who) => who(seat) + (rolls ? ` (rolls ${rolls.map(list).join('; ')})` : ''),
  enveloped: () => '',
  dealt: ({ seat, count }, who) => `${who(seat)} ${count}`,
  laid: ({ where, count }) => `${where} ${count}`,
  faced: ({ cards }) => list(cards),
  placed: ({ pawns, weapons }) => `${pieces(pawns)}; ${pieces(weapons)}`,
  set: ({ seat, weapon, room }, who) => `${who(seat)}: ${weapon} to ${room}`,
  held: ({ seat, count }, who) => `${who(seat)} ${count}`,
  clocks: ({ count }) => `${count}`,
  turn: ({ seat, number }, who) => `${number} ${who(seat)}`,
  rolled: ({ seat, dice, steps }, who) => `${who(seat)} ${dice.join('+')} for ${steps}`,
  moved: ({ pawn, to, by, left }) => `${pawn} to ${at(to)} (${by}${left > 0 ? `, ${left} left` : ''})`,
  stayed: ({ seat }, who) => who(seat),
  rested: ({ seat }, who) => who(seat),
  suggested: ({ seat, cards }, who) => `${who(seat)}: ${list(cards)}`,
  brought: ({ piece, from, to }) => `${piece} from ${at(from)} to ${to}`,
  asked: ({ wait }, who) => sayWait(wait, who),
  declined: ({ seat }, who) => who(seat),
  lacked: ({ seat }, who) => who(seat),
  showed: ({ seat, to, why }, who) => `${who(seat)}→${who(to)} (${why})`,
  closed: ({ unanswered }, who) => (unanswered === null ? '' : `unanswered by ${who(unanswered)}`),
  looked: ({ seat, where }, who) => `${who(seat)} at ${where}`,
  revealed: ({ seat, card }, who) => `${who(seat)}: ${card}`,
  unheld: ({ card }) => card,
  accused: ({ seat, cards }, who) => who(seat) + (cards ? `: ${list(cards)}` : ''),
  joined: ({ seat }, who) => who(seat),
  gathered: ({ seats }, who) => list(seats.map(who)),
  judged: ({ seat, right }, who) => `${who(seat)} ${right ? 'right' : 'wrong'}`,
  ended: ({ winner, envelope, lost }, who) =>
    `${winner === null ? 'nobody' : who(winner)} wins${lost ? ` (${lost})` : ''}, ${list(envelope)}`,
  clue: ({ seat, card }, who) => `${who(seat)}: ${card}`,
  chose: ({ seat, what }, who) => `${who(seat)}: ${what}`,
  picked: ({ seat }, who) => who(seat),
  done: ({ card }) => card,
  tunnelled: ({ from, to }) => `${from} to ${list(to)}`,
  drew: ({ seat, card }, who) => `${who(seat)} a ${card}`,
  murdered: ({ seat, cards }, who) => `${who(seat)}: ${list(cards)}`,
  played: ({ seat, card }, who) => `${who(seat)}: ${card}`,
  powered: ({ seat }, who) => who(seat),
};

const sayOpen = (fact: Fact, who: Who): string =>
  `${fact.fact} ${say[fact.fact](fact as never, who)}`.trimEnd();

function saySealed(fact: Fact): string {
  const sealed = 'sealed' in fact ? fact.sealed : undefined;
  if (sealed === undefined) return '';
  return sealed.cards === undefined ? ' [?]' : ` [${list(sealed.cards)}]`;
}

/** The whole fact, who receives it whole, and what the others receive, taken from the real strip function. */
function sayLine(fact: Fact, viewers: readonly Viewer[], who: Who): string {
  const open = sayOpen(fact, who);
  const whole = open + saySealed(fact);
  const got = viewers.map((viewer) => {
    const given = stripFact(fact, viewer);
    return sayOpen(given, who) + saySealed(given);
  });
  const less = [...new Set(got)].filter((text) => text !== whole);
  if (less.length === 0) return whole;
  const seen = viewers.filter((_, i) => got[i] === whole).map((viewer) => nameOf(viewer, who));
  const others = less.map((text) => (text.startsWith(`${open} [`) ? text.slice(open.length + 1) : text));
  return `${whole} seen by ${list(seen) || 'nobody'}; others ${list(others)}`;
}

const nameOf = (viewer: Viewer, who: Who): string => (typeof viewer === 'number' ? who(viewer) : viewer);

function sayKnown({ you, known }: Position, who: Who): string {
  const owners = new Map<Owner, CardId[]>();
  for (const [card, owner] of Object.entries(known)) owners.set(owner, [...(owners.get(owner) ?? []), card]);
  const parts = [...owners]
    .map(([owner, cards]) => `${typeof owner === 'number' ? who(owner) : owner}: ${list(cards.sort())}`)
    .sort();
  return `${nameOf(you, who)} knows ${parts.join(' | ') || 'nothing'}`;
}

function sayResult({ result }: Position, who: Who): string {
  if (result === null) return 'the game goes on';
  return `${result.winner === null ? 'nobody' : who(result.winner)} wins, it was ${list(result.envelope)}`;
}

/** Replays the record; throws when it does not replay. */
export function goldenText(edition: Edition, record: GameRecord): string {
  const replayed = replay(edition, record);
  if (!replayed.ok) throw new Error(`the record does not replay: ${JSON.stringify(replayed.fault)}`);
  const { log, game } = replayed;
  const { rules } = game.table;
  const who: Who = (seat) => rules.players[seat]!.suspect;
  const viewers: Viewer[] = [...rules.players.keys(), 'spectator'];
  const options = Object.entries(rules.options).map(([name, value]) => `${name} ${value}`);
  return [
    `edition ${record.edition}, version ${record.editionVersion}`,
    `options ${list(options)}`,
    `seats ${list(rules.players.map((_, seat) => who(seat)))}`,
    `seed ${record.seed}`,
    ...(record.layout ? [`layout ${JSON.stringify(record.layout)}`] : []),
    '',
    ...log.map((fact, i) => `${i + 1} ${sayLine(fact, viewers, who)}`),
    '',
    sayResult(game.table, who),
    ...viewers.map((viewer) => sayKnown(positionFrom(rules, log, viewer), who)),
    '',
  ].join('\n');
}

/** The record as a file with one action per line, for small diffs. */
export function recordText({ actions, ...head }: GameRecord): string {
  const keys = Object.entries(head).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`,
  );
  const lines = actions.map((action) => `    ${JSON.stringify(action)}`);
  return ['{', ...keys, '  "actions": [', lines.join(',\n'), '  ]', '}', ''].join('\n');
}
