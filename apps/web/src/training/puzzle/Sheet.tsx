/** The sheet of a puzzle: notebook cells filled with what was seen, for the player's own marks. */
import type { SheetCells } from '@casefile/deduction';
import type { Puzzle } from '@casefile/training';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { NotebookCell } from '../../notebook/cells.ts';
import { Grid } from '../../notebook/Grid.tsx';
import { cellKey } from '../../notebook/notes.ts';
import { SignIn, SuspectName } from '../../notebook/Owner.tsx';
import { ownersOf } from '../../notebook/where.ts';
import type { PuzzleContext } from './naming.ts';

export type OwnMarks = Readonly<Record<string, 'yes' | 'no'>>;

export interface SheetProps extends PuzzleContext {
  readonly puzzle: Puzzle;
  /** Including immediate consequences of the player's marks. */
  readonly cells: SheetCells;
  readonly own: OwnMarks;
  /** Cells that were missed, or marked without being certain. */
  readonly missed: ReadonlySet<string>;
  readonly wrong: ReadonlySet<string>;
  /** The answer has been checked. */
  readonly isDone: boolean;
  readonly onPress: (spot: NotebookCell) => void;
}

export function Sheet({
  puzzle,
  cells,
  own,
  missed,
  wrong,
  isDone,
  onPress,
  speaker,
  words,
}: SheetProps): JSX.Element {
  const { view, knowledge } = puzzle;
  const entry = useSignal<NotebookCell | null>(null);
  const owners = ownersOf(view);
  const clues = openClues(puzzle, cells);
  const lit = entry.value === null || isDone ? [] : clues.filter((clue) => isIn(clue, entry.value!));
  return (
    <section class="notebook puzzle-sheet" aria-label={words.sheet} data-level="full">
      <Grid
        title={words.sheet}
        speaker={speaker}
        owners={owners}
        cards={Object.values(knowledge.categories)}
        nameOf={(card) => {
          const name = speaker.name(card);
          return knowledge.categories.suspect?.includes(card) ? <SuspectName id={card} name={name} /> : name;
        }}
        width={`max(32%, calc(100% - ${owners.length * 34}px))`}
        entry={entry}
        headOf={(owner) => {
          const seat = speaker.seatOf(owner);
          return {
            size: knowledge.owners[owner] ?? 3,
            isYou: seat !== undefined && seat === speaker.you,
            sign: <SignIn owner={owner} view={view} />,
          };
        }}
        isSolved={(card) => cells[card]?.envelope === 'yes'}
        cellOf={(spot) => {
          const at = cellKey(spot.card, spot.owner);
          return {
            auto: cells[spot.card]?.[spot.owner] ?? null,
            own: own[at] ?? null,
            sign: null,
            isInGroup: clues.some((clue) => isIn(clue, spot)),
            isLit: missed.has(at) || lit.some((clue) => isIn(clue, spot)),
            clashes: wrong.has(at),
            chance: null,
            isChosen: missed.has(at),
          };
        }}
        onPress={onPress}
      />
    </section>
  );
}

interface OpenClue {
  readonly owner: string;
  readonly cards: readonly string[];
}
const isIn = ({ owner, cards }: OpenClue, spot: NotebookCell): boolean =>
  owner === spot.owner && cards.includes(spot.card);

/** “One of these three is there”, where still open. */
function openClues({ knowledge }: Puzzle, cells: SheetCells): OpenClue[] {
  return knowledge.facts.flatMap((fact): OpenClue[] => {
    if (!('oneOf' in fact)) return [];
    const [owner, cards] = fact.oneOf;
    if (cards.some((card) => cells[card]?.[owner] === 'yes')) return [];
    return [{ owner, cards: cards.filter((card) => cells[card]?.[owner] !== 'no') }];
  });
}
