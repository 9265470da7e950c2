import { byLocale } from '#schema/rules/locales.ts';
import { translate, translations } from '#server/platform/messages.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';

/** Where a buyer picks up a package; null: not given by the seller. */
export type PickupPlace = ReturnType<typeof pickupPlaceOf>;

/** Pickup place of a vendor as it is now: one that has moved is not looked for at its old address. */
export function pickupPlaceOf({ name, pickupAddress, city, state, openingHours, phone }: VendorDoc) {
  const { line1 = null, line2 = null, postalCode = null } = pickupAddress ?? {};
  return { name, line1, line2, postalCode, city, state, hours: openingHours || null, phone: phone || null };
}

/** Town and state; a city that is a state is named once. */
export function townOf({ city, state }: Pick<PickupPlace, 'city' | 'state'>): LocalisedText {
  return byLocale((locale) => line([city, translate(locale, `states.${state}`)]));
}

/** The full address in one line, beginning with the name of the vendor. */
function addressOf({ name, line1, line2, postalCode, city, state }: PickupPlace): LocalisedText {
  const town = [postalCode, city].filter(Boolean).join(' ');
  return byLocale((locale) => {
    const stateName = translate(locale, `states.${state}`);
    return line([name, line1, line2, town, city === stateName ? null : stateName]);
  });
}

function line(parts: (string | null)[]): string {
  return parts.filter((part, at) => part !== null && part !== '' && parts.indexOf(part) === at).join(', ');
}

/** Lines of an email about a package to pick up: address, opening hours, telephone. Empty when the vendor no longer exists. */
export function pickupWords(vendor: VendorDoc | null): LocalisedText[] {
  if (vendor === null) return [];
  const place = pickupPlaceOf(vendor);
  const address = addressOf(place);
  const { hours, phone } = place;
  return [
    translations('pickup.address', { address }),
    ...(hours === null ? [] : [translations('pickup.hours', { hours })]),
    ...(phone === null ? [] : [translations('pickup.phone', { phone })]),
  ];
}
