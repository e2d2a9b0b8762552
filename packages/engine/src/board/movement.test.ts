import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { across } from './across/across.ts';
import { type Board, makeBoard } from './board.ts';
import { exactPaths } from './exact/exact-paths.ts';
import { upTo } from './free/up-to.ts';
import { walks } from './free/walks.ts';
import type { Journey, Movement } from './movement.ts';
import { drawings } from './test/boards.ts';
import { type BruteForceEnds, type BruteForceMove, bruteForce } from './test/brute-force.ts';

interface Case {
  readonly name: string;
  readonly drawing: keyof typeof drawings;
  readonly movement: (board: Board) => Movement;
  readonly reference: (brute: ReturnType<typeof bruteForce>) => (asked: BruteForceMove) => BruteForceEnds;
  /** No square twice, no other pawn passed. */
  readonly hindered: 'never' | 'byPawns' | 'byItself' | 'byPawnsAndItself';
  /** Fewer where the brute force is slowest. */
  readonly runs?: number;
}

const isLong = process.env.CASEFILE_LONG === '1';
/** Where pawns hinder nobody a short run is told enough by fewer crowds. */
const fewer = isLong ? 1500 : 300;

const paths = { hindered: 'byPawnsAndItself', movement: (board: Board) => exactPaths(board) } as const;
const cases: readonly Case[] = [
  { name: 'exactPaths', drawing: 'classic', reference: (b) => b.exactly(false, true, false), ...paths },
  { name: 'exactPaths', drawing: 'clue-2015', reference: (b) => b.exactly(false, true, false), ...paths },
  {
    name: 'exactPaths, by its other readings',
    drawing: 'classic',
    movement: (board) => exactPaths(board, { startCounts: false, fallShort: 'whenNoFullPath' }),
    reference: (b) => b.exactly(false, false, true),
    hindered: 'byPawnsAndItself',
  },
  {
    name: 'exactPaths, past other pawns',
    drawing: 'asterix',
    movement: (board) => exactPaths(board, { pawns: 'passed' }),
    reference: (b) => b.exactly(false, true, false, true),
    hindered: 'byItself',
  },
  {
    name: 'exactPaths, where the chequerboard is broken',
    drawing: 'super-1991',
    reference: (b) => b.exactly(false, true, false),
    ...paths,
  },
  {
    name: 'walks',
    drawing: 'asterix',
    movement: (board) => walks(board),
    reference: (b) => b.exactly(true, true, false),
    hindered: 'byPawns',
  },
  {
    name: 'walks, by the other reading',
    drawing: 'asterix',
    movement: (board) => walks(board, { fallShort: 'whenNoFullPath' }),
    reference: (b) => b.exactly(true, true, true),
    hindered: 'byPawns',
  },
  {
    name: 'walks, past other pawns',
    drawing: 'asterix',
    movement: (board) => walks(board, { pawns: 'passed' }),
    reference: (b) => b.exactly(true, true, false, true),
    hindered: 'never',
  },
  {
    name: 'upTo',
    drawing: 'secrets-2008',
    movement: (board) => upTo(board),
    reference: (b) => b.upTo,
    hindered: 'never',
  },
  {
    name: 'across',
    drawing: 'super-1991',
    movement: (board) => across(board),
    reference: (b) => b.across(false),
    hindered: 'never',
    runs: fewer,
  },
  {
    name: 'across, by the other reading',
    drawing: 'super-1991',
    movement: (board) => across(board, { onPawn: 'lastBefore' }),
    reference: (b) => b.across(true),
    hindered: 'never',
    runs: fewer,
  },
  {
    name: 'across, by all its other readings',
    drawing: 'super-1991',
    movement: (board) =>
      across(board, {
        onPawn: 'lastBefore',
        again: 'never',
        notThrough: ['hall'],
        exactInto: ['hall'],
        squarePassages: 'end',
      }),
    reference: (b) => b.acrossOnce('hall'),
    hindered: 'never',
    runs: 300,
  },
];

const key = (board: Board, node: number) => String(board.places[node]);
const keys = (board: Board, nodes: readonly number[]) => new Set(nodes.map((node) => key(board, node)));
const asked = (board: Board, journey: Journey): BruteForceMove => ({
  from: key(board, journey.from),
  steps: journey.steps,
  others: keys(board, journey.others),
  barred: keys(board, journey.barred),
  stops: keys(board, journey.stops),
});

/** Pawns are found by wandering from the start, so that they crowd its doors and corridors. */
function journeys(board: Board, maxSteps: number): fc.Arbitrary<Journey> {
  const wandered = fc.array(fc.nat(3), { minLength: 1, maxLength: 7 });
  return fc
    .record({
      from: fc.oneof(fc.nat(board.nodes - 1), fc.integer({ min: board.squares, max: board.nodes - 1 })),
      steps: fc.integer({ min: 1, max: maxSteps }),
      crowd: fc.array(wandered, { maxLength: 9 }),
      afar: fc.array(fc.nat(board.squares - 1), { maxLength: 3 }),
      bars: fc.array(fc.integer({ min: board.squares, max: board.nodes - 1 }), { maxLength: 2 }),
      barFrom: fc.boolean(),
      stops: fc.subarray([...(board.marks.spy ?? [])]),
    })
    .map(({ from, steps, crowd, afar, bars, barFrom, stops }) => {
      const wander = (turns: number[]) =>
        turns.reduce((at, turn) => {
          const next = board.isRoom(at) ? board.doorsOf[at]! : board.neighbours[at]!;
          return next[turn % next.length] ?? at;
        }, from);
      const others = [...new Set([...crowd.map(wander), ...afar])].filter(
        (at) => at !== from && !board.isRoom(at),
      );
      const barred = barFrom && board.isRoom(from) ? [from] : bars;
      return { from, steps, others, barred, stops };
    });
}

/** Would parity and distance, with pawns in the way, let the pawn end there? */
function looksReachable(board: Board, { from, steps, others }: Journey): Set<number> {
  let layer = new Set([from]);
  for (let step = 0; step < steps; step++) {
    const next = [...layer].flatMap((at) => (board.isRoom(at) ? board.doorsOf[at]! : board.neighbours[at]!));
    layer = new Set(next.filter((at) => !others.includes(at)));
  }
  return layer;
}

function expectLegal(
  board: Board,
  { hindered }: Case,
  journey: Journey,
  movement: Movement,
  to: number,
): void {
  const path = movement.path(journey, to)!;
  expect(path.at(-1)).toBe(to);
  const whole = [journey.from, ...path];
  const joined = (a: number, b: number) =>
    board.neighbours[a]!.includes(b) || board.doorsOf[a]!.includes(b) || board.passages[a]!.includes(b);
  expect(path.every((node, i) => joined(whole[i]!, node))).toBe(true);
  expect(path.some((node) => journey.barred.includes(node))).toBe(false);
  if (hindered === 'byPawns' || hindered === 'byPawnsAndItself')
    expect(path.some((node) => journey.others.includes(node))).toBe(false);
  if (hindered === 'byItself' || hindered === 'byPawnsAndItself')
    expect(new Set(path).size).toBe(path.length);
  expect(journey.others).not.toContain(to);
  const cost = movement.cost(journey, to);
  expect(cost).toBeLessThanOrEqual(journey.steps);
  if (hindered !== 'never' || board.isRoom(to) || journey.stops.includes(to)) expect(path).toHaveLength(cost);
  expect(path.length).toBeGreaterThan(0);
}

describe.each(cases)('$name on $drawing', (one) => {
  const board = makeBoard(drawings[one.drawing]);
  const movement = one.movement(board);
  const reference = one.reference(bruteForce(drawings[one.drawing]));

  test('agrees with brute force from every place of the empty board', () => {
    for (let from = 0; from < board.nodes; from++) {
      // In a short run two of the rolls from each place, so that its neighbours have the others.
      for (let steps = 1 + (isLong ? 0 : from % 6); steps <= 12; steps += isLong ? 1 : 6) {
        const journey = { from, steps, others: [], barred: [], stops: [] };
        const ends = movement.destinations(journey);
        expect(keys(board, ends), `${key(board, from)} roll ${steps}`).toEqual(
          reference(asked(board, journey)).ends,
        );
        expect(ends).toEqual([...ends].sort((a, b) => a - b));
      }
    }
  }, 60_000);

  test('agrees with brute force among crowds of pawns, finds only legal paths, and meets the hard cases', () => {
    const reached = { refusedThoughReachable: 0, fellShort: 0, nowhere: 0 };
    const property = fc.property(journeys(board, 12), fc.nat(), (journey, any) => {
      const ends = movement.destinations(journey);
      const { ends: expected, fellShort } = reference(asked(board, journey));
      expect(keys(board, ends)).toEqual(expected);
      expect(ends).toHaveLength(expected.size);
      if (ends.length > 0) expectLegal(board, one, journey, movement, ends[any % ends.length]!);
      if (ends.length > 0) expectLegal(board, one, journey, movement, ends.at(-1)!);
      const refused = board.places.findIndex((_, node) => !ends.includes(node));
      expect(movement.path(journey, refused)).toBeUndefined();
      expect(movement.cost(journey, refused)).toBe(-1);
      if (fellShort) reached.fellShort++;
      else if (ends.length === 0) reached.nowhere++;
      else if ([...looksReachable(board, journey)].some((at) => !ends.includes(at)))
        reached.refusedThoughReachable++;
    });
    fc.assert(property, { numRuns: one.runs ?? 1500 });
    if (one.hindered === 'byPawns' || one.hindered === 'byPawnsAndItself') {
      // A dozen on average: by chance alone neither is ever missed.
      expect(reached.fellShort).toBeGreaterThan(0);
      expect(reached.nowhere).toBeGreaterThan(0);
    }
    if (one.hindered === 'byPawnsAndItself') expect(reached.refusedThoughReachable).toBeGreaterThan(50);
  }, 60_000);

  test('gives the same destinations whatever was asked before', () => {
    const asks = fc.sample(journeys(board, 12), { numRuns: 300, seed: 7 });
    const answers = asks.map((journey) => movement.destinations(journey).join());
    const fresh = one.movement(board);
    expect(asks.toReversed().map((journey) => fresh.destinations(journey).join())).toEqual(
      answers.toReversed(),
    );
  });

  test('does not take squares that two pawns block together as blocked by one of them', () => {
    const answersTo = (asks: readonly Journey[]): string[] => {
      const own = one.movement(board);
      return asks.map((journey) => own.destinations(journey).join());
    };
    for (const from of [7, Math.floor(board.squares / 2), board.squares - 7]) {
      const empty: Journey = { from, steps: 6, others: [], barred: [], stops: [] };
      const near = [2, 3].flatMap((steps) => [...looksReachable(board, { ...empty, steps })]);
      const squares = near.filter((node) => node !== from && !board.isRoom(node)).slice(0, 12);
      const alone = squares.map((pawn): Journey => ({ ...empty, others: [pawn] }));
      const pairs = squares.flatMap((a, i) =>
        squares.slice(i + 1).map((b) => ({ ...empty, others: [a, b] })),
      );
      const shutOff = answersTo([...pairs, ...alone]).slice(pairs.length);
      expect(shutOff).toEqual(answersTo(alone));
    }
  });
});
