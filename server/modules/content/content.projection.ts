import type { Collections } from '#server/store/documents/collections.ts';
import type { MarketplaceDoc } from '#server/store/documents/content.ts';
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
export class ContentProjection extends CollectionReplica<ContentCollection> {
  constructor() {
    super(COLLECTIONS);
  }

  /** Documents by position, then id. */
  inOrder<Name extends OrderedCollection>(name: Name): Collections[Name][] {
    return [...this.all(name).values()].sort((left, right) => left.position - right.position || (left.id < right.id ? -1 : 1));
  }

  /** Returns null for an unknown id. */
  find<Name extends ContentCollection>(name: Name, id: string): Collections[Name] | null {
    return this.all(name).get(id) ?? null;
  }

  articles(): Collections['articles'][] {
    return [...this.all('articles').values()];
  }

  /** Throws if the store has not been seeded. */
  marketplace(): MarketplaceDoc {
    const marketplace = this.find('shop', 'shop');
    if (marketplace === null) throw new Error('The store holds no shop: seed it first');
    return marketplace;
  }
}
