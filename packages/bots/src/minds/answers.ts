/** What a suggestion would be answered, over all worlds drawn. */
import { never, type Worlds } from '../knowledge/worlds.ts';

/** A suggestion as card numbers; questions name fewer than three. */
export type Named = readonly number[];

/**
 * Calls back for each world with what this seat would see: nobody (0), or who shows which of the cards. Who has
 * several is taken to choose evenly, so a world may come in parts.
 */
export function eachAnswer(
  { count, cards, ranks }: Worlds,
  named: Named,
  visit: (answer: number, world: number, weight: number) => void,
): void {
  const width = cards.length;
  const last = named.length;
  for (let world = 0; world < count; world++) {
    const row = world * width;
    let first = never;
    for (let i = 0; i < last; i++) if (ranks[row + named[i]!]! < first) first = ranks[row + named[i]!]!;
    if (first === never) {
      visit(0, world, 1);
      continue;
    }
    let held = 0;
    for (let i = 0; i < last; i++) if (ranks[row + named[i]!] === first) held++;
    for (let i = 0; i < last; i++)
      if (ranks[row + named[i]!] === first) visit(1 + first * last + i, world, 1 / held);
  }
}

export const answersOf = (worlds: Worlds, named: Named): number => 1 + worlds.askable * named.length;

/** How much less unsure about the three cards of the envelope it would be, in bits, each card for itself. */
export const gainOf = (worlds: Worlds, named: Named): number => marginalGain(worlds, named, 1);

/** The same for who hears the answers and does not see the card. */
export const heardGainOf = (worlds: Worlds, named: Named): number =>
  marginalGain(worlds, named, named.length);

let table = new Float64Array(1024);
let totals = new Float64Array(64);

/** Answers are told apart by who shows, and by the card where `merged` is 1. */
function marginalGain(worlds: Worlds, named: Named, merged: number): number {
  const { sizes, envelopes, count, cards, ranks } = worlds;
  const [a, b, c] = sizes;
  const stride = a + b + c;
  const width = cards.length;
  const last = named.length;
  const answers = 1 + worlds.askable * last;
  if (table.length < answers * stride) table = new Float64Array(answers * stride);
  if (totals.length < answers) totals = new Float64Array(answers);
  table.fill(0, 0, answers * stride);
  totals.fill(0, 0, answers);
  const add = (answer: number, world: number, weight: number): void => {
    const row = answer * stride;
    const at = world * 3;
    table[row + envelopes[at]!]! += weight;
    table[row + a + envelopes[at + 1]!]! += weight;
    table[row + a + b + envelopes[at + 2]!]! += weight;
    totals[answer]! += weight;
  };
  for (let world = 0; world < count; world++) {
    const row = world * width;
    let first = never;
    let held = 0;
    for (let i = 0; i < last; i++) {
      const rank = ranks[row + named[i]!]!;
      if (rank > first || rank === never) continue;
      held = rank < first ? 1 : held + 1;
      first = rank;
    }
    if (held === 0) add(0, world, 1);
    else if (merged > 1) add(1 + first, world, 1);
    else
      for (let i = 0; i < last; i++)
        if (ranks[row + named[i]!] === first) add(1 + first * last + i, world, 1 / held);
  }
  return informationIn(answers, stride, count);
}

/** How many worlds are left when the least telling answer comes, as a part of all. */
export function worstOf(worlds: Worlds, named: Named): number {
  const left = new Float64Array(answersOf(worlds, named));
  // In the worst case who has several shows the one that tells least: each card counts all worlds that allow it.
  eachAnswer(worlds, named, (answer) => {
    left[answer]!++;
  });
  return Math.max(...left) / worlds.count;
}

/** How much less unsure about the whole envelope it would be, in bits. */
export function jointGainOf(worlds: Worlds, named: Named): number {
  return informationIn(tabulate(worlds, named), worlds.tripleCount, worlds.count);
}

/** Fills the table with envelopes by answers, and says how many answers there are. */
function tabulate(worlds: Worlds, named: Named): number {
  const { triples, tripleCount } = worlds;
  const answers = answersOf(worlds, named);
  if (table.length < answers * tripleCount) table = new Float64Array(answers * tripleCount);
  if (totals.length < answers) totals = new Float64Array(answers);
  table.fill(0, 0, answers * tripleCount);
  totals.fill(0, 0, answers);
  eachAnswer(worlds, named, (answer, world, weight) => {
    table[answer * tripleCount + triples[world]!]! += weight;
    totals[answer]! += weight;
  });
  return answers;
}

/** H(column) − H(column | answer), from sums of n·log n; several sets of columns add up. */
function informationIn(answers: number, columns: number, count: number): number {
  let gain = 0;
  for (let i = 0; i < columns; i++) {
    let sum = 0;
    for (let answer = 0; answer < answers; answer++) {
      const here = table[answer * columns + i]!;
      if (here === 0) continue;
      sum += here;
      gain += here * Math.log2(here / totals[answer]!);
    }
    if (sum > 0) gain -= sum * Math.log2(sum / count);
  }
  return gain / count;
}
