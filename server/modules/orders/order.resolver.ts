import { Ctx, Extensions, Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { localise } from '#schema/rules/localisedText.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { MoneyFields } from '#server/graphql/derivedFields.ts';
import { describedEnum } from '#server/graphql/enums.ts';
import { InLocale, type Locale } from '#server/graphql/locale.ts';
import { Node } from '#server/graphql/node.type.ts';
import { USUAL_ORDER_LENGTH } from '#server/graphql/queryCost.ts';
import { DateTime } from '#server/graphql/scalars.ts';
import { Address } from '#server/modules/accounts/graphql.ts';
import { Totals } from '#server/modules/cart/graphql.ts';
import { shippingNames, type TotalsView } from '#server/modules/cart/index.ts';
import type { AddressDoc, OrderDoc, PaymentMethod as PaymentMethodName } from '#server/store/documents/orders.ts';
import { OrderPackage } from './orderPackage.resolver.ts';
import { orderStages, type OrderStage as OrderStageName } from './orderStages.ts';
import {
  buyersPackagesOf,
  canCancelOrder,
  confirmByOf,
  orderStatus,
  paymentOf,
  settledTotals,
  type OrderStatus as OrderStatusName,
  type OrderView,
  type PackageView,
  type PaymentView,
} from './orderViews.ts';

export const OrderStatus = describedEnum<OrderStatusName>('OrderStatus', 'Status of an order, derived from its packages.', {
  PENDING: 'At least one package is not delivered yet, or has a return in progress.',
  COMPLETED: 'Every package that was not cancelled was delivered or returned.',
  CANCELLED: 'All packages were cancelled.',
});

export const OrderStage = describedEnum<OrderStageName>('OrderStage', 'What an order waits for.', {
  TO_PAY: 'The buyer has to pay, or to confirm the email address.',
  TO_SHIP: 'The vendor has to pack or ship a package.',
  TO_RECEIVE: 'A package is with the courier.',
  RETURNS: 'A return is in progress.',
});

export const PaymentMethod = describedEnum<PaymentMethodName>('PaymentMethod', 'A payment method.', {
  FPX: "Online banking: the buyer chooses a bank, and approves on the bank's page.",
  DUITNOW_QR: 'The buyer scans a code with a banking app or e-wallet.',
  EWALLET: "The buyer chooses an e-wallet, and approves on the wallet's page.",
  CARD: "Debit or credit card: its number is entered on the gateway's page, never in the marketplace.",
  CASH_ON_DELIVERY: 'Cash, paid on delivery of the package.',
});

/** Source object: OrderView. */
@ObjectType({ implements: Node, description: 'An order: one package per vendor.', simpleResolvers: true })
@Resolver(() => Order)
export class Order extends Node {
  @Field(() => String, { description: 'Order number for display: random, for example "RZQ-7K4M-2Q9D".' })
  number!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Invoice number, sequential within the year, for example "INV-2026-000042". Null while it is being issued, usually for less than a second.',
  })
  invoiceNumber!: string | null;

  @Field(() => DateTime, { description: 'Time of the order.' })
  placedAt!: string;

  @Field(() => Address, { description: 'Delivery address.' })
  shippingAddress!: AddressDoc;

  @Field(() => Address, { description: 'Billing address.' })
  billingAddress!: AddressDoc;

  @Field(() => String, { description: 'Email address for the receipt.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Note of the buyer to the vendors; null if none.' })
  note!: string | null;

  @Field(() => String, { nullable: true, description: 'Code of the coupon that gave the discount; null if none.' })
  coupon?: string;

  @Field(() => String, {
    nullable: true,
    deprecationReason: 'Use PlaceOrderPayload.accessToken: a normalising cache replaces this one by null with the next response.',
    description: 'Access token, only in the response of `placeOrder`; otherwise null.',
  })
  accessToken?: string | null;

  @FieldResolver(() => Boolean, {
    description: 'Whether the order belongs to the viewer. Other orders, such as those of guests, require the access token.',
  })
  isMine(@Root() order: OrderView, @Ctx() { viewer }: GraphQLContext): boolean {
    return viewer !== null && order.userId === viewer.userId;
  }

  @FieldResolver(() => OrderStatus, { description: 'Status of the order, derived from its packages.' })
  status(@Root() order: OrderView): OrderStatusName {
    return orderStatus(order);
  }

  @FieldResolver(() => [OrderStage], {
    description: 'What the order waits for: one stage per kind of package; empty once it has ended.',
  })
  stages(@Root() order: OrderView): OrderStageName[] {
    return orderStages(order);
  }

  @FieldResolver(() => DateTime, {
    nullable: true,
    description:
      'Deadline for confirming the email by its link, after which the order is cancelled. Until the confirmation no stock is reserved and vendors do not see the order. Null if no confirmation is pending.',
  })
  confirmBy(@Root() order: OrderView): string | null {
    return confirmByOf(order);
  }

  @FieldResolver(() => Boolean, { description: 'Whether `cancelOrder` is currently possible.' })
  canCancel(@Root() order: OrderView): boolean {
    return canCancelOrder(order);
  }

  @FieldResolver(() => String, { description: 'Localised names of its shipping methods, each once.' })
  shippingMethod(@Root() order: OrderView, @InLocale() locale: Locale): string {
    return localise(shippingNames(order.packages), locale);
  }

  @FieldResolver(() => Int, { description: 'Number of units in all lines.' })
  totalItems(@Root() order: OrderView): number {
    return order.packages.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);
  }

  @Extensions({ longest: USUAL_ORDER_LENGTH })
  @FieldResolver(() => [OrderPackage], { description: 'One package per vendor.' })
  packages(@Root() order: OrderView): PackageView[] {
    return buyersPackagesOf(order);
  }

  @FieldResolver(() => Totals, { description: 'Totals of the order.' })
  totals(@Root() order: OrderView): TotalsView {
    return settledTotals(order.totals);
  }

  @FieldResolver(() => PaymentInfo, { description: 'Payment of the order.' })
  payment(@Root() order: OrderView): PaymentView {
    return paymentOf(order);
  }
}

@Resolver(() => OrderPackage)
export class OrderOfPackageResolver {
  @FieldResolver(() => Order, {
    nullable: true,
    description: 'Order of the package; null for the vendor, who sees only this package (see `VendorPackage.orderNumber`).',
  })
  order(@Root() { order }: PackageView): OrderView | null {
    return order ?? null;
  }
}

export const PaymentStatus = describedEnum<OrderDoc['payment']['status']>('PaymentStatus', 'Status of a payment.', {
  PENDING: 'Not paid yet: cash on delivery, or an online payment still to be approved.',
  PAID: 'Paid.',
  REFUNDED: 'Fully refunded.',
  FAILED: 'The payment failed. Until `retryUntil` the order can be paid again; after that it is cancelled.',
});

export const PaymentActionKind = describedEnum<'REDIRECT' | 'SCAN'>('PaymentActionKind', 'Kind of step the buyer takes to pay.', {
  REDIRECT: 'Open `redirectUrl`, from which the buyer returns.',
  SCAN: 'Scan the code of `qrPayload` with a banking app.',
});

export const PaymentFailure = describedEnum<NonNullable<PaymentView['failure']>>('PaymentFailure', 'Why a payment failed.', {
  DECLINED: 'The bank, the wallet or the buyer declined it.',
  EXPIRED: 'Not paid before the deadline.',
  CANCELLED: 'The buyer cancelled the order before paying.',
});

@ObjectType({
  description: 'Step that the buyer has to take to complete the payment: follow a URL, or scan a code.',
  simpleResolvers: true,
})
@Resolver(() => PaymentAction)
@MoneyFields<NonNullable<PaymentView['nextAction']>>({ amount: 'Amount to be paid.' })
export class PaymentAction {
  @Field(() => String, {
    nullable: true,
    description: "URL to open; null if there is a code instead. Paths refer to the marketplace's own site.",
  })
  redirectUrl!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Content of the code to scan; null if there is a URL instead. Paths refer to the marketplace's own site.",
  })
  qrPayload!: string | null;

  @Field(() => DateTime, { description: 'Deadline for this step.' })
  expiresAt!: string;

  @FieldResolver(() => PaymentActionKind, { description: 'Kind of the step.' })
  kind(@Root() { redirectUrl }: PaymentAction): 'REDIRECT' | 'SCAN' {
    return redirectUrl === null ? 'SCAN' : 'REDIRECT';
  }
}

/** Source object: PaymentView. */
@ObjectType({ description: 'Payment of an order.', simpleResolvers: true })
@Resolver(() => PaymentInfo)
@MoneyFields<PaymentView>({
  amount: 'Total amount to be paid or already paid; for cash on delivery without cancelled packages.',
  toCollect: 'Amount still to be paid in cash for packages not yet delivered; zero when it is paid online.',
  refunded: 'Amount refunded so far to the original payment method, for cancelled packages and returned products.',
  due: 'Amount to be refunded by bank transfer, for returned products that were paid in cash.',
})
export class PaymentInfo {
  @Field(() => PaymentMethod, { description: 'Payment method.' })
  method!: OrderDoc['payment']['method'];

  @Field(() => PaymentStatus, { description: 'Status of the payment.' })
  status!: OrderDoc['payment']['status'];

  @Field(() => String, { nullable: true, description: 'Code of the chosen bank or e-wallet; null if none.' })
  institution?: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'Time until which stock is reserved and the order can be paid, also by another method with `retryPayment`; null if no online payment is pending.',
  })
  retryUntil!: string | null;

  @Field(() => PaymentFailure, { nullable: true, description: 'Why the payment failed; null unless its status is FAILED.' })
  failure!: PaymentView['failure'];

  @Field(() => PaymentAction, { nullable: true, description: 'Step that the buyer has to take now; null if none.' })
  nextAction!: PaymentView['nextAction'];

  @FieldResolver(() => Boolean, { description: 'Whether this is a demo payment: no real money moved.' })
  demo(@Root() payment: PaymentView, @Ctx() { services }: GraphQLContext): boolean {
    return services.payments.isDemo(payment.method);
  }
}
