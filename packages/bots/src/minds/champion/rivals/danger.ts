/** Estimates how close the others are to the solution. */
import type { CardId, Seat } from '@casefile/engine';
import type { Worlds } from '../../../knowledge/deals/worlds.ts';
import type { CardChances } from '../../../knowledge/deducing/card-chances.ts';
import { entropyOf, rivalChances } from '../../../knowledge/deducing/rivals.ts';
import type { BotSight } from '../../../sight.ts';
import { dealOf, sampleWorlds } from './imagining.ts';
import { weakness } from './weakness.ts';

export interface Danger {
  /** The chance that nobody else wins before the next turn comes round. */
  readonly safe: number;
  /** The chance that even the best listener among the others listens poorly. */
  readonly ease: number;
  readonly threats: ReadonlyMap<Seat, Threat>;
}
export interface Threat {
  /** The seat's chance to win on its next turn. */
  readonly wins: number;
  /** How well it could use a suggestion in each room, up to 1. */
  readonly rooms: ReadonlyMap<CardId, number>;
}

export const noDanger: Danger = { safe: 1, ease: 0, threats: new Map() };

/** The share of the danger that is left for a poor listener. */
const harmless = 0.1;
/** In how many deals the others' past suggestions are checked. */
const looked = 2;
/**
 * The others hear the same answers, so their chances to win are correlated. Multiplied as if independent, they gave a
 * safety of 35 % where another turn came in 67 % of cases; raised to this power it is right between 5 and 96 %.
 */
const together = 0.6;

/**
 * In games between bots that listen well, a player with n bits to find out ends the game on its next turn with a chance of
 * about 2 ** -n.
 */
export function dangerFrom(sight: BotSight, worlds: Worlds, imagined: number): Danger {
  const { view, info, you } = sight;
  const rivals = [...view.seats.keys()].filter((seat) => seat !== you && !view.seats[seat]!.out);
  const some = sampleWorlds(worlds, imagined).map((world) => dealOf(worlds, world));
  const records = some.filter((_, i) => i % Math.ceil(some.length / looked) === 0);
  const threats = new Map<Seat, Threat>();
  const chances = some.map(() => 1);
  let ease = 1;
  for (const seat of rivals) {
    const weak = records.reduce((sum, deal) => sum + weakness(sight, seat, deal), 0) / records.length;
    ease = Math.min(ease, weak);
    const rooms = new Map<CardId, number>();
    let all = 0;
    for (const [i, deal] of some.entries()) {
      const cardChances = rivalChances(view, info.cards, seat, deal);
      const wins = (1 - (1 - harmless) * weak) * 2 ** -entropyOf(cardChances);
      all += wins;
      chances[i]! *= 1 - wins;
      if (info.drawing !== null)
        for (const [room, use] of usesOf(cardChances, info.cards.rooms, (room) => deal(room) === seat))
          rooms.set(room, (rooms.get(room) ?? 0) + use / some.length);
    }
    threats.set(seat, { wins: all / some.length, rooms });
  }
  const safe = (chances.reduce((sum, chance) => sum + chance, 0) / some.length) ** together;
  return { safe, ease, threats };
}

/** A likely room is good to suggest in, and so is a room card of one's own, because nobody else can show it. */
const ownRoom = 0.8;
function usesOf(
  cardChances: CardChances,
  rooms: readonly CardId[],
  isOwn: (room: CardId) => boolean,
): (readonly [CardId, number])[] {
  const highest = Math.max(1e-9, ...rooms.map(cardChances.inEnvelope));
  return rooms.map((room) => [room, isOwn(room) ? ownRoom : cardChances.inEnvelope(room) / highest]);
}
