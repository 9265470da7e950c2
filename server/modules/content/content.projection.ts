import type { Collections } from '#server/store/documents/collections.ts';
import type { ShopDoc } from '#server/store/documents/content.ts';
import type { Store } from '#server/store/store.ts';
import { CollectionReplica } from '#server/platform/collectionReplica.ts';

const COLLECTIONS = [
  'banners',
  'services',
  'facts',
  'shop',
  'collections',
  'categoryTiles',
  'articles',
  'articleCategories',
  'faqs',
  'team',
  'testimonials',
  'information',
] as const;
type ContentCollection = (typeof COLLECTIONS)[number];
type OrderedCollection = 'banners' | 'services' | 'facts' | 'categoryTiles' | 'articleCategories' | 'faqs' | 'team' | 'testimonials';

/** In-memory projection of the marketplace's own content. */
export class ContentProjection {
  private constructor(private readonly replica: CollectionReplica<ContentCollection>) {}

  static async open(store: Store): Promise<ContentProjection> {
    return new ContentProjection(await CollectionReplica.open(store, COLLECTIONS));
  }

  close(): void {
    this.replica.close();
  }

  /** By position, then id. */
  inOrder<Name extends OrderedCollection>(name: Name): Collections[Name][] {
    return [...this.replica.all(name).values()].sort((left, right) => left.position - right.position || (left.id < right.id ? -1 : 1));
  }

  /** By id; null when there is none. */
  find<Name extends ContentCollection>(name: Name, id: string): Collections[Name] | null {
    return this.replica.all(name).get(id) ?? null;
  }

  articles(): Collections['articles'][] {
    return [...this.replica.all('articles').values()];
  }

  /** Throws if the store has not been seeded. */
  marketplace(): ShopDoc {
    const marketplace = this.find('shop', 'shop');
    if (marketplace === null) throw new Error('The store holds no shop: seed it first');
    return marketplace;
  }
}
