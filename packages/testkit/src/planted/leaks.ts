/** Ways to tell somebody what they may not know. */
import type { Planted } from './planted.ts';

const mechanic = (name: string): string => `engine/src/mechanics/${name}.ts`;
const everyone = '[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]';

export const leaks: readonly Planted[] = [
  {
    name: 'a card shown is seen by everyone',
    file: mechanic('answer'),
    find: 'for: [seat, to]',
    replace: `for: ${everyone}`,
    caughtBy: 'two-worlds',
  },
  {
    name: 'a card shown is named in the public part',
    file: mechanic('answer'),
    find: "{ fact: 'showed', seat, to, why,",
    replace: "{ fact: 'showed', seat, to, why, card,",
    caughtBy: 'two-worlds',
  },
  {
    name: 'how many cards could be shown is public',
    file: mechanic('answer'),
    find: "wait: { for: 'answer', seats: [seat] }",
    replace: "wait: { for: 'answer', seats: [seat], of: namedCards(pos, seat).length }",
    caughtBy: 'two-worlds',
  },
  {
    name: 'a seat with one card to show is not asked, it shows by itself',
    file: mechanic('answer'),
    find: 'if (namedCards(pos, seat).length > 0) {',
    replace: `const [only, ...more] = namedCards(pos, seat);
        if (only !== undefined && more.length === 0)
          return [...facts, showed(seat, inquiry.by, only, 'answer')];
        if (only !== undefined) {`,
    caughtBy: 'two-worlds',
  },
  {
    name: 'the refusal of a card not held tells whether it is in the envelope',
    file: mechanic('answer'),
    find: "pos.inquiry!.cards.includes(action.card) ? 'not-held' : 'not-named'",
    replace: "pos.envelope!.includes(action.card) ? 'malformed' : 'not-held'",
    caughtBy: 'two-worlds',
  },
  {
    name: 'a spectator gets the whole log',
    file: 'engine/src/fold.ts',
    find: "viewer === 'table'",
    replace: "viewer === 'table' || viewer === 'spectator'",
    caughtBy: 'two-worlds',
  },
  {
    name: 'a sealed part is marked and sent all the same',
    file: 'engine/src/fold.ts',
    find: '{ for: sealed.for }',
    replace: '{ ...sealed }',
    caughtBy: 'two-worlds',
  },
  {
    name: 'who joins late gets what others may read',
    file: 'engine/src/fold.ts',
    find: 'log.map((fact) => stripFact(fact, viewer))',
    replace: 'log.slice()',
    caughtBy: 'one-fold',
  },
  {
    name: 'a dealt hand is open to the neighbour',
    file: mechanic('deal'),
    find: 'sealed: { for: [seat], cards }',
    replace: 'sealed: { for: [seat, seat + 1], cards }',
    caughtBy: 'knows-what-it-saw',
  },
  {
    name: 'the cards in the pool and in rooms are open to the first seat',
    file: mechanic('deal'),
    find: 'count: cards.length,\n    sealed: { for: [], cards }',
    replace: 'count: cards.length,\n    sealed: { for: [0], cards }',
    caughtBy: 'two-worlds',
  },
  {
    name: 'the opening tells how far down the list the envelope begins',
    file: mechanic('deal'),
    find: "fact: 'enveloped', sealed:",
    replace: "fact: 'enveloped', at: rules.deck.indexOf(envelope[0]!), sealed:",
    caughtBy: 'two-worlds',
  },
  {
    name: 'everyone sees the envelope of a wrong accuser',
    file: mechanic('accuse'),
    find: 'sealed: { for: [seat], cards: envelope }',
    replace: `sealed: { for: ${everyone}, cards: envelope }`,
    caughtBy: 'two-worlds',
  },
  {
    name: 'a written accusation is heard by all',
    file: mechanic('accuse'),
    find: "{ fact: 'accused', seat, sealed: { for: [seat], cards } }",
    replace: "{ fact: 'accused', seat, cards }",
    caughtBy: 'two-worlds',
  },
  {
    name: 'all hear the names of the only accuser who gathered',
    file: mechanic('gather'),
    find: "{ fact: 'accused', seat, sealed: { for: [seat], cards } }",
    replace: "{ fact: 'accused', seat, cards }",
    caughtBy: 'two-worlds',
  },
  {
    name: 'who joins an accusation is public before all have decided',
    file: mechanic('gather'),
    find: 'sealed: { for: [seat], cards },',
    replace: 'sealed: { for: cards.length > 0 ? [seat] : [], cards },',
    caughtBy: 'two-worlds',
  },
  {
    name: 'a card looked at in a room or in the pool is seen by everyone',
    file: mechanic('looking'),
    find: 'for: [seat]',
    replace: `for: ${everyone}`,
    caughtBy: 'knows-what-it-saw',
  },
  {
    name: 'a card picked to be gossiped about is seen by everyone',
    file: mechanic('clue-cards'),
    find: 'sealed: { for: [seat], cards: [card] }',
    replace: `sealed: { for: ${everyone}, cards: [card] }`,
    caughtBy: 'two-worlds',
  },
  {
    name: 'a card seen by one more seat is seen by all',
    file: mechanic('reactions'),
    find: 'for: [justShown!, by, seat]',
    replace: `for: ${everyone}`,
    caughtBy: 'two-worlds',
  },
  {
    name: 'only who holds the card may leave a suggestion unanswered is asked',
    file: mechanic('reactions'),
    find: 'filter((seat) => holdsButlers(pos, seat))',
    replace: 'filter((seat) => holds(pos, seat, noAnswer))',
    caughtBy: 'two-worlds',
  },
  {
    name: 'only who holds the card to see a shown one is asked',
    file: mechanic('reactions'),
    find: 'holdsButlers(pos, seat) ||',
    replace: 'holds(pos, seat, see) ||',
    caughtBy: 'two-worlds',
  },
  {
    name: 'the turn waits only for who holds a butler card that can be played',
    file: mechanic('butlers'),
    find: 'pos.intrigue!.counts[pos.turn]! > 0',
    replace: "pos.intrigue!.held[pos.turn]!.includes('butler:again')",
    caughtBy: 'two-worlds',
  },
  {
    name: 'a drawn butler card is named to all',
    file: mechanic('intrigue'),
    find: "fact: 'drew', seat, card: 'butler', sealed: { for: [seat]",
    replace: `fact: 'drew', seat, card: 'butler', sealed: { for: ${everyone}`,
    caughtBy: 'two-worlds',
  },
  {
    name: 'the deck shows its first card',
    file: mechanic('intrigue'),
    find: "fact: 'drew', seat, card: 'butler',",
    replace: "fact: 'drew', seat, card: 'butler', next: pos.intrigue!.unseen[0],",
    caughtBy: 'two-worlds',
  },
];
