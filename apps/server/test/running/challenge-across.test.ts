/** A challenge taken up at several processes on one database at once. */
import { maxAttempts } from '@casefile/protocol';
import { expect } from 'vitest';
import { cluster } from '../support/network/cluster.ts';
import { call, Player } from '../support/player.ts';
import { playOn } from '../support/playing.ts';

const processes = cluster();
const { at } = processes;

processes.test(
  'R18 as many take up a challenge as may, and have one deal and each other’s results, wherever they are',
  async () => {
    const made = await call(at(0), 'POST', '/api/challenges', {
      edition: 'speed',
      suspect: 'scarlet',
      bots: [
        { suspect: 'plum', bot: 'agnes' },
        { suspect: 'green', bot: 'agnes' },
      ],
      terms: { pace: 'instant' },
    });
    const path = `/api/challenges/${made.body.challenge}`;
    const takes = Array.from({ length: maxAttempts + 20 }, (_, i) =>
      call(at(i % 3), 'POST', `${path}/attempts`, { name: `Player ${i}` }),
    );
    const replies = await Promise.all(takes);
    const taken = replies.filter(({ status }) => status === 200);
    expect(taken).toHaveLength(maxAttempts);
    expect(new Set(replies.map(({ body }) => body.error))).toEqual(new Set([undefined, 'challenge-full']));
    expect(new Set(taken.map(({ body }) => body.table)).size).toBe(maxAttempts);

    // Each plays on at a process that did not open their table.
    const players = [0, 1, 2].map((i) => new Player(at((i + 1) % 3), taken[i]!.body));
    for (const player of players) {
      await player.connect();
      await playOn(player, 7);
      await player.until((state) => state.seed !== null);
    }
    const ends = players.map(({ state }) => JSON.stringify(state!.position!.result));
    expect(new Set(ends).size).toBe(1);
    for (const [i, { session, token }] of players.entries()) {
      const found = await call(at(i), 'GET', `/api/tables/${session.table}/rivals`, undefined, token);
      expect(found.body).toMatchObject({ challenge: made.body.challenge, attempts: maxAttempts });
      expect(found.body.rivals).toHaveLength(3);
      expect((await call(at(i), 'GET', path)).body).toMatchObject({ attempts: maxAttempts, isFull: true });
    }
    for (const player of players) player.close();
  },
);
