import { Ctx, Extensions, Field, FieldResolver, ID, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { MoneyFields, TextFields } from '#server/graphql/derivedFields.ts';
import { DateTime } from '#server/graphql/scalars.ts';
import { MAX_OPTIONS } from '#schema/rules/limits.ts';
import { Reads, ReadsOf } from '#server/graphql/dependencies.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import type { ProductDoc, ProductStatus as ProductStatusName } from '#server/store/documents/catalog.ts';
import type { PictureDoc } from '#server/store/documents/shared.ts';
import { ProductStatus } from './catalog.enums.ts';
import type { DeliveryEstimate as Estimate } from './delivery.ts';
import { Image } from './image.resolver.ts';
import { variantPrice, type Price } from './pricing.ts';
import { PriceInfo, Product, SelectedOption, StockInfo, Variant } from './product.type.ts';
import { selectedOptions, type ProductVariant } from './productFacts.ts';

@Resolver(() => Variant)
export class VariantResolver {
  @FieldResolver(() => ID, { description: 'Opaque id, referenced by cart lines.' })
  id(@Root() { variant }: ProductVariant): string {
    return variant.id;
  }

  @FieldResolver(() => String, { description: 'SKU assigned by the vendor.' })
  sku(@Root() { variant }: ProductVariant): string {
    return variant.sku;
  }

  @Reads('catalogue')
  @FieldResolver(() => ProductStatus, { description: 'Sale status, taking stock into account.' })
  status(@Root() chosen: ProductVariant, @Ctx() { services }: GraphQLContext): ProductStatusName {
    return services.catalog.variantStatus(chosen);
  }

  @Extensions({ longest: MAX_OPTIONS })
  @FieldResolver(() => [SelectedOption], { description: 'Chosen options; empty for a product without options.' })
  options(@Root() { product, variant }: ProductVariant): SelectedOption[] {
    return selectedOptions(product, variant.options);
  }

  @FieldResolver(() => PriceInfo, { description: 'Price of the variant.' })
  price(@Root() chosen: ProductVariant): Price {
    return variantPrice(chosen);
  }

  @ReadsOf(({ variant }: ProductVariant) => ['catalogue', `stock/${variant.id}`])
  @FieldResolver(() => StockInfo, { description: 'Stock of the variant.' })
  stock(@Root() chosen: ProductVariant, @Ctx() { services }: GraphQLContext): StockInfo {
    return services.catalog.variantStock(chosen);
  }

  @FieldResolver(() => Product, { description: 'Product of the variant.' })
  product(@Root() { product }: ProductVariant): ProductDoc {
    return product;
  }

  @FieldResolver(() => Image, { nullable: true, description: 'Picture of the variant.' })
  image(@Root() { product, variant }: ProductVariant): PictureDoc | null {
    return product.pictures[variant.picture ?? 0] ?? null;
  }
}

@ObjectType({ description: 'Deliverability, fee and delivery time of a product.', simpleResolvers: true })
@Resolver(() => DeliveryEstimate)
@TextFields<Estimate>({}, { reason: 'Reason why it cannot be delivered; null if it can.' })
@MoneyFields<Estimate>({}, { cheapest: 'Lowest delivery fee of a package, before free shipping; null if not deliverable.' })
export class DeliveryEstimate {
  @Field(() => Boolean, { description: 'Whether it can be delivered to the state.' })
  deliverable!: boolean;

  @Field(() => Int, { nullable: true, description: 'Minimum delivery time in working days after the order; null if not deliverable.' })
  minDays!: number | null;

  @Field(() => Int, { nullable: true, description: 'Maximum delivery time in working days after the order; null if not deliverable.' })
  maxDays!: number | null;

  @Field(() => DateTime, { nullable: true, description: 'First possible day of arrival of an order placed now; null if not deliverable.' })
  earliest!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Last expected day of arrival of an order placed now; null if not deliverable.' })
  latest!: string | null;
}
