/** Clients that chat as fast as they are answered, whatever happens to the server, and record every acknowledgement. */
import type { Entry } from '@casefile/protocol';
import type { Player } from '../player.ts';
import { come } from './stubborn.ts';

export interface Promised {
  readonly table: string;
  readonly person: string;
  readonly id: string;
  readonly n: number;
}

export class Talker {
  readonly player: Player;
  /** Everything that was acknowledged. */
  readonly promised: Promised[] = [];
  /** Milliseconds from a kill until it was in play again. */
  readonly away: number[] = [];
  #lostAt: number | null = null;
  #isOver = false;
  #finish = (): void => {};
  readonly #over = new Promise<null>((resolve) => {
    this.#finish = () => resolve(null);
  });

  constructor(player: Player) {
    this.player = player;
  }

  /** The server has just been killed. */
  lost(): void {
    this.#lostAt = performance.now();
  }

  stop(): void {
    this.#isOver = true;
    this.#finish();
  }

  async talk(name: string): Promise<void> {
    const { player } = this;
    const { table, person } = player.session;
    await come(player);
    for (let i = 0; !this.#isOver; i++) {
      const id = `${name}-${i}`;
      let n: number | null = null;
      while (n === null && !this.#isOver) {
        const answer = await Promise.race([player.do({ do: 'say', phrase: 'hello' }, id), this.#over]);
        if (answer?.t === 'ok') n = answer.n;
      }
      if (n === null) return;
      this.promised.push({ table, person, id, n });
      // An answer sent before the kill must not be mistaken for one of the next server.
      if (this.#lostAt === null || player.cameAt < this.#lostAt) continue;
      this.away.push(performance.now() - this.#lostAt);
      this.#lostAt = null;
    }
  }
}

/** Acknowledged messages that the log does not contain as acknowledged. */
export function broken(promised: readonly Promised[], entries: readonly Entry[]): readonly Promised[] {
  return promised.filter(({ person, id, n }) => {
    const { command } = (entries[n] ?? {}) as { command?: { person: string; id: string } };
    return command?.person !== person || command.id !== id;
  });
}
