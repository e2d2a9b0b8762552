/** The trainer: one puzzle after another, at the edge of the player's ability. */
import { firstEdition } from '@casefile/editions/first-edition';
import { afterAnswer, maxLevel, type Puzzle, type PuzzleKind, puzzleKinds } from '@casefile/training';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { isKeeping, remembered } from '../app/settings.ts';
import { editionIds } from '../editions/edition-meta.ts';
import { EditionOptions } from '../screens/EditionOptions.tsx';
import { Page } from '../screens/Page.tsx';
import { useWords } from '../words/use-words.ts';
import { cursorOf, deviceWords, keepCursor, keepProgress, keptProgress } from './kept.ts';
import { LevelPips } from './LevelPips.tsx';
import type { WantedPuzzle } from './messages.ts';
import { openStock } from './open-stock.ts';
import { keptOwnGame, type OwnGame } from './own-game.ts';
import { type AnsweredPuzzle, PuzzleView } from './puzzle/PuzzleView.tsx';
import { loadTrainWords } from './words/words.ts';

const isEdition = (value: unknown): value is string => editionIds.includes(value as string);
const isChoice = (value: unknown): value is PuzzleKind | 'mixed' =>
  value === 'mixed' || puzzleKinds.includes(value as PuzzleKind);
const edition = remembered('training.edition', firstEdition as string, isEdition);
const practised = remembered<PuzzleKind | 'mixed'>('training.kind', 'mixed', isChoice);

/** `#ask/‹edition›/own`: a player coming from a lost game starts with the position they missed in it. */
function takeWish(): OwnGame | null {
  const [kind, id, own] = location.hash.slice(1).split('/');
  if (isChoice(kind)) practised.value = kind;
  if (isEdition(id)) edition.value = id;
  return own === 'own' ? keptOwnGame() : null;
}

export function TrainScreen(): JSX.Element {
  const wish = useRef(useMemo(takeWish, []));
  const t = useWords(loadTrainWords);
  const stock = useMemo(openStock, []);
  const progress = useSignal(keptProgress());
  const shown = useSignal<Puzzle | 'looking' | 'missing'>('looking');
  const isAnswered = useSignal(false);
  /** The requested level, of which there may have been no puzzle. */
  const wantedLevel = useSignal(1);
  /** Set where the position comes from the player's own game. */
  const ownTurn = useSignal<number | null>(null);
  const turn = useRef(0);
  useEffect(() => () => stock.close(), []);

  const kindAt = (at: number): PuzzleKind =>
    practised.value === 'mixed' ? puzzleKinds[at % puzzleKinds.length]! : practised.value;
  const wantedAt = (at: number): WantedPuzzle => ({
    kind: kindAt(at),
    level: progress.value[kindAt(at)].level,
  });
  const next = async (): Promise<void> => {
    const at = turn.current++;
    // Another edition or kind has been asked for since.
    const isLate = (): boolean => turn.current !== at + 1;
    const wanted = wantedAt(at);
    wantedLevel.value = wanted.level;
    const after = wantedAt(at + 1);
    const up = { ...after, level: Math.min(maxLevel, after.level + 1) };
    shown.value = 'looking';
    isAnswered.value = false;
    ownTurn.value = null;
    const game = wish.current;
    wish.current = null;
    const missed = game && (await stock.missed(game));
    if (isLate()) return;
    if (missed) {
      ownTurn.value = missed.view.turnNumber;
      shown.value = missed;
      return;
    }
    const id = edition.value;
    const found = await stock.next(
      wanted,
      practised.value === 'mixed' ? [after, wantedAt(at + 2)] : [after, up],
    );
    if (isLate()) return;
    if (found === null) {
      shown.value = 'missing';
      return;
    }
    keepCursor(id, found.cursor);
    shown.value = found.puzzle;
  };
  useEffect(() => {
    stock.open(edition.value, deviceWords(), cursorOf(edition.value));
    void next();
  }, [edition.value]);
  const take = ({ isRight, hints }: AnsweredPuzzle): void => {
    const puzzle = shown.value as Puzzle;
    progress.value = afterAnswer(progress.value, puzzle, isRight, hints);
    keepProgress(progress.value);
    isAnswered.value = true;
  };
  if (t === null) return <div class="opening" aria-busy="true" />;
  const puzzle = shown.value;
  const isNew = puzzleKinds.every((kind) => progress.value[kind].answered === 0);
  return (
    <Page title={t.title}>
      {isNew && <p class="train-lead">{t.lead}</p>}
      <div class="train-choice">
        <label>
          <span>{t.edition}</span>
          <select
            value={edition.value}
            onChange={(event) => {
              edition.value = event.currentTarget.value;
            }}
          >
            <EditionOptions />
          </select>
        </label>
        <label>
          <span>{t.practise}</span>
          <select
            value={practised.value}
            onChange={(event) => {
              practised.value = event.currentTarget.value as PuzzleKind | 'mixed';
              if (!isAnswered.value) void next();
            }}
          >
            <option value="mixed">{t.mixed}</option>
            {puzzleKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t.kinds[kind]}
              </option>
            ))}
          </select>
        </label>
      </div>
      {!isKeeping && <p class="help">{t.unkept}</p>}
      {puzzle === 'looking' ? (
        <p role="status" class="train-wait">
          {t.looking}
        </p>
      ) : puzzle === 'missing' ? (
        <p role="alert">
          {t.missing}{' '}
          <button type="button" onClick={() => void next()}>
            {t.tryAgain}
          </button>
        </p>
      ) : (
        <>
          <p class="train-level">
            <strong>{t.kinds[puzzle.kind]}</strong>
            <LevelPips level={puzzle.level} label={t.level(puzzle.level, maxLevel)} />
            {progress.value[puzzle.kind].answered > 0 && (
              <small>{t.run(progress.value[puzzle.kind].right, progress.value[puzzle.kind].answered)}</small>
            )}
          </p>
          {ownTurn.value === null && puzzle.level < wantedLevel.value - 1 && (
            <p class="help">{t.rarer(wantedLevel.value)}</p>
          )}
          {ownTurn.value !== null && <p class="train-own">{t.ownGame(ownTurn.value)}</p>}
          <PuzzleView
            key={puzzle.id}
            puzzle={puzzle}
            words={t}
            onAnswer={take}
            after={
              <button type="button" class="primary" onClick={() => void next()}>
                {t.next}
              </button>
            }
          />
        </>
      )}
    </Page>
  );
}
