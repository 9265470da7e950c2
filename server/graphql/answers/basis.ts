import type { ProductFilter } from '#server/modules/catalog/productFilter.ts';
import type { CollectionName } from '#server/store/documents/collections.ts';

/** What an answer rests on: as long as nothing of it changes, the answer stays the same. */
export interface Basis {
  collections: readonly CollectionName[];
  /** The filters of the listings in an answer that holds nothing but listings; null for any other, which rests on all goods. */
  listings: readonly ProductFilter[] | null;
}
