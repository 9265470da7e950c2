import { localise } from '#schema/rules/localisedText.ts';
import type { Locale } from '#schema/rules/locales.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { PICTURE_WIDTHS, pictureUrl } from '#schema/rules/pictures.ts';
import { selectedOptions } from '#server/modules/catalog/index.ts';
import { writeMail, type Mail, type MailRow } from '#server/platform/mail/mail.ts';
import { translate, translations } from '#server/platform/messages.ts';
import type { AlertDoc, AlertKind } from '#server/store/documents/alerts.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { News, NewsProduct } from './alertNews.ts';

export interface AlertWithNews {
  alert: AlertDoc;
  news: News;
}

/** Who gets an email with alerts. */
export interface AlertReader {
  email: string;
  emailConfirmedAt: string;
  locale: Locale;
  /** Null for a guest. */
  firstName: string | null;
}

/** The vendor of an alert. */
type Seller = Pick<VendorDoc, 'name' | 'slug'>;

interface Context {
  baseUrl: string;
  unsubscribeHref: string;
  /** Page with a guest's alerts. */
  guestHref: string;
  vendor: (id: string) => Seller | null;
}

const SUBJECTS = {
  BACK_IN_STOCK: translations('alerts.subject.BACK_IN_STOCK'),
  PRICE_DROP: translations('alerts.subject.PRICE_DROP'),
  SAVED_SEARCH: translations('alerts.subject.SAVED_SEARCH'),
  VENDOR_NEWS: translations('alerts.subject.VENDOR_NEWS'),
};
const MIXED = translations('alerts.subject.mixed');

/** One email with the news of all alerts of a recipient. */
export function alertMail(sent: readonly AlertWithNews[], reader: AlertReader, context: Context): Mail {
  const { locale, firstName } = reader;
  const kinds = new Set(sent.map(({ alert }) => alert.kind));
  const [kind] = kinds;
  const rows = sent.flatMap((each) => rowsOf(each, locale, context));
  const isOfGuest = firstName === null;
  // A member's email may also have alerts that were set for its inbox without an account.
  if (!isOfGuest && sent.some(({ alert }) => alert.userId === null)) {
    rows.push({ label: translate(locale, 'alerts.mailOfGuest'), href: context.guestHref, value: '' });
  }
  const link = { href: isOfGuest ? context.guestHref : `${context.baseUrl}/user-alerts`, label: translations('alerts.mailManage') };
  return writeMail(reader, locale, {
    kind: 'ALERTS',
    subject: kind !== undefined && kinds.size === 1 ? SUBJECTS[kind] : MIXED,
    ...(!isOfGuest && { name: firstName }),
    before: [translations('alerts.mailIntro')],
    rows,
    link,
    second: { before: translations('alerts.mailWhy'), href: context.unsubscribeHref, label: translations('alerts.mailStop') },
    unsubscribeHref: context.unsubscribeHref,
  });
}

function rowsOf({ alert, news }: AlertWithNews, locale: Locale, { baseUrl, vendor }: Context): MailRow[] {
  const seller = vendor(alert.vendorId ?? '');
  const detail = DETAILS[alert.kind](alert, locale, seller);
  const rows = news.products.map((each): MailRow => {
    const [picture] = each.product.pictures;
    return {
      label: labelOf(each, locale),
      detail,
      href: `${baseUrl}/product/${each.product.slug}`,
      picture: picture && {
        src: baseUrl + pictureUrl(picture.key, PICTURE_WIDTHS[0]),
        alt: localise(picture.alt, locale) || localise(each.product.title, locale),
      },
      value: formatMoney(each.priceCents),
    };
  });
  const more = news.total - rows.length;
  const path = listPath(alert, seller);
  if (more <= 0 || path === null) return rows;
  return [...rows, { label: translate(locale, 'alerts.more', { count: more }), detail, href: baseUrl + path, value: '' }];
}

/** The text of a notification about one alert, and the path that it opens. */
export function alertNotification({ alert, news }: AlertWithNews, locale: Locale, vendor: Context['vendor']) {
  const seller = vendor(alert.vendorId ?? '');
  const [first] = news.products;
  const more = news.total - 1;
  const lines = [
    first && `${labelOf(first, locale)}: ${formatMoney(first.priceCents)}`,
    alert.kind === 'BACK_IN_STOCK' ? undefined : DETAILS[alert.kind](alert, locale, seller),
    more > 0 ? translate(locale, 'alerts.more', { count: more }) : undefined,
  ];
  return {
    title: localise(SUBJECTS[alert.kind], locale),
    body: lines.filter((line) => line !== undefined).join('\n'),
    path: (more > 0 ? listPath(alert, seller) : null) ?? `/product/${first?.product.slug ?? ''}`,
  };
}

/** The list with all products of a saved search or a vendor; null for other alerts. */
function listPath({ search }: AlertDoc, vendor: Seller | null): string | null {
  return search?.path ?? (vendor && `/shop/${vendor.slug}`);
}

function labelOf({ product, variant }: NewsProduct, locale: Locale): string {
  const options = variant === null ? [] : selectedOptions(product, variant.options).map(({ label }) => localise(label, locale));
  return [localise(product.title, locale), ...options].join(', ');
}

/** What a product is news of, by the kind of its alert. */
const DETAILS: Record<AlertKind, (alert: AlertDoc, locale: Locale, vendor: Seller | null) => string> = {
  BACK_IN_STOCK: (_alert, locale) => translate(locale, 'alerts.detail.BACK_IN_STOCK'),
  PRICE_DROP: ({ toldCents }, locale) => translate(locale, 'alerts.detail.PRICE_DROP', { price: formatMoney(toldCents ?? 0) }),
  SAVED_SEARCH: ({ search }, locale) =>
    search === null || search.query === ''
      ? translate(locale, 'alerts.detail.FILTERS')
      : translate(locale, 'alerts.detail.SAVED_SEARCH', { query: search.query }),
  VENDOR_NEWS: (_alert, locale, vendor) => translate(locale, 'alerts.detail.VENDOR_NEWS', { vendor: vendor?.name ?? '' }),
};
