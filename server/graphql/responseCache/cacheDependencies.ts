import type { AnsweredListing } from '#server/modules/catalog/listingChanges.ts';
import type { CollectionName } from '#server/store/documents/collections.ts';

/** What an answer rests on: as long as nothing of it changes, the answer stays the same. */
export interface CacheDependencies {
  /** The step of the shop that the answer was made at. */
  step: number;
  collections: readonly CollectionName[];
  /** The listings in an answer whose goods are all those of listings; null for any other, which rests on all goods. */
  listings: readonly AnsweredListing[] | null;
  /** How old it may become, ms: because of what depends on the clock. */
  maxAgeMs: number;
}
