import {
  BANK_ACCOUNT_LENGTH,
  DELIVERY_DAYS,
  EXPRESS_FEE_CENTS,
  IDEMPOTENCY_KEY_LENGTH,
  MAX_DELIVERY_CENTS,
  MAX_HOLIDAY_DAYS,
  MAX_LINES,
  MAX_PREVIOUS_SLUGS,
  MAX_PRICE_CENTS,
  MAX_QUANTITY,
  MAX_TAG_LENGTH,
  MAX_TAGS,
  PRODUCT_TITLE_LENGTH,
  TRACKING_CODE_LENGTH,
  VENDOR_NAME_LENGTH,
  VENDOR_SLUG_LENGTH,
} from '#schema/rules/limits.ts';
import { formatMoney } from '#schema/rules/money.ts';
import type { InputKey } from '#schema/rules/inputs/inputKeys.ts';
import type { LocalisedText } from '#schema/rules/localisedText.ts';
import { translations } from '#server/platform/messages.ts';

const quantity = MAX_QUANTITY.toLocaleString('en');

/** Some messages name the limit of the field. */
type InputMessage = LocalisedText | ((limit: number) => LocalisedText);

/** For a text that exceeds its limit. */
export function tooLong(limit: number): LocalisedText {
  return translations('input.tooLong', { limit });
}

/** Messages beside refused fields: how to correct them. */
export const INPUT_MESSAGES = {
  noLink: translations('input.noLink'),
  email: translations('input.email'),
  mobile: translations('input.mobile'),
  phone: translations('input.phone'),
  postcodeFormat: translations('input.postcodeFormat'),
  postcodeUnused: translations('input.postcodeUnused'),
  firstName: translations('input.firstName'),
  line1: translations('input.line1'),
  city: translations('input.city'),
  noLines: translations('input.noLines'),
  tooManyLines: translations('input.tooManyLines', { max: MAX_LINES }),
  quantity: translations('input.quantity', { quantity }),
  expectedTotal: translations('input.expectedTotal'),
  keyLength: translations('input.keyLength', { min: IDEMPOTENCY_KEY_LENGTH.min, max: IDEMPOTENCY_KEY_LENGTH.max }),
  keyUsed: translations('input.keyUsed'),
  deliveryTwice: translations('input.deliveryTwice'),
  payment: translations('input.payment'),
  bank: translations('input.bank'),
  carrier: translations('input.carrier'),
  trackingCode: translations('input.trackingCode', { min: TRACKING_CODE_LENGTH.min, max: TRACKING_CODE_LENGTH.max }),
  trackingUrl: translations('input.trackingUrl'),
  cancelReason: translations('input.cancelReason'),
  noReturnLines: translations('input.noReturnLines'),
  noReason: translations('input.noReason'),
  noRefusal: translations('input.noRefusal'),
  noInstructions: translations('input.noInstructions'),
  wallet: translations('input.wallet'),
  cashTooFar: translations('input.cashTooFar'),
  message: translations('input.message'),
  orderNumber: translations('input.orderNumber'),
  vendorName: translations('input.vendorName', { min: VENDOR_NAME_LENGTH.min, max: VENDOR_NAME_LENGTH.max }),
  vendorNameReserved: translations('input.vendorNameReserved'),
  slugLength: translations('input.slugLength', { min: VENDOR_SLUG_LENGTH.min, max: VENDOR_SLUG_LENGTH.max }),
  slugForm: translations('input.slugForm'),
  slugReserved: translations('input.slugReserved'),
  slugTooOften: translations('input.slugTooOften', { max: MAX_PREVIOUS_SLUGS }),
  vendorDescription: translations('input.vendorDescription'),
  vendorKind: translations('input.vendorKind'),
  holiday: translations('input.holiday', { max: MAX_HOLIDAY_DAYS }),
  businessName: translations('input.businessName'),
  registrationMissing: translations('input.registrationMissing'),
  registration: translations('input.registration'),
  taxId: translations('input.taxId'),
  bankName: translations('input.bankName'),
  brandReserved: translations('input.brandReserved'),
  bankAccount: translations('input.bankAccount', { min: BANK_ACCOUNT_LENGTH.min, max: BANK_ACCOUNT_LENGTH.max }),
  bankAccountAgain: translations('input.bankAccountAgain'),
  noRates: translations('input.noRates'),
  sameState: translations('input.sameState'),
  ratePrice: translations('input.ratePrice', { max: formatMoney(MAX_DELIVERY_CENTS) }),
  rateDays: translations('input.rateDays', { min: DELIVERY_DAYS.min, max: DELIVERY_DAYS.max }),
  rateOrder: translations('input.rateOrder'),
  expressFee: translations('input.expressFee', { max: formatMoney(EXPRESS_FEE_CENTS.max) }),
  productTitle: translations('input.productTitle', { min: PRODUCT_TITLE_LENGTH.min, max: PRODUCT_TITLE_LENGTH.max }),
  productDescription: translations('input.productDescription'),
  tooManyTags: translations('input.tooManyTags', { max: MAX_TAGS }),
  tagTooLong: translations('input.tagTooLong', { max: MAX_TAG_LENGTH }),
  color: translations('input.color'),
  price: translations('input.price', { max: formatMoney(MAX_PRICE_CENTS) }),
  wasPrice: translations('input.wasPrice'),
  fulfilment: translations('input.fulfilment'),
  halalBody: translations('input.halalBody'),
  halalNumber: translations('input.halalNumber'),
  halalExpires: translations('input.halalExpires'),
  halalExpired: translations('input.halalExpired'),
  sku: translations('input.sku'),
  option: translations('input.option'),
  tooLong,
} as const satisfies Record<InputKey, InputMessage> & Record<string, InputMessage>;
