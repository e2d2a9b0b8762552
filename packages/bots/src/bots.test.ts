import { editions } from '@casefile/editions';
import type { Edition, Options, OptionValue } from '@casefile/engine';
import { defaultOptions } from '@casefile/engine/options';
import { describe, expect, test } from 'vitest';
import { seedFrom } from './arena/match.ts';
import { inProcess, playGame } from './arena/play-game.ts';
import { ArenaTable } from './arena/table.ts';
import { botIds, infoOf, makeBot } from './index.ts';

interface Sitting {
  readonly edition: Edition;
  readonly options: Options;
  readonly bots: readonly string[];
  readonly seed: string;
}

const fill = (edition: Edition, given: Options): Options => ({ ...defaultOptions(edition), ...given });
const otherOptions = ({ options }: Edition): Record<string, OptionValue> =>
  Object.fromEntries(Object.entries(options).map(([name, values]) => [name, values.at(-1)!]));

async function sit({ edition, options, bots, seed }: Sitting) {
  const info = infoOf(edition, fill(edition, options));
  const suspects = info.cards.suspects.slice(0, bots.length);
  const table = ArenaTable.mustOpen({ edition, options, suspects, seed: seedFrom(seed) });
  const players = bots.map((id, seat) => inProcess(makeBot(id, `${seed} ${seat}`, info), 1000));
  const faults: string[] = [];
  const played = await playGame({
    table,
    players,
    seed: seedFrom('stand-in'),
    clock: () => 0,
    maxTurns: 1000,
    onFault: (seat, why) => faults.push(`${bots[seat]}: ${why}`),
  });
  return { table, played, faults };
}

/** The fewest, the most, and in a long run one between; every bot sits at each of these tables. */
const seatCounts = ({ seats: [minSeats, maxSeats] }: Edition): number[] =>
  process.env.CASEFILE_LONG === '1' ? [minSeats, (minSeats + maxSeats) >> 1, maxSeats] : [minSeats, maxSeats];

describe.each(editions.map((edition) => [edition.id, edition] as const))('%s', (_id, edition) => {
  test.each(seatCounts(edition))(
    'with %i seats every bot plays to the end without a fault',
    async (seats) => {
      for (let from = 0; from < botIds.length; from += seats) {
        const bots = Array.from({ length: seats }, (_, i) => botIds[(from + i) % botIds.length]!);
        const options = from % 2 === 0 ? {} : otherOptions(edition);
        const { table, faults } = await sit({ edition, options, bots, seed: `${seats} ${from}` });
        expect(faults).toEqual([]);
        expect(table.result).not.toBeNull();
      }
    },
  );

  test('the same seed gives the same game, and another seed another game', async () => {
    const bots = ['champion', 'cross-off', 'random', 'entropy'].slice(0, Math.min(4, edition.seats[1]));
    const play = async (seed: string) => (await sit({ edition, options: {}, bots, seed })).table.record();
    const once = await play('once');
    expect(await play('once')).toEqual(once);
    expect((await play('again')).actions).not.toEqual(once.actions);
  });
});

test('rejects the id of a bot that does not exist', () => {
  expect(() => makeBot('holmes', 'seed', infoOf(editions[0]!, {}))).toThrow('There is no bot "holmes"');
  expect(() => makeBot('toString', 'seed', infoOf(editions[0]!, {}))).toThrow(RangeError);
});
