import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { MAX_WISHED_QUANTITY, MAX_WISH_NOTE_LENGTH } from '#schema/rules/limits.ts';
import { DateTime, SafeInt } from '#server/graphql/scalars.ts';
import type { AccountError as AccountErrorSource } from '#server/modules/accounts/index.ts';
import { AccountError } from '#server/modules/accounts/graphql.ts';
import { Vendor } from '#server/modules/vendors/graphql.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { WishRequest } from './putOnWishlist.ts';

/** Source object: WishDoc. Its other fields are in savedFields.resolver.ts. */
@ObjectType({ description: 'A product on a wishlist.', simpleResolvers: true })
export class WishlistItem {
  @Field(() => DateTime, { description: 'Time of saving.' })
  addedAt!: string;

  @Field(() => Int, { description: 'The quantity wanted.' })
  quantity!: number;

  @Field(() => String, { nullable: true, description: "The owner's note, one line of plain text; null without one." })
  note!: string | null;
}

@InputType({
  description: 'A product to put on the wishlist, or a change of one that is on it, whose `addedAt` and `savedPrice` stay unchanged.',
})
export class WishlistInput implements WishRequest {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => Int, {
    nullable: true,
    description: `The quantity wanted, 1 to ${MAX_WISHED_QUANTITY}. By default 1, or unchanged.`,
  })
  quantity?: number | null;

  @Field(() => String, {
    nullable: true,
    description: `A note of one line, at most ${MAX_WISH_NOTE_LENGTH} characters; empty removes it. By default none, or unchanged.`,
  })
  note?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Time of saving, for lists imported from elsewhere. By default now.' })
  addedAt?: string | null;

  @Field(() => SafeInt, { nullable: true, description: 'The price at that time, in cents. By default the current price.' })
  savedPrice?: number | null;
}

@ObjectType({ description: 'The vendor, or at least one error.', simpleResolvers: true })
export class VendorFollowPayload {
  @Field(() => Vendor, {
    nullable: true,
    description: 'The vendor with its new follower count; null on errors, or when it no longer exists.',
  })
  vendor!: VendorDoc | null;

  @Field(() => [AccountError], { description: 'All errors; empty on success.' })
  errors!: AccountErrorSource[];
}
