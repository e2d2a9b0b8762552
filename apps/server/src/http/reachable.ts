/** The addresses at which other devices reach this server, as a shared screen shows them to phones. */
import type { NetworkInterfaceInfo } from 'node:os';
import type { Settings } from '../ops/settings.ts';
import { isLoopback } from './address.ts';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Interfaces that phones cannot reach: bridges, tunnels and virtual machines. */
const virtual =
  /^(docker|br-|veth|virbr|vmnet|vboxnet|vEthernet|utun|tun|tap|wg|zt|tailscale|lxc|cni|podman)/i;

/**
 * The server's origins, the likeliest for a phone in the same network first; empty where only this machine can connect.
 * If the operator has set `ORIGINS`, those are all.
 */
export function reachableOrigins(
  { host, origins, proxies }: Pick<Settings, 'host' | 'origins' | 'proxies'>,
  port: number,
  interfaces: Interfaces,
): readonly string[] {
  if (origins.length > 0) return origins;
  // Behind a proxy, people do not use the machine's own addresses.
  if (proxies > 0 || isLoopback(host)) return [];
  const isEverywhere = host === '0.0.0.0' || host === '::';
  if (!isEverywhere) return [originAt(host, port)].filter((origin) => origin !== null);
  const found = Object.entries(interfaces).flatMap(([name, all = []]) =>
    all
      .filter((one) => isForOthers(one) && (host === '::' || one.family === 'IPv4'))
      .map(({ address, family }) => ({
        origin: originAt(address, port)!,
        rank: (virtual.test(name) ? 2 : 0) + (family === 'IPv4' ? 0 : 1),
      })),
  );
  return [...new Set(found.sort((one, other) => one.rank - other.rank).map(({ origin }) => origin))];
}

/** Excludes link-local addresses, which need the name of the network interface beside them. */
const isForOthers = ({ address, internal }: NetworkInterfaceInfo): boolean =>
  !internal && !/^(169\.254\.|fe80:)/i.test(address);

/** Null for an address that no browser opens, as a link-local one with its interface. */
const originAt = (address: string, port: number): string | null =>
  URL.parse(`http://${nameInUrl(address)}:${port}`)?.origin ?? null;

export const nameInUrl = (address: string): string => (address.includes(':') ? `[${address}]` : address);
