/** An online table, followed in the worker and passed to the page as plain values. Fetched on demand. */
import { type SeedPair, socketTransport, TableClient } from '@casefile/client';
import { editionAt, type Position } from '@casefile/engine';
import { infoOf, type TableState } from '@casefile/protocol';
import type { Command } from '@casefile/protocol/command';
import { loadEdition } from '../../editions/load-edition.ts';
import type { Scene, WorkerReply } from '../messages.ts';
import { Follower, type GameEntry, isGameEntry } from './follower.ts';
import { emptyRoom, type JoinRequest, type RemoteNews, type Room } from './room.ts';

export class RemoteTable {
  readonly #client: TableClient;
  readonly #tell: (news: RemoteNews) => void;
  #follower = new Follower();
  /** Entries of the game that the page has not asked for yet. */
  #unshown: { readonly entry: GameEntry; readonly state: TableState }[] = [];
  #heard: { readonly n: number; readonly isGame: boolean }[] = [];
  #isRestarted = false;
  #isPlanned = false;
  #newest = -1;
  #journal: TableClient['journal'] | null = null;
  seed: SeedPair | null;

  constructor({ origin, table, token, seed }: JoinRequest, tell: (news: RemoteNews) => void) {
    this.#tell = tell;
    this.seed = seed;
    this.#client = new TableClient({
      openTransport: socketTransport({ origin, table, token }),
      table,
      seed: () => this.seed,
      async findEdition(id, version) {
        const edition = await loadEdition(id);
        return edition === undefined ? undefined : editionAt(edition, version);
      },
      on: {
        changed: () => this.#plan(),
        welcomed: ({ n }) => {
          if (this.#newest < 0) this.#newest = n;
        },
        entry: (entry, _, state) => {
          this.#heard.push({ n: entry.n, isGame: isGameEntry(entry) });
          if (isGameEntry(entry)) this.#unshown.push({ entry, state });
        },
        restarted: () => {
          this.#heard = [];
          this.#unshown = [];
          this.#isRestarted = true;
        },
      },
    });
    this.#client.connect();
  }

  setOnline(isOnline: boolean): void {
    this.#client.setOnline(isOnline);
  }

  /** The next entry of the game, if one waits; with `upTo` all up to that number at once. */
  show(upTo: number | null): Scene | null {
    const isDue = (n: number): boolean => upTo === null || n <= upTo;
    let hasNew = false;
    do {
      const next = this.#unshown[0];
      if (next === undefined || !isDue(next.entry.n)) break;
      this.#unshown.shift();
      if (next.entry.is === 'started') this.#follower = new Follower();
      this.#follower.show(next.entry, next.state);
      hasNew = true;
    } while (upTo !== null);
    return hasNew ? this.#follower.scene() : null;
  }

  async send(command: Command): Promise<WorkerReply> {
    try {
      const answer = await this.#client.do(command);
      if (answer.t === 'ok') return { ok: true, scene: null };
      return 'refusal' in answer
        ? { ok: false, refusal: answer.refusal }
        : { ok: false, problem: answer.why };
    } catch {
      return { ok: false, problem: 'offline' };
    }
  }

  position(): Position {
    return this.#follower.position();
  }

  /** Entries often arrive in bursts: the page gets them in one message. */
  #plan(): void {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    setTimeout(() => {
      this.#isPlanned = false;
      const { journal } = this.#client;
      this.#tell({
        room: this.#room(),
        journal: journal === this.#journal ? null : journal,
        isRestarted: this.#isRestarted,
        heard: this.#heard,
      });
      this.#journal = journal;
      this.#isRestarted = false;
      this.#heard = [];
    });
  }

  #room(): Room {
    const { state, status, end, person, presence, clocks, seat } = this.#client;
    const line = { status, end, here: presence.people, spectators: presence.spectators, clocks };
    if (state === null) return { ...emptyRoom, ...line };
    const own = person === null ? undefined : state.people[person];
    return {
      ...line,
      newest: this.#newest,
      isCurrent: state.n >= this.#newest,
      info: infoOf(state, presence.spectators),
      seat,
      seats: state.position === null ? [] : state.chairs.map(({ suspect }) => suspect),
      names: Object.fromEntries(Object.entries(state.people).map(([id, { name }]) => [id, name])),
      absent: state.timing.absent.flatMap((since, each) => (since === null ? [] : [each])),
      votes: state.votes,
      agreed: state.agreed,
      pausedBy: state.pausedBy,
      muted: state.muted,
      unreported: Object.keys(state.lines).map(Number),
      ownCommitment: own?.commitment ?? null,
      digest: state.digest,
    };
  }
}
