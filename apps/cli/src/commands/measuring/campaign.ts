import { join } from 'node:path';
import { botIds, isBotId } from '@casefile/bots';
import { readGames, readThreads } from '../../arena/match/read-spec.ts';
import { Threads } from '../../arena/match/threads.ts';
import { type LineResult, linesOf, playLine, settingsOf } from '../../measure/campaign.ts';
import { campaignBlock, campaignRows, writeBlock } from '../../measure/doc.ts';
import { Ledger } from '../../measure/ledger.ts';
import { root, sourcesOf } from '../../measure/sources.ts';
import { columns } from '../../text/layout.ts';
import { progress } from '../../text/progress.ts';
import { bold, dim } from '../../text/style.ts';
import { done, notOneOf } from '../../usage.ts';
import { calibrationCommand } from './calibration.ts';

export interface MeasureOptions {
  readonly threads?: string;
  readonly games: string;
  readonly seed: string;
  readonly out?: string;
  readonly keep?: true;
  readonly show?: true;
  readonly write?: true;
  readonly json?: true;
}

interface CampaignOptions extends MeasureOptions {
  readonly only?: string;
  readonly bot: string;
  /** The number of decisions to collect. */
  readonly calibration?: string;
}

/** The number of threads asked for, or one for each core. */
export const threadsFor = ({ threads }: { readonly threads?: string }): Threads =>
  threads === undefined ? new Threads() : new Threads(readThreads(threads));

export async function campaignCommand(given: CampaignOptions): Promise<number> {
  if (given.calibration !== undefined) return calibrationCommand(given, given.calibration);
  const sources = sourcesOf();
  const games = readGames(given);
  if (!isBotId(given.bot)) throw notOneOf('bot', given.bot, botIds);
  const lines = linesOf({ bot: given.bot, games, seed: given.seed, sources, only: given.only ?? '' });
  const ledger = new Ledger<LineResult>(given.out ?? join(root, 'docs/bots/campaign.jsonl'));
  const keyOf = (line: Parameters<typeof settingsOf>[0]): string =>
    settingsOf(given.keep ? { ...line, sources: '' } : line);
  const resultOf = (line: (typeof lines)[number]): LineResult | undefined =>
    ledger.entries.findLast((entry) => keyOf(entry) === keyOf(line));
  const missing = given.show ? [] : lines.filter((line) => resultOf(line) === undefined);
  if (missing.length > 0) {
    const threads = threadsFor(given);
    try {
      for (const [at, line] of missing.entries()) {
        const what = `${at + 1} of ${missing.length}: ${line.edition}, ${line.seats} seats, against ${line.against}`;
        const bar = progress(what, line.games);
        const result = await playLine(line, threads, (played) => bar.step(played));
        bar.end();
        ledger.add(result);
      }
    } finally {
      await threads.close();
    }
  }
  const results = lines.flatMap((line) => resultOf(line) ?? []);
  if (given.write) writeBlock('campaign', campaignBlock(ledger.entries));
  if (given.json) console.log(JSON.stringify({ lines: results }));
  else print(results, lines.length);
  return done;
}

function print(results: readonly LineResult[], wanted: number): void {
  const { head, rows } = campaignRows(results);
  const verdict = head.indexOf('verdict');
  const shown = rows.map((cells) => cells.with(verdict, bold(cells[verdict]!)));
  for (const line of columns([head.map(dim), ...shown])) console.log(line);
  console.log(dim(`${results.length} of ${wanted} lines measured`));
}
