/** How long a server takes to start that has many games under way. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerChild } from './child.ts';
import { fillWithGames } from './open-games.ts';

export interface Readiness {
  /** Milliseconds from the start of a process to its being ready, by the wall's clock and of processor. */
  readonly wall: number;
  readonly cpu: number;
  /** Milliseconds until every one of the games was asked how it stands, and has answered. */
  readonly all: number;
}

const askedAtOnce = 16;

/** Each game is asked for, as its players would when they come back. */
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

/** With so many games of so many entries under way. */
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
