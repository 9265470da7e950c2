import { Arg, Args, ArgsType, Ctx, Extensions, Field, FieldResolver, ID, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { ownTextsOf } from '#schema/rules/localisedText.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { MoneyFields } from '#server/graphql/derivedFields.ts';
import { LocalisedText, textList } from '#server/graphql/localisedText.type.ts';
import { pageOf } from '#server/graphql/pageInfo.type.ts';
import { HalalCertificate, Image, Product, ProductStatus, SaleLabel, Variant } from '#server/modules/catalog/graphql.ts';
import type { ProductVariant } from '#server/modules/catalog/index.ts';
import { VendorStats } from '#server/modules/insights/graphql.ts';
import { SOLD_DAYS, type VendorStats as VendorStatsSource } from '#server/modules/insights/index.ts';
import { OwnListArgs, VendorAccount } from '#server/modules/vendors/graphql.ts';
import type { SortedPage } from '#server/platform/pagination.ts';
import type {
  ProductDoc,
  ProductStatus as ProductStatusName,
  SaleLabel as SaleLabelName,
  VariantDoc,
} from '#server/store/documents/catalog.ts';
import type { PictureDoc } from '#server/store/documents/shared.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import { VendorFoodTexts, VendorGarmentTexts } from './vendorLabels.resolver.ts';
import type { OwnProduct, OwnProductRequest } from './vendorProducts.service.ts';

@ArgsType()
export class OwnProductsArgs extends OwnListArgs implements OwnProductRequest {
  @Field(() => String, {
    nullable: true,
    description: 'Search text of at most 100 characters; each word must be a prefix of a word in the title or SKU.',
  })
  query?: string | null;

  @Field(() => [ProductStatus], { nullable: true, description: 'Only products of these statuses.' })
  status?: ProductStatusName[] | null;

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description: 'Only products that have a variant with low or no stock.',
  })
  lowStockOnly?: boolean | null;
}

/** A variant with its own prices in cents. */
type OwnVariant = VendorVariant & Pick<VariantDoc, 'priceCents' | 'wasPriceCents'>;

const FORM = /^pic_[^:]*:(.*)$/s;

/** Id of a product's picture. It contains the product's id, because a different product may show the same file with different texts. */
function pictureId({ id }: ProductDoc, key: string): string {
  return `pic_${id.replace(/^prd_/, '')}:${key}`;
}

/** A picture's key, from its id or, for an upload, its key. */
export function pictureKeyOf(id: string): string {
  return FORM.exec(id)?.[1] ?? id;
}

@ObjectType({ description: 'A picture of a product as its vendor sees it.', simpleResolvers: true })
export class VendorPicture {
  @Field(() => ID, { description: 'Value for `ProductImageInput.id`.' })
  id!: string;

  @Field(() => Image, { description: 'Picture as shoppers see it.' })
  image!: PictureDoc;

  @Field(() => [LocalisedText], { description: 'Alternative text of the picture by language; languages that use the title are omitted.' })
  alt!: LocalisedText[];
}

@ObjectType({ description: 'A variant as its vendor sees it.', simpleResolvers: true })
@Resolver(() => VendorVariant)
@MoneyFields<OwnVariant>(
  {},
  {
    price: "Price of the variant; null if the product's price applies.",
    wasPrice: 'Former price of the variant; null if none.',
  },
)
export class VendorVariant {
  @Field(() => Variant, { description: 'Variant as shoppers see it.' })
  variant!: ProductVariant;

  @Field(() => Int, { description: 'Units on hand, listed or not.' })
  onHand!: number;

  @Field(() => ID, { nullable: true, description: 'Id of the picture that shows it; null for the first one.' })
  imageId!: string | null;
}

@ObjectType({ description: 'A product as its vendor sees it.', simpleResolvers: true })
@Resolver(() => VendorProduct)
@MoneyFields<OwnProduct>({ price: 'Price of the product.' }, { wasPrice: 'Former price of the product; null without one.' })
export class VendorProduct {
  @Field(() => Product, { description: 'Product; it may be withdrawn.' })
  product!: ProductDoc;

  @Field(() => Int, { description: 'Version of the product; pass it as `expectedVersion`.' })
  version!: number;

  @Field(() => Int, { description: 'Units on hand of all variants, listed or not.' })
  onHand!: number;

  @Field(() => Int, { description: 'Number of variants with six or fewer units left, except withdrawn ones.' })
  lowVariants!: number;

  @Field(() => Int, {
    description: `Number of units paid or delivered in orders of the last ${SOLD_DAYS} days by buyers with a confirmed email, except returned units and the owner's purchases.`,
  })
  soldUnits!: number;

  @Field(() => ProductStatus, { description: 'Status set by the vendor, regardless of the stock.' })
  status!: ProductStatusName;

  @Field(() => SaleLabel, {
    nullable: true,
    description: 'Label chosen by its vendor, even while the card shows another one (`product.label`); null if none.',
  })
  label!: SaleLabelName | null;

  @Field(() => HalalCertificate, {
    nullable: true,
    description: 'Halal certificate of the product, even if expired; null if none.',
  })
  halal!: HalalCertificate | null;

  @FieldResolver(() => [LocalisedText], { description: 'Title of the product by language.' })
  title(@Root() { product }: OwnProduct): LocalisedText[] {
    return textList(ownTextsOf(product.title));
  }

  @FieldResolver(() => [LocalisedText], { description: 'Description of the product by language.' })
  description(@Root() { product }: OwnProduct): LocalisedText[] {
    return textList(ownTextsOf(product.description));
  }

  @FieldResolver(() => VendorFoodTexts, { nullable: true, description: 'Texts of its food label by language; null without one.' })
  food(@Root() { product }: OwnProduct): ProductDoc['food'] {
    return product.food;
  }

  @FieldResolver(() => VendorGarmentTexts, { nullable: true, description: "Texts of its garment's label by language; null without one." })
  garment(@Root() { product }: OwnProduct): ProductDoc['garment'] {
    return product.garment;
  }

  @FieldResolver(() => [VendorPicture], { description: 'Pictures of the product, the main one first.' })
  pictures(@Root() { product }: OwnProduct): VendorPicture[] {
    return product.pictures.map((image) => ({
      id: pictureId(product, image.key),
      image,
      alt: textList(ownTextsOf(image.alt)).filter(({ locale, text }) => text !== product.title[locale]),
    }));
  }

  @FieldResolver(() => [VendorVariant], { description: 'Variants of the product.' })
  variants(@Root() { product }: OwnProduct, @Ctx() { services }: GraphQLContext): OwnVariant[] {
    return product.variants.map((variant) => {
      const picture = product.pictures[variant.picture ?? -1];
      return {
        variant: { product, variant },
        onHand: services.catalog.onHand(variant.id),
        imageId: picture === undefined ? null : pictureId(product, picture.key),
        priceCents: variant.priceCents,
        wasPriceCents: variant.wasPriceCents,
      };
    });
  }
}

@ObjectType({ description: "A page of a vendor's products.", simpleResolvers: true })
export class VendorProductConnection extends pageOf(() => VendorProduct, 'products') {}

@ObjectType({ description: "Current number of a vendor's products by status.", simpleResolvers: true })
export class ProductCounts {
  @Field(() => Int, { description: 'Number of products, including withdrawn ones.' })
  total!: number;

  @Field(() => Int, { description: 'Products that can be bought.' })
  onOffer!: number;

  @Field(() => Int, { description: 'Products sold out or paused.' })
  outOfStock!: number;

  @Field(() => Int, { description: 'Withdrawn products.' })
  disabled!: number;
}

@ObjectType({ description: 'Product quota of a new vendor.', simpleResolvers: true })
export class ProductQuota {
  @Field(() => Int, { description: 'Number of products, including withdrawn ones.' })
  used!: number;

  @Field(() => Int, { description: 'Maximum number of products.' })
  max!: number;

  @Field(() => Int, { description: 'Buyers with a confirmed email to whom it has to deliver before the quota is lifted.' })
  buyersNeeded!: number;
}

/** Fields of `VendorAccount` for its products. */
@Resolver(() => VendorAccount)
export class VendorProductsResolver {
  @Extensions({ cost: 500 })
  @FieldResolver(() => VendorProductConnection, {
    nullable: true,
    description: 'Products of the vendor by title, including withdrawn ones.',
  })
  products(
    @Root() vendor: VendorDoc,
    @Args(() => OwnProductsArgs) request: OwnProductsArgs,
    @Ctx() { services, locale }: GraphQLContext,
  ): SortedPage<OwnProduct> {
    return services.vendorProducts.list(vendor, request, locale);
  }

  @FieldResolver(() => VendorProduct, {
    nullable: true,
    description: 'A product of the vendor, including withdrawn ones; null if not found.',
  })
  product(
    @Root() vendor: VendorDoc,
    @Arg('id', () => ID, { description: 'Id of the product.' }) id: string,
    @Ctx() { services }: GraphQLContext,
  ): OwnProduct | null {
    return services.vendorProducts.find(vendor, id);
  }

  @Extensions({ cost: 300 })
  @FieldResolver(() => ProductQuota, {
    nullable: true,
    description:
      'Quota of a new vendor: more products are refused as QUOTA. Null once it has delivered to enough buyers with a confirmed email, or an operator has approved it.',
  })
  productQuota(@Root() vendor: VendorDoc, @Ctx() { services }: GraphQLContext): ProductQuota | null {
    if (services.standing.isEstablished(vendor)) return null;
    const used = services.vendorProducts.counts(vendor.id).total;
    return { used, max: services.standing.maxProducts(vendor), buyersNeeded: services.standing.buyersNeeded };
  }
}

@Resolver(() => VendorStats)
export class VendorProductCountsResolver {
  @Extensions({ cost: 300 })
  @FieldResolver(() => ProductCounts, { description: 'Current number of its products by status.' })
  products(@Root() { vendorId }: VendorStatsSource, @Ctx() { services }: GraphQLContext): ProductCounts {
    return services.vendorProducts.counts(vendorId);
  }
}
