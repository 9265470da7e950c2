import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { MAX_WISHED_QUANTITY, MAX_WISH_NOTE_LENGTH } from '#schema/rules/limits.ts';
import { DateTime, SafeInt } from '#server/graphql/scalars.ts';
import type { AccountError as AccountErrorSource } from '#server/modules/accounts/accountError.ts';
import { AccountError } from '#server/modules/accounts/accountPayload.type.ts';
import { Vendor } from '#server/modules/vendors/vendor.type.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { WishRequest } from './putOnWishlist.ts';

/** Its source object is a WishDoc. The rest of its fields are in savedFields.resolver.ts. */
@ObjectType({ description: 'A product that somebody keeps in sight.', simpleResolvers: true })
export class WishlistItem {
  @Field(() => DateTime, { description: 'When it was saved.' })
  addedAt!: string;

  @Field(() => Int, { description: 'How many of it are wanted.' })
  quantity!: number;

  @Field(() => String, { nullable: true, description: 'What its owner wrote beside it, one line of plain text; null without one.' })
  note!: string | null;
}

@InputType({ description: 'A product to put on the wishlist, or a change of one that is on it: that keeps its day and its price.' })
export class WishlistInput implements WishRequest {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => Int, {
    nullable: true,
    description: `How many are wanted, 1 to ${MAX_WISHED_QUANTITY}. Left out: 1, or as it is already.`,
  })
  quantity?: number | null;

  @Field(() => String, {
    nullable: true,
    description: `A note of one line, at most ${MAX_WISH_NOTE_LENGTH} characters; empty takes it away. Left out: none, or as it is already.`,
  })
  note?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was saved, for lists that were kept elsewhere before. By default now.' })
  addedAt?: string | null;

  @Field(() => SafeInt, { nullable: true, description: 'What it cost then, in cents. By default what it costs now.' })
  savedPrice?: number | null;
}

@ObjectType({ description: 'The vendor, or at least one error.', simpleResolvers: true })
export class VendorFollowPayload {
  @Field(() => Vendor, {
    nullable: true,
    description: 'The vendor, with its new count of followers; null when it was refused, or is gone.',
  })
  vendor!: VendorDoc | null;

  @Field(() => [AccountError], { description: 'Why it was refused; empty when it was not.' })
  errors!: AccountErrorSource[];
}
