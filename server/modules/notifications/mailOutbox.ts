import type { MailService } from '#server/platform/mail/mail.service.ts';
import { MAILS_AT_ONCE, type Mail, type MailCarrier } from '#server/platform/mail/mail.ts';
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

/** A pending email; its recipient is null until it has been looked up. */
interface WaitingMail {
  dueMs: number;
  recipient: string | null;
}

/**
 * Transactional outbox: sends the emails that transactions have written to the collection `mails`, after their commit, at least once: a
 * crash or a failed write between sending and `SENT` sends an email again, with the same Message-ID. Begins with those left by a killed
 * process. Concurrent across recipients, sequential per recipient; failures are retried with backoff.
 */
export class MailOutbox {
  /** In order of arrival. */
  private readonly waiting = new Map<string, WaitingMail>();
  /** Emails being sent, and their recipients. */
  private readonly sending = new Set<string>();
  private readonly busyRecipients = new Set<string>();
  /** Emails postponed until their order changes, with its id. */
  private readonly awaitingOrder = new Map<string, string>();
  /** When each was settled. */
  private readonly settled = new Map<string, string>();
  private isRunning = false;
  /** Whether an email may have become ready since the last check, and the callback of the waiting round. */
  private hasNewlyDue = false;
  private wakeRound: () => void = () => undefined;
  private isClosed = false;
  private timer: NodeJS.Timeout | null = null;
  private stopFollowing: () => void = () => undefined;

  private constructor(private readonly dependencies: Dependencies) {}

  /** Loads the pending emails and sends them from then on. */
  static async open(dependencies: Dependencies): Promise<MailOutbox> {
    const outbox = new MailOutbox(dependencies);
    outbox.stopFollowing = await dependencies.repository.follow(
      (id, mail) => outbox.learn(id, mail),
      (orders) => outbox.makeDue(orders),
    );
    outbox.wake();
    return outbox;
  }

  /** Sends the emails due now; a timer also calls this. */
  wake(): void {
    this.hasNewlyDue = true;
    this.wakeRound();
    if (this.isRunning || this.isClosed || !this.isAnyDue()) return;
    this.isRunning = true;
    this.dependencies.mails.alongside(this.round());
  }

  close(): void {
    this.isClosed = true;
    if (this.timer !== null) clearTimeout(this.timer);
    this.stopFollowing();
  }

  private learn(id: string, mail: OutboxMailDoc | null): void {
    this.waiting.delete(id);
    this.settled.delete(id);
    if (mail === null) return;
    if (mail.state !== 'WAITING') {
      this.settled.set(id, mail.settledAt ?? '');
      return;
    }
    this.waiting.set(id, { dueMs: mail.dueAt === null ? 0 : Date.parse(mail.dueAt), recipient: null });
    this.wake();
    this.setTimer();
  }

  /** Emails waiting for an order that has changed become due; failed ones keep their backoff. */
  private makeDue(orders: ReadonlySet<string>): void {
    for (const [id, orderId] of this.awaitingOrder) if (orders.has(orderId)) this.postpone(id, 0);
    this.wake();
  }

  private isAnyDue(): boolean {
    const now = this.dependencies.now().getTime();
    for (const { dueMs } of this.waiting.values()) if (dueMs <= now) return true;
    return false;
  }

  /** The first due email whose recipient has none being sent. */
  private async next(): Promise<{ id: string; recipient: string } | null> {
    const now = this.dependencies.now().getTime();
    /** Recipients with an earlier email skipped: they stay skipped even if they become free meanwhile, to keep the order. */
    const passedOver = new Set<string>();
    for (const [id, mail] of this.waiting) {
      if (mail.dueMs > now || this.sending.has(id)) continue;
      mail.recipient ??= await this.recipientOf(id);
      const { recipient } = mail;
      if (!this.busyRecipients.has(recipient) && !passedOver.has(recipient)) return { id, recipient };
      passedOver.add(recipient);
    }
    return null;
  }

  private async recipientOf(id: string): Promise<string> {
    const due = await this.dependencies.repository.find(id);
    return due === null ? id : this.dependencies.recipientOf(due);
  }

  private async round(): Promise<void> {
    // After the current response.
    await new Promise((resolve) => setImmediate(resolve));
    const underWay = new Set<Promise<void>>();
    for (;;) {
      this.hasNewlyDue = false;
      const isFree = !this.isClosed && underWay.size < MAILS_AT_ONCE;
      const next = isFree ? await this.next() : null;
      if (next !== null) {
        const work = this.send(next).finally(() => {
          underWay.delete(work);
          this.hasNewlyDue = true;
        });
        underWay.add(work);
      } else if (!isFree || !this.hasNewlyDue) {
        if (underWay.size === 0) break;
        await Promise.race([...underWay, new Promise<void>((resolve) => (this.wakeRound = resolve))]);
      }
    }
    this.isRunning = false;
    this.setTimer();
  }

  private async send({ id, recipient }: { id: string; recipient: string }): Promise<void> {
    this.sending.add(id);
    this.busyRecipients.add(recipient);
    try {
      await this.deliver(id);
    } catch (error) {
      if (!this.isClosed) {
        this.dependencies.reportError(error);
        this.postpone(id, STORE_WAIT_MS);
      }
    } finally {
      this.sending.delete(id);
      this.busyRecipients.delete(recipient);
    }
  }

  private async deliver(id: string): Promise<void> {
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

  private postpone(id: string, ms: number): void {
    const mail = this.waiting.get(id);
    if (mail !== undefined) mail.dueMs = this.dependencies.now().getTime() + ms;
  }

  private setTimer(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    if (this.isClosed || this.isRunning || this.waiting.size === 0) return;
    const now = this.dependencies.now().getTime();
    let next = Infinity;
    for (const { dueMs } of this.waiting.values()) next = Math.min(next, dueMs);
    const wake = () => {
      this.wake();
      this.setTimer();
    };
    this.timer = setTimeout(wake, Math.min(LONGEST_TIMER_MS, Math.max(1000, next - now)));
    this.timer.unref();
  }
}
