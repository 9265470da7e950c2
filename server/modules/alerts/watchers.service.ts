import { inboxIdOf, isStopped } from '#server/modules/notifications/index.ts';
import type { ListingService } from '#server/modules/catalog/index.ts';
import { enqueueJob, jobId } from '#server/platform/jobs/enqueueJob.ts';
import type { Conclusion } from '#server/platform/jobs/jobDefinition.ts';
import type { AlertDoc } from '#server/store/documents/alerts.ts';
import type { Transaction, Transactions, Where } from '#server/store/transaction.ts';
import { enqueueDigest } from './alertDigests.ts';
import { AlertNews, type News } from './alertNews.ts';
import type { AlertPushes } from './alertPushes.ts';
import { putTold } from './alertRules.ts';

/** Watchers per transaction, so that orders can be placed between two of them, and transactions per run of a job. */
const PAGE = 50;
const PAGES_PER_RUN = 10;
/** Unconfirmed alerts are deleted after this time; their links expire earlier. */
const UNCONFIRMED_MS = 7 * 86_400_000;

interface Dependencies {
  store: Transactions;
  listings: Pick<ListingService, 'list'>;
  pushes: AlertPushes;
  now: () => Date;
}

/**
 * Finds the alerts that have news, and enqueues emails and notifications for them. An alert becomes PENDING in the transaction that
 * enqueues its email, so that it is neither lost nor told twice after a kill.
 */
export class Watchers {
  constructor(private readonly dependencies: Dependencies) {}

  /** Looks at the watchers of a target, beginning after an id. Continues in another run of the job if there are many. */
  async tell({ target, after }: { target: string; after: string | null }): Promise<Conclusion | undefined> {
    const next = await this.tellAll({ target, state: 'ACTIVE' }, after, PAGES_PER_RUN);
    if (next === null) return undefined;
    return async (transaction) => {
      const now = this.dependencies.now();
      // If the target has changed meanwhile, the job runs again from the start.
      if ((await transaction.get('jobs', jobId('tellWatchers', target)))?.againAt != null) return;
      await enqueueTell(transaction, { target, after: next }, now, now);
    };
  }

  /** Looks at all alerts, in case a change was missed or an email was given up. Deletes those that were never confirmed, and old notifications. */
  async sweep(): Promise<void> {
    await this.tellAll({ state: 'PENDING' }, null, Infinity);
    await this.tellAll({ state: 'ACTIVE' }, null, Infinity);
    const { store, pushes } = this.dependencies;
    while (await store.transaction((transaction) => this.deleteUnconfirmed(transaction), { changes: 'alerts' }));
    while (await store.transaction((transaction) => pushes.deleteStale(transaction)));
  }

  /** Returns the place at which to continue; null at the end. */
  private async tellAll(where: Where<'alerts'>, start: string | null, pages: number): Promise<string | null> {
    let after = start;
    for (let page = 0; page < pages; page += 1) {
      const from = after;
      after = await this.dependencies.store.transaction((transaction) => this.tellPage(transaction, where, from), { changes: 'alerts' });
      if (after === null) return null;
    }
    return after;
  }

  private async tellPage(transaction: Transaction, where: Where<'alerts'>, after: string | null): Promise<string | null> {
    const { items, next } = await transaction.query('alerts', { where, after, limit: PAGE });
    const news = new AlertNews(transaction, this.dependencies);
    const at = this.dependencies.now();
    for (const alert of items) {
      const found = await news.of(alert);
      if (found !== null) await this.notify(transaction, alert, found, at);
    }
    return next;
  }

  /**
   * By email, unless the owner has no confirmed one or has stopped these emails, and on the owner's devices. Without either, the alert
   * stays active.
   */
  private async notify(transaction: Transaction, alert: AlertDoc, news: News, at: Date): Promise<void> {
    // A pending alert was sent to the devices when it became pending.
    const isPushed = alert.state === 'ACTIVE' && (await this.dependencies.pushes.enqueue(transaction, alert, at));
    const inbox = await inboxOf(transaction, alert);
    if (inbox !== null && !(await isStopped(transaction, inbox, 'ALERTS'))) {
      await transaction.put('alerts', { ...alert, state: 'PENDING', inbox });
      await enqueueDigest(transaction, inbox, at);
    } else if (isPushed) await putTold(transaction, alert, news, at);
  }

  private async deleteUnconfirmed(transaction: Transaction): Promise<boolean> {
    const before = new Date(this.dependencies.now().getTime() - UNCONFIRMED_MS).toISOString();
    const { items } = await transaction.query('alerts', { where: { state: 'UNCONFIRMED' }, orderBy: 'createdAt', limit: PAGE });
    const old = items.filter(({ createdAt }) => createdAt < before);
    for (const { id } of old) await transaction.delete('alerts', id);
    return old.length === PAGE;
  }
}

/** The inbox for an alert's emails, which a member may have changed; null without a confirmed email. */
async function inboxOf(transaction: Transaction, { userId, inbox }: AlertDoc): Promise<string | null> {
  if (userId === null) return inbox;
  const user = await transaction.get('users', userId);
  return user?.emailConfirmedAt == null ? null : inboxIdOf(user.email);
}

/** Looks at the target of a confirmed or resumed alert. No product can be newer than a search or vendor alert that starts now. */
export async function enqueueFirstTell(transaction: Transaction, { kind, target }: AlertDoc, at: Date): Promise<void> {
  if (kind === 'BACK_IN_STOCK' || kind === 'PRICE_DROP') await enqueueTell(transaction, { target, after: null }, at, at);
}

/** Enqueues the job that looks at a target's watchers. */
export function enqueueTell(
  transaction: Transaction,
  payload: { target: string; after: string | null },
  now: Date,
  runAt: Date,
): Promise<void> {
  return enqueueJob(transaction, { kind: 'tellWatchers', key: payload.target, payload, now, runAt });
}
