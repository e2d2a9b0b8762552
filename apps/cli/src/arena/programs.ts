/** The programs of a match, one process for each bot of the list, kept from game to game. */
import { constants } from 'node:os';
import type { Player } from '@casefile/bots/arena/play-game';
import { ExecPlayer } from './exec-player.ts';
import type { Programs } from './run.ts';
import { commandOf, type MatchSpec } from './spec.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const helloMs = 10_000;

export class ExecPrograms implements Programs {
  readonly #spec: MatchSpec;
  readonly #report: (bot: string, game: string, why: string) => void;
  readonly #players = new Map<number, ExecPlayer>();

  constructor(spec: MatchSpec, report: (bot: string, game: string, why: string) => void) {
    this.#spec = spec;
    this.#report = report;
    for (const signal of signals) process.once(signal, this.#stop);
  }

  /** The programs are in groups of their own, which a terminal does not reach. */
  readonly #stop = (signal: NodeJS.Signals): void => {
    for (const player of this.#players.values()) player.kill();
    process.exit(128 + constants.signals[signal]);
  };

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
    for (const signal of signals) process.off(signal, this.#stop);
    await Promise.all([...this.#players.values()].map((player) => player.close()));
  }
}
