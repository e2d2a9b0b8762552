import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Measured } from '@casefile/bots/ratings/measured';
import { anchor, isAnchored, sayRating } from '@casefile/bots/ratings/rating';
import { readGames } from '../../arena/match/read-spec.ts';
import type { Threads } from '../../arena/match/threads.ts';
import { ratingsBlock, writeBlock } from '../../measure/doc.ts';
import { Ledger } from '../../measure/ledger.ts';
import { type DealResult, gamesOf, measure, playDeals, type Series, specsOf } from '../../measure/ratings.ts';
import { root, sourcesOf } from '../../measure/sources.ts';
import { columns } from '../../text/layout.ts';
import { progress } from '../../text/progress.ts';
import { bold, dim } from '../../text/style.ts';
import { done, UsageError } from '../../usage.ts';
import { type MeasureOptions, threadsFor } from './campaign.ts';

const measuredFile = 'packages/bots/src/ratings/measured.json';

export async function ratingsCommand(given: MeasureOptions): Promise<number> {
  const series: Series = {
    games: readGames(given),
    seed: given.seed,
    sources: sourcesOf(),
  };
  const ledger = new Ledger<DealResult>(given.out ?? join(root, 'docs/bots/ratings.jsonl'));
  const specs = specsOf(series);
  const fits = ({ seed, sources, deal, bots }: DealResult): boolean =>
    seed === series.seed &&
    (given.keep === true || sources === series.sources) &&
    bots.join() === specs[deal]?.bots.join();
  const known = new Set(ledger.entries.filter(fits).map(({ deal }) => deal));
  if (!given.show && known.size < specs.length)
    await playMissing(series, known, specs.length, ledger, threadsFor(given));
  // One result for each deal, the last one written.
  const results = [...new Map(ledger.entries.filter(fits).map((entry) => [entry.deal, entry])).values()];
  if (results.length === 0) throw new UsageError(sayNothingToRate(ledger.entries, series.seed));
  if (!isAnchored(results.flatMap(gamesOf)))
    throw new UsageError(
      `${anchor} has won no game yet, and all ratings stand on it: play more with --games.`,
    );
  const inOrder = results.toSorted((a, b) => a.deal - b.deal);
  const measured = measure(series, inOrder);
  if (given.write) {
    writeFileSync(join(root, measuredFile), `${JSON.stringify(measured, null, 2)}\n`);
    writeBlock('ratings', ratingsBlock(measured));
  }
  if (given.json) console.log(JSON.stringify(measured));
  else print(measured);
  return done;
}

/** With other seeds or sources in the file, playing anew is hardly what was wanted. */
function sayNothingToRate(kept: readonly DealResult[], seed: string): string {
  if (kept.length === 0) return 'There is no result to rate yet: leave --show out to play.';
  const seeds = [...new Set(kept.map((each) => each.seed))].join(', ');
  return `No result of the seed "${seed}" and the present sources is kept, so there is nothing to rate. Results are kept of these seeds: ${seeds}. Name one with --seed, and add --keep if they come from earlier sources.`;
}

async function playMissing(
  series: Series,
  known: ReadonlySet<number>,
  deals: number,
  ledger: Ledger<DealResult>,
  threads: Threads,
): Promise<void> {
  const bar = progress('deals', deals - known.size);
  let played = 0;
  try {
    await playDeals(series, known, threads, (result) => {
      ledger.add(result);
      bar.step(++played);
    });
  } finally {
    bar.end();
    await threads.close();
  }
}

function print({ ratings, games, deals, noWinner }: Measured): void {
  const editions = Object.keys(ratings[0]!.editions);
  const rows = ratings.map((each) => [
    bold(each.bot),
    sayRating(each),
    ...editions.map((edition) => (each.editions[edition] ? sayRating(each.editions[edition]) : '–')),
    `${each.games}`,
    `${each.wins}`,
  ]);
  const head = ['bot', 'rating', ...editions, 'games', 'wins'];
  for (const line of columns([head.map(dim), ...rows])) console.log(line);
  console.log(dim(`${games} games of ${deals} deals, ${noWinner} without a winner left out`));
}
