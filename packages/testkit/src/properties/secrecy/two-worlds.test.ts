/**
 * Two worlds a viewer cannot tell apart by the rules give it byte-identical facts, views, offers and refusals (R01).
 * The second world differs in cards and choices the viewer has not seen.
 */
import {
  askedSeats,
  type Fact,
  legalForms,
  makeView,
  play,
  positionAt,
  type Seat,
  stripFact,
  type Viewer,
} from '@casefile/engine';
import { expect } from 'vitest';
import { playRandomly, type Stage } from '../../playthrough.ts';
import { oneOf, type RandomInt, randomFrom } from '../../random.ts';
import type { Recipe } from '../../recipe.ts';
import { viewersOf } from '../../worlds/deal.ts';
import { probe } from '../../worlds/probes.ts';
import { secondWorld, type Twin } from '../../worlds/second.ts';
import { count, type Tally, tallyOf } from '../../worlds/tally.ts';
import { mustBeSame } from '../canonical.ts';
import { games, holdsEverywhere } from '../property.ts';

function twoWorlds(recipe: Recipe): void {
  const { stages } = playRandomly(recipe);
  const below = randomFrom(recipe.seed);
  for (const viewer of viewersOf(recipe.suspects)) {
    const until = stages.slice(0, lastStage(stages, below) + 1);
    const second = secondWorld(until, viewer, below);
    const twins: Twin[] = [];
    for (const twin of second.twins) {
      sameFor(viewer, until[twins.length]!, twin, `to ${viewer} after ${twins.length} actions`);
      if (isSeat(viewer)) sameRefusal(viewer, until[twins.length]!, twin, below);
      twins.push(twin);
    }
    count(recipe.edition, until, second, twins);
  }
}

const isSeat = (viewer: Viewer): viewer is Seat => typeof viewer === 'number';

/** A world that fits only part of the game may differ in more: later facts reveal secrets. */
function lastStage(stages: readonly Stage[], below: RandomInt): number {
  const end = stages.length - 1;
  const deciding = stages.flatMap(({ game }, at) => (game.table.wait?.for === 'gather' ? [at] : []));
  return oneOf(
    [end, end - 1, below(end + 1), deciding.length > 0 ? oneOf(deciding, below) : below(end + 1)],
    below,
  );
}

function sameFor(viewer: Viewer, stage: Stage, twin: Twin, whom: string): void {
  mustBeSame(`what is told ${whom}`, told(stage.facts, viewer), told(twin.facts, viewer));
  const own = positionAt(stage, viewer);
  mustBeSame(`the view offered ${whom}`, JSON.stringify(makeView(own)), JSON.stringify(makeView(twin.own)));
  const asked = (seats: readonly number[]): string => JSON.stringify(seats);
  mustBeSame(
    `who is asked, ${whom},`,
    asked(askedSeats(stage.game.table)),
    asked(askedSeats(twin.game.table)),
  );
  if (!isSeat(viewer)) return;
  const offered = JSON.stringify(legalForms(stage.game.table, viewer));
  mustBeSame(`what is offered ${whom}`, offered, JSON.stringify(legalForms(twin.game.table, viewer)));
  mustBeSame(`what is offered ${whom}`, offered, JSON.stringify(legalForms(twin.own, viewer)));
}

/** There are no rolls for the first turn where the layout sets who begins. */
const told = (facts: readonly Fact[], viewer: Viewer): string =>
  JSON.stringify(
    facts.map((fact) => (fact.fact === 'first' ? { ...fact, rolls: undefined } : stripFact(fact, viewer))),
  );

function sameRefusal(viewer: Seat, stage: Stage, twin: Twin, below: RandomInt): void {
  const action = probe(stage.game.table.rules, below);
  const answers = [stage, twin].map(({ game }) => {
    const played = play(game, viewer, action);
    return JSON.stringify(played.ok ? 'accepted' : played.refusal);
  });
  mustBeSame(`the answer to ${JSON.stringify(action)} of seat ${viewer}`, answers[0]!, answers[1]!);
}

/** What must have differed in some worlds, or the test proves nothing; some editions require more. */
const everywhere: readonly (keyof Tally)[] = ['deal', 'categories', 'envelope', 'shown'];
const besides: Readonly<Record<string, readonly (keyof Tally)[]>> = {
  'clue-2015': ['shownAside'],
  'secrets-2008': ['shownAside', 'drawn'],
  'super-1991': ['shownAside', 'accusation'],
  'card-2018': ['accusation'],
};

holdsEverywhere('R01 two worlds look the same', twoWorlds, {
  longest: 150,
  finally({ id }) {
    const tally = tallyOf(id);
    console.log(`two worlds, ${id}: ${JSON.stringify(tally)}`);
    for (const kind of [...everywhere, ...(besides[id] ?? [])])
      expect(tally[kind], kind).toBeGreaterThan(games / 20);
  },
});
