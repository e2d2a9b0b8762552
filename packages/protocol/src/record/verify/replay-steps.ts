/** Replays a game from its seed and actions, step by step, up to the first illegal action. */
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

/** A seat's action. */
export interface Move {
  readonly by: Seat;
  readonly action: Action;
  /** It was undone: it had to be legal, and the next move starts from before it. */
  readonly isUndone?: boolean;
}
/** A replayed step. */
export interface ReplayedStep {
  readonly seat: Seat;
  /** Null for the opening. */
  readonly action: Action | null;
  readonly facts: readonly Fact[];
  /** The number of random words drawn so far. */
  readonly used: number;
  /** Why the replay stopped here. */
  readonly stopped?: Problem | Refusal;
}

/** Replays these moves, step by step, and stops after the first that the rules refuse. */
export function* replaySteps(
  edition: Edition,
  { players, options, layout, origin, seed }: Setting & { readonly seed: string },
  moves: readonly Move[],
): Generator<ReplayedStep> {
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
  const usedBy = ({ chance }: typeof game): number => {
    const saved = chance.save();
    return saved.kind === 'seeded' ? saved.used : 0;
  };
  yield { seat: -1, action: null, facts: opened.facts, used: usedBy(game) };
  for (const { by, action, isUndone = false } of moves) {
    const played = play(game, by, action);
    if (!played.ok) {
      yield { seat: by, action, facts: [], used: usedBy(game), stopped: played.refusal };
      return;
    }
    if (!isUndone) game = played.game;
    yield { seat: by, action, facts: played.facts, used: usedBy(played.game) };
  }
}
