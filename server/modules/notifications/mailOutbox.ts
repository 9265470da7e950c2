import type { OutboxMailDoc } from '#server/store/documents/mails.ts';
import type { Store, Transaction } from '#server/store/store.ts';
import { followCollection } from '../../platform/followCollection.ts';
import { MAILS_AT_ONCE } from './mail.ts';
import type { Mail, MailCarrier } from './mail.ts';
import type { MailService } from './mail.service.ts';

/** The first wait after a failure; each further one doubles it. */
const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 4 * 3_600_000;
/** Some two days of trying. */
const MAX_FAILURES = 20;
/** When the store takes no note of what became of a letter. */
const STORE_WAIT_MS = 60_000;
/** Settled letters that are kept, for whoever asks what was sent; and how many are forgotten together. */
const MAX_SETTLED = 500;
const PRUNED_AT_ONCE = 50;
const LONGEST_TIMER_MS = 3_600_000;

/** What is written of a letter that is owed: the letter; null when there is nothing to tell any more; or when to ask again. */
export type WrittenMail = Mail | { askAgainMs: number } | null;

interface Dependencies {
  store: Store;
  carrier: MailCarrier;
  /** Writes a letter from what is stored now. */
  write: (due: OutboxMailDoc) => Promise<WrittenMail>;
  /** Names the person that it is for; mails of one name are sent one after the other. */
  recipientOf: (due: OutboxMailDoc) => Promise<string>;
  mails: Pick<MailService, 'alongside'>;
  now: () => Date;
  reportError: (error: unknown) => void;
}

/** A mail that is to be sent; its recipient is known once somebody has looked. */
interface WaitingMail {
  dueMs: number;
  recipient: string | null;
}

/**
 * Sends the letters that transactions have left in the collection `mails`: once each, after their commit, those that a killed process left
 * first; several people's at once, one person's one after the other. What fails is tried again, later each time.
 */
export class MailOutbox {
  /** In the order of their coming. */
  private readonly waiting = new Map<string, WaitingMail>();
  /** Mails on their way, and the people that they are for. */
  private readonly sending = new Set<string>();
  private readonly served = new Set<string>();
  /** Those that are not to be written before their order changes: its id. */
  private readonly held = new Map<string, string>();
  /** When each was settled. */
  private readonly settled = new Map<string, string>();
  private isRunning = false;
  /** Whether something may be free to be sent since somebody last looked, and who waits for that. */
  private hasNews = false;
  private tellNews: () => void = () => undefined;
  private isClosed = false;
  private timer: NodeJS.Timeout | null = null;
  private stopFollowing: () => void = () => undefined;

  private constructor(private readonly shop: Dependencies) {}

  /** Reads what is owed, and sends it from then on. */
  static async open(shop: Dependencies): Promise<MailOutbox> {
    const due = new MailOutbox(shop);
    const stopMails = await followCollection(shop.store, 'mails', (id, mail) => {
      due.learn(id, mail);
    });
    const stopOrders = shop.store.onCommit((changes) => {
      const orders = new Set(changes.flatMap(({ collection, id }) => (collection === 'orders' ? [id] : [])));
      if (orders.size > 0) due.askAgain(orders);
    });
    due.stopFollowing = () => {
      stopMails();
      stopOrders();
    };
    due.wake();
    return due;
  }

  /** Sends what is due by the clock; a timer does so by itself. */
  wake(): void {
    this.hasNews = true;
    this.tellNews();
    if (this.isRunning || this.isClosed || !this.isAnyDue()) return;
    this.isRunning = true;
    this.shop.mails.alongside(this.round());
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

  /** What waited for an order that has changed need not wait any more; what has failed keeps its time. */
  private askAgain(orders: ReadonlySet<string>): void {
    for (const [id, orderId] of this.held) if (orders.has(orderId)) this.postpone(id, 0);
    this.wake();
  }

  private isAnyDue(): boolean {
    const now = this.shop.now().getTime();
    for (const { dueMs } of this.waiting.values()) if (dueMs <= now) return true;
    return false;
  }

  /** The first mail that is due and whose recipient has none on its way. */
  private async next(): Promise<{ id: string; recipient: string } | null> {
    const now = this.shop.now().getTime();
    /** Also one that becomes free meanwhile: an earlier mail of theirs was passed over. */
    const passedOver = new Set<string>();
    for (const [id, mail] of this.waiting) {
      if (mail.dueMs > now || this.sending.has(id)) continue;
      mail.recipient ??= await this.recipientOf(id);
      const { recipient } = mail;
      if (!this.served.has(recipient) && !passedOver.has(recipient)) return { id, recipient };
      passedOver.add(recipient);
    }
    return null;
  }

  private async recipientOf(id: string): Promise<string> {
    const due = await this.shop.store.get('mails', id);
    return due === null ? id : this.shop.recipientOf(due);
  }

  private async round(): Promise<void> {
    // After the answer that is being given.
    await new Promise((resolve) => setImmediate(resolve));
    const underWay = new Set<Promise<void>>();
    for (;;) {
      this.hasNews = false;
      const isFree = !this.isClosed && underWay.size < MAILS_AT_ONCE;
      const next = isFree ? await this.next() : null;
      if (next !== null) {
        const work = this.send(next).finally(() => {
          underWay.delete(work);
          this.hasNews = true;
        });
        underWay.add(work);
      } else if (!isFree || !this.hasNews) {
        if (underWay.size === 0) break;
        await Promise.race([...underWay, new Promise<void>((resolve) => (this.tellNews = resolve))]);
      }
    }
    this.isRunning = false;
    this.setTimer();
  }

  private async send({ id, recipient }: { id: string; recipient: string }): Promise<void> {
    this.sending.add(id);
    this.served.add(recipient);
    try {
      await this.deliver(id);
    } catch (error) {
      if (!this.isClosed) {
        this.shop.reportError(error);
        this.postpone(id, STORE_WAIT_MS);
      }
    } finally {
      this.sending.delete(id);
      this.served.delete(recipient);
    }
  }

  private async deliver(id: string): Promise<void> {
    const due = await this.shop.store.get('mails', id);
    this.held.delete(id);
    if (due?.state !== 'WAITING') {
      this.waiting.delete(id);
      return;
    }
    try {
      const mail = await this.shop.write(due);
      if (mail !== null && 'askAgainMs' in mail) {
        this.postpone(id, mail.askAgainMs);
        this.held.set(id, due.orderId);
        return;
      }
      if (mail !== null) await this.shop.carrier.send(mail, { id, at: due.createdAt });
    } catch (error) {
      // A carrier that was closed says nothing of the letter.
      if (this.isClosed) return;
      this.shop.reportError(error);
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
    const dueAt = new Date(this.shop.now().getTime() + wait).toISOString();
    await this.shop.store.transaction((transaction) => transaction.put('mails', { ...due, failures, dueAt }));
    this.postpone(due.id, wait);
  }

  private settle(due: OutboxMailDoc, state: 'SENT' | 'GIVEN_UP'): Promise<void> {
    const settledAt = this.shop.now().toISOString();
    return this.shop.store.transaction(async (transaction) => {
      await transaction.put('mails', { ...due, state, settledAt, dueAt: null });
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
    const mail = this.waiting.get(id);
    if (mail !== undefined) mail.dueMs = this.shop.now().getTime() + ms;
  }

  private setTimer(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    if (this.isClosed || this.isRunning || this.waiting.size === 0) return;
    const now = this.shop.now().getTime();
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
