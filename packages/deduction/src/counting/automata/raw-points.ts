/** What is remembered of a hand while it is dealt: a count, and bits for the groups of cards that are open. */

/** Assigns bits to groups. A group has its bits from its first card to its last; later groups reuse them. */
export function slots(
  groups: readonly (readonly number[])[],
  steps: number,
  perGroup: readonly number[],
): { readonly slot: readonly number[]; readonly count: number } {
  const busyUntil: number[] = [];
  const slotOf: number[] = groups.map(() => 0);
  for (let j = 0; j < steps; j++)
    for (let g = 0; g < groups.length; g++) {
      if (groups[g]![0] !== j) continue;
      const width = perGroup[g]!;
      let slot = 0;
      for (let i = 0; i < width; i++)
        if ((busyUntil[slot + i] ?? -1) >= j) {
          slot += i + 1;
          i = -1;
        }
      for (let i = 0; i < width; i++) busyUntil[slot + i] = groups[g]!.at(-1)!;
      slotOf[g] = slot;
    }
  return { slot: slotOf, count: busyUntil.length };
}

/** Step -> the groups that have its card. */
export function groupsAt(groups: readonly (readonly number[])[], steps: number): number[][] {
  const at: number[][] = Array.from({ length: steps }, () => []);
  for (let g = 0; g < groups.length; g++) for (const j of groups[g]!) at[j]!.push(g);
  return at;
}

/** Decodes one raw point, changes its bits, and encodes it again. */
export interface RawPoint {
  /** Its count; the bits are read and set one by one. */
  load(raw: number): number;
  has(slot: number): boolean;
  set(slot: number, on: boolean): void;
  save(count: number): number;
}

/** Raw points are kept below 2^52: a count below 2^7 and up to 44 bits, in two halves for the bit operations. */
const half = 2 ** 22;

class NarrowPoint implements RawPoint {
  low = 0;
  high = 0;
  load(raw: number): number {
    // Most points have few bits, and operations on one word are several times faster.
    if (raw < 128 * half) {
      this.low = raw >>> 7;
      this.high = 0;
      return raw & 127;
    }
    const count = raw % 128;
    const all = (raw - count) / 128;
    this.low = all % half;
    this.high = (all - this.low) / half;
    return count;
  }
  has(slot: number): boolean {
    return ((slot < 22 ? this.low >>> slot : this.high >>> (slot - 22)) & 1) === 1;
  }
  set(slot: number, on: boolean): void {
    if (slot < 22) this.low = on ? this.low | (1 << slot) : this.low & ~(1 << slot);
    else this.high = on ? this.high | (1 << (slot - 22)) : this.high & ~(1 << (slot - 22));
  }
  save(count: number): number {
    return this.high === 0 ? (this.low << 7) | count : (this.high * half + this.low) * 128 + count;
  }
}

/** For more open groups than a number has bits: raw points are numbered as they come up. */
class WidePoint implements RawPoint {
  readonly #known: bigint[] = [];
  readonly #numbers = new Map<bigint, number>();
  #bits = 0n;
  load(raw: number): number {
    const all = this.#known[raw]!;
    this.#bits = all >> 7n;
    return Number(all & 127n);
  }
  has(slot: number): boolean {
    return ((this.#bits >> BigInt(slot)) & 1n) === 1n;
  }
  set(slot: number, on: boolean): void {
    const bit = 1n << BigInt(slot);
    this.#bits = on ? this.#bits | bit : this.#bits & ~bit;
  }
  save(count: number): number {
    const all = (this.#bits << 7n) | BigInt(count);
    const known = this.#numbers.get(all);
    if (known !== undefined) return known;
    this.#known.push(all);
    this.#numbers.set(all, this.#known.length - 1);
    return this.#known.length - 1;
  }
}

/** A decoder for points with this many bits, all of them 0. */
export const rawPoint = (slotCount: number): RawPoint =>
  slotCount > 44 ? new WidePoint() : new NarrowPoint();
