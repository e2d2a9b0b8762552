/** `casefile selftest URL`: lies to one's own server, listens at every place, and forges records. */
import type { CaseRecord } from '@casefile/protocol/record';
import { forge } from '../../selftest/forging.ts';
import { openTestTable, overheard, playOut } from '../../selftest/game.ts';
import { lie } from '../../selftest/lies.ts';
import { ask, Bounds, OutOfBounds } from '../../selftest/visitor.ts';
import { bold, style } from '../../text/style.ts';
import { done, failed, UsageError } from '../../usage.ts';

interface Part {
  readonly part: string;
  readonly say: string;
  readonly found: readonly string[];
}

/** Twice what it needs on a slow machine. */
const maxRequests = 1500;
const maxMs = 120_000;

export async function selftestCommand(url: string, { json }: { readonly json?: true }): Promise<number> {
  const origin = loopback(url);
  const bounds = new Bounds(origin, maxRequests, maxMs);
  const isThere = await ask(bounds, 'GET', '/healthz').catch(() => null);
  if (isThere?.status !== 200) throw new UsageError(`${origin}: no Casefile server answers there.`);
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

/** Nobody's server but one's own is lied to. */
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

async function* run(bounds: Bounds): AsyncGenerator<Part> {
  const testTable = await openTestTable(bounds);
  try {
    const before = await lie(bounds, testTable, 'lobby');
    await playOut(testTable);
    const reply = await ask(bounds, 'GET', `/api/tables/${testTable.table}/record`);
    const record = reply.body as CaseRecord;
    if (reply.status !== 200 || !Array.isArray(record?.log))
      throw new Error(`there is no record of the game: ${reply.status}`);
    const started = record.log.find((entry) => entry.is === 'started');
    const seats = started?.is === 'started' ? started.seats : [];
    const frames = [...testTable.players, testTable.spectator].reduce(
      (sum, { heard }) => sum + heard.length,
      0,
    );
    yield {
      part: 'listening',
      say: `${frames} messages to three players and a spectator, each only what they may know`,
      found: overheard(testTable, record.log, seats),
    };
    const after = await lie(bounds, testTable, 'over');
    yield {
      part: 'lying',
      say: `${before.tried + after.tried} commands and requests that nobody may make, before and after a game`,
      found: [...before.found, ...after.found],
    };
    const own = await ask(bounds, 'POST', '/api/records', reply.text);
    const isAccepted = own.status === 200 && own.body?.verified === true && own.body?.dealt === 'together';
    yield {
      part: 'the record of the game',
      say: 'checked by the server, dealt by everybody’s seeds',
      found: isAccepted ? [] : [`its own record is not accepted: ${own.status} ${own.text.slice(-200)}`],
    };
    const { tried, found } = await forge(bounds, record.log, record.edition);
    yield { part: 'forging', say: `${tried} kinds of forged records`, found };
  } finally {
    for (const visitor of [...testTable.players, testTable.spectator]) visitor.close();
  }
}
