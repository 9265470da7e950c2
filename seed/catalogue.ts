import type { CollectionName, Collections } from '#server/store/documents/collections.ts';

/** Collections that the seed fills. They do not include shoppers' data, such as orders. */
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

/** All documents in a new marketplace, by collection. */
export type Catalogue = { [Name in CatalogueCollection]: Collections[Name][] };
