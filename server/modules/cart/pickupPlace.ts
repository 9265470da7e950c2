import { byLocale } from '#schema/rules/locales.ts';
import type { LocalisedText } from '#schema/rules/localisedText.ts';
import { placeLines } from '#schema/rules/placeLines.ts';
import { translate } from '#server/platform/messages.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';

/** Where a buyer picks up a package; fields that the seller did not provide are null. */
export type PickupPlace = ReturnType<typeof pickupPlaceOf>;

/** A vendor's current pickup place, so that buyers still find a vendor that has moved. */
export function pickupPlaceOf({ name, pickupAddress, city, state, openingHours, phone }: VendorDoc) {
  const { line1 = null, line2 = null, postalCode = null } = pickupAddress ?? {};
  return { name, line1, line2, postalCode, city, state, hours: openingHours || null, phone: phone || null };
}

/** Town and state. */
export function townOf({ city, state }: Pick<PickupPlace, 'city' | 'state'>): LocalisedText {
  return byLocale((locale) => placeLines({ city, state }, translate(locale, `states.${state}`)).join(', '));
}
