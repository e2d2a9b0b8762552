/** The server accepts every record it makes, whatever happened in the lobby, in every edition, also over HTTP (R33). */
import { editionById, editions } from '@casefile/editions';
import { makeRows, maxPostedBytes, noRows } from '@casefile/protocol';
import { randomFrom } from '@casefile/testkit/random';
import { size } from '@casefile/testkit/size';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headOf } from '../../src/host/live.ts';
import { mintId } from '../../src/http/tokens.ts';
import { platformHashing } from '../../src/store/hashing.ts';
import { openStore } from '../../src/store/open.ts';
import { maxBeforeBots } from '../../src/table/bots.ts';
import { maxEntriesForWords, maxLobbyEntries } from '../../src/table/decide.ts';
import { maxWrittenChars } from '../../src/table/people/talk.ts';
import { foldAll, stamped } from '../../src/table/table.ts';
import { host, Sitting, seated } from '../../src/table/test/sitting.ts';
import { call } from '../support/player.ts';
import { type Serving, serve } from '../support/serving.ts';

const tool = new URL('../../../../tools/verify-record.mjs', import.meta.url);
const { verify } = (await import(tool.href)) as { verify: (file: Uint8Array) => { entries: number } };

let serving: Serving;
beforeAll(async () => {
  serving = await serve();
});
afterAll(() => serving.stop());

/** A full table whose people change chairs, names and seeds, come and go, share chairs, and then play. */
function busy(edition: string, seed: number, changes: number): Sitting {
  const below = randomFrom(seed);
  const { seats } = editionById(edition)!;
  const hex = Array.from({ length: 64 }, () => below(16).toString(16)).join('');
  const people = seats[0] + below(seats[1] - seats[0] + 1);
  const at = new Sitting({ edition, people, bots: 0, terms: { chat: 'free' }, seed: hex, table: mintId() });
  const { suspects } = at.state.edition.cards(at.state.options);
  for (let i = 0; i < changes; i++) {
    const who = seated(`p${below(people)}`, ...(below(9) === 0 ? (['host'] as const) : []));
    const suspect = suspects[below(suspects.length)]!;
    at.do(
      who,
      [
        { do: 'move-chair', suspect } as const,
        { do: 'rename', name: `Ève ${i}` } as const,
        { do: 'commit', commitment: i.toString(16).padStart(64, 'a') } as const,
        { do: 'write', text: 'Is it "<b>you</b>" & me?' } as const,
        { do: 'seat-bot', suspect, bot: 'random' } as const,
        { do: 'terms', options: at.state.options, terms: at.state.terms } as const,
      ][below(6)]!,
    );
    // Enough stay for a game.
    if (below(20) === 0 && at.state.chairs.length > seats[0]) at.do(host, { do: 'stand', suspect });
    if (below(6) === 0) at.do(seated(`x${i}`), { do: 'sit', name: `Guest ${i}` });
    if (at.state.edition.teams === true && below(10) === 0)
      at.do(seated(`t${i}`), { do: 'sit', name: `Mate ${i}`, invitedBy: 'p1' });
  }
  at.recommit();
  at.must(host, { do: 'start' });
  for (let n = 0; at.step(below, n < 150 ? 300 : 3); n++);
  return at;
}

async function isAccepted(at: Sitting): Promise<void> {
  const { entries, state } = at.table;
  const appended = await serving.store.append({
    table: state.table,
    after: -1,
    rows: makeRows(at.seed, noRows, entries, platformHashing),
    head: headOf(at.table),
    secrets: { seed: at.seed },
    people: Object.keys(state.people),
  });
  if (!appended.ok) throw new Error(JSON.stringify(appended));
  const { status, text } = await recordOf(state.table);
  expect(status, `${state.table}: ${text.slice(0, 300)}`).toBe(200);
  expect(await entriesTaken(text)).toBeLessThanOrEqual(entries.length);
}

async function recordOf(table: string): Promise<{ status: number; text: string }> {
  const reply = await fetch(`${serving.origin}/api/tables/${table}/record`);
  return { status: reply.status, text: await reply.text() };
}

/** How many entries of this record the server and the tool have checked. */
async function entriesTaken(text: string): Promise<number> {
  const { status, body } = await call(serving.origin, 'POST', '/api/records', text);
  expect({ status, verified: body.verified, dealt: body.dealt }, JSON.stringify(body.checks ?? body)).toEqual(
    {
      status: 200,
      verified: true,
      dealt: 'together',
    },
  );
  return verify(new TextEncoder().encode(text)).entries;
}

describe('R33 accepts its own records', () => {
  const games = size(1, 125);
  for (const { id } of editions)
    test(`R33 ${games} served after a busy lobby: ${id}`, { timeout: size(120_000, 7_200_000) }, async () => {
      for (let game = 0; game < games; game++)
        await isAccepted(busy(id, 100 * game + id.length, 40 + 7 * game));
    });

  test('R33 accepts the record of a table full of the longest chat, with room for the most possible actions', async () => {
    const below = randomFrom(33);
    // As long as real ids.
    const at = new Sitting({ people: 3, bots: 0, terms: { chat: 'free' }, table: mintId() });
    at.must(host, { do: 'start' });
    const text = '字'.repeat(maxWrittenChars / maxEntriesForWords);
    const command = { person: 'p'.repeat(16), id: 'i'.repeat(60), print: 'f'.repeat(22) };
    const wrote = { is: 'wrote', person: 'p1', text } as const;
    while (at.state.n < maxEntriesForWords) {
      const [entry] = stamped(at.table, at.now, [wrote]);
      at.table = foldAll(at.table, [{ ...entry!, command }]);
    }
    expect(at.why(seated('p1'), { do: 'write', text })).toBe('too-many');
    for (let n = 0; at.step(below, n < 150 ? 300 : 3); n++);
    await isAccepted(at);
    const bytesOf = (entry: object): number => Buffer.byteLength(JSON.stringify({ ...entry, command }));
    const acts = at.table.entries.filter(({ is }) => is === 'acted');
    const act = (1.2 * acts.reduce((sum, entry) => sum + bytesOf(entry), 0)) / acts.length;
    const words = maxEntriesForWords * (bytesOf(stamped(at.table, at.now, [wrote])[0]!) + 1);
    // Bots need a few hundred to end a game.
    const most = maxBeforeBots + 500;
    expect(words + (most - maxEntriesForWords) * act).toBeLessThan(maxPostedBytes);
    expect(most * act).toBeLessThan(maxPostedBytes);
  }, 60_000);

  test('R33 accepts the record of a table after a player was forgotten, with all that they wrote', async () => {
    const below = randomFrom(7);
    const at = new Sitting({ people: 3, bots: 0, terms: { chat: 'free' }, table: mintId() });
    at.must(seated('p1'), { do: 'write', text: 'I was never here' });
    at.must(host, { do: 'start' });
    at.must(seated('p2'), { do: 'write', text: 'but I was' });
    for (let n = 0; at.step(below, n < 50 ? 300 : 3); n++);
    await isAccepted(at);
    // As `casefile delete-player` does, beside the running server.
    const tool = await openStore({ folder: serving.settings.data }, { role: 'tool' });
    await tool.forget('p1').finally(() => tool.close());
    const { table } = at.state;
    await expect
      .poll(async () => (await recordOf(table)).text, { timeout: 20_000 })
      .not.toContain('I was never here');
    const { text } = await recordOf(table);
    expect(text).toContain('but I was');
    expect(await entriesTaken(text)).toBeGreaterThan(50);
  }, 60_000);

  test('R33 accepts the record of a game played without accusations up to the limit', async () => {
    const below = randomFrom(3);
    const at = new Sitting({ edition: 'clue-2002', people: 6, bots: 0, table: mintId() });
    at.must(host, { do: 'start' });
    while (at.state.n < maxBeforeBots - 200 && at.step(below, 1e9));
    expect(at.state.n).toBeGreaterThan(maxBeforeBots - 500);
    while (at.step(below, 3));
    await isAccepted(at);
  }, 120_000);

  test('R33 a lobby at its limit refuses changes, and its game is still recorded', async () => {
    const at = busy('clue-2015', 5, 9000);
    const settled = at.table.entries.findIndex(({ is }) => is === 'settled');
    expect(settled).toBeGreaterThan(900);
    // Chat has its own limit.
    const changes = at.table.entries.slice(0, settled).filter(({ is }) => is !== 'wrote').length;
    expect(changes).toBeLessThanOrEqual(maxLobbyEntries + 20);
    await isAccepted(at);
  }, 120_000);
});
