import { isIPv6 } from 'node:net';

/** IPv6 groups that identify a network: one connection gets all the addresses below. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Network of an address: an IPv4 address whole, the first 64 bits of IPv6; anything else unchanged. */
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

/** The first 56 bits of a 64-bit IPv6 network, which one household may have. Anything else unchanged. */
export function widerNetworkOf(network: string): string {
  const groups = network.split(':');
  if (groups.length !== NETWORK_GROUPS) return network;
  const last = Number.parseInt(groups[NETWORK_GROUPS - 1] ?? '0', 16);
  return `${groups.slice(0, -1).join(':')}:${(last >> 8).toString(16)}xx`;
}
