import type { CardId, Seat } from '@casefile/engine';
import { expect, test } from 'vitest';
import type { EntryOf, PersonId } from './entry.ts';

test('the compiler keeps people, cards and seats apart', () => {
  const left: EntryOf<'left'> = { n: 3, at: 0, is: 'left', person: 'p1' };
  const person: PersonId = left.person;
  // @ts-expect-error a person is no card
  const card: CardId = person;
  // @ts-expect-error a person is no seat
  const seat: Seat = person;
  expect([card, seat]).toEqual(['p1', 'p1']);
});
