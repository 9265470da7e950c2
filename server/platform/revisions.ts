import type { CollectionName } from '#server/store/documents/collections.ts';
import type { Change, Store } from '#server/store/store.ts';

/**
 * What a cached response may depend on: a collection; all of the content; the catalogue (the search index and the documents that listings
 * show); packages that were delivered or cancelled; the stock of one variant; the orders of one product.
 */
export type DependencyKey = CollectionName | 'content' | 'catalogue' | 'finishedPackages' | `stock/${string}` | `ordersOf/${string}`;

/** The search index reports their changes itself, once it has applied them. */
const CATALOGUE: ReadonlySet<CollectionName> = new Set<CollectionName>([
  ...(['products', 'vendors', 'categories', 'categoryGroups', 'categoryTiles', 'brands'] as const),
]);
const CONTENT: ReadonlySet<CollectionName> = new Set<CollectionName>([
  ...(['banners', 'services', 'facts', 'shop', 'collections', 'articles', 'articleCategories', 'faqs', 'team', 'testimonials'] as const),
  'information',
]);
/** More keys of single documents than this are forgotten together. */
const MAX_KEYS = 100_000;

/** Revision of the last change by dependency, counted from 1 by commits and updates of the search index. */
export class Revisions {
  private current = 0;
  private readonly changedAt = new Map<DependencyKey, number>();
  /** Revision up to which changes are forgotten: whatever is older counts as changed. */
  private forgottenAt = 0;
  private readonly stop: () => void;

  constructor(store: Pick<Store, 'onCommit'>) {
    this.stop = store.onCommit((changes) => {
      this.change(...changes.flatMap(keysOf));
    });
  }

  get now(): number {
    return this.current;
  }

  change(...keys: readonly DependencyKey[]): void {
    this.current += 1;
    if (this.changedAt.size > MAX_KEYS) {
      this.changedAt.clear();
      this.forgottenAt = this.current;
    }
    for (const key of keys) this.changedAt.set(key, this.current);
  }

  hasChangedSince(keys: Iterable<DependencyKey>, revision: number): boolean {
    if (revision < this.forgottenAt) return true;
    for (const key of keys) if ((this.changedAt.get(key) ?? 0) > revision) return true;
    return false;
  }

  close(): void {
    this.stop();
  }
}

function keysOf(change: Change): DependencyKey[] {
  const { collection, id } = change;
  if (CATALOGUE.has(collection)) return [];
  if (CONTENT.has(collection)) return ['content'];
  if (collection === 'stock') return ['stock', `stock/${id}`];
  if (change.collection !== 'orders') return [collection];
  const packages = change.document?.packages ?? [];
  const products = packages.flatMap(({ lines }) => lines.map(({ productId }): DependencyKey => `ordersOf/${productId}`));
  const isFinished = packages.some(({ timeline }) => timeline.some(({ status }) => status === 'DELIVERED' || status === 'CANCELLED'));
  return isFinished ? [...products, 'finishedPackages'] : products;
}
