import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { ProductVariant } from '#server/modules/catalog/catalogReader.ts';
import { Image } from '#server/modules/catalog/image.type.ts';
import { Variant } from '#server/modules/catalog/variant.type.ts';
import type { OwnProduct } from '#server/modules/inventory/vendorProducts.service.ts';
import { VendorProduct } from '#server/modules/vendors/vendorAccount.type.ts';
import type { VendorError as VendorErrorSource } from '#server/modules/vendors/vendorError.ts';
import { VendorError } from '#server/modules/vendors/vendorPayload.type.ts';
import type { PictureDoc } from '#server/store/documents/shared.ts';

@ObjectType({ description: 'Either the product as it is now or at least one error.', simpleResolvers: true })
export class ProductPayload {
  @Field(() => VendorProduct, { nullable: true, description: 'The product as it is now; null when the change was refused.' })
  product!: OwnProduct | null;

  @Field(() => [VendorError], { description: 'Everything that has to be put right; empty when it went well.' })
  errors!: VendorErrorSource[];
}

@ObjectType({ description: 'A picture of a product as its seller sees it.', simpleResolvers: true })
export class VendorPicture {
  @Field(() => ID, { description: 'What `ProductImageInput.id` takes.' })
  id!: string;

  @Field(() => Image, { description: 'The picture.' })
  image!: PictureDoc;
}

@ObjectType({ description: 'A variant as its seller sees it.', simpleResolvers: true })
export class VendorVariant {
  @Field(() => Variant, { description: 'The variant.' })
  variant!: ProductVariant;

  @Field(() => Int, { description: 'Units on the shelf, whether for sale or not.' })
  onHand!: number;

  @Field(() => ID, { nullable: true, description: 'Which of the pictures shows it; null: the first.' })
  imageId!: string | null;
}
