import { FACET_FIELDS } from '#schema/rules/facets.ts';
import { byLocale } from '#schema/rules/locales.ts';
import { recordOf } from '#schema/rules/recordOf.ts';
import type { CatalogueEntry } from '#server/search/catalogueEntry.ts';

/** A catalogue entry without any values or text. */
export const plainEntry: CatalogueEntry = {
  id: '',
  values: recordOf([...FACET_FIELDS, 'section'], () => []),
  priceCents: 100,
  ratingAverage: null,
  ratingRank: 3.5,
  ratingCount: 0,
  discountPercent: 0,
  listedAtMs: 0,
  featuredRank: 0,
  unitPriceRank: null,
  titles: byLocale(() => ''),
  texts: [],
};
