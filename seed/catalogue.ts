import type { CollectionName, Collections } from '#server/store/documents/collections.ts';

/** Collections that the seed fills; orders and idempotency keys come only from shoppers. */
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

/** All documents of a new marketplace, ready to be written into a store. */
export type Catalogue = { [Name in CatalogueCollection]: Collections[Name][] };
