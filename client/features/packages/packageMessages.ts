import type { CancellationState, PackageStatus, ReturnStatus } from '#client/graphql/schemaTypes.generated.ts';
import type { Locale } from '#client/i18n/Locale.ts';
import type { Translate } from '#client/i18n/Translate.ts';
import { dayDistance, dayToCome, formatDate } from '#client/lib/formatDate.ts';
import type { IconName } from '#client/ui/media/iconPaths.ts';
import { isCancelling, packageStatusLabel } from './packageStatus.ts';

export interface PackageSummary {
  status: PackageStatus;
  expectedBy: string | null;
  /** Pick-up place; null for delivery. */
  pickup: { name: string } | null;
  /** Missing if it is not known. */
  cancellationRequest?: { state: CancellationState } | null;
  /** The buyer has to answer a replacement before the package is sent. */
  needsAnswer?: boolean;
  timeline: readonly { at: string; status: PackageStatus; returnStatus: ReturnStatus | null; place: string | null; note: string | null }[];
}

/** Copies the shipping option's pick-up place to the package itself, which matches PackageSummary. */
export function withPickup<Ordered extends { shipping: { pickup: PackageSummary['pickup'] } }>(orderPackage: Ordered) {
  return { ...orderPackage, pickup: orderPackage.shipping.pickup };
}

interface Words {
  t: Translate;
  locale: Locale;
  now: Date;
}

/** Statuses before the package arrives. */
export const IS_ON_ITS_WAY: ReadonlySet<PackageStatus> = new Set(['PLACED', 'PACKED', 'SHIPPED', 'OUT_FOR_DELIVERY']);

const ICONS: Record<PackageStatus, IconName> = {
  PLACED: 'box',
  PACKED: 'box',
  SHIPPED: 'truck',
  OUT_FOR_DELIVERY: 'truck',
  DELIVERED: 'check',
  CANCELLED: 'close',
  RETURN_REQUESTED: 'return',
  RETURNED: 'return',
};

/** Whether the expected date has passed; false for packages that are ready for pick-up. */
export function isLate({ status, expectedBy, pickup }: Pick<PackageSummary, 'status' | 'expectedBy' | 'pickup'>, now: Date): boolean {
  return !(status === 'PACKED' && pickup) && IS_ON_ITS_WAY.has(status) && expectedBy !== null && Date.parse(expectedBy) < now.getTime();
}

/** Icon and sentence for a package's last known location. */
export function lastKnownPlace(orderPackage: PackageSummary, { t }: Pick<Words, 't'>): { icon: IconName; text: string } {
  const { status, timeline, pickup, needsAnswer = false } = orderPackage;
  const last = timeline.at(-1);
  if (needsAnswer) return { icon: 'clock', text: t('sub.waitsForYou') };
  if (pickup && status === 'PACKED') return { icon: 'shop', text: t('own.readyToFetch', { place: pickup.name }) };
  if (pickup && status === 'DELIVERED' && !last?.returnStatus) return { icon: 'check', text: t('own.collectedAt', { place: pickup.name }) };
  return { icon: ICONS[status], text: sentence(status, last, t) };
}

function sentence(status: PackageStatus, last: PackageSummary['timeline'][number] | undefined, t: Translate): string {
  const { place = null, note = null, returnStatus = null } = last ?? {};
  switch (status) {
    case 'PLACED':
      return t('own.atSeller');
    case 'PACKED':
      return place === null ? t('own.packed') : t('own.packedIn', { place });
    case 'SHIPPED':
      return place === null ? t('own.withCourier') : t('own.withCourierIn', { place });
    case 'OUT_FOR_DELIVERY':
      return place === null ? t('own.onVan') : t('own.onVanIn', { place });
    case 'DELIVERED':
      if (returnStatus === 'WITHDRAWN') return t('own.keepsWithdrawn');
      if (returnStatus !== null) return t(returnStatus === 'REFUSED' ? 'own.keepsAll' : 'own.keepsRest');
      return place === null ? t('own.handedOver') : t('own.handedOverIn', { place });
    case 'CANCELLED':
      return note ?? t('own.calledOff');
    case 'RETURN_REQUESTED':
      return t(returnStatus === 'ACCEPTED' ? 'own.sendBack' : 'own.comesBack');
    case 'RETURNED':
      return t('own.cameBack');
  }
}

/** Label and date of the arrival. Null for packages that will not arrive, and while the payment may be declined. */
export function arrival(
  orderPackage: PackageSummary,
  isPaymentCertain: boolean,
  words: Words,
): { label: string; day: string; at: string } | null {
  const { t, locale } = words;
  const { status, expectedBy, timeline, pickup } = orderPackage;
  const delivered = timeline.find((event) => event.status === 'DELIVERED');
  if (status === 'DELIVERED' && delivered)
    return { label: t(packageStatusLabel(status, pickup !== null)), day: formatDate(delivered.at, locale, 'weekday'), at: delivered.at };
  if (!isPaymentCertain || expectedBy === null || !IS_ON_ITS_WAY.has(status)) return null;
  const packed = timeline.findLast((event) => event.status === 'PACKED');
  if (pickup && status === 'PACKED' && packed)
    return { label: t('own.readySince'), day: formatDate(packed.at, locale, 'weekday'), at: packed.at };
  const label = pickup ? 'own.readyBy' : isLate(orderPackage, words.now) ? 'own.wasExpected' : 'own.expected';
  return { label: t(label), day: dayText(expectedBy, words), at: expectedBy };
}

function dayText(moment: string, { t, locale, now }: Words): string {
  const { day, date } = dayToCome(moment, locale, now);
  return day === 'later' ? t('own.by', { date }) : t(day === 'today' ? 'own.today' : 'own.tomorrow');
}

/**
 * Says what arrives next, for the order page's header, or that a cancellation was requested; null if no package is on its way. A package
 * to be cancelled is not expected.
 */
export function headline(packages: readonly PackageSummary[], words: Words): string | null {
  const { t, now } = words;
  const alive = packages.filter(({ status }) => status !== 'CANCELLED');
  const coming = alive
    .filter((each) => IS_ON_ITS_WAY.has(each.status) && each.expectedBy !== null && !isCancelling(each))
    .sort((left, right) => eta(left, now) - eta(right, now));
  const [next] = coming;
  if (next === undefined) return alive.some(isCancelling) ? t('own.cancelRequested') : null;
  return t('own.headline', { which: whichOf(alive.length, coming.length, t), when: whenOf(next, words) });
}

/** Sort key: 0 if the package arrives today by van or is ready for pick-up, otherwise the expected date in ms. */
function eta(orderPackage: PackageSummary, now: Date): number {
  return isOnVanToday(orderPackage, now) || (orderPackage.pickup && orderPackage.status === 'PACKED')
    ? 0
    : Date.parse(orderPackage.expectedBy ?? '');
}

function isOnVanToday({ status, timeline }: PackageSummary, now: Date): boolean {
  // Uses the first such event, because a later one may be a correction from another day.
  const loaded = timeline.find((event) => event.status === 'OUT_FOR_DELIVERY');
  return status === 'OUT_FOR_DELIVERY' && loaded !== undefined && dayDistance(now, loaded.at) === 0;
}

function whichOf(all: number, coming: number, t: Translate): string {
  if (all === 1) return t('own.onlyOne');
  if (coming === all) return t('own.firstOf', { n: all });
  return coming === 1 ? t('own.lastOf', { n: all }) : t('own.nextOf', { n: all });
}

/** Message keys for the arrival time. */
const WHEN = {
  delivery: { late: 'own.isLate', today: 'own.expectedToday', tomorrow: 'own.expectedTomorrow', by: 'own.expectedBy' },
  pickup: { late: 'own.isLateAtShop', today: 'own.readyToday', tomorrow: 'own.readyTomorrow', by: 'own.readyByDay' },
} as const;

function whenOf(orderPackage: PackageSummary, { t, locale, now }: Words): string {
  if (isOnVanToday(orderPackage, now)) return t('own.arrivesToday');
  const expectedBy = orderPackage.expectedBy ?? '';
  const days = dayDistance(now, expectedBy);
  if (orderPackage.pickup && orderPackage.status === 'PACKED') return t('own.readyNow');
  const words = orderPackage.pickup ? WHEN.pickup : WHEN.delivery;
  if (isLate(orderPackage, now)) return t(words.late);
  if (days === 0) return t(words.today);
  return days === 1 ? t(words.tomorrow) : t(words.by, { date: formatDate(expectedBy, locale, 'weekday') });
}
