import type { CollectionName, Collections } from '#server/store/documents/collections.ts';

/** Collections that the seed fills. Shoppers' data, such as orders, are not among them. */
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

/** All documents of a new marketplace, by collection. */
export type Catalogue = { [Name in CatalogueCollection]: Collections[Name][] };
