/** A second world the viewer cannot tell from the first, with other hidden cards and secret choices. */
import {
  advanceAll,
  type CardId,
  type Fact,
  type Game,
  openGame,
  type Position,
  play,
  positionFrom,
  type Seat,
  scriptedChance,
  seededChance,
  stripFact,
  type Viewer,
} from '@casefile/engine';
import { type Move, type Stage, seedOf } from '../playthrough.ts';
import { oneOf, type RandomInt } from '../random.ts';
import { otherMove, sittingOf } from './choices.ts';
import { type Deal, dealOf, layoutOf, redeal } from './deal.ts';
import { redraw, scriptOf } from './draws.ts';
import { evidenceOf } from './evidence.ts';

/** One stage of the second world, and what the viewer makes of it. */
export interface Twin {
  readonly game: Game;
  readonly facts: readonly Fact[];
  readonly own: Position;
  readonly move: Move | null;
}

/** Both tables draw the same random values; scripted ones do not come from here. */
const elsewhere = seededChance(seedOf(0));

export interface Second {
  readonly deal: Deal;
  readonly redrawn: ReadonlyMap<Fact, CardId>;
  readonly twins: Generator<Twin>;
}

/** The stages that the world is made to fit. */
export function secondWorld(stages: readonly Stage[], viewer: Viewer, below: RandomInt): Second {
  const log = stages.flatMap(({ facts }) => facts);
  const { table } = stages.at(-1)!.game;
  const { suspects, weapons, rooms } = table.rules.cards;
  const { seen, agrees } = evidenceOf(sittingOf(stages[0]!), log, viewer);
  const first = dealOf(log);
  if (!agrees(first)) throw new Error('the first world contradicts its own log');
  const deal = redeal(first, seen, [suspects, weapons, rooms], agrees, below);
  const redrawn = redraw(log, table.intrigue?.unseen ?? [], viewer, below);
  return { deal, redrawn, twins: replayed(stages, viewer, deal, redrawn, below) };
}

function* replayed(
  stages: readonly Stage[],
  viewer: Viewer,
  deal: Deal,
  redrawn: ReadonlyMap<Fact, CardId>,
  below: RandomInt,
): Generator<Twin> {
  const { edition, game, facts } = stages[0]!;
  const { options, players } = game.table.rules;
  const layout = layoutOf(deal, players, facts);
  const opened = openGame(edition, { players, options, layout }, elsewhere);
  if (!opened.ok) throw new Error(`the second world does not open: ${JSON.stringify(opened.problem)}`);
  const own = positionFrom(opened.game.table.rules, opened.facts, viewer);
  let twin: Twin = { game: opened.game, facts: opened.facts, own, move: null };
  yield twin;
  for (let at = 1; at < stages.length; at++) {
    twin = nextTwin(twin, stages, at, viewer, redrawn, below);
    yield twin;
  }
}

function nextTwin(
  { game, own }: Twin,
  stages: readonly Stage[],
  at: number,
  viewer: Viewer,
  redrawn: ReadonlyMap<Fact, CardId>,
  below: RandomInt,
): Twin {
  const move = otherMove(stages, at, game.table, viewer, below);
  const picked = peeked(stages[at]!.facts, move.by, game.table, viewer, below);
  const chance = scriptedChance(scriptOf(stages[at]!.facts, redrawn, picked), elsewhere);
  const played = play({ ...game, chance }, move.by, move.action);
  if (!played.ok)
    throw new Error(`${JSON.stringify(move)} is refused in the second world: ${played.refusal.why}`);
  const seen = played.facts.map((fact) => stripFact(fact, viewer));
  return { game: played.game, facts: played.facts, own: advanceAll(own, seen), move };
}

/** The card a seat looks at in return for one it showed: a different one where the viewer is neither of the two. */
function peeked(
  facts: readonly Fact[],
  by: Seat,
  table: Position,
  viewer: Viewer,
  below: RandomInt,
): CardId | null {
  const { wait } = table;
  const peek = facts.find((fact) => fact.fact === 'showed' && fact.why === 'power');
  if (peek?.fact !== 'showed' || wait?.for !== 'after-show' || wait.by !== by) return null;
  const isSeen = viewer === by || viewer === wait.to;
  return isSeen ? peek.sealed.cards![0]! : oneOf(table.hands[wait.to]!, below);
}
