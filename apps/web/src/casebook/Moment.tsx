/** A turn that leads to its moment on the table. */
import type { JSX } from 'preact';
import { follow } from '../app/router.ts';
import type { CaseScreenWords } from './words.ts';

export interface MomentProps {
  /** The number of the fact. */
  readonly at: number;
  readonly turn: number;
  /** Where that game is studied, if not here. */
  readonly path?: string;
  readonly words: CaseScreenWords;
}

export function Moment({ at, turn, path = location.pathname, words }: MomentProps): JSX.Element {
  const said = words.casebook.turn(turn);
  return (
    <a class="case-moment" href={`${path}#t=${at}`} onClick={follow} aria-label={words.toMoment(said)}>
      {said}
    </a>
  );
}
