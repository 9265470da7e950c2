import type { Confirmable } from '#server/platform/mail/confirmationTokens.ts';
import type { Reader } from '#server/store/store.ts';
import type { Stored, Transaction } from '#server/store/transaction.ts';

/** Owner of the confirmed email address. */
export type ConfirmationSubject = 'ACCOUNT' | 'ORDER' | 'VENDOR' | 'NEWSLETTER' | 'ALERT';

/** The owner of an email address, with its document. */
export type EmailOwner = Confirmable & { isConfirmed: boolean } & (
    | { subject: 'ACCOUNT'; document: Stored<'users'> }
    | { subject: 'ORDER'; document: Stored<'orders'> }
    | { subject: 'VENDOR'; document: Stored<'vendors'> }
    | { subject: 'NEWSLETTER'; document: Stored<'subscribers'> }
    | { subject: 'ALERT'; document: Stored<'alerts'> }
  );

/** Reads the owners of email addresses (accounts, orders, vendors, subscriptions and guests' alerts) from the store or a transaction. */
export class EmailOwners {
  constructor(private readonly reader: Reader | Transaction) {}

  /** Returns null for an unknown id and for ids of other kinds. */
  async find(id: string): Promise<EmailOwner | null> {
    switch (id.slice(0, 4)) {
      case 'usr_': {
        const user = await this.reader.get('users', id);
        return user && { subject: 'ACCOUNT', ...confirmableOf(user, user.emailSetAt ?? user.createdAt), document: user };
      }
      case 'ord_': {
        const order = await this.reader.get('orders', id);
        return order && { subject: 'ORDER', ...confirmableOf(order, order.placedAt), document: order };
      }
      case 'ven_': {
        const vendor = await this.reader.get('vendors', id);
        return vendor && { subject: 'VENDOR', ...confirmableOf(vendor, vendor.emailSetAt ?? vendor.joinedAt), document: vendor };
      }
      case 'sub_': {
        const [document] = (await this.reader.query('subscribers', { where: { linkId: id } })).items;
        if (document === undefined) return null;
        const { email, subscribedAt: emailSetAt, confirmedAt } = document;
        return { subject: 'NEWSLETTER', id, email, emailSetAt, isConfirmed: confirmedAt != null, document };
      }
      case 'alt_': {
        const document = await this.reader.get('alerts', id);
        if (document?.email == null) return null;
        const { email, createdAt: emailSetAt, state } = document;
        return { subject: 'ALERT', id, email, emailSetAt, isConfirmed: state !== 'UNCONFIRMED', document };
      }
      default:
        return null;
    }
  }

  /** An account's vendor; null if it has none. */
  async vendorOf(ownerId: string): Promise<EmailOwner | null> {
    const [vendor] = (await this.reader.query('vendors', { where: { ownerId } })).items;
    return vendor === undefined ? null : this.find(vendor.id);
  }
}

function confirmableOf(document: { id: string; email: string; emailConfirmedAt?: string | null }, emailSetAt: string) {
  return { id: document.id, email: document.email, emailSetAt, isConfirmed: document.emailConfirmedAt != null };
}
