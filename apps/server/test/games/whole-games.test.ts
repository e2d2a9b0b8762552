import { editions } from '@casefile/editions';
import { type Fact, makeView } from '@casefile/engine';
import { type Entry, foldEntries } from '@casefile/protocol';
import { size } from '@casefile/testkit/size';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jsonLog } from '../../src/ops/log.ts';
import { call, openTable, type Player, sitDown, watch } from '../support/player.ts';
import { playOn } from '../support/playing.ts';
import { type Serving, serve } from '../support/serving.ts';

const lines: string[] = [];
let serving: Serving;
beforeAll(async () => {
  serving = await serve(
    {},
    jsonLog((line) => void lines.push(line), Date.now),
  );
});
afterAll(() => serving.stop());

/** Everything sent to a person, and the secrets that must not be in it. */
interface Told {
  readonly player: Player;
  readonly bodies: string[];
}

const games = size(1, 125);

/** Who may read the sealed part of a fact, if it has one. */
function readersOf(fact: Fact): readonly number[] | null {
  if (!('sealed' in fact)) return null;
  const { for: readers, ...content } = fact.sealed;
  return Object.keys(content).length > 0 ? readers : null;
}

/** Facts that are open although not meant for this seat. */
function leaks(entry: Entry, seat: number | null): readonly Fact[] {
  if (!('facts' in entry)) return [];
  return entry.facts.filter((fact) => {
    const readers = readersOf(fact);
    return readers !== null && (seat === null || !readers.includes(seat));
  });
}

test.each(editions)(
  '$id: in whole games with a spectator no byte reveals a secret to anybody (R02)',
  { timeout: size(60_000, 3_600_000) },
  async (edition) => {
    const { id } = edition;
    for (let game = 0; game < games; game++) {
      const { origin, store, server } = serving;
      const host = await openTable(origin, { edition: id, name: 'Xaverine' });
      const { table } = host.session;
      const names = ['Yolandine', 'Quirinus', 'Zenobius'];
      const players: Player[] = [];
      for (const name of names) players.push(await sitDown(origin, table, { name }));
      const everybody = [...players, await watch(origin, table)];
      const told: Told[] = everybody.map((player) => ({ player, bodies: [] }));
      const get = async ({ player, bodies }: Told, path: string): Promise<void> => {
        const { body } = await call(origin, 'GET', `/api/tables/${table}${path}`, undefined, player.token);
        bodies.push(JSON.stringify(body));
      };
      for (const [i, player] of players.entries()) {
        const at = `/api/tables/${table}`;
        await call(origin, 'PUT', `${at}/notes`, { version: 1, text: `canary-notes-${i}` }, player.token);
        const orders = { version: 1, show: [`canary-orders-${i}`], answers: 'never', passes: false };
        await call(origin, 'PUT', `${at}/orders`, orders, player.token);
      }
      for (const player of everybody) await player.connect();
      const start = { id: 's', v: 1000, command: { do: 'start' } };
      await call(origin, 'POST', `/api/tables/${table}/commands`, start, host.session.tokens.host);
      const before = [...everybody.map(({ frames }) => frames)];
      await Promise.all(players.map((player, i) => playOn(player, 7 * game + i)));
      await Promise.all(everybody.map((player) => player.until(({ seed }) => seed !== null)));
      for (const each of told)
        for (const path of ['', '/entries', '/record?of=mine', '/notes', '/orders', '/nonsense'])
          await get(each, path);

      const { seed } = (await store.secretsOf(table))!;
      const tokens = [host, ...everybody].flatMap(({ session }) => Object.values(session.tokens));
      const metrics = await server.metrics.text();
      for (const text of [...lines, metrics]) {
        for (const secret of [seed, ...tokens, ...names, 'Xaverine', 'canary'])
          expect(text.includes(secret), secret).toBe(false);
      }
      for (const [i, { player, bodies }] of told.entries()) {
        const frames = before[i]!;
        // The seed is revealed only when the game is over.
        const end = frames.findIndex((frame) => frame.includes('"is":"revealed"'));
        expect(frames.slice(0, end).join('\n')).not.toContain(seed);
        expect(frames[end]).toContain(seed);
        const all = [...frames, ...bodies].join('\n');
        for (const token of tokens) expect(all).not.toContain(token);
        for (const [other] of players.entries())
          if (other !== i) expect(all).not.toMatch(new RegExp(`canary-(notes|orders)-${other}`));
        for (const entry of player.entries) expect(leaks(entry, player.seat)).toEqual([]);
        const shown = player.entries.flatMap((entry) => ('facts' in entry ? entry.facts : []));
        if (player.seat !== null) expect(shown.some((fact) => readersOf(fact) !== null)).toBe(true);
        // Neither another seat's action, which may name a card, nor the server's private fields.
        for (const entry of player.entries) {
          expect(entry).not.toHaveProperty('command');
          expect(entry).not.toHaveProperty('used');
          if (entry.is === 'acted' && entry.seat !== player.seat) expect(entry).not.toHaveProperty('action');
        }
        const fresh = await call(origin, 'GET', `/api/tables/${table}/entries`, undefined, player.token);
        expect(fresh.body.entries).toEqual(player.entries);
        const again = foldEntries(player.seat ?? 'spectator', fresh.body.entries, edition);
        expect(makeView(again.position!)).toEqual(makeView(player.state!.position!));
        player.close();
      }
      const record = await fetch(`${origin}/api/tables/${table}/record`);
      const checked = await call(origin, 'POST', '/api/records', await record.text());
      expect(checked.body).toMatchObject({ verified: true });
    }
  },
);

test('a bot of the server plays its seat', async () => {
  const { origin } = serving;
  const terms = { pace: 'instant' };
  const host = await openTable(origin, { edition: 'speed', name: 'Ada', suspect: 'scarlet', terms });
  const { table, tokens } = host.session;
  const order = (id: string, command: unknown) =>
    call(origin, 'POST', `/api/tables/${table}/commands`, { id, v: -1, command }, tokens.host);
  for (const suspect of ['plum', 'green']) await order(suspect, { do: 'seat-bot', suspect, bot: 'victor' });
  await order('start', { do: 'start' });
  await host.connect();
  await playOn(host, 5);
  const actors = new Set(
    host.entries.map((entry) => (entry.is === 'acted' ? `${entry.seat} ${entry.by}` : '')),
  );
  expect(actors).toEqual(new Set(['', '0 person', '1 bot', '2 bot']));
  host.close();
});
