/** How many connections each address has open. */
export class Addresses {
  readonly #max: number;
  readonly #open = new Map<string, number>();

  constructor(max: number) {
    this.#max = max;
  }

  countOf(address: string): number {
    return this.#open.get(address) ?? 0;
  }

  /** Returns a function that releases the place, once; null at the limit. */
  take(address: string): (() => void) | null {
    const open = this.#open.get(address) ?? 0;
    if (open >= this.#max) return null;
    this.#open.set(address, open + 1);
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      const left = this.#open.get(address)! - 1;
      if (left === 0) this.#open.delete(address);
      else this.#open.set(address, left);
    };
  }
}
