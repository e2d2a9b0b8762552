/** What the handlers of routes and sockets share. */
import type { Host } from '../host/table-service.ts';
import type { Peers } from '../host/peers.ts';
import type { Store } from '../store/store.ts';
import type { Addresses } from '../http/addresses.ts';
import type { Commander } from '../socket/command-handler.ts';
import type { Guests } from '../socket/connections.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { RecordDesk } from './record-worker.ts';
import type { Settings } from './settings.ts';
import type { SharedRates } from '../http/shared-rates.ts';

export interface Parts {
  readonly settings: Settings;
  readonly store: Store;
  readonly host: Host;
  readonly peers: Peers;
  readonly guests: Guests;
  readonly addresses: Addresses;
  readonly command: Commander;
  readonly recordDesk: RecordDesk;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly rates: Pick<SharedRates, 'limit'>;
  readonly now: () => number;
}
