import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { deliveryDays } from '#schema/rules/deliveryTimes.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { InLocale, textIn } from '#server/graphql/locale.ts';
import type { Locale } from '#server/graphql/locale.ts';
import { Money, moneyOf } from '#server/graphql/money.type.ts';
import { selectedOptions, type ProductVariant, type SelectedOptionSource } from '#server/modules/catalog/index.ts';
import { Image, Product, SelectedOption, Variant } from '#server/modules/catalog/graphql.ts';
import { Vendor } from '#server/modules/vendors/graphql.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { OrderEventDoc, OrderLineDoc, PackageStatus as PackageStatusName } from '#server/store/documents/orders.ts';
import type { PictureDoc } from '#server/store/documents/shared.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { OrderView } from './orderViews.ts';
import { OrderStatus, PackageStatus } from './order.enums.ts';
import { Order, OrderEvent, OrderLine, OrderPackage, PaymentInfo } from './order.type.ts';
import { orderStatus, packageStatus } from './orderStatus.ts';
import type { OrderStatus as OrderStatusName } from './orderStatus.ts';
import { canCancel, packagesOf, paymentOf, settledTotals, totalItems, vendorOf } from './orderViews.ts';
import type { PackageView, PaymentView } from './orderViews.ts';
import {
  orderedShipping,
  shippingNames,
  type ShippingOption as ShippingOptionSource,
  type TotalsView,
} from '#server/modules/cart/index.ts';
import { ShippingOption, Totals } from '#server/modules/cart/graphql.ts';

@Resolver(() => Order)
export class OrderFieldsResolver {
  @FieldResolver(() => Boolean, {
    description: "Whether it belongs to the signed-in viewer. If not, as with a guest's order, only its access token opens it.",
  })
  isMine(@Root() order: OrderView, @Ctx() { viewer }: GraphQLContext): boolean {
    return viewer !== null && order.userId === viewer.userId;
  }

  @FieldResolver(() => OrderStatus, { description: 'Status of the order, derived from its packages.' })
  status(@Root() order: OrderView): OrderStatusName {
    return orderStatus(order);
  }

  @FieldResolver(() => String, { description: 'Localised names of its shipping methods, each once.' })
  shippingMethod(@Root() order: OrderView, @InLocale() locale: Locale): string {
    return textIn(shippingNames(order.packages), locale);
  }

  @FieldResolver(() => Int, { description: 'Units of all lines.' })
  totalItems(@Root() order: OrderView): number {
    return totalItems(order);
  }

  @FieldResolver(() => [OrderPackage], { description: 'One package per vendor.' })
  packages(@Root() order: OrderView): PackageView[] {
    return packagesOf(order);
  }

  @FieldResolver(() => Totals, { description: 'Totals of the order.' })
  totals(@Root() order: OrderView): TotalsView {
    return settledTotals(order.totals);
  }

  @FieldResolver(() => String, { nullable: true, description: 'The code of the coupon that gave the discount; null without one.' })
  coupon(@Root() order: OrderView): string | null {
    return order.coupon ?? null;
  }

  @FieldResolver(() => PaymentInfo, { description: 'Payment of the order.' })
  payment(@Root() order: OrderView): PaymentView {
    return paymentOf(order);
  }
}

@Resolver(() => OrderPackage)
export class OrderPackageResolver {
  @FieldResolver(() => Vendor, { description: 'The vendor that sells and sends it.' })
  vendor(@Root() orderPackage: PackageView, @Ctx() { services }: GraphQLContext): VendorDoc {
    return vendorOf(orderPackage, services.catalog);
  }

  @FieldResolver(() => PackageStatus, { description: 'Its status.' })
  status(@Root() orderPackage: PackageView): PackageStatusName {
    return packageStatus(orderPackage);
  }

  @FieldResolver(() => [OrderLine], { description: 'Its lines.' })
  lines(@Root() orderPackage: PackageView): OrderLineDoc[] {
    return orderPackage.lines;
  }

  @FieldResolver(() => Totals, { description: 'Totals of the package; those of all packages add up to the totals of the order.' })
  totals(@Root() orderPackage: PackageView): TotalsView {
    return settledTotals(orderPackage.totals);
  }

  @FieldResolver(() => Money, {
    description: 'Amount to be paid in cash for it, to the courier or at pickup; zero when it is already paid or is cancelled.',
  })
  toCollect(@Root() orderPackage: PackageView): Money {
    return moneyOf(orderPackage.toCollectCents);
  }

  @FieldResolver(() => Money, {
    description: 'Amount paid in cash on delivery or pickup; zero before, and when it is paid online.',
  })
  collected(@Root() orderPackage: PackageView): Money {
    return moneyOf(orderPackage.collectedCents);
  }

  @FieldResolver(() => Boolean, { description: 'Whether `cancelPackage` would be accepted now.' })
  canCancel(@Root() orderPackage: PackageView): boolean {
    return canCancel(orderPackage);
  }

  @FieldResolver(() => ShippingOption, { description: 'Its shipping option.' })
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
      'Note by the vendor or courier: typed text as it was typed, text of the marketplace itself in the language of the request.',
  })
  note(@Root() { note }: OrderEventDoc, @InLocale() locale: Locale): string | null {
    return note === null || typeof note === 'string' ? note : textIn(note, locale);
  }
}

@Resolver(() => OrderLine)
export class OrderLineResolver {
  @FieldResolver(() => Variant, {
    nullable: true,
    description: 'The variant as it is today, with its price and stock, for buying it again; null when it is no longer in the marketplace.',
  })
  variant(@Root() line: OrderLineDoc, @Ctx() { services }: GraphQLContext): ProductVariant | null {
    return services.catalog.variant(line.variantId);
  }

  @FieldResolver(() => Product, {
    nullable: true,
    description: 'The product as it is today; null when it is no longer in the marketplace.',
  })
  product(@Root() line: OrderLineDoc, @Ctx() { services }: GraphQLContext): ProductDoc | null {
    return services.catalog.product(line.productId);
  }

  @FieldResolver(() => Image, { nullable: true, description: 'The image of the variant; null without one.' })
  image(@Root() line: OrderLineDoc): PictureDoc | null {
    return line.picture;
  }

  @FieldResolver(() => String, { description: 'Title at the time of the order.' })
  title(@Root() line: OrderLineDoc, @InLocale() locale: Locale): string {
    return textIn(line.title, locale);
  }

  @FieldResolver(() => [SelectedOption], { description: 'The selected options of the variant.' })
  options(@Root() line: OrderLineDoc, @Ctx() { services }: GraphQLContext): SelectedOptionSource[] {
    return selectedOptions(services.catalog.product(line.productId), line.options);
  }

  @FieldResolver(() => Money, { description: 'Price of one unit, before VAT.' })
  unitPrice(@Root() line: OrderLineDoc): Money {
    return moneyOf(line.unitPriceCents);
  }

  @FieldResolver(() => Money, { description: 'Unit price × quantity, before VAT.' })
  total(@Root() line: OrderLineDoc): Money {
    return moneyOf(line.totalCents);
  }
}
