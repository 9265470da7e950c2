import { localise } from '#schema/rules/localisedText.ts';
import { MALAYSIAN_STATES } from '#schema/rules/malaysianStates.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { VAT_PERCENT } from '#schema/rules/totals.ts';
import { isPickupPackage, pickupWords } from '#server/modules/cart/index.ts';
import { isUnpaid, packagesOf } from '#server/modules/orders/index.ts';
import { PAYMENT_METHOD_NAMES } from '#server/modules/payments/index.ts';
import type { Mail, MailText } from '#server/platform/mail/mail.ts';
import type { AddressDoc, OrderDoc, OrderPackageDoc } from '#server/store/documents/orders.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import { buyerMail, type MailContext } from './packageMails.ts';

const TAGS = { en: 'en-MY', ms: 'ms-MY' } as const;

const LABELS = {
  subtotal: { en: 'Subtotal', ms: 'Jumlah kecil' },
  discount: { en: 'Discount', ms: 'Diskaun' },
  vat: { en: `VAT (${VAT_PERCENT}%)`, ms: `VAT (${VAT_PERCENT}%)` },
  delivery: { en: 'Delivery', ms: 'Penghantaran' },
  free: { en: 'Free', ms: 'Percuma' },
  total: { en: 'Total', ms: 'Jumlah keseluruhan' },
  payment: { en: 'Payment', ms: 'Pembayaran' },
} as const satisfies Record<string, LocalisedText>;

const DEMO: LocalisedText = {
  en: 'This is a demo shop: nothing was charged, and nothing will be sent.',
  ms: 'Ini kedai demo: tiada caj dibuat dan tiada apa-apa akan dihantar.',
};

/**
 * The receipt of an order, in its language. Guests track it by number and email: the receipt alone gives no access. An order paid online
 * has two: the first while payment is pending, the second (`isPaid`) once it was received.
 */
export function orderMail(order: OrderDoc, context: MailContext, isPaid = false): Mail {
  const { vendor } = context;
  const language = order.locale ?? 'en';
  const row = (label: LocalisedText, value: string) => ({ label: localise(label, language), value });
  const { subtotalCents, discountCents, taxCents, shippingCents, totalCents } = order.totals;
  const lines = order.packages.flatMap((orderPackage) => orderPackage.lines);
  const latest = order.packages
    .filter((orderPackage) => !isPickupPackage(orderPackage))
    .flatMap(({ expectedBy }) => expectedBy ?? [])
    .sort()
    .at(-1);
  const method: LocalisedText = PAYMENT_METHOD_NAMES[order.payment.method];
  const text: Omit<MailText, 'greeting' | 'link'> = {
    subject: isPaid
      ? { en: `Paid: your order ${order.number}`, ms: `Telah dibayar: pesanan anda ${order.number}` }
      : { en: `Your order ${order.number}`, ms: `Pesanan anda ${order.number}` },
    before: [
      isUnpaid(order.payment)
        ? {
            en: `thank you: order ${order.number} is placed and waits for your payment. As soon as it is paid, the sellers begin.`,
            ms: `terima kasih: pesanan ${order.number} telah dibuat dan menunggu bayaran anda. Sebaik sahaja ia dibayar, penjual akan bermula.`,
          }
        : {
            en: `thank you: order ${order.number} is ${isPaid ? 'paid' : 'placed'}. This is your receipt.`,
            ms: `terima kasih: pesanan ${order.number} telah ${isPaid ? 'dibayar' : 'dibuat'}. Ini resit anda.`,
          },
    ],
    rows: [
      ...lines.map(({ quantity, title, totalCents: cents }) => ({
        label: `${quantity} × ${localise(title, language)}`,
        value: formatMoney(cents),
      })),
      row(LABELS.subtotal, formatMoney(subtotalCents)),
      ...(discountCents > 0 ? [row(LABELS.discount, formatMoney(-discountCents))] : []),
      row(LABELS.vat, formatMoney(taxCents)),
      row(LABELS.delivery, shippingCents === 0 ? localise(LABELS.free, language) : formatMoney(shippingCents)),
      { ...row(LABELS.total, `${formatMoney(totalCents)} USD`), isTotal: true },
      row(LABELS.payment, localise(method, language)),
      ...cashRows(order, vendor).map(({ label, value }) => row(label, value)),
    ],
    after: [
      ...whereTo(order, vendor),
      ...(latest === undefined
        ? []
        : [{ en: `Expected by ${day(latest, 'en')}.`, ms: `Dijangka tiba selewat-lewatnya ${day(latest, 'ms')}.` }]),
      {
        en: 'To follow it without an account, have the order number and this e-mail address ready.',
        ms: 'Untuk mengikutinya tanpa akaun, sediakan nombor pesanan dan alamat e-mel ini.',
      },
    ],
  };
  return buyerMail(order, context, text, DEMO);
}

/** The delivery address, and the pickup places. */
function whereTo({ packages, shippingAddress }: OrderDoc, vendor: MailContext['vendor']): LocalisedText[] {
  const fetched = packages.filter(isPickupPackage);
  const delivered = { en: `Delivered to: ${addressLine(shippingAddress, 'en')}`, ms: `Dihantar ke: ${addressLine(shippingAddress, 'ms')}` };
  return [
    ...(fetched.length < packages.length ? [delivered] : []),
    ...fetched.flatMap((orderPackage) => [toBeFetched(orderPackage), ...pickupWords(vendor(orderPackage.vendorId))]),
  ];
}

function toBeFetched({ number, expectedBy }: OrderPackageDoc): LocalisedText {
  const ready = expectedBy === null ? null : { en: `by ${day(expectedBy, 'en')}`, ms: `selewat-lewatnya ${day(expectedBy, 'ms')}` };
  return {
    en: `You pick up package ${number} at the seller's shop${ready ? `, where it should lie ready ${ready.en}` : ''}. We write to you when it does.`,
    ms: `Anda mengambil bungkusan ${number} di kedai penjual${ready ? `; ia dijangka sedia ${ready.ms}` : ''}. Kami menulis kepada anda apabila ia sudah sedia.`,
  };
}

function addressLine({ firstName, lastName, line1, line2, postalCode, city, state }: AddressDoc, language: keyof LocalisedText): string {
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return [name, line1, line2, `${postalCode} ${city}`, MALAYSIAN_STATES[state][language]].filter(Boolean).join(', ');
}

function day(moment: string, language: keyof LocalisedText): string {
  return DAYS[language].format(new Date(moment));
}

/** Cached: creating a formatter takes longer than rendering the rest of the email. */
const DAYS = { en: dayFormat('en'), ms: dayFormat('ms') };

function dayFormat(language: keyof LocalisedText): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(TAGS[language], { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Asia/Kuala_Lumpur' });
}

/** Rows of cash payments of an order: per package, to the courier or at the shop where it is picked up. */
function cashRows(order: OrderDoc, vendor: (id: string) => VendorDoc | null): { label: LocalisedText; value: string }[] {
  const isOne = order.packages.length === 1;
  return packagesOf(order)
    .filter(({ toCollectCents }) => toCollectCents > 0)
    .map((orderPackage) => {
      const { number, vendorId, toCollectCents } = orderPackage;
      const shop = vendor(vendorId)?.name ?? '';
      const where = isPickupPackage(orderPackage)
        ? { en: `You pay at ${shop}`, ms: `Anda membayar di ${shop}` }
        : { en: 'You pay at the door', ms: 'Anda membayar semasa penghantaran' };
      const which = { en: isOne ? '' : `, package ${number}`, ms: isOne ? '' : `, bungkusan ${number}` };
      return { label: { en: where.en + which.en, ms: where.ms + which.ms }, value: formatMoney(toCollectCents) };
    });
}
