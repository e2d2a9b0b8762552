import type { Entry, What } from '@casefile/protocol/entry';
import { expect, test } from 'vitest';
import { type Gathering, gathered, nobodyYet } from './gathering.ts';

const after = (...whats: readonly What[]): Gathering =>
  whats.map((what, n) => ({ n, at: 1000 * n, ...what }) as Entry).reduce(gathered, nobodyYet);

const sat = (suspect: string, person: string, name: string): What => ({
  is: 'sat',
  suspect,
  sitter: { kind: 'person', person, name },
});
const company: readonly What[] = [sat('scarlet', 'a', 'Ada'), sat('plum', 'b', 'Ben')];
const started = { is: 'started', seeds: [], seats: ['plum', 'scarlet'], facts: [] } as const;

test('a seat that is away is told by its people’s names, and no longer when they are back', () => {
  const away = after(...company, started, { is: 'absent', seat: 0 }, { is: 'voted', seat: 0, person: 'a' });
  expect(away.absent).toEqual([0]);
  expect(away.votes[0]).toEqual(['a']);
  expect(away.happenings.at(-1)).toMatchObject({ what: 'absent', name: 'Ben' });
  const back = gathered(away, { n: 9, at: 0, is: 'back', seat: 0 });
  expect(back.absent).toEqual([]);
  expect(back.votes[0]).toEqual([]);
});

test('whom the host removes is told otherwise than who gets up', () => {
  const kicked = after(...company, { is: 'stood', suspect: 'plum', person: 'b', by: 'host' });
  expect(kicked.happenings.at(-1)).toMatchObject({ what: 'removed', name: 'Ben' });
  const stood = after(...company, { is: 'stood', suspect: 'plum', person: 'b', by: 'self' });
  expect(stood.happenings.at(-1)).toMatchObject({ what: 'stood', name: 'Ben' });
});

test('who agreed to a pause is forgotten when it comes', () => {
  const asked = after(...company, started, { is: 'agreed', to: 'pause', person: 'a' });
  expect(asked.agreed).toEqual(['a']);
  const paused = gathered(asked, { n: 9, at: 0, is: 'paused', by: 'a' });
  expect(paused).toMatchObject({ agreed: [], pausedBy: 'a' });
});

test('what people say stays with the name they had, and bots sit down in silence', () => {
  const talk = after(
    ...company,
    { is: 'sat', suspect: 'green', sitter: { kind: 'bot', bot: 'agnes' } },
    { is: 'said', person: 'b', phrase: 'hello' },
    { is: 'left', person: 'b' },
  );
  expect(talk.talk).toHaveLength(1);
  expect(talk.names.b).toBe('Ben');
  expect(talk.happenings.map(({ what }) => what)).toEqual(['sat', 'sat', 'left']);
});
