/** Checks what every reader of a log relies on: entries are numbered, the game starts once, and seats exist. */
import type { CaseRecord } from '../schema.ts';
import type { RecordFault } from './fault.ts';

export const logFault = (record: CaseRecord): RecordFault | null =>
  startFault(record) ??
  seedFault(record) ??
  crowdFault(record) ??
  viewpointFault(record) ??
  entryFault(record);

const wrong = (at: string, say: string): RecordFault => ({ why: 'wrong-value', at, say });

function startFault({ log }: CaseRecord): RecordFault | null {
  const starts = log.filter(({ is }) => is === 'started').length;
  return starts === 1 ? null : wrong('log', `a game starts once, not ${starts} times`);
}

/** Version 1 allowed any text as a player's seed. */
function seedFault({ version, log, chance }: CaseRecord): RecordFault | null {
  const at = version === 1 ? null : oddSeed(log, chance);
  return at === null ? null : wrong(at, 'must be 64 hexadecimal digits');
}

function oddSeed(log: CaseRecord['log'], chance: CaseRecord['chance']): string | null {
  const isOdd = (seed: string): boolean => !/^[0-9a-f]{64}$/.test(seed);
  const given = chance !== null && 'players' in chance ? chance.players.findIndex(isOdd) : -1;
  if (given >= 0) return `chance.players[${given}]`;
  for (const [i, entry] of log.entries()) {
    if (entry.is === 'seeded' && isOdd(entry.seed)) return `log[${i}].seed`;
    if (entry.is === 'started' && entry.seeds.some(isOdd))
      return `log[${i}].seeds[${entry.seeds.findIndex(isOdd)}]`;
  }
  return null;
}

/**
 * People at a table at once: ten teams and some to spare. Each change copies the list, so a long one would be slow: twenty
 * thousand names of people who never sat down took minutes.
 */
const maxPeople = 200;
/** No edition has as many suspects. Each entry may look at every chair: seven thousand of them took five seconds. */
const maxChairs = 50;

function crowdFault({ log }: CaseRecord): RecordFault | null {
  const here = new Set<string>();
  const chairs = new Set<string>();
  for (const [i, entry] of log.entries()) {
    if (entry.is === 'sat') chairs.add(entry.suspect);
    if (chairs.size > maxChairs) return wrong(`log[${i}]`, `more than ${maxChairs} chairs at a table`);
    if (entry.is === 'sat' && entry.sitter.kind === 'person') here.add(entry.sitter.person);
    if (entry.is === 'stood' && entry.person !== null) here.delete(entry.person);
    else if ('person' in entry && entry.person !== null) here.add(entry.person);
    if (here.size > maxPeople) return wrong(`log[${i}]`, `more than ${maxPeople} people at a table at once`);
  }
  return null;
}

function viewpointFault({ viewpoint, players }: CaseRecord): RecordFault | null {
  return typeof viewpoint === 'number' && viewpoint >= players.length
    ? noSuchSeat('viewpoint', players.length)
    : null;
}

const noSuchSeat = (at: string, seats: number): RecordFault =>
  wrong(at, `there are ${seats} seats, numbered from 0`);

function entryFault({ log, players }: CaseRecord): RecordFault | null {
  let started = false;
  for (const [i, entry] of log.entries()) {
    if (entry.n !== i)
      return wrong(`log[${i}].n`, `entries are numbered from 0: ${i} comes here, not ${entry.n}`);
    if (entry.is === 'opened' && i > 0) return wrong(`log[${i}]`, 'a table is opened once');
    if (entry.is === 'started') {
      started = true;
      if (entry.facts[0]?.fact !== 'opened')
        return wrong(`log[${i}].facts[0]`, 'the first fact opens the game');
    }
    if (entry.is === 'acted' && !started) return wrong(`log[${i}]`, 'nobody acts before the start');
    if ('seat' in entry && entry.seat >= players.length) return noSuchSeat(`log[${i}].seat`, players.length);
  }
  return null;
}
