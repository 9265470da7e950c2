/**
 * 128 random bits as 32 hex digits. `crypto.randomUUID` requires a secure context, which is missing when a phone opens the marketplace over
 * plain HTTP on the local network.
 */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
