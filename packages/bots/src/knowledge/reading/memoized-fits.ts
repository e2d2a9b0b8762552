/** Keeps fits: they are equal in all deals in which the player holds and was shown the same cards. */
import type { Deck } from './inquiries.ts';
import { shares } from './kinds.ts';
import { fitOf, type Reading } from './naming.ts';

/** The bits of a whole number that a double holds exactly. */
const maxKeyBits = 52;

type Fit = (owners: Uint8Array, row: number, fits: Float64Array, at: number) => void;

export function memoizedFits(reading: Reading, deck: Deck): Fit {
  const { seat, inquiries } = reading;
  const width = deck.cards.length;
  const shown = inquiries.filter(({ shower }) => shower >= 0);
  const plain: Fit = (owners, row, fits, at) => fitOf(reading, deck, owners, row, fits, at);
  if (width + shown.reduce((bits, { named }) => bits + named.length, 0) > maxKeyBits) return plain;
  const memo = new Map<number, Float64Array>();
  return (owners, row, fits, at) => {
    let key = 0;
    for (let card = 0; card < width; card++) key = 2 * key + (owners[row + card] === seat ? 1 : 0);
    for (const { named, shower } of shown)
      for (let i = 0; i < named.length; i++) key = 2 * key + (owners[row + named[i]!] === shower ? 1 : 0);
    const known = memo.get(key);
    if (known !== undefined) {
      for (let kind = 0; kind < known.length; kind++) fits[at + kind] = known[kind]!;
      return;
    }
    plain(owners, row, fits, at);
    memo.set(key, fits.slice(at, at + shares.length));
  };
}
