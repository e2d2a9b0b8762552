/** A client that always reconnects and resends unanswered commands. */
import type { Command, CommandAnswer } from '@casefile/protocol';
import type { Player } from '../player.ts';
import { dice } from '../playing.ts';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Lets the player's client keep itself connected. */
export async function come(player: Player): Promise<void> {
  player.isStubborn = true;
  if (!player.isOpen) await player.connect();
}

/** Executed once, however often it is sent. */
async function insist(player: Player, command: Command, id: string): Promise<CommandAnswer> {
  // The entry seen when it was decided, not at the resend.
  const v = player.n;
  for (;;) {
    const answer = await player.do(command, id, v);
    if (answer.t === 'ok' || (answer.why !== 'not-saved' && answer.why !== 'unknown')) return answer;
    await pause(50);
  }
}

/** Plays to the end; the ids of its commands begin with its name. */
export async function playStubbornly(player: Player, seed: number, name: string): Promise<void> {
  const below = dice(seed);
  await come(player);
  for (let i = 0; player.state?.seed == null; i++) {
    const action = player.anyAction(below);
    if (action === null || player.state?.phase === 'over') {
      await player.news();
      continue;
    }
    const answer = await insist(player, { do: 'act', action } as Command, `${name}-${i}`);
    if (answer.t === 'no' && answer.why !== 'stale') throw new Error(JSON.stringify({ answer, action }));
    if (answer.t === 'ok') await player.until(({ n }) => n >= answer.n);
  }
}

export async function watchStubbornly(player: Player): Promise<void> {
  await come(player);
  await player.until(({ seed }) => seed !== null);
}
