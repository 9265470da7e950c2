/**
 * 128 random bits as 32 hex digits. `crypto.randomUUID` would do, but browsers offer it on https and localhost only, and a marketplace
 * is also opened from a phone in the same network.
 */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
