/** The programs of a match, one process for each bot of the list, kept from game to game. */
import type { Player } from '@casefile/bots/arena/play-game';
import { ExecPlayer } from './exec-player.ts';
import type { Programs } from './run.ts';
import { commandOf, type MatchSpec } from './spec.ts';

const helloMs = 10_000;

export class ExecPrograms implements Programs {
  readonly #spec: MatchSpec;
  readonly #report: (bot: string, game: string, why: string) => void;
  readonly #players = new Map<number, ExecPlayer>();

  constructor(spec: MatchSpec, report: (bot: string, game: string, why: string) => void) {
    this.#spec = spec;
    this.#report = report;
  }

  kill(): void {
    for (const player of this.#players.values()) player.kill();
  }

  playerOf(bot: number, game: string): Player {
    const id = this.#spec.bots[bot]!;
    let player = this.#players.get(bot);
    if (player === undefined) {
      const patience = { ms: this.#spec.ms, helloMs };
      player = new ExecPlayer(commandOf(id), patience, (at, why) => this.#report(id, at, why));
      this.#players.set(bot, player);
    }
    player.sitDown(game);
    return player;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#players.values()].map((player) => player.close()));
  }
}
