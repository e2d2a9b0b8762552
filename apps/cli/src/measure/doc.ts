/** The measured numbers of docs/bots.md: the blocks between the marks are generated, the text around them is not. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Measured } from '@casefile/bots/ratings/measured';
import { anchor, type Scale, type SeatEffect, sayRating } from '@casefile/bots/ratings/rating';
import { UsageError } from '../usage.ts';
import { binsOf, type CalibrationDeal, decisionsIn } from './calibration.ts';
import { fairShare, type LineResult, verdictOf } from './campaign.ts';
import { root } from './sources.ts';

export type BlockName = 'ratings' | 'campaign' | 'calibration';
export const docFile = 'docs/bots.md';

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), `|${'---|'.repeat(head.length)}`, ...rows.map(row)].join('\n');
const count = (value: number): string => value.toLocaleString('en');
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const notYet = 'Not measured yet.';

export function ratingsBlock({ seed, sources, deals, games, noWinner, ratings, seats }: Measured): string {
  if (ratings.length === 0) return notYet;
  const editions = Object.keys(ratings[0]!.editions);
  const interval = ({ low, high }: Scale): string =>
    low === null ? `up to ${high}` : low === high ? 'the anchor' : `${low} to ${high}`;
  const rows = ratings.map((each) => [
    `\`${each.bot}\``,
    each.rating === null ? sayRating(each) : `${each.rating}`,
    interval(each),
    ...editions.map((edition) => (each.editions[edition] ? sayRating(each.editions[edition]) : '–')),
    count(each.games),
    count(each.wins),
  ]);
  return [
    `${count(games)} games, ${count(deals)} deals, seed \`${seed}\`, sources \`${sources}\`; ` +
      `${count(noWinner)} games that nobody won are left out.`,
    '',
    table(['bot', 'rating', '95 %', ...editions.map((edition) => `\`${edition}\``), 'games', 'wins'], rows),
    '',
    `What a seat is worth, in points against the average seat of its table (\`${anchor}\` or any other bot in it):`,
    '',
    seatTable(seats),
  ].join('\n');
}

function seatTable(seats: readonly SeatEffect[]): string {
  const most = Math.max(...seats.map(({ points }) => points.length));
  const rows = seats.map(({ edition, seats: number, points }) => [
    `\`${edition}\``,
    `${number}`,
    ...Array.from({ length: most }, (_, seat) => signed(points[seat])),
  ]);
  return table(['edition', 'seats', ...Array.from({ length: most }, (_, seat) => `${seat + 1}.`)], rows);
}
function signed(points: number | undefined, digits = 0): string {
  if (points === undefined) return '';
  const written = points.toFixed(digits);
  return Number(written) === 0 ? written.replace('-', '') : written.replace('-', '−').replace(/^\d/, '+$&');
}

/** The latest result of each line. */
export function latest(results: readonly LineResult[]): LineResult[] {
  const last = new Map(results.map((each) => [keyOf(each), each]));
  return [...last.values()].sort((a, b) => keyOf(a).localeCompare(keyOf(b), 'en'));
}
const keyOf = ({ edition, seats, against, bot }: LineResult): string =>
  `${edition} ${seats} ${against} ${bot}`;

export function campaignRows(results: readonly LineResult[]): { head: string[]; rows: string[][] } {
  return {
    head: ['edition', 'seats', 'bot', 'against', 'games', 'share', '95 %', 'fair', 'verdict', 'wrong', 'no winner', 'ms median', 'ms p99', 'seed'],
    rows: results.map((each) => [
      each.edition,
      `${each.seats}`,
      each.bot,
      each.against,
      count(each.games),
      percent(each.share),
      `${percent(each.low)} – ${percent(each.high)}`,
      percent(fairShare(each)),
      verdictOf(each),
      each.wrong === undefined ? '–' : percent(each.wrong),
      count(each.noWinner),
      each.msMedian.toFixed(2),
      each.msP99.toFixed(2),
      each.seed,
    ]),
  }; // biome-ignore format: a table
}

const eachOnce = (values: readonly string[]): string =>
  [...new Set(values)]
    .sort()
    .map((each) => `\`${each}\``)
    .join(', ');

export function campaignBlock(results: readonly LineResult[]): string {
  const lines = latest(results);
  if (lines.length === 0) return notYet;
  const { head, rows } = campaignRows(lines);
  const verdicts = lines.map(verdictOf);
  const told = (verdict: string): number => verdicts.filter((each) => each === verdict).length;
  return [
    `${lines.length} lines: ${told('stronger')} stronger, ${told('not told apart')} not told apart, ` +
      `${told('weaker')} weaker than a fair share. Seed ${eachOnce(lines.map(({ seed }) => seed))}, ` +
      `sources ${eachOnce(lines.map(({ sources }) => sources))}.`,
    '',
    table(head, rows),
  ].join('\n');
}

export function calibrationBlock(deals: readonly CalibrationDeal[]): string {
  if (deals.length === 0) return notYet;
  const sum = (of: (deal: CalibrationDeal) => number): number =>
    deals.reduce((all, deal) => all + of(deal), 0);
  const games = sum((deal) => deal.games);
  return [
    `${count(decisionsIn(deals))} decisions in ${count(games)} games of ${count(deals.length)} deals, seed ` +
      `${eachOnce(deals.map(({ seed }) => seed))}, sources ${eachOnce(deals.map(({ sources }) => sources))}; ` +
      `the champion won ${percent(sum(({ wins }) => wins) / games)} and accused wrongly in ${percent(sum(({ wrong }) => wrong) / games)} of the games.`,
    '',
    table(calibrationHead, calibrationRows(deals)),
  ].join('\n');
}

export const calibrationHead = ['chance', 'decisions', 'believed', 'right', 'difference'];
export function calibrationRows(deals: readonly CalibrationDeal[]): string[][] {
  return binsOf(deals)
    .filter(({ decisions }) => decisions > 0)
    .map(({ from, decisions, believed, right }) => [
      `${Math.round(from * 100)} – ${Math.round(from * 100) + 10} %`,
      count(decisions),
      percent(believed),
      percent(right),
      signed((right - believed) * 100, 1),
    ]);
}

/** The text with the block replaced. */
export function withBlock(text: string, name: BlockName, block: string): string {
  const [from, to] = [`<!-- ${name}: written by casefile -->\n`, `\n<!-- end of ${name} -->`];
  const [begin, end] = [text.indexOf(from), text.indexOf(to)];
  if (begin < 0 || end < begin)
    throw new UsageError(`${docFile} has no place for the ${name}: ${from.trim()}`);
  return `${text.slice(0, begin + from.length)}\n${block}\n${text.slice(end)}`;
}

export function writeBlock(name: BlockName, block: string, folder = root): void {
  const file = join(folder, docFile);
  if (!existsSync(file)) throw new UsageError(`${file} is not there`);
  writeFileSync(file, withBlock(readFileSync(file, 'utf8'), name, block));
}
