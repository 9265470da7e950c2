import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import { inboxOf } from '#schema/rules/emails.ts';
import { memberTransaction, type ProfileResult, type SignedIn } from '#server/modules/accounts/index.ts';
import { NotSignedIn } from '#server/platform/errors.ts';
import { invalid } from '#server/platform/input/parseInput.ts';
import { translations } from '#server/platform/messages.ts';
import type { ProjectedStore } from '#server/platform/projections.ts';
import type { EmailTopic, UnsubscribeDoc } from '#server/store/documents/reviews.ts';
import type { Transaction } from '#server/store/transaction.ts';

/** All topics, in the order in which pages list them. */
export const EMAIL_TOPICS = ['ALERTS', 'REVIEWS', 'QUESTIONS', 'MESSAGES', 'NEWSLETTER'] as const satisfies readonly EmailTopic[];
/** Topics of links and documents of earlier versions, which had one link for both. */
const EARLIER_TOPICS: readonly EmailTopic[] = ['REVIEWS', 'QUESTIONS'];
const UNCONFIRMED = translations('mails.topicsNeedConfirmation');
const TOKEN = /^([0-9a-f]{64})[.](?:([A-Z]+)[.])?([\w-]{43})$/;

/** What an unsubscribe link stops. */
interface Link {
  id: string;
  topics: readonly EmailTopic[];
}

/**
 * The emails that their recipients have stopped. A link in an email stops its topic. It is derived from the inbox and never
 * expires, and needs no login, because mail clients use it themselves (RFC 8058).
 */
export class EmailPreferences {
  constructor(private readonly dependencies: { store: ProjectedStore; secret: string; baseUrl: string; now: () => Date }) {}

  /** The link with which the owner of an email address stops a topic. */
  hrefFor(email: string, topic: EmailTopic): string {
    const id = inboxIdOf(email);
    return `${this.dependencies.baseUrl}/unsubscribe?token=${id}.${topic}.${this.macOf(id, topic)}`;
  }

  isStopped(email: string, topic: EmailTopic): Promise<boolean> {
    return isStopped(this.dependencies.store, inboxIdOf(email), topic);
  }

  /** The topics that the owner of an email address receives. */
  async topicsOf(email: string): Promise<EmailTopic[]> {
    const stopped = stoppedBy(await this.dependencies.store.get('unsubscribes', inboxIdOf(email)));
    return EMAIL_TOPICS.filter((topic) => !stopped.includes(topic));
  }

  /** The topics that a link stops; null for a token that was not issued here. Changes nothing. */
  topicsIn(token: string): readonly EmailTopic[] | null {
    return this.parse(token)?.topics ?? null;
  }

  /** Stops the token's topics; with ALERTS, deletes the alerts of a guest. Idempotent. Returns them, or null for an invalid token. */
  async unsubscribe(token: string): Promise<readonly EmailTopic[] | null> {
    const link = this.parse(token);
    if (link === null) return null;
    await this.dependencies.store.transaction(async (transaction) => {
      await this.setTopics(transaction, link, false);
      if (link.topics.includes('ALERTS')) await deleteGuestAlerts(transaction, link.id);
    });
    return link.topics;
  }

  /** Undoes `unsubscribe`, except for the deleted alerts. Idempotent. Returns the topics, or null for an invalid token. */
  async resume(token: string): Promise<readonly EmailTopic[] | null> {
    const link = this.parse(token);
    if (link === null) return null;
    await this.dependencies.store.transaction((transaction) => this.setTopics(transaction, link, true));
    return link.topics;
  }

  /** Sets the topics that a member with a confirmed email receives, and no others. Throws NotSignedIn. */
  set(viewer: SignedIn | null, topics: readonly EmailTopic[]): Promise<ProfileResult> {
    return memberTransaction(this.dependencies.store, viewer, async (transaction, { userId }): Promise<ProfileResult> => {
      const user = await transaction.get('users', userId);
      if (user === null) throw new NotSignedIn();
      if (user.emailConfirmedAt == null) return { viewer: null, errors: [invalid([], UNCONFIRMED)] };
      const at = this.dependencies.now();
      for (const topic of EMAIL_TOPICS) await setTopic(transaction, inboxIdOf(user.email), topic, topics.includes(topic), at);
      return { viewer: user, errors: [] };
    });
  }

  private async setTopics(transaction: Transaction, { id, topics }: Link, isOn: boolean): Promise<void> {
    for (const topic of topics) await setTopic(transaction, id, topic, isOn, this.dependencies.now());
  }

  private parse(token: string): Link | null {
    const [, id, topic, mac] = TOKEN.exec(token) ?? [];
    if (id === undefined || mac === undefined) return null;
    const topics = topic === undefined ? EARLIER_TOPICS : EMAIL_TOPICS.filter((each) => each === topic);
    const isIssued = timingSafeEqual(Buffer.from(mac), Buffer.from(this.macOf(id, topic)));
    return isIssued && topics.length > 0 ? { id, topics } : null;
  }

  private macOf(id: string, topic?: string): string {
    const text = ['unsubscribe', id, ...(topic === undefined ? [] : [topic])].join('\n');
    return createHmac('sha256', this.dependencies.secret).update(text).digest('base64url');
  }
}

/** Whether a topic was stopped by the owner of an inbox, by its id. */
export async function isStopped(reader: Pick<Transaction, 'get'>, inboxId: string, topic: EmailTopic): Promise<boolean> {
  return stoppedBy(await reader.get('unsubscribes', inboxId)).includes(topic);
}

/** Stops a topic for an inbox, or starts it again. Idempotent. */
export async function setTopic(transaction: Transaction, inboxId: string, topic: EmailTopic, isOn: boolean, at: Date): Promise<void> {
  const before = await transaction.get('unsubscribes', inboxId);
  const stopped = stoppedBy(before);
  if (stopped.includes(topic) !== isOn) return;
  const topics = isOn ? stopped.filter((each) => each !== topic) : [...stopped, topic];
  await transaction.put('unsubscribes', { id: inboxId, topics, at: at.toISOString() });
}

/** Deletes an inbox's alerts of guests, which have the email address. */
export async function deleteGuestAlerts(transaction: Transaction, inbox: string): Promise<void> {
  const { items } = await transaction.query('alerts', { where: { inbox, userId: null } });
  for (const { id } of items) await transaction.delete('alerts', id);
}

/** Id of an inbox: a hash, so that collections contain no personal data. */
export function inboxIdOf(email: string): string {
  return hash('sha256', inboxOf(email), 'hex');
}

function stoppedBy(document: UnsubscribeDoc | null): readonly EmailTopic[] {
  return document === null ? [] : (document.topics ?? EARLIER_TOPICS);
}
