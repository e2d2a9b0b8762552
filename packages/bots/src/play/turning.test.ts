import { editionById } from '@casefile/editions';
import type { Form, Place } from '@casefile/engine';
import { expect, test } from 'vitest';
import { boardOf, infoOf } from '../info.ts';
import type { Judgement, Mind } from '../sight.ts';
import { inquiry, sightOf, viewWith } from '../test/views.ts';
import { decideAction } from './decide.ts';

const info = infoOf(editionById('clue-2002')!, {});
const { suspects, weapons } = info.cards;
const [own] = suspects as [string];

/** Called into the lounge, with the passage to the conservatory and the dice to choose from. */
function turnIn(lastRoom: string, worth: (room: string) => number) {
  const view = viewWith({
    step: 'start',
    turnNumber: 7,
    pawns: { [own]: 'lounge' as Place },
    history: [inquiry(4, 0, [own, weapons[0]!, lastRoom])],
  });
  const legal: Form[] = [
    { do: 'roll' },
    { do: 'passage', to: ['conservatory'] },
    { do: 'suggest', suspect: suspects, weapon: weapons, room: 'lounge' },
  ];
  const mind: Mind = () =>
    ({
      worth,
      plans: true,
      isReady: () => false,
      accusation: () => null,
      suggestion: () => ({ suspect: own, weapon: weapons[0]!, room: 'lounge' }),
    }) as unknown as Judgement;
  return decideAction({ ...sightOf(view, legal), info, board: boardOf(info) }, mind);
}

test('rolls rather than take a passage into a room where it may not suggest on this turn', () => {
  // As in a game that was lost: better rooms lie near the conservatory, and some can be reached by the dice.
  const worths: Record<string, number> = {
    hall: 0.038, lounge: 0, 'dining-room': 0.033, kitchen: 0.077, ballroom: 0.078, conservatory: 0.027,
    'billiard-room': 0.086, library: 0.089, study: 0.069,
  }; // biome-ignore format: a table
  expect(turnIn('conservatory', (room) => worths[room]!)).toEqual({ do: 'roll' });
});

test('takes the passage if the room behind it is worth more than the one it was pulled into', () => {
  const onlyBehind = (room: string): number => (room === 'conservatory' ? 1 : 0);
  expect(turnIn('study', onlyBehind)).toEqual({ do: 'passage', to: 'conservatory' });
});

test('suggests in the room it was pulled into if no other is worth more', () => {
  expect(turnIn('study', () => 1)).toMatchObject({ do: 'suggest', room: 'lounge' });
});
