/** What the handlers of routes and sockets share. */
import type { Host } from '../host/host.ts';
import type { Store } from '../store/store.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Settings } from './settings.ts';
import type { Sockets } from './sockets.ts';

export interface Parts {
  readonly settings: Settings;
  readonly store: Store;
  readonly host: Host;
  readonly sockets: Sockets;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly now: () => number;
}
