/** The programs of a match or a league, one process for each at a table, reused for all games. */
import type { ArenaPlayer } from '@casefile/bots/arena/play-game';
import type { Programs } from '../match/run.ts';
import { commandOf, type MatchSpec } from '../match/spec.ts';
import { ExecPlayer } from './exec-player.ts';

const helloMs = 10_000;

export class ExecPrograms implements Programs {
  #spec: MatchSpec;
  readonly #report: (bot: string, game: string, why: string) => void;
  /** By command, numbered where the same command plays several seats. */
  readonly #players = new Map<string, ExecPlayer>();

  constructor(spec: MatchSpec, report: (bot: string, game: string, why: string) => void) {
    this.#spec = spec;
    this.#report = report;
  }

  /** The next table to play at. */
  use(spec: MatchSpec): void {
    this.#spec = spec;
  }

  kill(): void {
    for (const player of this.#players.values()) player.kill();
  }

  playerOf(bot: number, game: string): ArenaPlayer {
    const id = this.#spec.bots[bot]!;
    const before = this.#spec.bots.slice(0, bot).filter((each) => each === id).length;
    const key = `${before} ${id}`;
    let player = this.#players.get(key);
    if (player === undefined) {
      const limits = { ms: this.#spec.ms, helloMs };
      player = new ExecPlayer(commandOf(id), limits, (at, why) => this.#report(id, at, why));
      this.#players.set(key, player);
    }
    player.sitDown(game);
    return player;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#players.values()].map((player) => player.close()));
  }
}
