/** What a state of knowledge is worth: the chance to win by an accusation now, or by waiting. */
import type { Danger } from '../rivals/danger.ts';
import type { ChampionSettings } from '../settings.ts';

/** By how likely the likeliest envelope is, and how unsure it is in bits. */
export type Prospects = (top: number, bits: number) => number;

/** What is left, among poor listeners, of the cost of a bit. */
const eased = 0.2;

/** The longer the others take, the less a turn costs. */
export function waiting(
  { waitValue, bitCost }: ChampionSettings,
  { safe, ease }: Danger,
  bits: number,
): number {
  return safe * (waitValue + (1 - waitValue) * ease) * 2 ** (-bitCost * (1 - (1 - eased) * ease) * bits);
}

export const prospectsFor =
  (settings: ChampionSettings, danger: Danger): Prospects =>
  (top, bits) =>
    Math.max(settings.riskWeight * top, waiting(settings, danger, bits));
