/** Makes records: of the whole table when the game is over, or of one viewer's part of it. */
import {
  type Edition,
  type Fact,
  type GameRecord,
  type Player,
  type Result,
  replay,
  type Unreplayable,
  type Viewer,
} from '@casefile/engine';
import { makeRows, noRows, portableHashing } from '../chain.ts';
import { foldEntries } from '../table/fold.ts';
import { type Entry, type EntryOf, stripEntry } from '../wire/entry.ts';
import { type CaseRecord, recordFormat } from './schema.ts';
import { resultOf } from './steps.ts';
import { checksumOf } from './text.ts';

/** The table's record, once its seed is revealed; null before. Later chat is not part of it. */
export function makeRecord(
  whole: readonly Entry[],
  edition: Edition,
  hashing = portableHashing,
): CaseRecord | null {
  const revealed = whole.find((entry) => entry.is === 'revealed');
  const log = revealed === undefined ? whole : whole.slice(0, whole.indexOf(revealed) + 1);
  const [opened] = log;
  const started = startOf(log);
  if (revealed === undefined || opened?.is !== 'opened' || started === null) return null;
  const { seed } = revealed;
  return assembleRecord({
    viewpoint: 'table',
    log,
    players: playersOf(log, edition),
    chance: { commitment: opened.commitment, table: seed, players: started.seeds },
    head: makeRows(seed, noRows, log, hashing).at(-1)!.hash,
  });
}

/** The record of what one viewer has seen so far, without the table's seed; null before the game begins. */
export function makeViewpoint(
  log: readonly Entry[],
  edition: Edition,
  viewer: Exclude<Viewer, 'table'>,
): CaseRecord | null {
  if (startOf(log) === null) return null;
  const end = log.findIndex(({ is }) => is === 'revealed');
  const seen = log.slice(0, end < 0 ? log.length : end).map((entry) => stripEntry(entry, viewer));
  const players = playersOf(log, edition);
  return assembleRecord({ viewpoint: viewer, log: seen, players, chance: null, head: null });
}

/** The record, or why the game does not replay. */
export type MadeGameRecord = Result<{ record: CaseRecord }, { fault: Unreplayable }>;

/** The record of a game that was stored as seed and actions. */
export function makeGameRecord(edition: Edition, game: GameRecord): MadeGameRecord {
  const replayed = replay(edition, game);
  if (!replayed.ok) return replayed;
  const { seed, layout, origin } = game;
  const { players } = replayed.game.table.rules;
  const seats = players.map(({ suspect }) => suspect);
  const log: Entry[] = [];
  for (const [n, facts] of (origin?.steps ?? []).entries()) {
    const own = facts.find((fact) => 'seat' in fact && typeof fact.seat === 'number');
    const seat = own !== undefined && 'seat' in own ? (own.seat ?? 0) : 0;
    if (n === 0) log.push({ n, at: 0, is: 'started', seeds: [], seats, facts });
    else log.push({ n, at: 0, is: 'acted', seat, by: 'person', facts });
  }
  for (const [i, facts] of replayed.steps.entries()) {
    const stamp = { n: log.length, at: 0 };
    const { by, action } = game.actions[i - 1] ?? {};
    if (action === undefined) {
      if (origin === undefined) log.push({ ...stamp, is: 'started', seeds: [], seats, facts });
    } else log.push({ ...stamp, is: 'acted', seat: by!, action, by: 'person', facts });
  }
  const chance = { game: seed.toLowerCase() };
  const begun =
    origin === undefined
      ? {}
      : { origin: { of: origin.of, drawnFor: origin.drawnFor, steps: origin.steps.length } };
  const laidOut = layout === undefined ? {} : { layout };
  const whole = { viewpoint: 'table', log, players, chance, head: null, ...laidOut, ...begun } as const;
  return { ok: true, record: assembleRecord(whole) };
}

/** What a record cannot take from its log. */
type Given = Pick<CaseRecord, 'viewpoint' | 'log' | 'players' | 'chance' | 'head' | 'layout' | 'origin'>;

/** The keys in the order in which every record has them: the checksum depends on it. */
function assembleRecord({ viewpoint, log, players, chance, head, layout, origin }: Given): CaseRecord {
  const { edition, version: editionVersion, options } = openedIn(log);
  const body: Omit<CaseRecord, 'checksum'> = {
    format: recordFormat,
    version: log[0]?.is === 'opened' && log[0].deal === 'sealed-seeds' ? 2 : 1,
    viewpoint,
    edition,
    editionVersion,
    options,
    players,
    ...(layout === undefined ? {} : { layout }),
    ...(origin === undefined ? {} : { origin }),
    chance,
    result: resultOf(log),
    log,
    head,
  };
  return { ...body, checksum: checksumOf(body) };
}

const startOf = (log: readonly Entry[]): EntryOf<'started'> | null =>
  log.find((entry) => entry.is === 'started') ?? null;

/** The engine's own first fact. */
export function openedIn(log: readonly Entry[]): Extract<Fact, { fact: 'opened' }> {
  const opened = startOf(log)?.facts[0];
  if (opened?.fact !== 'opened') throw new Error('The first fact of a game opens it.');
  return opened;
}

/** Who sat at each seat when the game began. */
export function playersOf(log: readonly Entry[], edition: Edition): CaseRecord['players'] {
  const { players } = openedIn(log);
  if (log[0]?.is !== 'opened') return players;
  const start = log.findIndex((entry) => entry.is === 'started');
  const { chairs, people } = foldEntries('table', log.slice(0, start), edition);
  return players.map(({ suspect }): CaseRecord['players'][number] => {
    const chair = chairs.find((each) => each.suspect === suspect);
    const names = chair?.people.map((person) => people[person]?.name ?? '') ?? [];
    return {
      suspect,
      ...(names.length > 0 ? { name: names[0]! } : {}),
      ...(names.length > 1 ? { members: names } : {}),
      ...(typeof chair?.bot === 'string' ? { bot: chair.bot } : {}),
    } satisfies Player & { bot?: string };
  });
}
