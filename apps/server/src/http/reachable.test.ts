import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, test } from 'vitest';
import { reachableOrigins } from './reachable.ts';

const one = (address: string, internal = false): NetworkInterfaceInfo =>
  ({ address, family: address.includes(':') ? 'IPv6' : 'IPv4', internal }) as NetworkInterfaceInfo;

const house = {
  lo: [one('127.0.0.1', true), one('::1', true)],
  docker0: [one('172.17.0.1')],
  wlan0: [one('fe80::1'), one('2001:db8::20'), one('192.168.1.20')],
  eth0: [one('169.254.3.4')],
};
const from = (host: string, origins: readonly string[] = [], proxies = 0): readonly string[] =>
  reachableOrigins({ host, origins, proxies }, 8080, house);

describe('U72 where phones reach the server', () => {
  test('a server for its own machine has no address for others', () => {
    for (const host of ['127.0.0.1', 'localhost', '::1', '127.1.2.3']) expect(from(host)).toEqual([]);
  });

  test('a server on all addresses lists those of the local network first, and no link-local ones', () => {
    expect(from('0.0.0.0')).toEqual(['http://192.168.1.20:8080', 'http://172.17.0.1:8080']);
    expect(from('::')).toEqual([
      'http://192.168.1.20:8080',
      'http://[2001:db8::20]:8080',
      'http://172.17.0.1:8080',
    ]);
  });

  test('a server on one address lists only that, and omits the default port', () => {
    expect(from('192.168.1.20')).toEqual(['http://192.168.1.20:8080']);
    expect(from('house.local')).toEqual(['http://house.local:8080']);
    const onUsualPort = { host: '192.168.1.20', origins: [], proxies: 0 };
    expect(reachableOrigins(onUsualPort, 80, house)).toEqual(['http://192.168.1.20']);
    expect(from('2001:db8::20')).toEqual(['http://[2001:db8::20]:8080']);
    expect(from('fe80::1%wlan0')).toEqual([]);
  });

  test('ORIGINS overrides everything, and behind a proxy no address of the machine is listed', () => {
    expect(from('0.0.0.0', ['https://casefile.example'])).toEqual(['https://casefile.example']);
    expect(from('127.0.0.1', ['https://casefile.example'])).toEqual(['https://casefile.example']);
    expect(from('0.0.0.0', [], 1)).toEqual([]);
  });
});
