import { MALAYSIAN_STATES } from '#schema/rules/malaysianStates.ts';
import { shownStatus } from '#client/features/orders/paymentState.ts';
import type { Locale } from '#client/i18n/Locale.ts';
import type { TrackOrderQuery, TrackOwn_OrderFragment } from './TrackPage.generated.ts';

type OwnOrder = TrackOwn_OrderFragment;
type PublicOrder = NonNullable<TrackOrderQuery['trackOrder']>;

/** Five steps, or every event. */
export type TrackVariant = 'progress' | 'timeline';

/** A package as it is followed: what everybody with the number and the e-mail may know, and what only its owner may. */
export interface TrackedParcel {
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
  parcels: TrackedParcel[];
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
    parcels: packages.map((parcel) => ({
      id: parcel.id,
      number: parcel.number,
      vendorName: parcel.vendor.name,
      status: parcel.status,
      expectedBy: parcel.expectedBy,
      itemCount: parcel.lines.reduce((sum, { quantity }) => sum + quantity, 0),
      tracking: parcel.tracking,
      pickup: parcel.shipping.pickup,
      timeline: parcel.timeline,
      own: parcel,
    })),
    own: order,
  };
}

export function publicView(order: PublicOrder, locale: Locale): TrackedView {
  const { number, placedAt, waitsForPayment, city, state, packages } = order;
  return {
    number,
    placedAt,
    status: waitsForPayment ? 'UNPAID' : order.status,
    place: placeOf(city, MALAYSIAN_STATES[state][locale]),
    isSure: !waitsForPayment,
    parcels: packages.map((parcel) => ({ ...parcel, id: parcel.number, own: null })),
    own: null,
  };
}

function placeOf(city: string, state: string): string {
  return [...new Set([city, state])].join(', ');
}
