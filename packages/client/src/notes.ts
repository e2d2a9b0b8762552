/** Versioned notes on the server; a conflicting write rereads the version and tries again. */
import type { TableApi } from './connection/http.ts';

/** The seat's notes on the server. */
export interface RemoteNotes {
  load(): Promise<string>;
  save(text: string): Promise<void>;
}

const maxTries = 4;
const retryDelayMs = 1000;

/** A spectator has no seat token and no notes. */
export function remoteNotes(
  api: Pick<TableApi, 'notes' | 'putNotes'>,
  table: string,
  token: string | undefined,
): RemoteNotes {
  let version = 0;
  let queue: Promise<void> = Promise.resolve();
  let latest = '';
  async function load(): Promise<string> {
    if (token === undefined) return '';
    const found = await api.notes(table, token);
    if (!found.ok) return '';
    version = found.value.version;
    return found.value.text;
  }
  async function put(text: string): Promise<void> {
    // A newer text is queued, so this one is skipped.
    if (token === undefined || text !== latest) return;
    for (let tries = 0; tries < maxTries; tries++) {
      const done = await api.putNotes(table, token, { version: version + 1, text });
      if (done.ok) {
        version = done.value.version;
        return;
      }
      if (done.error.error === 'stale') await load();
      else await new Promise((resolve) => setTimeout(resolve, retryDelayMs * 2 ** tries));
    }
  }
  return {
    load,
    save(text) {
      latest = text;
      queue = queue.then(() => put(text));
      return queue;
    },
  };
}
