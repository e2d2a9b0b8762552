import type { EntryOf } from '@casefile/protocol';
import { eachLog } from './each-log.ts';
import type { ReadableStorage } from './table-reader.ts';

export interface ReportedLine {
  readonly table: string;
  /** When it was reported. */
  readonly at: number;
  readonly line: EntryOf<'wrote'>;
}

/** Messages that players reported to the operator, oldest first. */
export async function reportsIn(source: ReadableStorage): Promise<ReportedLine[]> {
  const found: ReportedLine[] = [];
  await eachLog(source, (entries, table) => {
    for (const entry of entries) {
      if (entry.is !== 'reported') continue;
      const line = entries[entry.line];
      if (line?.is === 'wrote') found.push({ table, at: entry.at, line });
    }
  });
  return found.sort((a, b) => a.at - b.at);
}
