/** The tables that an assistant sits at, each with its own client, which receives only what its seat may know. */
import {
  type ApiResult,
  type ClientEnd,
  freshSeed,
  makeApi,
  type SeedPair,
  socketTransport,
  type TableApi,
  TableClient,
} from '@casefile/client';
import { editionById } from '@casefile/editions';
import type { Credentials } from '@casefile/protocol/http';

/** A mistake of the assistant, explained in a sentence. */
export class McpProblem extends Error {}

export interface SeatedClient {
  readonly session: Credentials;
  readonly client: TableClient;
  /** The token it was sat down with; undefined for a free chair. */
  readonly token: string | undefined;
}

const noToken = 'This token is not valid, or no longer valid.';
/** How long a table may take to let us in. */
const welcomeMs = 10_000;

export class Seats {
  readonly #origin: string;
  readonly #api: TableApi;
  readonly #seats = new Map<string, SeatedClient>();
  /** The last request for a seat at each table. */
  readonly #sitting = new Map<string, Promise<unknown>>();
  /** Tokens given by the user; they are sent to the server and nowhere else. */
  readonly #resumeTokens = new Set<string>();
  #changed: (() => void)[] = [];

  constructor(origin: string, tokens: readonly string[]) {
    this.#origin = origin;
    this.#api = makeApi(origin);
    for (const token of tokens) this.#resumeTokens.add(token);
  }

  get api(): TableApi {
    return this.#api;
  }
  get resumeTokens(): readonly string[] {
    return [...this.#resumeTokens];
  }
  get tables(): readonly string[] {
    return [...this.#seats.keys()];
  }

  /** The seat at this table, or the only seat when no table is named. */
  at(table: string | undefined): SeatedClient {
    const named = table ?? (this.#seats.size === 1 ? this.tables[0]! : undefined);
    const seat = named === undefined ? undefined : this.#seats.get(named);
    if (seat !== undefined) return seat;
    if (this.#seats.size === 0) throw new McpProblem('You are not at a table yet: use sit_down first.');
    throw new McpProblem(
      `You are not at that table. Name one of yours as "table": ${this.tables.join(', ')}.`,
    );
  }

  /**
   * With a token of a seat, or one that resumes it; without one, on a free chair. One after the other: two requests at the
   * same moment would take two chairs.
   */
  sit(table: string, name: string, token: string | undefined): Promise<SeatedClient> {
    const before = this.#sitting.get(table) ?? Promise.resolve();
    const sitting = before.then(() => this.#sitDown(table, name, token));
    this.#sitting.set(
      table,
      sitting.catch(() => {}),
    );
    return sitting;
  }

  async #sitDown(table: string, name: string, token: string | undefined): Promise<SeatedClient> {
    const known = this.#seats.get(table);
    // Who only watches has no seat yet, and another token is for another seat.
    const isSame = token === undefined ? known?.session.tokens.watch === undefined : token === known?.token;
    if (known !== undefined && known.client.end === null && isSame) return known;
    const { session, seed } = await this.#session(table, name, token);
    const seat = await this.#follow(session, seed, token);
    known?.client.close();
    return seat;
  }

  async #session(
    table: string,
    name: string,
    token: string | undefined,
  ): Promise<{ session: Credentials; seed: SeedPair | null }> {
    if (token === undefined) {
      const seed = freshSeed();
      const session = unwrap(await this.#api.sit(table, { name, commitment: seed.commitment }));
      return { session, seed };
    }
    // A line break in it would break the request.
    if (!/^[\w-]{22,100}$/.test(token)) throw new McpProblem(noToken);
    if (token.startsWith('back_'))
      return { session: unwrap(await this.#api.resume(table, token)), seed: null };
    const tokens = token.startsWith('look_') ? { watch: token } : { seat: token };
    return { session: { table, person: '', name, suspect: null, tokens }, seed: null };
  }

  async #follow(
    session: Credentials,
    seed: SeedPair | null,
    given: string | undefined,
  ): Promise<SeatedClient> {
    const { table, tokens } = session;
    if (tokens.resume !== undefined) this.#resumeTokens.add(tokens.resume);
    const token = tokens.seat ?? tokens.host ?? tokens.watch;
    if (token === undefined) throw new McpProblem('This token does not open a seat at the table.');
    let own = seed;
    const client = new TableClient({
      openTransport: socketTransport({ origin: this.#origin, table, token, api: this.#api }),
      findEdition: editionById,
      table,
      seed: () => own,
      on: { changed: () => this.#tell() },
    });
    client.connect();
    const isIn = await this.until(() => client.end !== null || client.state !== null, welcomeMs);
    if (client.end !== null) throw new McpProblem(endSentence(client.end));
    if (!isIn) {
      client.close();
      throw new McpProblem(`The server at ${this.#origin} does not answer.`);
    }
    // The previous holder of the token knows its seed, so the deal gets a fresh one.
    if (own === null && tokens.seat !== undefined && client.state?.phase === 'lobby') {
      own = freshSeed();
      await client.do({ do: 'commit', commitment: own.commitment });
    }
    const seat = { session, client, token: given };
    this.#seats.set(table, seat);
    return seat;
  }

  /** True as soon as it holds; false when the time is up. */
  async until(holds: () => boolean, ms: number): Promise<boolean> {
    const end = Date.now() + ms;
    while (!holds()) {
      const left = end - Date.now();
      if (left <= 0) return false;
      let timer: ReturnType<typeof setTimeout> | undefined;
      await new Promise<void>((resolve) => {
        timer = setTimeout(resolve, left);
        this.#changed.push(resolve);
      });
      clearTimeout(timer);
    }
    return true;
  }

  #tell(): void {
    for (const changed of this.#changed.splice(0)) changed();
  }

  close(): void {
    for (const { client } of this.#seats.values()) client.close();
  }
}

export function unwrap<T>(reached: ApiResult<T>): T {
  if (reached.ok) return reached.value;
  throw new McpProblem(reached.error.message || reached.error.error);
}

/** Why the connection to a table has ended. */
export function endSentence({ why, trouble }: ClientEnd): string {
  if (why === 'newer-server')
    return 'The server is newer than this program: update casefile, then sit down again.';
  if (trouble !== null)
    return `The server sent invalid data (${trouble.code}), so nothing is known about this table.`;
  if (why === 'bad-token' || why === 'no-token') return noToken;
  return `The server has ended the connection: ${why}.`;
}
