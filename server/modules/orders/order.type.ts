import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Node } from '#server/graphql/node.type.ts';
import { PaymentMethod } from '#server/graphql/enums.ts';
import { DateTime } from '#server/graphql/scalars.ts';
import type {
  AddressDoc,
  OrderDoc,
  OrderEventDoc,
  PackageStatus as PackageStatusName,
  ReturnStatus as ReturnStatusName,
  TrackingDoc,
} from '#server/store/documents/orders.ts';
import { Address } from '#server/modules/accounts/graphql.ts';
import { PackageStatus, PaymentStatus, ReturnStatus } from './order.enums.ts';

/** Source object: OrderEventDoc; its note is resolved in orderFields.resolver.ts. */
@ObjectType({ description: 'An event in the history of a package. Future steps are never included.', simpleResolvers: true })
export class OrderEvent {
  @Field(() => DateTime, { description: 'Time of the event.' })
  at!: string;

  @Field(() => PackageStatus, { description: 'Status of the package from then on.' })
  status!: PackageStatusName;

  @Field(() => String, { nullable: true, description: 'Place of the event; null when unknown.' })
  place!: string | null;

  @Field(() => ReturnStatus, {
    nullable: true,
    description: 'Status of the return from then on; null when the event does not concern a return.',
  })
  returnStatus?: ReturnStatusName | null;
}

/** Source object: TrackingDoc. */
@ObjectType({ description: 'Courier tracking of a package.', simpleResolvers: true })
export class Tracking {
  @Field(() => String, { description: "The courier's name." })
  carrier!: string;

  @Field(() => String, { description: "The courier's tracking number." })
  code!: string;

  @Field(() => String, { nullable: true, description: 'Tracking page of the courier, an https address; null when unknown.' })
  url!: string | null;
}

/** Source object: OrderLineDoc; its other fields, and those of the types below, are resolved in orderFields.resolver.ts. */
@ObjectType({ description: 'A line of an order, as it was at the time of the order.', simpleResolvers: true })
export class OrderLine {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => String, { description: "The vendor's own SKU of the variant." })
  sku!: string;

  @Field(() => Int, { description: 'Units.' })
  quantity!: number;
}

/** Source object: PackageView. */
@ObjectType({ implements: Node, description: 'The part of an order that one vendor sends, as one package.', simpleResolvers: true })
export class OrderPackage extends Node {
  @Field(() => String, { description: 'The order number with a running number, for display.' })
  number!: string;

  @Field(() => [OrderEvent], { description: 'Events of the package, oldest first.' })
  timeline!: OrderEventDoc[];

  @Field(() => DateTime, { nullable: true, description: 'End of the last day of the expected delivery; null when unknown.' })
  expectedBy!: string | null;

  @Field(() => Tracking, { nullable: true, description: 'Courier tracking; null until it was handed to the courier.' })
  tracking?: TrackingDoc | null;
}

/** Source object: PaymentActionView; the amount is resolved in paymentFields.resolver.ts. */
@ObjectType({
  description: 'The step that the buyer has to take before the payment is final: follow an address, or scan a code before it expires.',
  simpleResolvers: true,
})
export class PaymentAction {
  @Field(() => String, {
    nullable: true,
    description: "Address to go to; null when there is a code instead. A path is one on the marketplace's own site.",
  })
  redirectUrl!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Content of the code to scan; null when there is an address instead. A path is one on the marketplace's own site.",
  })
  qrPayload!: string | null;

  @Field(() => DateTime, { description: 'Deadline for this step.' })
  expiresAt!: string;
}

/** Source object: PaymentView; its other fields are resolved in paymentFields.resolver.ts. */
@ObjectType({ description: 'Payment of an order.', simpleResolvers: true })
export class PaymentInfo {
  @Field(() => PaymentMethod, { description: 'The payment method.' })
  method!: OrderDoc['payment']['method'];

  @Field(() => PaymentStatus, { description: 'Status of the payment.' })
  status!: OrderDoc['payment']['status'];

  @Field(() => DateTime, {
    nullable: true,
    description:
      'Until when stock is reserved and the order can be paid, with `retryPayment` also by another method; null when there is nothing to pay online.',
  })
  retryUntil!: string | null;
}

/** Source object: OrderView. */
@ObjectType({ implements: Node, description: 'An order: one package per vendor.', simpleResolvers: true })
export class Order extends Node {
  @Field(() => String, { description: 'Order number for display: random, for example "RZQ-7K4M-2Q9D".' })
  number!: string;

  @Field(() => String, { description: 'Invoice number, sequential within the year, for example "INV-2026-000042".' })
  invoiceNumber!: string;

  @Field(() => DateTime, { description: 'Time of the order.' })
  placedAt!: string;

  @Field(() => Address, { description: 'Delivery address.' })
  shippingAddress!: AddressDoc;

  @Field(() => Address, { description: 'Billing address.' })
  billingAddress!: AddressDoc;

  @Field(() => String, { description: 'Email address for the receipt.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Note of the buyer to the vendors; null without one.' })
  note!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Access token, only in the placeOrder response: store it to open the order later as a guest. Null everywhere else.',
  })
  accessToken!: string | null;
}
