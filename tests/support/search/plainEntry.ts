import type { CatalogueEntry } from '#server/search/catalogueEntry.ts';

/** A catalogue entry without any value or text. */
export const plainEntry: CatalogueEntry = {
  id: '',
  values: {
    category: [],
    brand: [],
    vendor: [],
    tag: [],
    color: [],
    size: [],
    weight: [],
    label: [],
    fulfilment: [],
    availability: [],
    halal: [],
    rating: [],
    section: [],
    deliversTo: [],
    onSale: [],
  },
  priceCents: 100,
  ratingAverage: null,
  ratingCount: 0,
  discountPercent: 0,
  createdAtMs: 0,
  featuredRank: 0,
  unitPriceRank: null,
  titleEn: '',
  titleMs: '',
  texts: [],
};
