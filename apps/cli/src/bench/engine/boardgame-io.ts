/** The baseline: boardgame.io doing one trivial move with a random die per step, nothing else. */
import { createRequire } from 'node:module';
import { cpuSeconds } from '../clock.ts';

interface Client {
  start(): void;
  stop(): void;
  getState(): { _stateID: number };
  readonly moves: { roll(): void };
}
interface Roll {
  readonly G: { die: number };
  readonly random: { D6(): number };
}

const { Client: makeClient } = createRequire(import.meta.url)('boardgame.io/client') as {
  Client: (options: object) => Client;
};

const game = {
  setup: () => ({ die: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    roll({ G, random }: Roll) {
      G.die = random.D6();
    },
  },
};

/** Moves a second, over matches of this length. */
export function movesPerSecond(matchLength: number, moves: number): number {
  const seconds = cpuSeconds(() => {
    for (let done = 0; done < moves; done += matchLength) {
      const client = makeClient({ game, numPlayers: 4, debug: false });
      client.start();
      for (let i = 0; i < matchLength; i++) client.moves.roll();
      if (client.getState()._stateID < matchLength) throw new Error('boardgame.io did not make its moves');
      client.stop();
    }
  });
  return moves / seconds;
}
