import { Ctx, Extensions, Field, FieldResolver, ID, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { localise } from '#schema/rules/localisedText.ts';
import { deliveryDays } from '#schema/rules/deliveryTimes.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { MoneyFields, TextFields } from '#server/graphql/derivedFields.ts';
import { describedEnum } from '#server/graphql/enums.ts';
import { InLocale, type Locale } from '#server/graphql/locale.ts';
import { Node } from '#server/graphql/node.type.ts';
import { USUAL_ORDER_LENGTH } from '#server/graphql/queryCost.ts';
import { DateTime } from '#server/graphql/scalars.ts';
import { ShippingOption, Totals } from '#server/modules/cart/graphql.ts';
import { orderedShipping, type ShippingOption as ShippingOptionSource, type TotalsView } from '#server/modules/cart/index.ts';
import { Image, Product, SelectedOption, Variant } from '#server/modules/catalog/graphql.ts';
import { selectedOptions, type ProductVariant, type SelectedOptionSource } from '#server/modules/catalog/index.ts';
import { Vendor } from '#server/modules/vendors/graphql.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type {
  CancellationState as CancellationStateName,
  OrderEventDoc,
  OrderLineDoc,
  PackageStatus as PackageStatusName,
  ReturnStatus as ReturnStatusName,
  TrackingDoc,
} from '#server/store/documents/orders.ts';
import type { PictureDoc } from '#server/store/documents/shared.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import { vendorOf, type PackageView } from './orderViews.ts';

export const PackageStatus = describedEnum<PackageStatusName>('PackageStatus', 'Status of a package.', {
  PLACED: 'Ordered.',
  PACKED: 'Packed by the vendor.',
  SHIPPED: 'Handed to the courier.',
  OUT_FOR_DELIVERY: 'Out for delivery to the buyer.',
  DELIVERED: 'Delivered to the buyer.',
  CANCELLED: 'Cancelled before it was shipped.',
  RETURN_REQUESTED: 'The buyer has requested a return.',
  RETURNED: 'Returned to the vendor.',
});

export const ReturnStatus = describedEnum<ReturnStatusName>('ReturnStatus', 'Status of a return.', {
  REQUESTED: 'Requested by the buyer; the vendor has to accept or refuse it.',
  WITHDRAWN: 'Withdrawn by the buyer before the vendor answered.',
  ACCEPTED: 'Accepted by the vendor.',
  REFUSED: 'Refused: the buyer keeps the products, and nothing is refunded.',
  RECEIVED: 'The vendor has received the products. An online payment is refunded; a cash refund is due.',
  REFUNDED: 'The vendor has received the products and transferred the cash refund.',
});

export const CancellationState = describedEnum<CancellationStateName>('CancellationState', 'State of a request to cancel a package.', {
  REQUESTED: 'Requested by the buyer; the vendor has to answer, and cannot ship the package before.',
  ACCEPTED: 'Accepted by the vendor, or by its silence: the package is cancelled.',
  DECLINED: 'Declined by the vendor: the package is shipped.',
});

export const LineEvent = describedEnum<NonNullable<OrderEventDoc['lineChange']>>('LineEvent', 'What an event did to a line.', {
  SHORTED: 'The vendor sends fewer units, or none.',
  REPLACED: 'The vendor sends another product.',
  ACCEPTED: 'The buyer accepted the other product.',
  REFUSED: 'The buyer refused the other product, or did not answer in time.',
});

/** Source object: TrackingDoc. */
@ObjectType({ description: 'Courier tracking of a package.', simpleResolvers: true })
export class Tracking {
  @Field(() => String, { description: 'Name of the courier.' })
  carrier!: string;

  @Field(() => String, { description: 'Tracking number of the courier.' })
  code!: string;

  @Field(() => String, { nullable: true, description: 'Tracking page of the courier, an https address; null when unknown.' })
  url!: string | null;
}

/** Source object: OrderEventDoc. */
@ObjectType({ description: 'An event in the history of a package. Future steps are never included.', simpleResolvers: true })
@Resolver(() => OrderEvent)
export class OrderEvent {
  @Field(() => DateTime, { description: 'Time of the event.' })
  at!: string;

  @Field(() => PackageStatus, { description: 'Status of the package after the event.' })
  status!: PackageStatusName;

  @Field(() => String, { nullable: true, description: 'Place of the event; null if unknown.' })
  place!: string | null;

  @Field(() => ReturnStatus, {
    nullable: true,
    description: 'Status of the return after the event; null if the event does not concern a return.',
  })
  returnStatus?: ReturnStatusName | null;

  @Field(() => CancellationState, {
    nullable: true,
    description: 'State of the cancellation request after the event; null if the event does not concern one.',
  })
  cancellation?: CancellationStateName | null;

  @Field(() => LineEvent, {
    nullable: true,
    description: 'What happened to a line with the event; null if the event does not concern one.',
  })
  lineChange?: NonNullable<OrderEventDoc['lineChange']> | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the `LineChange`; null if the buyer accepted a replacement, and for events that do not concern a line.',
  })
  lineChangeId?: string | null;

  @FieldResolver(() => Boolean, { description: 'Whether the event corrected the courier tracking of the package.' })
  isCorrection(@Root() { replacedTracking }: OrderEventDoc): boolean {
    return replacedTracking !== undefined;
  }

  @Field(() => Tracking, {
    nullable: true,
    description: 'The tracking that a correction replaced; null if there was none, and in all other events.',
  })
  replacedTracking?: TrackingDoc | null;

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Note by the vendor or courier as entered, or by the marketplace in the language of the request; null if none.',
  })
  note(@Root() { note }: OrderEventDoc, @InLocale() locale: Locale): string | null {
    return note === null || typeof note === 'string' ? note : localise(note, locale);
  }
}

/** Source object: OrderLineDoc. */
@ObjectType({ description: 'A line of an order, as it was at the time of the order, or of its replacement.', simpleResolvers: true })
@Resolver(() => OrderLine)
@TextFields<OrderLineDoc>({ title: 'Title at the time of the order.' })
@MoneyFields<OrderLineDoc>({ unitPrice: 'Price of one unit, before VAT.', total: 'Unit price × quantity, before VAT.' })
export class OrderLine {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => String, { description: 'SKU of the variant, given by the vendor.' })
  sku!: string;

  @Field(() => Int, { description: 'Number of units.' })
  quantity!: number;

  @FieldResolver(() => Variant, {
    nullable: true,
    description: 'Variant as it is today, with its price and stock, for buying it again; null when it is no longer in the marketplace.',
  })
  variant(@Root() line: OrderLineDoc, @Ctx() { services }: GraphQLContext): ProductVariant | null {
    return services.catalog.variant(line.variantId);
  }

  @FieldResolver(() => Product, {
    nullable: true,
    description: 'Product as it is today; null when it is no longer in the marketplace.',
  })
  product(@Root() line: OrderLineDoc, @Ctx() { services }: GraphQLContext): ProductDoc | null {
    return services.catalog.product(line.productId);
  }

  @FieldResolver(() => Image, { nullable: true, description: 'Image of the variant; null if none.' })
  image(@Root() line: OrderLineDoc): PictureDoc | null {
    return line.picture;
  }

  @FieldResolver(() => [SelectedOption], { description: 'Selected options of the variant.' })
  options(@Root() line: OrderLineDoc, @Ctx() { services }: GraphQLContext): SelectedOptionSource[] {
    return selectedOptions(services.catalog.product(line.productId), line.options);
  }
}

/** Source object: PackageView. */
@ObjectType({ implements: Node, description: 'A package: the part of an order that one vendor sends.', simpleResolvers: true })
@Resolver(() => OrderPackage)
@MoneyFields<PackageView>({
  toCollect: 'Cash amount to be paid to the courier or at pickup; zero if the package is already paid or is cancelled.',
  collected: 'Amount paid in cash on delivery or pickup; zero until then and if paid online.',
})
export class OrderPackage extends Node {
  @Field(() => String, { description: 'Order number with a running number, for display.' })
  number!: string;

  @Field(() => PackageStatus, { description: 'Status of the package.' })
  status!: PackageStatusName;

  @Field(() => Totals, { description: 'Totals of the package; those of all packages add up to the totals of the order.' })
  totals!: TotalsView;

  @Extensions({ longest: USUAL_ORDER_LENGTH })
  @Field(() => [OrderLine], { description: 'Order lines that are in the package.' })
  lines!: OrderLineDoc[];

  @Field(() => [OrderEvent], { description: 'Events of the package, oldest first.' })
  timeline!: OrderEventDoc[];

  @Field(() => DateTime, { nullable: true, description: 'End of the last day of the expected delivery; null when unknown.' })
  expectedBy!: string | null;

  @Field(() => Tracking, { nullable: true, description: 'Courier tracking; null until the package is handed to the courier.' })
  tracking?: TrackingDoc | null;

  @FieldResolver(() => Vendor, { description: 'Vendor that sells and sends the package.' })
  vendor(@Root() orderPackage: PackageView, @Ctx() { services }: GraphQLContext): VendorDoc {
    return vendorOf(orderPackage, services.catalog);
  }

  @FieldResolver(() => ShippingOption, { description: 'Shipping option of the package.' })
  shipping(@Root() orderPackage: PackageView, @Ctx() { services }: GraphQLContext): ShippingOptionSource {
    return orderedShipping(
      orderPackage,
      orderPackage.deliveryDays ?? deliveryDays(orderPackage.state),
      vendorOf(orderPackage, services.catalog),
    );
  }
}
