/** The sheet of a puzzle: the notebook's own squares, filled with what was seen, for one's own marks. */
import type { SheetCells } from '@casefile/deduction';
import type { Puzzle } from '@casefile/training';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Cell } from '../notebook/Cell.tsx';
import { neighbour, type Spot } from '../notebook/cells.ts';
import { cellKey } from '../notebook/notes.ts';
import { ownerName, SignIn } from '../notebook/Owner.tsx';
import { ownersOf } from '../notebook/where.ts';
import { ui } from '../words/lexicon.ts';
import type { Telling } from './naming.ts';

export type OwnMarks = Readonly<Record<string, 'yes' | 'no'>>;

export interface SheetProps extends Telling {
  readonly puzzle: Puzzle;
  /** With what follows from one's own marks. */
  readonly cells: SheetCells;
  readonly own: OwnMarks;
  /** Squares that were missed, or marked without being certain. */
  readonly missed: ReadonlySet<string>;
  readonly wrong: ReadonlySet<string>;
  /** The answer has been checked. */
  readonly isDone: boolean;
  readonly onPress: (spot: Spot) => void;
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
  const entry = useSignal<Spot | null>(null);
  const owners = ownersOf(view);
  const { headings } = speaker.words;
  const [suspects = [], weapons = [], rooms = []] = Object.values(knowledge.categories);
  const sections = [
    [headings.suspects, suspects],
    [headings.weapons, weapons],
    [headings.rooms, rooms],
  ] as const;
  const rows = sections.flatMap(([, list]) => list);
  const first = entry.value ?? { card: rows[0]!, owner: owners[0]! };
  const clues = openClues(puzzle, cells);
  const lit = entry.value === null || isDone ? [] : clues.filter((clue) => isIn(clue, entry.value!));
  const keys = (event: KeyboardEvent): void => {
    const at = spotOf(event.target);
    const next = at && neighbour(at, event.key, rows, owners);
    if (next === null) return;
    event.preventDefault();
    entry.value = next;
    const goal = `[data-at="${CSS.escape(cellKey(next.card, next.owner))}"]`;
    (event.currentTarget as Element).querySelector<HTMLElement>(goal)?.focus();
  };
  const press = ({ target }: Event): void => {
    const spot = spotOf(target);
    if (spot === null) return;
    entry.value = spot;
    onPress(spot);
  };
  return (
    <section class="notebook puzzle-sheet" aria-label={words.sheet} data-level="full">
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid one can move in with the arrows
        role="grid"
        aria-label={words.sheet}
        style={{ '--owners': owners.length }}
        onKeyDown={keys}
        onClick={press}
      >
        <thead>
          <tr>
            <th
              scope="col"
              class="corner"
              style={{ width: `max(32%, calc(100% - ${owners.length * 34}px))` }}
            >
              <span class="unseen">{words.sheet}</span>
            </th>
            {owners.map((owner) => {
              const seat = speaker.seatOf(owner);
              const size = knowledge.owners[owner] ?? 3;
              const name = ownerName(owner, speaker);
              return (
                <th
                  key={owner}
                  scope="col"
                  class="owner"
                  data-you={seat !== undefined && seat === speaker.you}
                  title={name}
                  aria-label={`${name}, ${ui().table.cardCount(size)}`}
                >
                  <SignIn owner={owner} view={view} />
                  <span class="size">{size}</span>
                </th>
              );
            })}
          </tr>
        </thead>
        {sections.map(([title, list]) => (
          <tbody key={title}>
            <tr class="section">
              <th colSpan={owners.length + 1} scope="rowgroup">
                {title}
              </th>
            </tr>
            {list.map((card) => (
              <tr key={card} data-solved={cells[card]?.envelope === 'yes'}>
                <th scope="row" title={speaker.name(card)}>
                  <span class="row-name">{speaker.name(card)}</span>
                </th>
                {owners.map((owner) => {
                  const at = cellKey(card, owner);
                  const spot = { card, owner };
                  return (
                    <Cell
                      key={owner}
                      card={speaker.name(card)}
                      owner={ownerName(owner, speaker)}
                      at={at}
                      auto={cells[card]?.[owner] ?? null}
                      own={own[at] ?? null}
                      sign={null}
                      isInGroup={clues.some((clue) => isIn(clue, spot))}
                      isLit={missed.has(at) || lit.some((clue) => isIn(clue, spot))}
                      clashes={wrong.has(at)}
                      chance={null}
                      isEntry={first.card === card && first.owner === owner}
                      isChosen={missed.has(at)}
                    />
                  );
                })}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

interface OpenClue {
  readonly owner: string;
  readonly cards: readonly string[];
}
const isIn = ({ owner, cards }: OpenClue, spot: Spot): boolean =>
  owner === spot.owner && cards.includes(spot.card);

/** “One of these three is there”, as far as that is not settled. */
function openClues({ knowledge }: Puzzle, cells: SheetCells): OpenClue[] {
  return knowledge.facts.flatMap((fact): OpenClue[] => {
    if (!('oneOf' in fact)) return [];
    const [owner, cards] = fact.oneOf;
    if (cards.some((card) => cells[card]?.[owner] === 'yes')) return [];
    return [{ owner, cards: cards.filter((card) => cells[card]?.[owner] !== 'no') }];
  });
}

function spotOf(target: EventTarget | null): Spot | null {
  const at = (target as Element).closest<HTMLElement>('.cell')?.dataset.at?.split('|');
  return at === undefined ? null : { card: at[0]!, owner: at[1]! };
}
