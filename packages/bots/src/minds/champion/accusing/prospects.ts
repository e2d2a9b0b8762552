/** The worth of a state of knowledge: the chance to win by accusing now or by waiting. */
import type { Danger } from '../rivals/danger.ts';
import type { ChampionSettings } from '../settings.ts';

/** The worth by the chance of the likeliest envelope and the entropy in bits. */
export type Prospects = (top: number, bits: number) => number;

/** The share of the cost of a bit that is left among poor listeners. */
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
