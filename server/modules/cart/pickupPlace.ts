import { byLocale } from '#schema/rules/locales.ts';
import type { LocalisedText } from '#schema/rules/localisedText.ts';
import { translate } from '#server/platform/messages.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';

/** Where a buyer picks up a package; fields that the seller did not provide are null. */
export type PickupPlace = ReturnType<typeof pickupPlaceOf>;

/** A vendor's current pickup place, so that buyers still find a vendor that has moved. */
export function pickupPlaceOf({ name, pickupAddress, city, state, openingHours, phone }: VendorDoc) {
  const { line1 = null, line2 = null, postalCode = null } = pickupAddress ?? {};
  return { name, line1, line2, postalCode, city, state, hours: openingHours || null, phone: phone || null };
}

/** Town and state; a city that is also a state appears only once. */
export function townOf({ city, state }: Pick<PickupPlace, 'city' | 'state'>): LocalisedText {
  return byLocale((locale) => line([city, translate(locale, `states.${state}`)]));
}

function line(parts: (string | null)[]): string {
  return parts.filter((part, at) => part !== null && part !== '' && parts.indexOf(part) === at).join(', ');
}
