import { Field, FieldResolver, ID, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { InLocale, textIn } from '#server/graphql/locale.ts';
import type { Locale } from '#server/graphql/locale.ts';
import { Money, moneyOf } from '#server/graphql/money.type.ts';
import type { ProductVariant } from '#server/modules/catalog/catalogReader.ts';
import { Product } from '#server/modules/catalog/product.type.ts';
import { Variant } from '#server/modules/catalog/variant.type.ts';
import { Vendor } from '#server/modules/vendors/vendor.type.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import { QuoteIssueCode } from './order.enums.ts';
import type {
  QuoteGroup as QuoteGroupSource,
  QuoteIssue as QuoteIssueSource,
  QuoteIssueCode as QuoteIssueCodeName,
  QuoteLine as QuoteLineSource,
  ShippingOption as ShippingOptionSource,
  TotalsView,
} from './quote.ts';
import { Totals } from './totals.type.ts';

@ObjectType({ description: 'Something to know about a cart before it is ordered.', simpleResolvers: true })
export class QuoteIssue {
  @Field(() => QuoteIssueCode, { description: 'What is the matter.' })
  code!: QuoteIssueCodeName;

  @Field(() => Boolean, { description: 'Whether the cart cannot be ordered before this is put right.' })
  blocking!: boolean;

  @Field(() => ID, { nullable: true, description: 'The variant it is about; null when it is about the whole cart.' })
  variantId!: string | null;

  @Field(() => Int, { nullable: true, description: 'Units that can be bought; null where stock is not the matter.' })
  available!: number | null;
}

@Resolver(() => QuoteIssue)
export class QuoteIssueResolver {
  @FieldResolver(() => String, { description: 'A sentence to show beside the line.' })
  message(@Root() issue: QuoteIssueSource, @InLocale() locale: Locale): string {
    return textIn(issue.text, locale);
  }
}

@ObjectType({ description: "A way for one vendor's parcel to travel.", simpleResolvers: true })
export class ShippingOption {
  @Field(() => ID, { description: 'Names it among the options of a parcel, for example "standard".' })
  id!: string;

  @Field(() => Int, { description: 'Working days after the order, at least.' })
  minDays!: number;

  @Field(() => Int, { description: 'Working days after the order, at most.' })
  maxDays!: number;
}

@Resolver(() => ShippingOption)
export class ShippingOptionResolver {
  @FieldResolver(() => String, { description: 'Its name for people.' })
  name(@Root() option: ShippingOptionSource, @InLocale() locale: Locale): string {
    return textIn(option.name, locale);
  }

  @FieldResolver(() => Money, { description: 'What it costs; 0 when the cart has earned free delivery.' })
  price(@Root() option: ShippingOptionSource): Money {
    return moneyOf(option.priceCents);
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

  @Field(() => [ShippingOption], { description: 'How the parcel can travel; empty when the vendor does not deliver to the state.' })
  shippingOptions!: ShippingOptionSource[];

  @Field(() => ShippingOption, { nullable: true, description: 'The option that the totals count; null when there is none.' })
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

  @Field(() => [QuoteIssue], { description: 'The issues of all lines, and of variants that nobody knows.' })
  issues!: QuoteIssueSource[];

  @Field(() => Boolean, { description: 'Whether this cart could be ordered now: it has lines, and no issue blocks it.' })
  readyToPlace!: boolean;
}
