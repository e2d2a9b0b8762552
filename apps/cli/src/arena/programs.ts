/** The programs of a match, one process for each bot of the list, kept from game to game. */
import type { Player } from '@casefile/bots/arena/play-game';
import { ExecPlayer } from './exec-player.ts';
import type { Programs } from './run.ts';
import type { MatchSpec } from './spec.ts';

export class ExecPrograms implements Programs {
  readonly #spec: MatchSpec;
  readonly #report: (bot: string, game: string, why: string) => void;
  readonly #players = new Map<number, ExecPlayer>();

  constructor(spec: MatchSpec, report: (bot: string, game: string, why: string) => void) {
    this.#spec = spec;
    this.#report = report;
    process.once('SIGINT', this.#stop).once('SIGTERM', this.#stop);
  }

  /** The programs are in groups of their own, which a terminal does not reach. */
  readonly #stop = (): void => {
    for (const player of this.#players.values()) player.kill();
    process.exit(130);
  };

  playerOf(bot: number, game: string): Player {
    const id = this.#spec.bots[bot]!;
    let player = this.#players.get(bot);
    if (player === undefined) {
      player = new ExecPlayer(id.slice('exec:'.length), this.#spec.ms, (at, why) =>
        this.#report(id, at, why),
      );
      this.#players.set(bot, player);
    }
    player.sitDown(game);
    return player;
  }

  async close(): Promise<void> {
    process.off('SIGINT', this.#stop).off('SIGTERM', this.#stop);
    await Promise.all([...this.#players.values()].map((player) => player.close()));
  }
}
