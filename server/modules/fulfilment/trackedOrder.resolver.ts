import { Arg, Ctx, Extensions, Field, FieldResolver, Int, ObjectType, Query, Resolver, Root } from 'type-graphql';
import type { MalaysianState as StateCode } from '#schema/rules/malaysianStates.ts';
import { callerOf, type GraphQLContext } from '#server/graphql/context.ts';
import { USUAL_ORDER_LENGTH } from '#server/graphql/queryCost.ts';
import { DateTime } from '#server/graphql/scalars.ts';
import type {
  OrderDoc,
  OrderEventDoc,
  OrderPackageDoc,
  PackageStatus as PackageStatusName,
  TrackingDoc,
} from '#server/store/documents/orders.ts';
import { MalaysianState } from '#server/modules/accounts/graphql.ts';
import { OrderEvent, OrderStatus, PackageStatus, Tracking } from '#server/modules/orders/graphql.ts';
import {
  canAnswerReplacement,
  confirmByOf,
  isUnpaid,
  openReplacement,
  openRequest,
  orderStatus,
  packageStatus,
  vendorOf,
  type OrderStatus as OrderStatusName,
} from '#server/modules/orders/index.ts';
import { isPickupPackage, pickupPlaceOf, type PickupPlace as PickupPlaceSource } from '#server/modules/cart/index.ts';
import { PickupPlace } from '#server/modules/cart/graphql.ts';

/** Source object: OrderPackageDoc. */
@ObjectType({ description: 'Progress of a package.', simpleResolvers: true })
@Resolver(() => TrackedPackage)
export class TrackedPackage {
  @Field(() => String, { description: 'Order number with a running number.' })
  number!: string;

  @Field(() => [OrderEvent], { description: 'Events of the package, oldest first.' })
  timeline!: OrderEventDoc[];

  @Field(() => DateTime, { nullable: true, description: 'End of the last day of the expected delivery; null when unknown.' })
  expectedBy!: string | null;

  @Field(() => Tracking, { nullable: true, description: 'Courier tracking; null until the package is handed to the courier.' })
  tracking?: TrackingDoc | null;

  @FieldResolver(() => String, { description: 'Name of the vendor that sends it.' })
  vendorName(@Root() orderPackage: OrderPackageDoc, @Ctx() { services }: GraphQLContext): string {
    return vendorOf(orderPackage, services.catalog).name;
  }

  @FieldResolver(() => PackageStatus, { description: 'Status of the package.' })
  status(@Root() orderPackage: OrderPackageDoc): PackageStatusName {
    return packageStatus(orderPackage);
  }

  @FieldResolver(() => PickupPlace, { nullable: true, description: 'Pickup place; null for a delivery.' })
  pickup(@Root() orderPackage: OrderPackageDoc, @Ctx() { services }: GraphQLContext): PickupPlaceSource | null {
    return isPickupPackage(orderPackage) ? pickupPlaceOf(vendorOf(orderPackage, services.catalog)) : null;
  }

  @FieldResolver(() => DateTime, {
    nullable: true,
    description: 'End of the time in which the buyer has to answer a replacement before the package is shipped; null if none is open.',
  })
  answerBy(@Root() orderPackage: OrderPackageDoc): string | null {
    if (!canAnswerReplacement(orderPackage) || openRequest(orderPackage) !== null) return null;
    return openReplacement(orderPackage)?.replacement?.respondBy ?? null;
  }

  @FieldResolver(() => Int, { description: 'Number of units in the package.' })
  itemCount(@Root() orderPackage: OrderPackageDoc): number {
    return orderPackage.lines.reduce((sum, line) => sum + line.quantity, 0);
  }
}

/** Source object: OrderDoc. */
@ObjectType({
  description: 'Progress of an order, available by its number and email. It contains no name, street, phone or prices.',
  simpleResolvers: true,
})
@Resolver(() => TrackedOrder)
export class TrackedOrder {
  @Field(() => String, { description: 'Order number.' })
  number!: string;

  @Field(() => DateTime, { description: 'Time of the order.' })
  placedAt!: string;

  @Extensions({ longest: USUAL_ORDER_LENGTH })
  @Field(() => [TrackedPackage], { description: 'One package per vendor.' })
  packages!: OrderPackageDoc[];

  @Query(() => TrackedOrder, {
    nullable: true,
    description:
      'Progress of an order by its number and email; null if they do not match an order. Fails with RATE_LIMITED after ten misses by one caller in ten minutes.',
  })
  trackOrder(
    @Arg('number', () => String, { description: 'Order number, for example "RZQ-7K4M-2Q9D"; case does not matter.' }) number: string,
    @Arg('email', () => String, { description: 'Email of the order; case does not matter.' }) email: string,
    @Ctx() context: GraphQLContext,
  ): Promise<OrderDoc | null> {
    return context.services.tracking.track(number, email, callerOf(context));
  }

  @FieldResolver(() => OrderStatus, { description: 'Status of the order, derived from its packages.' })
  status(@Root() order: OrderDoc): OrderStatusName {
    return orderStatus(order);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether it still awaits online payment: until then nothing is packed and the expected days may change.',
  })
  waitsForPayment(@Root() order: OrderDoc): boolean {
    return isUnpaid(order.payment) && orderStatus(order) !== 'CANCELLED';
  }

  @FieldResolver(() => DateTime, {
    nullable: true,
    description: 'Deadline for confirming the email, after which the order is cancelled; null if no confirmation is pending.',
  })
  confirmBy(@Root() order: OrderDoc): string | null {
    return confirmByOf(order);
  }

  @FieldResolver(() => String, { description: 'Town of the delivery address.' })
  city(@Root() order: OrderDoc): string {
    return order.shippingAddress.city;
  }

  @FieldResolver(() => MalaysianState, { description: 'State of the delivery address.' })
  state(@Root() order: OrderDoc): StateCode {
    return order.shippingAddress.state;
  }
}
