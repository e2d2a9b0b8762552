/** What would be known if no player bluffed who has not been caught bluffing. */
import type { Knowledge } from '@casefile/deduction';
import type { View } from '@casefile/engine';
import type { CardChances } from '../deducing/card-chances.ts';
import type { IsChosen } from './inquiries.ts';

export function assumingNoBluffs(
  knowledge: Knowledge,
  view: View,
  sure: CardChances,
  isChosen: IsChosen,
): Knowledge | null {
  const facts: Knowledge['facts'][number][] = [];
  for (const [seat, { suspect }] of view.seats.entries()) {
    const own = view.history.filter(({ by, cards }) => by === seat && cards.length === 3);
    const named = new Set(own.flatMap(({ cards }) => cards.filter(isChosen)));
    if (seat === view.you || [...named].some((card) => sure.heldBy(card, seat) === 1)) continue;
    for (const card of named) if (sure.heldBy(card, seat) > 0) facts.push({ lacks: [suspect, card] });
  }
  return facts.length === 0 ? null : { ...knowledge, facts: [...knowledge.facts, ...facts] };
}
