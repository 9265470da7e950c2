import { Extensions, Field, FieldResolver, Float, ID, Int, ObjectType, Resolver, Root } from 'type-graphql';
import type { CouponTerms } from '#schema/rules/coupons.ts';
import { DateTime } from '#server/graphql/scalars.ts';
import { InLocale, textIn } from '#server/graphql/locale.ts';
import type { Locale } from '#server/graphql/locale.ts';
import { Money, moneyOf, moneyOrNull } from '#server/graphql/money.type.ts';
import type { ProductVariant } from '#server/modules/catalog/catalogReader.ts';
import { Product } from '#server/modules/catalog/product.type.ts';
import { Variant } from '#server/modules/catalog/variant.type.ts';
import { Vendor } from '#server/modules/vendors/vendor.type.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import { QuoteIssueCode } from '#server/modules/orders/order.enums.ts';
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

/** One of each kind. */
const MOST_OPTIONS = 3;

@ObjectType({ description: 'Something to know about a cart before it is ordered.', simpleResolvers: true })
export class QuoteIssue {
  @Field(() => QuoteIssueCode, { description: 'What is the matter.' })
  code!: QuoteIssueCodeName;

  @Field(() => Boolean, { description: 'Whether the cart cannot be ordered before this is put right.' })
  blocking!: boolean;

  @Field(() => ID, { nullable: true, description: 'The variant it is about; null when it is about something else.' })
  variantId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The vendor whose delivery it is about; null where that is not the matter.' })
  vendorId!: string | null;

  @Field(() => Int, { nullable: true, description: 'Units that can be bought; null where stock is not the matter.' })
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
    description: 'With COUPON_REJECTED: goods still missing before the coupon counts, where that is all that is wrong. Else null.',
  })
  spendMore(@Root() issue: QuoteIssueSource): Money | null {
    return moneyOrNull(issue.spendMoreCents);
  }
}

@ObjectType({ description: "A way for one vendor's parcel to travel.", simpleResolvers: true })
export class ShippingOption {
  @Field(() => String, { description: 'Names it among the options of a parcel: "standard", "express" or "pickup".' })
  code!: string;

  @Field(() => Int, { description: 'Working days after the order, at least.' })
  minDays!: number;

  @Field(() => Int, { description: 'Working days after the order, at most.' })
  maxDays!: number;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'The end of the first day on which it should arrive, or lie ready, by the working calendar of the state; null without a state, and in older orders.',
  })
  earliest!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'The end of the last such day.' })
  latest!: string | null;

  @Field(() => PickupPlace, { nullable: true, description: 'Where it is fetched; null where it is brought.' })
  pickup!: PickupPlaceSource | null;
}

@Resolver(() => ShippingOption)
export class ShippingOptionResolver {
  @FieldResolver(() => ID, {
    description: 'Opaque, one of this offer on these terms. `ShippingChoice.optionId` takes it, as it takes `code`.',
  })
  id(@Root() option: ShippingOptionSource): string {
    return shippingOptionId(option);
  }

  @FieldResolver(() => String, { description: 'Its name for people.' })
  name(@Root() option: ShippingOptionSource, @InLocale() locale: Locale): string {
    return textIn(option.name, locale);
  }

  @FieldResolver(() => Money, { description: 'What it costs; 0 when the cart has earned free delivery.' })
  price(@Root() option: ShippingOptionSource): Money {
    return moneyOf(option.priceCents);
  }

  @FieldResolver(() => Money, { description: 'What it costs by itself, whatever the cart has earned.' })
  regularPrice(@Root() option: ShippingOptionSource): Money {
    return moneyOf(option.regularCents);
  }

  @FieldResolver(() => String, { nullable: true, description: 'Town and state where it is fetched; null where it is brought.' })
  place(@Root() { pickup }: ShippingOptionSource, @InLocale() locale: Locale): string | null {
    return pickup === null ? null : textIn(townOf(pickup), locale);
  }
}

@ObjectType({ description: 'The coupon that counts in a cart, and its terms.', simpleResolvers: true })
export class QuoteCoupon {
  @Field(() => String, { description: 'Its code, in capitals.' })
  code!: string;

  @Field(() => ID, { nullable: true, description: 'The one vendor whose goods it is for; null: all of the cart.' })
  vendorId!: string | null;
}

@Resolver(() => QuoteCoupon)
export class QuoteCouponResolver {
  @FieldResolver(() => Float, { nullable: true, description: 'Percent that it takes off; null when it takes off an amount.' })
  percent(@Root() { discount }: CouponTerms): number | null {
    return discount.kind === 'PERCENT' ? discount.percent : null;
  }

  @FieldResolver(() => Money, { nullable: true, description: 'The amount that it takes off; null when it takes off a percentage.' })
  amount(@Root() { discount }: CouponTerms): Money | null {
    return discount.kind === 'AMOUNT' ? moneyOf(discount.cents) : null;
  }

  @FieldResolver(() => Money, { description: 'What the goods that it is for have to cost at least.' })
  minimum(@Root() { minimumCents }: CouponTerms): Money {
    return moneyOf(minimumCents);
  }
}

@ObjectType({ description: "One variant of a cart at today's price.", simpleResolvers: true })
export class QuoteLine {
  @Field(() => Variant, { description: 'What is to be bought.' })
  variant!: ProductVariant;

  @Field(() => Product, { description: 'The product of the variant.' })
  product!: ProductDoc;

  @Field(() => Int, { description: 'Units, those of all lines with this variant together.' })
  quantity!: number;

  @Field(() => [QuoteIssue], { description: 'What stands against ordering this line, or should be known.' })
  issues!: QuoteIssueSource[];
}

@Resolver(() => QuoteLine)
export class QuoteLineResolver {
  @FieldResolver(() => Money, { description: 'One unit, before VAT.' })
  unitPrice(@Root() line: QuoteLineSource): Money {
    return moneyOf(line.unitPriceCents);
  }

  @FieldResolver(() => Money, { description: 'Unit price × quantity, before VAT.' })
  total(@Root() line: QuoteLineSource): Money {
    return moneyOf(line.totalCents);
  }
}

@ObjectType({ description: 'What comes from one vendor, in one parcel.', simpleResolvers: true })
export class QuoteGroup {
  @Field(() => Vendor, { description: 'Who sells and sends it.' })
  vendor!: VendorDoc;

  @Field(() => [QuoteLine], { description: 'The lines of this vendor.' })
  lines!: QuoteLineSource[];

  @Extensions({ longest: MOST_OPTIONS })
  @Field(() => [ShippingOption], { description: 'How the parcel can travel, standard delivery first; empty when there is no way.' })
  shippingOptions!: ShippingOptionSource[];

  @Field(() => ShippingOption, {
    nullable: true,
    description: 'The option that the totals count: what was chosen, else standard delivery; null when there is none.',
  })
  chosen!: ShippingOptionSource | null;

  @Field(() => Totals, { description: 'What this parcel costs; those of all parcels add up to the totals of the quote.' })
  totals!: TotalsView;
}

@ObjectType({ description: 'A cart as it is priced now. It changes nothing and reserves nothing.', simpleResolvers: true })
export class Quote {
  @Field(() => [QuoteLine], { description: 'One line per variant that the shop knows, in the order of the input.' })
  lines!: QuoteLineSource[];

  @Field(() => [QuoteGroup], { description: 'The same lines by vendor: each group becomes one package.' })
  groups!: QuoteGroupSource[];

  @Field(() => Totals, { description: 'What all of it costs, also lines that cannot be bought at the moment.' })
  totals!: TotalsView;

  @Field(() => QuoteCoupon, { nullable: true, description: 'The coupon that counts; null without one, and when it is refused.' })
  coupon!: QuoteSource['coupon'];

  @Field(() => [QuoteIssue], {
    description: 'The issues of all lines, of variants that nobody knows, of deliveries that are not offered and of the coupon.',
  })
  issues!: QuoteIssueSource[];

  @Field(() => Boolean, { description: 'Whether this cart could be ordered now: it has lines, and no issue blocks it.' })
  readyToPlace!: boolean;
}
