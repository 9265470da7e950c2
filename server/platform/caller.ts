import ipaddr from 'ipaddr.js';
import { isIP, isIPv6 } from 'node:net';

/**
 * The caller that requests and attempts are counted against: an account, otherwise a browser identified by its signed cookie,
 * otherwise a network.
 */
export interface Caller {
  account: string | null;
  /** A client can obtain any number of devices, so a limit per device needs an additional one per network. */
  device: string | null;
  /** An IPv4 address, or a connection's IPv6 prefix. */
  network: string;
}

/** Caller for in-process requests, made by the server itself and by tests. */
export const IN_PROCESS: Caller = { account: null, device: null, network: 'in process' };

export function callerKey({ account, device, network }: Caller): string {
  if (account !== null) return `account ${account}`;
  return device !== null ? `device ${device}` : `network ${widerNetworkOf(network)}`;
}

/** The IP address in a `Host` or forwarding header, with or without brackets and port. Returns null for anything else. */
export function addressIn(text: string | undefined): string | null {
  const [, bracketed, withPort] = /^(?:\[([^\]]+)\](?::\d+)?|([^:]+):\d+)$/.exec(text ?? '') ?? [];
  const address = bracketed ?? withPort ?? text ?? '';
  return isIP(address) === 0 ? null : address;
}

/** Replaces the last eight bits of a 64-bit network. */
const HIDDEN = 'xx';

/** Number of IPv6 groups that identify a network; one connection has all addresses within it. */
const NETWORK_GROUPS = 4;

/** The network of an address: the whole IPv4 address, or the first 64 bits of an IPv6 address. Other text is unchanged. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return parsed.parts
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.toString(16))
    .join(':');
}

/**
 * The first 56 bits of a 64-bit IPv6 network, which may all belong to one household. Other text, including this function's own
 * result, is unchanged.
 */
export function widerNetworkOf(network: string): string {
  const groups = network.split(':');
  const last = groups[NETWORK_GROUPS - 1];
  if (groups.length !== NETWORK_GROUPS || last === undefined || last.endsWith(HIDDEN)) return network;
  return `${groups.slice(0, -1).join(':')}:${(Number.parseInt(last, 16) >> 8).toString(16)}${HIDDEN}`;
}
