/** Every viewer knows the places of the cards it has seen, and no others. */
import { type CardId, type Owner, positionAt, type Viewer } from '@casefile/engine';
import { type Playthrough, playRandomly } from '../../playthrough.ts';
import type { Recipe } from '../../recipe.ts';
import { seenIn } from '../../seen.ts';
import { canonical, must, mustBeSame } from '../canonical.ts';
import { holdsEverywhere } from '../property.ts';

function knowsWhatItSaw(recipe: Recipe): void {
  const played = playRandomly(recipe);
  const viewers: Viewer[] = ['spectator', ...recipe.suspects.keys()];
  for (const viewer of viewers) followViewer(played, viewer);
}

function followViewer({ stages }: Playthrough, viewer: Viewer): void {
  const hands = stages[0]!.game.table.hands;
  const seen: Record<CardId, Owner> = {};
  let shown = 0;
  for (const [at, stage] of stages.entries()) {
    const before = Object.keys(seen).length;
    for (const fact of stage.facts) {
      const sight = seenIn(fact, viewer);
      for (const card of sight?.cards ?? []) seen[card] = sight!.at;
      if (fact.fact === 'showed' && fact.to === viewer) shown++;
      if (fact.fact === 'murdered')
        mustBeSame('the hand of the murdered', canonical(hands[fact.seat]), canonical(fact.cards));
    }
    const pos = positionAt(stage, viewer);
    must(
      pos.shown.length === shown,
      () => `${viewer} was shown ${shown} cards, and knows of ${pos.shown.length}`,
    );
    if (Object.keys(seen).length === before && Object.keys(pos.known).length === before) continue;
    mustBeSame(`what ${viewer} knows after ${at} actions`, canonical(seen), canonical(pos.known));
    trueOf(stage.game.table.known, seen, viewer);
  }
}

function trueOf(known: Readonly<Record<CardId, Owner>>, seen: Record<CardId, Owner>, viewer: Viewer): void {
  for (const [card, owner] of Object.entries(seen))
    must(known[card] === owner, () => `${viewer} sees ${card} at ${owner}, it is at ${known[card]}`);
}

holdsEverywhere('everyone knows what they saw, and no more', knowsWhatItSaw);
