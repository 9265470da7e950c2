import { Arg, Ctx, Extensions, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { MAX_IMAGES, MAX_OPTIONS } from '#schema/rules/limits.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { InLocale, textIn } from '#server/graphql/locale.ts';
import type { Locale } from '#server/graphql/locale.ts';
import { MalaysianState } from '#server/graphql/malaysianState.enum.ts';
import type { MalaysianState as StateCode } from '#schema/rules/malaysianStates.ts';
import { isReturnable } from '#schema/rules/returns.ts';
import type { BrandDoc, CategoryDoc, ProductDoc, ProductStatus as ProductStatusName } from '#server/store/documents/catalog.ts';
import type { PictureDoc } from '#server/store/documents/shared.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import { Vendor } from '../vendors/vendor.type.ts';
import { Brand } from './brand.type.ts';
import { ProductStatus, RelatedKind } from './catalog.enums.ts';
import type { RelatedKindName } from './catalog.enums.ts';
import type { ProductVariant } from './catalogReader.ts';
import { Category } from './category.type.ts';
import type { DeliveryEstimate as Estimate } from './delivery.ts';
import { DeliveryEstimate } from './deliveryEstimate.type.ts';
import { Image } from './image.type.ts';
import { PriceInfo } from './price.type.ts';
import { priceInfo } from './priceInfo.ts';
import { HalalCertificate, Product } from './product.type.ts';
import { ProductOption } from './productOption.type.ts';
import { StockInfo } from './stockInfo.type.ts';
import { colorsOf } from './toCatalogueEntry.ts';
import { Variant } from './variant.type.ts';

/** Most products have fewer: for the cost of operations. */
const USUAL_VARIANTS = 4;

@Resolver(() => Product)
export class ProductResolver {
  @Query(() => Product, {
    nullable: true,
    description: 'One product by its slug or id; null when there is none. Withdrawn ones are found too.',
  })
  product(
    @Ctx() { services }: GraphQLContext,
    @Arg('slug', () => String, { nullable: true, description: 'Its name in addresses.' }) slug?: string | null,
    @Arg('id', () => ID, { nullable: true, description: 'Its id; goes before `slug`.' }) id?: string | null,
  ): ProductDoc | null {
    return services.catalog.find({ id, slug });
  }

  @FieldResolver(() => String, { description: 'Path of its page, from the root of the shop.' })
  href(@Root() product: ProductDoc): string {
    return `/product/${encodeURIComponent(product.slug)}`;
  }

  @FieldResolver(() => String, { description: 'Its name.' })
  title(@Root() product: ProductDoc, @InLocale() locale: Locale): string {
    return textIn(product.title, locale);
  }

  @FieldResolver(() => String, { description: 'What there is to say about it, plain text.' })
  description(@Root() product: ProductDoc, @InLocale() locale: Locale): string {
    return textIn(product.description, locale);
  }

  @FieldResolver(() => ProductStatus, { description: 'Whether it is for sale, stock included.' })
  status(@Root() product: ProductDoc, @Ctx() { services }: GraphQLContext): ProductStatusName {
    return services.catalog.productStatus(product);
  }

  @FieldResolver(() => [String], { description: 'All its colours as hex, the main one first.' })
  colors(@Root() product: ProductDoc): string[] {
    return colorsOf(product);
  }

  @FieldResolver(() => Brand, { nullable: true, description: 'Its brand; null without one.' })
  brand(@Root() product: ProductDoc, @Ctx() { services }: GraphQLContext): BrandDoc | null {
    return services.catalog.brandOf(product);
  }

  @FieldResolver(() => Category, { description: 'Its category.' })
  category(@Root() product: ProductDoc, @Ctx() { services }: GraphQLContext): CategoryDoc | null {
    return services.catalog.categoryOf(product);
  }

  @FieldResolver(() => Vendor, { description: 'Who sells it.' })
  vendor(@Root() product: ProductDoc, @Ctx() { services }: GraphQLContext): VendorDoc | null {
    return services.catalog.vendor(product.vendorId);
  }

  @Extensions({ longest: MAX_IMAGES })
  @FieldResolver(() => [Image], { description: 'Front first, then the second view and others.' })
  images(@Root() product: ProductDoc): PictureDoc[] {
    return product.pictures;
  }

  @FieldResolver(() => PriceInfo, {
    description: 'The price of the pack that its title names; when that is sold out, the lowest of what is left.',
  })
  price(@Root() product: ProductDoc, @Ctx() { services }: GraphQLContext): PriceInfo {
    return priceInfo(services.catalog.productPrice(product));
  }

  @Extensions({ longest: MAX_OPTIONS })
  @FieldResolver(() => [ProductOption], { description: 'What is to be chosen before buying; empty when nothing is.' })
  options(@Root() product: ProductDoc, @Ctx() { services }: GraphQLContext): ProductOption[] {
    return services.catalog.options(product);
  }

  @Extensions({ longest: USUAL_VARIANTS })
  @FieldResolver(() => [Variant], { description: 'Everything that can be put into a cart, at least one.' })
  variants(@Root() product: ProductDoc): ProductVariant[] {
    return product.variants.map((variant) => ({ product, variant }));
  }

  @FieldResolver(() => StockInfo, { description: 'How much of it can be bought, over all variants.' })
  stock(@Root() product: ProductDoc, @Ctx() { services }: GraphQLContext): StockInfo {
    return services.catalog.productStock(product);
  }

  @FieldResolver(() => HalalCertificate, {
    nullable: true,
    description: 'Its halal certificate; null without one and once it has expired.',
  })
  halal(@Root() product: ProductDoc, @Ctx() { services }: GraphQLContext): HalalCertificate | null {
    return services.catalog.halal(product);
  }

  @FieldResolver(() => [Product], { complexity: 1200, description: 'Products to show beside it.' })
  related(
    @Root() product: ProductDoc,
    @Ctx() { services }: GraphQLContext,
    @Arg('kind', () => RelatedKind, { nullable: true, defaultValue: 'SIMILAR', description: 'Why they are shown.' })
    kind: RelatedKindName | null,
    @Arg('first', () => Int, { nullable: true, defaultValue: 8, description: 'At most so many, 1 to 24.' }) first: number | null,
  ): ProductDoc[] {
    return services.related.related(product, kind ?? 'SIMILAR', first ?? 8);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether a buyer who changed their mind can send it back. Fresh, chilled and frozen food cannot travel back.',
  })
  returnable(@Root() product: ProductDoc): boolean {
    return isReturnable(product);
  }

  @FieldResolver(() => DeliveryEstimate, { description: 'How it is delivered.' })
  delivery(
    @Root() product: ProductDoc,
    @Ctx() { services }: GraphQLContext,
    @Arg('state', () => MalaysianState, { nullable: true, description: 'Where to; without it, the span over all states served.' })
    state?: StateCode | null,
  ): Estimate {
    return services.catalog.delivery(product, state ?? null);
  }
}
