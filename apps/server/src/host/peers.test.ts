import { expect, test } from 'vitest';
import { type PeerMessage, Peers } from './peers.ts';

const silentStore = { announce: async () => {}, hearsAll: false };
const stoppedClock = { now: () => 0, notBefore: () => {}, wakeAt: () => () => {} };

function heard(...texts: readonly string[]): PeerMessage[] {
  const peers = new Peers(silentStore, stoppedClock);
  const messages: PeerMessage[] = [];
  peers.listen({ said: (_from, message) => void messages.push(message) });
  for (const text of texts) peers.hear('other', text);
  return messages;
}

test('passes on what another process says', () => {
  const used: PeerMessage = { say: 'used', limit: 'chat', uses: [['key', 2]] };
  const people: PeerMessage = { say: 'people', table: 't', people: ['ada'], spectators: 1 };
  expect(heard(JSON.stringify(used), JSON.stringify(people))).toEqual([used, people]);
});

test.each([
  'no JSON',
  'null',
  '{"say":"of a later release"}',
  '{"say":"used","limit":"chat"}',
  '{"say":"used","limit":"chat","uses":[["key"]]}',
  '{"say":"people","table":"t","people":"ada","spectators":1}',
])('ignores %s', (text) => {
  expect(heard(text)).toEqual([]);
});
