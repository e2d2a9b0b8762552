/**
 * The cards whose owner a player can know in a given deal: its own, those it was shown, and those it deduced by
 * listening.
 */
import type { Clause } from './inquiries.ts';

const maxCards = 64;
/** A player who was shown a card with this certainty knows it. */
const surely = 0.99;
/** One placed card may settle another clause. Few players follow a chain longer than this. */
const rounds = 2;

/** Reused for every deal: allocating one for each would take longer than filling it in. */
export class Notebook {
  /** How certainly the player was shown each card, and 1 for the cards it holds or can have placed by listening. */
  readonly seen = new Float64Array(maxCards);
  readonly heard = new Uint8Array(maxCards);
  /** All placed cards, the player's own first. */
  readonly placed = new Int32Array(maxCards);
  count = 0;

  reset(seat: number, owners: Uint8Array, row: number, width: number): void {
    this.seen.fill(0, 0, width);
    this.heard.fill(0, 0, width);
    this.count = 0;
    for (let card = 0; card < width; card++) if (owners[row + card] === seat) this.#markHeard(card);
  }

  markSeen(card: number, how: number): void {
    if (how <= this.seen[card]!) return;
    if (this.seen[card] === 0 && this.heard[card] === 0) this.placed[this.count++] = card;
    this.seen[card] = how;
  }

  #markHeard(card: number): void {
    if (this.seen[card] === 0) this.placed[this.count++] = card;
    this.heard[card] = 1;
  }

  /** Places the last card of a clause whose other cards are known to be elsewhere. */
  applyClauses(clauses: readonly Clause[], owners: Uint8Array, row: number): void {
    for (let round = 0; round < rounds; round++)
      for (const { owner, cards } of clauses) {
        let open = -1;
        let left = 0;
        let isMet = false;
        for (const card of cards) {
          if (this.heard[card] === 0 && this.seen[card]! < surely) {
            open = card;
            left++;
          } else if (owners[row + card] === owner) isMet = true;
        }
        if (left === 1 && !isMet && owners[row + open] === owner) this.#markHeard(open);
      }
  }
}
