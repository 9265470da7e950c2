import type { OwedMailDoc } from '#server/store/documents/mails.ts';
import type { Store, Transaction } from '#server/store/store.ts';
import { followCollection } from '../followCollection.ts';
import type { Mail, MailCarrier } from './mail.ts';
import type { MailService } from './mail.service.ts';

/** The first wait after a failure; each further one doubles it. */
const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 4 * 3_600_000;
/** Some two days of trying. */
const MAX_FAILURES = 20;
/** When the store takes no note of what became of a letter. */
const STORE_WAIT_MS = 60_000;
/** Settled letters that are kept, for whoever asks what was sent; and how many go at once. */
const MAX_SETTLED = 500;
const PRUNED_AT_ONCE = 50;
const LONGEST_TIMER_MS = 3_600_000;

/** What is written of a letter that is owed: the letter; null when there is nothing to tell any more; or when to ask again. */
export type WrittenMail = Mail | { askAgainMs: number } | null;

interface Dependencies {
  store: Store;
  carrier: MailCarrier;
  /** Writes a letter from what is stored now. */
  write: (owed: OwedMailDoc) => Promise<WrittenMail>;
  mails: Pick<MailService, 'alongside'>;
  now: () => Date;
  reportError: (error: unknown) => void;
}

/**
 * Sends the letters that transactions have left in the collection `mails`: once each, after their commit, one after the other, those that a
 * killed process left first. What fails is tried again, later each time.
 */
export class OwedMails {
  /** When each is due. */
  private readonly waiting = new Map<string, number>();
  /** Those that are not to be written before their order changes: its id. */
  private readonly held = new Map<string, string>();
  /** When each was settled. */
  private readonly settled = new Map<string, string>();
  private isRunning = false;
  private isClosed = false;
  private timer: NodeJS.Timeout | null = null;
  private stopFollowing: () => void = () => undefined;

  private constructor(private readonly shop: Dependencies) {}

  /** Reads what is owed, and sends it from then on. */
  static async open(shop: Dependencies): Promise<OwedMails> {
    const owed = new OwedMails(shop);
    const stopMails = await followCollection(shop.store, 'mails', (id, mail) => {
      owed.learn(id, mail);
    });
    const stopOrders = shop.store.onCommit((changes) => {
      const orders = new Set(changes.flatMap(({ collection, id }) => (collection === 'orders' ? [id] : [])));
      if (orders.size > 0) owed.askAgain(orders);
    });
    owed.stopFollowing = () => {
      stopMails();
      stopOrders();
    };
    owed.wake();
    return owed;
  }

  /** Sends what is due by the clock; a timer does so by itself. */
  wake(): void {
    if (this.isRunning || this.isClosed || this.nextDue() === null) return;
    this.isRunning = true;
    this.shop.mails.alongside(this.round());
  }

  close(): void {
    this.isClosed = true;
    if (this.timer !== null) clearTimeout(this.timer);
    this.stopFollowing();
  }

  private learn(id: string, mail: OwedMailDoc | null): void {
    this.waiting.delete(id);
    this.settled.delete(id);
    if (mail === null) return;
    if (mail.state !== 'WAITING') {
      this.settled.set(id, mail.settledAt ?? '');
      return;
    }
    this.waiting.set(id, mail.dueAt === null ? 0 : Date.parse(mail.dueAt));
    this.wake();
    this.setTimer();
  }

  /** What waited for an order that has changed need not wait any more; what has failed keeps its time. */
  private askAgain(orders: ReadonlySet<string>): void {
    for (const [id, orderId] of this.held) if (orders.has(orderId)) this.postpone(id, 0);
    this.wake();
  }

  private nextDue(): string | null {
    const now = this.shop.now().getTime();
    for (const [id, dueMs] of this.waiting) if (dueMs <= now) return id;
    return null;
  }

  private async round(): Promise<void> {
    // After the answer that is being given.
    await new Promise((resolve) => setImmediate(resolve));
    for (let id = this.nextDue(); id !== null && !this.isClosed; id = this.nextDue()) {
      try {
        await this.deliver(id);
      } catch (error) {
        if (this.isClosed) break;
        this.shop.reportError(error);
        this.postpone(id, STORE_WAIT_MS);
      }
    }
    this.isRunning = false;
    this.setTimer();
  }

  private async deliver(id: string): Promise<void> {
    const owed = await this.shop.store.get('mails', id);
    this.held.delete(id);
    if (owed?.state !== 'WAITING') {
      this.waiting.delete(id);
      return;
    }
    try {
      const mail = await this.shop.write(owed);
      if (mail !== null && 'askAgainMs' in mail) {
        this.postpone(id, mail.askAgainMs);
        this.held.set(id, owed.orderId);
        return;
      }
      if (mail !== null) await this.shop.carrier.send(mail, { id, at: owed.createdAt });
    } catch (error) {
      // A carrier that was closed says nothing of the letter.
      if (this.isClosed) return;
      this.shop.reportError(error);
      await this.noteFailure(owed);
      return;
    }
    await this.settle(owed, 'SENT');
  }

  private async noteFailure(owed: OwedMailDoc): Promise<void> {
    const failures = owed.failures + 1;
    if (failures >= MAX_FAILURES) {
      await this.settle({ ...owed, failures }, 'GIVEN_UP');
      return;
    }
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1));
    const dueAt = new Date(this.shop.now().getTime() + wait).toISOString();
    await this.shop.store.transaction((transaction) => transaction.put('mails', { ...owed, failures, dueAt }));
    this.postpone(owed.id, wait);
  }

  private settle(owed: OwedMailDoc, state: 'SENT' | 'GIVEN_UP'): Promise<void> {
    const settledAt = this.shop.now().toISOString();
    return this.shop.store.transaction(async (transaction) => {
      await transaction.put('mails', { ...owed, state, settledAt, dueAt: null });
      await this.prune(transaction);
    });
  }

  /** Forgets the oldest of those that are settled. */
  private async prune(transaction: Transaction): Promise<void> {
    if (this.settled.size < MAX_SETTLED + PRUNED_AT_ONCE) return;
    const oldest = [...this.settled].sort(([, left], [, right]) => (left < right ? -1 : 1)).slice(0, PRUNED_AT_ONCE);
    for (const [id] of oldest) await transaction.delete('mails', id);
  }

  private postpone(id: string, ms: number): void {
    if (this.waiting.has(id)) this.waiting.set(id, this.shop.now().getTime() + ms);
  }

  private setTimer(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    if (this.isClosed || this.isRunning || this.waiting.size === 0) return;
    const now = this.shop.now().getTime();
    let next = Infinity;
    for (const dueMs of this.waiting.values()) next = Math.min(next, dueMs);
    const wake = () => {
      this.wake();
      this.setTimer();
    };
    this.timer = setTimeout(wake, Math.min(LONGEST_TIMER_MS, Math.max(1000, next - now)));
    this.timer.unref();
  }
}
