import { Arg, Ctx, Extensions, Field, FieldResolver, Float, ID, InputType, Int, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { localise } from '#schema/rules/localisedText.ts';
import { MoneyFields } from '#server/graphql/derivedFields.ts';
import type { IfSoldOut as IfSoldOutName } from '#schema/rules/substitutions.ts';
import type { CouponTerms } from '#schema/rules/coupons.ts';
import { MAX_LINES, MAX_QUANTITY } from '#schema/rules/limits.ts';
import type { MalaysianState as StateCode } from '#schema/rules/malaysianStates.ts';
import { VAT_PERCENT } from '#schema/rules/totals.ts';
import { callerOf, type GraphQLContext } from '#server/graphql/context.ts';
import { describedEnum } from '#server/graphql/enums.ts';
import { InLocale, type Locale } from '#server/graphql/locale.ts';
import { Money, moneyOf } from '#server/graphql/money.type.ts';
import { LENGTH_ABOVE, LINE_COST } from '#server/graphql/queryCost.ts';
import { SafeInt } from '#server/graphql/scalars.ts';
import { MalaysianState } from '#server/modules/accounts/graphql.ts';
import { Product, Variant } from '#server/modules/catalog/graphql.ts';
import { contentVersion, type ProductVariant } from '#server/modules/catalog/index.ts';
import { Vendor } from '#server/modules/vendors/graphql.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type * as source from './quote.ts';
import type { QuoteRequest } from './quote.service.ts';
import { ShippingOption } from './shipping.type.ts';

export const QuoteIssueCode = describedEnum<source.QuoteIssueCode>('QuoteIssueCode', 'Kind of an issue with a cart or a line of it.', {
  INSUFFICIENT_STOCK: 'The quantity exceeds the stock; `available` gives the units in stock. Blocks the order.',
  UNAVAILABLE: 'The product or variant is not for sale at the moment. Blocks the order.',
  PRICE_CHANGED: 'The current unit price differs from `seenPrice`. Blocks nothing.',
  CONTENT_CHANGED:
    'The vendor has changed texts, pictures or options since `seenContent`. Blocks no quote; an order with that `seenContent` is refused.',
  VENDOR_ON_HOLIDAY: 'The vendor takes no orders at the moment; its `holidayUntil` gives the end. Blocks the order.',
  NOT_DELIVERABLE: 'The vendor does not deliver to the state, or sells this product in its own store only. Blocks the order.',
  UNKNOWN_VARIANT: 'No product has this variant. Blocks the order.',
  COUPON_REJECTED:
    'The coupon does not apply and gives no discount; `spendMore` gives the amount that is missing. Blocks the order: leave the coupon out.',
  SHIPPING_UNAVAILABLE:
    'The chosen delivery is not offered by `vendorId`; standard delivery is used in the totals. Blocks the order: choose another.',
});

/** One option per kind of shipping. */
const MOST_OPTIONS = 3;

export const COUPON_CODE = 'The code of one coupon; case and spaces around it do not matter.';

export const IfSoldOut = describedEnum<IfSoldOutName>(
  'IfSoldOut',
  'What the buyer wants if groceries are sold out while they are packed.',
  {
    REFUND: 'A refund.',
    SIMILAR: 'A similar product that costs no more, which the buyer may refuse until the package is shipped.',
    ASK: 'A similar product that costs no more, after the buyer has accepted it.',
  },
);

@InputType({ description: 'A variant to buy. Several lines with the same variant are merged.' })
export class LineInput implements source.WantedLine {
  @Field(() => ID, { description: 'Id of the variant.' })
  variantId!: string;

  @Field(() => Int, { defaultValue: 1, description: `Units, 1 to ${MAX_QUANTITY}.` })
  quantity!: number;

  @Field(() => SafeInt, {
    nullable: true,
    description: 'Unit price in cents that the buyer saw. If the current price differs, the quote has an issue PRICE_CHANGED.',
  })
  seenPrice?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      '`contentVersion` of the quote line that the buyer saw. If texts, pictures or options have changed since, the quote has an issue CONTENT_CHANGED, and an order is refused with INVALID.',
  })
  seenContent?: string | null;

  @Field(() => IfSoldOut, {
    nullable: true,
    description:
      'What the buyer wants if it is sold out, for an order; REFUND by default. Only for products of categories in the section GROCERIES, ignored otherwise.',
  })
  ifSoldOut?: IfSoldOutName | null;
}

@InputType({ description: 'Shipping option chosen for the package of one vendor.' })
export class ShippingChoice implements source.ShippingChoice {
  @Field(() => ID, { description: 'Vendor; at most one choice per vendor.' })
  vendorId!: string;

  @Field(() => ID, { description: "`id` or `code` of one of the vendor's `shippingOptions` in a quote." })
  optionId!: string;
}

@InputType({ description: 'A cart to price.' })
export class QuoteInput implements Omit<QuoteRequest, 'caller'> {
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

  @Field(() => String, { nullable: true, description: `${COUPON_CODE} An issue gives the reason when it does not apply.` })
  coupon?: string | null;
}

@ObjectType({ description: 'An issue of a cart, to be shown before ordering.', simpleResolvers: true })
@Resolver(() => QuoteIssue)
@MoneyFields<source.QuoteIssue>(
  {},
  { spendMore: 'Missing amount for the coupon, if that is the only reason for COUPON_REJECTED; else null.' },
)
export class QuoteIssue {
  @Field(() => QuoteIssueCode, { description: 'Kind of the issue.' })
  code!: source.QuoteIssueCode;

  @Field(() => Boolean, { description: 'Whether the issue blocks the order.' })
  blocking!: boolean;

  @Field(() => ID, { nullable: true, description: 'Variant concerned; null for other issues.' })
  variantId!: string | null;

  @Field(() => ID, { nullable: true, description: 'Vendor whose delivery is concerned; null for other issues.' })
  vendorId!: string | null;

  @Field(() => Int, { nullable: true, description: 'Units that can be bought; null if the issue does not concern stock.' })
  available!: number | null;

  @FieldResolver(() => String, { description: 'Message to show beside the line.' })
  message(@Root() issue: source.QuoteIssue, @InLocale() locale: Locale): string {
    return localise(issue.text, locale);
  }
}

@ObjectType({ description: 'Coupon that applies to a cart, and its terms.', simpleResolvers: true })
@Resolver(() => QuoteCoupon)
@MoneyFields<CouponTerms>({ minimum: 'Minimum total of the products it applies to.' })
export class QuoteCoupon {
  @Field(() => String, { description: 'Coupon code, in upper case.' })
  code!: string;

  @Field(() => ID, { nullable: true, description: 'Vendor whose products it is limited to; null: the whole cart.' })
  vendorId!: string | null;

  @FieldResolver(() => Float, { nullable: true, description: 'Discount in percent; null when the discount is an amount.' })
  percent(@Root() { discount }: CouponTerms): number | null {
    return discount.kind === 'PERCENT' ? discount.percent : null;
  }

  @FieldResolver(() => Money, { nullable: true, description: 'Discount as an amount; null when it is a percentage.' })
  amount(@Root() { discount }: CouponTerms): Money | null {
    return discount.kind === 'AMOUNT' ? moneyOf(discount.cents) : null;
  }
}

@ObjectType({ description: 'One variant of a cart at the current price.', simpleResolvers: true })
@Resolver(() => QuoteLine)
@MoneyFields<source.QuoteLine>({
  unitPrice: 'Price of one unit, before VAT.',
  total: 'Unit price × quantity, before VAT.',
})
export class QuoteLine {
  @Field(() => Variant, { description: 'Variant to buy.' })
  variant!: ProductVariant;

  @Field(() => Product, { description: 'Product of the variant.' })
  product!: ProductDoc;

  @Field(() => Int, { description: 'Number of units, merged from all lines with this variant.' })
  quantity!: number;

  @FieldResolver(() => String, {
    description: "Version of the product's texts, pictures and options; send it as `seenContent` with the order.",
  })
  contentVersion(@Root() { variant }: source.QuoteLine): string {
    return contentVersion(variant);
  }

  @Extensions({ longest: LENGTH_ABOVE })
  @Field(() => [QuoteIssue], { description: 'Issues of this line, blocking or not.' })
  issues!: source.QuoteIssue[];
}

/** Source object: TotalsView. */
@ObjectType({
  description: 'Totals: total = subtotal − discount + tax + shipping, to the cent.',
  simpleResolvers: true,
})
@Resolver(() => Totals)
@MoneyFields<source.TotalsView>(
  {
    subtotal: 'Total of the products.',
    discount: 'Discount on the subtotal, before VAT.',
    shipping: 'Delivery fee, which is free of VAT.',
    tax: 'VAT on subtotal − discount, rounded half up once per order and split over its packages to the cent.',
    total: 'Total to pay.',
  },
  {
    freeShippingRemaining:
      'Amount of products missing for free delivery, 0 once it is reached; null on packages and orders, where it is decided.',
  },
)
export class Totals {
  @FieldResolver(() => Float, { description: 'VAT rate in percent; for an order, the rate at which it was placed.' })
  taxRatePercent(@Root() totals: source.TotalsView): number {
    return totals.taxPercent ?? VAT_PERCENT;
  }
}

@ObjectType({ description: 'Part of a cart from one vendor: one package.', simpleResolvers: true })
export class QuoteGroup {
  @Field(() => Vendor, { description: 'Vendor that sells and sends the package.' })
  vendor!: VendorDoc;

  @Extensions({ longest: LENGTH_ABOVE })
  @Field(() => [QuoteLine], { description: 'Lines of this vendor.' })
  lines!: source.QuoteLine[];

  @Extensions({ longest: MOST_OPTIONS })
  @Field(() => [ShippingOption], { description: 'Shipping options of the package, standard delivery first; empty when there is none.' })
  shippingOptions!: source.ShippingOption[];

  @Field(() => ShippingOption, {
    nullable: true,
    description: 'Option included in the totals: the chosen one, else standard delivery; null if there is none.',
  })
  chosen!: source.ShippingOption | null;

  @Field(() => Totals, { description: 'Totals of this package; those of all packages add up to the totals of the quote.' })
  totals!: source.TotalsView;
}

@ObjectType({ description: 'A priced cart. A quote reserves nothing.', simpleResolvers: true })
export class Quote {
  @Extensions({ longest: LENGTH_ABOVE })
  @Field(() => [QuoteLine], { description: 'One line per known variant, in the order of the input.' })
  lines!: source.QuoteLine[];

  @Extensions({ longest: LENGTH_ABOVE })
  @Field(() => [QuoteGroup], { description: 'Lines grouped by vendor; each group becomes one package.' })
  groups!: source.QuoteGroup[];

  @Field(() => Totals, { description: 'Totals of the cart, including lines that cannot be bought at the moment.' })
  totals!: source.TotalsView;

  @Field(() => QuoteCoupon, { nullable: true, description: 'Coupon that applies; null if none was given or it is refused.' })
  coupon!: source.Quote['coupon'];

  @Extensions({ longest: LENGTH_ABOVE })
  @Field(() => [QuoteIssue], {
    description: 'Issues of all lines, unknown variants, unavailable deliveries and the coupon.',
  })
  issues!: source.QuoteIssue[];

  @Field(() => Boolean, { description: 'Whether this cart can be ordered now: it has lines, and no issue blocks it.' })
  readyToPlace!: boolean;
}

@Resolver()
export class QuoteResolver {
  @Extensions({
    cost: ({ input }: { input: QuoteInput }) => 1000 + LINE_COST * input.lines.length,
    longest: ({ input }: { input: QuoteInput }) => input.lines.length,
  })
  @Query(() => Quote, {
    nullable: true,
    description: 'Prices a cart: totals to the cent, packages by vendor, and all issues that block the order. Reserves nothing.',
  })
  quote(
    @Arg('input', () => QuoteInput, { description: 'Cart to price. Beyond the limits the request fails with BAD_USER_INPUT.' })
    input: QuoteInput,
    @Ctx() context: GraphQLContext,
  ): Promise<source.Quote> {
    return context.services.quotes.quote({ ...input, caller: callerOf(context) });
  }
}
