/** What members and guests want to be notified about. */
import type { Locale } from '#schema/rules/locales.ts';

export type AlertKind = 'BACK_IN_STOCK' | 'PRICE_DROP' | 'SAVED_SEARCH' | 'VENDOR_NEWS';

/** UNCONFIRMED: a guest has not opened the emailed link yet. PENDING: there is news that was not sent yet. */
export type AlertState = 'UNCONFIRMED' | 'ACTIVE' | 'PENDING' | 'PAUSED';

/** A search in a listing. */
export interface AlertSearchDoc {
  query: string;
  /** The API's `ProductFilter`, as canonical JSON. */
  filter: string;
  /** Path and query string of the listing. */
  path: string;
}

/** An alert of an account or a guest. A BACK_IN_STOCK alert is deleted once its email was sent. */
export interface AlertDoc {
  /** alt_… and a hash of the owner and the target, so that an owner has one alert per target. */
  id: string;
  kind: AlertKind;
  /** What is watched: "variant/<id>", "product/<id>", "vendor/<id>" or "searches". */
  target: string;
  /** SHA-256 of the inbox of its emails (`inboxIdOf`), by which they are sent together. */
  inbox: string;
  /** Null for a guest. */
  userId: string | null;
  /** A guest's email address; null for a member, whose account has it. */
  email: string | null;
  /** Language of a guest's emails. */
  locale: Locale;
  state: AlertState;
  /** Null for a SAVED_SEARCH or VENDOR_NEWS. */
  productId: string | null;
  /** Vendor of the product, or the watched one; null for a SAVED_SEARCH. */
  vendorId: string | null;
  /** Null unless BACK_IN_STOCK. */
  variantId: string | null;
  /** Null unless SAVED_SEARCH. */
  search: AlertSearchDoc | null;
  /** PRICE_DROP: a price in cents that the product must not exceed; null for any lower price. */
  thresholdCents: number | null;
  /** PRICE_DROP: the price in cents sent last, at first the one at which the alert was set. Only lower prices are news. */
  toldCents: number | null;
  /** SAVED_SEARCH and VENDOR_NEWS: only products listed later are news. */
  since: string;
  createdAt: string;
  /** Time of the last email; null if there was none. */
  sentAt: string | null;
}

/** The last email with alerts to an inbox, so that there is at most one a day. */
export interface AlertDigestDoc {
  /** SHA-256 of the inbox. */
  id: string;
  /** Day in Malaysia of the last email, sent or waiting, in days since 1970. */
  day: number;
}
