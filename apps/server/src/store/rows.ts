/** Conversions between log rows and database rows. */
import { type Row, StoreProblem } from './store.ts';

export interface RowColumns {
  readonly n: number;
  readonly text: string;
  readonly hash: string;
  readonly person: string | null;
  /** As JSON: people may write characters that a database column rejects. */
  readonly words: string | null;
  readonly seal: string | null;
}

export const damaged = (what: string): StoreProblem =>
  new StoreProblem('damaged', `${what} is not what was written`);

export function columnsOf({ n, text, hash, own }: Row): RowColumns {
  const words = own === undefined ? null : JSON.stringify(own.words);
  return { n, text, hash, person: own?.person ?? null, words, seal: own?.seal ?? null };
}

export function rowOf({ n, text, hash, person, words, seal }: RowColumns): Row {
  if (person === null) return { n, text, hash };
  return { n, text, hash, own: { person, words: readText(words, `row ${n}`), seal: seal ?? '' } };
}

/** Parses a text stored as JSON. */
export function readText(json: string | null, what: string): string {
  try {
    const value: unknown = JSON.parse(json ?? '');
    if (typeof value === 'string') return value;
  } catch {}
  throw damaged(what);
}

/** Requires rows from `since` to the head's last entry without a gap; anything else is a problem. */
export function checkReach(
  table: string,
  head: { readonly last: number; readonly tip: string },
  since: number,
  rows: readonly Row[],
): readonly Row[] {
  const missing = rows.findIndex((row, i) => row.n !== since + 1 + i);
  if (missing >= 0)
    throw new StoreProblem('damaged', `table ${table}: row ${since + 1 + missing} is missing`);
  const last = rows.at(-1);
  const isToTheEnd = last === undefined ? since >= head.last : last.n === head.last && last.hash === head.tip;
  if (!isToTheEnd) throw new StoreProblem('damaged', `table ${table}: its log does not end where it should`);
  return rows;
}

/** Everyone who wrote something in these rows or sits at the table. */
export const peopleOf = (people: readonly string[], rows: readonly Row[]): readonly string[] => [
  ...new Set([...people, ...rows.flatMap(({ own }) => own?.person ?? [])]),
];
