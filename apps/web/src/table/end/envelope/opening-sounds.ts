/** When each card of the envelope turns, and what is heard of it: never how a game ends before it is seen. */
import type { Seat } from '@casefile/engine';
import type { Cue } from '../../../sound/cues.ts';

/** The wax breaks when the envelope has come and lain still for a moment. */
export const breaksAtMs = 1000;
const firstTurnMs = 1450;
const nextTurnMs = 550;
/** From a card that turns until it is marked as named or not. */
const markMs = 300;

export const turnsAtMs = (card: number): number => firstTurnMs + card * nextTurnMs;
export const markedAtMs = (card: number): number => turnsAtMs(card) + markMs;

export interface Sound {
  readonly atMs: number;
  readonly cue: Cue;
}

/** `fits`: for each card, whether it was named; null if there was no accusation. */
export const openingSounds = (fits: readonly (boolean | null)[]): readonly Sound[] => [
  { atMs: breaksAtMs, cue: 'envelope' },
  ...fits.flatMap((isNamed, i): Sound[] => [
    { atMs: turnsAtMs(i), cue: 'card' },
    ...(isNamed === null ? [] : [{ atMs: markedAtMs(i), cue: isNamed ? 'fits' : 'fitsNot' } as const]),
  ]),
];

/** The end sounds different to a player who has lost. */
export const endingCue = (winner: Seat | null, viewerSeat: Seat | null): Cue =>
  winner === null || (viewerSeat !== null && viewerSeat !== winner) ? 'lost' : 'end';
