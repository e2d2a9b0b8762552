/** Measures the start of a server with many running games. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerChild } from './child.ts';
import { fillWithGames } from './open-games.ts';

export interface Readiness {
  /** Milliseconds from process start to ready, wall clock and processor time. */
  readonly wall: number;
  readonly cpu: number;
  /** Milliseconds until every game has answered a request. */
  readonly all: number;
}

const askedAtOnce = 16;

/** Requests each game, as its returning players would. */
async function askAll(origin: string, ids: readonly string[]): Promise<void> {
  const left = [...ids];
  const asking = async (): Promise<void> => {
    for (let id = left.pop(); id !== undefined; id = left.pop()) {
      const reply = await fetch(`${origin}/api/tables/${id}`);
      const { phase } = (await reply.json()) as { phase?: string };
      if (phase !== 'playing') throw new Error(`Table ${id} is not played on: ${reply.status}`);
    }
  };
  await Promise.all(Array.from({ length: askedAtOnce }, asking));
}

/** With this many games of this many entries. */
export async function readyAfter(games: number, entries: number): Promise<Readiness> {
  const folder = mkdtempSync(join(tmpdir(), 'casefile-load-'));
  try {
    const ids = await fillWithGames(folder, games, entries, Date.now());
    const began = performance.now();
    const child = await ServerChild.start('casefile', folder);
    const origin = `http://127.0.0.1:${child.port}`;
    const reply = await fetch(`${origin}/readyz`);
    const wall = performance.now() - began;
    if (!reply.ok) throw new Error('The server is not ready.');
    await askAll(origin, ids);
    const all = performance.now() - began;
    const { cpu } = await child.ask('vitals');
    await child.end();
    return { wall, cpu, all };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
