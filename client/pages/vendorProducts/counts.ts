/** Unsaved stock counts: parsing, validation and mapping, for client and server. */
import type { Translate } from '#client/i18n/Translate.ts';
import { MAX_STOCK } from '#schema/rules/limits.ts';
import type { SetStockMutation } from './VendorProductsPage.generated.ts';

/** Unsaved count. */
export interface Count {
  text: string;
  /** Stock when editing began, or as last reported by the server. */
  seen: number;
  error: string | null;
}

/** By variant. */
export type Counts = Readonly<Record<string, Count>>;

/** Prefixes of a variant's form fields: the count, and the stock it is based on. */
export const COUNT_FIELD = 'count.';
export const SEEN_FIELD = 'seen.';

/** Parses units; null if invalid. */
export function unitsOf(text: string): number | null {
  const units = /^\d{1,7}$/.test(text.trim()) ? Number(text) : null;
  return units === null || units > MAX_STOCK ? null : units;
}

/** Changed counts of a posted form. */
export function postedCounts(fields: Iterable<readonly [string, string]>): Counts {
  const values = new Map(fields);
  const counts: Record<string, Count> = {};
  for (const [field, text] of values) {
    if (!field.startsWith(COUNT_FIELD)) continue;
    const variantId = field.slice(COUNT_FIELD.length);
    const seen = Number(values.get(SEEN_FIELD + variantId));
    if (text.trim() !== String(seen)) counts[variantId] = { text, seen, error: null };
  }
  return counts;
}

/** Counts with validation errors; null if all are valid. */
export function wrongCounts(counts: Counts, t: Translate): Counts | null {
  const entries = Object.entries(counts);
  if (entries.every(([, { text }]) => unitsOf(text) !== null)) return null;
  const checked = entries.map(([id, count]) => [
    id,
    { ...count, error: unitsOf(count.text) === null ? t('vendorProducts.badStock') : null },
  ]);
  return Object.fromEntries(checked) as Counts;
}

/** API input, in the order of the counts. */
export function stockChanges(counts: Counts): { variantId: string; setTo: number; expected: number }[] {
  return Object.entries(counts).map(([variantId, { text, seen }]) => ({ variantId, setTo: Number(text), expected: seen }));
}

/** Adds the API's errors and the current stock to the counts. */
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
