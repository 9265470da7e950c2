import { setImmediate } from 'node:timers/promises';
import { inboxIdOf, isStopped } from '#server/modules/notifications/index.ts';
import { enqueueJob, jobId } from '#server/platform/jobs/enqueueJob.ts';
import type { Conclusion } from '#server/platform/jobs/jobDefinition.ts';
import type { ProjectedStore } from '#server/platform/projections.ts';
import type { AlertDoc } from '#server/store/documents/alerts.ts';
import type { Transaction, Where } from '#server/store/transaction.ts';
import { AlertRepository } from './alert.repository.ts';
import { enqueueDigest } from './alertDigests.ts';
import { AlertNews, type News } from './alertNews.ts';
import type { AlertPushes } from './alertPushes.ts';
import { putSent } from './alertRules.ts';
import { NewestProducts, type NewestSources } from './newestProducts.ts';

/** Watchers per transaction, so that orders can be placed between two of them, and transactions per run of a job. */
const PAGE = 50;
const PAGES_PER_RUN = 10;
/** Unconfirmed alerts are deleted after this time; their links expire earlier. */
const UNCONFIRMED_MS = 7 * 86_400_000;

interface Dependencies {
  store: ProjectedStore;
  listings: NewestSources['listings'];
  catalog: NewestSources['catalog'];
  pushes: AlertPushes;
  now: () => Date;
}

/** Targets of the jobs that check all alerts of a state. */
const SWEPT = { 'all/PENDING': 'PENDING', 'all/ACTIVE': 'ACTIVE' } as const;
const isSwept = (target: string): target is keyof typeof SWEPT => target in SWEPT;

/**
 * Finds the alerts that have news, and enqueues emails and notifications for them. An alert becomes PENDING in the transaction that
 * enqueues its email, so that it is neither lost nor sent twice after a kill.
 */
export class Watchers {
  constructor(private readonly dependencies: Dependencies) {}

  /** Checks the watchers of a target, beginning after an id. Continues in another run of the job if there are many. */
  async check({ target, after: start }: { target: string; after: string | null }): Promise<Conclusion | undefined> {
    const where: Where<'alerts'> = isSwept(target) ? { state: SWEPT[target] } : { target, state: 'ACTIVE' };
    let after = start;
    for (let page = 0; page < PAGES_PER_RUN; page += 1) {
      after = await this.checkPage(where, after);
      if (after === null) return undefined;
    }
    return async (transaction) => {
      const now = this.dependencies.now();
      // If the target has changed meanwhile, the job runs again from the start.
      if ((await transaction.get('jobs', jobId('tellWatchers', target)))?.againAt != null) return;
      await enqueueCheck(transaction, { target, after }, now, now);
    };
  }

  /**
   * Starts to check all alerts, in case a change was missed or an email was given up, unless the last check is not over yet. Deletes
   * alerts that were never confirmed, and old notifications.
   */
  async sweep(): Promise<void> {
    const { store, pushes, now } = this.dependencies;
    await store.transaction(async (transaction) => {
      for (const target of Object.keys(SWEPT)) {
        const running = await transaction.get('jobs', jobId('tellWatchers', target));
        if (running === null || running.givenUpAt !== null) await enqueueCheck(transaction, { target, after: null }, now(), now());
      }
    });
    while (await store.transaction((transaction) => this.deleteUnconfirmed(transaction), { changes: 'alerts' }));
    while (await store.transaction((transaction) => pushes.deleteStale(transaction)));
  }

  /**
   * Returns the place at which to continue; null at the end. News are found before the transaction, which checks them again, so that
   * it runs no searches, and alerts without news need none.
   */
  private async checkPage(where: Where<'alerts'>, after: string | null): Promise<string | null> {
    const { store } = this.dependencies;
    const { items, next } = await new AlertRepository(store).page(where, after, PAGE);
    const newest = new NewestProducts(this.dependencies);
    const news = new AlertNews(store, newest);
    const found = new Set<string>();
    for (const alert of items) {
      if ((await news.of(alert)) !== null) found.add(alert.id);
      await setImmediate();
    }
    if (found.size > 0) await store.transaction((transaction) => this.notifyAll(transaction, found, newest), { changes: 'alerts' });
    return next;
  }

  /** Alerts that were deleted, paused or sent in the meantime are left out. */
  private async notifyAll(transaction: Transaction, ids: ReadonlySet<string>, newest: NewestProducts): Promise<void> {
    const current = new AlertNews(transaction, newest);
    const at = this.dependencies.now();
    for (const id of ids) {
      const alert = await transaction.get('alerts', id);
      if (alert?.state !== 'ACTIVE' && alert?.state !== 'PENDING') continue;
      const news = await current.of(alert);
      if (news !== null) await this.notify(transaction, alert, news, at);
    }
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
      if (alert.state !== 'PENDING' || alert.inbox !== inbox) await transaction.put('alerts', { ...alert, state: 'PENDING', inbox });
      await enqueueDigest(transaction, inbox, at);
    } else if (isPushed) await putSent(transaction, alert, news, at);
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

/** Checks the target of a confirmed or resumed alert. No product can be newer than a search or vendor alert that starts now. */
export async function enqueueFirstCheck(transaction: Transaction, { kind, target }: AlertDoc, at: Date): Promise<void> {
  if (kind === 'BACK_IN_STOCK' || kind === 'PRICE_DROP') await enqueueCheck(transaction, { target, after: null }, at, at);
}

/** Enqueues the job that checks a target's watchers. Its name is stored, so it cannot be changed. */
export function enqueueCheck(
  transaction: Transaction,
  payload: { target: string; after: string | null },
  now: Date,
  runAt: Date,
): Promise<void> {
  return enqueueJob(transaction, { kind: 'tellWatchers', key: payload.target, payload, now, runAt });
}
