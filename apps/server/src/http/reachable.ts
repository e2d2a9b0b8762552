/** Where other devices reach this server: what a screen in the living room shows to phones. */
import type { NetworkInterfaceInfo } from 'node:os';
import type { Settings } from '../ops/settings.ts';
import { isLoopback } from './address.ts';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Bridges, tunnels and virtual machines: phones do not reach them. */
const virtual =
  /^(docker|br-|veth|virbr|vmnet|vboxnet|vEthernet|utun|tun|tap|wg|zt|tailscale|lxc|cni|podman)/i;

/**
 * As pages name them, those first that a phone in the house is likely to reach; empty where only this machine comes in.
 * An operator who says where browsers come from (`ORIGINS`) has said it all.
 */
export function reachableOrigins(
  { host, origins, proxies }: Pick<Settings, 'host' | 'origins' | 'proxies'>,
  port: number,
  interfaces: Interfaces,
): readonly string[] {
  if (origins.length > 0) return origins;
  // Behind a proxy none of the machine's own addresses is the one that people type.
  if (proxies > 0 || isLoopback(host)) return [];
  const isEverywhere = host === '0.0.0.0' || host === '::';
  if (!isEverywhere) return [originAt(host, port)];
  const found = Object.entries(interfaces).flatMap(([name, all = []]) =>
    all
      .filter((one) => isForOthers(one) && (host === '::' || one.family === 'IPv4'))
      .map(({ address, family }) => ({
        origin: originAt(address, port),
        rank: (virtual.test(name) ? 2 : 0) + (family === 'IPv4' ? 0 : 1),
      })),
  );
  return [...new Set(found.sort((one, other) => one.rank - other.rank).map(({ origin }) => origin))];
}

/** Without those that are good on one wire only: an address of that kind needs the name of the wire beside it. */
const isForOthers = ({ address, internal }: NetworkInterfaceInfo): boolean =>
  !internal && !/^(169\.254\.|fe80:)/i.test(address);

const originAt = (address: string, port: number): string => {
  const name = address.includes(':') ? `[${address}]` : address;
  return new URL(`http://${name}:${port}`).origin;
};
