import type { OrderView_OrderFragment } from '#client/features/orders/OrderView.generated.ts';
import { shownStatus } from '#client/features/payment/paymentState.ts';
import type { Translate } from '#client/i18n/Translate.ts';
import type { TrackOrderQuery } from './TrackPage.generated.ts';

type PublicOrder = NonNullable<TrackOrderQuery['trackOrder']>;

/** Five steps, or every event. */
export type TrackVariant = 'progress' | 'timeline';

/** A package as it is followed: what everybody with the number and the e-mail may know, and what only its owner may. */
export interface TrackedPackageView extends Omit<PublicOrder['packages'][number], '__typename'> {
  /** Unlike in one's own view and in what the look-up found, which may stand on one page. */
  id: string;
  /** null for who is not its owner. */
  own: OrderView_OrderFragment['packages'][number] | null;
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
  own: OrderView_OrderFragment | null;
}

export function ownView(order: OrderView_OrderFragment): TrackedView {
  const { number, placedAt, payment, shippingAddress, packages } = order;
  return {
    number,
    placedAt,
    status: shownStatus(order),
    place: placeOf(shippingAddress.city, shippingAddress.stateName),
    isSure: payment.method === 'CASH_ON_DELIVERY' || payment.status === 'PAID',
    packages: packages.map((orderPackage) => ({
      ...orderPackage,
      vendorName: orderPackage.vendor.name,
      itemCount: orderPackage.lines.reduce((sum, { quantity }) => sum + quantity, 0),
      pickup: orderPackage.shipping.pickup,
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
