import { Arg, createUnionType, Ctx, Extensions, Field, InputType, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import { MAX_LINES } from '#schema/rules/limits.ts';
import type { MalaysianState as StateCode } from '#schema/rules/malaysianStates.ts';
import { callerOf, type GraphQLContext } from '#server/graphql/context.ts';
import { MoneyFields } from '#server/graphql/derivedFields.ts';
import { LINE_COST, MUTATION_COST } from '#server/graphql/queryCost.ts';
import { SafeInt } from '#server/graphql/scalars.ts';
import { InvalidInput, NotFound, UserError } from '#server/graphql/userError.type.ts';
import { COUPON_CODE, LineInput, Quote, ShippingChoice } from '#server/modules/cart/graphql.ts';
import type { Quote as QuoteSource } from '#server/modules/cart/index.ts';
import { AddressInput, MalaysianState } from '#server/modules/accounts/graphql.ts';
import { Variant } from '#server/modules/catalog/graphql.ts';
import type { ProductVariant } from '#server/modules/catalog/index.ts';
import { Order, PaymentMethod } from '#server/modules/orders/graphql.ts';
import type { OrderView } from '#server/modules/orders/index.ts';
import { Vendor } from '#server/modules/vendors/graphql.ts';
import type { PaymentMethod as PaymentMethodName } from '#server/store/documents/orders.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { PlaceOrderResult } from './order.service.ts';
import type {
  CouponRejected as CouponRejectedSource,
  PlaceOrderError as PlaceOrderErrorSource,
  PriceChanged as PriceChangedSource,
} from './refusals.ts';

@ObjectType({ implements: UserError, description: 'A line exceeds the stock.', simpleResolvers: true })
export class InsufficientStock extends UserError {
  @Field(() => Variant, { nullable: true, description: 'Variant that is short of stock.' })
  variant!: ProductVariant;

  @Field(() => Int, { description: 'Units requested.' })
  requested!: number;

  @Field(() => Int, { description: 'Units that can be bought now.' })
  available!: number;
}

@ObjectType({
  implements: UserError,
  description: 'The current total of the order differs from the expected one. The payload contains the new quote.',
  simpleResolvers: true,
})
@Resolver(() => PriceChanged)
@MoneyFields<PriceChangedSource>({ expected: 'Expected total.', actual: 'Current total.' })
export class PriceChanged extends UserError {}

@ObjectType({
  implements: UserError,
  description: 'The coupon does not apply to this order; the message gives the reason.',
  simpleResolvers: true,
})
@Resolver(() => CouponRejected)
@MoneyFields<CouponRejectedSource>(
  {},
  { spendMore: 'Missing amount for the coupon, if that is the only reason for the refusal; else null.' },
)
export class CouponRejected extends UserError {}

@ObjectType({ implements: UserError, description: 'The vendor does not deliver to the state of the address.', simpleResolvers: true })
export class ShippingUnavailable extends UserError {
  @Field(() => Vendor, { description: 'Vendor that does not deliver there.' })
  vendor!: VendorDoc;

  @Field(() => MalaysianState, { description: 'State of the address.' })
  state!: StateCode;
}

@ObjectType({
  implements: UserError,
  description: 'The payment failed. Nothing was charged or ordered, and the idempotency key can be used again.',
  simpleResolvers: true,
})
export class PaymentDeclined extends UserError {
  @Field(() => Boolean, { description: 'Whether another attempt, perhaps with another bank, could succeed.' })
  retryable!: boolean;
}

export const PlaceOrderError = createUnionType({
  name: 'PlaceOrderError',
  description: 'Possible errors of `placeOrder`.',
  types: () => [InvalidInput, NotFound, InsufficientStock, PriceChanged, CouponRejected, ShippingUnavailable, PaymentDeclined] as const,
  // The sources carry their kind, because they are not instances of the classes that TypeGraphQL would test for.
  resolveType: (error: unknown) => (error as PlaceOrderErrorSource).kind,
});

@ObjectType({ description: 'Either an order or at least one error.', simpleResolvers: true })
export class PlaceOrderPayload {
  @Field(() => Order, { nullable: true, description: 'Placed order; null on errors.' })
  order!: OrderView | null;

  @Field(() => String, {
    nullable: true,
    description: "Access token of the placed order. Store it to read a guest's order later. Returned only here; null on errors.",
  })
  accessToken!: string | null;

  @Field(() => Quote, { nullable: true, description: 'Current quote of the cart if it caused the refusal; else null.' })
  quote!: QuoteSource | null;

  @Field(() => [PlaceOrderError], { description: 'All errors; empty on success.' })
  errors!: PlaceOrderErrorSource[];

  @Field(() => Boolean, { description: 'Whether this key had already placed this order, so that nothing was ordered again.' })
  replayed!: boolean;

  @Field(() => Order, {
    nullable: true,
    description:
      "With IDEMPOTENCY_MISMATCH: the order that this key placed before, for the member who placed it or, for a guest's order, for a request with the same email, which sees the city of its addresses; without its access token. Else null.",
  })
  earlierOrder!: OrderView | null;
}

@InputType({ description: 'Payment of an order.' })
export class PaymentInput {
  @Field(() => PaymentMethod, { description: 'Payment method.' })
  method!: PaymentMethodName;

  @Field(() => String, {
    nullable: true,
    description: 'For FPX: the code of one of the banks that `marketplace.paymentMethods` lists. Ignored otherwise.',
  })
  bank?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'For EWALLET: the code of one of the wallets that `marketplace.paymentMethods` lists. Ignored otherwise.',
  })
  wallet?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "URL to which the buyer returns after the payment, for other clients. It must begin with an origin or app scheme registered by the operator; `order` and `status` are added to its query. Null: the marketplace's order page. Omitted in `retryPayment`: unchanged.",
  })
  returnUrl?: string | null;
}

@InputType({ description: 'An order of a guest or of the signed-in viewer.' })
export class PlaceOrderInput {
  @Field(() => String, {
    description:
      'Idempotency key of 8 to 128 characters, chosen by the client for each attempt to buy. The same key with the same order returns that order with `replayed: true`; with another order it gives IDEMPOTENCY_MISMATCH.',
  })
  idempotencyKey!: string;

  @Field(() => [LineInput], { description: `1 to ${MAX_LINES} lines.` })
  lines!: LineInput[];

  @Field(() => SafeInt, {
    description: 'Total in cents of the quote that the buyer accepted. If the current total differs, PriceChanged is returned.',
  })
  expectedTotal!: number;

  @Field(() => String, { description: 'Email address for the receipt.' })
  email!: string;

  @Field(() => AddressInput, { description: 'Delivery address.' })
  shippingAddress!: AddressInput;

  @Field(() => AddressInput, { nullable: true, description: 'Billing address; defaults to the delivery address.' })
  billingAddress?: AddressInput | null;

  @Field(() => String, { nullable: true, description: 'Note to the vendors. At most 500 characters.' })
  note?: string | null;

  @Field(() => [ShippingChoice], {
    nullable: true,
    description: 'Shipping choices; standard delivery for each vendor that is not named.',
  })
  shipping?: ShippingChoice[] | null;

  @Field(() => String, { nullable: true, description: `${COUPON_CODE} The order is refused when it does not apply.` })
  coupon?: string | null;

  @Field(() => PaymentInput, { description: 'Payment of the order.' })
  payment!: PaymentInput;
}

@Resolver(() => Order)
export class OrderResolver {
  @Extensions({
    cost: ({ input }: { input: PlaceOrderInput }) => MUTATION_COST + LINE_COST * input.lines.length,
    longest: ({ input }: { input: PlaceOrderInput }) => input.lines.length,
  })
  @Mutation(() => PlaceOrderPayload, {
    nullable: true,
    description:
      'Reprices the cart and places the order, all or nothing. Safe to repeat with the same key. A refused order does not use up the key.',
  })
  placeOrder(
    @Arg('input', () => PlaceOrderInput, { description: 'Cart, addresses and payment of the order.' }) input: PlaceOrderInput,
    @Ctx() context: GraphQLContext,
  ): Promise<PlaceOrderResult> {
    const { services, viewer, locale } = context;
    return services.orders.placeOrder({ ...input, locale }, viewer, callerOf(context));
  }
}
