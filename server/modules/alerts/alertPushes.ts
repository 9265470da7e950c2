import { randomBytes, hash } from 'node:crypto';
import { PUSHES_PER_DAY } from '#schema/rules/limits.ts';
import type { ListingService } from '#server/modules/catalog/index.ts';
import { devicesOf, type PushCarrier, type PushKeys, type PushMessage } from '#server/modules/push/index.ts';
import { enqueueJob } from '#server/platform/jobs/enqueueJob.ts';
import type { Conclusion } from '#server/platform/jobs/jobDefinition.ts';
import { dayOf } from '#server/platform/malaysianDays.ts';
import type { ProjectedStore } from '#server/platform/projections.ts';
import type { AlertDoc } from '#server/store/documents/alerts.ts';
import type { PushDeviceDoc, PushDoc } from '#server/store/documents/push.ts';
import type { Transaction } from '#server/store/transaction.ts';
import { alertNotification } from './alertMail.ts';
import { AlertNews } from './alertNews.ts';
import { NewestProducts, type NewestSources } from './newestProducts.ts';

/** A notification that could not be sent for this long is dropped. */
const STALE_MS = 86_400_000;
const DELETED_AT_ONCE = 50;

interface Dependencies {
  store: ProjectedStore;
  keys: PushKeys;
  carrier: PushCarrier;
  catalog: NewestSources['catalog'];
  listings: Pick<ListingService, 'list'>;
  now: () => Date;
}

/** Sends alerts to the devices of their members, each alert in its own notification. */
export class AlertPushes {
  constructor(private readonly dependencies: Dependencies) {}

  /** Enqueues a notification for each of the owner's devices that has not had the day's maximum. Returns whether there is one. */
  async enqueue(transaction: Transaction, alert: AlertDoc, at: Date): Promise<boolean> {
    if (alert.userId === null || !this.dependencies.carrier.isOn) return false;
    const today = dayOf(at);
    let isEnqueued = false;
    for (const device of await devicesOf(transaction, alert.userId)) {
      const sent = device.day === today ? device.sent : 0;
      if (sent >= PUSHES_PER_DAY) continue;
      await transaction.put('pushDevices', { ...device, day: today, sent: sent + 1 });
      const id = `pus_${randomBytes(12).toString('hex')}`;
      await transaction.put('pushes', { id, deviceId: device.id, alert, createdAt: at.toISOString() });
      await enqueueJob(transaction, { kind: 'sendPush', key: id, payload: { pushId: id }, now: at, isNew: true });
      isEnqueued = true;
    }
    return isEnqueued;
  }

  /** Sends a notification, unless its news are no longer true or the device was logged out. Deletes a device that has unsubscribed. */
  async send(pushId: string, signal: AbortSignal): Promise<Conclusion | undefined> {
    const { store, keys, carrier } = this.dependencies;
    const push = await store.get('pushes', pushId);
    if (push === null) return undefined;
    const device = await store.get('pushDevices', push.deviceId);
    const ownKeys = await keys.find();
    const message = device === null || this.isStale(push) ? null : await this.messageOf(push, device);
    const isGone = device !== null && ownKeys !== null && message !== null && !(await carrier.send(device, ownKeys, message, signal));
    return async (transaction) => {
      await transaction.delete('pushes', pushId);
      // The browser may have subscribed again, under the same endpoint, after the push service has responded.
      const known = isGone ? await transaction.get('pushDevices', device.id) : null;
      if (known !== null && known.auth === device?.auth) await transaction.delete('pushDevices', known.id);
    };
  }

  /** Deletes a batch of notifications that were given up. Returns whether there may be more. */
  async deleteStale(transaction: Transaction): Promise<boolean> {
    const { items } = await transaction.query('pushes', { orderBy: 'createdAt', limit: DELETED_AT_ONCE });
    const old = items.filter((push) => this.isStale(push));
    for (const { id } of old) await transaction.delete('pushes', id);
    return old.length === DELETED_AT_ONCE;
  }

  private isStale({ createdAt }: PushDoc): boolean {
    return this.dependencies.now().getTime() - Date.parse(createdAt) > STALE_MS;
  }

  /** Null if the device belongs to somebody else by now, or the news are no longer true. */
  private async messageOf({ alert }: PushDoc, { userId }: PushDeviceDoc): Promise<PushMessage | null> {
    const { store, catalog } = this.dependencies;
    const user = userId === alert.userId ? await store.get('users', userId) : null;
    const news = user === null ? null : await new AlertNews(store, new NewestProducts(this.dependencies)).of(alert);
    if (user === null || news === null) return null;
    const text = alertNotification({ alert, news }, user.locale, (id) => catalog.vendor(id));
    return { ...text, tag: hash('sha256', alert.id, 'base64url').slice(0, 32) };
  }
}
