/** Plays games to their end from a seed, at random or with bots. */
import { type Bot, infoOf, makeBot } from '@casefile/bots';
import {
  askedSeats,
  type Edition,
  type Layout,
  legalForms,
  makeView,
  type Options,
  openTable,
  playAt,
  seededChance,
  type Table,
} from '@casefile/engine';
import { accusesSeldom, chooseMove, type Move, maxActions } from '../playthrough.ts';
import { randomFrom } from '../random.ts';

export interface Setting {
  readonly edition: Edition;
  readonly options: Options;
  readonly suspects: readonly string[];
}
export type Decide = (table: Table, n: number) => Move;

export function playOut(
  { edition, options, suspects }: Setting,
  gameSeed: string,
  decide: Decide,
  layout?: Layout,
): Move[] {
  const players = suspects.map((suspect) => ({ suspect }));
  const opened = openTable(
    edition,
    { players, options, ...(layout ? { layout } : {}) },
    seededChance(gameSeed),
  );
  if (!opened.ok) throw new Error(`the table does not open: ${JSON.stringify(opened.problem)}`);
  let { table } = opened;
  const moves: Move[] = [];
  while (table.game.table.result === null) {
    if (moves.length > maxActions) throw new Error('the game does not end');
    const move = decide(table, moves.length);
    const played = playAt(table, move.by, move.action);
    if (!played.ok) throw new Error(`an offered action is refused: ${JSON.stringify({ move, played })}`);
    table = played.table;
    moves.push(move);
  }
  return moves;
}

/** Random actions for a while; then everybody accuses as soon as they may. */
export function atRandom(seed: number, calm: number): Decide {
  const below = randomFrom(seed);
  return ({ game }, n) => chooseMove(game.table, below, n < calm ? accusesSeldom : 1);
}

/** Bots in all seats, in the order of their ids; after this many actions they accuse as soon as they may. */
export function byBots(
  { edition, options, suspects }: Setting,
  ids: readonly string[],
  seed: number,
): Decide {
  const info = infoOf(edition, options);
  const bots = suspects.map((_, seat): Bot => makeBot(ids[seat % ids.length]!, `${seed} ${seat}`, info));
  const tired = atRandom(seed, 0);
  return (table, n) => {
    if (n > 1200) return tired(table, n);
    const [by] = askedSeats(table.game.table);
    const own = table.seats[by!]!;
    return { by: by!, action: bots[by!]!.decide(makeView(own), legalForms(own, by!), { ms: 1000 }) };
  };
}
