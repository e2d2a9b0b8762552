import { editionById, editions } from '@casefile/editions';
import { commitToSeed } from '@casefile/engine';
import { defaultTerms } from '@casefile/protocol';
import {
  isVerified,
  makeRecord,
  makeRecordText,
  makeViewpoint,
  parseRecord,
  verifyRecord,
} from '@casefile/protocol/record';
import { randomFrom } from '@casefile/testkit/random';
import { describe, expect, test } from 'vitest';
import { host, Sitting, seated, seedOf } from './test/sitting.ts';

const tool = new URL('../../../../tools/verify-record.mjs', import.meta.url);
const { verify } = (await import(tool.href)) as { verify: (file: Uint8Array) => unknown };

/** A whole game with all that people do besides playing. */
function played(edition: string, seed: number): Sitting {
  const below = randomFrom(seed);
  const hex = Array.from({ length: 64 }, () => below(16).toString(16)).join('');
  const at = new Sitting({ edition, terms: { ...defaultTerms, chat: 'free' }, seed: hex });
  at.must(seated('p1'), { do: 'commit', commitment: 'a'.repeat(64) });
  at.must(seated('p1'), { do: 'commit', commitment: commitToSeed(seedOf('p1')) });
  at.must(host, { do: 'rename', name: 'Ève  Łódź' });
  at.must(host, { do: 'start' });
  for (let n = 0; at.step(below, n < 60 ? 400 : 4); n++) {
    if (n % 25 === 3) at.do(host, { do: 'write', text: 'It was   the "butler" & <b>nobody</b> else.' });
    if (n % 40 === 9) at.do(seated('p1'), { do: 'say', phrase: 'interesting' });
    if (at.state.undo !== null && below(3) === 0)
      at.do(seated(at.state.chairs[at.state.undo.seat]!.people[0]!), { do: 'undo' });
  }
  return at;
}

describe('R29 what a table writes is a record that both verifiers accept', () => {
  for (const { id } of editions)
    test(`R29 ${id}`, () => {
      const at = played(id, 29);
      const edition = editionById(id)!;
      const record = makeRecord(at.table.entries, edition)!;
      expect(record).not.toBeNull();
      const text = makeRecordText(record);
      verify(new TextEncoder().encode(text));
      const parsed = parseRecord(text, editionById);
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault));
      const { checks } = verifyRecord(parsed, edition);
      expect(checks.filter(({ ok }) => ok !== true)).toMatchObject([{ check: 'noted', ok: null }]);
      expect(record.players.map(({ name, bot }) => name ?? bot).sort()).toEqual([
        'Bruno',
        'random',
        'Ève Łódź',
      ]);
      for (const viewer of [0, 1, 2, 'spectator'] as const) {
        const own = makeRecordText(makeViewpoint(at.table.entries, edition, viewer)!);
        const mine = parseRecord(own, editionById);
        if (!mine.ok) throw new Error(JSON.stringify(mine.fault));
        expect(isVerified(verifyRecord(mine, edition).checks)).toBe(true);
        expect(own).not.toContain(at.seed);
      }
    });
});
