import { editionById } from '@casefile/editions';
import { commit, type Fact, stripFact } from '@casefile/engine';
import { defaultOptions } from '@casefile/engine/options';
import type { Entry, EntryOf } from '@casefile/protocol';
import { factsOf, makeRecord, makeRecordText } from '@casefile/protocol/record';
import { writeAttempt } from '@casefile/testkit/records/challenge-log';
import { Forger, someSeed } from '@casefile/testkit/records/forger';
import { atRandom, playOut } from '@casefile/testkit/records/play-out';
import { writeDown } from '@casefile/testkit/records/scribe';
import { afterEach, expect, test, vi } from 'vitest';
import { checkDeal } from './check-deal.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const edition = editionById('speed')!;
const options = defaultOptions(edition);
const setting = { edition, options, suspects: edition.cards(options).suspects.slice(0, 3) };

/** A server where only the players may read the record of this game. */
function serves(text: string) {
  const token = `seat_${'x'.repeat(32)}`;
  vi.stubGlobal('fetch', async (_: string, { headers = {} }: { headers?: Record<string, string> } = {}) =>
    headers.authorization === `Bearer ${token}`
      ? new Response(text)
      : new Response('{"error":"players-only"}', { status: 403 }),
  );
  return token;
}

/** A game, with what its first player noted and saw. */
function finishedGame(seed: number) {
  const log = writeDown({ ...setting, seed }, (gameSeed) => playOut(setting, gameSeed, atRandom(seed, 5)));
  const token = serves(makeRecordText(makeRecord(log, edition)!));
  const { table } = log[0] as EntryOf<'opened'>;
  const settled = log.find((entry): entry is EntryOf<'settled'> => entry.is === 'settled')!;
  const own = settled.commitments[0]!;
  const opened = log.find((entry) => entry.is === 'seeded' && entry.person === own.person);
  const note = { seed: (opened as EntryOf<'seeded'>).seed, commitment: own.commitment };
  const seat = 0;
  const facts: readonly Fact[] = factsOf(log).map((fact) => stripFact(fact, seat));
  return { log, table, edition: 'speed', note: { ...note, digest: settled.digest }, token, seat, facts };
}

test('R31 checks the deal of a table whose record only the players may read', async () => {
  const played = finishedGame(1);
  expect(await checkDeal(played)).toBe('together');
  expect(await checkDeal({ ...played, token: undefined })).toBeNull();
  expect(await checkDeal({ ...played, note: null })).toBeNull();
});

test('R31 reports a deal that is not the one this device noted', async () => {
  const played = finishedGame(2);
  const note = { ...played.note, digest: 'ab'.repeat(32) };
  expect(await checkDeal({ ...played, note })).toBe('changed');
});

test('R31 reports a record of another game than the one played, even if the same seeds deal it', async () => {
  const played = finishedGame(3);
  // The table dealt other cards, and afterwards writes down what the seeds would have dealt, with moves to go with it.
  const token = serves(makeRecordText(new Forger(played.log, edition).deal().record()));
  expect(await checkDeal({ ...played, token })).toBe('retold');
  expect(await checkDeal({ ...played, token, facts: [] })).toBe('together');
});

test('R31 reports a game that went on after what the record calls its end', async () => {
  const played = finishedGame(4);
  const facts = [...played.facts, played.facts.at(-1)!];
  expect(await checkDeal({ ...played, facts })).toBe('retold');
});

test('R31 reports a deal in which this device had no part', async () => {
  const played = finishedGame(5);
  const { digest: _, ...unsettled } = played.note;
  // The table settled a commitment of its own in this player's name, so this device never noted a digest.
  const other = { seed: someSeed(1), commitment: commit(someSeed(1)) };
  expect(await checkDeal({ ...played, note: { ...unsettled, ...other } })).toBe('elsewhere');
  expect(await checkDeal({ ...played, note: { ...played.note, ...other } })).toBe('left-out');
});

test('R31 a challenge is dealt from the seed that the table had committed to, and from no other', async () => {
  const tableSeed = someSeed(6);
  const playedFrom = (log: readonly Entry[]) => ({
    table: 'the-attempt',
    edition: 'speed',
    token: serves(makeRecordText(makeRecord(log, edition)!)),
    seat: 0,
    facts: factsOf(log).map((fact) => stripFact(fact, 0)),
  });
  const noted = (table: string) =>
    ({ seed: someSeed(2), commitment: commit(someSeed(2)), table, isChallenge: true }) as const;
  const played = playedFrom(writeAttempt(setting, tableSeed));
  expect(await checkDeal({ ...played, note: noted(commit(tableSeed)) })).toBeNull();
  expect(await checkDeal({ ...played, note: noted('ab'.repeat(32)) })).toBe('changed');
  // The commitment of a table whose players’ seeds are part of the deal fixes nothing.
  const sealed = finishedGame(6);
  const { commitment } = sealed.log[0] as EntryOf<'opened'>;
  expect(await checkDeal({ ...playedFrom(sealed.log), note: noted(commitment) })).toBe('changed');
  const chosen = writeAttempt(setting, tableSeed, { seeds: ['chosen', '', ''] });
  expect(await checkDeal({ ...playedFrom(chosen), note: noted(commit(tableSeed)) })).toBe('changed');
});
