import { MAX_ADDRESS_LINE_LENGTH } from '#schema/rules/limits.ts';
import { checkPostcode } from '#schema/rules/postcodes.ts';
import { isTelling } from '#schema/rules/tellingText.ts';
import { invalid } from '#server/platform/input/failure.ts';
import type { InvalidInput } from '#server/platform/input/failure.ts';
import { INPUT_MESSAGES, tooLong } from '#server/platform/input/inputMessages.ts';
import { tidyLine } from '#schema/rules/tidyText.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';
import type { PickupAddressDoc, VendorDoc } from '#server/store/documents/vendors.ts';

/** Pickup offer and address: omitted stays unchanged. */
export interface PickupRequest {
  offersPickup?: boolean | null;
  pickupAddress?: PickupAddressRequest | null;
}

/** Raw address of the vendor's own store; all fields empty removes it. */
export interface PickupAddressRequest {
  line1: string;
  line2?: string | null;
  postalCode: string;
}

interface CheckedPickup {
  part: Partial<Pick<VendorDoc, 'offersPickup' | 'pickupAddress'>>;
  errors: InvalidInput[];
}

/** Offering pickup requires an address: checked when the offer begins and whenever an address is given. */
export function checkPickup({ offersPickup = null, pickupAddress = null }: PickupRequest, before: VendorDoc): CheckedPickup {
  const part = offersPickup === null ? {} : { offersPickup };
  const isOffered = offersPickup ?? before.offersPickup === true;
  const begins = offersPickup === true && before.pickupAddress == null;
  if (pickupAddress === null && !begins) return { part, errors: [] };
  const { line1, line2, postalCode } = pickupAddress ?? { line1: '', postalCode: '' };
  const address: PickupAddressDoc = { line1: tidyLine(line1), line2: tidyLine(line2 ?? '') || null, postalCode: postalCode.trim() };
  const isEmpty = address.line1 === '' && address.line2 === null && address.postalCode === '';
  if (isEmpty && !isOffered) return { part: { ...part, pickupAddress: null }, errors: [] };
  return { part: { ...part, pickupAddress: address }, errors: addressErrors(address) };
}

function addressErrors({ line1, line2, postalCode }: PickupAddressDoc): InvalidInput[] {
  const errors: InvalidInput[] = [];
  const refuse = (field: keyof PickupAddressDoc, text: LocalisedText) => errors.push(invalid(['pickupAddress', field], text));
  if (!isTelling(line1)) refuse('line1', INPUT_MESSAGES.line1);
  else if (line1.length > MAX_ADDRESS_LINE_LENGTH) refuse('line1', tooLong(MAX_ADDRESS_LINE_LENGTH));
  if ((line2 ?? '').length > MAX_ADDRESS_LINE_LENGTH) refuse('line2', tooLong(MAX_ADDRESS_LINE_LENGTH));
  const postcode = checkPostcode(postalCode);
  if (postcode === 'format') refuse('postalCode', INPUT_MESSAGES.postcodeFormat);
  if (postcode === 'unused') refuse('postalCode', INPUT_MESSAGES.postcodeUnused);
  return errors;
}
