/** The game once more from its seed and its actions, step by step, for as long as the rules allow it. */
import {
  type Action,
  type Edition,
  type Fact,
  openGame,
  type Problem,
  play,
  type Refusal,
  type Seat,
  type Setting,
  seededChance,
} from '@casefile/engine';

/** Who did what. */
export interface Move {
  readonly by: Seat;
  readonly action: Action;
}
/** A step as it was played again. */
export interface PlayedStep {
  readonly seat: Seat;
  /** Null for the opening. */
  readonly action: Action | null;
  readonly facts: readonly Fact[];
  /** Words of chance used so far. */
  readonly used: number;
  /** Why it went no further. */
  readonly stopped?: Problem | Refusal;
}

/** Plays actions again, step by step. */
export function* playAgain(
  edition: Edition,
  { players, options, layout, origin, seed }: Setting & { readonly seed: string },
  moves: readonly Move[],
): Generator<PlayedStep> {
  const setting = {
    players,
    ...(options ? { options } : {}),
    ...(layout ? { layout } : {}),
    ...(origin ? { origin } : {}),
  };
  const opened = openGame(edition, setting, seededChance(seed));
  if (!opened.ok) {
    yield { seat: -1, action: null, facts: [], used: 0, stopped: opened.problem };
    return;
  }
  let { game } = opened;
  const used = (): number => {
    const saved = game.chance.save();
    return saved.kind === 'seeded' ? saved.used : 0;
  };
  yield { seat: -1, action: null, facts: opened.facts, used: used() };
  for (const { by, action } of moves) {
    const played = play(game, by, action);
    if (!played.ok) {
      yield { seat: by, action, facts: [], used: used(), stopped: played.refusal };
      return;
    }
    game = played.game;
    yield { seat: by, action, facts: played.facts, used: used() };
  }
}
