import { BUSINESS_TYPES, businessTypeOf } from '#schema/rules/businessTypes.ts';

/** Name of a legal form; for an unknown one the stored text. */
export function legalForm(text: string, locale: 'en' | 'ms'): string | null {
  const type = businessTypeOf(text);
  return type === null ? text || null : BUSINESS_TYPES[type][locale];
}
