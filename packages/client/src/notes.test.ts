import type { Notes } from '@casefile/protocol/http';
import { afterEach, expect, test, vi } from 'vitest';
import type { TableApi } from './connection/http.ts';
import { remoteNotes } from './notes.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** A server that keeps one page of notes. */
function keeper(kept: Notes): Pick<TableApi, 'notes' | 'putNotes'> & { kept: Notes; writes: number } {
  const here = {
    kept,
    writes: 0,
    notes: async () => ({ ok: true, value: here.kept }) as const,
    async putNotes(_: string, __: string, notes: Notes) {
      here.writes++;
      if (notes.version !== here.kept.version + 1)
        return { ok: false, error: { error: 'stale', message: '' } } as const;
      here.kept = notes;
      return { ok: true, value: notes } as const;
    },
  };
  return here;
}

test('writes notes on top of the version it read', async () => {
  const api = keeper({ version: 4, text: 'before' });
  const notes = remoteNotes(api, 'T', 'token');
  expect(await notes.load()).toBe('before');
  await notes.save('after');
  expect(api.kept).toEqual({ version: 5, text: 'after' });
});

test('rereads notes that another device has overwritten before writing', async () => {
  const api = keeper({ version: 0, text: '' });
  const notes = remoteNotes(api, 'T', 'token');
  await notes.load();
  api.kept = { version: 7, text: 'from the phone' };
  await notes.save('mine');
  expect(api.kept).toEqual({ version: 8, text: 'mine' });
});

test('writes only the last of several quick edits', async () => {
  const api = keeper({ version: 0, text: '' });
  const notes = remoteNotes(api, 'T', 'token');
  await Promise.all(Array.from({ length: 20 }, (_, i) => notes.save(`text ${i}`)));
  expect(api.kept.text).toBe('text 19');
  expect(api.writes).toBe(1);
});

test('keeps no notes for a spectator', async () => {
  const api = keeper({ version: 0, text: 'somebody’s' });
  const notes = remoteNotes(api, 'T', undefined);
  expect(await notes.load()).toBe('');
  await notes.save('mine');
  expect(api.writes).toBe(0);
});

/** Refuses the first requests for the notes. */
function refusing(times: number, error: string, kept: Notes) {
  const api = keeper(kept);
  let asked = 0;
  return Object.assign(api, {
    notes: async () => {
      if (asked++ < times) return { ok: false, error: { error, message: '' } } as const;
      return { ok: true, value: api.kept } as const;
    },
    asked: () => asked,
  });
}

test('loads the notes as soon as the server can be reached, so that none are overwritten', async () => {
  vi.useFakeTimers();
  const api = refusing(5, 'offline', { version: 4, text: 'before' });
  const notes = remoteNotes(api, 'T', 'token');
  const loading = notes.load();
  await vi.advanceTimersByTimeAsync(1000 + 2000 + 4000 + 8000 + 8000);
  expect(await loading).toBe('before');
  await notes.save('before and after');
  expect(api.kept).toEqual({ version: 5, text: 'before and after' });
});

test('does not ask again for notes that are refused for good, nor once it is closed', async () => {
  vi.useFakeTimers();
  const refused = refusing(9, 'bad-token', { version: 4, text: 'before' });
  expect(await remoteNotes(refused, 'T', 'token').load()).toBe('');
  expect(refused.asked()).toBe(1);
  const api = refusing(9, 'offline', { version: 4, text: 'before' });
  const notes = remoteNotes(api, 'T', 'token');
  const loading = notes.load();
  await vi.advanceTimersByTimeAsync(1500);
  notes.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await loading).toBe('');
  expect(api.asked()).toBe(2);
});

/** Does not save until it is told to. */
function unreachable(error: string) {
  const api = keeper({ version: 0, text: '' });
  const { putNotes } = api;
  let isBack = false;
  let asked = 0;
  return Object.assign(api, {
    putNotes: async (table: string, token: string, notes: Notes) => {
      asked++;
      return isBack ? putNotes(table, token, notes) : ({ ok: false, error: { error, message: '' } } as const);
    },
    comeBack: () => {
      isBack = true;
    },
    asked: () => asked,
  });
}

test('saves what was written while the server was away, however long that was, and only the last of it', async () => {
  vi.useFakeTimers();
  const api = unreachable('offline');
  const notes = remoteNotes(api, 'T', 'token');
  const first = notes.save('a mark');
  await vi.advanceTimersByTimeAsync(60_000);
  const last = notes.save('a mark and another');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(api.kept.text).toBe('');
  api.comeBack();
  await vi.advanceTimersByTimeAsync(8000);
  await Promise.all([first, last]);
  expect(api.kept).toEqual({ version: 1, text: 'a mark and another' });
  expect(api.writes).toBe(1);
});

test('gives up saving what is refused for good, and soon after it was closed', async () => {
  vi.useFakeTimers();
  const refused = unreachable('bad-token');
  await remoteNotes(refused, 'T', 'token').save('mine');
  expect(refused.asked()).toBe(1);
  const api = unreachable('offline');
  const notes = remoteNotes(api, 'T', 'token');
  const saving = notes.save('mine');
  notes.close();
  await vi.advanceTimersByTimeAsync(60_000);
  await saving;
  expect(api.asked()).toBe(5);
});
