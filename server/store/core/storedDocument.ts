import type { CollectionName } from '#server/store/documents/collections.ts';

/** A document as engines see it: id and version; the rest is opaque. Deeply frozen when it leaves its table. */
export interface StoredDocument {
  readonly id: string;
  readonly version: number;
  readonly [field: string]: unknown;
}

/** Exhaustive by its type: a new collection does not compile without an entry here. */
const NAMES: Record<CollectionName, true> = {
  products: true,
  stock: true,
  vendors: true,
  categories: true,
  categoryGroups: true,
  categoryTiles: true,
  brands: true,
  collections: true,
  banners: true,
  services: true,
  facts: true,
  shop: true,
  articles: true,
  articleCategories: true,
  faqs: true,
  team: true,
  testimonials: true,
  information: true,
  messages: true,
  subscribers: true,
  orders: true,
  coupons: true,
  users: true,
  sessions: true,
  passwordResets: true,
  idempotency: true,
  payments: true,
  demoCharges: true,
  savedLists: true,
  uploads: true,
  vendorSettings: true,
  productImports: true,
  productImportPieces: true,
  mails: true,
  missedSearches: true,
};

export const COLLECTION_NAMES = Object.keys(NAMES) as readonly CollectionName[];

/** Whether a text names a collection of this version. */
export function isCollectionName(name: string): name is CollectionName {
  return Object.hasOwn(NAMES, name);
}
