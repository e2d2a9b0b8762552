import { join } from 'node:path';
import { sayRating } from '@casefile/bots';
import {
  type LeagueGame,
  leagueSpecs,
  playLeague,
  readLeague,
  type Standing,
  standings,
} from '../../arena/league/league.ts';
import { leaguePage, type ToldGame } from '../../arena/league/league-page.ts';
import type { GivenMatch } from '../../arena/match/read-spec.ts';
import { namesOf } from '../../arena/match/spec.ts';
import { FaultReport } from '../../arena/programs/faults.ts';
import { narrate, viewerOf } from '../../record/narration.ts';
import { readRecord } from '../../record/read.ts';
import { columns } from '../../text/layout.ts';
import { progress } from '../../text/progress.ts';
import { bold, dim } from '../../text/style.ts';
import { done } from '../../usage.ts';
import { writeResult } from '../../write-result.ts';
import { threadsFor } from '../measuring/campaign.ts';

/** The page retells this many games; the others it only lists. */
const toldGames = 60;

export async function leagueCommand(
  folder: string,
  given: GivenMatch & { readonly json?: true },
): Promise<number> {
  const league = readLeague(folder, given);
  const specs = leagueSpecs(league);
  const total = specs.reduce((sum, { games }) => sum + games, 0);
  const bar = progress('games', total);
  const faults = new FaultReport((line) => console.error(line));
  const games: LeagueGame[] = [];
  const threads = threadsFor(given);
  try {
    await playLeague(folder, specs, threads, {
      onGame: (game) => bar.step(games.push(game)),
      onFault: (bot, game, why) => faults.note(bot, game, why),
    });
  } finally {
    bar.end();
    await threads.close();
  }
  faults.end();
  games.sort((a, b) => a.file.localeCompare(b.file, 'en', { numeric: true }));
  const table = standings(games);
  const nameOf = namesOf(league.members);
  const page = join(folder, 'index.html');
  const title = `League of ${league.members.length}: ${league.editions.join(', ')}`;
  writeResult(page, leaguePage(title, table, await told(folder, games), nameOf));
  writeResult(join(folder, 'league.json'), `${JSON.stringify({ ...league, table, games })}\n`);
  if (given.json) console.log(JSON.stringify({ games: games.length, page, table }));
  else
    print(
      table.map((each) => ({ ...each, bot: nameOf(each.bot) })),
      games.length,
      page,
    );
  return done;
}

async function told(folder: string, games: readonly LeagueGame[]): Promise<ToldGame[]> {
  const list: ToldGame[] = [];
  for (const [i, game] of games.entries()) {
    if (i >= toldGames) list.push({ ...game, story: [] });
    else {
      const file = await readRecord(join(folder, game.file));
      const narration = await narrate(file, viewerOf(file.record, undefined), 'en');
      list.push({ ...game, story: narration.told.map(({ text }) => text).filter((text) => text !== '') });
    }
  }
  return list;
}

function print(table: readonly Standing[], games: number, page: string): void {
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
  const rows = table.map((each) => [
    bold(each.bot),
    sayRating(each),
    `${each.games}`,
    `${each.wins}`,
    percent(each.share),
    percent(each.wrong),
    `${each.faults}`,
  ]);
  const head = ['bot', 'rating', 'games', 'wins', 'share', 'wrong', 'faults'].map(dim);
  for (const line of columns([head, ...rows])) console.log(line);
  console.log(dim(`${games} games; the table and the games are in ${page}`));
}
