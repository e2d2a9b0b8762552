/** Dependencies shared by the handlers of routes and sockets. */

import type { TableOpeners } from '../bots/openers.ts';
import type { Peers } from '../host/peers.ts';
import type { TableService } from '../host/table-service.ts';
import type { Addresses } from '../http/limits/addresses.ts';
import type { SharedRates } from '../http/limits/shared-rates.ts';
import type { CommandHandler } from '../socket/command-handler.ts';
import type { Connections } from '../socket/connections.ts';
import type { Store } from '../store/store.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { RecordWorker } from './record-worker.ts';
import type { Settings } from './settings.ts';

export interface Parts {
  readonly settings: Settings;
  readonly store: Store;
  readonly host: TableService;
  readonly peers: Peers;
  readonly connections: Connections;
  readonly addresses: Addresses;
  readonly openers: TableOpeners;
  readonly command: CommandHandler;
  readonly recordWorker: RecordWorker;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly rates: Pick<SharedRates, 'limit'>;
  readonly now: () => number;
}
