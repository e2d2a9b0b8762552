/** Accusing without being certain, when the turn brings nothing more and waiting is worth less. */
import type { Triple } from '@casefile/engine';
import { tripleOf } from '../../knowledge/grasp.ts';
import { entropyOf, rivalGrasp } from '../../knowledge/rivals.ts';
import type { Worlds } from '../../knowledge/worlds.ts';
import type { Sight } from '../../sight.ts';
import type { Thoughts } from './mind.ts';
import { dealOf, fewOf } from './showing.ts';
import type { Temper } from './temper.ts';

const asksMore = ['roll', 'suggest', 'move', 'passage', 'stay', 'ask', 'power', 'look', 'spy'];

export function gamble(
  sight: Sight,
  { worlds, belief }: Thoughts,
  temper: Temper,
  moment: 'free' | 'joining' | 'forced',
): Triple | null {
  const { top } = belief;
  if (moment === 'joining') return top.p > 0.6 ? tripleOf(top.cards) : null;
  if (temper.gambles === 0 || top.p < 0.25 || sight.legal.some((form) => asksMore.includes(form.do)))
    return null;
  const waiting = temper.hope * 2 ** (-temper.fade * belief.bits);
  const isBetter =
    top.p * temper.gambles > waiting ||
    top.p * temper.gambles > waiting * (1 - danger(sight, worlds!, temper.imagined));
  return isBetter ? tripleOf(top.cards) : null;
}

/** The chance that somebody else wins before the next turn comes round. */
function danger({ view, info, you }: Sight, worlds: Worlds, imagined: number): number {
  const some = fewOf(worlds, imagined);
  let safe = 0;
  for (const world of some) {
    let still = 1;
    for (const [seat, { out }] of view.seats.entries()) {
      if (seat === you || out) continue;
      const bits = entropyOf(rivalGrasp(view, info.cards, seat, dealOf(worlds, world)));
      still *= 1 - 2 ** -bits;
    }
    safe += still;
  }
  return 1 - safe / some.length;
}
