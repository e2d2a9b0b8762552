/** Well-formed entries and facts that no table can produce: the fold alone would make a wrong table of them. */
import type { EntryOf } from '@casefile/protocol';
import { describe, expect, test } from 'vitest';
import { FakeServer } from './test/fake-server.ts';
import { join } from './test/joined.ts';
import {
  acted,
  adasHand,
  adasLog,
  altered,
  beganOtherwise,
  beginningWith,
  besides,
  type Dealt,
  dealtWrongly,
  indexOf,
  type LieAt,
  otherHand,
  retold,
  started,
} from './test/lying.ts';

const settled = indexOf('settled');
const moved = beginningWith('moved');
const asked = beginningWith('suggested');
const bensMove = adasLog.findIndex((entry) => entry.is === 'acted' && entry.seat === 1);
const firstRoll = (adasLog[acted] as EntryOf<'acted'>).facts;
const [, satFirst] = adasLog;
const [ownCard] = adasHand;
const asks = { fact: 'suggested', seat: 0, cards: ['plum', 'rope', 'hall'], room: 'hall' };
const asksForMine = { ...asks, cards: [ownCard!, 'rope', 'hall'] };
const walks = { fact: 'moved', seat: 0, pawn: 'scarlet', to: 'hall', by: 'walk', left: 0 };
const ends = { fact: 'ended', winner: 1, envelope: ['plum', 'rope', 'hall'] };
const shows = (card: string) => ({
  fact: 'showed',
  seat: 1,
  to: 0,
  why: 'answer',
  sealed: { for: [0, 1], cards: [card] },
});
type Lies = readonly (readonly [says: string, lie: LieAt])[];

/** Well-formed facts that no game can produce. */
const impossibleFacts: Lies = [
  ['deals a card that is not in the box', otherHand(([_, ...rest]) => ['banana', ...rest])],
  ['deals one card twice', otherHand(([first, _, ...rest]) => [first!, first!, ...rest])],
  ['deals fewer cards than it says', otherHand(([_, ...rest]) => rest)],
  ['deals more cards than there are', dealtWrongly('dealt', (fact: object) => ({ ...fact, count: 17 }))],
  ['deals to a seat that nobody has', dealtWrongly('dealt', (fact: object) => ({ ...fact, seat: 9 }))],
  [
    'deals by other options than were agreed on (R31)',
    dealtWrongly('opened', (fact: { options: object }) => ({
      ...fact,
      options: Object.fromEntries(Object.entries(fact.options).slice(1)),
    })),
  ],
  [
    'had settled other chairs than it deals to (R31)',
    Object.assign(
      altered(settled, (entry: { readonly seats: readonly string[] }) => ({
        ...entry,
        seats: entry.seats.toReversed(),
      })),
      { at: started },
    ),
  ],
  [
    'deals from other seeds than were opened (R31)',
    altered(started, (entry: { readonly seeds: readonly string[] }) => ({
      ...entry,
      seeds: entry.seeds.with(0, 'f'.repeat(64)),
    })),
  ],
  ['deals another edition', dealtWrongly('opened', (fact: object) => ({ ...fact, edition: 'speed' }))],
  [
    'deals to somebody who does not sit there',
    dealtWrongly('opened', ({ players: [_, ...rest], ...fact }: { players: object[] }) => ({
      ...fact,
      players: [...rest, { suspect: 'plum', name: 'zed' }],
    })),
  ],
  ['gives the turn to a seat that nobody has', besides({ fact: 'turn', seat: 9, number: 2 })],
  ['moves a pawn that is not in the box', besides({ ...walks, pawn: 'banana' })],
  ['moves a pawn to a room that is not on the board', besides({ ...walks, to: 'moon' })],
  ['moves a pawn off the board', besides({ ...walks, to: [200, 200] })],
  [
    'brings a weapon that is not in the box',
    besides({ fact: 'brought', piece: 'axe', from: null, to: 'hall' }),
  ],
  ['asks for a card that is not in the box', besides({ ...asks, cards: ['plum', 'rope', 'moon'] })],
  ['shows a card that is not in the box', besides(asks, shows('banana'))],
  ['lets somebody show a card that I hold', besides(asksForMine, shows(ownCard!))],
  ['lets a seat win that nobody has', besides({ ...ends, winner: 9 })],
  ['opens an envelope without a room', besides({ ...ends, envelope: ['plum', 'rope', 'knife'] })],
  ['ends the game twice', besides(ends, { ...ends, winner: 2 })],
  ['lets somebody act who is not asked', altered(acted, (entry: object) => ({ ...entry, seat: 2 }))],
  ['lets somebody lack a card that they hold', besides(asksForMine, { fact: 'lacked', seat: 0 })],
  ['lets somebody lack a card when none is asked for', besides({ fact: 'lacked', seat: 1 })],
  ['lets somebody show a card that nobody asked for', besides(asks, shows('knife'))],
  ['opens an envelope with a card that I hold', besides({ ...ends, envelope: [ownCard, 'rope', 'hall'] })],
  ['lets somebody reveal a card that I hold', besides({ fact: 'revealed', seat: 1, card: ownCard })],
  ['skips a turn', besides({ fact: 'turn', seat: 1, number: 3 })],
  ['rolls a face that the die does not have', beganOtherwise(acted, { dice: [6, 7] })],
  ['rolls three dice', beganOtherwise(acted, { dice: [1, 2, 3] })],
  ['rolls twice', altered(moved, (entry: object) => ({ ...entry, facts: firstRoll }))],
  ['walks farther than it rolled', beganOtherwise(moved, { to: 'conservatory' })],
  ['takes a passage where there is none', beganOtherwise(moved, { by: 'passage' })],
  [
    'asks about another room than it is in',
    beganOtherwise(asked, { cards: ['plum', 'rope', 'hall'], room: 'hall' }),
  ],
  ['asks for two weapons', beganOtherwise(asked, { cards: ['knife', 'rope', 'lounge'] })],
];

const firstDeal = adasLog[started]!;
const committed = { person: 'zed', commitment: 'a'.repeat(64) };

/** Well-formed entries that cannot follow what came before them. */
const impossibleEntries: Lies = [
  ['deals a second time', retold(moved, firstDeal)],
  [
    'asks nobody for a seed, having settled nothing (R31)',
    Object.assign(retold(settled, { is: 'said', person: 'ben', phrase: 'hello' }), { at: settled + 1 }),
  ],
  ['deals before the chairs are settled', retold(settled, firstDeal)],
  ['settles the chairs of a game that has begun', retold(moved, adasLog[settled]!)],
  ['seats somebody in the middle of a game', retold(moved, { ...satFirst, suspect: 'plum' })],
  [
    'changes the terms in the middle of a game',
    retold(moved, { is: 'terms', options: {}, terms: (adasLog[0] as unknown as { terms: object }).terms }),
  ],
  ['closes a table that is played at', retold(moved, { is: 'closed' })],
  ['reveals the seed before the end', retold(moved, { is: 'revealed', seed: 'a'.repeat(64) })],
  ['names the next table before the end', retold(moved, { is: 'rematched', table: 'table-2' })],
  ['pauses a table in the lobby', retold(settled, { is: 'paused', by: 'ada' })],
  ['gives a name to a stranger', retold(settled, { is: 'renamed', person: 'zed', name: 'Zed' })],
  ['takes a commitment of a stranger', retold(settled, { is: 'committed', ...committed })],
  [
    'opens the seed of a stranger',
    retold(settled + 1, { is: 'seeded', person: 'zed', seed: 'b'.repeat(64) }),
  ],
  [
    'stands in for the seed of a stranger',
    retold(settled + 1, { is: 'withheld', person: 'zed', seed: 'b'.repeat(64) }),
  ],
  ['opens a seed in the lobby', retold(settled, { is: 'seeded', person: 'ada', seed: 'b'.repeat(64) })],
  ['lets a stranger vote', retold(moved, { is: 'voted', seat: 1, person: 'zed' })],
  ['gives a seat back to somebody else', retold(moved, { is: 'returned', seat: 1, person: 'ada' })],
  ['takes back the step of another seat', retold(moved + 1, { is: 'undone', seat: 1, of: moved })],
  ['takes back an earlier step', retold(moved + 1, { is: 'undone', seat: 0, of: acted })],
  ['goes back in time', altered(moved, (entry: object) => ({ ...entry, at: 900 }))],
];

/** Entries with what only another seat may read, or without what this seat should see. */
const othersViews: Lies = [
  [
    'tells me the hand of somebody else',
    dealtWrongly('dealt', (fact: Dealt) => ({ ...fact, sealed: { ...fact.sealed, cards: adasHand } })),
  ],
  [
    'keeps my own hand from me',
    dealtWrongly('dealt', ({ sealed, ...fact }: Dealt) => ({ ...fact, sealed: { for: sealed.for } })),
  ],
  [
    'tells me the envelope',
    dealtWrongly('enveloped', (fact: object) => ({
      ...fact,
      sealed: { for: [], cards: ['plum', 'rope', 'hall'] },
    })),
  ],
  [
    'tells me what another seat chose',
    altered(bensMove, (entry: object) => ({ ...entry, action: { do: 'roll' } })),
  ],
];

/** The log ends with the lie, because later entries would expose it too. */
const hear = async (lie: LieAt) => {
  const server = new FakeServer(adasLog.slice(0, lie.at + 1));
  server.lie = lie;
  const { client, time } = join(server);
  await time.pass(60_000);
  return client;
};

describe('a server that', () => {
  test.each([...impossibleFacts, ...impossibleEntries, ...othersViews])(
    '%s is not believed',
    async (_, lie) => {
      const trouble = { code: 'impossible', at: lie.at };
      expect(await hear(lie)).toMatchObject({ status: 'ended', end: { why: 'broken-server', trouble } });
    },
  );

  test('is believed when these changes make no lie', async () => {
    const honest = dealtWrongly('dealt', (fact) => fact);
    for (const lie of [besides(), beganOtherwise(moved, {}), retold(moved, adasLog[moved]!), honest])
      expect(await hear(lie)).toMatchObject({ status: 'on', n: lie.at });
  });
});
