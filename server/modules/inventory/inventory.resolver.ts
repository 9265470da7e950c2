import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { Money, moneyOf } from '#server/graphql/money.type.ts';
import { ProductStatus } from '#server/modules/catalog/catalog.enums.ts';
import { HalalCertificate } from '#server/modules/catalog/product.type.ts';
import type { OwnProduct } from '#server/modules/inventory/vendorProducts.service.ts';
import { VendorProduct } from '#server/modules/vendors/vendorAccount.type.ts';
import { VendorPayload } from '#server/modules/vendors/vendorPayload.type.ts';
import type { ProductStatus as ProductStatusName } from '#server/store/documents/catalog.ts';
import { ProductInput, StockChange } from './inventory.args.ts';
import { ProductPayload, VendorPicture, VendorVariant } from './inventory.type.ts';
import { pictureId, withPictureKeys } from './pictureId.ts';
import { saveProduct, setProductStatus, setStock } from './viewerProducts.ts';

@Resolver()
export class InventoryResolver {
  @Mutation(() => ProductPayload, {
    nullable: true,
    complexity: 2000,
    description: 'Keeps a product of the own shop, new or changed, all of it or nothing. It is on sale at once.',
  })
  saveProduct(
    @Arg('input', () => ProductInput, { description: 'The product.' }) input: ProductInput,
    @Ctx() context: GraphQLContext,
    @Arg('id', () => ID, { nullable: true, description: 'Which product; left out, a new one.' }) id?: string | null,
    @Arg('expectedVersion', () => Int, {
      nullable: true,
      description: 'The version that the seller saw: when there is another, the change is refused (CONFLICT). Left out, it is made anyway.',
    })
    expectedVersion?: number | null,
  ): Promise<ProductPayload> {
    return saveProduct(context, { id: id ?? null, input: withPictureKeys(input), expectedVersion });
  }

  @Mutation(() => ProductPayload, {
    nullable: true,
    complexity: 2000,
    description: 'Puts a product of the own shop on sale, pauses it, or withdraws it: it leaves the listings and stays in orders.',
  })
  setProductStatus(
    @Arg('id', () => ID, { description: 'Which product.' }) id: string,
    @Arg('status', () => ProductStatus, { description: 'What it is to be.' }) status: ProductStatusName,
    @Ctx() context: GraphQLContext,
  ): Promise<ProductPayload> {
    return setProductStatus(context, id, status);
  }

  @Mutation(() => VendorPayload, {
    nullable: true,
    complexity: 2000,
    description: 'Sets counts on the shelf of the own shop: all of them, or none when one of them is refused.',
  })
  setStock(
    @Arg('changes', () => [StockChange], { description: 'At most 250 counts.' }) changes: StockChange[],
    @Ctx() context: GraphQLContext,
  ): Promise<VendorPayload> {
    return setStock(context, changes);
  }
}

/** What only its seller sees of a product. */
@Resolver(() => VendorProduct)
export class OwnProductResolver {
  @FieldResolver(() => ProductStatus, { description: 'As its seller set it, whatever is on the shelf.' })
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
    description: 'Its halal certificate, also one that has expired; null without one.',
  })
  halal(@Root() { product }: OwnProduct): HalalCertificate | null {
    return product.halal;
  }

  @FieldResolver(() => [VendorPicture], { description: 'Its pictures, the front first.' })
  pictures(@Root() { product }: OwnProduct): VendorPicture[] {
    return product.pictures.map((image) => ({ id: pictureId(product, image.key), image }));
  }

  @FieldResolver(() => [VendorVariant], { description: 'Everything of it that can be put into a cart.' })
  variants(@Root() { product }: OwnProduct, @Ctx() { services }: GraphQLContext): VendorVariant[] {
    return product.variants.map((variant) => {
      const picture = product.pictures[variant.picture ?? -1];
      return {
        variant: { product, variant },
        onHand: services.vendorAccounts.products.onHandOf(variant.id),
        imageId: picture === undefined ? null : pictureId(product, picture.key),
      };
    });
  }
}

/** What only its seller sees of a variant. */
@Resolver(() => VendorVariant)
export class OwnVariantResolver {
  @FieldResolver(() => Money, { nullable: true, description: "Its own price; null: the product's." })
  price(@Root() { variant: { variant } }: VendorVariant): Money | null {
    return variant.priceCents === null ? null : moneyOf(variant.priceCents);
  }

  @FieldResolver(() => Money, { nullable: true, description: 'Its own former price; null without one.' })
  wasPrice(@Root() { variant: { variant } }: VendorVariant): Money | null {
    return variant.wasPriceCents === null ? null : moneyOf(variant.wasPriceCents);
  }
}
