/** One puzzle: the question, what happened, the sheet, and the answer checked at once. */
import type { Certainty } from '@casefile/deduction';
import {
  filled,
  type Grade,
  gradeAnswer,
  type Hint,
  hintOf,
  maxHints,
  type Puzzle,
  type PuzzleAnswer,
  withMarks,
} from '@casefile/training';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Thumb } from '../../art/cards/cards.tsx';
import type { NotebookCell } from '../../notebook/cells.ts';
import { cellKey } from '../../notebook/notes.ts';
import { focusIfFree } from '../../screens/focus-if-free.ts';
import { namesOf } from '../../words/lexicon.ts';
import type { TrainWords } from '../words/words.ts';
import { accusedCard } from './accused-card.ts';
import { AccuseChoices, AskChoices, ShowChoices } from './Choices.tsx';
import { Happened } from './Happened.tsx';
import { type PuzzleContext, speakerFor } from './naming.ts';
import { type OwnMarks, Sheet } from './Sheet.tsx';
import { sayHint } from './say-hint.ts';
import { Verdict } from './Verdict.tsx';
import './style.ts';

export interface AnsweredPuzzle {
  readonly isRight: boolean;
  readonly hints: number;
}

export interface PuzzleViewProps {
  readonly puzzle: Puzzle;
  readonly words: TrainWords;
  readonly onAnswer: (answered: AnsweredPuzzle) => void;
  /** What to do after the verdict. */
  readonly after: ComponentChildren;
}

const marksIn = (own: OwnMarks): Certainty[] =>
  Object.entries(own).map(([at, mark]) => {
    const [card, owner] = at.split('|') as [string, string];
    return { card, owner, holds: mark === 'yes' };
  });
const none: ReadonlySet<string> = new Set();
const keysOf = (marks: readonly Certainty[]): ReadonlySet<string> =>
  new Set(marks.map(({ card, owner }) => cellKey(card, owner)));

export function PuzzleView({ puzzle, words, onAnswer, after }: PuzzleViewProps): JSX.Element | null {
  const { view, knowledge, given } = puzzle;
  const own = useSignal<OwnMarks>({});
  const card = useSignal<string | null>(null);
  const option = useSignal<number | null>(null);
  const accused = useSignal<readonly string[] | null>(null);
  const hints = useSignal<readonly Hint[]>([]);
  const grade = useSignal<Grade | null>(null);
  const pane = useSignal<'sheet' | 'happened'>('sheet');
  const head = useRef<HTMLHeadingElement>(null);
  const names = namesOf(puzzle.edition);
  const speaker = useMemo(() => names && speakerFor(names, view, view.you), [names, view]);
  const done = grade.value;
  const cells = useMemo(() => {
    if (done !== null && puzzle.kind === 'mark') return puzzle.certain;
    return filled(knowledge, withMarks(given, marksIn(own.value)));
  }, [own.value, done, puzzle]);
  const isNamed = names !== undefined;
  useEffect(() => {
    // Below the button that asked for it, on a phone out of sight.
    if (isNamed && focusIfFree(head.current)) head.current?.scrollIntoView({ block: 'start' });
  }, [isNamed]);
  if (names === undefined || speaker === undefined) return null;
  const telling = { words, names, speaker };
  const mark = (spot: NotebookCell): void => {
    if (done !== null || given[spot.card]?.[spot.owner] !== undefined) return;
    const at = cellKey(spot.card, spot.owner);
    const { [at]: now, ...rest } = own.value;
    own.value = now === 'yes' ? rest : { ...rest, [at]: now === 'no' ? 'yes' : 'no' };
  };
  const answer = (given: PuzzleAnswer): void => {
    const graded = gradeAnswer(puzzle, given);
    grade.value = graded;
    onAnswer({ isRight: graded.isRight, hints: hints.value.length });
  };
  const ask = (): void => {
    hints.value = [...hints.value, hintOf(puzzle, hints.value.length + 1, marksIn(own.value))];
  };
  const struck = hints.value.flatMap((hint) => (hint.kind === 'not' ? [hint.option] : []));
  const turns = hints.value.flatMap((hint) => (hint.kind === 'turns' ? hint.turns : []));
  const choice = { isAnswered: done !== null, struck, ...telling };
  const [question, help] = questionOf(puzzle, telling);
  const triple = Object.values(knowledge.categories).map(
    (cards, kind) => accusedCard(cards, cells, accused.value?.[kind]) ?? '',
  );
  return (
    <article class="puzzle" data-kind={puzzle.kind} data-pane={pane.value}>
      <header>
        <h2 ref={head}>{question}</h2>
        <p class="help">{help}</p>
        <div class="own-hand">
          <h3>{words.yourCards}</h3>
          <ul>
            {view.hand.map((each) => (
              <li key={each}>
                <Thumb id={each} edition={puzzle.edition} size={24} /> {speaker.name(each)}
              </li>
            ))}
          </ul>
        </div>
      </header>
      <div class="puzzle-task">
        {puzzle.kind === 'show' && (
          <ShowChoices
            {...choice}
            puzzle={puzzle}
            chosen={card.value}
            onChoose={(each) => (card.value = each)}
          />
        )}
        {puzzle.kind === 'ask' && (
          <AskChoices
            {...choice}
            puzzle={puzzle}
            chosen={option.value}
            onChoose={(each) => (option.value = each)}
          />
        )}
        {puzzle.kind === 'accuse' && (
          <AccuseChoices
            {...choice}
            puzzle={puzzle}
            cells={cells}
            chosen={accused.value}
            onChoose={(each) => (accused.value = each)}
          />
        )}
        {hints.value.length > 0 && done === null && (
          <ul class="hints" aria-live="polite">
            {hints.value.map((hint) => (
              <li key={JSON.stringify(hint)}>{sayHint(hint, puzzle, telling)}</li>
            ))}
          </ul>
        )}
        {done !== null && <Verdict puzzle={puzzle} grade={done} {...telling} />}
        <div class="buttons puzzle-buttons">
          {done !== null ? (
            after
          ) : (
            <>
              {puzzle.kind === 'mark' && (
                <button
                  type="button"
                  class="primary"
                  disabled={Object.keys(own.value).length === 0}
                  onClick={() => answer({ kind: 'mark', marks: marksIn(own.value) })}
                >
                  {words.check}
                </button>
              )}
              {puzzle.kind === 'show' && (
                <button
                  type="button"
                  class="primary"
                  disabled={card.value === null}
                  onClick={() => answer({ kind: 'show', card: card.value! })}
                >
                  {words.check}
                </button>
              )}
              {puzzle.kind === 'ask' && (
                <button
                  type="button"
                  class="primary"
                  disabled={option.value === null}
                  onClick={() => answer({ kind: 'ask', option: option.value! })}
                >
                  {words.check}
                </button>
              )}
              {puzzle.kind === 'accuse' && (
                <>
                  <button
                    type="button"
                    class="primary danger"
                    disabled={triple.includes('')}
                    onClick={() => answer({ kind: 'accuse', cards: triple })}
                  >
                    {words.accuseNow}
                  </button>
                  <button type="button" onClick={() => answer({ kind: 'accuse', cards: null })}>
                    {words.notYet}
                  </button>
                </>
              )}
              <button type="button" class="plain" disabled={hints.value.length >= maxHints} onClick={ask}>
                {words.hint(Math.min(maxHints, hints.value.length + 1), maxHints)}
              </button>
            </>
          )}
        </div>
      </div>
      <div class="puzzle-panes">
        <fieldset class="pane-choice">
          <legend class="unseen">{words.title}</legend>
          {(['sheet', 'happened'] as const).map((each) => (
            <button
              type="button"
              key={each}
              aria-pressed={pane.value === each}
              onClick={() => (pane.value = each)}
            >
              {words[each]}
            </button>
          ))}
        </fieldset>
        <div class="pane-sheet">
          <Sheet
            puzzle={puzzle}
            cells={cells}
            own={own.value}
            missed={done === null ? none : keysOf(done.missed)}
            wrong={done === null ? none : keysOf(done.wrong)}
            isDone={done !== null}
            onPress={mark}
            {...telling}
          />
          {done === null && Object.keys(own.value).length > 0 && (
            <button type="button" class="quiet" onClick={() => (own.value = {})}>
              {words.clear}
            </button>
          )}
        </div>
        <div class="pane-happened">
          <Happened puzzle={puzzle} marked={turns} {...telling} />
        </div>
      </div>
    </article>
  );
}

/** Names nobody where nobody asks. */
function questionOf(puzzle: Puzzle, { words, speaker }: PuzzleContext): readonly [string, string] {
  switch (puzzle.kind) {
    case 'mark':
      return [words.mark(puzzle.reasons.length), words.markHelp];
    case 'show':
      return [words.show(speaker.seat(puzzle.asker)), words.showHelp];
    case 'ask':
      return [words.ask, words.askHelp];
    case 'accuse':
      return [words.accuse, words.accuseHelp];
  }
}
