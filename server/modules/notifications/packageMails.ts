import { courierTrackingUrl, knownCourier } from '#schema/rules/couriers.ts';
import { localise, type LocalisedText } from '#schema/rules/localisedText.ts';
import { byLocale, DEFAULT_LOCALE, type Locale } from '#schema/rules/locales.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { isPickupPackage } from '#server/modules/cart/index.ts';
import { selectedOptions } from '#server/modules/catalog/index.ts';
import { CANCELLED_BY_BUYER, cancelledRefund, expectedReturns } from '#server/modules/orders/index.ts';
import type { Confirmable } from '#server/platform/mail/confirmationTokens.ts';
import { writeMail, type Mail, type MailLink, type MailRecipient, type MailRow, type MailText } from '#server/platform/mail/mail.ts';
import { datesOf } from '#server/platform/dates.ts';
import { translate, translations } from '#server/platform/messages.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type {
  CancellationRequestDoc,
  LineChangeDoc,
  OrderDoc,
  OrderEventDoc,
  OrderLineDoc,
  OrderPackageDoc,
  ReturnDoc,
  TrackingDoc,
} from '#server/store/documents/orders.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import { CONFIRM, confirmOrderHref } from './confirmationMails.ts';
import {
  cancellationReason,
  changesOfLine,
  chargeTexts,
  isCorrectedAgain,
  lineChangeAt,
  returnAt,
  stepTexts,
  totalTexts,
} from './packageMailTexts.ts';

/** Data shown in emails in addition to the order. */
export interface MailContext {
  vendor: (id: string) => VendorDoc | null;
  /** Used to name a variant's options; null once the product has been deleted. */
  product: (id: string) => ProductDoc | null;
  baseUrl: string;
  demo: boolean;
  /** The link that confirms an email address. */
  confirmHref: (owner: Confirmable) => string;
  /** The token with which a guest opens the order; null if it is not known. */
  accessToken: (order: OrderDoc) => string | null;
}

/** Notice added to emails sent in demo mode. */
const DEMO = translations('mails.demoPackage');

const FOLLOW = translations('mails.followOrder');

/** Emails to buyers omit the pickup address and opening hours, because the vendor types them. */
export const PICKUP_ON_PAGE = translations('mails.pickupOnPage');

/** An email to the buyer in the order's language, by default with links to the order. */
export function buyerMail(
  order: OrderDoc,
  context: MailContext,
  { before, ...text }: Omit<MailText, 'name'>,
  demoNotice: LocalisedText = DEMO,
): Mail {
  const isConfirmedFirst = isUnconfirmedGuest(order) && text.link === undefined;
  return writeMail(order, order.locale ?? DEFAULT_LOCALE, {
    ...(isConfirmedFirst ? confirmLinks(order, context) : { link: followLink(order, context) }),
    ...text,
    name: order.shippingAddress.firstName,
    before: [...before, ...(isConfirmedFirst ? [translations('mails.confirmToOpen')] : []), ...(context.demo ? [demoNotice] : [])],
  });
}

/**
 * A member's link opens the order after login, and a guest's on any device. An order whose token is not known is followed on the
 * tracking page.
 */
function followLink(order: OrderDoc, context: MailContext): MailLink {
  const { baseUrl, accessToken } = context;
  const name = encodeURIComponent(order.number);
  if (order.userId !== null) return { href: `${baseUrl}/orders/${name}`, label: FOLLOW };
  const token = order.emailConfirmedAt == null ? null : accessToken(order);
  if (token === null) return trackLink(order, context);
  return { href: `${baseUrl}/order/${name}?token=${token}`, label: translations('mails.openOrder') };
}

/** The tracking page, which asks a guest for the email address. */
export function trackLink({ number }: OrderDoc, { baseUrl }: MailContext): MailLink {
  return { href: `${baseUrl}/track-order?order=${encodeURIComponent(number)}`, label: FOLLOW };
}

/** Links for an unconfirmed address, which may be a stranger's: the page that confirms it leads to the order, the tracking page does not. */
function confirmLinks(order: OrderDoc, context: MailContext): Pick<MailText, 'link' | 'second'> {
  return {
    link: { href: confirmOrderHref(order, context), label: CONFIRM },
    second: { before: translations('mails.trackAsGuest'), ...trackLink(order, context) },
  };
}

/** Email with the link that opens an order, for a buyer who requested it by number and email address. */
export function openOrderMail(order: OrderDoc, context: MailContext): Mail {
  const { number } = order;
  return buyerMail(order, context, {
    kind: 'CONFIRM_ORDER',
    subject: translations('mails.openOrderSubject', { number }),
    before: [translations('mails.openOrderText', { number })],
  });
}

/** Whether the buyer is a guest who has not confirmed the email address, and thus opens the order only where it was placed. */
function isUnconfirmedGuest({ userId, emailConfirmedAt }: OrderDoc): boolean {
  return userId === null && emailConfirmedAt == null;
}

/** Email about a package event, given by its index in the timeline; null for events without an email. */
export function packageMail(order: OrderDoc, stored: OrderPackageDoc, at: number, context: MailContext): Mail | null {
  const orderPackage = { ...stored, returns: expectedReturns(order, stored) };
  const event = orderPackage.timeline[at];
  const returned = returnAt(orderPackage, at);
  const vendor = context.vendor(orderPackage.vendorId);
  const texts = event === undefined ? null : stepTexts(order, orderPackage, event, returned, vendor?.name ?? '');
  if (event === undefined || texts === null) return null;
  const isCorrection = event.replacedTracking !== undefined;
  if (isCorrection && isCorrectedAgain(orderPackage, at)) return null;
  const language = order.locale ?? DEFAULT_LOCALE;
  const tracking = event.status === 'SHIPPED' || isCorrection ? orderPackage.tracking : undefined;
  // Vendors may enter any courier and URL, so emails contain only known couriers.
  const courier = tracking === undefined ? null : knownCourier(tracking.carrier);
  const change = lineChangeAt(orderPackage, event);
  const changes = change === null ? [] : changesOfLine(orderPackage, change);
  const isReady = event.lineChange === undefined && event.status === 'PACKED' && isPickupPackage(orderPackage);
  return buyerMail(order, context, {
    kind: 'PACKAGE_STEP',
    subject: translations('mails.subjectOfOrder', { subject: texts.subject, number: order.number }),
    before: [
      ...consentOf(orderPackage, event, vendor?.name ?? ''),
      texts.text,
      ...answersOf(orderPackage, event),
      ...totalTexts(order, changes),
      ...chargeTexts(order, orderPackage, event, returned),
      ...(isReady ? [PICKUP_ON_PAGE] : []),
      ...reasonOf(event),
      ...noteOf(event, returned),
    ],
    rows: [
      ...(change === null ? rowsOf(orderPackage, returned, context, language) : changeRows(change, changes, context, language)),
      ...(tracking === undefined || courier === null
        ? []
        : [
            { label: translate(language, 'mails.carrier'), value: courier.name },
            { label: translate(language, 'mails.trackingCode'), value: tracking.code },
          ]),
    ],
    after: tracking === undefined ? [] : [whereTracked(tracking)],
  });
}

/** Why a request to cancel the package was accepted; empty for other events. */
function consentOf(orderPackage: OrderPackageDoc, { status }: OrderEventDoc, vendor: string): LocalisedText[] {
  const how = status === 'CANCELLED' ? cancellationReason(orderPackage) : null;
  return how === null || how === 'late' ? [] : [translations('mails.cancellationAccepted', { how, vendor })];
}

/** Until when the buyer has to answer a replacement, once the request to cancel the package is declined; empty for other events. */
function answersOf({ lines }: OrderPackageDoc, { cancellation }: OrderEventDoc): LocalisedText[] {
  const ends = cancellation === 'DECLINED' ? lines.flatMap(({ replacement }) => replacement?.respondBy ?? []) : [];
  const [first] = ends.sort();
  return first === undefined ? [] : [translations('mails.answerStillNeeded', { time: datesOf(first, 'moment') })];
}

/** A known courier's tracking page; otherwise a reference to the order page. */
function whereTracked({ carrier, code }: TrackingDoc): LocalisedText {
  const url = courierTrackingUrl(carrier, code);
  return url === null ? translations('mails.trackingOnPage') : translations('mails.atCourier', { url });
}

/** Email to the buyer about the cancellation of an unpaid order. */
export function unpaidMail(order: OrderDoc, context: MailContext): Mail {
  const { number, payment } = order;
  return buyerMail(order, context, {
    kind: 'PACKAGE_STEP',
    subject: translations('mails.unpaidSubject', { number }),
    before: [translations('mails.unpaid', { number, failure: payment.failure ?? 'DECLINED' })],
    rows: order.packages.flatMap((orderPackage) => rowsOf(orderPackage, null, context, order.locale ?? DEFAULT_LOCALE)),
  });
}

/** Email to the buyer about the refund of a cancelled package. */
export function refundedMail(order: OrderDoc, orderPackage: OrderPackageDoc, context: MailContext): Mail {
  const { number, vendorId } = orderPackage;
  const amount = formatMoney(cancelledRefund(orderPackage).refundCents);
  return buyerMail(order, context, {
    kind: 'REFUNDED',
    subject: translations('mails.refundedSubject', { number: order.number }),
    before: [translations('mails.refunded', { amount, number, vendor: context.vendor(vendorId)?.name ?? '' })],
  });
}

/**
 * Refers to the vendor's note instead of including it. A vendor could place orders with anyone's email address, and must not be
 * able to send them text through the marketplace. Notes that only list products are omitted, because the table shows them.
 */
function noteOf({ note, returnStatus }: OrderEventDoc, returned: ReturnDoc | null): LocalisedText[] {
  const typed = returnStatus === 'ACCEPTED' ? (returned?.instructions ?? null) : note;
  const isTyped = typeof typed === 'string' && typed !== '';
  return isTyped ? [translations('mails.sellerNote')] : [];
}

/** An order line's title with its variant, such as "Batik shirt (M, Indigo)". */
export function lineTitle({ productId, title, options }: OrderLineDoc, { product }: MailContext, language: Locale): string {
  const chosen = selectedOptions(product(productId), options)
    .map(({ label }) => localise(label, language))
    // The colour of a deleted product has no label.
    .filter((label) => !label.startsWith('#'));
  return chosen.length === 0 ? localise(title, language) : `${localise(title, language)} (${chosen.join(', ')})`;
}

/** Reason why the marketplace cancelled a package; empty if the buyer cancelled it. */
function reasonOf({ status, note }: OrderEventDoc): LocalisedText[] {
  const isReason = status === 'CANCELLED' && note !== null && typeof note !== 'string' && note.en !== CANCELLED_BY_BUYER.en;
  return isReason ? [note] : [];
}

/** A package's lines, or only the returned ones, as rows of an email. */
function rowsOf(orderPackage: OrderPackageDoc, returned: ReturnDoc | null, context: MailContext, language: Locale): MailRow[] {
  const lines = (returned?.lines ?? orderPackage.lines.map(({ id, quantity }) => ({ lineId: id, quantity }))).map((line) => ({
    quantity: line.quantity,
    ordered: orderPackage.lines.find(({ id }) => id === line.lineId),
  }));
  return lines.flatMap(({ quantity, ordered }) =>
    ordered === undefined ? [] : [{ label: lineTitle(ordered, context, language), value: `× ${quantity}` }],
  );
}

/** A line as it was ordered and after its change; `changes` are those of the line so far. */
function changeRows(
  { kind, before, after }: LineChangeDoc,
  changes: readonly LineChangeDoc[],
  context: MailContext,
  language: Locale,
): MailRow[] {
  const row = (what: 'mails.lineBefore' | 'mails.lineAfter' | 'mails.lineLeft' | 'mails.lineRemoved', line: OrderLineDoc): MailRow => ({
    label: translate(language, what),
    value: `${line.quantity} × ${lineTitle(line, context, language)}`,
  });
  const ordered = row('mails.lineBefore', changes[0]?.before ?? before);
  if (after === null) return changes.length > 1 ? [ordered, row('mails.lineRemoved', before)] : [ordered];
  return [ordered, row(kind === 'REPLACED' ? 'mails.lineAfter' : 'mails.lineLeft', after)];
}

/** Recipient of an email to a vendor: the vendor, its address, and its owner's language. */
export interface Recipient extends MailRecipient {
  vendor: VendorDoc;
  language: Locale;
}

/** An email to a seller with a link to the package. */
function sellerMail(
  orderPackage: OrderPackageDoc,
  { vendor, language, ...address }: Recipient,
  context: MailContext,
  { kind, subject, before, returned = null }: Pick<MailText, 'kind' | 'subject' | 'before'> & { returned?: ReturnDoc | null },
): Mail {
  const { baseUrl, demo } = context;
  return writeMail(address, language, {
    kind,
    subject,
    name: vendor.name,
    before: [...before, ...(demo ? [DEMO] : [])],
    rows: rowsOf(orderPackage, returned, context, language),
    link: {
      href: `${baseUrl}/vendor-orders/${encodeURIComponent(orderPackage.number)}`,
      label: translations('mails.openInConsole'),
    },
  });
}

/** Email to a seller about a new package. Omits the buyer's address, which is shown only in the vendor console. */
export function soldMail(order: OrderDoc, orderPackage: OrderPackageDoc, recipient: Recipient, context: MailContext): Mail {
  // Only the state, because the buyer types the city.
  const place = byLocale((locale) => translate(locale, `states.${order.shippingAddress.state}`));
  const amount = formatMoney(orderPackage.totals.totalCents);
  const isPickup = isPickupPackage(orderPackage);
  return sellerMail(orderPackage, recipient, context, {
    kind: 'PACKAGE_SOLD',
    subject: translations('mails.soldSubject', { number: orderPackage.number }),
    before: [
      translations(isPickup ? 'mails.soldForPickup' : 'mails.sold', { place }),
      translations(isCash(order) ? (isPickup ? 'mails.soldCashForPickup' : 'mails.soldCash') : 'mails.soldOnline', { amount }),
    ],
  });
}

/** Email to a seller about a package cancelled by its buyer. */
export function cancelledByBuyerMail(order: OrderDoc, orderPackage: OrderPackageDoc, recipient: Recipient, context: MailContext): Mail {
  const { grossCents, refundCents } = cancelledRefund(orderPackage);
  const amount = formatMoney(isCash(order) ? grossCents : refundCents);
  return sellerMail(orderPackage, recipient, context, {
    kind: 'CALLED_OFF',
    subject: translations('mails.cancelledByBuyerSubject', { number: orderPackage.number }),
    before: [
      translations('mails.cancelledByBuyer', {
        how: isEndedByRefusal(orderPackage) ? 'refused' : (cancellationReason(orderPackage) ?? 'other'),
      }),
      translations('mails.cancelledByBuyerMoney', { payment: isCash(order) ? 'cash' : 'online', amount }),
    ],
  });
}

/** Email to a seller about an accepted or refused replacement, given by its index in the timeline; null for other events. */
export function replacementAnsweredMail(
  orderPackage: OrderPackageDoc,
  at: number,
  recipient: Recipient,
  context: MailContext,
): Mail | null {
  const event = orderPackage.timeline[at];
  if (event?.lineChange !== 'ACCEPTED' && event?.lineChange !== 'REFUSED') return null;
  const answer = lineChangeAt(orderPackage, event)?.isBySilence ? 'silence' : event.lineChange;
  return sellerMail(orderPackage, recipient, context, {
    kind: 'REPLACEMENT_ANSWERED',
    subject: translations('mails.replacementAnsweredSubject', { number: orderPackage.number, answer }),
    before: [
      translations('mails.replacementAnswered', { answer }),
      ...(event.note === null || typeof event.note === 'string' ? [] : [event.note]),
    ],
  });
}

/** Whether the package was cancelled because the replacement of its last line was refused. */
function isEndedByRefusal({ timeline, lineChanges = [] }: OrderPackageDoc): boolean {
  const [event, change] = [timeline.at(-1), lineChanges.at(-1)];
  return event?.status === 'CANCELLED' && event.by === undefined && change?.kind === 'REFUSED' && change.at === event.at;
}

/** Email to a seller about a return that the buyer requested or withdrew. */
export function returnMail(
  kind: 'RETURN_REQUESTED' | 'RETURN_WITHDRAWN',
  orderPackage: OrderPackageDoc,
  returned: ReturnDoc,
  recipient: Recipient,
  context: MailContext,
): Mail {
  const { number } = orderPackage;
  const texts =
    kind === 'RETURN_REQUESTED'
      ? {
          subject: translations('mails.returnWantedSubject', { number }),
          before: [translations('mails.returnWanted', { cause: returned.cause })],
        }
      : { subject: translations('mails.returnWithdrawnSubject', { number }), before: [translations('mails.returnWithdrawn')] };
  return sellerMail(orderPackage, recipient, context, { kind, ...texts, returned });
}

/** Email to a seller about a request to cancel a packed package. */
export function cancellationRequestedMail(
  orderPackage: OrderPackageDoc,
  { respondBy }: CancellationRequestDoc,
  recipient: Recipient,
  context: MailContext,
): Mail {
  return sellerMail(orderPackage, recipient, context, {
    kind: 'CANCELLATION_REQUESTED',
    subject: translations('mails.cancellationWantedSubject', { number: orderPackage.number }),
    before: [translations('mails.cancellationWanted', { time: datesOf(respondBy, 'moment') })],
  });
}

function isCash({ payment }: OrderDoc): boolean {
  return payment.method === 'CASH_ON_DELIVERY';
}
