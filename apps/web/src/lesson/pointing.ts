/** Where the hand points: the first of these targets that is on the screen. */
import type { LessonStep, TablePart } from '@casefile/editions/lesson';
import type { Tab } from '../table/TableScreen.tsx';

/** Each with the tab that contains it on small screens. */
const parts: Readonly<Record<TablePart, readonly string[]>> = {
  hand: ['[data-pane="hand"] .hand', '.tab[data-goal="hand"]'],
  notebook: ['.notebook table', '.tab[data-goal="notebook"]'],
  board: ['.stage'],
  players: ['.table-seats'],
  question: ['.inquiry', '.question'],
  log: ['[data-pane="log"]', '.tab[data-goal="log"]'],
  status: ['.status'],
};
/** The arguments of an action that are chosen on tiles. */
const keys = ['card', 'pawn', 'target', 'suspect', 'weapon', 'room'] as const;
/** The wrong tries after which the cell itself is pointed at. */
const triesBeforeCell = 2;

export function targetsOf(step: LessonStep, strayed: number): readonly string[] {
  switch (step.until) {
    case 'read':
      return step.at === undefined ? [] : parts[step.at];
    case 'marked': {
      const cell = `.cell[data-at="${step.card}|${step.owner}"]`;
      const open = '.table-screen:not([data-tab="notebook"]) .tab[data-goal="notebook"]';
      return strayed < triesBeforeCell ? [open] : [`${cell}:not([data-mark="${step.mark}"])`, open];
    }
    case 'done': {
      const { action } = step;
      // The learner has to name the proven cards.
      const isOwnProof = action.do === 'accuse' && strayed === 0;
      const tiles = keys.flatMap((key) =>
        typeof action[key] === 'string' && !isOwnProof
          ? [`.choice[data-key="${key}"] [data-thing="${action[key]}"][aria-checked="false"]`]
          : [],
      );
      const cards = ((action.cards as readonly string[] | undefined) ?? []).map(
        (card) => `.choice [data-thing="${card}"][aria-checked="false"]`,
      );
      const to =
        action.to === undefined
          ? []
          : [`.place[data-place="${action.to}"]`, `.way-to[data-to="${action.to}"]`];
      return [
        '.show:not(:has([aria-checked="true"])) .card-button:enabled',
        '.show .primary',
        ...tiles,
        ...cards,
        '.picker .primary:enabled',
        `[data-do="${action.do}"]`,
        ...to,
        '.tab[data-goal="act"][aria-pressed="false"]',
      ];
    }
    default:
      return [];
  }
}

/** The pane a step needs; undefined to leave the current one. */
export function paneOf(step: LessonStep | null): Tab | undefined {
  // Other players' moves are on the board, which the notebook would cover.
  if (step?.until === 'done' || step?.until === 'happened') return 'act';
  if (step?.until !== 'read') return undefined;
  const { at } = step;
  return at === 'hand' || at === 'notebook' || at === 'log' ? at : undefined;
}
