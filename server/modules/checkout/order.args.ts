import { Field, ID, InputType, Int } from 'type-graphql';
import type { OrderInput } from '#schema/rules/inputs/order.ts';
import { MAX_LINES, MAX_QUANTITY } from '#schema/rules/limits.ts';
import type { MalaysianState as StateCode } from '#schema/rules/malaysianStates.ts';
import { MalaysianState, PaymentMethod } from '#server/graphql/enums.ts';
import { AddressInput } from '#server/modules/accounts/graphql.ts';
import type { Caller } from '#server/platform/caller.ts';
import type { PaymentMethod as PaymentMethodName } from '#server/store/documents/orders.ts';
import { SafeInt } from '#server/graphql/scalars.ts';
import {
  shippingCodeOf,
  type QuoteRequest,
  type ShippingChoice as ShippingChoiceSource,
  type WantedLine,
} from '#server/modules/cart/index.ts';

const COUPON = 'The code of one coupon; case and spaces around it do not matter.';

@InputType({ description: 'A variant to buy. Several lines with the same variant are merged.' })
export class LineInput {
  @Field(() => ID, { description: 'The variant.' })
  variantId!: string;

  @Field(() => Int, { defaultValue: 1, description: `Units, 1 to ${MAX_QUANTITY}.` })
  quantity!: number;

  @Field(() => SafeInt, {
    nullable: true,
    description: 'The unit price in cents that the buyer saw: when the current price differs, the quote has an issue PRICE_CHANGED.',
  })
  seenPrice?: number | null;
}

@InputType({ description: 'The shipping option chosen for the package of one vendor.' })
export class ShippingChoice implements ShippingChoiceSource {
  @Field(() => ID, { description: 'The vendor; at most one choice per vendor.' })
  vendorId!: string;

  @Field(() => ID, { description: 'One of the `shippingOptions` that a quote gives for this vendor: its `id` or its `code`.' })
  optionId!: string;
}

@InputType({ description: 'A cart to price.' })
export class QuoteInput {
  @Field(() => [LineInput], { description: `At most ${MAX_LINES} lines.` })
  lines!: LineInput[];

  @Field(() => MalaysianState, {
    nullable: true,
    description: 'State of delivery; without it the quote assumes that delivery is possible.',
  })
  state?: StateCode | null;

  @Field(() => [ShippingChoice], {
    nullable: true,
    description: 'Shipping choices; standard delivery for each vendor that is not named.',
  })
  shipping?: ShippingChoice[] | null;

  @Field(() => String, { nullable: true, description: `${COUPON} An issue gives the reason when it does not apply.` })
  coupon?: string | null;
}

@InputType({ description: 'Payment of an order.' })
export class PaymentInput {
  @Field(() => PaymentMethod, { description: 'The payment method.' })
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
}

@InputType({ description: 'An order of a guest or of the signed-in viewer.' })
export class PlaceOrderInput {
  @Field(() => String, {
    description:
      'Chosen by the client, 8 to 128 characters, once per attempt to buy. The same key with the same order returns that order, with replayed: true; with another order it is refused.',
  })
  idempotencyKey!: string;

  @Field(() => [LineInput], { description: `1 to ${MAX_LINES} lines.` })
  lines!: LineInput[];

  @Field(() => SafeInt, {
    description: 'The total in cents that the buyer agreed to, from a quote. When the current total differs, PriceChanged.',
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

  @Field(() => String, { nullable: true, description: `${COUPON} The order is refused when it does not apply.` })
  coupon?: string | null;

  @Field(() => PaymentInput, { description: 'Payment of the order.' })
  payment!: PaymentInput;
}

function wantedLines(lines: readonly LineInput[]): WantedLine[] {
  return lines.map(({ variantId, quantity, seenPrice }) => ({ variantId, quantity, seenPriceCents: seenPrice ?? null }));
}

export function quoteRequest({ lines, state, shipping, coupon }: QuoteInput, caller: Caller): QuoteRequest {
  return { lines: wantedLines(lines), destination: state ?? null, choices: wantedChoices(shipping), coupon: coupon ?? null, caller };
}

export function orderRequest({ lines, shipping, ...rest }: PlaceOrderInput, locale: OrderInput['locale']): OrderInput {
  return { ...rest, locale, lines: wantedLines(lines), shipping: wantedChoices(shipping) };
}

/** Chosen deliveries by code: an id changes with the terms, which must not change the hash of a repeated order. */
function wantedChoices(choices: readonly ShippingChoice[] | null | undefined): ShippingChoice[] {
  return (choices ?? []).map(({ vendorId, optionId }) => ({ vendorId, optionId: shippingCodeOf(optionId) }));
}
