/** How well a deal explains what the others did: what they named, which card they showed, when they did not accuse. */
import type { View } from '@casefile/engine';
import type { Deck, IsChosen } from './inquiries.ts';
import { shares } from './kinds.ts';
import { memoizedFits } from './memoized-fits.ts';
import { type Reading, readingsOf } from './naming.ts';

/** How often a player does not accuse although nobody could answer their suggestion and it was the solution. */
const missed = 0.05;
/** The assumed share of tables at which all players are of one kind. */
const alike = 0.2;
export interface Reads {
  /** Whether to conclude from what players name what they hold. */
  readonly names: boolean;
  /** Whether to conclude that a player who could have accused and did not was not sure. */
  readonly silence: boolean;
}

export interface Evidence {
  readonly readings: readonly Reading[];
  /** How many numbers describe the fits of one deal. */
  readonly width: number;
  /** Writes how well each kind of player explains this reading in the deal at `row`. */
  fit(reading: number, owners: Uint8Array, row: number, fits: Float64Array, at: number): void;
  /** How likely all the evidence is in this deal, given its fits; never zero. */
  likelihood(owners: Uint8Array, row: number, fits: Float64Array, at: number): number;
  /** The readings, as bits, whose fit may change when cards come to or go from this owner. */
  touchedBy(owner: number): number;
}

export function evidenceOf(view: View, deck: Deck, isChosen: IsChosen, reads: Reads): Evidence {
  const readings = reads.names ? readingsOf(view, deck, isChosen) : [];
  const fitting = readings.map((reading) => memoizedFits(reading, deck));
  const shows = showsOf(view, deck);
  const silent = reads.silence ? silencesOf(view, deck) : [];
  const envelope = view.seats.length + Object.keys(view.spots).length;
  const touched = Array.from({ length: envelope + 1 }, (_, owner) =>
    readings.reduce(
      (mask, { seat, inquiries }, i) =>
        seat === owner || inquiries.some(({ shower }) => shower === owner) ? mask | (1 << i) : mask,
      0,
    ),
  );
  return {
    readings,
    width: readings.length * shares.length,
    touchedBy: (owner) => touched[owner]!,
    fit: (reading, owners, row, fits, at) =>
      fitting[reading]!(owners, row, fits, at + reading * shares.length),
    likelihood(owners, row, fits, at) {
      let product = namedLikelihood(readings.length, fits, at);
      for (const { shower, named } of shows) {
        let held = 0;
        for (const card of named) if (owners[row + card] === shower) held++;
        if (held > 1) product /= held;
      }
      for (const named of silent)
        if (named.every((card) => owners[row + card] === envelope)) product *= missed;
      return product;
    },
  };
}

function namedLikelihood(readings: number, fits: Float64Array, at: number): number {
  let apart = 1;
  for (let reading = 0; reading < readings; reading++) {
    let sum = 0;
    for (let kind = 0; kind < shares.length; kind++)
      sum += shares[kind]! * fits[at + reading * shares.length + kind]!;
    apart *= sum;
  }
  if (readings < 2) return apart;
  let together = 0;
  for (let kind = 0; kind < shares.length; kind++) {
    let product = shares[kind]!;
    for (let reading = 0; reading < readings; reading++)
      product *= fits[at + reading * shares.length + kind]!;
    together += product;
  }
  return (1 - alike) * apart + alike * together;
}

/** A player who held several of the named cards chose which to show, which makes such deals less likely. */
function showsOf(view: View, { numberOf }: Deck): { shower: number; named: number[] }[] {
  return view.history.flatMap(({ by, turn, cards, answers }) => {
    const shower = answers.find(({ answer }) => answer === 'shown')?.seat;
    if (by !== view.you || shower === undefined) return [];
    const isSeen = view.shown.some((each) => each.turn === turn && each.by === shower);
    return isSeen ? [{ shower, named: cards.map((card) => numberOf.get(card)!) }] : [];
  });
}

/** Suggestions that nobody answered and that led to no accusation: their maker probably holds one of the cards. */
function silencesOf(view: View, { numberOf }: Deck): number[][] {
  return view.history
    .filter(
      ({ by, turn, answers }) =>
        by !== view.you &&
        turn < view.turnNumber &&
        !view.seats[by]!.out &&
        answers.every(({ answer }) => answer === 'none'),
    )
    .map(({ cards }) => cards.map((card) => numberOf.get(card)!));
}
