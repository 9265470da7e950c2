import type { CountedField } from '#server/search/catalogueEntry.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';

interface FacetRow {
  /** The counted index field; null for PRICE, which is counted by ranges. */
  field: CountedField | null;
  label: LocalisedText;
}

/** Facet table, in display order. */
export const FACETS = {
  CATEGORY: { field: 'category', label: { en: 'Category', ms: 'Kategori' } },
  PRICE: { field: null, label: { en: 'Price', ms: 'Harga' } },
  BRAND: { field: 'brand', label: { en: 'Brand', ms: 'Jenama' } },
  WEIGHT: { field: 'weight', label: { en: 'Weight', ms: 'Berat' } },
  COLOR: { field: 'color', label: { en: 'Colour', ms: 'Warna' } },
  SIZE: { field: 'size', label: { en: 'Size', ms: 'Saiz' } },
  RATING: { field: 'rating', label: { en: 'Rating', ms: 'Penilaian' } },
  AVAILABILITY: { field: 'availability', label: { en: 'Availability', ms: 'Ketersediaan' } },
  ON_SALE: { field: 'onSale', label: { en: 'Discount', ms: 'Diskaun' } },
  DELIVERS_TO: { field: 'deliversTo', label: { en: 'Delivers to', ms: 'Dihantar ke' } },
  HALAL: { field: 'halal', label: { en: 'Halal', ms: 'Halal' } },
  TAG: { field: 'tag', label: { en: 'Tags', ms: 'Tag' } },
  VENDOR: { field: 'vendor', label: { en: 'Seller', ms: 'Penjual' } },
  LABEL: { field: 'label', label: { en: 'Offers', ms: 'Tawaran' } },
  FULFILMENT: { field: 'fulfilment', label: { en: 'Where to buy', ms: 'Tempat membeli' } },
} as const satisfies Record<string, FacetRow>;

export type FacetKey = keyof typeof FACETS;

export const FACET_KEYS = Object.keys(FACETS) as FacetKey[];
