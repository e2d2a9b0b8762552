/**
 * Games begun on one release and finished on the next. Arguments: the program of the release before (its
 * apps/server/test/support/one-process.ts), and how many games. Started by scripts/upgrade.mjs.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { editions } from '@casefile/editions';
import type { Action } from '@casefile/engine';
import type { Command } from '@casefile/protocol';
import { type RandomInt, randomFrom } from '@casefile/testkit/random';
import { inTurns } from './in-turns.ts';
import { call, openSeeds, openTable, type Player, sitDown } from './player.ts';
import { playOn } from './playing.ts';
import { startProcess } from './processes.ts';

const [program = '', count = '100'] = process.argv.slice(2);
const games = Number(count);
const folder = mkdtempSync(join(tmpdir(), 'casefile-upgrade-'));

interface Begun {
  readonly edition: string;
  readonly players: readonly Player[];
  /** The last entry of the previous release. */
  n: number;
}

async function begin(origin: string, i: number): Promise<Begun> {
  const { id } = editions[i % editions.length]!;
  const host = await openTable(origin, { edition: id, name: 'Host' });
  const { table, tokens } = host.session;
  const players: Player[] = [];
  for (const name of ['Bo', 'Cy', 'Dee']) players.push(await sitDown(origin, table, { name }));
  for (const player of players) await player.connect();
  const start = { id: 's', v: 10_000, command: { do: 'start' } };
  const { status, body } = await call(origin, 'POST', `/api/tables/${table}/commands`, start, tokens.host);
  if (status !== 200) throw new Error(`${id} does not start: ${JSON.stringify(body)}`);
  await openSeeds(players);
  const below = randomFrom(i);
  for (let left = 3 + below(25); left > 0; left--) {
    const { body: info } = await call(origin, 'GET', `/api/tables/${table}`);
    for (const player of players) while (player.n < info.n) await player.news();
    // No accusations yet: a finished game would prove nothing.
    const chosen = players.map((player) => actionOf(player, below));
    const seat = chosen.findIndex((action) => action !== null);
    if (seat < 0) break;
    await players[seat]!.do({ do: 'act', action: chosen[seat]! } as Command);
  }
  for (const player of players) player.close();
  return { edition: id, players, n: players[0]!.n };
}

function actionOf(player: Player, below: RandomInt): Action | null {
  for (let tries = 0; tries < 30; tries++) {
    const action = player.anyAction(below);
    if (action === null || action.do !== 'accuse') return action;
  }
  return null;
}

/** Plays it to its end and verifies its record. */
async function finish(origin: string, { players }: Begun, i: number): Promise<boolean> {
  const { table } = players[0]!.session;
  for (const player of players) {
    Object.assign(player, { origin });
    await player.connect();
  }
  await Promise.all(players.map((player, seat) => playOn(player, 10 * i + seat)));
  await Promise.all(players.map((player) => player.until(({ seed }) => seed !== null)));
  for (const player of players) player.close();
  const record = await (await fetch(`${origin}/api/tables/${table}/record`)).text();
  const { body } = await call(origin, 'POST', '/api/records', record);
  return body.verified === true && players.every(({ faults }) => faults.length === 0);
}

try {
  const before = await startProcess({ folder, program });
  const begun: Begun[] = [];
  await inTurns(games, 5, async (i) => {
    begun[i] = await begin(before.origin, i);
  });
  await before.stop();
  const open = begun.filter(({ players }) => players[0]!.state!.phase === 'playing').length;
  console.log(`${games} games begun on the release before, ${open} of them not over`);
  const now = await startProcess({ folder });
  const good = new Map<string, number>();
  let [all, further] = [0, 0];
  await inTurns(games, 5, async (i) => {
    const game = begun[i]!;
    const isGood = await finish(now.origin, game, i).catch((error: unknown) => {
      console.error(`${game.edition}, table ${game.players[0]!.session.table}: ${error}`);
      return false;
    });
    if (!isGood) return;
    all++;
    if (game.players[0]!.n > game.n) further++;
    good.set(game.edition, (good.get(game.edition) ?? 0) + 1);
  });
  await now.stop();
  console.log(
    `R15 ${all} of ${games} finished on this release and verified, ${further} of them played on here`,
  );
  console.log([...good].map(([edition, each]) => `${edition} ${each}`).join(', '));
  process.exitCode = all === games ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
