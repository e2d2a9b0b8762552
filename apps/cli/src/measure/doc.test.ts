import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { botIds, opponents } from '@casefile/bots';
import { type Measured, measured } from '@casefile/bots/ratings/measured';
import { describe, expect, test } from 'vitest';
import type { CalibrationDeal } from './calibration.ts';
import type { LineResult } from './campaign.ts';
import { calibrationBlock, campaignBlock, docFile, latest, ratingsBlock, withBlock } from './doc.ts';
import { Ledger } from './ledger.ts';
import { root } from './sources.ts';

const doc = readFileSync(join(root, docFile), 'utf8');

describe('docs/bots.md', () => {
  test('shows exactly the measured ratings (casefile ratings --show --write)', () => {
    expect(withBlock(doc, 'ratings', ratingsBlock(measured))).toBe(doc);
  });

  test('shows exactly the lines of the campaign (casefile campaign --show --write)', () => {
    const { entries } = new Ledger<LineResult>(join(root, 'docs/bots/campaign.jsonl'));
    expect(withBlock(doc, 'campaign', campaignBlock(entries))).toBe(doc);
  });

  test('shows exactly the reliability of stated chances (casefile campaign --calibration 1 --show --write)', () => {
    const { entries } = new Ledger<CalibrationDeal>(join(root, 'docs/bots/calibration.jsonl'));
    expect(withBlock(doc, 'calibration', calibrationBlock(entries))).toBe(doc);
  });

  test('explains how every bot decides and which bot each opponent uses', () => {
    for (const { id, name, plays } of opponents)
      expect(doc).toContain(`| \`${id}\` | ${name} | \`${plays}\` |`);
    const people = opponents.map(({ id }) => id);
    for (const id of botIds) if (!people.includes(id)) expect(doc).toContain(`\n**\`${id}\`** `);
  });
});

const line = (more: Partial<LineResult>): LineResult => ({
  edition: 'speed', seats: 4, bot: 'champion', against: 'random', games: 2000, seed: 's', sources: 'abc',
  wins: 1000, share: 0.5, low: 0.47, high: 0.53, noWinner: 3, turns: 20, faults: 0, wrong: 0.025, msMedian: 1.234, msP99: 9.876,
  seconds: 10, ...more,
}); // biome-ignore format: a list

test('prints the latest result of each line of the campaign, failed ones included', () => {
  const results = [
    line({ share: 0.1, low: 0.05, high: 0.15 }),
    line({ against: 'clauses', share: 0.2, low: 0.18, high: 0.24 }),
    line({ against: 'entropy', share: 0.26, low: 0.24, high: 0.28, sources: 'def' }),
    line({}),
  ];
  expect(latest(results).map(({ against, share }) => [against, share])).toEqual([
    ['clauses', 0.2],
    ['entropy', 0.26],
    ['random', 0.5],
  ]);
  const block = campaignBlock(results);
  expect(block).toContain('3 lines: 1 stronger, 1 not told apart, 1 weaker than a fair share.');
  expect(block).toContain('sources `abc`, `def`.');
  expect(block).toContain(
    '| speed | 4 | champion | random | 2,000 | 50.0 % | 47.0 % – 53.0 % | 25.0 % | stronger | 2.5 % | 3 | 1.23 | 9.88 | s |',
  );
});

test('prints ratings, also of a bot that never won', () => {
  const scale = { rating: 1600, low: 1580, high: 1620 };
  const below = { rating: null, low: null, high: 700 };
  const some: Measured = {
    seed: 's', sources: 'abc', deals: 300, games: 1200, noWinner: 7,
    ratings: [
      { bot: 'champion', games: 400, wins: 200, ...scale, editions: { speed: scale } },
      { bot: 'random', games: 400, wins: 0, ...below, editions: { speed: below } },
    ],
    seats: [{ edition: 'speed', seats: 3, points: [20, 0, -20] }],
  }; // biome-ignore format: a list
  const block = ratingsBlock(some);
  expect(block).toContain('| `champion` | 1600 | 1580 to 1620 | 1600 ± 20 | 400 | 200 |');
  expect(block).toContain('| `random` | below 700 | up to 700 | below 700 | 400 | 0 |');
  expect(block).toContain('| `speed` | 3 | +20 | 0 | −20 |');
  expect(block).toContain('7 games that nobody won are left out');
});

test('replaces a block, however often it is written', () => {
  const text = 'a\n<!-- ratings: written by casefile -->\n\nold\n\n<!-- end of ratings -->\nb\n';
  const once = withBlock(text, 'ratings', 'new\n\nlines');
  expect(once).toBe(
    'a\n<!-- ratings: written by casefile -->\n\nnew\n\nlines\n\n<!-- end of ratings -->\nb\n',
  );
  expect(withBlock(once, 'ratings', 'new\n\nlines')).toBe(once);
  expect(() => withBlock('a', 'campaign', 'x')).toThrow('no place for the campaign');
});

test('names every series whose decisions are in the curve', () => {
  const deal = { sources: 'abc', deal: 0, edition: 'speed', bots: [], games: 4, wins: 3, wrong: 1 };
  const chances = [[0.5, 1]] as const;
  const block = calibrationBlock([
    { ...deal, seed: 'later', chances },
    { ...deal, seed: 'first', chances },
  ]);
  expect(block).toContain('2 decisions in 8 games of 2 deals, seed `first`, `later`, sources `abc`;');
  expect(block).toContain('won 75.0 % and accused wrongly in 25.0 % of the games.');
});
