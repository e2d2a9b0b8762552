import type { Form } from '@casefile/engine';
import { describe, expect, test } from 'vitest';
import type { Scene } from '../worker/messages.ts';
import { type ReactionMode, Reactions } from './reactions.ts';

type Asked = Pick<Scene, 'view' | 'wait' | 'viewerSeat' | 'legal'>;
const pass: Form = { do: 'pass' };
const see: Form = { do: 'play', card: 'butler:see' };
const stop: Form = { do: 'play', card: 'butler:no-answer' };

/** By default player 0 is asked in a turn of player 1. */
function asked(turnNumber: number, forms: readonly Form[], turn = 1, viewerSeat = 0): Asked {
  const view = {
    turn,
    turnNumber,
    asked: [0],
    waitingFor: 'after-show',
    history: [{ answers: [] }],
  } as unknown as Scene['view'];
  return { view, wait: { for: 'after-show', seats: [0], by: 1, to: 2 }, viewerSeat, legal: forms };
}
const make = (mode: ReactionMode, isShared = false): Reactions => new Reactions(() => mode, isShared);

describe('U57: a player is asked to react', () => {
  test('only with something to play, by default', () => {
    const reactions = make('matters');
    expect(reactions.isQuiet(asked(1, [pass]))).toBe(true);
    expect(reactions.isQuiet(asked(2, [see, pass]))).toBe(false);
  });

  test('always or never, if they have chosen so', () => {
    expect(make('always').isQuiet(asked(1, [pass]))).toBe(false);
    expect(make('never').isQuiet(asked(1, [see, pass]))).toBe(true);
  });

  test('at most twice a round, and again in the next one', () => {
    const reactions = make('matters');
    const quiet = (turn: number): boolean => reactions.isQuiet(asked(turn, [see, pass]));
    expect([1, 2, 3, 4].map(quiet)).toEqual([false, false, true, true]);
    // Rendering the same prompt again does not count twice.
    expect(quiet(2)).toBe(false);
    reactions.see(asked(5, [], 0));
    expect(quiet(6)).toBe(false);
  });

  test('not after “not again this round”, unless they hold something new to play', () => {
    for (const mode of ['matters', 'always'] as const) {
      const reactions = make(mode);
      expect(reactions.isQuiet(asked(1, [see, pass]))).toBe(false);
      reactions.decline(asked(1, [see, pass]), true);
      expect(reactions.isQuiet(asked(1, [see, pass]))).toBe(true);
      expect(reactions.isQuiet(asked(2, [see, pass]))).toBe(true);
      expect(reactions.isQuiet(asked(3, [see, stop, pass]))).toBe(false);
      reactions.see(asked(4, [], 0));
      expect(reactions.isQuiet(asked(5, [see, pass]))).toBe(false);
    }
  });

  test('on a shared device whatever they hold, so that handing it over reveals nothing', () => {
    const reactions = make('matters', true);
    expect(reactions.isQuiet(asked(1, [pass]))).toBe(false);
    expect(reactions.isResting(0)).toBe(false);
    reactions.decline(asked(1, [pass]), true);
    expect(reactions.isResting(0)).toBe(true);
    expect(reactions.isQuiet(asked(2, [stop, pass]))).toBe(true);
  });
});
