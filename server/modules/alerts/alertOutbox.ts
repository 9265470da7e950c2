import type { ListingService } from '#server/modules/catalog/index.ts';
import { inboxIdOf, isStopped, type AlertMails, type OutboxMail } from '#server/modules/notifications/index.ts';
import type { ProjectedStore } from '#server/platform/projections.ts';
import type { AlertDoc } from '#server/store/documents/alerts.ts';
import type { Transaction } from '#server/store/transaction.ts';
import { AlertRepository } from './alert.repository.ts';
import { enqueueDigest, isReplaced, noteDigest } from './alertDigests.ts';
import { alertMail, type AlertReader, type AlertWithNews } from './alertMail.ts';
import { AlertNews } from './alertNews.ts';
import { putSent, reactivated } from './alertRules.ts';
import { NewestProducts, type NewestSources } from './newestProducts.ts';

/** Alerts per email; further ones are in the next email. */
const MAX_ALERTS_PER_EMAIL = 20;

interface Dependencies {
  store: ProjectedStore;
  catalog: NewestSources['catalog'];
  listings: Pick<ListingService, 'list'>;
  unsubscribeHref: (email: string) => string;
  guestHref: (inbox: string) => string;
  baseUrl: string;
  now: () => Date;
}

/** Writes emails with alerts from the state at the time of sending, and then ends or reactivates the alerts. */
export class AlertOutbox implements AlertMails {
  constructor(private readonly dependencies: Dependencies) {}

  /** The email of an inbox; null if no alert has news any more. */
  async write(mailId: string, inbox: string): Promise<OutboxMail | null> {
    const { store, catalog, baseUrl, unsubscribeHref, guestHref } = this.dependencies;
    if (await isReplaced(store, mailId, inbox)) return null;
    const { sent, reader } = await this.pending(inbox);
    if (reader === null || sent.length === 0) return null;
    const links = { baseUrl, unsubscribeHref: unsubscribeHref(reader.email), guestHref: guestHref(inbox) };
    const mail = alertMail(sent, reader, { ...links, vendor: (id) => catalog.vendor(id) });
    return { ...mail, onSent: (transaction) => this.conclude(transaction, inbox, sent) };
  }

  /** The pending alerts with news. Alerts whose news are no longer true wait for the next ones. */
  private async pending(inbox: string): Promise<{ sent: AlertWithNews[]; reader: AlertReader | null }> {
    const { store } = this.dependencies;
    const alerts = await new AlertRepository(store).pendingOf(inbox);
    const news = new AlertNews(store, new NewestProducts(this.dependencies));
    const isOff = await isStopped(store, inbox, 'ALERTS');
    const sent: AlertWithNews[] = [];
    const stale: AlertDoc[] = [];
    let reader: AlertReader | null = null;
    for (const alert of alerts) {
      const recipient = isOff ? null : await this.readerOf(alert);
      const found = recipient === null ? null : await news.of(alert);
      if (found === null) stale.push(alert);
      else if (sent.length < MAX_ALERTS_PER_EMAIL) sent.push({ alert, news: found });
      // A member with the address of a guest is greeted by name.
      if (recipient !== null && (reader?.firstName ?? null) === null) reader = recipient;
    }
    if (stale.length > 0) await this.reactivate(stale);
    return { sent, reader };
  }

  /** Null if the member no longer uses this inbox. */
  private async readerOf({ userId, email, locale, inbox, createdAt }: AlertDoc): Promise<AlertReader | null> {
    if (userId === null) return email === null ? null : { email, emailConfirmedAt: createdAt, locale, firstName: null };
    const user = await this.dependencies.store.get('users', userId);
    if (user?.emailConfirmedAt == null || inboxIdOf(user.email) !== inbox) return null;
    const { emailConfirmedAt, firstName } = user;
    return { email: user.email, emailConfirmedAt, locale: user.locale, firstName };
  }

  private reactivate(stale: readonly AlertDoc[]): Promise<void> {
    return this.dependencies.store.transaction(
      async (transaction) => {
        for (const { id } of stale) {
          const alert = await transaction.get('alerts', id);
          if (alert?.state === 'PENDING') await transaction.put('alerts', reactivated(alert, {}));
        }
      },
      { changes: 'alerts' },
    );
  }

  /** Ends the sent alerts, in the transaction that notes that their email was sent. */
  private async conclude(transaction: Transaction, inbox: string, sent: readonly AlertWithNews[]): Promise<void> {
    const at = this.dependencies.now();
    await noteDigest(transaction, inbox, at);
    for (const { alert, news } of sent) {
      const now = await transaction.get('alerts', alert.id);
      if (now?.state === 'PENDING') await putSent(transaction, now, news, at);
    }
    const [more] = await new AlertRepository(transaction).pendingOf(inbox);
    if (more !== undefined) await enqueueDigest(transaction, inbox, at);
  }
}
