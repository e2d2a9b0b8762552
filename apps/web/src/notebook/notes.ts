/** A player's own marks and notes, as values with undo and redo. */
export type Mark = 'yes' | 'no' | 'maybe';
export interface NotebookPage {
  /** By card and owner. */
  readonly marks: Readonly<Record<string, Mark>>;
  /** Small letters or numbers in a cell. */
  readonly signs: Readonly<Record<string, string>>;
  readonly text: string;
}
export interface Notes {
  readonly page: NotebookPage;
  readonly past: readonly NotebookPage[];
  readonly future: readonly NotebookPage[];
  /** The last change was typing, so the next letter belongs to it. */
  readonly isTyping?: true;
}

const maxTextLength = 4000;

export const blankPage: NotebookPage = { marks: {}, signs: {}, text: '' };
export const blankNotes: Notes = { page: blankPage, past: [], future: [] };

export const cellKey = (card: string, owner: string): string => `${card}|${owner}`;

const cycle: readonly (Mark | undefined)[] = [undefined, 'no', 'yes', 'maybe'];

function turn({ page, past }: Notes, next: NotebookPage): Notes {
  return { page: next, past: [...past, page], future: [] };
}

function replaced<T>(
  record: Readonly<Record<string, T>>,
  key: string,
  value: T | undefined,
): Readonly<Record<string, T>> {
  const { [key]: _, ...rest } = record;
  return value === undefined ? rest : { ...rest, [key]: value };
}

/** The next mark of a cell: blank, ✗, ✓, ?, blank. */
export function cycled(notes: Notes, key: string): Notes {
  const now = cycle.indexOf(notes.page.marks[key]);
  return marked(notes, key, cycle[(now + 1) % cycle.length]);
}
export function marked(notes: Notes, key: string, mark: Mark | undefined): Notes {
  return turn(notes, { ...notes.page, marks: replaced(notes.page.marks, key, mark) });
}
export function signed(notes: Notes, key: string, sign: string): Notes {
  const short = [...sign.trim()].slice(0, 3).join('');
  return turn(notes, {
    ...notes.page,
    signs: replaced(notes.page.signs, key, short === '' ? undefined : short),
  });
}
/** Consecutive typing is one change. */
export function written(notes: Notes, text: string): Notes {
  if (text === notes.page.text) return notes;
  const page = { ...notes.page, text: text.slice(0, maxTextLength) };
  return notes.isTyping ? { ...notes, page, future: [] } : { ...turn(notes, page), isTyping: true };
}
export function undone({ page, past, future }: Notes): Notes {
  const before = past.at(-1);
  return before === undefined
    ? { page, past, future }
    : { page: before, past: past.slice(0, -1), future: [page, ...future] };
}
export function redone({ page, past, future }: Notes): Notes {
  const [after, ...rest] = future;
  return after === undefined ? { page, past, future } : { page: after, past: [...past, page], future: rest };
}

/** Notes made on a blank page, as if they had been made on this one. */
export function laidOn(base: NotebookPage, notes: Notes): Notes {
  const laid = ({ marks, signs, text }: NotebookPage): NotebookPage => ({
    marks: { ...base.marks, ...marks },
    signs: { ...base.signs, ...signs },
    text: [base.text, text]
      .filter((each) => each !== '')
      .join('\n')
      .slice(0, maxTextLength),
  });
  // Unchanged, it stays the page that is saved.
  const page = notes.page === blankPage ? base : laid(notes.page);
  return { ...notes, page, past: notes.past.map(laid), future: notes.future.map(laid) };
}

/** Storage may hold anything: invalid data is a blank page. */
export function parsePage(value: unknown): NotebookPage {
  if (typeof value !== 'object' || value === null) return blankPage;
  const { marks, signs, text } = value as Partial<Record<keyof NotebookPage, unknown>>;
  const entries = (record: unknown): [string, unknown][] =>
    typeof record === 'object' && record !== null ? Object.entries(record) : [];
  const isMark = (mark: unknown): mark is Mark => cycle.includes(mark as Mark) && mark !== undefined;
  return {
    marks: Object.fromEntries(entries(marks).filter((entry): entry is [string, Mark] => isMark(entry[1]))),
    signs: Object.fromEntries(
      entries(signs).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
    text: typeof text === 'string' ? text.slice(0, maxTextLength) : '',
  };
}
