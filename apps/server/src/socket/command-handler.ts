/** The single path of commands from sockets and HTTP: rate limits, tokens and metrics. */
import type { CommandAnswer } from '@casefile/protocol';
import { type Request, type TableService, TokenEnded } from '../host/table-service.ts';
import type { SharedRates } from '../http/limits/shared-rates.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { Limits } from '../ops/settings.ts';
import { type Store, StoreProblem, type TokenRow } from '../store/store.ts';
import type { Who } from '../table/people/who.ts';
import type { Connections } from './connections.ts';

export type CommandHandler = (table: string, who: Who, request: Request) => Promise<CommandAnswer>;

export interface CommandParts {
  readonly host: TableService;
  readonly store: Store;
  readonly connections: Connections;
  readonly metrics: Metrics;
  readonly limits: Limits;
  readonly rates: Pick<SharedRates, 'limit'>;
  readonly now: () => number;
}

/** Commands after which somebody may have left the table. */
const leavings: readonly string[] = ['leave', 'stand', 'host'];
/** Names count as messages too. */
const talk: readonly string[] = ['say', 'write', 'report', 'rename'];

export function makeCommandHandler(parts: CommandParts): CommandHandler {
  const { host, store, metrics, limits, rates, now } = parts;
  const chat = rates.limit('chat', limits.chat);
  const run: CommandHandler = async (table, who, request) => {
    const { id, command } = request;
    if (talk.includes(command.do) && !chat.allows(`${table} ${who.person}`, now()))
      return { t: 'no', id, n: -1, why: 'too-many' };
    if (!leavings.includes(command.do)) return host.command(table, who, request);
    // Read first: a person who sits down meanwhile must not lose new tokens.
    const tokens = await store.tokensOf(table);
    const answer = await host.command(table, who, request);
    if (answer.t === 'ok') await revokeDepartedTokens(parts, table, who, tokens);
    return answer;
  };
  return async (table, who, request) => {
    const began = performance.now();
    const answer = await run(table, who, request).catch((error: unknown): CommandAnswer => {
      if (error instanceof TokenEnded) metrics.count('commands', 'token-ended');
      if (!(error instanceof StoreProblem)) throw error;
      return { t: 'no', id: request.id, n: -1, why: 'not-saved' };
    });
    metrics.commandTook((performance.now() - began) / 1000);
    metrics.count('commands', answer.t === 'ok' ? 'ok' : answer.why);
    return answer;
  };
}

/** Tokens of people who neither sit nor host any more; spectators keep theirs. */
async function revokeDepartedTokens(
  { host, store, connections }: CommandParts,
  id: string,
  who: Who,
  tokens: readonly TokenRow[],
): Promise<void> {
  const table = await host.table(id);
  if (typeof table === 'string') return;
  const { people } = table.state;
  const departed = tokens.filter(
    ({ kind, person }) => kind !== 'watch' && kind !== 'ticket-watch' && !Object.hasOwn(people, person),
  );
  if (departed.length === 0) return;
  await store.changeTokens(
    [],
    departed.map(({ hash }) => hash),
  );
  // The answer is sent first.
  setImmediate(() => {
    for (const { hash, person } of departed)
      connections.end(id, [hash], person === who.person ? 'left' : 'kicked');
  });
}
