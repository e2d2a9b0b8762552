/** Compares everything that visitors of a table received, by socket and by HTTP, with what they may know. */
import { editionById } from '@casefile/editions';
import { defaultOptions } from '@casefile/engine/options';
import { type Entry, stripEntry } from '@casefile/protocol';
import { same } from '@casefile/protocol/record/same';
import { edition, type TestTable } from './game.ts';
import { ask, type Bounds, type Visitor } from './visitor.ts';

/** The keys of each message other than entries. */
const keysIn: Readonly<Record<string, readonly string[]>> = {
  welcome: ['you', 'seat', 'host', 'n', 'since', 'now', 'protocol'],
  ok: ['id', 'n'],
  no: ['id', 'n', 'why', 'refusal'],
  presence: ['people', 'spectators'],
  clocks: ['left', 'running'],
  pong: ['at', 'now'],
  bye: ['why'],
};

/** A response to a visitor over HTTP during the game. */
export interface Answered {
  readonly visitor: Visitor | null;
  readonly path: string;
  readonly text: string;
  readonly entries: readonly Entry[];
}

/** Sends every read request that is possible during a game, as each visitor and without a token. */
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
  /** Empty if the game did not end. */
  readonly log: readonly Entry[];
  /** Each player's notes, which nobody else may read. */
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
    // Judged by the entry itself: a faulty server's record may say that everything was public.
    if (!same(entry, stripEntry(entry, viewer)))
      found.add(`${who} was sent what is sealed, or not theirs, in entry ${entry.n} (${entry.is})`);
    const whole = log[entry.n];
    // Entries after the end are not in the record.
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
    // The suspects at the table are public, the cards are not.
    const isInfo = path === '' || entries.length === 0;
    if (isInfo && cards.some((card) => text.includes(`"${card}"`))) found.add(`${who} was sent cards`);
  }
  return [...found];
}

/** The suspects in seating order. */
function seatsAt(players: readonly Visitor[]): readonly string[] {
  const entries = players.flatMap(({ heard }) =>
    heard.flatMap((frame) => (frame.t === 'entry' ? [frame.entry] : [])),
  );
  return entries.find((entry) => entry.is === 'started')?.seats ?? [];
}

/** Weapons and rooms only: suspects also name seats. */
function cardsIn(id: string): readonly string[] {
  const edition = editionById(id)!;
  const options = defaultOptions(edition);
  const { weapons, rooms } = edition.cards(options);
  return [...weapons, ...rooms];
}
