import { setImmediate } from 'node:timers/promises';
import type { MailService } from '#server/platform/mail/mail.service.ts';
import { MAILS_AT_ONCE, type Mail, type MailCarrier } from '#server/platform/mail/mail.ts';
import { Semaphore } from '#server/platform/semaphore.ts';
import { CollectionProjection } from '#server/platform/projections.ts';
import type { Commit } from '#server/store/store.ts';
import type { OutboxMailDoc } from '#server/store/documents/mails.ts';
import type { MailRepository } from './mail.repository.ts';

/** First backoff after a failure; each further one doubles it. */
const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 4 * 3_600_000;
/** Some two days of retries. */
const MAX_FAILURES = 20;
/** Retry delay when the store fails to record the result of a send. */
const STORE_WAIT_MS = 60_000;
/** Settled emails retained for inspection, and the batch size of deletion beyond them. */
const MAX_SETTLED = 500;
const PRUNED_AT_ONCE = 50;
const LONGEST_TIMER_MS = 3_600_000;

/** Result of rendering an outbox entry: the email; null when it is obsolete; or the delay until it is rendered again. */
export type WrittenMail = Mail | { retryAfterMs: number } | null;

interface Dependencies {
  repository: MailRepository;
  carrier: MailCarrier;
  /** Renders an email from the data stored now. */
  write: (due: OutboxMailDoc) => Promise<WrittenMail>;
  /** Key of the recipient; emails of one recipient are sent sequentially. */
  recipientOf: (due: OutboxMailDoc) => Promise<string>;
  mails: Pick<MailService, 'alongside'>;
  now: () => Date;
  reportError: (error: unknown) => void;
}

/**
 * Transactional outbox: sends the emails that transactions have written to the collection `mails`, after their commit, at least once: a
 * crash or a failed write between sending and `SENT` sends an email again, with the same Message-ID. Begins with those left by a killed
 * process. Concurrent across recipients, sequential per recipient; failures are retried with backoff.
 */
export class MailOutbox extends CollectionProjection<'mails'> {
  protected readonly collection = 'mails';
  /** When each pending email is due, in order of arrival. */
  private readonly waiting = new Map<string, number>();
  /** Emails being sent or queued for it; the queue has a line per recipient. */
  private readonly queued = new Set<string>();
  private readonly semaphore = new Semaphore(MAILS_AT_ONCE, Infinity, { maxRunningOfOne: 1 });
  /** The last lookup of a recipient: one after the other, so that emails of one recipient are queued in order of arrival. */
  private lookups: Promise<unknown> = Promise.resolve();
  /** Emails postponed until their order changes, with its id. */
  private readonly awaitingOrder = new Map<string, string>();
  /** When each was settled. */
  private readonly settled = new Map<string, string>();
  private isClosed = false;
  private timer: NodeJS.Timeout | undefined;
  private wakesAtMs = Infinity;

  constructor(private readonly dependencies: Dependencies) {
    super();
  }

  override apply(commit: Commit): void {
    super.apply(commit);
    const orders = commit.changes.flatMap(({ collection, id }) => (collection === 'orders' ? [id] : []));
    if (orders.length > 0) this.makeDue(new Set(orders));
  }

  /** Sends the emails due now; a timer also calls this. */
  wake(): void {
    this.wakesAtMs = Infinity;
    for (const [id, dueMs] of this.waiting) this.schedule(id, dueMs);
  }

  override close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
  }

  protected learnDocument(id: string, mail: OutboxMailDoc | null): void {
    this.waiting.delete(id);
    this.settled.delete(id);
    if (mail === null) return;
    if (mail.state !== 'WAITING') {
      this.settled.set(id, mail.settledAt ?? '');
      return;
    }
    this.postponeTo(id, mail.dueAt === null ? 0 : Date.parse(mail.dueAt));
  }

  /** Emails waiting for an order that has changed become due; failed ones keep their backoff. */
  private makeDue(orders: ReadonlySet<string>): void {
    for (const [id, orderId] of this.awaitingOrder) if (orders.has(orderId)) this.postpone(id, 0);
  }

  private postpone(id: string, ms: number): void {
    if (this.waiting.has(id)) this.postponeTo(id, this.dependencies.now().getTime() + ms);
  }

  private postponeTo(id: string, dueMs: number): void {
    this.waiting.set(id, dueMs);
    this.schedule(id, dueMs);
  }

  /** Queues an email that is due; for a later one the timer is set. */
  private schedule(id: string, dueMs: number): void {
    const waitMs = dueMs - this.dependencies.now().getTime();
    if (this.isClosed || this.queued.has(id)) return;
    if (waitMs <= 0) this.enqueue(id);
    else if (dueMs < this.wakesAtMs) {
      this.wakesAtMs = dueMs;
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.wake(), Math.min(LONGEST_TIMER_MS, Math.max(1000, waitMs)));
      this.timer.unref();
    }
  }

  private enqueue(id: string): void {
    this.queued.add(id);
    const recipient = this.lookups.then(() => this.recipientOf(id));
    this.lookups = recipient.catch(() => undefined);
    this.dependencies.mails.alongside(this.send(id, recipient));
  }

  private async recipientOf(id: string): Promise<string> {
    const due = await this.dependencies.repository.find(id);
    return due === null ? id : this.dependencies.recipientOf(due);
  }

  private async send(id: string, recipient: Promise<string>): Promise<void> {
    try {
      // After the current response.
      await setImmediate();
      await this.semaphore.take(() => this.deliver(id), await recipient);
    } catch (error) {
      if (!this.isClosed) {
        this.dependencies.reportError(error);
        this.postpone(id, STORE_WAIT_MS);
      }
    } finally {
      this.queued.delete(id);
      const dueMs = this.waiting.get(id);
      if (dueMs !== undefined) this.schedule(id, dueMs);
    }
  }

  private async deliver(id: string): Promise<void> {
    if (this.isClosed) return;
    const due = await this.dependencies.repository.find(id);
    this.awaitingOrder.delete(id);
    if (due?.state !== 'WAITING') {
      this.waiting.delete(id);
      return;
    }
    try {
      const mail = await this.dependencies.write(due);
      if (mail !== null && 'retryAfterMs' in mail) {
        this.postpone(id, mail.retryAfterMs);
        this.awaitingOrder.set(id, due.orderId);
        return;
      }
      if (mail !== null) await this.dependencies.carrier.send(mail, { id, at: due.createdAt });
    } catch (error) {
      // A closed carrier's error is not a failure of the email.
      if (this.isClosed) return;
      this.dependencies.reportError(error);
      await this.noteFailure(due);
      return;
    }
    await this.settle(due, 'SENT');
  }

  private async noteFailure(due: OutboxMailDoc): Promise<void> {
    const failures = due.failures + 1;
    if (failures >= MAX_FAILURES) {
      await this.settle({ ...due, failures }, 'GIVEN_UP');
      return;
    }
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1));
    const dueAt = new Date(this.dependencies.now().getTime() + wait).toISOString();
    await this.dependencies.repository.save({ ...due, failures, dueAt });
    this.postpone(due.id, wait);
  }

  private settle(due: OutboxMailDoc, state: 'SENT' | 'GIVEN_UP'): Promise<void> {
    const settledAt = this.dependencies.now().toISOString();
    return this.dependencies.repository.save({ ...due, state, settledAt, dueAt: null }, this.excess());
  }

  /** The oldest settled emails, once there are too many. */
  private excess(): string[] {
    if (this.settled.size < MAX_SETTLED + PRUNED_AT_ONCE) return [];
    const oldest = [...this.settled].sort(([, left], [, right]) => (left < right ? -1 : 1)).slice(0, PRUNED_AT_ONCE);
    return oldest.map(([id]) => id);
  }
}
