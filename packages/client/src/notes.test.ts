import type { Notes } from '@casefile/protocol/http';
import { expect, test } from 'vitest';
import { makeApi, type TableApi, tokenFor } from './http.ts';
import { remoteNotes } from './notes.ts';

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
      return { ok: true, value: { version: notes.version } } as const;
    },
  };
  return here;
}

test('notes are written over the version that was read', async () => {
  const api = keeper({ version: 4, text: 'before' });
  const notes = remoteNotes(api, 'T', 'token');
  expect(await notes.load()).toBe('before');
  await notes.save('after');
  expect(api.kept).toEqual({ version: 5, text: 'after' });
});

test('notes that another device has written over are read again, and written then', async () => {
  const api = keeper({ version: 0, text: '' });
  const notes = remoteNotes(api, 'T', 'token');
  await notes.load();
  api.kept = { version: 7, text: 'from the phone' };
  await notes.save('mine');
  expect(api.kept).toEqual({ version: 8, text: 'mine' });
});

test('of many texts that come quickly the last one is written', async () => {
  const api = keeper({ version: 0, text: '' });
  const notes = remoteNotes(api, 'T', 'token');
  await Promise.all(Array.from({ length: 20 }, (_, i) => notes.save(`text ${i}`)));
  expect(api.kept.text).toBe('text 19');
  expect(api.writes).toBe(1);
});

test('who watches keeps no notes', async () => {
  const api = keeper({ version: 0, text: 'somebody’s' });
  const notes = remoteNotes(api, 'T', undefined);
  expect(await notes.load()).toBe('');
  await notes.save('mine');
  expect(api.writes).toBe(0);
});

test('a server that is away, or is none, is offline; a refusal keeps its code', async () => {
  const answering = (status: number, json: () => Promise<unknown>) =>
    makeApi('http://test', async () => ({ ok: status === 200, status, json }));
  const offline = { ok: false, error: { error: 'offline' } };
  const away = makeApi('http://test', () => Promise.reject(new Error('ECONNREFUSED')));
  expect(await away.info('T')).toMatchObject(offline);
  expect(await answering(502, () => Promise.reject(new Error('HTML'))).info('T')).toMatchObject(offline);
  expect(await answering(502, async () => ['what']).info('T')).toMatchObject(offline);
  const refused = answering(404, async () => ({ error: 'no-such-table', message: '' }));
  expect(await refused.info('T')).toMatchObject({ ok: false, error: { error: 'no-such-table' } });
});

test('what the host decides goes with the host’s token, the rest with that of the seat', () => {
  const session = {
    table: 'T',
    person: 'ada',
    name: 'Ada',
    suspect: null,
    tokens: { host: 'host-token', seat: 'seat-token' },
  };
  expect(tokenFor(session, { do: 'start' })).toBe('host-token');
  expect(tokenFor(session, { do: 'say', phrase: 'hello' })).toBe('seat-token');
  expect(tokenFor({ ...session, tokens: { watch: 'watch-token' } }, { do: 'pause' })).toBe('watch-token');
});
