/** A link from a turn to its moment in the replay. */
import type { Seat } from '@casefile/engine';
import type { JSX } from 'preact';
import { follow } from '../../app/router.ts';
import { makeMoment } from '../../replay/stops.ts';
import type { CaseHead } from '../messages.ts';
import type { CaseScreenWords } from '../words/words.ts';

export interface MomentProps {
  /** The number of the fact. */
  readonly at: number;
  readonly turn: number;
  /** The casebook of that game, if another. */
  readonly path?: string;
  /** The suspect whose point of view it shows, if not the reader's. */
  readonly as?: string | null;
  readonly words: CaseScreenWords;
}

export function Moment({ at, turn, path = location.pathname, as = null, words }: MomentProps): JSX.Element {
  const said = words.casebook.turn(turn);
  return (
    <a
      class="case-moment"
      href={path + makeMoment(at, as)}
      onClick={follow}
      aria-label={words.toMoment(said)}
    >
      {said}
    </a>
  );
}

/** A player's knowledge is shown from their point of view; the reader's own is the default. */
export const viewpointOf = ({ me, players }: Pick<CaseHead, 'me' | 'players'>, seat: Seat): string | null =>
  seat === me ? null : players[seat]!.suspect;
