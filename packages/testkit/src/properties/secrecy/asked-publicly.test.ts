/** Who is asked depends only on public knowledge (ALL-08). */
import { askedSeats } from '@casefile/engine';
import { stagesOf } from '../../playthrough.ts';
import type { Recipe } from '../../recipe.ts';
import { mustBeSame } from '../canonical.ts';
import { holdsEverywhere } from '../property.ts';

function askedPublicly(recipe: Recipe): void {
  for (const { game, spectator, seats } of stagesOf(recipe)) {
    const asked = JSON.stringify(askedSeats(game.table));
    mustBeSame('who is asked, for a spectator,', asked, JSON.stringify(askedSeats(spectator)));
    for (const pos of seats)
      mustBeSame(`who is asked, for seat ${pos.you},`, asked, JSON.stringify(askedSeats(pos)));
  }
}

holdsEverywhere('ALL-08 who is asked is public', askedPublicly);
