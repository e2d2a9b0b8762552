/** Versioned notes on the server; a conflicting write rereads the version and tries again. */
import type { Notes } from '@casefile/protocol/http';
import { type ApiResult, isPassing, type TableApi } from './connection/http.ts';

/** The seat's notes on the server. */
export interface RemoteNotes {
  /** Tries again until the server answers: empty notes would be saved over those that it has. */
  load(): Promise<string>;
  /** Tries again until the server answers or a newer text is saved: a mark made while it is away would be lost. */
  save(text: string): Promise<void>;
  /** Gives up loading, which makes the notes empty, and soon also saving. */
  close(): void;
}

/** Of a save once it is closed, and of one that other devices overtake before there is a pause. */
const maxTries = 4;
const retryDelayMs = 1000;
const maxRetryDelayMs = 8000;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A spectator has no seat token and no notes. */
export function remoteNotes(
  api: Pick<TableApi, 'notes' | 'putNotes'>,
  table: string,
  token: string | undefined,
): RemoteNotes {
  let version = 0;
  let queue: Promise<void> = Promise.resolve();
  let latest = '';
  let isClosed = false;
  async function read(key: string): Promise<ApiResult<Notes>> {
    const found = await api.notes(table, key);
    if (found.ok) version = found.value.version;
    return found;
  }
  async function load(): Promise<string> {
    if (token === undefined) return '';
    for (let delayMs = retryDelayMs; ; delayMs = Math.min(2 * delayMs, maxRetryDelayMs)) {
      const found = await read(token);
      if (found.ok) return found.value.text;
      if (!isPassing(found.error) || isClosed) return '';
      await wait(delayMs);
      if (isClosed) return '';
    }
  }
  async function put(text: string): Promise<void> {
    // A newer text is queued, so this one is skipped.
    if (token === undefined || text !== latest) return;
    for (let tries = 0; ; tries++) {
      const done = await api.putNotes(table, token, { version: version + 1, text });
      if (done.ok) {
        version = done.value.version;
        return;
      }
      const isStale = done.error.error === 'stale';
      if (isStale) await read(token);
      else if (!isPassing(done.error)) return;
      if (!isStale || tries >= maxTries) await wait(Math.min(retryDelayMs * 2 ** tries, maxRetryDelayMs));
      if (text !== latest || (isClosed && tries >= maxTries)) return;
    }
  }
  return {
    load,
    save(text) {
      latest = text;
      queue = queue.then(() => put(text));
      return queue;
    },
    close() {
      isClosed = true;
    },
  };
}
