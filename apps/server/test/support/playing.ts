/** Plays random legal actions to the end over a socket. */
import type { Command } from '@casefile/protocol';
import type { Player } from './player.ts';

/** Whole numbers below a bound, the same for the same seed. */
export function dice(seed: number): (bound: number) => number {
  let state = seed * 2_654_435_761 + 1;
  return (bound) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * bound);
  };
}

export async function playOn(player: Player, seed: number): Promise<void> {
  const below = dice(seed);
  while (player.state?.phase !== 'over') {
    const action = player.anyAction(below);
    if (action === null) {
      await player.news();
      continue;
    }
    const command = { do: 'act', action } as Command;
    const answer = await player.do(command);
    if (answer.t === 'no' && answer.why !== 'stale') throw new Error(JSON.stringify({ answer, action }));
  }
}
