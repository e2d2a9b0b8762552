/** How many connections each address has open. */
export class Addresses {
  readonly #most: number;
  readonly #open = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** How to give the place back, once; null where the address has as many as it may. */
  take(address: string): (() => void) | null {
    const open = this.#open.get(address) ?? 0;
    if (open >= this.#most) return null;
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
