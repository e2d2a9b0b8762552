/** A client that comes back whatever happens, and asks again for what was not answered. */
import type { Answer, Command } from '@casefile/protocol';
import type { Player } from './player.ts';
import { dice } from './playing.ts';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export async function come(player: Player): Promise<void> {
  while (!player.isOpen) {
    try {
      await player.connect();
    } catch {
      player.close();
      await pause(20);
    }
  }
}

/** Done once, however often it has to be sent: `again` is told how often. */
async function insist(player: Player, command: Command, id: string): Promise<Answer> {
  // What was seen when it was decided, not what is seen when it is sent again.
  const v = player.n;
  for (;;) {
    await come(player);
    const answer = player.do(command, id, v);
    const gone = player.ended().then(() => null);
    const first = await Promise.race([answer, gone]);
    if (first !== null && (first.t === 'ok' || (first.why !== 'not-saved' && first.why !== 'unknown')))
      return first;
    if (first !== null) await pause(50);
  }
}

/** Plays to the end; the ids of its commands begin with its name. */
export async function playStubbornly(player: Player, seed: number, name: string): Promise<void> {
  const below = dice(seed);
  for (let i = 0; player.state?.seed == null; i++) {
    await come(player);
    const action = player.anyAction(below);
    if (action === null || player.state?.phase === 'over') {
      await Promise.race([player.news(), player.ended(), pause(200)]);
      continue;
    }
    const answer = await insist(player, { do: 'act', action } as Command, `${name}-${i}`);
    if (answer.t === 'no' && answer.why !== 'stale') throw new Error(JSON.stringify({ answer, action }));
    if (answer.t === 'ok')
      while (player.isOpen && player.n < answer.n) await Promise.race([player.news(), pause(50)]);
  }
}

export async function watchStubbornly(player: Player): Promise<void> {
  while (player.state?.seed == null) {
    await come(player);
    await Promise.race([player.news(), player.ended(), pause(200)]);
  }
}
