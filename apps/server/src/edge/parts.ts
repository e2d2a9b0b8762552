/** What the handlers of routes and sockets share. */
import type { Host } from '../host/host.ts';
import type { Peers } from '../host/peers.ts';
import type { Store } from '../store/store.ts';
import type { Addresses } from './addresses.ts';
import type { Commander } from './commanding.ts';
import type { Guests } from './guests.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { RecordDesk } from './record-desk.ts';
import type { Settings } from './settings.ts';
import type { SharedRates } from './shared-rates.ts';

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
