import { BlockList, isIP } from 'node:net';

/** Loopback and private networks, IPv4 and IPv6. */
const PRIVATE = ['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16', '::1', 'fc00::/7', 'fe80::/10'];

/** Addresses and networks of trusted proxies. `true` trusts every loopback and private address; `false` trusts none. */
export type TrustedProxies = boolean | readonly string[];

/**
 * Predicate for Fastify's `trustProxy`: whether a peer may report the client's address. Trusts one hop, because the proxy itself
 * saw the last reported address, whereas earlier addresses may be forged.
 */
export function trustedProxies(proxies: TrustedProxies): false | ((address: string | undefined, hop: number) => boolean) {
  if (proxies === false) return false;
  const list = new BlockList();
  for (const each of proxies === true ? PRIVATE : proxies) {
    const [address = '', prefix] = each.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return (address, hop) => hop === 0 && address !== undefined && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
