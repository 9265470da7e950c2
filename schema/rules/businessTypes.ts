import { normaliseIdentifier } from './normaliseText.ts';

/** Legal forms of a business. Their names are the messages `businessTypes.*`. */
export const BUSINESS_TYPES = ['INDIVIDUAL', 'SOLE_PROPRIETORSHIP', 'PARTNERSHIP', 'COMPANY', 'CO_OPERATIVE'] as const;

export type BusinessType = (typeof BUSINESS_TYPES)[number];

/** Names used in older vendor data, mapped to codes. */
const OLDER_NAMES: Record<string, BusinessType> = {
  'sole proprietorship': 'SOLE_PROPRIETORSHIP',
  partnership: 'PARTNERSHIP',
  'private limited': 'COMPANY',
  company: 'COMPANY',
  'co-operative': 'CO_OPERATIVE',
};

/** Parses a stored code or older name. Returns null for any other text. */
export function businessTypeOf(text: string): BusinessType | null {
  return BUSINESS_TYPES.find((type) => type === text) ?? OLDER_NAMES[text.toLowerCase()] ?? null;
}

/** Whether SSM registration is required, which it is for all but individuals. */
export function needsRegistration(type: BusinessType): boolean {
  return type !== 'INDIVIDUAL';
}

/** SSM numbers: twelve digits (year, entity kind, serial), or the pre-2019 format ("123456-A", "001234567-X"). */
const NEW_NUMBER = /^(\d{4})0[1-6]\d{6}$/;
const OLD_NUMBER = /^(?:\d{5,7}-?[A-Z]|\d{9}-?[A-Z0-9])$/;
const FIRST_YEAR = 1897;

/** Normalises a registration number. Returns null if it is not in an SSM format. `year` is the current year. */
export function normaliseRegistration(text: string, year: number): string | null {
  const normalised = normaliseIdentifier(text).toUpperCase().replace(/[\s.]/g, '');
  const from = Number(NEW_NUMBER.exec(normalised)?.[1] ?? 0);
  if (from >= FIRST_YEAR && from <= year) return normalised;
  return OLD_NUMBER.test(normalised) ? normalised.replace(/-?(.)$/, '-$1') : null;
}

/** Tax numbers: one or two letters and 8 to 12 digits, such as "C 1234567890" or "IG 12345678901". */
const TAX_ID = /^[A-Z]{1,2}\d{8,12}$/;

/** Normalises a tax number. Returns null for an invalid format. */
export function normaliseTaxId(text: string): string | null {
  const normalised = normaliseIdentifier(text).toUpperCase().replace(/[\s-]/g, '');
  return TAX_ID.test(normalised) ? normalised : null;
}
