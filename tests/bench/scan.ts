import { FACET_FIELDS } from '#schema/rules/facets.ts';
import type { CatalogueEntry, ValueField } from '#server/search/catalogueEntry.ts';
import type { CatalogueQuery } from '#server/search/catalogueQuery.ts';
import { wordsOf } from '#server/search/text/foldText.ts';
import { PAGE_SIZE, PRICE_BUCKETS } from './queryPool.ts';

/** A product with its words, which are split once for all queries. */
export interface ScannedEntry {
  entry: CatalogueEntry;
  words: readonly string[];
}

export function scanned(entry: CatalogueEntry): ScannedEntry {
  return { entry, words: [...new Set(entry.texts.flatMap(({ text }) => wordsOf(text)))] };
}

/** Baseline: scans all products and counts those that contain the words. */
export function scan(entries: readonly ScannedEntry[], query: CatalogueQuery): Scanned {
  const requested = wordsOf(query.text ?? '');
  const found = entries.filter(({ words }) => requested.every((word) => words.some((own) => own.startsWith(word))));
  return scanCounts(
    found.map(({ entry }) => entry),
    query,
  );
}

/** Result of a scan: a page of products and the number counted. */
export interface Scanned {
  total: number;
  ids: string[];
  counted: number;
}

/**
 * Scans the products that contain the query's words in one pass. A product that matches all filters counts towards the page, the
 * histogram and every facet; one that fails a single filter counts towards that filter's facet.
 */
export function scanCounts(entries: readonly CatalogueEntry[], query: CatalogueQuery): Scanned {
  const counts = new Map<string, Map<string, number>>(FACET_FIELDS.map((field) => [field, new Map<string, number>()]));
  const buckets = PRICE_BUCKETS.map(() => 0);
  const found: CatalogueEntry[] = [];
  for (const entry of entries) {
    const failed = failedFilters(entry, query);
    if (failed.length > 1) continue;
    const [only] = failed;
    if (only === undefined) found.push(entry);
    if (only === undefined || only === 'price') {
      const bucket = Math.min(PRICE_BUCKETS.length - 1, Math.floor(entry.priceCents / 1000));
      buckets[bucket] = (buckets[bucket] ?? 0) + 1;
    }
    for (const field of FACET_FIELDS) {
      if (only !== undefined && only !== field) continue;
      const own = counts.get(field);
      for (const value of entry.values[field]) own?.set(value, (own.get(value) ?? 0) + 1);
    }
  }
  found.sort((left, right) => left.featuredRank - right.featuredRank);
  return { total: found.length, ids: found.slice(0, PAGE_SIZE).map(({ id }) => id), counted: counts.size + buckets.length };
}

function failedFilters(entry: CatalogueEntry, { values = {}, scope = {}, price, ratingMin }: CatalogueQuery): string[] {
  const filters = [...Object.entries(values), ...Object.entries(scope)] as [ValueField, readonly string[]][];
  const failed: string[] = filters.flatMap(([field, chosen]) =>
    entry.values[field].some((value) => chosen.includes(value)) ? [] : [field],
  );
  if (entry.priceCents < (price?.min ?? 0) || entry.priceCents > (price?.max ?? Infinity)) failed.push('price');
  if (ratingMin !== undefined && (entry.ratingAverage ?? -1) < ratingMin) failed.push('rating');
  return failed;
}
