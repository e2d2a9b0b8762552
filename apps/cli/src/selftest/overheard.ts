/** What everybody was told at a table, by socket and by HTTP, against what they were entitled to. */
import { editionById } from '@casefile/editions';
import { type Entry, stripEntry } from '@casefile/protocol';
import { same } from '@casefile/protocol/record/same';
import { edition, type TestTable } from './game.ts';
import { ask, type Bounds, type Visitor } from './visitor.ts';

/** What belongs in each message that is no entry. */
const keysIn: Readonly<Record<string, readonly string[]>> = {
  welcome: ['you', 'seat', 'host', 'n', 'since', 'now', 'protocol'],
  ok: ['id', 'n'],
  no: ['id', 'n', 'why', 'refusal'],
  presence: ['people', 'spectators'],
  clocks: ['left', 'running'],
  pong: ['at', 'now'],
  bye: ['why'],
};

/** Something a visitor got over HTTP while the game went on. */
export interface Answered {
  readonly visitor: Visitor | null;
  readonly path: string;
  readonly text: string;
  readonly entries: readonly Entry[];
}

/** Asks for everything that may be asked for during a game, as everybody there, and as nobody. */
export async function askAround(
  bounds: Bounds,
  { players, spectator, table }: TestTable,
): Promise<readonly Answered[]> {
  const at = `/api/tables/${table}`;
  const answers: Answered[] = [];
  for (const visitor of [...players, spectator, null])
    for (const path of ['', '/entries', '/record?of=mine', '/notes', '/orders']) {
      const { status, text, body } = await ask(bounds, 'GET', at + path, undefined, visitor?.token);
      const entries = status === 200 ? (body?.entries ?? body?.log ?? []) : [];
      answers.push({ visitor, path, text, entries: Array.isArray(entries) ? entries : [] });
    }
  return answers;
}

export interface Secrets {
  /** Empty where the game did not come to its end. */
  readonly log: readonly Entry[];
  /** What each player has noted, which nobody else may read. */
  readonly notes: ReadonlyMap<Visitor, string>;
}

export function overheard(
  { players, spectator }: TestTable,
  answers: readonly Answered[],
  secrets: Secrets,
): string[] {
  const found = new Set<string>();
  const { log, notes } = secrets;
  const seats = seatsAt(players);
  const tokens = players.flatMap(({ session }) => Object.values(session.tokens));
  const seed = log.find((entry) => entry.is === 'revealed')?.seed ?? 'there is none';
  const cards = cardsIn(edition);
  const viewerOf = (visitor: Visitor | null) => {
    const seat = seats.indexOf(visitor?.session.suspect ?? '');
    return seat < 0 ? ('spectator' as const) : seat;
  };
  const look = (who: string, visitor: Visitor | null, text: string, isEnd: boolean): void => {
    if (tokens.some((token) => text.includes(token))) found.add(`${who} was sent a token`);
    if (!isEnd && text.includes(seed)) found.add(`${who} was sent the table’s seed during the game`);
    for (const [owner, note] of notes)
      if (owner !== visitor && text.includes(note)) found.add(`${who} was sent the notes of ${owner.name}`);
  };
  const lookAt = (who: string, visitor: Visitor | null, entry: Entry): void => {
    const viewer = viewerOf(visitor);
    // By what it says itself: a server may write into its record that all of it was for all.
    if (!same(entry, stripEntry(entry, viewer)))
      found.add(`${who} was sent what is sealed, or not theirs, in entry ${entry.n} (${entry.is})`);
    const whole = log[entry.n];
    // What was said after the end is in no record.
    if (whole !== undefined && !same(entry, stripEntry(whole, viewer)))
      found.add(`${who} was sent entry ${entry.n} (${entry.is}) not as it is for them`);
  };
  for (const visitor of [...players, spectator]) {
    if (visitor.trouble !== null) found.add(visitor.trouble);
    for (const frame of visitor.heard) {
      const text = JSON.stringify(frame);
      look(visitor.name, visitor, text, frame.t === 'entry' && frame.entry.is === 'revealed');
      if (frame.t === 'entry') {
        lookAt(visitor.name, visitor, frame.entry);
        continue;
      }
      const strange = Object.keys(frame).filter((key) => key !== 't' && !keysIn[frame.t]?.includes(key));
      if (strange.length > 0 || keysIn[frame.t] === undefined)
        found.add(`${visitor.name} was sent what nobody needs: ${strange.join(', ')} in "${frame.t}"`);
      if (cards.some((card) => text.includes(`"${card}"`)))
        found.add(`${visitor.name} was sent cards in "${frame.t}"`);
    }
  }
  for (const { visitor, path, text, entries } of answers) {
    const who = `${visitor?.name ?? 'somebody without a token'} (GET …${path})`;
    look(who, visitor, text, false);
    for (const entry of entries) lookAt(who, visitor, entry);
    // Whom a table is made of is no secret, what they hold is.
    const isInfo = path === '' || entries.length === 0;
    if (isInfo && cards.some((card) => text.includes(`"${card}"`))) found.add(`${who} was sent cards`);
  }
  return [...found];
}

/** The suspects that play, seat by seat. */
function seatsAt(players: readonly Visitor[]): readonly string[] {
  const entries = players.flatMap(({ heard }) =>
    heard.flatMap((frame) => (frame.t === 'entry' ? [frame.entry] : [])),
  );
  return entries.find((entry) => entry.is === 'started')?.seats ?? [];
}

/** Weapons and rooms: suspects are the names of seats too. */
function cardsIn(id: string): readonly string[] {
  const edition = editionById(id)!;
  const options = Object.fromEntries(
    Object.entries(edition.options).map(([name, [usual]]) => [name, usual!]),
  );
  const { weapons, rooms } = edition.cards(options);
  return [...weapons, ...rooms];
}
