import { Arg, Ctx, Extensions, Field, ID, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { textRecord } from '#server/graphql/localisedText.type.ts';
import { ProductStatus } from '#server/modules/catalog/graphql.ts';
import { VendorError, VendorPayload } from '#server/modules/vendors/graphql.ts';
import type { VendorError as VendorErrorSource } from '#server/modules/vendors/index.ts';
import type { ProductStatus as ProductStatusName } from '#server/store/documents/catalog.ts';
import { OfferChange, ProductInput, StockChange } from './inventory.args.ts';
import { foodRequest, garmentRequest } from './productLabels.args.ts';
import type { ProductRequest } from './productRequest.ts';
import { pictureKeyOf, VendorProduct } from './vendorProducts.resolver.ts';
import type { OwnProduct } from './vendorProducts.service.ts';

@ObjectType({ description: 'Either the saved product or at least one error.', simpleResolvers: true })
export class ProductPayload {
  @Field(() => VendorProduct, { nullable: true, description: 'Saved product; null on errors.' })
  product!: OwnProduct | null;

  @Field(() => [VendorError], { description: 'All errors; empty on success.' })
  errors!: VendorErrorSource[];
}

@ObjectType({ description: 'Either the vendor and its changed products, or at least one error.', simpleResolvers: true })
export class StockPayload extends VendorPayload {
  @Field(() => [VendorProduct], { description: 'Products whose prices or status were set; empty on errors.' })
  products!: OwnProduct[];
}

/** Converts the input: lists of texts become records, and picture ids become keys. */
function productRequest({ title, description, images, food, garment, variants, ...input }: ProductInput): ProductRequest {
  return {
    ...input,
    title: textRecord(title),
    description: textRecord(description),
    food: foodRequest(food),
    garment: garmentRequest(garment),
    images: images && images.map(({ id, alt }) => ({ id: pictureKeyOf(id), alt: textRecord(alt) })),
    variants: variants && variants.map((variant) => ({ ...variant, imageId: variant.imageId && pictureKeyOf(variant.imageId) })),
  };
}

@Resolver()
export class InventoryResolver {
  @Extensions({ cost: 2000 })
  @Mutation(() => ProductPayload, {
    nullable: true,
    description: "Creates or changes a product of the viewer's vendor atomically. It is on sale immediately.",
  })
  async saveProduct(
    @Arg('input', () => ProductInput, { description: 'Fields of the product.' }) input: ProductInput,
    @Ctx() { services, viewer }: GraphQLContext,
    @Arg('id', () => ID, { nullable: true, description: 'Product to change. If omitted, a new one is created.' }) id?: string | null,
    @Arg('expectedVersion', () => Int, {
      nullable: true,
      description:
        'Version that the seller read. If it is outdated, the change is refused with CONFLICT. If omitted, the change is always made.',
    })
    expectedVersion?: number | null,
  ): Promise<ProductPayload> {
    const seller = services.vendorAccounts.sellerOf(viewer);
    const request = { id: id ?? null, input: productRequest(input), expectedVersion };
    const { change, errors } = await services.inventory.save(seller, request);
    return { product: change && services.vendorProducts.find(seller.vendor, change.product.id), errors };
  }

  @Extensions({ cost: 2000 })
  @Mutation(() => ProductPayload, {
    nullable: true,
    description:
      "Puts a product of the viewer's vendor on sale, pauses it or withdraws it. A withdrawn product is removed from listings and stays in orders. A product without a picture stays withdrawn.",
  })
  async setProductStatus(
    @Arg('id', () => ID, { description: 'Id of the product.' }) id: string,
    @Arg('status', () => ProductStatus, { description: 'New status.' }) status: ProductStatusName,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<ProductPayload> {
    const seller = services.vendorAccounts.sellerOf(viewer);
    const { product, errors } = await services.inventory.setStatus(seller, id, status);
    return { product: product && services.vendorProducts.find(seller.vendor, product.id), errors };
  }

  @Extensions({ cost: 2000 })
  @Mutation(() => StockPayload, {
    nullable: true,
    description:
      "Sets stock counts, prices and statuses of the viewer's vendor: all of them, or none if one is refused. Units for a variant without any put a product that is marked as out of stock on sale again.",
  })
  async setStock(
    @Arg('changes', () => [StockChange], { description: 'Counts, at most 250.' }) changes: StockChange[],
    @Ctx() { services, viewer }: GraphQLContext,
    @Arg('offers', () => [OfferChange], { nullable: true, description: 'Prices and statuses of products, at most 250.' })
    offers?: OfferChange[] | null,
  ): Promise<StockPayload> {
    const seller = services.vendorAccounts.sellerOf(viewer);
    const { productIds, errors } = await services.inventory.setStock(seller, changes, offers ?? []);
    const products = productIds.flatMap((id) => services.vendorProducts.find(seller.vendor, id) ?? []);
    return { vendor: errors.length > 0 ? null : seller.vendor, products, errors };
  }
}
