/** The uncertainty of each player, turn by turn. */
import type { Casebook, CasebookNames } from '@casefile/analysis';
import type { JSX } from 'preact';
import type { CaseHead } from '../messages.ts';
import type { CaseScreenWords } from '../words/words.ts';
import { CertaintyLines } from './CertaintyLines.tsx';

export interface CertaintyFigureProps {
  readonly casebook: Casebook;
  readonly head: CaseHead;
  readonly names: CasebookNames;
  readonly words: CaseScreenWords;
}

export function CertaintyFigure({ casebook, head, names, words }: CertaintyFigureProps): JSX.Element {
  const t = words.casebook;
  return (
    <section>
      <h2>{t.certainty}</h2>
      <CertaintyLines
        title={t.certainty}
        note={t.certaintyNote}
        seats={casebook.seats}
        nameOf={(seat) => (seat === head.me ? words.you(names.seat(seat)) : names.seat(seat))}
        own={head.me}
        pathOf={() => location.pathname}
        words={words}
      />
    </section>
  );
}
