import { Arg, Ctx, Extensions, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { TextFields } from '#server/graphql/derivedFields.ts';
import { MAX_IMAGES, MAX_OPTIONS, NEW_DAYS } from '#schema/rules/limits.ts';
import { Reads, ReadsOf } from '#server/graphql/dependencies.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { MalaysianState } from '#server/modules/accounts/graphql.ts';
import type { MalaysianState as StateCode } from '#schema/rules/malaysianStates.ts';
import { NO_STARS } from '#schema/rules/ratings.ts';
import { isReturnable } from '#schema/rules/returns.ts';
import type {
  BrandDoc,
  CategoryDoc,
  ProductDoc,
  ProductStatus as ProductStatusName,
  SaleLabel as SaleLabelName,
} from '#server/store/documents/catalog.ts';
import type { PictureDoc } from '#server/store/documents/shared.ts';
import { Brand, Category } from './classification.resolver.ts';
import { ProductStatus, RelatedKind, SaleLabel } from './catalog.enums.ts';
import type { RelatedKind as RelatedKindName } from './related.service.ts';
import type { ProductVariant } from './productFacts.ts';
import type { DeliveryEstimate as Estimate } from './delivery.ts';
import { DeliveryEstimate } from './variant.resolver.ts';
import { Image } from './image.resolver.ts';
import {
  FitSummary,
  HalalCertificate,
  PriceInfo,
  Product,
  ProductOption,
  RatingSummary,
  ratingSummary,
  StockInfo,
  Variant,
} from './product.type.ts';
import type { Price } from './pricing.ts';
import { colorsOf } from './toCatalogueEntry.ts';

/** Expected number of variants, for the cost estimate; most products have fewer. */
const USUAL_VARIANTS = 4;

@Resolver(() => Product)
@TextFields<ProductDoc>({
  title: 'Product title.',
  description: 'Product description, plain text.',
})
export class ProductResolver {
  @Reads('catalogue')
  @Query(() => Product, {
    nullable: true,
    description: 'A product by slug or id; null if not found. Includes withdrawn products.',
  })
  product(
    @Ctx() { services }: GraphQLContext,
    @Arg('slug', () => String, { nullable: true, description: 'URL slug.' }) slug?: string | null,
    @Arg('id', () => ID, { nullable: true, description: 'Product id. Give either `id` or `slug`.' }) id?: string | null,
  ): ProductDoc | null {
    return services.catalog.find({ id, slug });
  }

  @FieldResolver(() => String, { description: 'Path of the product page, from the site root.' })
  href(@Root() product: ProductDoc): string {
    return `/product/${encodeURIComponent(product.slug)}`;
  }

  @Reads('catalogue')
  @FieldResolver(() => ProductStatus, { description: 'Sale status, taking stock into account.' })
  status(@Root() product: ProductDoc, @Ctx() { services }: GraphQLContext): ProductStatusName {
    return services.catalog.productStatus(product);
  }

  @FieldResolver(() => [String], { description: 'All colours as hex, main colour first.' })
  colors(@Root() product: ProductDoc): string[] {
    return colorsOf(product);
  }

  @Reads('catalogue')
  @FieldResolver(() => Brand, { nullable: true, description: 'Product brand; null if none.' })
  brand(@Root() product: ProductDoc, @Ctx() { services }: GraphQLContext): BrandDoc | null {
    return services.catalog.brandOf(product);
  }

  @Reads('catalogue')
  @FieldResolver(() => Category, { description: 'Product category.' })
  category(@Root() product: ProductDoc, @Ctx() { services }: GraphQLContext): CategoryDoc | null {
    return services.catalog.categoryOf(product);
  }

  @Extensions({ longest: MAX_IMAGES })
  @FieldResolver(() => [Image], { description: 'Product images: front view first, then the second view and others.' })
  images(@Root() product: ProductDoc): PictureDoc[] {
    return product.pictures;
  }

  @Reads('catalogue')
  @FieldResolver(() => PriceInfo, {
    description: 'Price of the pack named in the title; if it is sold out, the lowest price of the remaining variants.',
  })
  price(@Root() product: ProductDoc, @Ctx() { services }: GraphQLContext): Price {
    return services.catalog.productPrice(product);
  }

  @Reads('catalogue')
  @Extensions({ longest: MAX_OPTIONS })
  @FieldResolver(() => [ProductOption], { description: 'Options to choose before buying; empty if there are none.' })
  options(@Root() product: ProductDoc, @Ctx() { services }: GraphQLContext): ProductOption[] {
    return services.catalog.options(product);
  }

  @Extensions({ longest: USUAL_VARIANTS })
  @FieldResolver(() => [Variant], { description: 'All variants that can be put into a cart, at least one.' })
  variants(@Root() product: ProductDoc): ProductVariant[] {
    return product.variants.map((variant) => ({ product, variant }));
  }

  @ReadsOf(({ variants }: ProductDoc) => ['catalogue', ...variants.map(({ id }) => `stock/${id}` as const)])
  @FieldResolver(() => StockInfo, { description: 'Stock over all variants.' })
  stock(@Root() product: ProductDoc, @Ctx() { services }: GraphQLContext): StockInfo {
    return services.catalog.productStock(product);
  }

  @Reads('catalogue')
  @FieldResolver(() => SaleLabel, {
    nullable: true,
    description: `Label on the product card; null if none. \`NEW\` marks products published in the last ${NEW_DAYS} days.`,
  })
  label(@Root() product: ProductDoc, @Ctx() { services }: GraphQLContext): SaleLabelName | null {
    return services.catalog.label(product);
  }

  @Reads('catalogue')
  @FieldResolver(() => HalalCertificate, {
    nullable: true,
    description: 'Halal certificate; null if none or expired.',
  })
  halal(@Root() product: ProductDoc, @Ctx() { services }: GraphQLContext): ProductDoc['halal'] {
    return services.catalog.halal(product);
  }

  @Reads('catalogue')
  @FieldResolver(() => RatingSummary, { description: 'Summary of the published reviews.' })
  rating(@Root() { id }: ProductDoc, @Ctx() { services }: GraphQLContext): RatingSummary {
    return ratingSummary(services.catalog.rating(id)?.stars ?? NO_STARS);
  }

  @Reads('catalogue')
  @FieldResolver(() => FitSummary, { nullable: true, description: 'How the size turned out; null if no published review says it.' })
  fit(@Root() { id }: ProductDoc, @Ctx() { services }: GraphQLContext): FitSummary | null {
    const [small = 0, trueToSize = 0, large = 0] = services.catalog.rating(id)?.fit ?? [];
    return small + trueToSize + large === 0 ? null : { small, trueToSize, large };
  }

  @ReadsOf(({ id }: ProductDoc) => ['catalogue', `ordersOf/${id}`])
  @Extensions({ cost: 1200 })
  @FieldResolver(() => [Product], { description: 'Related products.' })
  related(
    @Root() product: ProductDoc,
    @Ctx() { services }: GraphQLContext,
    @Arg('kind', () => RelatedKind, { nullable: true, defaultValue: 'SIMILAR', description: 'Kind of relation.' })
    kind: RelatedKindName | null,
    @Arg('first', () => Int, { nullable: true, defaultValue: 8, description: 'Maximum number of products, 1 to 24.' }) first: number | null,
  ): ProductDoc[] {
    return services.related.related(product, kind ?? 'SIMILAR', first ?? 8);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether it can be returned for a change of mind. Fresh, chilled and frozen food cannot.',
  })
  returnable(@Root() product: ProductDoc): boolean {
    return isReturnable(product);
  }

  @Reads('catalogue')
  @FieldResolver(() => DeliveryEstimate, { description: 'Delivery estimate.' })
  delivery(
    @Root() product: ProductDoc,
    @Ctx() { services }: GraphQLContext,
    @Arg('state', () => MalaysianState, {
      nullable: true,
      description: 'Destination state. If omitted, the estimate spans all states served.',
    })
    state?: StateCode | null,
  ): Estimate {
    return services.catalog.delivery(product, state ?? null);
  }
}
