/** Searches for fitting deals card by card. Shares no code with what it checks. */
import type { Knowledge, KnownFact } from '@casefile/deduction';

/** Card -> its owner, or the envelope. */
export type Deal = ReadonlyMap<string, string>;

/** Calls for each deal that fits until told to stop; false where that took more steps than allowed. */
export function eachDeal(
  { categories, owners, facts }: Knowledge,
  extra: readonly KnownFact[],
  visit: (deal: Deal) => boolean,
  maxSteps = 300_000,
): boolean {
  const all = [...facts, ...extra];
  const everywhere = [...Object.keys(owners), 'envelope'];
  const kindOf = new Map(
    Object.entries(categories).flatMap(([kind, cards]) => cards.map((card) => [card, kind] as const)),
  );
  const choices = new Map([...kindOf.keys()].map((card) => [card, new Set(everywhere)]));
  const only = (card: string, owner: string): void => {
    for (const other of everywhere) if (other !== owner) choices.get(card)!.delete(other);
  };
  const oneOf: (readonly [string, readonly string[]])[] = [];
  const notAll: (readonly string[])[] = [];
  for (const fact of all) {
    if ('has' in fact) only(fact.has[1], fact.has[0]);
    else if ('lacks' in fact) choices.get(fact.lacks[1])!.delete(fact.lacks[0]);
    else if ('oneOf' in fact) oneOf.push(fact.oneOf);
    else if ('envelope' in fact) for (const card of fact.envelope) only(card, 'envelope');
    else if ('envelopeNot' in fact) notAll.push(fact.envelopeNot);
    else only(fact.shown.card, fact.shown.by);
  }
  const room = new Map<string, number>(Object.entries(owners));
  for (const kind of Object.keys(categories)) room.set(`envelope ${kind}`, 1);
  const placeOf = (card: string, owner: string): string =>
    owner === 'envelope' ? `envelope ${kindOf.get(card)}` : owner;
  const deal = new Map<string, string>();
  const left = new Set(choices.keys());
  const open = (card: string): string[] =>
    [...choices.get(card)!].filter((owner) => room.get(placeOf(card, owner))! > 0);
  /** Clues that no card fulfils yet, with the cards that still can, the fewest first. */
  const unmet = (): (readonly [string, readonly string[]])[] =>
    oneOf
      .filter(([owner, cards]) => !cards.some((card) => deal.get(card) === owner))
      .map(
        ([owner, cards]) =>
          [owner, cards.filter((card) => left.has(card) && open(card).includes(owner))] as const,
      )
      .sort((a, b) => a[1].length - b[1].length);
  let steps = 0;
  /** A clue that no card can fulfil any more, or a hand that cannot be filled. */
  const isDead = (): boolean => {
    const canHave = ([owner, cards]: (typeof oneOf)[number]): boolean =>
      cards.some((card) => (left.has(card) ? open(card).includes(owner) : deal.get(card) === owner));
    if (!oneOf.every(canHave)) return true;
    const taken = new Map<string, Set<string>>();
    const needed = new Map<string, number>();
    for (const [owner, cards] of unmet()) {
      const own = taken.get(owner) ?? new Set();
      taken.set(owner, own);
      if (cards.some((card) => own.has(card))) continue;
      for (const card of cards) own.add(card);
      needed.set(owner, (needed.get(owner) ?? 0) + 1);
      if (needed.get(owner)! > room.get(owner)!) return true;
    }
    if (notAll.some((cards) => cards.every((card) => deal.get(card) === 'envelope'))) return true;
    const possible = new Map<string, number>();
    for (const card of left)
      for (const owner of open(card)) {
        const where = placeOf(card, owner);
        possible.set(where, (possible.get(where) ?? 0) + 1);
      }
    return [...room].some(([where, count]) => (possible.get(where) ?? 0) < count);
  };
  const place = (): 'go-on' | 'stop' | 'too-long' => {
    if (steps++ > maxSteps) return 'too-long';
    if (left.size === 0) return isDead() || visit(deal) ? 'go-on' : 'stop';
    if (isDead()) return 'go-on';
    const tightest = [...left].reduce((a, b) => (open(b).length < open(a).length ? b : a));
    const [clue] = unmet();
    const card = open(tightest).length === 1 || clue === undefined ? tightest : clue[1][0]!;
    left.delete(card);
    // Try the owners that a clue points to first.
    for (const owner of open(card).sort((a, b) => Number(b === clue?.[0]) - Number(a === clue?.[0]))) {
      const where = placeOf(card, owner);
      room.set(where, room.get(where)! - 1);
      deal.set(card, owner);
      const then = place();
      deal.delete(card);
      room.set(where, room.get(where)! + 1);
      if (then !== 'go-on') return then;
    }
    left.add(card);
    return 'go-on';
  };
  return place() !== 'too-long';
}

/** A fitting deal; null for none; undefined where the search gave up. */
export function someDeal(knowledge: Knowledge, extra: readonly KnownFact[]): Deal | null | undefined {
  let found: Deal | null = null;
  const isDone = eachDeal(knowledge, extra, (deal) => {
    found = new Map(deal);
    return false;
  });
  return isDone ? found : undefined;
}
