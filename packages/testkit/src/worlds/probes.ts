/** Actions a seat may try at any moment, most of them illegal. */
import type { Action, Rules } from '@casefile/engine';
import { oneOf, type RandomInt } from '../random.ts';

const bare = ['roll', 'stay', 'pass', 'end', 'look', 'draw', 'passage', 'power'] as const;
const butlers = ['butler:see', 'butler:no-answer', 'butler:again', 'butler:neighbour', 'butler:stay'];

export function probe({ cards: { suspects, weapons, rooms }, deck, board }: Rules, below: RandomInt): Action {
  const triple = {
    suspect: oneOf(suspects, below),
    weapon: oneOf(weapons, below),
    room: oneOf(rooms, below),
  };
  const probes: readonly (() => Action)[] = [
    () => ({ do: oneOf(bare, below) }),
    () => ({ do: oneOf(['suggest', 'accuse', 'power'] as const, below), ...triple }),
    () => ({ do: 'show', card: oneOf(deck, below) }),
    () => ({ do: 'show', card: oneOf(deck, below) }),
    () => ({ do: 'ask', cards: [oneOf(deck, below), oneOf(deck, below)] }),
    () => ({ do: 'move', to: oneOf([...board.places, 'nowhere'], below) }),
    () => ({ do: 'spy', target: triple.suspect }),
    () => ({ do: 'play', card: oneOf(butlers, below) }),
    () => ({ do: 'choose', card: oneOf(deck, below) }),
  ];
  return oneOf(probes, below)();
}
