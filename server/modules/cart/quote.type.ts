import { Extensions, Field, FieldResolver, Float, ID, Int, ObjectType, Resolver, Root } from 'type-graphql';
import type { CouponTerms } from '#schema/rules/coupons.ts';
import { DateTime } from '#server/graphql/scalars.ts';
import { InLocale, textIn } from '#server/graphql/locale.ts';
import type { Locale } from '#server/graphql/locale.ts';
import { Money, moneyOf, moneyOrNull } from '#server/graphql/money.type.ts';
import type { ProductVariant } from '#server/modules/catalog/index.ts';
import { Product, Variant } from '#server/modules/catalog/graphql.ts';
import { Vendor } from '#server/modules/vendors/graphql.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import { townOf } from './pickupPlace.ts';
import type { PickupPlace as PickupPlaceSource } from './pickupPlace.ts';
import { PickupPlace } from './pickupPlace.type.ts';
import type {
  Quote as QuoteSource,
  QuoteGroup as QuoteGroupSource,
  QuoteIssue as QuoteIssueSource,
  QuoteIssueCode as QuoteIssueCodeName,
  QuoteLine as QuoteLineSource,
  ShippingOption as ShippingOptionSource,
  TotalsView,
} from './quote.ts';
import { shippingOptionId } from './shippingOptionId.ts';
import { Totals } from './totals.type.ts';
import { describedEnum } from '#server/graphql/enums.ts';

export const QuoteIssueCode = describedEnum<QuoteIssueCodeName>('QuoteIssueCode', 'Kind of an issue with a cart or a line of it.', {
  INSUFFICIENT_STOCK: 'The quantity exceeds the stock; `available` gives the units in stock. Blocks the order.',
  UNAVAILABLE: 'The product or variant is not for sale at the moment. Blocks the order.',
  PRICE_CHANGED: 'The current unit price differs from `seenPrice`. Blocks nothing.',
  VENDOR_ON_HOLIDAY: 'The vendor takes no orders at the moment; its `holidayUntil` gives the end. Blocks the order.',
  NOT_DELIVERABLE: 'The vendor does not deliver to the state, or sells this product in its own store only. Blocks the order.',
  UNKNOWN_VARIANT: 'No product has this variant. Blocks the order.',
  COUPON_REJECTED:
    'The coupon does not apply and gives no discount; `spendMore` gives the amount that is missing. Blocks the order: leave the coupon out.',
  SHIPPING_UNAVAILABLE:
    'The chosen delivery is not offered by `vendorId`; standard delivery is used in the totals. Blocks the order: choose another.',
});

/** One option per kind. */
const MOST_OPTIONS = 3;

@ObjectType({ description: 'An issue of a cart, to be known before it is ordered.', simpleResolvers: true })
export class QuoteIssue {
  @Field(() => QuoteIssueCode, { description: 'Kind of the issue.' })
  code!: QuoteIssueCodeName;

  @Field(() => Boolean, { description: 'Whether the cart cannot be ordered before this is corrected.' })
  blocking!: boolean;

  @Field(() => ID, { nullable: true, description: 'The variant concerned; null for other issues.' })
  variantId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The vendor whose delivery is concerned; null for other issues.' })
  vendorId!: string | null;

  @Field(() => Int, { nullable: true, description: 'Units that can be bought; null when the issue does not concern stock.' })
  available!: number | null;
}

@Resolver(() => QuoteIssue)
export class QuoteIssueResolver {
  @FieldResolver(() => String, { description: 'A sentence to show beside the line.' })
  message(@Root() issue: QuoteIssueSource, @InLocale() locale: Locale): string {
    return textIn(issue.text, locale);
  }

  @FieldResolver(() => Money, {
    nullable: true,
    description: 'With COUPON_REJECTED: amount of products missing before the coupon applies, when nothing else is wrong. Else null.',
  })
  spendMore(@Root() issue: QuoteIssueSource): Money | null {
    return moneyOrNull(issue.spendMoreCents);
  }
}

@ObjectType({ description: "A shipping option for one vendor's package.", simpleResolvers: true })
export class ShippingOption {
  @Field(() => String, { description: 'Code of the option: "standard", "express" or "pickup"; unique within a package.' })
  code!: string;

  @Field(() => Int, { description: 'Minimum number of working days after the order.' })
  minDays!: number;

  @Field(() => Int, { description: 'Maximum number of working days after the order.' })
  maxDays!: number;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'End of the first expected day of delivery, or of readiness for pickup, by the working calendar of the state; null without a state, and in older orders.',
  })
  earliest!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'End of the last expected day; null when unknown.' })
  latest!: string | null;

  @Field(() => PickupPlace, { nullable: true, description: 'Pickup place; null for a delivery.' })
  pickup!: PickupPlaceSource | null;
}

@Resolver(() => ShippingOption)
export class ShippingOptionResolver {
  @FieldResolver(() => ID, {
    description: 'Opaque id of this offer on these terms. `ShippingChoice.optionId` accepts it as well as `code`.',
  })
  id(@Root() option: ShippingOptionSource): string {
    return shippingOptionId(option);
  }

  @FieldResolver(() => String, { description: 'Localised name.' })
  name(@Root() option: ShippingOptionSource, @InLocale() locale: Locale): string {
    return textIn(option.name, locale);
  }

  @FieldResolver(() => Money, { description: 'Price; 0 when the cart qualifies for free delivery.' })
  price(@Root() option: ShippingOptionSource): Money {
    return moneyOf(option.priceCents);
  }

  @FieldResolver(() => Money, { description: 'Price before free delivery.' })
  regularPrice(@Root() option: ShippingOptionSource): Money {
    return moneyOf(option.regularCents);
  }

  @FieldResolver(() => String, { nullable: true, description: 'Town and state of the pickup place; null for a delivery.' })
  place(@Root() { pickup }: ShippingOptionSource, @InLocale() locale: Locale): string | null {
    return pickup === null ? null : textIn(townOf(pickup), locale);
  }
}

@ObjectType({ description: 'The coupon that applies to a cart, and its terms.', simpleResolvers: true })
export class QuoteCoupon {
  @Field(() => String, { description: 'Its code, in upper case.' })
  code!: string;

  @Field(() => ID, { nullable: true, description: 'The vendor whose products it is limited to; null: the whole cart.' })
  vendorId!: string | null;
}

@Resolver(() => QuoteCoupon)
export class QuoteCouponResolver {
  @FieldResolver(() => Float, { nullable: true, description: 'Discount in percent; null when the discount is an amount.' })
  percent(@Root() { discount }: CouponTerms): number | null {
    return discount.kind === 'PERCENT' ? discount.percent : null;
  }

  @FieldResolver(() => Money, { nullable: true, description: 'Discount as an amount; null when it is a percentage.' })
  amount(@Root() { discount }: CouponTerms): Money | null {
    return discount.kind === 'AMOUNT' ? moneyOf(discount.cents) : null;
  }

  @FieldResolver(() => Money, { description: 'Minimum total of the products it applies to.' })
  minimum(@Root() { minimumCents }: CouponTerms): Money {
    return moneyOf(minimumCents);
  }
}

@ObjectType({ description: 'One variant of a cart at the current price.', simpleResolvers: true })
export class QuoteLine {
  @Field(() => Variant, { description: 'The variant to buy.' })
  variant!: ProductVariant;

  @Field(() => Product, { description: 'The product of the variant.' })
  product!: ProductDoc;

  @Field(() => Int, { description: 'Units, merged from all lines with this variant.' })
  quantity!: number;

  @Field(() => [QuoteIssue], { description: 'Issues of this line, blocking or not.' })
  issues!: QuoteIssueSource[];
}

@Resolver(() => QuoteLine)
export class QuoteLineResolver {
  @FieldResolver(() => Money, { description: 'Price of one unit, before VAT.' })
  unitPrice(@Root() line: QuoteLineSource): Money {
    return moneyOf(line.unitPriceCents);
  }

  @FieldResolver(() => Money, { description: 'Unit price × quantity, before VAT.' })
  total(@Root() line: QuoteLineSource): Money {
    return moneyOf(line.totalCents);
  }
}

@ObjectType({ description: 'The part of a cart from one vendor: one package.', simpleResolvers: true })
export class QuoteGroup {
  @Field(() => Vendor, { description: 'The vendor that sells and sends it.' })
  vendor!: VendorDoc;

  @Field(() => [QuoteLine], { description: 'The lines of this vendor.' })
  lines!: QuoteLineSource[];

  @Extensions({ longest: MOST_OPTIONS })
  @Field(() => [ShippingOption], { description: 'Shipping options of the package, standard delivery first; empty when there is none.' })
  shippingOptions!: ShippingOptionSource[];

  @Field(() => ShippingOption, {
    nullable: true,
    description: 'The option that the totals include: the chosen one, else standard delivery; null when there is none.',
  })
  chosen!: ShippingOptionSource | null;

  @Field(() => Totals, { description: 'Totals of this package; those of all packages add up to the totals of the quote.' })
  totals!: TotalsView;
}

@ObjectType({ description: 'A cart as priced now. A quote changes and reserves nothing.', simpleResolvers: true })
export class Quote {
  @Field(() => [QuoteLine], { description: 'One line per known variant, in the order of the input.' })
  lines!: QuoteLineSource[];

  @Field(() => [QuoteGroup], { description: 'The same lines by vendor: each group becomes one package.' })
  groups!: QuoteGroupSource[];

  @Field(() => Totals, { description: 'Totals of the cart, including lines that cannot be bought at the moment.' })
  totals!: TotalsView;

  @Field(() => QuoteCoupon, { nullable: true, description: 'The coupon that applies; null without one, and when it is refused.' })
  coupon!: QuoteSource['coupon'];

  @Field(() => [QuoteIssue], {
    description: 'Issues of all lines, of unknown variants, of deliveries that are not offered and of the coupon.',
  })
  issues!: QuoteIssueSource[];

  @Field(() => Boolean, { description: 'Whether this cart can be ordered now: it has lines, and no issue blocks it.' })
  readyToPlace!: boolean;
}
