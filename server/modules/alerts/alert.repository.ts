import { MAX_ALERTS, MAX_GUEST_ALERTS } from '#schema/rules/limits.ts';
import type { AlertDoc } from '#server/store/documents/alerts.ts';
import type { Reader } from '#server/store/store.ts';
import type { Where } from '#server/store/transaction.ts';

/** Reads alerts from the store or a transaction. */
export class AlertRepository {
  constructor(private readonly reader: Reader) {}

  find(id: string): Promise<AlertDoc | null> {
    return this.reader.get('alerts', id);
  }

  /** A member's alerts, newest first. */
  async ofMember(userId: string): Promise<AlertDoc[]> {
    const page = { orderBy: 'createdAt', isDescending: true, limit: MAX_ALERTS } as const;
    return (await this.reader.query('alerts', { where: { userId }, ...page })).items;
  }

  /** The confirmed alerts that guests set for an inbox, newest first. Anyone can set unconfirmed ones. */
  async ofGuest(inbox: string): Promise<AlertDoc[]> {
    const page = { orderBy: 'createdAt', isDescending: true, limit: 2 * MAX_GUEST_ALERTS } as const;
    const { items } = await this.reader.query('alerts', { where: { inbox, userId: null }, ...page });
    return items.filter(({ state }) => state !== 'UNCONFIRMED');
  }

  /** Alerts in the order of their ids, beginning after one. */
  page(where: Where<'alerts'>, after: string | null, limit: number) {
    return this.reader.query('alerts', { where, after, limit });
  }

  /** The alerts of an inbox with unsent news. */
  async pendingOf(inbox: string): Promise<AlertDoc[]> {
    return (await this.reader.query('alerts', { where: { inbox, state: 'PENDING' }, orderBy: 'createdAt' })).items;
  }
}
