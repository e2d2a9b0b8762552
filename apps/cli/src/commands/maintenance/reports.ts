import { reportsIn } from '@casefile/server/store/maintenance/reports';
import { done } from '../../usage.ts';
import { asUsageError, plural, type StorageOptions, storageOf } from './storage.ts';

export interface ReportsOptions extends StorageOptions {
  readonly json?: true;
}

/** Lists messages that other players have reported. */
export async function reportsCommand(options: ReportsOptions): Promise<number> {
  const reports = await asUsageError(reportsIn(storageOf(options)));
  const lines = reports.map(({ table, at, line }) => ({
    table,
    at: new Date(at).toISOString(),
    player: line.person,
    text: line.text,
  }));
  if (options.json) {
    console.log(JSON.stringify(lines));
    return done;
  }
  for (const { table, at, player, text } of lines)
    console.log(`${at}  table ${table}  player ${player}  ${JSON.stringify(text)}`);
  console.log(
    lines.length === 0
      ? 'Nothing was reported.'
      : `${plural(lines.length, 'line')} reported. casefile delete-player PLAYER takes out all that one wrote.`,
  );
  return done;
}
