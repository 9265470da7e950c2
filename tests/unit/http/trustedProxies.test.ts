import { expect, test } from 'vitest';
import { trustedProxies, type TrustedProxies } from '#server/http/trustedProxies.ts';

test.each<[TrustedProxies, string | undefined, boolean]>([
  [true, '127.0.0.1', true],
  [true, '::1', true],
  [true, '::ffff:10.1.2.3', true],
  [true, '172.31.0.9', true],
  [true, 'fd00::7', true],
  [true, '203.0.113.7', false],
  [true, '172.32.0.1', false],
  [true, '2001:db8::1', false],
  [true, undefined, false],
  [['203.0.113.7', '2001:db8::/32'], '203.0.113.7', true],
  [['203.0.113.7', '2001:db8::/32'], '::ffff:203.0.113.7', true],
  [['203.0.113.7', '2001:db8::/32'], '2001:db8:1::9', true],
  [['203.0.113.7', '2001:db8::/32'], '203.0.113.8', false],
  [['203.0.113.7', '2001:db8::/32'], '127.0.0.1', false],
])('with trusted proxies %j, the peer %s is trusted: %s', (proxies, address, expected) => {
  const trust = trustedProxies(proxies);
  expect(trust !== false && trust(address, 0)).toBe(expected);
  // Earlier hops may be forged.
  expect(trust !== false && trust(address, 1)).toBe(false);
});

test('no peer is trusted without configured proxies', () => {
  expect(trustedProxies(false)).toBe(false);
});
