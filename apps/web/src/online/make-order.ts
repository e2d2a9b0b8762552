/** Commands to a table over HTTP, outside the game: what people say, and what a host does. */
import { freshId, isPassing, type TableApi, tokenFor } from '@casefile/client';
import type { Command } from '@casefile/protocol/command';
import type { Credentials, TableInfo } from '@casefile/protocol/http';

/** Null when done, otherwise the reason. */
export type Order = (command: Command) => Promise<string | null>;

/** Later, the same is meant once more. */
const againMs = 60_000;

export function makeOrder(
  api: Pick<TableApi, 'command'>,
  keys: Credentials,
  infoNow: () => Pick<TableInfo, 'host'> | null,
): Order {
  /** The last command, while nobody knows whether it was done. */
  let open: { readonly text: string; readonly id: string; readonly at: number } | null = null;
  return async (command) => {
    const { host: _, ...others } = keys.tokens;
    // The token of a host outlasts the role: with it, a player who was the host would be refused what every player may.
    const isHost = infoNow()?.host.person === keys.person;
    const now = isHost || others.seat === undefined ? keys : { ...keys, tokens: others };
    const token = (tokenFor(now, command) ?? others.seat ?? keys.tokens.host ?? others.watch)!;
    const text = JSON.stringify(command);
    // Pressed again after an answer was lost: under the same id it is not done twice.
    const isAgain = open?.text === text && Date.now() - open.at < againMs;
    const id = isAgain ? open!.id : freshId();
    const done = await api.command(keys.table, token, command, id);
    open = done.ok || !isPassing(done.error) ? null : { text, id, at: Date.now() };
    return done.ok ? null : done.error.error;
  };
}
