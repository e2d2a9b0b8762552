/** The worlds a seat believes in: deals that fit, all of them or a sample, weighted by what the other players did. */
import { type Knowledge, knowledgeFromView } from '@casefile/deduction';
import type { CardId } from '@casefile/engine';
import type { BotSight } from '../../sight.ts';
import { everyDeal } from '../deals/every-deal.ts';
import { drawDeals, type Sampling, type Worlds, weighed, worldsFrom } from '../deals/worlds.ts';
import type { CardChances } from '../deducing/card-chances.ts';
import { chancesFrom } from '../deducing/exact.ts';
import { assumingNoBluffs } from './assuming-no-bluffs.ts';
import { type Evidence, evidenceOf, type Reads } from './evidence.ts';
import type { Deck, IsChosen } from './inquiries.ts';
import { drawByEvidence } from './particles.ts';

export interface ReadingSettings {
  readonly reads: Reads;
  /** How many swaps are tried on each drawn deal to make it fit what the others did. */
  readonly swaps: number;
}

export function believedWorlds(
  sight: BotSight,
  sure: CardChances,
  sampling: Sampling,
  how: ReadingSettings,
): Worlds | null {
  const { view, info, you } = sight;
  const { suspects, weapons, rooms } = info.cards;
  const cards = [...suspects, ...weapons, ...rooms];
  const deck: Deck = {
    cards,
    numberOf: new Map(cards.map((card, i) => [card, i])),
    sizes: [suspects.length, weapons.length, rooms.length],
  };
  // On a board the room of a suggestion is where the pawn stands.
  const isChosen = (card: CardId): boolean => info.drawing === null || !rooms.includes(card);
  const { names, silence } = how.reads;
  const reads = { names, silence: silence && mayAccuseAnywhere(sight) };
  const evidence = evidenceOf(view, deck, isChosen, reads);
  const known = knowledgeFromView(view, info.cards);
  const all = sure.deals <= sampling.maxDeals ? everyDeal(known, sampling.maxDeals) : null;
  if (all !== null && all.length > 0)
    return weighedBy(evidence, worldsFrom(all, true, view, info.cards, you));
  const drawn = proposed(sight, sure, known, sampling, isChosen);
  if (drawn === null) return null;
  const effort = { swaps: how.swaps, seed: sampling.seed + 2 };
  const deals = drawByEvidence(evidence, known, drawn.deals, drawn.weights, effort);
  return worldsFrom(deals, false, view, info.cards, you);
}

/** All deals, weighted by the evidence. */
function weighedBy(evidence: Evidence, worlds: Worlds): Worlds {
  const { count, cards, owners } = worlds;
  const fits = new Float64Array(evidence.width);
  const weights = new Float64Array(count);
  for (let world = 0; world < count; world++) {
    const row = world * cards.length;
    for (let i = 0; i < evidence.readings.length; i++) evidence.fit(i, owners, row, fits, 0);
    weights[world] = evidence.likelihood(owners, row, fits, 0);
  }
  return weighed(worlds, weights);
}

interface Proposed {
  readonly deals: readonly Uint8Array[];
  /** Corrects for deals being drawn unevenly. */
  readonly weights: Float64Array;
}

/** Draws half of the deals from those in which nobody bluffs: they are few and often likely, and would be missed. */
function proposed(
  { view, info }: BotSight,
  sure: CardChances,
  known: Knowledge,
  sampling: Sampling,
  isChosen: IsChosen,
): Proposed | null {
  const evenly = (deals: Uint8Array[] | null): Proposed | null =>
    deals && { deals, weights: new Float64Array(deals.length).fill(1) };
  const trusted = assumingNoBluffs(known, view, sure, isChosen);
  const honest = trusted && chancesFrom(trusted, 'counting');
  if (trusted === null || honest === null || !(honest.deals > 0 && sure.deals < Number.POSITIVE_INFINITY))
    return evenly(drawDeals(sure, sampling));
  const half = { ...sampling, count: sampling.count >> 1 };
  const anyhow = drawDeals(sure, half);
  const among = drawDeals(honest, { ...half, seed: sampling.seed + 1 });
  if (anyhow === null || among === null) return evenly(drawDeals(sure, sampling));
  const deals = [...anyhow, ...among];
  const numberOf = new Map(
    [...info.cards.suspects, ...info.cards.weapons, ...info.cards.rooms].map((card, i) => [card, i]),
  );
  const seats = new Map(view.seats.map(({ suspect }, seat) => [suspect, seat]));
  const tests = trusted.facts
    .slice(known.facts.length)
    .flatMap((fact) =>
      'lacks' in fact ? [{ seat: seats.get(fact.lacks[0])!, card: numberOf.get(fact.lacks[1])! }] : [],
    );
  const favoured = 1 / (1 + sure.deals / honest.deals);
  const weights = Float64Array.from(deals, (owners) =>
    tests.every(({ seat, card }) => owners[card] !== seat) ? favoured : 1,
  );
  return { deals, weights };
}

/** A board with a place without crimes may restrict accusations to it, and then silence says nothing. */
function mayAccuseAnywhere({ board, info }: BotSight): boolean {
  const rooms = Object.values(board?.drawing.rooms ?? {});
  return rooms.every((room) => info.cards.rooms.includes(room));
}
