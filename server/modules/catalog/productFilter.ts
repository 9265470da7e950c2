import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import { MAX_IDS } from '#schema/rules/limits.ts';
import type { ValueField } from '#server/search/catalogueEntry.ts';
import type { CatalogueQuery } from '#server/search/catalogueQuery.ts';
import type { Fulfilment, SaleLabel, Section } from '#server/store/documents/catalog.ts';
import { BadInput } from '#server/platform/badInput.error.ts';
import { checkQuery } from '#server/platform/pageArguments.ts';

/** Product filter of the API: OR within a field, AND between fields. Absent, null and empty do not filter. */
export interface ProductFilter {
  section?: Section | null;
  category?: string[] | null;
  brand?: string[] | null;
  vendor?: string[] | null;
  tag?: string[] | null;
  color?: string[] | null;
  size?: string[] | null;
  weight?: string[] | null;
  label?: SaleLabel[] | null;
  fulfilment?: Fulfilment[] | null;
  /** Cents, both ends inclusive. */
  price?: { min?: number | null; max?: number | null } | null;
  ratingMin?: number | null;
  inStock?: boolean | null;
  onSale?: boolean | null;
  halal?: boolean | null;
  deliversTo?: MalaysianState | null;
}

/** Filter fields that take a list of values. */
const LIST_FILTERS = ['category', 'brand', 'vendor', 'tag', 'color', 'size', 'weight', 'label', 'fulfilment'] as const;

/** Maps an API filter to an index query; BadInput beyond the limits. */
export function toCatalogueQuery(text: string | null, filter: ProductFilter): CatalogueQuery {
  const values: Partial<Record<ValueField, readonly string[]>> = {};
  for (const field of LIST_FILTERS) values[field] = limited(field, filter[field] ?? []);
  if (filter.deliversTo != null) values.deliversTo = [filter.deliversTo];
  if (filter.inStock != null) values.availability = [filter.inStock ? 'in-stock' : 'out-of-stock'];
  if (filter.onSale != null) values.onSale = [filter.onSale ? 'yes' : 'no'];
  if (filter.halal != null) values.halal = [filter.halal ? 'certified' : 'none'];
  checkQuery(text);
  return {
    text: text ?? '',
    values,
    scope: filter.section == null ? {} : { section: [filter.section] },
    price: { min: filter.price?.min ?? null, max: filter.price?.max ?? null },
    ...(filter.ratingMin == null ? {} : { ratingMin: filter.ratingMin }),
  };
}

function limited(field: string, values: readonly string[]): readonly string[] {
  if (values.length > MAX_IDS) throw new BadInput(`\`filter.${field}\` must have at most ${MAX_IDS} values.`);
  return values;
}
