/** Unsaved stock counts: parsing, validation and mapping. */
import type { FormError } from '#client/ui/forms/formSpec.ts';
import { MAX_STOCK } from '#schema/rules/limits.ts';
import type { SetStockMutation } from './VendorProductsPage.generated.ts';

/** A count that has not been saved. */
export interface Count {
  text: string;
  /** Stock when editing began, or as last reported by the server. */
  seen: number;
  error: FormError | null;
}

/** Counts by variant id. */
export type Counts = Readonly<Record<string, Count>>;

/** Prefixes for a variant's form fields: the count, and the stock on which it is based. */
export const COUNT_FIELD = 'count.';
export const SEEN_FIELD = 'seen.';

/** Parses a number of units. Returns null if it is invalid or above the limit. */
export function unitsOf(text: string): number | null {
  const units = /^\d{1,7}$/.test(text.trim()) ? Number(text) : null;
  return units === null || units > MAX_STOCK ? null : units;
}

export function countFields(variantId: string, { text, seen }: { text: string | number; seen: number }) {
  return { [COUNT_FIELD + variantId]: String(text), [SEEN_FIELD + variantId]: String(seen) };
}

/** The changed counts from a submitted form. */
export function submittedCounts(formData: FormData): Counts {
  const counts: Record<string, Count> = {};
  const sent = new Map(formData);
  for (const [field, text] of sent) {
    if (!field.startsWith(COUNT_FIELD) || typeof text !== 'string') continue;
    const variantId = field.slice(COUNT_FIELD.length);
    const seen = Number(sent.get(SEEN_FIELD + variantId));
    if (text.trim() !== String(seen)) counts[variantId] = { text, seen, error: null };
  }
  return counts;
}

/** Returns the counts with their validation errors; null if all are valid. */
export function wrongCounts(counts: Counts): Counts | null {
  const entries = Object.entries(counts);
  if (entries.every(([, { text }]) => unitsOf(text) !== null)) return null;
  const checked = entries.map(([id, count]) => [
    id,
    { ...count, error: unitsOf(count.text) === null ? { message: 'vendorProducts.badStock' } : null },
  ]);
  return Object.fromEntries(checked) as Counts;
}

/** The API's input. It has the same order as the counts, because error paths refer to them by index. */
export function stockChanges(counts: Counts): { variantId: string; setTo: number; expected: number }[] {
  return Object.entries(counts).map(([variantId, { text, seen }]) => ({ variantId, setTo: Number(text), expected: seen }));
}

/** Adds the API's errors, and the stock that they report, to the counts. */
export function refusedCounts(counts: Counts, errors: SetStockMutation['setStock']['errors']): Counts {
  const ids = Object.keys(counts);
  const said = new Map(errors.map((error) => [ids[Number(error.path?.[1])] ?? '', error]));
  const refused = Object.entries(counts).map(([variantId, count]) => {
    const error = said.get(variantId);
    const seen = error !== undefined && 'current' in error ? error.current : count.seen;
    return [variantId, { ...count, seen, error: error?.message ?? null }];
  });
  return Object.fromEntries(refused) as Counts;
}
