/** How much memory what nobody needs any more may take. */
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/** For what is thrown away at once, in bytes: half of it would cost processor time, twice of it brings less than it takes. */
const enough = 16 * 2 ** 20;
const lookEvery = 200;
/** What has lived for a while is cleared when it has grown by so much; left alone, when it is two to four times as much. */
const growth = 100;

/**
 * Left alone a server that was busy once keeps a hundred megabytes of nothing. For the room of what is thrown away at
 * once there is a setting, but only for programs that are not running yet; so it is told not to grow where it has enough.
 */
export function keepHeapSmall(): void {
  // There is little to do each time: waking four helpers for it takes more processor time than they save.
  setFlagsFromString('--no-parallel-scavenge');
  setFlagsFromString(`--heap-growing-percent=${growth}`);
  const look = (): void => {
    const young = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space')!;
    setFlagsFromString(`--semi-space-growth-factor=${young.space_size > enough ? 1 : 2}`);
  };
  look();
  setInterval(look, lookEvery).unref();
}
