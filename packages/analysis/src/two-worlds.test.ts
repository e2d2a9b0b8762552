/** The casebook of a seat's own record is the same in every world that seat cannot tell apart. */
import { editions } from '@casefile/editions';
import { playRandomly } from '@casefile/testkit/playthrough';
import { randomFrom } from '@casefile/testkit/random';
import { size } from '@casefile/testkit/size';
import { secondWorld } from '@casefile/testkit/worlds/second';
import { expect, test } from 'vitest';
import { analyse } from './analysis.ts';
import { longest, recipeFor } from './test/games.ts';

/** Long enough for cards to be shown, short enough for their deals to be counted quickly. */
const stagesPlayed = size(24, 60);

test.each(editions.map(({ id }) => id))('%s', { timeout: longest }, (id) => {
  let differs = 0;
  for (let seed = 1; seed <= size(2, 60); seed++) {
    const { stages } = playRandomly(recipeFor(id, seed, stagesPlayed));
    const begun = stages.slice(0, stagesPlayed);
    const { rules } = begun[0]!.game.table;
    const viewpoint = seed % rules.players.length;
    const { twins } = secondWorld(begun, viewpoint, randomFrom(seed));
    const other = [...twins].map(({ facts }) => facts);
    const own = begun.map(({ facts }) => facts);
    if (JSON.stringify(own) !== JSON.stringify(other)) differs++;
    const casebook = analyse({ rules, viewpoint, steps: own });
    expect(analyse({ rules, viewpoint, steps: other })).toEqual(casebook);
    const [seat] = casebook.seats;
    expect(casebook.seats.map((each) => each.seat)).toEqual([viewpoint]);
    expect(seat).not.toHaveProperty('known');
    for (const { choices, gap } of seat!.shows) {
      expect(gap).toBe('not-in-record');
      for (const { told } of choices) expect(told).toBeNull();
    }
  }
  expect(differs).toBeGreaterThan(0);
});
