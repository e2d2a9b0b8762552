/** A corrupt record is reported, never replayed, and never throws. */
import { type GameRecord, replay } from '@casefile/engine';
import fc from 'fast-check';
import { playRandomly } from '../../playthrough.ts';
import type { Recipe } from '../../recipe.ts';
import { must } from '../canonical.ts';
import { holdsEverywhere } from '../property.ts';
import { playing } from './bad-input.ts';
import { type Nonsense, replaced } from './bad-openings.ts';

const keys = ['record', 'edition', 'editionVersion', 'options', 'players', 'layout', 'seed', 'actions'];
const inner = ['0', '1', 'by', 'action', 'do', 'suspect', 'lastSeat', 'envelope'];
const damage: fc.Arbitrary<Nonsense[]> = fc.array(
  fc.record({
    path: fc
      .tuple(fc.constantFrom(...keys), fc.array(fc.constantFrom(...inner), { maxLength: 3 }))
      .map(([key, rest]) => [key, ...rest]),
    value: fc.oneof(fc.jsonValue(), fc.constantFrom(null, 'zz', 'f'.repeat(64), 1.5, {})),
  }),
  { minLength: 10, maxLength: 20 },
);

function badRecordsSayWhere(recipe: Recipe, changes: readonly Nonsense[]): void {
  const { record, last } = playRandomly(recipe);
  for (const { path, value } of changes) {
    const damaged = replaced(record, path, value) as GameRecord;
    const what = (): string => `a record with ${fc.stringify(value)} at ${path.join('.')}`;
    const replayed = playing(() => replay(last.edition, damaged), what);
    if (!replayed.ok) must(replayed.fault.kind.length > 0, what);
  }
}

holdsEverywhere('bad records say where', badRecordsSayWhere, { also: damage, longest: 30 });
