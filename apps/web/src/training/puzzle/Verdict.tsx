/** The verdict on an answer: right, wrong, and why. */
import type { Certainty, Explanation } from '@casefile/deduction';
import { type Grade, listenerShown, type Puzzle } from '@casefile/training';
import { Fragment, type JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Thumb } from '../../art/cards/cards.tsx';
import { ownerName } from '../../notebook/Owner.tsx';
import { locale } from '../../words/lexicon.ts';
import { type PuzzleContext, speakerFor } from './naming.ts';
import { Reasons } from './Reasons.tsx';

export interface VerdictProps extends PuzzleContext {
  readonly puzzle: Puzzle;
  readonly grade: Grade;
}

export function Verdict({ puzzle, grade, ...telling }: VerdictProps): JSX.Element {
  const { words } = telling;
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <section class="puzzle-verdict" data-right={grade.isRight}>
      <h2 tabIndex={-1} ref={head}>
        {grade.isRight ? words.right : words.wrong}
      </h2>
      <Told puzzle={puzzle} grade={grade} {...telling} />
    </section>
  );
}

function Told({ puzzle, grade, ...telling }: VerdictProps): JSX.Element {
  const { words, names, speaker } = telling;
  const { knowledge, reasons, view } = puzzle;
  const plain = { knowledge, view, speaker };
  switch (puzzle.kind) {
    case 'mark': {
      const missed = reasons.filter((reason) => grade.missed.some(isSameMark(reason)));
      const found = reasons.filter((reason) => !missed.includes(reason));
      return (
        <>
          {missed.length > 0 && <h3>{words.missed(missed.length)}</h3>}
          <Reasons {...plain} reasons={missed} />
          {grade.wrong.length > 0 && (
            <>
              <h3>{words.tooMuch(grade.wrong.length)}</h3>
              <ul>
                {grade.wrong.map((mark) => {
                  const p = puzzle.chances[mark.card]?.[mark.owner] ?? 0;
                  const claim = `${speaker.name(mark.card)} – ${ownerName(mark.owner, speaker)} ${mark.holds ? '✓' : '✗'}`;
                  return (
                    <li key={claim}>{words.inDeals(claim, Math.round(100 * (mark.holds ? p : 1 - p)))}</li>
                  );
                })}
              </ul>
            </>
          )}
          {found.length > 0 && (
            <>
              <h3>{words.why}</h3>
              <Reasons {...plain} reasons={found} isClosed={missed.length > 0} />
            </>
          )}
        </>
      );
    }
    case 'show': {
      const asker = speaker.seat(puzzle.asker);
      const nameOf = (card: string): string => locale.value!.game.card(card, speaker);
      return (
        <>
          <p>{words.bestShow(nameOf(puzzle.best), asker)}</p>
          {reasons.length > 0 && (
            <>
              <h3>{words.asSeenBy(asker)}</h3>
              <Reasons
                knowledge={puzzle.listener}
                view={view}
                reasons={reasons}
                speaker={speakerFor(names, view, puzzle.asker)}
              />
            </>
          )}
          {puzzle.reveals.map((reveal) => (
            <Fragment key={reveal.card}>
              <h3>{words.otherShow(nameOf(reveal.card), asker)}</h3>
              <Reasons
                knowledge={listenerShown(puzzle, reveal.card)}
                view={view}
                reasons={reveal.reasons}
                speaker={speakerFor(names, view, puzzle.asker)}
              />
            </Fragment>
          ))}
        </>
      );
    }
    case 'ask':
      return (
        <>
          <p>{words.bestAsk(puzzle.options[puzzle.best]!.cards.map(speaker.name).join(', '))}</p>
          {reasons.length > 0 && (
            <>
              <h3>{words.whyBefore}</h3>
              <Reasons {...plain} reasons={reasons} />
            </>
          )}
        </>
      );
    case 'accuse': {
      const { solutions } = puzzle;
      const isTime = solutions.length === 1;
      return (
        <>
          <p>{isTime ? words.isTime(speaker.words.inside) : words.isNotTime(solutions.length)}</p>
          <ul class="solutions" aria-label={isTime ? undefined : words.stillOpen}>
            {solutions.map((cards) => (
              <li key={cards.join()}>
                {cards.map((card) => (
                  <span key={card}>
                    <Thumb id={card} edition={view.edition} size={24} /> {speaker.name(card)}
                  </span>
                ))}
              </li>
            ))}
          </ul>
          <h3>{isTime ? words.why : words.whyBefore}</h3>
          <Reasons {...plain} reasons={reasons} />
        </>
      );
    }
  }
}

const isSameMark =
  (one: Explanation) =>
  (other: Certainty): boolean =>
    one.card === other.card && one.owner === other.owner && one.holds === other.holds;
