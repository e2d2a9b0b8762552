import type { Journal, Talk } from '@casefile/client';
import { expect, test } from 'vitest';
import type { Room } from '../worker/tables/room.ts';
import { lastPhrase } from './last-phrase.ts';

const chairOf = (suspect: string, person: string) => ({ suspect, people: [{ person, name: person }] });
const room = {
  info: { chairs: [chairOf('plum', 'ada'), chairOf('green', 'ben')] },
  seats: ['green', 'plum'],
} as unknown as Room;

const said = (n: number, person: string): Talk =>
  ({ n, at: n, is: 'said', person, name: person, phrase: 'hello' }) as Talk;
const wrote = (n: number, person: string): Talk =>
  ({ n, at: n, is: 'wrote', person, name: person, text: 'Hello' }) as Talk;
const journal = (...talk: Talk[]): Journal => ({ talk, happenings: [] });

test('the last phrase belongs to the seat of its speaker; written lines and spectators have none', () => {
  expect(lastPhrase(journal(said(3, 'ben'), said(5, 'ada')), room, [])).toEqual({
    seat: 1,
    phrase: 'hello',
    n: 5,
  });
  expect(lastPhrase(journal(said(3, 'ben'), wrote(5, 'ada')), room, [])).toBe(null);
  expect(lastPhrase(journal(said(3, 'watcher')), room, [])).toBe(null);
  expect(lastPhrase(journal(), room, [])).toBe(null);
});

test('a person who is muted is not heard, and nobody is heard again in their place', () => {
  const talk = journal(said(3, 'ben'), said(5, 'ada'));
  expect(lastPhrase(talk, room, ['ada'])).toBe(null);
  expect(lastPhrase(talk, room, ['ben'])).toMatchObject({ seat: 1, n: 5 });
});
