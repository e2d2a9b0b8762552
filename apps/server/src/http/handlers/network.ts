/** The addresses at which phones reach this server. */
import { networkInterfaces } from 'node:os';
import type { Addresses } from '@casefile/protocol/http';
import type { Parts } from '../../ops/parts.ts';
import { isLoopback, plainAddress } from '../address.ts';
import type { RouteHandlers } from '../call.ts';
import { reachableOrigins } from '../reachable.ts';

/** Only a client on this machine gets all of its addresses; any other gets the one it has connected to. */
export function network({ settings }: Parts): Pick<RouteHandlers, 'addresses'> {
  return {
    async addresses({ request }): Promise<Addresses> {
      const { localAddress = '', remoteAddress = '', localPort = settings.port } = request.socket;
      const at = plainAddress(localAddress);
      // Through an undeclared proxy on this machine, clients from elsewhere seem local.
      const isForwarded = request.headers['x-forwarded-for'] !== undefined;
      const isHere = !isForwarded && [at, plainAddress(remoteAddress)].every(isLoopback);
      const own = { ...settings, host: isHere ? settings.host : at };
      const origins = reachableOrigins(own, localPort, isHere ? networkInterfaces() : {});
      return { origins: [...origins] };
    },
  };
}
