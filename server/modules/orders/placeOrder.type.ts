import { createUnionType, Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql';
import type { MalaysianState as StateCode } from '#schema/rules/malaysianStates.ts';
import { MalaysianState } from '#server/graphql/malaysianState.enum.ts';
import { Money, moneyOf, moneyOrNull } from '#server/graphql/money.type.ts';
import type { ProductVariant } from '#server/modules/catalog/catalogReader.ts';
import { Variant } from '#server/modules/catalog/variant.type.ts';
import { InvalidInput, NotFound, UserError } from '#server/graphql/userError.type.ts';
import { Vendor } from '#server/modules/vendors/vendor.type.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { OrderView } from './order.service.ts';
import { Order } from './order.type.ts';
import type {
  CouponRejected as CouponRejectedSource,
  PlaceOrderError as PlaceOrderErrorSource,
  PriceChanged as PriceChangedSource,
} from './placeOrderError.ts';
import type { Quote as QuoteSource } from '#server/modules/cart/quote.ts';
import { Quote } from '#server/modules/cart/quote.type.ts';

@ObjectType({ implements: UserError, description: 'A line wants more than there is.', simpleResolvers: true })
export class InsufficientStock extends UserError {
  @Field(() => Variant, { nullable: true, description: 'What there is too little of.' })
  variant!: ProductVariant;

  @Field(() => Int, { description: 'Units that were wanted.' })
  requested!: number;

  @Field(() => Int, { description: 'Units that can be bought now.' })
  available!: number;
}

@ObjectType({
  implements: UserError,
  description: 'The order costs something else than was expected. The payload carries the new quote.',
  simpleResolvers: true,
})
export class PriceChanged extends UserError {}

@Resolver(() => PriceChanged)
export class PriceChangedResolver {
  @FieldResolver(() => Money, { description: 'The total that was expected.' })
  expected(@Root() error: PriceChangedSource): Money {
    return moneyOf(error.expectedCents);
  }

  @FieldResolver(() => Money, { description: 'The total now.' })
  actual(@Root() error: PriceChangedSource): Money {
    return moneyOf(error.actualCents);
  }
}

@ObjectType({
  implements: UserError,
  description: 'The coupon does not count for this order; the message says why.',
  simpleResolvers: true,
})
export class CouponRejected extends UserError {}

@Resolver(() => CouponRejected)
export class CouponRejectedResolver {
  @FieldResolver(() => Money, {
    nullable: true,
    description: 'Goods still missing before it counts, where that is all that is wrong; else null.',
  })
  spendMore(@Root() error: CouponRejectedSource): Money | null {
    return moneyOrNull(error.spendMoreCents);
  }
}

@ObjectType({ implements: UserError, description: 'A vendor does not deliver there.', simpleResolvers: true })
export class ShippingUnavailable extends UserError {
  @Field(() => Vendor, { description: 'The vendor.' })
  vendor!: VendorDoc;

  @Field(() => MalaysianState, { description: 'The state of the address.' })
  state!: StateCode;
}

@ObjectType({
  implements: UserError,
  description: 'The payment did not go through: nothing was charged, nothing ordered, and the key is free for another try.',
  simpleResolvers: true,
})
export class PaymentDeclined extends UserError {
  @Field(() => Boolean, { description: 'Whether another try, perhaps with another bank, could succeed.' })
  retryable!: boolean;
}

export const PlaceOrderError = createUnionType({
  name: 'PlaceOrderError',
  description: 'Every way in which an order is refused.',
  types: () => [InvalidInput, NotFound, InsufficientStock, PriceChanged, CouponRejected, ShippingUnavailable, PaymentDeclined] as const,
  // The sources carry their kind; the classes that TypeGraphQL takes them for do not.
  resolveType: (error: unknown) => (error as PlaceOrderErrorSource).kind,
});

@ObjectType({ description: 'Either an order or at least one error.', simpleResolvers: true })
export class PlaceOrderPayload {
  @Field(() => Order, { nullable: true, description: 'The order; null when it was refused.' })
  order!: OrderView | null;

  @Field(() => Quote, { nullable: true, description: 'The cart as it is priced now, when that is why the order was refused; else null.' })
  quote!: QuoteSource | null;

  @Field(() => [PlaceOrderError], { description: 'Everything that has to be put right; empty when the order was placed.' })
  errors!: PlaceOrderErrorSource[];

  @Field(() => Boolean, { description: 'Whether this key had placed this order before: nothing was ordered again.' })
  replayed!: boolean;

  @Field(() => Order, {
    nullable: true,
    description:
      "With IDEMPOTENCY_MISMATCH: the order that this key has placed before, for the member who placed it, or, of a guest's order, for who gives the same e-mail. Else null.",
  })
  earlierOrder!: OrderView | null;
}
