import type { Allergen } from '#schema/rules/allergens.ts';
import type { Section } from '#schema/rules/facets.ts';
import type { CareSign, Measures } from '#schema/rules/garments.ts';
import type { LocalisedText } from '#schema/rules/localisedText.ts';
import type { PictureDoc } from './shared.ts';

/** Products and their classification. */

export type ProductStatus = 'AVAILABLE' | 'OUT_OF_STOCK' | 'DISABLED';
export type SaleLabel = 'SALE' | 'NEW';
export type Fulfilment = 'ONLINE' | 'IN_STORE';

export interface VariantDoc {
  /** var_… */
  id: string;
  sku: string;
  status: ProductStatus;
  /** Chosen value per option key, e.g. { size: 'M', color: '#7a1f42' }; empty for a product without options. */
  options: Record<string, string>;
  /** Null if the variant uses the product's price. */
  priceCents: number | null;
  wasPriceCents: number | null;
  /** Index of the product's picture that shows this variant; null for the first. */
  picture: number | null;
}

export interface OptionDoc {
  /** "size", "color" or "weight". */
  key: string;
  label: LocalisedText;
  values: { value: string; label: LocalisedText; swatch: string | null }[];
}

/** What a food label states. */
export interface FoodDoc {
  ingredients: LocalisedText | null;
  allergens: Allergen[];
  mayContain: Allergen[];
  storage: LocalisedText | null;
  /** Days that it still keeps when it is delivered. */
  shelfLifeDays: number | null;
  origin: LocalisedText | null;
}

/** What a garment's label states. */
export interface GarmentDoc {
  composition: LocalisedText | null;
  origin: LocalisedText | null;
  care: CareSign[];
  /** By size, in millimetres, laid flat. The size is empty for a product without sizes. */
  measures: ({ size: string } & Measures)[];
}

export interface ProductDoc {
  /** prd_… */
  id: string;
  slug: string;
  sku: string;
  title: LocalisedText;
  description: LocalisedText;
  /** Category slug. */
  category: string;
  /** Brand id. */
  brand: string | null;
  vendorId: string;
  /** Slugs of tags, in lower case. */
  tags: string[];
  /** Hex in lower case, from the palette in seed/data/colours.json. */
  color: string | null;
  label: SaleLabel | null;
  status: ProductStatus;
  fulfilment: Fulfilment[];
  priceCents: number;
  wasPriceCents: number | null;
  /** Weight label as displayed, e.g. "2kg", "500g", "2pcs". */
  weight: string | null;
  /** Values by the field of an attribute facet (schema/rules/facets.ts). Missing if there are none. */
  attributes?: Record<string, string[]>;
  options: OptionDoc[];
  /** At least one. */
  variants: VariantDoc[];
  /** At least two: front and second view. */
  pictures: PictureDoc[];
  halal: { body: string; number: string; expires: string } | null;
  /** Number below the barcode. Missing or null if it is not stated, as are the labels. */
  gtin?: string | null;
  food?: FoodDoc | null;
  garment?: GarmentDoc | null;
  /** Rank in the FEATURED order, lowest first. */
  featuredRank: number;
  createdAt: string;
  updatedAt: string;
  /** Time at which it was put on sale after it had been DISABLED, once in 30 days at most. Missing if it never was. */
  listedAt?: string;
}

/** Units on hand, one document per variant; the id is the variant's id. */
export interface StockDoc {
  id: string;
  onHand: number;
}

/** Changes made by an import, for undo. */
export interface ImportChanges {
  /** Each changed product before the import (null if new), and the version that the import wrote. */
  products: { id: string; before: ProductDoc | null; version: number }[];
  /** Each changed stock count before and after the import, and the version that the import wrote. */
  stock: { id: string; before: number | null; after: number; version?: number }[];
}

/** A vendor's last import. Its changes are in its pieces; documents from earlier versions contain the changes themselves. */
export interface ProductImportDoc extends Partial<ImportChanges> {
  /** The vendor's id, because only the last import can be undone. */
  id: string;
  importedAt: string;
  /** Number of products that can still be restored. Missing from documents of earlier versions, where it is the length of `products`. */
  productCount?: number;
}

/** Changes made by one transaction of an import. */
export interface ProductImportPieceDoc extends ImportChanges {
  /** The vendor's id and a number, such as "ven_1/0007", in the order of the file. */
  id: string;
  vendorId: string;
}

export type { Section };

export interface CategoryDoc {
  /** The slug, e.g. "fresh-fruit". */
  id: string;
  /** `en` e.g. "Fresh Fruit". */
  name: LocalisedText;
  sections: Section[];
  icon: string | null;
  picture: PictureDoc | null;
  position: number;
}

export interface CategoryGroupDoc {
  /** The slug, e.g. "dairy-bakery". */
  id: string;
  name: LocalisedText;
  icon: string;
  categories: string[];
  position: number;
}

export interface BrandDoc {
  /**
   * Part of URLs; unique and permanent. Differs from the name's slug where that is not unique: "C++" and "C#" are "c" and "c-"
   * followed by a hash.
   */
  id: string;
  /** The name as a seller first entered it. Names are unique, ignoring case and spaces. */
  name: string;
}

/** A search without results, counted without personal data. */
export interface MissedSearchDoc {
  /** The folded search words, separated by single spaces. */
  id: string;
  /** Number of searches. */
  count: number;
  /** Last day of such a search in Malaysia, in days since 1970. */
  lastDay: number;
}
