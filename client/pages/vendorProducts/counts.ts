/** Counts of the shelf, for the script and for the server: what was typed, what was seen, and what is wrong with it. */
import type { Translate } from '#client/i18n/Translate.ts';
import { MAX_STOCK } from '#schema/rules/limits.ts';
import type { SetStockMutation } from './VendorProductsPage.generated.ts';

/** A count that is typed and not saved. */
export interface Count {
  text: string;
  /** What was on the shelf when it was begun, or is as the server said last. */
  seen: number;
  error: string | null;
}

/** By variant. */
export type Counts = Readonly<Record<string, Count>>;

/** Prefixes of the fields of a variant: the count, and what was seen. */
export const COUNT_FIELD = 'count.';
export const SEEN_FIELD = 'seen.';

/** The units that somebody typed; null for what is no count. */
export function unitsOf(text: string): number | null {
  const units = /^\d{1,7}$/.test(text.trim()) ? Number(text) : null;
  return units === null || units > MAX_STOCK ? null : units;
}

/** What the fields of a form hold, as far as it differs from what was seen. */
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

/** With the error of what is no count; null: all are. */
export function wrongCounts(counts: Counts, t: Translate): Counts | null {
  const entries = Object.entries(counts);
  if (entries.every(([, { text }]) => unitsOf(text) !== null)) return null;
  const checked = entries.map(([id, count]) => [
    id,
    { ...count, error: unitsOf(count.text) === null ? t('vendorProducts.badStock') : null },
  ]);
  return Object.fromEntries(checked) as Counts;
}

/** As the API takes them, in this order. */
export function stockChanges(counts: Counts): { variantId: string; setTo: number; expected: number }[] {
  return Object.entries(counts).map(([variantId, { text, seen }]) => ({ variantId, setTo: Number(text), expected: seen }));
}

/** With what the API said of them: an error, and how many there are now. */
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
