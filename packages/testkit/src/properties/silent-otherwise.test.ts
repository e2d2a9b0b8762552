/** A mechanic that lists its `times` offers and claims nothing at any other time. */
import type { Form, Position } from '@casefile/engine';
import { stagesOf } from '../playthrough.ts';
import type { Recipe } from '../recipe.ts';
import { must } from './canonical.ts';
import { holdsEverywhere } from './property.ts';

function silentOtherwise(recipe: Recipe): void {
  for (const { game } of stagesOf(recipe)) isSilent(game.table);
}

function isSilent(pos: Position): void {
  if (pos.result !== null) return;
  for (const { name, times, offers, claims } of pos.rules.mechanics) {
    if (times === undefined) continue;
    const at = `at ${pos.step}, waiting for ${pos.wait?.for}`;
    const forms: Form[] = [];
    if (!times.includes(pos.wait === null ? pos.step : 'waiting'))
      for (const [seat] of pos.rules.players.entries()) offers?.(pos, seat, forms);
    must(forms.length === 0, () => `${name} would offer ${JSON.stringify(forms)} ${at}`);
    const claim = times.includes(pos.step) ? null : (claims?.(pos) ?? null);
    must(claim === null, () => `${name} would keep the turn open ${at}`);
  }
}

holdsEverywhere('a mechanic is silent at other times', silentOtherwise);
