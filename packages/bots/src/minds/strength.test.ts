import { editionById } from '@casefile/editions';
import { expect, test } from 'vitest';
import { pairings, seedFrom } from '../arena/match.ts';
import { inProcess, playGame } from '../arena/play-game.ts';
import { ArenaTable } from '../arena/table.ts';
import { infoOf, makeBot } from '../index.ts';

const edition = editionById('card-2018')!;
const options = { lastSeat: 'plays-on', advanced: true };
const info = infoOf(edition, options);

/** How many of these games the first bot wins; the seed is fixed, so it is always the same number. */
async function winsOf(bots: readonly string[], games: number): Promise<number> {
  let wins = 0;
  for (const { deal, seats } of pairings(bots.length, games, true)) {
    const suspects = info.cards.suspects.slice(0, bots.length);
    const table = ArenaTable.mustOpen({ edition, options, suspects, seed: seedFrom(`${deal}`) });
    const players = seats.map((bot, seat) => inProcess(makeBot(bots[bot]!, `${deal} ${seat}`, info), 1000));
    const { winner } = await playGame({
      table,
      players,
      seed: seedFrom('stand-in'),
      clock: () => 0,
      maxTurns: 200,
    });
    if (winner !== null && seats[winner] === 0) wins++;
  }
  return wins;
}

test.each([
  ['clauses', 'cross-off', 20],
  ['most-likely', 'random', 24],
  ['champion', 'cross-off', 24],
])('%s is clearly stronger than two of %s', async (strong, weak, least) => {
  expect(await winsOf([strong, weak, weak], 30)).toBeGreaterThanOrEqual(least);
});
