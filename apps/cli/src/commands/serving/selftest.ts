/** `casefile selftest URL`: sends lies to the operator's own server, watches every channel for leaks, and forges records. */
import { lookup } from 'node:dns/promises';
import { editionById } from '@casefile/editions';
import type { Entry } from '@casefile/protocol';
import { type CaseRecord, verifyRecord } from '@casefile/protocol/record';
import { parseRecord } from '@casefile/protocol/record/parse';
import { forge } from '../../selftest/forging.ts';
import { type Moments, noteSomething, openTestTable, playOut } from '../../selftest/game.ts';
import {
  liesAfter,
  liesInLobby,
  liesMidway,
  liesOfAccuser,
  type Told,
  tellAll,
} from '../../selftest/lies.ts';
import { type Answered, askAround, overheard } from '../../selftest/overheard.ts';
import { ask, Bounds, OutOfBounds } from '../../selftest/visitor.ts';
import { bold, style } from '../../text/style.ts';
import { done, failed, UsageError } from '../../usage.ts';

interface Part {
  readonly part: string;
  readonly say: string;
  readonly found: readonly string[];
}

/** Twice the time that a run needs on a slow machine. */
const maxRequests = 1500;
const maxMs = 120_000;

export async function selftestCommand(url: string, { json }: { readonly json?: true }): Promise<number> {
  const origin = loopback(url);
  await isReallyHere(origin);
  const bounds = new Bounds(origin, maxRequests, maxMs);
  // Other servers have a health check too.
  const described = await ask(bounds, 'GET', '/api/openapi.json').catch(() => null);
  if (described?.status !== 200 || described.body?.info?.title !== 'Casefile')
    throw new UsageError(`${origin}: no Casefile server answers there.`);
  const parts: Part[] = [];
  try {
    for await (const part of run(bounds)) parts.push(part);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const say = error instanceof OutOfBounds ? 'it did not come to its end' : 'it could not go on';
    parts.push({ part: 'the test itself', say, found: [why] });
  }
  const found = parts.flatMap((part) => part.found);
  if (json) console.log(JSON.stringify({ url: origin, found: found.length, parts }));
  else {
    for (const { part, say, found: faults } of parts) {
      console.log(`${faults.length === 0 ? style('green', '✓') : style('red', '✗')} ${part}: ${say}`);
      for (const fault of faults) console.log(`    ${fault}`);
    }
    console.log(bold(found.length === 0 ? 'Nothing was found.' : `Found: ${found.length}.`));
  }
  return found.length === 0 ? done : failed;
}

/** Refuses any server that is not on this machine. */
export function loopback(url: string): string {
  const read = URL.parse(url);
  const host = read?.hostname ?? '';
  const isOwn = host === 'localhost' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host);
  if (read === null || !/^https?:$/.test(read.protocol))
    throw new UsageError(`${url}: an address like http://127.0.0.1:8080 is needed.`);
  if (!isOwn)
    throw new UsageError(
      `${url}: only a server on this machine is tested (localhost, 127.0.0.1, ::1). Run it where the server runs.`,
    );
  return read.origin;
}

/** A hosts file can point the name localhost anywhere. */
async function isReallyHere(origin: string): Promise<void> {
  const { hostname } = new URL(origin);
  if (hostname !== 'localhost') return;
  const found = await lookup(hostname, { all: true }).catch(() => []);
  const strange = found.find(({ address }) => address !== '::1' && !address.startsWith('127.'));
  if (strange !== undefined)
    throw new UsageError(`${origin}: localhost leads to ${strange.address} here, which is not this machine.`);
}

/** The parts of a run, and what each proves if nothing was found. */
const checked = (part: string, did: string, shows: string, found: readonly string[]): Part => ({
  part,
  say: found.length === 0 ? `${did}: ${shows}` : did,
  found,
});

async function* run(bounds: Bounds): AsyncGenerator<Part> {
  const testTable = await openTestTable(bounds);
  const { players, spectator, table } = testTable;
  try {
    const told: Told[] = [await tellAll(liesInLobby(bounds, testTable))];
    const notes = await noteSomething(testTable);
    await players[0]!.do({ do: 'write', text: 'a line to be reported' });
    let answers: readonly Answered[] = [];
    const listened = (log: readonly Entry[]): Part => {
      const messages = [...players, spectator].reduce((sum, { heard }) => sum + heard.length, 0);
      const to = 'three players, a spectator and somebody with the link';
      const did = `${messages} messages and ${answers.length} answers to ${to}`;
      const found = overheard(testTable, answers, { log, notes });
      return checked('listening', did, 'each only what they may know', found);
    };
    const lied = (): Part => {
      const tried = told.reduce((sum, each) => sum + each.tried, 0);
      const did = `${tried} commands and requests that nobody may make, before, during and after a game`;
      return checked(
        'lying',
        did,
        'all refused',
        told.flatMap(({ found }) => found),
      );
    };
    const moments: Moments = {
      midway: async () => {
        answers = await askAround(bounds, testTable);
        told.push(await tellAll(liesMidway(bounds, testTable)));
      },
      accused: async (player) => {
        const line = Number(Object.keys(player.state?.lines ?? {})[0] ?? 0);
        told.push(await tellAll(liesOfAccuser(player, line)));
      },
    };
    try {
      await playOut(testTable, moments);
    } catch (error) {
      // Everything received until then may tell why.
      yield listened([]);
      yield lied();
      throw error;
    }
    const reply = await ask(bounds, 'GET', `/api/tables/${table}/record`);
    const record = reply.body as CaseRecord;
    if (reply.status !== 200 || !Array.isArray(record?.log))
      throw new Error(`there is no record of the game: ${reply.status}`);
    yield listened(record.log);
    told.push(await tellAll(liesAfter(bounds, testTable)));
    yield lied();
    yield checked(
      'the record of the game',
      'verified here and by the server',
      'dealt by everybody’s seeds, played by the rules',
      await recordFaults(bounds, reply.text),
    );
    const { tried, found } = await forge(bounds, record.log, record.edition);
    yield checked('forging', `${tried} kinds of forged records`, 'none accepted', found);
  } finally {
    for (const visitor of [...players, spectator]) visitor.close();
  }
}

/** Verifies records with our own program too: a faulty server could accept its own forgeries. */
async function recordFaults(bounds: Bounds, text: string): Promise<readonly string[]> {
  const parsed = parseRecord(text, editionById);
  if (!parsed.ok) return [`its record cannot be read here: ${parsed.fault.at} ${parsed.fault.say}`];
  const { checks, dealt } = verifyRecord(parsed, editionById(parsed.record.edition)!);
  const own = await ask(bounds, 'POST', '/api/records', text);
  return [
    ...checks.flatMap(({ check, ok, say }) =>
      ok === false ? [`its record is not right: ${check}: ${say}`] : [],
    ),
    ...(dealt === 'together' ? [] : [`its deal was not everybody’s: ${dealt}`]),
    ...(own.status === 200 && own.body?.verified === true && own.body?.dealt === 'together'
      ? []
      : [`it does not accept its own record: ${own.status} ${own.text.slice(-200)}`]),
  ];
}
