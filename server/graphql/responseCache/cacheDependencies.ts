import type { AnsweredListing } from '#server/modules/catalog/index.ts';
import type { CollectionName } from '#server/store/documents/collections.ts';

/** Dependencies of a response: it is fresh as long as none of them changes. */
export interface CacheDependencies {
  /** Revision at which the response was made. */
  step: number;
  collections: readonly CollectionName[];
  /** Listings of a response whose products all come from listings; null for any other, which depends on all products. */
  listings: readonly AnsweredListing[] | null;
  /** TTL in ms, because of content that depends on the clock. */
  maxAgeMs: number;
}
