import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import { inboxOf } from '#schema/rules/emails.ts';
import type { ProjectedStore } from '#server/platform/projections.ts';

const TOKEN = /^([0-9a-f]{64})[.]([\w-]{43})$/;

/**
 * Addresses that want no reminders. The link in a reminder is derived from the inbox and never expires. It needs no login, because
 * mail clients use it themselves (RFC 8058).
 */
export class UnsubscribeService {
  constructor(private readonly dependencies: { store: ProjectedStore; secret: string; baseUrl: string; now: () => Date }) {}

  /** The link with which the owner of an email address stops reminders. */
  hrefFor(email: string): string {
    const id = idOf(email);
    return `${this.dependencies.baseUrl}/unsubscribe?token=${id}.${this.macOf(id)}`;
  }

  async isUnsubscribed(email: string): Promise<boolean> {
    return (await this.dependencies.store.get('unsubscribes', idOf(email))) !== null;
  }

  /** Whether the token was issued here. Changes nothing. */
  isValid(token: string): boolean {
    return this.parse(token) !== null;
  }

  /** Stops reminders to the token's inbox. Idempotent. Returns false for an invalid token. */
  async unsubscribe(token: string): Promise<boolean> {
    const id = this.parse(token);
    if (id === null) return false;
    const at = this.dependencies.now().toISOString();
    await this.dependencies.store.transaction(async (transaction) => {
      if ((await transaction.get('unsubscribes', id)) === null) await transaction.put('unsubscribes', { id, at });
    });
    return true;
  }

  private parse(token: string): string | null {
    const [, id, mac] = TOKEN.exec(token) ?? [];
    if (id === undefined || mac === undefined) return null;
    return timingSafeEqual(Buffer.from(mac), Buffer.from(this.macOf(id))) ? id : null;
  }

  private macOf(id: string): string {
    return createHmac('sha256', this.dependencies.secret).update(`unsubscribe\n${id}`).digest('base64url');
  }
}

/** A hash, so that the collection contains no personal data. */
function idOf(email: string): string {
  return hash('sha256', inboxOf(email), 'hex');
}
