import { COLLECTION_NAMES, type CollectionName } from '#server/store/documents/collections.ts';
import type { Change } from '#server/store/store.ts';
import { Projection, type Snapshot } from './projections.ts';

/**
 * Possible dependencies of a cached response: a collection; all content; the catalogue (the search index and the documents shown
 * in listings); delivered or cancelled packages; follower counts; a variant's stock; a product's orders.
 */
export type DependencyKey =
  CollectionName | 'content' | 'catalogue' | 'finishedPackages' | 'followers' | `stock/${string}` | `ordersOf/${string}`;

/** Collections whose changes the search index reports once it has applied them. */
const CATALOGUE = new Set<CollectionName>(['products', 'vendors', 'categories', 'categoryGroups', 'categoryTiles', 'brands', 'ratings']);
const CONTENT = new Set<CollectionName>([
  'banners',
  'services',
  'facts',
  'shop',
  'collections',
  'articles',
  'articleCategories',
  'faqs',
  'team',
  'testimonials',
  'information',
]);
/** Above this number, keys for single documents are forgotten all at once. */
const MAX_KEYS = 100_000;

/** Revision of the last change per dependency, counted from 1 by commits and search index updates. Starts empty. */
export class Revisions extends Projection {
  protected readonly collections = COLLECTION_NAMES;
  private current = 0;
  private readonly changedAt = new Map<DependencyKey, number>();
  /** Revision up to which changes have been forgotten; older entries count as changed. */
  private forgottenAt = 0;
  get now(): number {
    return this.current;
  }

  change(...keys: readonly DependencyKey[]): void {
    this.current += 1;
    if (this.changedAt.size > MAX_KEYS) this.forget();
    for (const key of keys) this.changedAt.set(key, this.current);
  }

  hasChangedSince(keys: Iterable<DependencyKey>, revision: number): boolean {
    if (revision < this.forgottenAt) return true;
    for (const key of keys) if ((this.changedAt.get(key) ?? 0) > revision) return true;
    return false;
  }

  /** Commits were missed, so all cached responses count as changed. */
  override async load({ position }: Snapshot): Promise<void> {
    this.current += 1;
    this.forget();
    this.position = position;
  }

  protected learn(changes: readonly Change[]): void {
    this.change(...changes.flatMap(keysOf));
  }

  private forget(): void {
    this.changedAt.clear();
    this.forgottenAt = this.current;
  }
}

function keysOf(change: Change): DependencyKey[] {
  const { collection, id } = change;
  if (CATALOGUE.has(collection)) return [];
  if (CONTENT.has(collection)) return ['content'];
  // Wishlists change more often than follows, so the followers projection reports its own changes.
  if (collection === 'savedLists') return [];
  if (collection === 'stock') return ['stock', `stock/${id}`];
  if (change.collection !== 'orders') return [collection];
  const packages = change.document?.packages ?? [];
  const lines = packages.flatMap(({ lines: sent, lineChanges = [] }) => [...sent, ...lineChanges.map(({ before }) => before)]);
  const products = lines.map(({ productId }): DependencyKey => `ordersOf/${productId}`);
  const isFinished = packages.some(({ timeline }) => timeline.some(({ status }) => status === 'DELIVERED' || status === 'CANCELLED'));
  return isFinished ? [...products, 'finishedPackages'] : products;
}
