/**
 * An address that opens tables full of the strongest bots slows down only its own: other tables' bots answer as before
 * (R37).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Entry } from '@casefile/protocol';
import { size } from '@casefile/testkit/size';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServerProcess, startProcess } from '../support/processes.ts';

let folder: string;
let flooded: ServerProcess;
/** The control server, which is not flooded. */
let spared: ServerProcess;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casefile-bots-'));
  flooded = await startProcess({ folder: join(folder, 'flooded'), limits: 'default' });
  spared = await startProcess({ folder: join(folder, 'spared'), limits: 'default' });
});
afterAll(async () => {
  await Promise.all([flooded.stop(), spared.stop()]);
  await rm(folder, { recursive: true, force: true });
});

interface Asking {
  readonly from: string;
  readonly method?: string;
  readonly body?: object;
  readonly token?: string;
}
/** Sends a request from an address of this machine. */
function asked({ port }: ServerProcess, path: string, { from, method = 'POST', body, token }: Asking) {
  const text = body === undefined ? '' : JSON.stringify(body);
  const headers = {
    ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': text.length }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const to = { host: '127.0.0.1', port, path, method, headers, localAddress: from, agent: false };
  // biome-ignore lint/suspicious/noExplicitAny: tests look at whatever came
  return new Promise<any>((resolve, reject) => {
    const sent = request(to, async (response) => {
      let got = '';
      for await (const part of response) got += part;
      if (response.statusCode === 200) resolve(JSON.parse(got));
      else reject(new Error(`${path}: ${response.statusCode} ${got}`));
    });
    sent.on('error', reject);
    sent.end(text);
  });
}

const suspects = ['scarlet', 'mustard', 'white', 'green', 'peacock', 'plum'];

/** A table of six champions at the fastest pace, watched by its opener. */
async function sixChampions(server: ServerProcess, from: string): Promise<() => Promise<readonly Entry[]>> {
  const opening = { edition: 'clue-2002', name: 'Ada', terms: { pace: 'instant' } };
  const { table, tokens } = await asked(server, '/api/tables', { from, body: opening });
  const { host: token } = tokens;
  const command = (id: string, what: object) =>
    asked(server, `/api/tables/${table}/commands`, { from, token, body: { id, v: 1000, command: what } });
  for (const suspect of suspects) await command(suspect, { do: 'seat-bot', suspect, bot: 'champion' });
  await command('start', { do: 'start' });
  return async () =>
    (await asked(server, `/api/tables/${table}/entries`, { from, method: 'GET', token })).entries;
}

/** The milliseconds between the steps of a whole game. */
async function playedOut(server: ServerProcess, from: string): Promise<number[]> {
  const look = await sixChampions(server, from);
  for (;;) {
    const entries = await look();
    const steps = entries.filter(({ is }) => is === 'started' || is === 'acted');
    if (entries.some(({ is }) => is === 'revealed'))
      return steps.slice(1).map(({ at }, i) => at - steps[i]!.at);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
const share = (all: readonly number[], part: number): number =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length * part)]!;

const games = size(1, 8);
/** An address may open ten tables in ten minutes, so each try uses another address. */
let tries = 0;
test('R37 while an address has ten tables of six champions, bots of others take at most twice as long', {
  timeout: size(120_000, 900_000),
}, async () => {
  tries++;
  const [hostile, honest] = [`127.0.2.${tries}`, `127.0.3.${tries}`];
  for (let i = 0; i < 10; i++) await sixChampions(flooded, hostile);
  const took: number[] = [];
  const others: number[] = [];
  for (let i = 0; i < games; i++) {
    const [own, other] = await Promise.all([flooded, spared].map((server) => playedOut(server, honest)));
    took.push(...own!);
    others.push(...other!);
  }
  const told = [0.5, 0.9].map((part) => `${share(took, part)} for ${share(others, part)} ms`).join(', ');
  console.log(`R37 champions: ${took.length} and ${others.length} steps; ${told}; load ${loadavg()[0]}`);
  // From a single game on a busy machine, only the median is meaningful.
  for (const part of games === 1 ? [0.5] : [0.5, 0.9])
    expect(share(took, part), told).toBeLessThanOrEqual(2 * share(others, part));
});
