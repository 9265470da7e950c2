import { needsRegistration, businessTypeOf, normaliseRegistration, normaliseTaxId } from '#schema/rules/businessTypes.ts';
import type { BusinessType } from '#schema/rules/businessTypes.ts';
import {
  BANK_ACCOUNT_LENGTH,
  DELIVERY_DAYS,
  EXPRESS_FEE_CENTS,
  MAX_ADDRESS_LINE_LENGTH,
  MAX_DELIVERY_CENTS,
  MAX_NAME_LENGTH,
} from '#schema/rules/limits.ts';
import { MALAYSIAN_STATES } from '#schema/rules/malaysianStates.ts';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import { isTelling } from '#schema/rules/tellingText.ts';
import { tooLong } from '#server/platform/input/inputMessages.ts';
import { invalid } from '#server/platform/input/failure.ts';
import type { InvalidInput } from '#server/platform/input/failure.ts';
import { tidyLine } from '#schema/rules/tidyText.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';
import type { DeliveryRateDoc, VendorDoc, VendorSettingsDoc } from '#server/store/documents/vendors.ts';
import { checkPickup } from './checkPickup.ts';
import type { PickupRequest } from './checkPickup.ts';
import { VENDOR_MESSAGES } from './vendorMessages.ts';

/** Raw delivery rate of a state. */
export interface RateRequest {
  state: MalaysianState;
  /** Cents. */
  price: number;
  minDays: number;
  maxDays: number;
}

/** Raw settings change: omitted stays unchanged, empty removes a value where that is allowed. */
export interface VendorSettingsRequest extends PickupRequest {
  businessType?: BusinessType | null;
  businessName?: string | null;
  registrationNumber?: string | null;
  taxId?: string | null;
  bankName?: string | null;
  bankAccount?: string | null;
  deliveryRates?: RateRequest[] | null;
  /** Cents on top of standard delivery; 0 removes express delivery. */
  expressFee?: number | null;
}

/** Documents that a settings change writes; valid only without errors. */
interface CheckedSettings {
  shop: VendorDoc;
  settings: VendorSettingsDoc;
  errors: InvalidInput[];
}

const STATES = Object.keys(MALAYSIAN_STATES) as MalaysianState[];

/** Normalises and validates settings, collecting all errors. Unchanged values are not checked again. */
export function checkVendorSettings(
  request: VendorSettingsRequest,
  before: { shop: VendorDoc; settings: VendorSettingsDoc },
  now: Date,
): CheckedSettings {
  const business = checkBusiness(request, before.shop, now);
  const tax = checkTax(request, before.settings);
  const bank = checkBank(request, before.settings);
  const delivery = checkRates(request.deliveryRates ?? null);
  const express = checkExpress(request);
  const pickup = checkPickup(request, before.shop);
  return {
    shop: { ...business.shop, ...delivery.part, ...express.part, ...pickup.part },
    settings: { ...before.settings, taxId: tax.taxId, ...bank.part },
    errors: [...business.errors, ...tax.errors, ...bank.errors, ...delivery.errors, ...express.errors, ...pickup.errors],
  };
}

function checkBusiness(request: VendorSettingsRequest, before: VendorDoc, now: Date): { shop: VendorDoc; errors: InvalidInput[] } {
  const errors: InvalidInput[] = [];
  const refuse = (field: keyof VendorSettingsRequest, text: LocalisedText) => errors.push(invalid([field], text));
  const { businessType, businessName, registrationNumber } = request;
  if (businessType == null && businessName == null && registrationNumber == null) return { shop: before, errors };
  const name = tidyLine(businessName ?? before.businessName);
  if (!isTelling(name)) refuse('businessName', VENDOR_MESSAGES.businessName);
  else if (name.length > MAX_ADDRESS_LINE_LENGTH) refuse('businessName', tooLong(MAX_ADDRESS_LINE_LENGTH));
  const type = businessType ?? businessTypeOf(before.businessType);
  const typed = tidyLine(registrationNumber ?? before.registrationNumber);
  const isKept = typed === before.registrationNumber && typed !== '';
  const number = isKept ? typed : normaliseRegistration(typed, now.getUTCFullYear());
  if (typed === '' && type !== null && needsRegistration(type)) refuse('registrationNumber', VENDOR_MESSAGES.registrationMissing);
  else if (typed !== '' && number === null) refuse('registrationNumber', VENDOR_MESSAGES.registration);
  const shop = {
    ...before,
    businessName: name,
    businessType: businessType ?? before.businessType,
    registrationNumber: typed === '' ? '' : (number ?? ''),
  };
  return { shop, errors };
}

function checkTax({ taxId }: VendorSettingsRequest, before: VendorSettingsDoc): { taxId: string | null; errors: InvalidInput[] } {
  if (taxId == null) return { taxId: before.taxId, errors: [] };
  if (taxId.trim() === '') return { taxId: null, errors: [] };
  const kept = taxId.length > MAX_NAME_LENGTH ? null : normaliseTaxId(taxId);
  return { taxId: kept, errors: kept === null ? [invalid(['taxId'], VENDOR_MESSAGES.taxId)] : [] };
}

/** A change of the bank requires the account number again. */
function checkBank(
  { bankName, bankAccount }: VendorSettingsRequest,
  before: VendorSettingsDoc,
): { part: Pick<VendorSettingsDoc, 'bankName' | 'bankAccount'>; errors: InvalidInput[] } {
  const unchanged = { part: { bankName: before.bankName, bankAccount: before.bankAccount }, errors: [] };
  if (bankName == null && bankAccount == null) return unchanged;
  const name = tidyLine(bankName ?? before.bankName ?? '');
  const typed = bankAccount?.replace(/[\s-]/g, '') ?? null;
  if (name === '' && (typed === null || typed === '')) return { part: { bankName: null, bankAccount: null }, errors: [] };
  const isSameBank = name === before.bankName;
  if (isSameBank && typed === null) return unchanged;
  const errors: InvalidInput[] = [];
  if (!isTelling(name)) errors.push(invalid(['bankName'], VENDOR_MESSAGES.bankName));
  else if (name.length > MAX_NAME_LENGTH) errors.push(invalid(['bankName'], tooLong(MAX_NAME_LENGTH)));
  const isNumber =
    typed !== null && /^\d+$/.test(typed) && typed.length >= BANK_ACCOUNT_LENGTH.min && typed.length <= BANK_ACCOUNT_LENGTH.max;
  if (typed === null) errors.push(invalid(['bankAccount'], VENDOR_MESSAGES.bankAccountAgain));
  else if (!isNumber) errors.push(invalid(['bankAccount'], VENDOR_MESSAGES.bankAccount));
  return { part: { bankName: name, bankAccount: typed }, errors };
}

function checkExpress({ expressFee = null }: VendorSettingsRequest): {
  part: Partial<Pick<VendorDoc, 'expressFeeCents'>>;
  errors: InvalidInput[];
} {
  const isFee = expressFee === null || (Number.isInteger(expressFee) && expressFee >= 0 && expressFee <= EXPRESS_FEE_CENTS.max);
  const part = expressFee === null ? {} : { expressFeeCents: expressFee === 0 ? null : expressFee };
  return { part, errors: isFee ? [] : [invalid(['expressFee'], VENDOR_MESSAGES.expressFee)] };
}

function checkRates(rates: RateRequest[] | null): {
  part: Partial<Pick<VendorDoc, 'deliveryRates' | 'shipsTo' | 'deliveryFeeCents'>>;
  errors: InvalidInput[];
} {
  if (rates === null) return { part: {}, errors: [] };
  if (rates.length === 0 || rates.length > STATES.length)
    return { part: {}, errors: [invalid(['deliveryRates'], VENDOR_MESSAGES.noRates)] };
  const errors: InvalidInput[] = [];
  rates.forEach(({ state, price, minDays, maxDays }, position) => {
    const refuse = (field: keyof RateRequest, text: LocalisedText) =>
      errors.push(invalid(['deliveryRates', String(position), field], text));
    const isDays = (days: number) => Number.isInteger(days) && days >= DELIVERY_DAYS.min && days <= DELIVERY_DAYS.max;
    if (rates.findIndex((other) => other.state === state) !== position) refuse('state', VENDOR_MESSAGES.sameState);
    if (!Number.isInteger(price) || price < 0 || price > MAX_DELIVERY_CENTS) refuse('price', VENDOR_MESSAGES.ratePrice);
    if (!isDays(minDays)) refuse('minDays', VENDOR_MESSAGES.rateDays);
    if (!isDays(maxDays)) refuse('maxDays', VENDOR_MESSAGES.rateDays);
    else if (maxDays < minDays) refuse('maxDays', VENDOR_MESSAGES.rateOrder);
  });
  const kept = rates
    .map(({ state, price, minDays, maxDays }): DeliveryRateDoc => ({ state, priceCents: price, minDays, maxDays }))
    .sort((left, right) => STATES.indexOf(left.state) - STATES.indexOf(right.state));
  const shipsTo = kept.map(({ state }) => state);
  const deliveryFeeCents = Math.min(...kept.map(({ priceCents }) => priceCents));
  return { part: { deliveryRates: kept, shipsTo, deliveryFeeCents }, errors };
}
