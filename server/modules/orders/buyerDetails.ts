import { isDeepStrictEqual } from 'node:util';
import { RETURN_DAYS } from '#schema/rules/limits.ts';
import { isPickupPackage } from '#server/modules/cart/index.ts';
import type { AddressDoc, OrderDoc, OrderPackageDoc } from '#server/store/documents/orders.ts';
import { isUnpaid, packageStatus } from './orderViews.ts';

const DAY_MS = 86_400_000;

/** An address of which parts may be hidden: empty, or null for the telephone number. */
export type ShownAddress = Omit<AddressDoc, 'phone'> & { phone: string | null };

/** What a vendor may know of a buyer. */
export interface BuyerDetails {
  /** False once only the city is shown. */
  isShown: boolean;
  shippingAddress: ShownAddress;
  /** For the invoice alone. */
  billingAddress: ShownAddress;
  note: string | null;
}

/**
 * What the vendor of a package sees of its buyer, on whatever page, file or email: name and address from a paid or cash order on until the
 * return period is over or a return settled, for pickup the name and city, and a billing address only if it is another one; the note until delivery. Otherwise, as for unpaid and cancelled
 * packages, the city.
 */
export function buyerDetails(order: OrderDoc, orderPackage: OrderPackageDoc, now: Date): BuyerDetails {
  const { shippingAddress, billingAddress, note } = order;
  if (!isNeeded(order, orderPackage, now))
    return { isShown: false, shippingAddress: cityOf(shippingAddress), billingAddress: cityOf(billingAddress), note: null };
  const isPickup = isPickupPackage(orderPackage);
  return {
    isShown: true,
    shippingAddress: isPickup ? nameAndCityOf(shippingAddress) : shippingAddress,
    // By default a copy of the delivery address.
    billingAddress: isPickup && isDeepStrictEqual(billingAddress, shippingAddress) ? nameAndCityOf(billingAddress) : billingAddress,
    note: isDelivered(orderPackage) ? null : note,
  };
}

/** City and state of an address, and nothing that leads to a person. */
export function cityOf({ city, state }: AddressDoc): ShownAddress {
  return { firstName: '', lastName: null, phone: null, line1: '', line2: null, city, postalCode: '', state };
}

function nameAndCityOf(address: AddressDoc): ShownAddress {
  const { firstName, lastName } = address;
  return { ...cityOf(address), firstName, lastName };
}

function isNeeded({ payment }: OrderDoc, orderPackage: OrderPackageDoc, now: Date): boolean {
  if (isUnpaid(payment) || packageStatus(orderPackage) === 'CANCELLED') return false;
  const delivered = orderPackage.timeline.find(({ status }) => status === 'DELIVERED');
  if (delivered === undefined || isReturnOpen(orderPackage)) return true;
  return now.getTime() < Date.parse(delivered.at) + RETURN_DAYS * DAY_MS;
}

/** Whether products are on their way back, or the cash paid for them is. */
function isReturnOpen({ returns = [] }: OrderPackageDoc): boolean {
  return returns.some(
    ({ status, refundBy }) => status === 'REQUESTED' || status === 'ACCEPTED' || (status === 'RECEIVED' && refundBy === 'TRANSFER'),
  );
}

function isDelivered({ timeline }: OrderPackageDoc): boolean {
  return timeline.some(({ status }) => status === 'DELIVERED');
}
