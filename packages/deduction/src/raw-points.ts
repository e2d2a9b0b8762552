/** What is remembered of a hand while it is dealt: a count, and bits for the groups of cards that are open. */
import { TooLarge } from './puzzle.ts';

/** A bit is taken when a group's first card comes and given back after its last. */
export function slots(groups: readonly (readonly number[])[], steps: number, perGroup: number[]): number[] {
  const busy: number[] = [];
  const slotOf: number[] = Array(groups.length);
  for (let j = 0; j < steps; j++)
    groups.forEach((group, g) => {
      if (group[0] !== j) return;
      let slot = 0;
      const free = (at: number): boolean => busy[at] === undefined || busy[at]! < j;
      while (!Array.from({ length: perGroup[g]! }, (_, i) => free(slot + i)).every(Boolean)) slot++;
      for (let i = 0; i < perGroup[g]!; i++) busy[slot + i] = group.at(-1)!;
      slotOf[g] = slot;
    });
  return slotOf;
}

/** Raw points are kept below 2^52: a count below 2^7 and up to 45 bits, in two halves for the bit operations. */
const half = 2 ** 22;

export class RawPoint {
  low = 0;
  high = 0;
  load(raw: number): number {
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
    if (slot > 44) throw new TooLarge('too much is open about one hand');
    if (slot < 22) this.low = on ? this.low | (1 << slot) : this.low & ~(1 << slot);
    else this.high = on ? this.high | (1 << (slot - 22)) : this.high & ~(1 << (slot - 22));
  }
  save(count: number): number {
    return (this.high * half + this.low) * 128 + count;
  }
}
