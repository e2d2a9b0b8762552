/** What a player can have placed in a deal that might be the true one: its own cards, those it saw, those it heard of. */
import type { Clause } from './inquiries.ts';

const maxCards = 64;
/** Who has seen a card so surely knows it. */
const surely = 0.99;
/** Clauses settle each other; what takes more rounds than this few players work out. */
const rounds = 2;

/** One that is used again for every deal: making one for each would take longer than filling it in. */
export class Notebook {
  /** How surely it was shown each card, and which it holds or can have placed by listening. */
  readonly seen = new Float64Array(maxCards);
  readonly heard = new Uint8Array(maxCards);
  /** All that is in it, the player's own cards first. */
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

  /** Where all cards but one of a clause are known to be elsewhere, that one is placed. */
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
