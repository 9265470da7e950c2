import type { Collections } from '#server/store/documents/collections.ts';
import type { InformationDoc, ShopDoc } from '#server/store/documents/content.ts';
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
export class ContentRepository {
  private constructor(private readonly mirror: CollectionReplica<ContentCollection>) {}

  static async open(store: Store): Promise<ContentRepository> {
    return new ContentRepository(await CollectionReplica.open(store, COLLECTIONS));
  }

  close(): void {
    this.mirror.close();
  }

  /** By position, then id. */
  inOrder<Name extends OrderedCollection>(name: Name): Collections[Name][] {
    return [...this.mirror.all(name).values()].sort((left, right) => left.position - right.position || (left.id < right.id ? -1 : 1));
  }

  collection(key: string): Collections['collections'] | null {
    return this.mirror.all('collections').get(key) ?? null;
  }

  articles(): ReadonlyMap<string, Collections['articles']> {
    return this.mirror.all('articles');
  }

  articleCategory(slug: string): Collections['articleCategories'] | null {
    return this.mirror.all('articleCategories').get(slug) ?? null;
  }

  information(key: InformationDoc['id']): InformationDoc | null {
    return this.mirror.all('information').get(key) ?? null;
  }

  /** Throws if the store has not been seeded. */
  shop(): ShopDoc {
    const shop = this.mirror.all('shop').get('shop');
    if (shop === undefined) throw new Error('The store holds no shop: seed it first');
    return shop;
  }
}
