import { Field, ID, InputType, Int } from 'type-graphql';
import { MAX_LINES, MAX_QUANTITY } from '#schema/rules/limits.ts';
import type { MalaysianState as StateCode } from '#schema/rules/malaysianStates.ts';
import { MalaysianState } from '#server/graphql/malaysianState.enum.ts';
import { PaymentMethod } from '#server/graphql/paymentMethod.enum.ts';
import type { Caller } from '#server/platform/caller.ts';
import type { PaymentMethod as PaymentMethodName } from '#server/store/documents/orders.ts';
import { SafeInt } from '#server/graphql/scalars.ts';
import type { WantedPayment } from './checkPayment.ts';
import type { OrderRequest } from './orderRequest.ts';
import type { QuoteRequest } from '#server/modules/cart/quote.service.ts';
import { shippingCodeOf } from '#server/modules/cart/shippingOptionId.ts';
import type { ShippingChoice as ShippingChoiceSource, WantedLine } from '#server/modules/cart/quote.ts';

const COUPON = 'The code of one coupon; case and spaces around it do not matter.';

@InputType({ description: 'Something to buy. Several lines with one variant count as one.' })
export class LineInput {
  @Field(() => ID, { description: 'The variant.' })
  variantId!: string;

  @Field(() => Int, { defaultValue: 1, description: `Units, 1 to ${MAX_QUANTITY}.` })
  quantity!: number;

  @Field(() => SafeInt, {
    nullable: true,
    description: 'The unit price in cents that the buyer saw: where it is another now, the quote says so.',
  })
  seenPrice?: number | null;
}

@InputType({ description: 'How the parcel of one vendor is to travel.' })
export class ShippingChoice implements ShippingChoiceSource {
  @Field(() => ID, { description: 'The vendor; each once.' })
  vendorId!: string;

  @Field(() => ID, { description: 'One of the `shippingOptions` that a quote gives for this vendor: its `id`, or its `code`.' })
  optionId!: string;
}

@InputType({ description: 'A cart to price.' })
export class QuoteInput {
  @Field(() => [LineInput], { description: `At most ${MAX_LINES} lines.` })
  lines!: LineInput[];

  @Field(() => MalaysianState, { nullable: true, description: 'Where it goes; without it delivery is taken to be possible.' })
  state?: StateCode | null;

  @Field(() => [ShippingChoice], {
    nullable: true,
    description: 'How parcels travel; standard delivery for each vendor that is not named.',
  })
  shipping?: ShippingChoice[] | null;

  @Field(() => String, { nullable: true, description: `${COUPON} An issue says why when it does not count.` })
  coupon?: string | null;
}

@InputType({ description: 'A postal address in Malaysia.' })
export class AddressInput {
  @Field(() => String, { description: 'Given name, or the whole name. At most 80 characters.' })
  firstName!: string;

  @Field(() => String, { nullable: true, description: "Family or father's name. At most 80 characters." })
  lastName?: string | null;

  @Field(() => String, {
    description: 'Malaysian number, with +60 or 0, spaces and dashes as you like. A delivery address needs a mobile.',
  })
  phone!: string;

  @Field(() => String, { description: 'Street and house number. At most 120 characters.' })
  line1!: string;

  @Field(() => String, { nullable: true, description: 'Unit, floor, taman. At most 120 characters.' })
  line2?: string | null;

  @Field(() => String, { description: 'Town or city. At most 80 characters.' })
  city!: string;

  @Field(() => String, { description: 'Five digits; one of another state is accepted, one that no place has is not.' })
  postalCode!: string;

  @Field(() => MalaysianState, { description: 'State or federal territory.' })
  state!: StateCode;
}

@InputType({ description: 'How an order is paid.' })
export class PaymentInput {
  @Field(() => PaymentMethod, { description: 'The way to pay.' })
  method!: PaymentMethodName;

  @Field(() => String, {
    nullable: true,
    description: 'For FPX: the code of one of the banks that `shop.paymentMethods` lists. Left aside otherwise.',
  })
  bank?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'For EWALLET: the code of one of the wallets that `shop.paymentMethods` lists. Left aside otherwise.',
  })
  wallet?: string | null;
}

@InputType({ description: 'An order of a guest, or of whoever is logged in.' })
export class PlaceOrderInput {
  @Field(() => String, {
    description:
      'Chosen by the client, 8 to 128 characters, once per attempt to buy. The same key with the same order gives that order again, with replayed: true; with another order it is refused.',
  })
  idempotencyKey!: string;

  @Field(() => [LineInput], { description: `1 to ${MAX_LINES} lines.` })
  lines!: LineInput[];

  @Field(() => SafeInt, {
    description: 'The total in cents that the buyer agreed to: a quote gives it. Where it is another now, PriceChanged.',
  })
  expectedTotal!: number;

  @Field(() => String, { description: 'Where the receipt goes.' })
  email!: string;

  @Field(() => AddressInput, { description: 'Where the goods go.' })
  shippingAddress!: AddressInput;

  @Field(() => AddressInput, { nullable: true, description: 'Where the bill goes; without it, where the goods go.' })
  billingAddress?: AddressInput | null;

  @Field(() => String, { nullable: true, description: 'A word to the vendors. At most 500 characters.' })
  note?: string | null;

  @Field(() => [ShippingChoice], {
    nullable: true,
    description: 'How parcels travel; standard delivery for each vendor that is not named.',
  })
  shipping?: ShippingChoice[] | null;

  @Field(() => String, { nullable: true, description: `${COUPON} The order is refused when it does not count.` })
  coupon?: string | null;

  @Field(() => PaymentInput, { description: 'How it is paid.' })
  payment!: PaymentInput;
}

/** Lines of the API as the services know them. */
function wantedLines(lines: readonly LineInput[]): WantedLine[] {
  return lines.map(({ variantId, quantity, seenPrice }) => ({ variantId, quantity, seenPriceCents: seenPrice ?? null }));
}

/** A question of the API as the service knows it. */
export function quoteRequest({ lines, state, shipping, coupon }: QuoteInput, caller: Caller): QuoteRequest {
  return { lines: wantedLines(lines), destination: state ?? null, choices: wantedChoices(shipping), coupon: coupon ?? null, caller };
}

/** An order of the API as the service knows it. */
export function orderRequest(
  { lines, expectedTotal, payment, shipping, ...rest }: PlaceOrderInput,
  locale: OrderRequest['locale'],
): OrderRequest {
  return {
    ...rest,
    locale,
    lines: wantedLines(lines),
    shipping: wantedChoices(shipping),
    expectedTotalCents: expectedTotal,
    ...wantedPayment(payment),
  };
}

/** A way to pay of the API as the services know it. */
export function wantedPayment({ method, bank, wallet }: PaymentInput): WantedPayment {
  return { paymentMethod: method, paymentBank: bank ?? null, paymentWallet: wallet ?? null };
}

/** Deliveries that were chosen, by their codes: an id changes with the terms, a repeated order must not. */
function wantedChoices(choices: readonly ShippingChoice[] | null | undefined): ShippingChoice[] {
  return (choices ?? []).map(({ vendorId, optionId }) => ({ vendorId, optionId: shippingCodeOf(optionId) }));
}
