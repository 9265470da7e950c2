import { BUSINESS_TYPES, businessTypeOf } from '#schema/rules/businessTypes.ts';

/** What a legal form is called; one that is not known by a code as it was written down. */
export function legalForm(text: string, locale: 'en' | 'ms'): string | null {
  const type = businessTypeOf(text);
  return type === null ? text || null : BUSINESS_TYPES[type][locale];
}
