/** The worlds a seat believes in: all deals that fit, or drawn ones, weighed by what the others did. */
import { knowledgeFromView } from '@casefile/deduction';
import type { CardId } from '@casefile/engine';
import type { Sight } from '../sight.ts';
import { graspOf } from './exact.ts';
import type { Grasp } from './grasp.ts';
import { type IsChosen, reading, silence, trusting, weighed } from './reading.ts';
import { type Drawing, drawDeals, layOut, makeWorlds, type Worlds } from './worlds.ts';

export interface Credulity {
  readonly reads: boolean;
  readonly silent: boolean;
}

export function believedWorlds(sight: Sight, sure: Grasp, drawing: Drawing, how: Credulity): Worlds | null {
  const { view, info } = sight;
  const isChosen = (card: CardId): boolean => info.drawing === null || !info.cards.rooms.includes(card);
  let worlds = how.reads ? widely(sight, sure, drawing, isChosen) : plainly(sight, sure, drawing);
  if (worlds === null) return null;
  if (how.silent && mayAccuseAnywhere(sight)) worlds = silence(worlds, view);
  return how.reads ? reading(worlds, view, isChosen) : worlds;
}

const plainly = ({ view, info, you }: Sight, sure: Grasp, drawing: Drawing): Worlds | null =>
  makeWorlds(knowledgeFromView(view, info.cards), sure, view, info.cards, you, drawing);

/**
 * Half of the deals are drawn from those in which nobody bluffs: they are few, and where they are likely the others
 * hardly count. Each is weighed by how often it was to be drawn, so that together they still stand for all deals.
 */
function widely(sight: Sight, sure: Grasp, drawing: Drawing, isChosen: IsChosen): Worlds | null {
  const { view, info, you } = sight;
  const known = knowledgeFromView(view, info.cards);
  const trusted = sure.deals > drawing.most ? trusting(known, view, sure, isChosen) : null;
  const honest = trusted === null ? null : graspOf(trusted, 'counting');
  if (trusted === null || honest === null || !(honest.deals > 0 && sure.deals < Number.POSITIVE_INFINITY))
    return plainly(sight, sure, drawing);
  const half = { ...drawing, count: drawing.count >> 1 };
  const anyhow = drawDeals(sure, half);
  const among = drawDeals(honest, { ...half, seed: drawing.seed + 1 });
  if (anyhow === null || among === null) return plainly(sight, sure, drawing);
  const worlds = layOut([...anyhow, ...among], false, view, info.cards, you);
  const { count, cards, owners, numberOf } = worlds;
  const lacks = trusted.facts
    .slice(known.facts.length)
    .flatMap((fact) => ('lacks' in fact ? [fact.lacks] : []));
  const seats = new Map(view.seats.map(({ suspect }, seat) => [suspect, seat]));
  const tests = lacks.map(([suspect, card]) => ({ seat: seats.get(suspect)!, card: numberOf.get(card)! }));
  const favoured = 1 / (1 + sure.deals / honest.deals);
  const weights = new Float64Array(count);
  for (let world = 0; world < count; world++) {
    const isHonest = tests.every(({ seat, card }) => owners[world * cards.length + card] !== seat);
    weights[world] = isHonest ? favoured : 1;
  }
  return weighed(worlds, weights);
}

/** Where a board has a place without crimes, accusations may be bound to it. */
function mayAccuseAnywhere({ board, info }: Sight): boolean {
  const rooms = Object.values(board?.drawing.rooms ?? {});
  return rooms.every((room) => info.cards.rooms.includes(room));
}
