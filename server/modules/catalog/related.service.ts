import { checkFirst } from '#server/platform/pagination.ts';
import type { CatalogueQuery } from '#server/search/catalogueQuery.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { CatalogueProjection } from './catalogue.projection.ts';
import type { ProductIndex } from './productIndex.ts';

export type RelatedKind = 'SIMILAR' | 'BOUGHT_TOGETHER' | 'SAME_VENDOR';

/** Maximum number of related products. */
const MAX_RELATED = 24;
/** Maximum number of candidates scored for similarity, in featured order. */
const MAX_CANDIDATES = 200;
const LIKENESS = { category: 5, brand: 2, tag: 1 } as const;

/** Products bought together, provided by the reputation module. */
interface BoughtTogether {
  boughtTogether: (productId: string) => string[];
}

/** Finds related products. */
export class RelatedService {
  constructor(
    private readonly projection: CatalogueProjection,
    private readonly index: ProductIndex,
    private readonly reputation: BoughtTogether,
  ) {}

  /** Listed products other than the given one. Throws BadInput unless `first` is 1 to 24. */
  related(product: ProductDoc, kind: RelatedKind, first: number): ProductDoc[] {
    checkFirst(first, MAX_RELATED);
    const finders: Record<RelatedKind, () => ProductDoc[]> = {
      SIMILAR: () => this.similar(product, first),
      BOUGHT_TOGETHER: () => this.found(this.reputation.boughtTogether(product.id), product),
      SAME_VENDOR: () => this.listed({ values: { vendor: [this.projection.vendor(product.vendorId)?.slug ?? ''] } }, first + 1, product),
    };
    return finders[kind]().slice(0, first);
  }

  private similar(base: ProductDoc, limit: number): ProductDoc[] {
    const candidates = new Set([
      ...this.listed({ values: { category: [base.category] } }, MAX_CANDIDATES, base),
      ...(base.tags.length === 0 ? [] : this.listed({ values: { tag: base.tags } }, MAX_CANDIDATES, base)),
    ]);
    if (candidates.size < limit) for (const product of this.ofSameSection(base)) candidates.add(product);
    const scored = [...candidates].map((product) => ({ product, score: likeness(base, product) }));
    scored.sort((left, right) => right.score - left.score || compareFeatured(left.product, right.product));
    return scored.map(({ product }) => product);
  }

  private ofSameSection(base: ProductDoc): ProductDoc[] {
    const [section] = this.projection.category(base.category)?.sections ?? [];
    return section === undefined ? [] : this.listed({ values: { section: [section] } }, MAX_CANDIDATES, base);
  }

  private listed(query: CatalogueQuery, limit: number, except: ProductDoc): ProductDoc[] {
    const hits = this.index.select(query).page({ sort: 'FEATURED', limit });
    return this.found(
      hits.map((hit) => hit.id),
      except,
    );
  }

  private found(ids: readonly string[], except: ProductDoc): ProductDoc[] {
    return ids.flatMap((id) => {
      const product = this.projection.product(id);
      return product === null || product.status === 'DISABLED' || id === except.id ? [] : [product];
    });
  }
}

function likeness(base: ProductDoc, other: ProductDoc): number {
  const sharedTags = other.tags.filter((tag) => base.tags.includes(tag)).length;
  const sameBrand = base.brand !== null && base.brand === other.brand;
  return (base.category === other.category ? LIKENESS.category : 0) + (sameBrand ? LIKENESS.brand : 0) + sharedTags * LIKENESS.tag;
}

function compareFeatured(left: ProductDoc, right: ProductDoc): number {
  return left.featuredRank - right.featuredRank || (left.id < right.id ? -1 : 1);
}
