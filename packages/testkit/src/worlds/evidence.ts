/** What a viewer can conclude about the deal, which a second world must respect. */
import type { CardId, Fact, FactOf, Owner, Seat, Viewer } from '@casefile/engine';
import { seenIn } from '../seen.ts';
import type { Deal } from './deal.ts';
import { isHeard, type Sitting } from './heard.ts';

type Holders = ReadonlyMap<CardId, Owner>;
type Clue = (at: Holders) => boolean;

export interface Evidence {
  /** Cards whose place the viewer knows by sight. */
  readonly seen: ReadonlySet<CardId>;
  readonly agrees: (deal: Deal) => boolean;
}

/** Collected from the whole log up to some point, by the rules and not by the seals. */
export function evidenceOf(sitting: Sitting, log: readonly Fact[], viewer: Viewer): Evidence {
  const seen = new Set<CardId>();
  const clues: Clue[] = [];
  let named: readonly CardId[] = [];
  for (const [at, fact] of log.entries()) {
    for (const card of seenIn(fact, viewer)?.cards ?? []) seen.add(card);
    if (fact.fact === 'suggested') named = fact.cards;
    if (fact.fact === 'accused') named = heardCards(sitting, log.slice(0, at + 1), fact);
    const clue = clueIn(fact, named);
    if (clue !== null) clues.push(clue);
  }
  return {
    seen,
    agrees(deal) {
      const at = new Map(deal.map(({ owner, card }) => [card, owner]));
      return clues.every((clue) => clue(at));
    },
  };
}

/** The cards named in a public accusation; none for a secret one. */
function heardCards(
  sitting: Sitting,
  log: readonly Fact[],
  { seat, cards, sealed }: FactOf<'accused'>,
): readonly CardId[] {
  return isHeard(sitting, log.slice(log.findLastIndex(({ fact }) => fact === 'turn')), seat)
    ? (cards ?? sealed!.cards!)
    : [];
}

/** What everyone learns from a fact about the cards named last. */
function clueIn(fact: Fact, named: readonly CardId[]): Clue | null {
  if (fact.fact === 'lacked') return (at) => named.every((card) => at.get(card) !== fact.seat);
  if (fact.fact === 'asked' && fact.wait.for === 'answer') return holdsOne(fact.wait.seats[0]!, named);
  if (fact.fact === 'asked' && fact.wait.for === 'reveal')
    return holdsOne(fact.wait.seats[0]!, [fact.wait.card]);
  if (fact.fact === 'unheld') return (at) => typeof at.get(fact.card) !== 'number';
  if (fact.fact === 'judged' && !fact.right && named.length > 0)
    return (at) => named.some((card) => at.get(card) !== 'envelope');
  return null;
}

function holdsOne(seat: Seat, cards: readonly CardId[]): Clue {
  return (at) => cards.some((card) => at.get(card) === seat);
}
