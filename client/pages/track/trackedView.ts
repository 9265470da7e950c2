import type { OrderView_OrderFragment } from '#client/features/orders/OrderView.generated.ts';
import { answerBy } from '#client/features/packages/openAnswers.ts';
import { shownStages, type ShownStatus } from '#client/features/packages/packageStatus.ts';
import { isUnconfirmed, shownStatuses } from '#client/features/payment/paymentState.ts';
import type { Translate } from '#client/i18n/Translate.ts';
import type { TrackOrderQuery } from './TrackPage.generated.ts';
import { placeLines } from '#schema/rules/placeLines.ts';

type PublicOrder = NonNullable<TrackOrderQuery['trackOrder']>;

/** 'progress': five steps; 'timeline': all events. */
export type TrackVariant = 'progress' | 'timeline';

/** A tracked package: public data and, for the owner, private data. */
export interface TrackedPackageView extends Omit<PublicOrder['packages'][number], '__typename'> {
  /** Unique even on a page that shows both the user's own order and a found one. */
  id: string;
  /** null if the user is not the owner. */
  own: OrderView_OrderFragment['packages'][number] | null;
}

export interface TrackedView {
  number: string;
  placedAt: string;
  statuses: readonly ShownStatus[];
  /** The city, plus the state if its name differs. */
  place: string;
  /** Whether to show delivery dates. False while the payment may still be declined. */
  isSure: boolean;
  /** Deadline for confirming the email address; null if the order is not waiting for that. */
  confirmBy: string | null;
  packages: TrackedPackageView[];
  /** null if the user is not the owner. */
  own: OrderView_OrderFragment | null;
}

export function ownView(order: OrderView_OrderFragment): TrackedView {
  const { number, placedAt, payment, shippingAddress, packages } = order;
  return {
    number,
    placedAt,
    statuses: shownStatuses(order),
    place: placeLines({ city: shippingAddress.city, state: shippingAddress.state }, shippingAddress.stateName).join(', '),
    isSure: !isUnconfirmed(order) && (payment.method === 'CASH_ON_DELIVERY' || payment.status === 'PAID'),
    confirmBy: isUnconfirmed(order) ? order.confirmBy : null,
    packages: packages.map((orderPackage) => ({
      ...orderPackage,
      vendorName: orderPackage.vendor.name,
      itemCount: orderPackage.lines.reduce((sum, { quantity }) => sum + quantity, 0),
      pickup: orderPackage.shipping.pickup,
      answerBy: answerBy([orderPackage]),
      own: orderPackage,
    })),
    own: order,
  };
}

export function publicView(order: PublicOrder, t: Translate): TrackedView {
  const { number, placedAt, waitsForPayment, confirmBy, city, state, packages } = order;
  return {
    number,
    placedAt,
    statuses: publicStatuses(order),
    place: placeLines({ city, state }, t(`states.${state}`)).join(', '),
    isSure: !waitsForPayment && confirmBy === null,
    confirmBy,
    packages: packages.map((orderPackage) => ({ ...orderPackage, id: orderPackage.number, own: null })),
    own: null,
  };
}

function publicStatuses({ waitsForPayment, confirmBy, packages }: PublicOrder): readonly ShownStatus[] {
  if (waitsForPayment) return ['UNPAID'];
  if (confirmBy !== null) return ['UNCONFIRMED'];
  return packages.some((orderPackage) => orderPackage.answerBy !== null) ? ['UNANSWERED'] : shownStages(packages);
}
