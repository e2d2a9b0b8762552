/** What a viewer's log says about the cards, fact by fact. Shares no code with what it checks. */
import { type CardId, type Fact, type Player, stripFact, type Viewer } from '@casefile/engine';

/** A `has`, `lacks`, `oneOf` or `envelopeNot` fact as text; equal facts give equal texts. */
export type ToldFact = string;

export function toldBy(log: readonly Fact[], viewer: Viewer, players: readonly Player[]): Set<ToldFact> {
  const told = new Set<ToldFact>();
  let named: readonly CardId[] = [];
  let accused: readonly CardId[] | undefined;
  const name = (owner: number | string): string =>
    typeof owner === 'number' ? players[owner]!.suspect : owner;
  const has = (owner: number | string, cards: readonly CardId[] = []): void => {
    for (const card of cards) told.add(`has ${name(owner)} ${card}`);
  };
  for (const full of log) {
    const fact = stripFact(full, viewer);
    if (fact.fact === 'dealt') has(fact.seat, fact.sealed.cards);
    if (fact.fact === 'faced') has('face-up', fact.cards);
    if (fact.fact === 'suggested') named = fact.cards;
    if (fact.fact === 'looked') has(fact.where, fact.sealed.cards);
    if (fact.fact === 'revealed') has(fact.seat, [fact.card]);
    if (fact.fact === 'murdered') has(fact.seat, fact.cards);
    if (fact.fact === 'showed' && fact.to === viewer) has(fact.seat, fact.sealed.cards);
    if (fact.fact === 'lacked' && fact.seat !== viewer)
      for (const card of named) told.add(`lacks ${name(fact.seat)} ${card}`);
    if (fact.fact === 'asked' && fact.wait.for === 'answer' && !fact.wait.seats.includes(viewer as number))
      told.add(`oneOf ${name(fact.wait.seats[0]!)} ${named.join(' ')}`);
    if (fact.fact === 'unheld') for (const { suspect } of players) told.add(`lacks ${suspect} ${fact.card}`);
    if (fact.fact === 'accused') accused = fact.cards ?? fact.sealed?.cards;
    if (fact.fact === 'judged' && fact.sealed.cards) has('envelope', fact.sealed.cards);
    if (fact.fact === 'judged' && !fact.right && accused) told.add(`envelopeNot ${accused.join(' ')}`);
    if (fact.fact === 'ended') has('envelope', fact.envelope);
  }
  return told;
}
