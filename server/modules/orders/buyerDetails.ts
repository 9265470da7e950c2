import { isDeepStrictEqual } from 'node:util';
import { RETURN_DAYS } from '#schema/rules/limits.ts';
import { isPickupPackage } from '#server/modules/cart/index.ts';
import type { AddressDoc, OrderDoc, OrderPackageDoc } from '#server/store/documents/orders.ts';
import { isUnpaid } from './orderViews.ts';
import { packageStatus } from './packageStatus.ts';

const DAY_MS = 86_400_000;

/** An address with hidden parts: an empty string, or null for the phone number. */
export type ShownAddress = Omit<AddressDoc, 'phone'> & { phone: string | null };

/** The buyer's data that a vendor may see. */
export interface BuyerDetails {
  /** False if only the city is shown. */
  isShown: boolean;
  shippingAddress: ShownAddress;
  /** Used only for the invoice. */
  billingAddress: ShownAddress;
  note: string | null;
}

/**
 * Data of the buyer shown to a package's vendor on every page and in every file and email. Name and address: from payment (or
 * placement of a cash order) until the return period has ended and returns are settled; for pickup, only the name and city, plus
 * a billing address if it differs. The note: until delivery. Otherwise, as for unpaid and cancelled packages, only the city.
 */
export function buyerDetails(order: OrderDoc, orderPackage: OrderPackageDoc, now: Date): BuyerDetails {
  const { shippingAddress, billingAddress, note } = order;
  if (!isNeeded(order, orderPackage, now))
    return { isShown: false, shippingAddress: cityOf(shippingAddress), billingAddress: cityOf(billingAddress), note: null };
  const isPickup = isPickupPackage(orderPackage);
  return {
    isShown: true,
    shippingAddress: isPickup ? nameAndCityOf(shippingAddress) : shippingAddress,
    // The billing address is a copy of the delivery address by default.
    billingAddress: isPickup && isDeepStrictEqual(billingAddress, shippingAddress) ? nameAndCityOf(billingAddress) : billingAddress,
    note: isDelivered(orderPackage) ? null : note,
  };
}

/** An address's city and state, without data that identifies a person. */
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

/** Whether a return is in progress, or a cash refund is due. */
function isReturnOpen({ returns = [] }: OrderPackageDoc): boolean {
  return returns.some(
    ({ status, refundBy }) => status === 'REQUESTED' || status === 'ACCEPTED' || (status === 'RECEIVED' && refundBy === 'TRANSFER'),
  );
}

export function isDelivered({ timeline }: OrderPackageDoc): boolean {
  return timeline.some(({ status }) => status === 'DELIVERED');
}
