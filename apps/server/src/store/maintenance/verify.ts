/** Verifies every log from first row to last: the hash chain, the seed's commitment, and the fold. */
import { opens } from '@casefile/engine';
import { checkRows, noRows } from '@casefile/protocol/chain';
import { foldAll, storedPhase } from '../../table/table.ts';
import { platformHashing } from '../hashing.ts';
import { StoreProblem } from '../store.ts';
import { openTableReader, type ReadableStorage, type TableReader } from './table-reader.ts';

export interface Verified {
  readonly tables: number;
  readonly rows: number;
  /** One sentence for each problem found. */
  readonly problems: readonly string[];
  /** The damage is so severe that not even the list of tables can be read. */
  readonly isUnreadable: boolean;
}

export async function verify(
  source: ReadableStorage,
  step: (done: number, total: number) => void = () => {},
): Promise<Verified> {
  const reader = await openTableReader(source);
  try {
    const problems: string[] = [];
    // An unreadable table is one problem among others; the rest are still checked.
    const orProblem = async (reading: Promise<readonly string[]>): Promise<readonly string[] | null> => {
      try {
        return await reading;
      } catch (error) {
        if (!(error instanceof StoreProblem) || error.why !== 'damaged') throw error;
        problems.push(`SQLite: ${error.message}`);
        return null;
      }
    };
    problems.push(...((await orProblem(reader.damage())) ?? []));
    const found = await orProblem(reader.ids());
    const ids = found ?? [];
    let rows = 0;
    for (const [done, id] of ids.entries()) {
      step(done, ids.length);
      const { found, problem } = await checkTable(reader, id);
      rows += found;
      if (problem !== null) problems.push(`Table ${id}: ${problem}.`);
    }
    return { tables: ids.length, rows, problems, isUnreadable: found === null };
  } finally {
    await reader.close();
  }
}

interface Checked {
  readonly found: number;
  readonly problem: string | null;
}

async function checkTable(reader: TableReader, id: string): Promise<Checked> {
  try {
    const secrets = await reader.secretsOf(id);
    const rows = await reader.read(id, -1);
    if (rows === null) return { found: 0, problem: 'its head is missing' };
    const wrong = (problem: string): Checked => ({ found: rows.length, problem });
    if (secrets === null || !/^[0-9a-f]{64}$/i.test(secrets.seed)) return wrong('its seed is missing');
    const checked = checkRows(secrets.seed, noRows, rows, platformHashing);
    if (checked.state === 'broken') return wrong(checked.why);
    if (checked.state === 'torn') return wrong(`row ${checked.tip.n + 1} was not written to its end`);
    const [opened] = checked.entries;
    if (opened?.is !== 'opened' || opened.table !== id) return wrong('its first row does not open it');
    if (!opens(opened.commitment, secrets.seed))
      return wrong('its seed is not the one that was committed to');
    const phase = storedPhase(foldAll(null, checked.entries).state);
    const head = await reader.head(id);
    if (head?.phase !== phase) return wrong(`it is listed as "${head?.phase}", its log says "${phase}"`);
    return { found: rows.length, problem: null };
  } catch (error) {
    if (error instanceof StoreProblem && error.why !== 'damaged') throw error;
    return { found: 0, problem: (error as Error).message.replace(/\.$/, '') };
  }
}
