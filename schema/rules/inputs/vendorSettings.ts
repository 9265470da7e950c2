import * as v from 'valibot';
import { BUSINESS_TYPES, needsRegistration, normaliseRegistration, normaliseTaxId } from '../businessTypes.ts';
import {
  BANK_ACCOUNT_LENGTH,
  DELIVERY_DAYS,
  EXPRESS_FEE_CENTS,
  MAX_ADDRESS_LINE_LENGTH,
  MAX_DELIVERY_CENTS,
  MAX_NAME_LENGTH,
} from '../limits.ts';
import { hasLink, hasLinkInStreet } from '../links.ts';
import { MALAYSIAN_STATES } from '../malaysianStates.ts';
import { normaliseIdentifier, normaliseLine } from '../normaliseText.ts';
import { isMarketName } from '../vendorNames.ts';
import { check, optionalText, orNull, parsed, parser, postcode, requiredText, state, withoutLink } from './fields.ts';
import type { InputKey } from './inputKeys.ts';

const STATES: readonly string[] = MALAYSIAN_STATES;
const isWithin = (value: number, min: number, max: number) => Number.isInteger(value) && value >= min && value <= max;
const isDays = (days: number) => isWithin(days, DELIVERY_DAYS.min, DELIVERY_DAYS.max);

/** Delivery rates for one package, with a row per served state and prices in cents. The output follows the order of the states. */
const deliveryRates = v.pipe(
  v.array(v.object({ state, price: v.number(), minDays: v.number(), maxDays: v.number() })),
  check((rates) => rates.length > 0 && rates.length <= STATES.length, 'noRates'),
  parser((rates, refuse) => {
    rates.forEach((rate, row) => {
      if (rates.findIndex((other) => other.state === rate.state) < row) refuse('sameState', row, 'state');
      if (!isWithin(rate.price, 0, MAX_DELIVERY_CENTS)) refuse('ratePrice', row, 'price');
      if (!isDays(rate.minDays)) refuse('rateDays', row, 'minDays');
      if (!isDays(rate.maxDays)) refuse('rateDays', row, 'maxDays');
      else if (rate.maxDays < rate.minDays) refuse('rateOrder', row, 'maxDays');
    });
    return rates
      .map(({ price, ...rate }) => ({ ...rate, priceCents: price }))
      .sort((left, right) => STATES.indexOf(left.state) - STATES.indexOf(right.state));
  }),
);

/** The digits of a typed bank account number. */
export function accountDigits(text: string): string {
  return normaliseIdentifier(text).replace(/[\s-]/g, '');
}

/** Address of the vendor's own store, shown in emails about pickup. */
const pickupAddress = v.object({
  line1: v.pipe(requiredText('line1', MAX_ADDRESS_LINE_LENGTH), withoutLink(hasLinkInStreet)),
  line2: v.pipe(optionalText(MAX_ADDRESS_LINE_LENGTH), withoutLink(hasLinkInStreet)),
  postalCode: postcode,
});

/**
 * Business, bank and delivery settings; omitted groups stay unchanged. Values stored in `before` are accepted as they are. A bank
 * without an account number is rejected, because changing the bank requires entering the number again.
 */
export function vendorSettingsSchema(before: { businessName: string; registrationNumber: string }, year: number) {
  return v.pipe(
    v.object({
      businessName: v.optional(
        v.pipe(
          requiredText('businessName', MAX_ADDRESS_LINE_LENGTH),
          check((name) => name === before.businessName || !isMarketName(name), 'vendorNameReserved'),
          withoutLink((name) => name !== before.businessName && hasLink(name)),
        ),
      ),
      businessType: v.nullish(v.picklist(BUSINESS_TYPES)),
      registrationNumber: v.optional(
        v.pipe(
          v.string(),
          v.transform(normaliseIdentifier),
          parsed((text) => (text === '' || text === before.registrationNumber ? text : normaliseRegistration(text, year)), 'registration'),
        ),
      ),
      taxId: v.optional(
        v.pipe(
          parsed((text) => normaliseIdentifier(text) && (text.length > MAX_NAME_LENGTH ? null : normaliseTaxId(text)), 'taxId'),
          v.transform(orNull),
        ),
      ),
      /** Null if there is no bank. */
      bankName: v.nullish(requiredText('bankName', MAX_NAME_LENGTH)),
      bankAccount: v.optional(
        v.pipe(
          v.nullable(v.string()),
          v.string('bankAccountAgain' satisfies InputKey),
          v.transform(accountDigits),
          check((text) => /^\d+$/.test(text) && isWithin(text.length, BANK_ACCOUNT_LENGTH.min, BANK_ACCOUNT_LENGTH.max), 'bankAccount'),
        ),
      ),
      deliveryRates: v.optional(deliveryRates),
      /** Cents on top of standard delivery; 0 removes express delivery. */
      expressFee: v.optional(
        v.pipe(
          v.number(),
          check((cents) => isWithin(cents, 0, EXPRESS_FEE_CENTS.max), 'expressFee'),
        ),
      ),
      pickupAddress: v.nullish(pickupAddress),
    }),
    v.forward(
      v.partialCheck(
        [['businessType'], ['registrationNumber']],
        ({ businessType, registrationNumber }) => registrationNumber !== '' || businessType == null || !needsRegistration(businessType),
        'registrationMissing' satisfies InputKey,
      ),
      ['registrationNumber'],
    ),
  );
}

/** The bank account form, with the number typed twice; both empty for no bank. Bank and number are validated with the settings. */
export const bankFormSchema = v.pipe(
  v.object({ bankName: v.string(), bankAccount: v.string(), again: v.string() }),
  parser(({ bankName, bankAccount, again }, refuse) => {
    if (accountDigits(bankAccount) === '' && normaliseLine(bankName) !== '') refuse('bankAccount', 'bankAccount');
    else if (accountDigits(bankAccount) !== accountDigits(again)) refuse('bankAccountAgain', 'again');
  }),
);

type SettingsForm = v.InferInput<ReturnType<typeof vendorSettingsSchema>>;
/** Changes to the settings: omitted fields stay unchanged, and empty values are removed where allowed. */
export type VendorSettingsChange = { [Field in keyof SettingsForm]?: SettingsForm[Field] | null } & { offersPickup?: boolean | null };
