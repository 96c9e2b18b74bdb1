import type { LookupAddress } from 'node:dns';
import { expect, it } from 'vitest';
import {
  createPublicLookup,
  isPrivateLiteral,
  isPublicAddress,
} from '../src/base/outgoing/address.ts';

it.each([
  ...['10.1.2.3', '172.16.0.1', '192.168.1.1', '127.0.0.1', '169.254.169.254', '100.64.0.1'],
  ...['224.0.0.1', '0.0.0.0', '255.255.255.255', '192.0.2.1', '198.18.0.1', '240.0.0.1'],
  ...['::1', '::', 'fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd12::1', 'fec0::1', 'ff02::1'],
  ...['::ffff:127.0.0.1', '::ffff:8.8.8.8', '::127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::'],
  ...['2001::1', '2001:db8::1', 'no address'],
  ...['::7f00:1', '::a00:1', '::ffff:1', '1::1', '4000::1'],
])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

it.each(['8.8.8.8', '2606:4700::1111'])('%s is public', (address) =>
  expect(isPublicAddress(address)).toBe(true),
);

it.each([
  ['https://127.0.0.1/', true],
  ['https://0x7f.1/', true],
  ['https://2130706433/', true],
  ['https://[::ffff:10.0.0.1]:8443/hooks', true],
  ['https://8.8.8.8/', false],
  ['https://localhost/', false],
])('%s: private literal %s', (url, expected) =>
  expect(isPrivateLiteral(new URL(url))).toBe(expected),
);

const found = (...addresses: string[]): LookupAddress[] =>
  addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

it.each([
  [found('8.8.8.8', '2606:4700::1111'), true, null, found('8.8.8.8', '2606:4700::1111')],
  [found('8.8.8.8', '2606:4700::1111'), false, null, '8.8.8.8'],
  [found('8.8.8.8', '10.0.0.1'), true, 'EPRIVATE', ''],
  [found('::ffff:8.8.8.8'), false, 'EPRIVATE', ''],
  [[], true, 'EPRIVATE', ''],
])('a name with %j, all: %s', (addresses, all, code, result) => {
  const results: unknown[] = [];
  const lookup = createPublicLookup((_name, _options, done) => done(null, addresses));
  lookup('site.example', { all }, (error, address) => results.push([error?.code ?? null, address]));
  expect(results).toEqual([[code, result]]);
});
