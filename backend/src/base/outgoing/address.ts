import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Public IPv6 addresses are all in 2000::/3, which has no mapped or compatible IPv4 addresses. */
const isGlobal = (parsed: ipaddr.IPv4 | ipaddr.IPv6): boolean =>
  !('parts' in parsed) || ((parsed.parts[0] ?? 0) & 0xe000) === 0x2000;

/** Whether an IP address is one of the public internet: not private, local, shared, mapped or reserved. */
export const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === 'unicast' && isGlobal(parsed);
};

/** Whether the host is an IP address that is not public; false for a name. */
export const isPrivateLiteral = ({ hostname }: URL): boolean => {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  return ipaddr.isValid(host) && !isPublicAddress(host);
};

/** Whether the host cannot be public, as far as its address tells without a request: also a name of this machine. */
export const isPrivateHost = (url: URL): boolean =>
  isPrivateLiteral(url) || /(^|\.)localhost\.?$/.test(url.hostname);

const privateAddress = (): Error =>
  Object.assign(new Error('The address is not public.'), { code: 'EPRIVATE' });

type Resolve = (
  name: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/**
 * Resolves names for a connection and rejects those with an address that is not public. Checking the name before would not
 * do, as it may have another address when the connection is made.
 */
export const createPublicLookup =
  (resolve: Resolve = lookup): LookupFunction =>
  (hostname, options, callback) =>
    resolve(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) callback(error ?? privateAddress(), '');
      else if (!found.every(({ address }) => isPublicAddress(address)))
        callback(privateAddress(), '');
      else if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    });
