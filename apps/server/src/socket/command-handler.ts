/** The single path of commands from sockets and HTTP: rate limits, tokens and metrics. */
import type { CommandAnswer } from '@casefile/protocol';
import { type Request, type TableService, TokenEnded } from '../host/table-service.ts';
import type { SharedRates } from '../http/limits/shared-rates.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { Limits } from '../ops/settings.ts';
import { type Store, StoreProblem, type TokenRow } from '../store/store.ts';
import type { Who } from '../table/people/who.ts';
import type { ServerTable } from '../table/table.ts';
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
  const { host, metrics, limits, rates, now } = parts;
  const chat = rates.limit('chat', limits.chat);
  const run: CommandHandler = async (table, who, request) => {
    const { id, command } = request;
    if (talk.includes(command.do) && !chat.allows(`${table} ${who.person}`, now()))
      return { t: 'no', id, n: -1, why: 'too-many' };
    if (!leavings.includes(command.do)) return host.command(table, who, request);
    const answer = await host.command(table, who, request);
    // It is done, whatever becomes of the tokens: without their person they give no view.
    if (answer.t === 'ok') await revokeDepartedTokens(parts, table, who).catch(() => {});
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
): Promise<void> {
  const ended: TokenRow[] = [];
  try {
    // Again until there are none: with the last ones somebody may just have asked for a code or an invitation.
    for (;;) {
      // In this order: whoever sits down meanwhile is at the table before their tokens can be found.
      const tokens = await store.tokensOf(id);
      const table = await host.newest(id);
      const strange = typeof table === 'string' ? [] : tokens.filter((row) => isStrange(table, row));
      ended.push(...strange);
      const hashes = strange.map(({ hash }) => hash);
      if (strange.length === 0 || !(await store.changeTokens([], hashes)).ok) return;
    }
  } finally {
    // The answer is sent first.
    setImmediate(() => {
      for (const { hash, person } of ended)
        connections.end(id, [hash], person === who.person ? 'left' : 'kicked');
    });
  }
}

const isStrange = ({ state }: ServerTable, { kind, person }: TokenRow): boolean =>
  kind !== 'watch' && kind !== 'ticket-watch' && !Object.hasOwn(state.people, person);
