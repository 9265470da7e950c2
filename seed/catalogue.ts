import type { CollectionName, Collections } from '#server/store/documents/collections.ts';

/** The collections that come from the seed; orders and their keys only ever come from shoppers. */
export const CATALOGUE_COLLECTIONS = [
  'products',
  'stock',
  'vendors',
  'categories',
  'categoryGroups',
  'categoryTiles',
  'brands',
  'collections',
  'banners',
  'services',
  'facts',
  'shop',
  'articles',
  'articleCategories',
  'faqs',
  'team',
  'testimonials',
  'information',
] as const satisfies readonly CollectionName[];

export type CatalogueCollection = (typeof CATALOGUE_COLLECTIONS)[number];

/** Everything that a new shop opens with, ready to be written into a store. */
export type Catalogue = { [Name in CatalogueCollection]: Collections[Name][] };
