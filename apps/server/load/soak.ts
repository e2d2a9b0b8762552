/** A server under load for a long time: games end and others begin, and memory must not grow. */
import { openTables, withServer } from './load.ts';
import { type LoadSize, pace } from './pace.ts';
import { LoadTable } from './tables.ts';

export interface Soaked {
  /** Growth of the live heap in bytes per minute, after the warm-up. */
  readonly slope: number;
  readonly heaps: readonly number[];
  readonly rss: number;
  readonly games: number;
  readonly commands: number;
  readonly dropped: number;
}

const sampleEverySeconds = 15;
/** The warm-up share: the first games have to end before arrivals and departures balance. */
const warmUp = 0.3;

export function soak(size: Omit<LoadSize, 'seconds'>, minutes: number): Promise<Soaked> {
  return withServer(async (child, origin) => {
    const tables = await openTables([origin], size.tables);
    for (const table of tables) table.mayEnd = true;
    let [games, commands, dropped, next] = [0, 0, 0, 0];
    const replace = async (at: number): Promise<void> => {
      const over = tables[at]!;
      const fresh = await LoadTable.open([origin]);
      fresh.mayEnd = true;
      tables[at] = fresh;
      games++;
      dropped += over.dropped;
      over.close();
    };
    const replacing = new Map<number, Promise<void>>();
    const step = (): void => {
      for (let tries = 0; tries < tables.length; tries++) {
        const at = next++ % tables.length;
        const table = tables[at]!;
        if (replacing.has(at) || table.isWaiting) continue;
        if (!table.isOver) {
          commands++;
          void table.act();
          return;
        }
        replacing.set(
          at,
          replace(at).finally(() => replacing.delete(at)),
        );
      }
    };
    const samples: (readonly [number, number])[] = [];
    let rss = 0;
    for (let second = 0; second < minutes * 60; second += sampleEverySeconds) {
      await pace({ rate: size.rate, seconds: sampleEverySeconds }, step);
      const vitals = await child.ask('heap');
      samples.push([(second + sampleEverySeconds) / 60, vitals.heap!]);
      rss = vitals.rss;
    }
    // Waits for tables that are still being opened: they would find the server gone.
    await Promise.all(replacing.values());
    for (const table of tables) dropped += table.dropped;
    for (const table of tables) table.close();
    const counted = samples.slice(Math.floor(samples.length * warmUp));
    const heaps = samples.map(([, heap]) => heap);
    return { slope: slopeOf(counted), heaps, rss, games, commands, dropped };
  });
}

/** The slope of the least-squares line. */
function slopeOf(points: readonly (readonly [number, number])[]): number {
  const mean = (of: 0 | 1): number => points.reduce((sum, point) => sum + point[of], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const over = points.reduce((sum, [at]) => sum + (at - x) ** 2, 0);
  return over === 0 ? 0 : points.reduce((sum, [at, value]) => sum + (at - x) * (value - y), 0) / over;
}
