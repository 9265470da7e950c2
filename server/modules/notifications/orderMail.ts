import { localise, type LocalisedText } from '#schema/rules/localisedText.ts';
import { byLocale, DEFAULT_LOCALE, type Locale } from '#schema/rules/locales.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { PICTURE_WIDTHS, pictureUrl } from '#schema/rules/pictures.ts';
import { placeLines } from '#schema/rules/placeLines.ts';
import { VAT_PERCENT } from '#schema/rules/totals.ts';
import { isPickupPackage } from '#server/modules/cart/index.ts';
import { confirmByOf, isUnpaid, packagesOf } from '#server/modules/orders/index.ts';
import { datesOf } from '#server/platform/dates.ts';
import type { Mail, MailRow, MailText } from '#server/platform/mail/mail.ts';
import { translate, translations } from '#server/platform/messages.ts';
import type { AddressDoc, OrderDoc, OrderLineDoc, OrderPackageDoc } from '#server/store/documents/orders.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import { CONFIRM, confirmOrderHref } from './confirmationMails.ts';
import { buyerMail, lineTitle, PICKUP_ON_PAGE, trackLink, type MailContext } from './packageMails.ts';

const DEMO = translations('mails.demoOrder');

/**
 * The receipt for an order, in its language. A guest with an unconfirmed address gets no access by it, only the tracking page and the link that confirms the address. An order
 * paid online has two receipts: one while payment is pending, and one (`isPaid`) after payment.
 */
export function orderMail(order: OrderDoc, context: MailContext, isPaid = false): Mail {
  const { vendor } = context;
  const { locale = DEFAULT_LOCALE } = order;
  const { subtotalCents, discountCents, taxCents, shippingCents, totalCents } = order.totals;
  const latest = order.packages
    .filter((orderPackage) => !isPickupPackage(orderPackage))
    .flatMap(({ expectedBy }) => expectedBy ?? [])
    .sort()
    .at(-1);
  const confirmBy = confirmByOf(order);
  const text: Omit<MailText, 'name'> = {
    kind: isPaid ? 'ORDER_PAID' : 'ORDER_PLACED',
    subject: subjectOf(order, isPaid),
    before: [firstSentence(order, isPaid)],
    rows: [
      ...order.packages.flatMap((orderPackage) => orderPackage.lines.map((line) => lineRow(line, orderPackage, context, locale))),
      { label: translate(locale, 'mails.subtotal'), value: formatMoney(subtotalCents) },
      ...(discountCents > 0 ? [{ label: translate(locale, 'mails.discount'), value: formatMoney(-discountCents) }] : []),
      { label: translate(locale, 'mails.vat', { percent: VAT_PERCENT }), value: formatMoney(taxCents) },
      {
        label: translate(locale, 'mails.delivery'),
        value: shippingCents === 0 ? translate(locale, 'mails.free') : formatMoney(shippingCents),
      },
      { label: translate(locale, 'mails.total'), value: `${formatMoney(totalCents)} USD`, isTotal: true },
      { label: translate(locale, 'mails.payment'), value: translate(locale, `paymentMethods.${order.payment.method}`) },
      ...cashRows(order, locale, vendor),
    ],
    after: [
      ...whereTo(order),
      ...(latest === undefined || confirmBy !== null ? [] : [translations('mails.expectedBy', { day: datesOf(latest, 'longDay') })]),
      translations('mails.trackAsGuest'),
    ],
  };
  // A guest's order is confirmed through its receipt; a member confirms the account, or an order that waits for confirmation.
  const isOpen = (order.userId === null || confirmBy !== null) && order.emailConfirmedAt == null;
  const before =
    confirmBy === null
      ? translations('mails.confirmReceipt')
      : translations('mails.confirmToPlace', { time: datesOf(confirmBy, 'moment') });
  const second = { before, href: confirmOrderHref(order, context), label: CONFIRM };
  return buyerMail(
    order,
    context,
    isOpen ? { ...text, ...(order.userId === null && { link: trackLink(order, context) }), second } : text,
    DEMO,
  );
}

function subjectOf(order: OrderDoc, isPaid: boolean): LocalisedText {
  const { number } = order;
  if (confirmByOf(order) !== null) return translations('mails.orderWaitsSubject', { number });
  return translations(isPaid ? 'mails.orderPaidSubject' : 'mails.orderSubject', { number });
}

function firstSentence(order: OrderDoc, isPaid: boolean): LocalisedText {
  const { number, payment } = order;
  const confirmBy = confirmByOf(order);
  if (confirmBy !== null) return translations('mails.orderWaits', { number, time: datesOf(confirmBy, 'moment') });
  if (isUnpaid(payment)) return translations('mails.orderUnpaid', { number });
  return translations('mails.orderReceipt', { number, state: isPaid ? 'paid' : 'placed' });
}

/** A line with its variant, vendor and picture. */
function lineRow(line: OrderLineDoc, { vendorId }: OrderPackageDoc, context: MailContext, locale: Locale): MailRow {
  const { quantity, picture, title, totalCents } = line;
  const vendor = context.vendor(vendorId)?.name ?? '';
  return {
    label: `${quantity} × ${lineTitle(line, context, locale)}`,
    detail: vendor === '' ? '' : translate(locale, 'mails.soldBy', { vendor }),
    picture: picture && {
      src: context.baseUrl + pictureUrl(picture.key, PICTURE_WIDTHS[0]),
      alt: localise(picture.alt, locale) || localise(title, locale),
    },
    value: formatMoney(totalCents),
  };
}

/** The delivery address, without typed text if the email is unconfirmed, and the packages to pick up. */
function whereTo({ packages, shippingAddress, emailConfirmedAt }: OrderDoc): LocalisedText[] {
  const fetched = packages.filter(isPickupPackage);
  const isConfirmed = emailConfirmedAt != null;
  const address = byLocale((locale) => (isConfirmed ? addressLine(shippingAddress, locale) : areaOf(shippingAddress, locale)));
  const delivered = translations('mails.deliveredTo', { address });
  return [
    ...(fetched.length < packages.length ? [delivered] : []),
    ...fetched.map(toBeFetched),
    ...(fetched.length > 0 ? [PICKUP_ON_PAGE] : []),
  ];
}

function toBeFetched({ number, expectedBy }: OrderPackageDoc): LocalisedText {
  const day = expectedBy === null ? '' : datesOf(expectedBy, 'longDay');
  return translations('mails.toBeFetched', { number, date: expectedBy === null ? 'unknown' : 'known', day });
}

function addressLine(address: AddressDoc, locale: Locale): string {
  const { firstName, lastName, line1, line2, state } = address;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return [name, line1, line2, ...placeLines(address, translate(locale, `states.${state}`))].filter(Boolean).join(', ');
}

function areaOf({ postalCode, state }: AddressDoc, locale: Locale): string {
  return `${postalCode} ${translate(locale, `states.${state}`)}`;
}

/** Rows for an order's cash payments: per package, to the courier or at pickup. */
function cashRows(order: OrderDoc, locale: Locale, vendor: (id: string) => VendorDoc | null): NonNullable<MailText['rows']> {
  const packages = order.packages.length;
  return packagesOf(order)
    .filter(({ toCollectCents }) => toCollectCents > 0)
    .map((orderPackage) => {
      const { number, vendorId, toCollectCents } = orderPackage;
      const place = isPickupPackage(orderPackage) ? 'shop' : 'door';
      const shop = vendor(vendorId)?.name ?? '';
      return { label: translate(locale, 'mails.cashLabel', { place, shop, packages, number }), value: formatMoney(toCollectCents) };
    });
}
