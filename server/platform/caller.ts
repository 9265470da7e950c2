import ipaddr from 'ipaddr.js';
import { isIP, isIPv6 } from 'node:net';

/** The caller, to whom requests and attempts are counted: an account, else a browser by its signed cookie, else a network. */
export interface Caller {
  account: string | null;
  /** A client can get any number of devices, so a limit per device needs one per network. */
  device: string | null;
  /** An IPv4 address, or the IPv6 prefix of a connection. */
  network: string;
}

/** Caller of in-process requests, by the server itself and by tests. */
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

/** IPv6 groups that identify a network; one connection has all addresses below. */
const NETWORK_GROUPS = 4;

/** Network of an address: a whole IPv4 address, or the first 64 bits of IPv6. Other text is unchanged. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return parsed.parts
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.toString(16))
    .join(':');
}

/** The first 56 bits of a 64-bit IPv6 network, which one household may have. Other text, including its own result, is unchanged. */
export function widerNetworkOf(network: string): string {
  const groups = network.split(':');
  const last = groups[NETWORK_GROUPS - 1];
  if (groups.length !== NETWORK_GROUPS || last === undefined || last.endsWith(HIDDEN)) return network;
  return `${groups.slice(0, -1).join(':')}:${(Number.parseInt(last, 16) >> 8).toString(16)}${HIDDEN}`;
}
