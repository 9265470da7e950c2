import { Arg, Ctx, Field, FieldResolver, ID, Int, Mutation, ObjectType, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { Money, moneyOf } from '#server/graphql/money.type.ts';
import { HalalCertificate, Image, ProductStatus, Variant } from '#server/modules/catalog/graphql.ts';
import type { ProductVariant } from '#server/modules/catalog/index.ts';
import { VendorError, VendorPayload } from '#server/modules/vendors/graphql.ts';
import type { VendorError as VendorErrorSource } from '#server/modules/vendors/index.ts';
import type { ProductDoc, ProductStatus as ProductStatusName } from '#server/store/documents/catalog.ts';
import type { PictureDoc } from '#server/store/documents/shared.ts';
import { ProductInput, StockChange } from './inventory.args.ts';
import type { ProductRequest } from './productRequest.ts';
import { VendorProduct } from './vendorProducts.resolver.ts';
import type { OwnProduct } from './vendorProducts.service.ts';

@ObjectType({ description: 'Either the saved product or at least one error.', simpleResolvers: true })
export class ProductPayload {
  @Field(() => VendorProduct, { nullable: true, description: 'The saved product; null on errors.' })
  product!: OwnProduct | null;

  @Field(() => [VendorError], { description: 'All errors; empty on success.' })
  errors!: VendorErrorSource[];
}

@ObjectType({ description: 'A picture of a product as its vendor sees it.', simpleResolvers: true })
export class VendorPicture {
  @Field(() => ID, { description: 'Value for `ProductImageInput.id`.' })
  id!: string;

  @Field(() => Image, { description: 'The picture.' })
  image!: PictureDoc;
}

@ObjectType({ description: 'A variant as its vendor sees it.', simpleResolvers: true })
export class VendorVariant {
  @Field(() => Variant, { description: 'The variant.' })
  variant!: ProductVariant;

  @Field(() => Int, { description: 'Units on hand, listed or not.' })
  onHand!: number;

  @Field(() => ID, { nullable: true, description: 'The id of the picture that shows it; null for the first one.' })
  imageId!: string | null;
}

const FORM = /^pic_[^:]*:(.*)$/s;

/** Id of a product's picture: another product may show the same file with other texts. */
function pictureId({ id }: ProductDoc, key: string): string {
  return `pic_${id.replace(/^prd_/, '')}:${key}`;
}

/** The key of a picture given by its id, or by its key as for an upload. */
function keyOf(id: string): string {
  return FORM.exec(id)?.[1] ?? id;
}

/** A product request with its pictures' ids replaced by their keys. */
function withPictureKeys<Request extends ProductRequest>(request: Request): Request {
  const { images, variants } = request;
  return {
    ...request,
    ...(images && { images: images.map((image) => ({ ...image, id: keyOf(image.id) })) }),
    ...(variants && { variants: variants.map((variant) => ({ ...variant, imageId: variant.imageId && keyOf(variant.imageId) })) }),
  };
}

@Resolver()
export class InventoryResolver {
  @Mutation(() => ProductPayload, {
    nullable: true,
    complexity: 2000,
    description: "Saves a new or changed product of the viewer's vendor atomically. It is on sale at once.",
  })
  async saveProduct(
    @Arg('input', () => ProductInput, { description: 'The product.' }) input: ProductInput,
    @Ctx() { services, viewer }: GraphQLContext,
    @Arg('id', () => ID, { nullable: true, description: 'Which product; without it a new one is created.' }) id?: string | null,
    @Arg('expectedVersion', () => Int, {
      nullable: true,
      description:
        'The version that the seller read: if it is outdated, the change is refused (CONFLICT). Without it the change is always made.',
    })
    expectedVersion?: number | null,
  ): Promise<ProductPayload> {
    const seller = services.vendorAccounts.sellerOf(viewer);
    const request = { id: id ?? null, input: withPictureKeys(input), expectedVersion };
    const { change, errors } = await services.inventory.save(seller, request);
    return { product: change && services.vendorProducts.find(seller.vendor, change.product.id), errors };
  }

  @Mutation(() => ProductPayload, {
    nullable: true,
    complexity: 2000,
    description:
      "Puts a product of the viewer's vendor on sale, pauses it, or withdraws it: a withdrawn product leaves the listings and stays in orders.",
  })
  async setProductStatus(
    @Arg('id', () => ID, { description: 'The product.' }) id: string,
    @Arg('status', () => ProductStatus, { description: 'The new status.' }) status: ProductStatusName,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<ProductPayload> {
    const seller = services.vendorAccounts.sellerOf(viewer);
    const { product, errors } = await services.inventory.setStatus(seller, id, status);
    return { product: product && services.vendorProducts.find(seller.vendor, product.id), errors };
  }

  @Mutation(() => VendorPayload, {
    nullable: true,
    complexity: 2000,
    description: "Sets stock counts of the viewer's vendor: all of them, or none when one of them is refused.",
  })
  async setStock(
    @Arg('changes', () => [StockChange], { description: 'The counts, at most 250.' }) changes: StockChange[],
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<VendorPayload> {
    const seller = services.vendorAccounts.sellerOf(viewer);
    const errors = await services.inventory.setStock(seller, changes);
    return { vendor: errors.length > 0 ? null : seller.vendor, errors };
  }
}

/** Fields of a product that only its vendor sees. */
@Resolver(() => VendorProduct)
export class OwnProductResolver {
  @FieldResolver(() => ProductStatus, { description: 'The status set by its vendor, whatever the stock.' })
  status(@Root() { product }: OwnProduct): ProductStatusName {
    return product.status;
  }

  @FieldResolver(() => Money, { description: 'Its price.' })
  price(@Root() { product }: OwnProduct): Money {
    return moneyOf(product.priceCents);
  }

  @FieldResolver(() => Money, { nullable: true, description: 'Its former price; null without one.' })
  wasPrice(@Root() { product }: OwnProduct): Money | null {
    return product.wasPriceCents === null ? null : moneyOf(product.wasPriceCents);
  }

  @FieldResolver(() => HalalCertificate, {
    nullable: true,
    description: 'Its halal certificate, even an expired one; null without one.',
  })
  halal(@Root() { product }: OwnProduct): HalalCertificate | null {
    return product.halal;
  }

  @FieldResolver(() => [VendorPicture], { description: 'Its pictures, the main one first.' })
  pictures(@Root() { product }: OwnProduct): VendorPicture[] {
    return product.pictures.map((image) => ({ id: pictureId(product, image.key), image }));
  }

  @FieldResolver(() => [VendorVariant], { description: 'Its variants.' })
  variants(@Root() { product }: OwnProduct, @Ctx() { services }: GraphQLContext): VendorVariant[] {
    return product.variants.map((variant) => {
      const picture = product.pictures[variant.picture ?? -1];
      return {
        variant: { product, variant },
        onHand: services.vendorProducts.onHandOf(variant.id),
        imageId: picture === undefined ? null : pictureId(product, picture.key),
      };
    });
  }
}

/** Fields of a variant that only its vendor sees. */
@Resolver(() => VendorVariant)
export class OwnVariantResolver {
  @FieldResolver(() => Money, { nullable: true, description: "Its own price; null when the product's price applies." })
  price(@Root() { variant: { variant } }: VendorVariant): Money | null {
    return variant.priceCents === null ? null : moneyOf(variant.priceCents);
  }

  @FieldResolver(() => Money, { nullable: true, description: 'Its own former price; null without one.' })
  wasPrice(@Root() { variant: { variant } }: VendorVariant): Money | null {
    return variant.wasPriceCents === null ? null : moneyOf(variant.wasPriceCents);
  }
}
