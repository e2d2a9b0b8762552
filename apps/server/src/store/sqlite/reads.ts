import type Database from 'better-sqlite3';
import { checkReach, damaged, type RowColumns, readText, rowOf } from '../rows.ts';
import type { Row, TableChange, TableHead, TableSecrets, TokenRow } from '../store.ts';
import { sumOf } from '../sum.ts';
import type { ReadOp, ReadOpOf, ReadValues } from './operations.ts';

interface HeadColumns {
  readonly id: string;
  readonly phase: TableHead['phase'];
  readonly wake: number | null;
  readonly touched: number;
  readonly last: number;
  readonly tip: string;
  readonly sum: string;
}
export interface TokenColumns extends Omit<TokenRow, 'table'> {
  readonly table_id: string;
  readonly sum: string;
}
interface NotesColumns {
  readonly table_id: string;
  readonly person: string;
  readonly version: number;
  readonly text: string;
  readonly sum: string;
}

export const headOf = ({ id, phase, wake, touched }: HeadColumns): TableHead => ({
  table: id,
  phase,
  wake,
  touched,
});

export const isTokenWhole = (token: TokenColumns): boolean => sumOf('tokens', token) === token.sum;

/** The queries behind each read. Damaged data is reported as a problem, never returned. */
export function makeReader(db: Database.Database, warn: (message: string) => void) {
  const head = db.prepare<[string], HeadColumns>('SELECT * FROM tables WHERE id = ?');
  const heads = db.prepare<[string], HeadColumns>('SELECT * FROM tables WHERE phase = ?');
  const due = db.prepare<[number], HeadColumns>("SELECT * FROM tables WHERE phase = 'playing' AND wake < ?");
  const secrets = db.prepare<[string], TableSecrets>('SELECT seed FROM secrets WHERE table_id = ?');
  const rows = db.prepare<[string, number], RowColumns>(
    'SELECT n, text, hash, person, words, seal FROM rows WHERE table_id = ? AND n > ? ORDER BY n',
  );
  const token = db.prepare<[string], TokenColumns>('SELECT * FROM tokens WHERE hash = ?');
  const tokensOf = db.prepare<[string], TokenColumns>(
    'SELECT * FROM tokens WHERE table_id = ? ORDER BY hash',
  );
  const notes = db.prepare<[string, string], NotesColumns>(
    'SELECT * FROM notes WHERE table_id = ? AND person = ?',
  );
  const beat = db.prepare<[string], { at: number; sum: string }>(
    'SELECT at, sum FROM beats WHERE holder = ?',
  );
  const tables = db
    .prepare<[string], string>('SELECT table_id FROM people WHERE person = ? ORDER BY table_id')
    .pluck();
  const news = db.prepare<[number], { seq: number; table_id: string; what: TableChange; holder: string }>(
    'SELECT * FROM outside WHERE seq > ? ORDER BY seq',
  );
  const newest = db.prepare<[], number>('SELECT max(seq) FROM outside').pluck();

  const wholeHead = (id: string): HeadColumns | null => {
    const found = head.get(id);
    if (found === undefined) return null;
    if (found.id !== id || sumOf('tables', found) !== found.sum) throw damaged(`the head of table ${id}`);
    return found;
  };
  const read = db.transaction((table: string, since: number): readonly Row[] | null => {
    const found = wholeHead(table);
    if (found !== null) return checkReach(table, found, since, rows.all(table, since).map(rowOf));
    if (secrets.get(table) !== undefined) throw damaged(`the head of table ${table}`);
    return null;
  });
  const warned = new Set<string>();
  const isWhole = (found: HeadColumns): boolean => {
    if (sumOf('tables', found) === found.sum) return true;
    if (!warned.has(found.id))
      warn(`The head of table ${found.id} is not what was written; the table is left out.`);
    warned.add(found.id);
    return false;
  };
  const tokenOf = (found: TokenColumns): TokenRow => {
    if (!isTokenWhole(found)) throw damaged(`a token of table ${found.table_id}`);
    const { hash, kind, table_id, person, expires } = found;
    return { hash, kind, table: table_id, person, expires };
  };

  const answers: { readonly [K in ReadOp['do']]: (op: ReadOpOf<K>, holder: string) => ReadValues[K] } = {
    read: ({ table, since }) => read(table, since),
    secrets: ({ table }) => secrets.get(table) ?? null,
    head({ table }) {
      const found = wholeHead(table);
      return found && headOf(found);
    },
    heads: ({ phase }) => heads.all(phase).filter(isWhole).map(headOf),
    due: ({ before }) =>
      due
        .all(before)
        .filter(isWhole)
        .map(({ id }) => id),
    token({ hash }) {
      const found = token.get(hash);
      return found === undefined ? null : tokenOf(found);
    },
    'tokens-of': ({ table }) => tokensOf.all(table).map(tokenOf),
    notes({ table, person }) {
      const found = notes.get(table, person);
      if (found === undefined) return null;
      if (sumOf('notes', found) !== found.sum) throw damaged(`the notebook of a player at table ${table}`);
      return { version: found.version, text: readText(found.text, 'a notebook') };
    },
    'last-beat'({ holder }) {
      const found = beat.get(holder);
      return found !== undefined && sumOf('beats', { holder, at: found.at }) === found.sum ? found.at : null;
    },
    'tables-of': ({ person }) => tables.all(person),
    outside({ since }, holder) {
      if (since < 0) return { seq: newest.get() ?? 0, news: [] };
      const found = news.all(since);
      const others = found.filter((each) => each.holder !== holder);
      return {
        seq: found.at(-1)?.seq ?? since,
        news: others.map(({ table_id, what }) => [table_id, what] as const),
      };
    },
  };
  return <K extends ReadOp['do']>(op: ReadOpOf<K>, holder: string): ReadValues[K] =>
    answers[op.do](op, holder);
}
