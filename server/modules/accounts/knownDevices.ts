import { createHash } from 'node:crypto';
import type { UserDoc } from '#server/store/documents/accounts.ts';
import type { Transaction } from '#server/store/transaction.ts';

/** Maximum known devices per account; the device with the oldest login is evicted. */
const MAX_DEVICES = 20;

/** Whether a device has logged in to the account before and is still remembered. Such a device has a separate rate limit, but no access. */
export function isKnownDevice(user: UserDoc | null, deviceId: string | null): boolean {
  return user !== null && deviceId !== null && (user.knownDevices ?? []).includes(deviceKey(user.id, deviceId));
}

/** The account with this device as its most recent one. Returns the same object if it already is. */
export function withDevice<User extends UserDoc>(user: User, deviceId: string | null): User {
  if (deviceId === null) return user;
  const key = deviceKey(user.id, deviceId);
  const known = user.knownDevices ?? [];
  if (known.at(-1) === key) return user;
  return { ...user, knownDevices: [...known.filter((other) => other !== key), key].slice(-MAX_DEVICES) };
}

/** Removes an account's devices that the predicate selects. */
export async function forgetDevices(transaction: Transaction, userId: string, isForgotten: (key: string) => boolean): Promise<void> {
  const user = await transaction.get('users', userId);
  if (user === null || !(user.knownDevices ?? []).some(isForgotten)) return;
  await transaction.put('users', { ...user, knownDevices: (user.knownDevices ?? []).filter((key) => !isForgotten(key)) });
}

/** The stored hash of a device, which is irreversible and differs per account. */
export function deviceKey(userId: string, deviceId: string): string {
  return createHash('sha256').update(`known-device\n${userId}\n${deviceId}`).digest('base64url').slice(0, 22);
}
