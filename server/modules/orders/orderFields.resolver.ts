import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { deliveryDays } from '#schema/rules/deliveryTimes.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { InLocale, textIn } from '#server/graphql/locale.ts';
import type { Locale } from '#server/graphql/locale.ts';
import { Money, moneyOf } from '#server/graphql/money.type.ts';
import { DateTime } from '#server/graphql/scalars.ts';
import type { ProductVariant } from '#server/modules/catalog/catalogReader.ts';
import { Image } from '#server/modules/catalog/image.type.ts';
import { Product } from '#server/modules/catalog/product.type.ts';
import { SelectedOption } from '#server/modules/catalog/productOption.type.ts';
import { selectedOptions } from '#server/modules/catalog/selectedOptions.ts';
import type { SelectedOptionSource } from '#server/modules/catalog/selectedOptions.ts';
import { Vendor } from '#server/modules/vendors/vendor.type.ts';
import { Variant } from '#server/modules/catalog/variant.type.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type {
  OrderEventDoc,
  OrderLineDoc,
  PackageStatus as PackageStatusName,
  ReturnDoc,
  ReturnLineDoc,
} from '#server/store/documents/orders.ts';
import type { PictureDoc } from '#server/store/documents/shared.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { OrderView } from './order.service.ts';
import { OrderStatus, PackageStatus } from './order.enums.ts';
import { Order, OrderEvent, OrderLine, OrderPackage, PaymentInfo } from './order.type.ts';
import { orderStatus, packageStatus } from './orderStatus.ts';
import type { OrderStatus as OrderStatusName } from './orderStatus.ts';
import { canCancel, packagesOf, paymentOf, settledTotals, totalItems, vendorOf } from './orderViews.ts';
import type { PackageView, PaymentView } from './orderViews.ts';
import type { ShippingOption as ShippingOptionSource, TotalsView } from '#server/modules/cart/quote.ts';
import { ShippingOption } from '#server/modules/cart/quote.type.ts';
import { PackageReturn, PackageReturnLine } from '#server/modules/fulfilment/return.type.ts';
import { returnableLines, returnableUntil } from '#server/modules/fulfilment/returns.ts';
import { orderedShipping, shippingNames } from '#server/modules/cart/shipping.ts';
import { Totals } from '#server/modules/cart/totals.type.ts';

@Resolver(() => Order)
export class OrderFieldsResolver {
  @FieldResolver(() => Boolean, {
    description: "Whether it belongs to the signed-in viewer. If not, as with a guest's order, it is opened with its access token alone.",
  })
  isMine(@Root() order: OrderView, @Ctx() { viewer }: GraphQLContext): boolean {
    return viewer !== null && order.userId === viewer.userId;
  }

  @FieldResolver(() => OrderStatus, { description: 'Where the order is, as its packages say.' })
  status(@Root() order: OrderView): OrderStatusName {
    return orderStatus(order);
  }

  @FieldResolver(() => String, { description: 'How its packages travel, for people: each way once.' })
  shippingMethod(@Root() order: OrderView, @InLocale() locale: Locale): string {
    return textIn(shippingNames(order.packages), locale);
  }

  @FieldResolver(() => Int, { description: 'Units of all lines together.' })
  totalItems(@Root() order: OrderView): number {
    return totalItems(order);
  }

  @FieldResolver(() => [OrderPackage], { description: 'One package per vendor.' })
  packages(@Root() order: OrderView): PackageView[] {
    return packagesOf(order);
  }

  @FieldResolver(() => Totals, { description: 'What it costs in all.' })
  totals(@Root() order: OrderView): TotalsView {
    return settledTotals(order.totals);
  }

  @FieldResolver(() => String, { nullable: true, description: 'The code of the coupon that took the discount off; null without one.' })
  coupon(@Root() order: OrderView): string | null {
    return order.coupon ?? null;
  }

  @FieldResolver(() => PaymentInfo, { description: 'How it is paid.' })
  payment(@Root() order: OrderView): PaymentView {
    return paymentOf(order);
  }
}

@Resolver(() => OrderPackage)
export class OrderPackageResolver {
  @FieldResolver(() => Vendor, { description: 'Who sells and sends it.' })
  vendor(@Root() orderPackage: PackageView, @Ctx() { services }: GraphQLContext): VendorDoc {
    return vendorOf(orderPackage, services.catalog);
  }

  @FieldResolver(() => PackageStatus, { description: 'Where it is.' })
  status(@Root() orderPackage: PackageView): PackageStatusName {
    return packageStatus(orderPackage);
  }

  @FieldResolver(() => [OrderLine], { description: 'What is in it.' })
  lines(@Root() orderPackage: PackageView): OrderLineDoc[] {
    return orderPackage.lines;
  }

  @FieldResolver(() => [PackageReturn], { description: 'What the buyer sent back or wants to, the earliest first.' })
  returns(@Root() orderPackage: PackageView): ReturnDoc[] {
    return orderPackage.returns ?? [];
  }

  @FieldResolver(() => [PackageReturnLine], {
    description:
      'What can be sent back until `canReturnUntil`: units of each line, with what is given back for all of them. Fresh, chilled and frozen food cannot.',
  })
  returnable(@Root() orderPackage: PackageView, @Ctx() { services }: GraphQLContext): ReturnLineDoc[] {
    return returnableLines(orderPackage, services.catalog);
  }

  @FieldResolver(() => Totals, { description: 'What it costs; those of all packages add up to the totals of the order.' })
  totals(@Root() orderPackage: PackageView): TotalsView {
    return settledTotals(orderPackage.totals);
  }

  @FieldResolver(() => Money, {
    description:
      'What is to be paid in cash for it, to the courier or where it is picked up; nothing when it is paid already, or cancelled.',
  })
  toCollect(@Root() orderPackage: PackageView): Money {
    return moneyOf(orderPackage.toCollectCents);
  }

  @FieldResolver(() => Money, {
    description: 'What was paid in cash when it arrived or was picked up; nothing before, and when it is paid online.',
  })
  collected(@Root() orderPackage: PackageView): Money {
    return moneyOf(orderPackage.collectedCents);
  }

  @FieldResolver(() => Boolean, { description: 'Whether `cancelPackage` would be accepted now.' })
  canCancel(@Root() orderPackage: PackageView): boolean {
    return canCancel(orderPackage);
  }

  @FieldResolver(() => DateTime, {
    nullable: true,
    description:
      'Until when goods of it can be sent back: 30 days after it was delivered. Null before, while a return is under way, and once all of it came back.',
  })
  canReturnUntil(@Root() orderPackage: PackageView): string | null {
    return returnableUntil(orderPackage);
  }

  @FieldResolver(() => ShippingOption, { description: 'How it travels.' })
  shipping(@Root() orderPackage: PackageView, @Ctx() { services }: GraphQLContext): ShippingOptionSource {
    return orderedShipping(
      orderPackage,
      orderPackage.deliveryDays ?? deliveryDays(orderPackage.state),
      vendorOf(orderPackage, services.catalog),
    );
  }
}

@Resolver(() => OrderEvent)
export class OrderEventResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'What the vendor or courier wrote about it: what was typed, as it was typed; what the shop itself says, in the language asked for.',
  })
  note(@Root() { note }: OrderEventDoc, @InLocale() locale: Locale): string | null {
    return note === null || typeof note === 'string' ? note : textIn(note, locale);
  }
}

@Resolver(() => OrderLine)
export class OrderLineResolver {
  @FieldResolver(() => Variant, {
    nullable: true,
    description: 'What was bought as it is today, with its price and stock, to buy it again; null when the shop no longer has it.',
  })
  variant(@Root() line: OrderLineDoc, @Ctx() { services }: GraphQLContext): ProductVariant | null {
    return services.catalog.variant(line.variantId);
  }

  @FieldResolver(() => Product, { nullable: true, description: 'The product as it is today; null when the shop no longer has it.' })
  product(@Root() line: OrderLineDoc, @Ctx() { services }: GraphQLContext): ProductDoc | null {
    return services.catalog.product(line.productId);
  }

  @FieldResolver(() => Image, { nullable: true, description: 'The picture of the variant.' })
  image(@Root() line: OrderLineDoc): PictureDoc | null {
    return line.picture;
  }

  @FieldResolver(() => String, { description: 'Its title as it read when it was ordered.' })
  title(@Root() line: OrderLineDoc, @InLocale() locale: Locale): string {
    return textIn(line.title, locale);
  }

  @FieldResolver(() => [SelectedOption], { description: 'The choices that made the variant.' })
  options(@Root() line: OrderLineDoc, @Ctx() { services }: GraphQLContext): SelectedOptionSource[] {
    return selectedOptions(services.catalog.product(line.productId), line.options);
  }

  @FieldResolver(() => Money, { description: 'One unit, before VAT.' })
  unitPrice(@Root() line: OrderLineDoc): Money {
    return moneyOf(line.unitPriceCents);
  }

  @FieldResolver(() => Money, { description: 'Unit price × quantity, before VAT.' })
  total(@Root() line: OrderLineDoc): Money {
    return moneyOf(line.totalCents);
  }
}
