/** Where a phone reaches this server. */
import { networkInterfaces } from 'node:os';
import type { Addresses } from '@casefile/protocol/http';
import type { Parts } from '../../ops/parts.ts';
import { isLoopback, plainAddress } from '../address.ts';
import { reachableOrigins } from '../reachable.ts';
import type { Handlers } from '../router.ts';

/** The addresses of a machine are its owner's: who comes from elsewhere is told the one they have come by. */
export function network({ settings }: Parts): Pick<Handlers, 'addresses'> {
  return {
    async addresses({ request }): Promise<Addresses> {
      const { localAddress = '', remoteAddress = '', localPort = settings.port } = request.socket;
      const at = plainAddress(localAddress);
      // A proxy on this machine that nobody has told us of brings others in.
      const isForwarded = request.headers['x-forwarded-for'] !== undefined;
      const isHere = !isForwarded && [at, plainAddress(remoteAddress)].every(isLoopback);
      const own = { ...settings, host: isHere ? settings.host : at };
      const origins = reachableOrigins(own, localPort, isHere ? networkInterfaces() : {});
      return { origins: [...origins] };
    },
  };
}
