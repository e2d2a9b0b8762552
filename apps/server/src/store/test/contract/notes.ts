/** A player’s notes are versioned: writing a version that already exists is refused. */
import { describe, expect, test } from 'vitest';
import { ok, type StoreMaker, stale } from './promises.ts';

export function notesPromises(name: string, maker: StoreMaker): void {
  describe(`${name}: notes`, () => {
    test('are versioned, and a write of an outdated version is refused', async () => {
      const store = await maker.fresh();
      expect(await store.notes('T', 'ada')).toBeNull();
      expect(await store.putNotes('T', 'ada', { version: 2, text: '{}' })).toEqual(stale(0));
      const both = await Promise.all([
        store.putNotes('T', 'ada', { version: 1, text: 'nul \u0000, half \udc00' }),
        store.putNotes('T', 'ada', { version: 1, text: 'second' }),
      ]);
      const first = both.findIndex((answer) => answer.ok);
      expect(both[1 - first]).toEqual(stale(1));
      const text = ['nul \u0000, half \udc00', 'second'][first];
      expect(await store.notes('T', 'ada')).toEqual({ version: 1, text });
      expect(await store.putNotes('T', 'ada', { version: 2, text: 'new' })).toEqual(ok);
      expect(await store.notes('T', 'ada')).toEqual({ version: 2, text: 'new' });
      expect(await store.notes('T', 'bob')).toBeNull();
    });
  });
}
