import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { ProductVariant } from '#server/modules/catalog/index.ts';
import { Image, Variant } from '#server/modules/catalog/graphql.ts';
import type { OwnProduct } from './vendorProducts.service.ts';
import { VendorProduct } from './vendorProducts.type.ts';
import type { VendorError as VendorErrorSource } from '#server/modules/vendors/index.ts';
import { VendorError } from '#server/modules/vendors/graphql.ts';
import type { PictureDoc } from '#server/store/documents/shared.ts';

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
