import { createHash } from 'node:crypto';
import type { UserDoc } from '#server/store/documents/accounts.ts';
import type { Transaction } from '#server/store/store.ts';

/** Devices of one account that are remembered; the one that logged in longest ago makes room. */
const MAX_DEVICES = 20;

/** Whether a device has logged in to the account before, and was not taken off it since. It opens nothing: it only has a limit of its own. */
export function isKnownDevice(user: UserDoc | null, deviceId: string | null): boolean {
  return user !== null && deviceId !== null && (user.knownDevices ?? []).includes(deviceKey(user.id, deviceId));
}

/** The account with a device as the one that logged in last; the same where it is so already. */
export function withDevice<User extends UserDoc>(user: User, deviceId: string | null): User {
  if (deviceId === null) return user;
  const key = deviceKey(user.id, deviceId);
  const known = user.knownDevices ?? [];
  if (known.at(-1) === key) return user;
  return { ...user, knownDevices: [...known.filter((other) => other !== key), key].slice(-MAX_DEVICES) };
}

/** Takes devices off an account: all but one, or all. */
export async function forgetDevices(transaction: Transaction, userId: string, isForgotten: (key: string) => boolean): Promise<void> {
  const user = await transaction.get('users', userId);
  if (user === null || !(user.knownDevices ?? []).some(isForgotten)) return;
  await transaction.put('users', { ...user, knownDevices: (user.knownDevices ?? []).filter((key) => !isForgotten(key)) });
}

/** What is stored of a device: it cannot be made a cookie of again, and is another for each account. */
export function deviceKey(userId: string, deviceId: string): string {
  return createHash('sha256').update(`known-device\n${userId}\n${deviceId}`).digest('base64url').slice(0, 22);
}
