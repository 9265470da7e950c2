import { inboxOf } from '#schema/rules/emails.ts';
import { vendorNameSkeleton } from '#schema/rules/vendorNames.ts';
import type { StoredDocument } from '#server/store/core/storedDocument.ts';
import type { CollectionName } from '#server/store/documents/collections.ts';

/** A step from the documents of one schema number to those of the next. */
export interface Migration {
  /** Human-readable description. */
  what: string;
  /**
   * Migrates the documents of one collection. If this is missing, existing documents are valid, but earlier versions must not
   * open later ones.
   */
  documents?: {
    collection: CollectionName;
    /** Returns the migrated document, the same object if unchanged, or null to delete it. Must not mutate its argument. */
    change: (document: StoredDocument) => StoredDocument | null;
  };
  /** Documents that the step adds to a collection, made from all documents of a different one. */
  additions?: {
    from: CollectionName;
    to: CollectionName;
    /** Called with one document after the other. Adds to what has been made so far, by id. */
    make: (made: Map<string, StoredDocument>, document: StoredDocument) => void;
  };
}

/** The schema number before the first step. */
export const FIRST_SCHEMA = 1;

/** In order and append-only: the first step leads from schema 1 to 2, the next from 2 to 3. */
export const MIGRATIONS: readonly Migration[] = [
  {
    what: 'orders and their packages name the rate of VAT: until it was written down, all were taxed at 20 percent',
    documents: {
      collection: 'orders',
      change: (order) => {
        const packages = order['packages'] as StoredDocument[];
        if ([order, ...packages].every(hasTaxPercent)) return order;
        return {
          ...order,
          totals: withTaxPercent(order),
          packages: packages.map((orderPackage) => ({ ...orderPackage, totals: withTaxPercent(orderPackage) })),
        };
      },
    },
  },
  {
    what: 'collections and optional fields that were added without a number of their own: payments, coupons, deliveries, returns and more',
  },
  {
    what: 'lines of returns name what was paid for their products `productsCents`, not `goodsCents`',
    documents: {
      collection: 'orders',
      change: (order) => {
        const packages = order['packages'] as StoredDocument[];
        if (packages.every(({ returns }) => returns === undefined)) return order;
        return { ...order, packages: packages.map(withProductsCents) };
      },
    },
  },
  {
    what: 'emails about a requested return are of the kind RETURN_REQUESTED, not RETURN_ASKED',
    documents: {
      collection: 'mails',
      change: (email) => (email['kind'] === 'RETURN_ASKED' ? { ...email, kind: 'RETURN_REQUESTED' } : email),
    },
  },
  { what: 'products may have attributes' },
  {
    what: 'vendors have a key of their name, by which confusable names are found',
    documents: {
      collection: 'vendors',
      change: (vendor) => ({ ...vendor, nameKey: vendorNameSkeleton(vendor['name'] as string) }),
    },
  },
  { what: 'texts are in any number of languages, and may lack each' },
  { what: 'accounts, orders and vendors say when their email was confirmed' },
  { what: 'account numbers of vendors are encrypted: each start encrypts those that are not yet' },
  { what: 'the outbox has emails about accounts, vendors and messages, counted by kind, recipient and day' },
  { what: 'payments may have an address of another client to which their buyer returns' },
  { what: 'events of packages may correct the tracking' },
  {
    what: 'vendors that exist before quotas by standing keep the full quota: they count as approved, unless they wait for it',
    documents: {
      collection: 'vendors',
      change: (vendor) => (vendor['isAwaitingApproval'] === true ? vendor : { ...vendor, approvedAt: vendor['joinedAt'] }),
    },
  },
  { what: 'cancellations name who cancelled; of earlier ones it is unknown, and they do not count for a level' },
  { what: 'cash orders of buyers without a confirmed email are cancelled by a job' },
  {
    what: 'keys of vendors’ names keep the vowel signs of scripts such as Tamil',
    documents: {
      collection: 'vendors',
      change: (vendor) => ({ ...vendor, nameKey: vendorNameSkeleton(vendor['name'] as string) }),
    },
  },
  { what: 'coupons may have a limit per person; the uses of new orders are a collection' },
  {
    what: 'offers of a list end at one time, not every day or week',
    documents: {
      collection: 'collections',
      change: ({ endsDailyAtHour: _hour, endsOnWeekday: _weekday, ...list }) => list,
    },
  },
  { what: 'rows of imports may have notices' },
  { what: 'the outbox no longer says under what an email was counted' },
  { what: 'a store that a command is filling has a mark' },
  { what: 'large cash orders of buyers without a confirmed email take no stock until they confirm it' },
  {
    what: 'orders are found by the inbox of their email',
    documents: { collection: 'orders', change: (order) => ({ ...order, inbox: inboxOf(order['email'] as string) }) },
  },
  { what: 'orders store the terms of their coupon and regular delivery fees; those without them keep their terms' },
  { what: 'new subscriptions to the newsletter wait for the confirmation of their email' },
  {
    what: 'invoice numbers are issued after the order: the last one of each year is a document',
    additions: { from: 'orders', to: 'invoiceSeries', make: addInvoice },
  },
  { what: 'buyers may cancel unpaid orders, whose payment then says so' },
  {
    what: 'ratings are counts of reviews: invented ones of products are deleted',
    documents: { collection: 'products', change: withoutRating },
  },
  {
    what: 'ratings are counts of reviews: invented ones of vendors are deleted',
    documents: { collection: 'vendors', change: withoutRating },
  },
  { what: 'products have questions and answers' },
  { what: 'packages may have a request to cancel them, with a job and emails' },
  { what: 'the outbox has reminders of reviews' },
  { what: 'order lines may say what to do if they are sold out, and vendors may reduce and replace them' },
  { what: 'members and guests have alerts, and stop emails by topic' },
  { what: 'buyers and vendors have conversations' },
  { what: 'guests without an order have conversations' },
  { what: 'members get notifications of alerts on their devices' },
  { what: 'messages of conversations have an idempotency key' },
  { what: 'products and vendors note when they were published' },
  {
    what: 'reports of messages have their own reasons',
    documents: { collection: 'conversationReports', change: withMessageFault },
  },
  {
    what: 'each product that was delivered to a member is a document',
    additions: { from: 'orders', to: 'receivedProducts', make: addReceived },
  },
  { what: 'buyers withdraw requested returns' },
  { what: 'guests upload pictures for an order' },
  { what: 'the time to answer a replacement stands still while a request to cancel the package is open' },
  {
    what: 'returns have a cause, and a note with what else the buyer wrote',
    documents: {
      collection: 'orders',
      change: (order) => {
        const packages = order['packages'] as StoredDocument[];
        if (packages.every(({ returns }) => returns === undefined)) return order;
        return { ...order, packages: packages.map(withCauses) };
      },
    },
  },
  {
    what: 'changed reviews that were rejected say so, because they wait for an operator',
    documents: { collection: 'reviews', change: withRejectedHold },
  },
  {
    what: 'changed questions and answers that were rejected say so, too',
    documents: {
      collection: 'questions',
      change: (question) => ({
        ...withRejectedHold(question),
        answers: (question['answers'] as StoredDocument[]).map(withRejectedHold),
      }),
    },
  },
  { what: 'vendors and team members have portraits' },
  { what: 'products have a barcode number, a food label and a garment label' },
];

/** The texts of the choices in the form for returns, in each language. */
const CAUSE_TEXTS: Readonly<Record<string, readonly string[]>> = {
  DAMAGED: ['It arrived damaged', 'Produk rosak semasa tiba', '商品送达时已损坏'],
  WRONG: ['It is the wrong product', 'Produk yang salah dihantar', '寄错商品'],
  NOT_AS_DESCRIBED: ['It is not as described', 'Tidak seperti yang diterangkan', '与描述不符'],
  DOES_NOT_FIT: ['It does not fit', 'Saiz tidak sesuai', '尺码不合'],
  CHANGED_MIND: ['I changed my mind', 'Saya berubah fikiran', '改变主意'],
};

/** A reason was the text of a choice, text that the buyer typed, or both: "It does not fit: too small". */
function causeOf(reason: string): { cause: string; note: string | null } {
  for (const [cause, texts] of Object.entries(CAUSE_TEXTS)) {
    for (const text of texts) {
      if (reason === text) return { cause, note: null };
      if (reason.startsWith(`${text}: `)) return { cause, note: reason.slice(text.length + 2) };
    }
  }
  return { cause: 'OTHER', note: reason };
}

/** Until then, a text that waited without a finding of the automatic check was a rejected one. */
function withRejectedHold(text: StoredDocument): StoredDocument {
  const wasRejected = text['status'] === 'PENDING' && (text['holds'] as unknown[]).length === 0;
  return wasRejected ? { ...text, holds: ['REJECTED'] } : text;
}

function withCauses(orderPackage: StoredDocument): StoredDocument {
  const returns = orderPackage['returns'] as StoredDocument[] | undefined;
  if (returns === undefined) return orderPackage;
  return { ...orderPackage, returns: returns.map(({ reason, ...each }) => ({ ...each, ...causeOf(String(reason)) })) };
}

const MESSAGE_FAULTS: Readonly<Record<string, string>> = { OFFENSIVE: 'ABUSIVE', ADVERTISING: 'SPAM' };

function withMessageFault(report: StoredDocument): StoredDocument {
  return { ...report, fault: MESSAGE_FAULTS[String(report['fault'])] ?? 'OTHER' };
}

function withoutRating({ rating: _rating, ...document }: StoredDocument): StoredDocument {
  return document;
}

/** A year's numbers have no gaps, so the highest one is the last. */
function addInvoice(series: Map<string, StoredDocument>, order: StoredDocument): void {
  const [, year, number] = /^INV-(\d{4})-(\d+)$/.exec(String(order['invoiceNumber'])) ?? [];
  if (year === undefined) return;
  const last = Number(series.get(year)?.['last'] ?? 0);
  series.set(year, { id: year, version: 1, last: Math.max(last, Number(number)) });
}

interface EarlierOrder {
  userId: string | null;
  packages: readonly EarlierPackage[];
}

interface EarlierPackage {
  timeline: readonly { status: string }[];
  lines: readonly { productId: string }[];
}

function addReceived(received: Map<string, StoredDocument>, order: StoredDocument): void {
  const { userId, packages } = order as unknown as EarlierOrder;
  if (userId === null) return;
  for (const { timeline, lines } of packages) {
    if (!timeline.some(({ status }) => status === 'DELIVERED')) continue;
    for (const { productId } of lines) {
      const id = `${userId}/${productId}`;
      received.set(id, { id, version: 1 });
    }
  }
}

interface EarlierReturn {
  lines: Record<string, unknown>[];
}

function withProductsCents(orderPackage: StoredDocument): StoredDocument {
  const returns = orderPackage['returns'] as EarlierReturn[] | undefined;
  if (returns === undefined) return orderPackage;
  const renamed = returns.map((each) => ({
    ...each,
    lines: each.lines.map(({ ['goodsCents']: productsCents, ...line }) => ({ ...line, productsCents })),
  }));
  return { ...orderPackage, returns: renamed };
}

function hasTaxPercent(document: StoredDocument): boolean {
  return (document['totals'] as { taxPercent?: number }).taxPercent !== undefined;
}

function withTaxPercent(document: StoredDocument): object {
  return { taxPercent: 20, ...(document['totals'] as object) };
}

/** The schema after a list of steps. */
export function schemaAfter(migrations: readonly Migration[]): number {
  return FIRST_SCHEMA + migrations.length;
}
