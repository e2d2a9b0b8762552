import { editions } from '@casefile/editions';
import type { Viewer } from '@casefile/engine';
import { foldEntries, stripEntry, type TableState } from '@casefile/protocol';
import { mustBeSame } from '@casefile/testkit/properties/canonical';
import { randomFrom } from '@casefile/testkit/random';
import { longTimeoutMs, size } from '@casefile/testkit/size';
import { describe, expect, test } from 'vitest';
import { stateText } from '../simulation/invariants.ts';
import { foldAll } from './table.ts';
import { host, Sitting, seated } from './test/sitting.ts';
import { entriesSince, framesSince, seenBy, visibilityKey } from './views.ts';

const seeds = Array.from({ length: size(4, 1250) }, (_, i) => i);

/** Says, pauses and takes back between the moves. */
function disturb(sitting: Sitting, below: (bound: number) => number): void {
  const { undo, phase } = sitting.state;
  if (phase !== 'playing') return;
  const dice = below(12);
  if (dice === 0 && undo !== null)
    sitting.do(seated(sitting.state.chairs[undo.seat]!.people[0]!), { do: 'undo' });
  if (dice === 1) sitting.do(host, { do: 'say', phrase: 'interesting' });
  if (dice === 2) {
    sitting.must(host, { do: 'pause' });
    sitting.now += 5000;
    sitting.must(host, { do: 'resume' });
  }
  if (dice === 3) sitting.write({ is: 'absent', seat: 1 }, { is: 'back', seat: 1 });
}

describe('R04 one projection', () => {
  for (const edition of editions)
    test(
      `R04 a viewer’s incremental state equals a fresh one: ${edition.id}`,
      () => {
        for (const seed of seeds) {
          const below = randomFrom(seed);
          const sitting = Sitting.started({
            edition: edition.id,
            terms: { clock: { bank: 60_000, back: 1000 } },
          });
          const viewers: Viewer[] = ['spectator', 'table', ...sitting.state.chairs.keys()];
          const grown = new Map<Viewer, TableState | null>(viewers.map((viewer) => [viewer, null]));
          for (let n = 0; sitting.step(below, n > 60 ? 1 : 100); n++) {
            disturb(sitting, below);
            for (const viewer of viewers)
              if (below(4) === 0) grown.set(viewer, seenBy(sitting.table, viewer, grown.get(viewer)));
          }
          for (const viewer of viewers) {
            const fresh = foldEntries(
              viewer,
              sitting.table.entries.map((entry) => stripEntry(entry, viewer)),
              edition,
            );
            const seen = seenBy(sitting.table, viewer, grown.get(viewer));
            mustBeSame(`what ${viewer} sees`, stateText(fresh), stateText(seen));
          }
          const rebuilt = foldAll(null, JSON.parse(JSON.stringify(sitting.table.entries)));
          mustBeSame('the table', stateText(rebuilt.state), stateText(sitting.state));
          expect(rebuilt.used).toBe(sitting.table.used);
        }
      },
      longTimeoutMs,
    );
});

describe('R04 visibility', () => {
  for (const edition of editions)
    test(`R04 viewers who may see the same entries are sent the same text: ${edition.id}`, () => {
      const sitting = Sitting.started({ edition: edition.id });
      const below = randomFrom(4);
      for (let i = 0; i < 150 && sitting.step(below, i > 100 ? 1 : 100); i++);
      const { entries, state } = sitting.table;
      const shared = entries.flatMap((entry) =>
        ([...state.chairs.keys(), 'spectator'] as const).map((viewer) => {
          const eyes = visibilityKey([entry], viewer);
          expect(stripEntry(entry, eyes)).toEqual(stripEntry(entry, viewer));
          return eyes !== viewer;
        }),
      );
      expect(shared).toContain(true);
      expect(visibilityKey(entries, 0)).toBe(0);
    });
});

describe('what a viewer gets', () => {
  test('sends exactly the entries after N, or all of them if N does not exist', () => {
    const { table } = Sitting.started();
    expect(entriesSince(table, 0, 2).map(({ n }) => n)).toEqual([3, 4, 5, 6, 7]);
    expect(entriesSince(table, 0, table.state.n)).toEqual([]);
    expect(entriesSince(table, 0, 999).length).toBe(table.entries.length);
    expect(entriesSince(table, 0, -1).length).toBe(table.entries.length);
    expect(framesSince(table, 'spectator', 6)).toEqual([
      { t: 'entry', entry: stripEntry(table.entries[7]!, 'spectator') },
    ]);
  });

  test('contains no commands, random positions or actions of other seats', () => {
    const sitting = Sitting.started();
    const below = randomFrom(7);
    for (let i = 0; i < 60; i++) sitting.step(below);
    for (const viewer of ['spectator', 0, 1, 2] as const)
      for (const entry of entriesSince(sitting.table, viewer, -1)) {
        expect(entry).not.toHaveProperty('command');
        expect(entry).not.toHaveProperty('used');
        if (entry.is === 'acted' && entry.seat !== viewer) expect(entry).not.toHaveProperty('action');
      }
  });
});
