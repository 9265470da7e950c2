import { MALAYSIAN_STATES } from '#schema/rules/malaysianStates.ts';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';

/** Where a buyer fetches a parcel. What the seller has not told is null. */
export interface PickupPlace {
  /** The name on the shop's sign. */
  name: string;
  line1: string | null;
  line2: string | null;
  postalCode: string | null;
  city: string;
  state: MalaysianState;
  /** As the seller wrote it. */
  hours: string | null;
  phone: string | null;
}

/** Where goods of a shop are fetched, as it is now: who moves is not looked for at the old address. */
export function pickupPlaceOf({ name, pickupAddress, city, state, openingHours, phone }: VendorDoc): PickupPlace {
  const { line1 = null, line2 = null, postalCode = null } = pickupAddress ?? {};
  return { name, line1, line2, postalCode, city, state, hours: openingHours || null, phone: phone || null };
}

/** Its town and state; a city that is a state is named once. */
export function townOf({ city, state }: Pick<PickupPlace, 'city' | 'state'>): LocalisedText {
  return inBoth((language) => [city, MALAYSIAN_STATES[state][language]]);
}

/** All of its address in one line, the shop's name first. */
export function addressOf({ name, line1, line2, postalCode, city, state }: PickupPlace): LocalisedText {
  const town = [postalCode, city].filter(Boolean).join(' ');
  return inBoth((language) => {
    const stateName = MALAYSIAN_STATES[state][language];
    return [name, line1, line2, town, city === stateName ? null : stateName];
  });
}

function inBoth(parts: (language: keyof LocalisedText) => (string | null)[]): LocalisedText {
  const line = (language: keyof LocalisedText) =>
    parts(language)
      .filter((part, at, all) => part !== null && part !== '' && all.indexOf(part) === at)
      .join(', ');
  return { en: line('en'), ms: line('ms') };
}

/** What a letter says of where a package is fetched: the address, when it is open and where to call. Nothing of a shop that is gone. */
export function pickupWords(vendor: VendorDoc | null): LocalisedText[] {
  if (vendor === null) return [];
  const place = pickupPlaceOf(vendor);
  const address = addressOf(place);
  const { hours, phone } = place;
  return [
    { en: `Where: ${address.en}`, ms: `Tempat: ${address.ms}` },
    ...(hours === null ? [] : [{ en: `Open: ${hours}`, ms: `Waktu buka: ${hours}` }]),
    ...(phone === null ? [] : [{ en: `Telephone: ${phone}`, ms: `Telefon: ${phone}` }]),
  ];
}
