/** A turn that leads to its moment on the table. */
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
  /** Where that game is studied, if not here. */
  readonly path?: string;
  /** The suspect whose eyes it is seen with, if not the reader's own. */
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

/** What a player knew is seen with that player's eyes; the reader's own need not be named. */
export const eyesOf = ({ me, players }: Pick<CaseHead, 'me' | 'players'>, seat: Seat): string | null =>
  seat === me ? null : players[seat]!.suspect;
