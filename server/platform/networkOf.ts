import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address that name a network: one connection gets all the addresses below. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** What of a network address names who it was given to: an IPv4 address whole, of IPv6 its first 64 bits; anything else as it is. */
export function networkOf(address: string): string {
  const [, mapped] = MAPPED.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [front = '', back] = (address.split('%', 1)[0] ?? '').split('::');
  const before = front === '' ? [] : front.split(':');
  const after = back === undefined || back === '' ? [] : back.split(':');
  const zeros = Array.from({ length: Math.max(0, GROUPS - before.length - after.length) }, () => '0');
  const groups = [...before, ...(back === undefined ? [] : zeros), ...after];
  return groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** The first 56 bits of an IPv6 network of 64: what one household may have. Anything else as it is. */
export function widerNetworkOf(network: string): string {
  const groups = network.split(':');
  if (groups.length !== NETWORK_GROUPS) return network;
  const last = Number.parseInt(groups[NETWORK_GROUPS - 1] ?? '0', 16);
  return `${groups.slice(0, -1).join(':')}:${(last >> 8).toString(16)}xx`;
}
