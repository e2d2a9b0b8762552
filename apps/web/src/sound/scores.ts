/** The sounds as data: knocks on wood, rustling paper, bells, and ambience. */
import type { Cue } from './cues.ts';

export interface Knock {
  readonly of: 'wood' | 'paper' | 'bell';
  /** Seconds from the beginning. */
  readonly at: number;
  /** Hertz of a tone, or of the middle of a band of noise. */
  readonly hz: number;
  /** Seconds. */
  readonly lasts: number;
  /** From 0 to 1. */
  readonly loud: number;
}
const knock = (of: Knock['of'], at: number, hz: number, lasts: number, loud: number): Knock => ({
  of,
  at,
  hz,
  lasts,
  loud,
});

export const scores: Readonly<Record<Exclude<Cue, 'step'>, readonly Knock[]>> = {
  dice: [0, 0.07, 0.13, 0.22, 0.34, 0.4].map((at, i) =>
    knock('wood', at, 900 + ((i * 370) % 700), 0.05, 0.7 - i * 0.1),
  ),
  card: [knock('paper', 0, 3200, 0.11, 0.5), knock('paper', 0.07, 1800, 0.07, 0.3)],
  question: [0, 0.14, 0.28].flatMap((at) => [
    knock('paper', at, 2600, 0.07, 0.4),
    knock('wood', at + 0.05, 300, 0.05, 0.25),
  ]),
  shake: [knock('wood', 0, 240, 0.09, 0.4), knock('wood', 0.13, 210, 0.09, 0.3)],
  passage: [
    knock('wood', 0, 130, 0.5, 0.5),
    knock('wood', 0.12, 170, 0.4, 0.4),
    knock('wood', 0.6, 90, 0.25, 0.9),
  ],
  turn: [knock('bell', 0, 880, 0.5, 0.35), knock('bell', 0.12, 1318.5, 0.6, 0.3)],
  show: [knock('wood', 0, 620, 0.07, 0.7), knock('bell', 0.08, 660, 0.4, 0.35)],
  // A gavel, and a chord that does not settle.
  accusation: [
    knock('wood', 0, 180, 0.18, 1),
    knock('wood', 0.22, 180, 0.18, 1),
    knock('wood', 0.44, 150, 0.3, 1),
    ...[146.83, 174.61, 207.65, 246.94].map((hz) => knock('bell', 0.46, hz, 1.4, 0.22)),
  ],
  // Wax breaks, paper is drawn out.
  envelope: [
    knock('wood', 0, 2400, 0.04, 0.8),
    knock('wood', 0.05, 1700, 0.04, 0.5),
    ...[0.16, 0.3, 0.44].map((at, i) => knock('paper', at, 1500 + i * 700, 0.16, 0.45)),
  ],
  clock: [0, 0.5].flatMap((at) => [
    knock('wood', at, 1900, 0.03, 0.6),
    knock('wood', at + 0.25, 1500, 0.03, 0.5),
  ]),
  // A card that was named, and one that was not.
  fits: [knock('wood', 0, 1500, 0.03, 0.5), knock('bell', 0.02, 1046.5, 0.45, 0.25)],
  fitsNot: [knock('wood', 0, 120, 0.25, 0.9), knock('wood', 0.02, 85, 0.3, 0.8)],
  lost: [523.25, 466.16, 415.3, 349.23].map((hz, i) => knock('bell', i * 0.19, hz, 0.9, 0.26)),
  end: [523.25, 659.25, 783.99, 1046.5].map((hz, i) => knock('bell', i * 0.11, hz, 0.8, 0.3)),
};

/** The surfaces that steps sound on. */
export type Footing = 'wood' | 'stone' | 'carpet' | 'gravel' | 'grass' | 'water';

/** Four steps. */
const walked = (one: (at: number, i: number) => readonly Knock[]): readonly Knock[] =>
  [0, 0.15, 0.3, 0.45].flatMap(one);

export const steps: Readonly<Record<Footing, readonly Knock[]>> = {
  wood: walked((at, i) => [knock('wood', at, i % 2 ? 360 : 420, 0.06, 0.45)]),
  stone: walked((at, i) => [knock('wood', at, i % 2 ? 1250 : 1420, 0.035, 0.4)]),
  carpet: walked((at) => [knock('paper', at, 260, 0.09, 0.32)]),
  gravel: walked((at) => [
    knock('paper', at, 2900, 0.05, 0.3),
    knock('paper', at + 0.03, 2100, 0.06, 0.26),
    knock('paper', at + 0.06, 3500, 0.04, 0.2),
  ]),
  grass: walked((at) => [knock('paper', at, 1400, 0.1, 0.2)]),
  water: walked((at, i) => [
    knock('paper', at, 700, 0.12, 0.3),
    knock('bell', at + 0.05, i % 2 ? 420 : 520, 0.08, 0.06),
  ]),
};

/** The floors of all houses, by name. */
export const footings: Readonly<Record<string, Footing>> = {
  basket: 'wood',
  boards: 'wood',
  herringbone: 'wood',
  oakBoards: 'wood',
  wideOak: 'wood',
  flags: 'stone',
  hexagons: 'stone',
  marble: 'stone',
  mosaic: 'stone',
  panes: 'stone',
  paving: 'stone',
  quarrels: 'stone',
  resin: 'stone',
  terrazzo: 'stone',
  tile: 'stone',
  blueCarpet: 'carpet',
  coral: 'carpet',
  greenCarpet: 'carpet',
  mint: 'carpet',
  redCarpet: 'carpet',
  roseCarpet: 'carpet',
  cobbles: 'gravel',
  gravel: 'gravel',
  sand: 'gravel',
  lawn: 'grass',
  mown: 'grass',
  water: 'water',
};

/** Ambience: band noise that swells and falls, with occasional sounds. */
export interface RoomTone {
  readonly hz: number;
  readonly loud: number;
  /** Seconds from one swell to the next. */
  readonly swell: number;
  /** Seconds between two sounds, at least and at most. */
  readonly every: readonly [number, number];
  readonly now: readonly Knock[];
}

export const roomTones: Readonly<Record<string, RoomTone>> = {
  clock: {
    hz: 180,
    loud: 0.12,
    swell: 9,
    every: [1, 1],
    now: [knock('wood', 0, 1700, 0.02, 0.1), knock('wood', 0.5, 1350, 0.02, 0.08)],
  },
  fire: {
    hz: 140,
    loud: 0.3,
    swell: 5,
    every: [0.3, 1.8],
    now: [knock('wood', 0, 2600, 0.02, 0.12), knock('wood', 0.05, 1900, 0.02, 0.07)],
  },
  airy: { hz: 420, loud: 0.1, swell: 12, every: [6, 14], now: [knock('bell', 0, 1174.7, 1.2, 0.02)] },
  poolside: {
    hz: 260,
    loud: 0.16,
    swell: 4,
    every: [2, 6],
    now: [knock('bell', 0, 620, 0.07, 0.05), knock('bell', 0.09, 760, 0.06, 0.04)],
  },
  birds: {
    hz: 900,
    loud: 0.07,
    swell: 8,
    every: [1.5, 6],
    now: [0, 0.11, 0.2, 0.36].map((at, i) => knock('bell', at, 2600 + ((i * 340) % 700), 0.07, 0.03)),
  },
  surf: { hz: 500, loud: 0.28, swell: 7, every: [9, 20], now: [knock('bell', 0, 1850, 0.3, 0.03)] },
  lamp: { hz: 120, loud: 0.14, swell: 15, every: [4, 10], now: [knock('paper', 0, 2400, 0.08, 0.05)] },
};
