/** What a state of knowledge is worth: the chance to win by an accusation now, or by waiting. */
import type { Temper } from './temper.ts';

/** By how likely the likeliest envelope is, and how unsure it is in bits. */
export type Prospects = (top: number, bits: number) => number;

/** `safe`: the chance that nobody else wins meanwhile. */
export const waiting = ({ hope, fade }: Temper, safe: number, bits: number): number =>
  safe * hope * 2 ** (-fade * bits);

export const prospectsFor =
  (temper: Temper, safe: number): Prospects =>
  (top, bits) =>
    Math.max(temper.nerve * top, waiting(temper, safe, bits));
