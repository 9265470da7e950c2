import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Node } from '#server/graphql/node.type.ts';
import { PaymentMethod } from '#server/graphql/paymentMethod.enum.ts';
import { DateTime } from '#server/graphql/scalars.ts';
import type {
  AddressDoc,
  OrderDoc,
  OrderEventDoc,
  PackageStatus as PackageStatusName,
  ReturnStatus as ReturnStatusName,
  TrackingDoc,
} from '#server/store/documents/orders.ts';
import { Address } from './address.type.ts';
import { PackageStatus, PaymentStatus } from './order.enums.ts';
import { ReturnStatus } from '#server/modules/fulfilment/return.type.ts';

/** Its source object is an OrderEventDoc; its note is in orderFields.resolver.ts. */
@ObjectType({ description: 'Something that happened to a package. Nothing is foretold.', simpleResolvers: true })
export class OrderEvent {
  @Field(() => DateTime, { description: 'When it happened.' })
  at!: string;

  @Field(() => PackageStatus, { description: 'Where the package was from then on.' })
  status!: PackageStatusName;

  @Field(() => String, { nullable: true, description: 'Where it happened; null when not told.' })
  place!: string | null;

  @Field(() => ReturnStatus, { nullable: true, description: 'Where a return was from then on; null when the event is not about one.' })
  returnStatus?: ReturnStatusName | null;
}

/** Its source object is a TrackingDoc. */
@ObjectType({ description: 'How a courier finds a package.', simpleResolvers: true })
export class Tracking {
  @Field(() => String, { description: "The courier's name." })
  carrier!: string;

  @Field(() => String, { description: "The courier's number for the package." })
  code!: string;

  @Field(() => String, { nullable: true, description: 'Where the courier tells how far it is, an https address; null when unknown.' })
  url!: string | null;
}

/** Its source object is an OrderLineDoc; the rest of its fields are in orderFields.resolver.ts, like those of the types below. */
@ObjectType({ description: 'What was bought, as it read when it was ordered.', simpleResolvers: true })
export class OrderLine {
  @Field(() => ID, { description: 'Opaque.' })
  id!: string;

  @Field(() => String, { description: "The vendor's own number for the variant." })
  sku!: string;

  @Field(() => Int, { description: 'Units.' })
  quantity!: number;
}

/** Its source object is a PackageView. */
@ObjectType({ implements: Node, description: 'What one vendor sends of an order, in one parcel.', simpleResolvers: true })
export class OrderPackage extends Node {
  @Field(() => String, { description: "The order's number and a running one, for people." })
  number!: string;

  @Field(() => [OrderEvent], { description: 'What happened to it, the oldest first.' })
  timeline!: OrderEventDoc[];

  @Field(() => DateTime, { nullable: true, description: 'The end of the day on which it should have arrived; null when unknown.' })
  expectedBy!: string | null;

  @Field(() => Tracking, { nullable: true, description: 'How its courier finds it; null until it was handed over.' })
  tracking?: TrackingDoc | null;
}

/** Its source object is a PaymentActionView; the amount is in paymentFields.resolver.ts. */
@ObjectType({
  description: 'What the buyer has to do before the payment is final: follow an address, or scan a code in time.',
  simpleResolvers: true,
})
export class PaymentAction {
  @Field(() => String, {
    nullable: true,
    description: "Where to go; null when there is a code instead. A path is one on the shop's own site.",
  })
  redirectUrl!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "What the code to scan holds; null when there is an address instead. A path is one on the shop's own site.",
  })
  qrPayload!: string | null;

  @Field(() => DateTime, { description: 'Until when it can be done.' })
  expiresAt!: string;
}

/** Its source object is a PaymentView; the rest of its fields are in paymentFields.resolver.ts. */
@ObjectType({ description: 'How an order is paid.', simpleResolvers: true })
export class PaymentInfo {
  @Field(() => PaymentMethod, { description: 'The way to pay.' })
  method!: OrderDoc['payment']['method'];

  @Field(() => PaymentStatus, { description: 'Where the payment is.' })
  status!: OrderDoc['payment']['status'];

  @Field(() => DateTime, {
    nullable: true,
    description:
      'Until when the goods are held and the order can be paid, with `retryPayment` also another way; null when there is nothing to pay online.',
  })
  retryUntil!: string | null;
}

/** Its source object is an OrderView. */
@ObjectType({ implements: Node, description: 'An order: one package per vendor.', simpleResolvers: true })
export class Order extends Node {
  @Field(() => String, { description: 'Random, for people, for example "RZQ-7K4M-2Q9D".' })
  number!: string;

  @Field(() => String, { description: 'Counted within the year, for example "INV-2026-000042".' })
  invoiceNumber!: string;

  @Field(() => DateTime, { description: 'When it was placed.' })
  placedAt!: string;

  @Field(() => Address, { description: 'Where the goods go.' })
  shippingAddress!: AddressDoc;

  @Field(() => Address, { description: 'Where the bill goes.' })
  billingAddress!: AddressDoc;

  @Field(() => String, { description: 'Where the receipt goes.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'What the buyer wrote to the vendors.' })
  note!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only in the answer of placeOrder: keep it to open the order later as a guest. Null everywhere else.',
  })
  accessToken!: string | null;
}
