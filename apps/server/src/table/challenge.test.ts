import { defaultTerms, maxAttempts } from '@casefile/protocol';
import { expect, test } from 'vitest';
import { attemptOf, attemptsAt, isChallenge } from './challenge.ts';
import { decide } from './decide.ts';
import { open, type TableOpening } from './open.ts';
import { foldAll, type ServerTable } from './table.ts';
import { tableSeed as seed } from './test/sitting.ts';

const opening: TableOpening = {
  table: 'the-challenge',
  edition: 'clue-2002',
  options: {},
  terms: { ...defaultTerms, spectators: false, records: 'players' },
  host: { person: 'nobody', name: 'Challenge' },
  suspect: 'green',
  bots: [
    { suspect: 'plum', bot: 'agnes' },
    { suspect: 'scarlet', bot: 'victor' },
  ],
  challenge: 'the-challenge',
};
function opened(given: TableOpening): ServerTable {
  const decided = open(given, 1000, seed);
  if (!decided.ok) throw new Error(decided.why);
  return foldAll(null, decided.entries);
}
const attempt = (challenge: ServerTable, i: number) =>
  decide(
    challenge,
    { person: `p${i}`, roles: [] },
    `a${i}`,
    { do: 'attempt', table: `t${i}` },
    {
      now: 2000,
      v: -1,
      seed,
    },
  );

test('a challenge is a table that was never dealt, and at which nobody can do anything', () => {
  const challenge = opened(opening);
  expect(isChallenge(challenge.state)).toBe(true);
  expect(challenge.state).toMatchObject({ phase: 'over', position: null, seed: null });
  expect(challenge.entries.some(({ is }) => is === 'started' || is === 'revealed')).toBe(false);
  const who = { person: 'nobody', roles: ['seat', 'host'] } as const;
  for (const command of [
    { do: 'start' },
    { do: 'sit', name: 'Eve' },
    { do: 'terms', options: {}, terms: defaultTerms },
    { do: 'rematch', table: 'next' },
    { do: 'act', action: { do: 'roll' } },
  ] as const)
    expect(decide(challenge, who, command.do, command, { now: 2000, v: 99, seed })).toMatchObject({
      ok: false,
    });
});

test('everybody who takes it up gets the same deal at a table of their own, whatever their name', () => {
  const challenge = opened(opening);
  const tables = ['Ada', 'Ben'].map((name, i) =>
    opened(attemptOf(challenge, { person: `p${i}`, name }, `t${i}`)),
  );
  const [one, other] = tables.map(({ entries }) => entries.find(({ is }) => is === 'started'));
  expect(one).toEqual(other);
  for (const { state } of tables) {
    expect(state).toMatchObject({ phase: 'playing', challenge: 'the-challenge', terms: opening.terms });
    expect(state.commitment).toBe(challenge.state.commitment);
    expect(state.chairs.find(({ people }) => people.length > 0)?.suspect).toBe('green');
    expect(state.chairs.map(({ bot }) => bot).toSorted()).toEqual(['agnes', null, 'victor'].toSorted());
  }
});

test('limits the number of attempts', () => {
  let challenge = opened(opening);
  for (let i = 0; i < maxAttempts; i++) {
    const decided = attempt(challenge, i);
    if (!decided.ok) throw new Error(decided.why);
    challenge = foldAll(challenge, decided.entries);
  }
  expect(attemptsAt(challenge)).toEqual(Array.from({ length: maxAttempts }, (_, i) => `t${i}`));
  expect(attempt(challenge, maxAttempts)).toMatchObject({ ok: false, why: 'table-full' });
  const table = opened(attemptOf(challenge, { person: 'p', name: 'Ada' }, 'mine'));
  expect(attempt(table, 0)).toMatchObject({ ok: false, why: 'not-allowed' });
});

test.each([
  ['too few players', { bots: [] }, 'too-few-players'],
  ['an unknown bot', { bots: [{ suspect: 'plum', bot: 'hal' }] }, 'no-such-bot'],
  ['two on one chair', { bots: [{ suspect: 'green', bot: 'agnes' }] }, 'seat-taken'],
  ['an unknown edition', { edition: 'clue-2099' }, 'bad-terms'],
] as const)('refuses %s when the challenge is made', (_, part, why) => {
  expect(open({ ...opening, ...part }, 1000, seed)).toEqual({ ok: false, why });
});
