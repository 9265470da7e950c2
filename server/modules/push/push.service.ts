import { ECDH, hash } from 'node:crypto';
import { MAX_PUSH_DEVICES, MAX_PUSH_ENDPOINT_LENGTH } from '#schema/rules/limits.ts';
import { memberTransaction, type ProfileResult, type SignedIn } from '#server/modules/accounts/index.ts';
import { NotSignedIn } from '#server/platform/errors.ts';
import { invalid, type InvalidInput } from '#server/platform/input/parseInput.ts';
import { translations } from '#server/platform/messages.ts';
import type { ProjectedStore } from '#server/platform/projections.ts';
import type { Transaction } from '#server/store/transaction.ts';
import type { PushCarrier } from './pushCarrier.ts';
import type { PushKeys } from './pushKeys.ts';

const AUTH_BYTES = 16;
const POINT_BYTES = 65;
const UNKNOWN_SERVICE = translations('alerts.pushService');
const BAD_KEY = translations('alerts.pushKey');

/** A browser's `PushSubscription`. */
export interface PushSubscriptionRequest {
  endpoint: string;
  p256dh: string;
  auth: string;
}

interface Dependencies {
  store: ProjectedStore;
  keys: PushKeys;
  carrier: PushCarrier;
  now: () => Date;
}

/** Registers and removes the browsers that get a member's notifications. */
export class PushService {
  constructor(private readonly dependencies: Dependencies) {}

  /** Public key with which browsers subscribe; null if notifications are off. */
  async publicKey(): Promise<string | null> {
    return this.dependencies.carrier.isOn ? ((await this.dependencies.keys.find())?.publicKey ?? null) : null;
  }

  /** Ids of a member's devices, oldest first. */
  async idsOf(userId: string): Promise<string[]> {
    return (await devicesOf(this.dependencies.store, userId)).map(({ id }) => id);
  }

  /**
   * Registers the browser of a session, also one that was another member's. Beyond the limit, the member's oldest device is removed.
   * Idempotent. Throws NotSignedIn.
   */
  register(viewer: SignedIn | null, { endpoint, p256dh, auth }: PushSubscriptionRequest): Promise<ProfileResult> {
    return memberTransaction(this.dependencies.store, viewer, async (transaction, { userId, sessionId }): Promise<ProfileResult> => {
      const user = await transaction.get('users', userId);
      if (user === null) throw new NotSignedIn();
      const errors = this.errorsOf({ endpoint, p256dh, auth });
      if (errors.length > 0) return { viewer: null, errors };
      const id = deviceIdOf(endpoint);
      const before = await transaction.get('pushDevices', id);
      const { day, sent, createdAt } = before ?? { day: 0, sent: 0, createdAt: this.dependencies.now().toISOString() };
      const others = (await devicesOf(transaction, userId)).filter((device) => device.id !== id);
      for (const oldest of others.slice(0, Math.max(0, others.length - MAX_PUSH_DEVICES + 1))) {
        await transaction.delete('pushDevices', oldest.id);
      }
      await transaction.put('pushDevices', { id, userId, sessionId, endpoint, p256dh, auth, createdAt, day, sent });
      return { viewer: user, errors: [] };
    });
  }

  /** Removes an own device; an unknown one changes nothing. Throws NotSignedIn. */
  remove(viewer: SignedIn | null, id: string): Promise<ProfileResult> {
    return memberTransaction(this.dependencies.store, viewer, async (transaction, { userId }): Promise<ProfileResult> => {
      const user = await transaction.get('users', userId);
      if (user === null) throw new NotSignedIn();
      if ((await transaction.get('pushDevices', id))?.userId === userId) await transaction.delete('pushDevices', id);
      return { viewer: user, errors: [] };
    });
  }

  private errorsOf({ endpoint, p256dh, auth }: PushSubscriptionRequest): InvalidInput[] {
    const isKnown = endpoint.length <= MAX_PUSH_ENDPOINT_LENGTH && this.dependencies.carrier.accepts(endpoint);
    return [
      ...(isKnown ? [] : [invalid(['endpoint'], UNKNOWN_SERVICE)]),
      ...(isPoint(p256dh) ? [] : [invalid(['p256dh'], BAD_KEY)]),
      ...(isBase64(auth, AUTH_BYTES) ? [] : [invalid(['auth'], BAD_KEY)]),
    ];
  }
}

/** A member's devices, oldest first. */
export async function devicesOf(reader: Pick<Transaction, 'query'>, userId: string) {
  const { items } = await reader.query('pushDevices', { where: { userId } });
  return [...items].sort((left, right) => left.createdAt.localeCompare(right.createdAt));
}

/** The API describes this id, so that browsers recognise their own. */
function deviceIdOf(endpoint: string): string {
  return `psh_${hash('sha256', endpoint, 'hex').slice(0, 24)}`;
}

function isBase64(text: string, bytes: number): boolean {
  return (
    text.length <= Math.ceil((bytes * 4) / 3) && Buffer.from(text, 'base64url').toString('base64url') === text && byteLength(text) === bytes
  );
}

const byteLength = (text: string) => Buffer.from(text, 'base64url').length;

/** Whether a text is a point of the curve; payloads cannot be encrypted for others. */
function isPoint(text: string): boolean {
  if (!isBase64(text, POINT_BYTES)) return false;
  try {
    ECDH.convertKey(text, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}
