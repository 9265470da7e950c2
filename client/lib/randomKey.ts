/**
 * 128 random bits as 32 hex digits. Not `crypto.randomUUID`, which requires a secure context: the marketplace is also opened over plain
 * http from phones in the same network.
 */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
