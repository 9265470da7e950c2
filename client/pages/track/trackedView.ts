import { shownStatus } from '#client/features/payment/paymentState.ts';
import type { Translate } from '#client/i18n/Translate.ts';
import type { TrackOrderQuery, TrackOwn_OrderFragment } from './TrackPage.generated.ts';

type OwnOrder = TrackOwn_OrderFragment;
type PublicOrder = NonNullable<TrackOrderQuery['trackOrder']>;

/** Five steps, or every event. */
export type TrackVariant = 'progress' | 'timeline';

/** A package as it is followed: what everybody with the number and the e-mail may know, and what only its owner may. */
export interface TrackedPackageView {
  /** Unlike in one's own view and in what the look-up found, which may stand on one page. */
  id: string;
  number: string;
  vendorName: string;
  status: PublicOrder['packages'][number]['status'];
  expectedBy: string | null;
  itemCount: number;
  tracking: PublicOrder['packages'][number]['tracking'];
  pickup: PublicOrder['packages'][number]['pickup'];
  timeline: PublicOrder['packages'][number]['timeline'];
  /** null for who is not its owner. */
  own: OwnOrder['packages'][number] | null;
}

/** An order as it is followed. */
export interface TrackedView {
  number: string;
  placedAt: string;
  status: ReturnType<typeof shownStatus>;
  /** The town it goes to, with its state where that is another word. */
  place: string;
  /** False while a bank may still decline: then no day is promised. */
  isSure: boolean;
  packages: TrackedPackageView[];
  /** null for who is not its owner. */
  own: OwnOrder | null;
}

export function ownView(order: OwnOrder): TrackedView {
  const { number, placedAt, payment, shippingAddress, packages } = order;
  return {
    number,
    placedAt,
    status: shownStatus(order),
    place: placeOf(shippingAddress.city, shippingAddress.stateName),
    isSure: payment.method === 'CASH_ON_DELIVERY' || payment.status === 'PAID',
    packages: packages.map((orderPackage) => ({
      id: orderPackage.id,
      number: orderPackage.number,
      vendorName: orderPackage.vendor.name,
      status: orderPackage.status,
      expectedBy: orderPackage.expectedBy,
      itemCount: orderPackage.lines.reduce((sum, { quantity }) => sum + quantity, 0),
      tracking: orderPackage.tracking,
      pickup: orderPackage.shipping.pickup,
      timeline: orderPackage.timeline,
      own: orderPackage,
    })),
    own: order,
  };
}

export function publicView(order: PublicOrder, t: Translate): TrackedView {
  const { number, placedAt, waitsForPayment, city, state, packages } = order;
  return {
    number,
    placedAt,
    status: waitsForPayment ? 'UNPAID' : order.status,
    place: placeOf(city, t(`states.${state}`)),
    isSure: !waitsForPayment,
    packages: packages.map((orderPackage) => ({ ...orderPackage, id: orderPackage.number, own: null })),
    own: null,
  };
}

function placeOf(city: string, state: string): string {
  return [...new Set([city, state])].join(', ');
}
