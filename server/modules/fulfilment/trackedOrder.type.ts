import { Arg, Ctx, Field, FieldResolver, Int, ObjectType, Query, Resolver, Root } from 'type-graphql';
import type { MalaysianState as StateCode } from '#schema/rules/malaysianStates.ts';
import { callerOf } from '#server/graphql/context.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { MalaysianState } from '#server/graphql/malaysianState.enum.ts';
import { DateTime } from '#server/graphql/scalars.ts';
import type {
  OrderDoc,
  OrderEventDoc,
  OrderPackageDoc,
  PackageStatus as PackageStatusName,
  TrackingDoc,
} from '#server/store/documents/orders.ts';
import { OrderStatus, PackageStatus } from '#server/modules/orders/order.enums.ts';
import { OrderEvent, Tracking } from '#server/modules/orders/order.type.ts';
import { orderStatus, packageStatus } from '#server/modules/orders/orderStatus.ts';
import type { OrderStatus as OrderStatusName } from '#server/modules/orders/orderStatus.ts';
import { isUnpaid, vendorOf } from '#server/modules/orders/orderViews.ts';
import { pickupPlaceOf } from '#server/modules/cart/pickupPlace.ts';
import type { PickupPlace as PickupPlaceSource } from '#server/modules/cart/pickupPlace.ts';
import { PickupPlace } from '#server/modules/cart/pickupPlace.type.ts';
import { isFetched } from '#server/modules/cart/shipping.ts';

/** Its source object is an OrderPackageDoc. */
@ObjectType({ description: 'How far a package is.', simpleResolvers: true })
export class TrackedPackage {
  @Field(() => String, { description: "The order's number and a running one." })
  number!: string;

  @Field(() => [OrderEvent], { description: 'What happened to it, the oldest first.' })
  timeline!: OrderEventDoc[];

  @Field(() => DateTime, { nullable: true, description: 'The end of the day on which it should have arrived; null when unknown.' })
  expectedBy!: string | null;

  @Field(() => Tracking, { nullable: true, description: 'How its courier finds it; null until it was handed over.' })
  tracking?: TrackingDoc | null;
}

/** Its source object is an OrderDoc. */
@ObjectType({
  description: 'What an order number and an e-mail reveal: progress only. No name, no street, no phone, no prices.',
  simpleResolvers: true,
})
export class TrackedOrder {
  @Field(() => String, { description: 'The order number.' })
  number!: string;

  @Field(() => DateTime, { description: 'When it was placed.' })
  placedAt!: string;

  @Field(() => [TrackedPackage], { description: 'One package per vendor.' })
  packages!: OrderPackageDoc[];
}

@Resolver(() => TrackedOrder)
export class TrackedOrderResolver {
  @Query(() => TrackedOrder, {
    nullable: true,
    description:
      'How far an order is, for who knows its number and e-mail. Null for a wrong e-mail just as for a number that no order has. After ten misses in ten minutes of one caller: RATE_LIMITED.',
  })
  trackOrder(
    @Arg('number', () => String, { description: 'The order number, for example "RZQ-7K4M-2Q9D"; case does not matter.' }) number: string,
    @Arg('email', () => String, { description: 'The e-mail it was ordered with; case does not matter.' }) email: string,
    @Ctx() context: GraphQLContext,
  ): Promise<OrderDoc | null> {
    return context.services.tracking.track(number, email, callerOf(context));
  }

  @FieldResolver(() => OrderStatus, { description: 'Where the order is, as its packages say.' })
  status(@Root() order: OrderDoc): OrderStatusName {
    return orderStatus(order);
  }

  @FieldResolver(() => Boolean, { description: 'Whether it is still to be paid online: until then nothing is packed, and no day is sure.' })
  waitsForPayment(@Root() order: OrderDoc): boolean {
    return isUnpaid(order.payment) && orderStatus(order) !== 'CANCELLED';
  }

  @FieldResolver(() => String, { description: 'The town it goes to.' })
  city(@Root() order: OrderDoc): string {
    return order.shippingAddress.city;
  }

  @FieldResolver(() => MalaysianState, { description: 'The state it goes to.' })
  state(@Root() order: OrderDoc): StateCode {
    return order.shippingAddress.state;
  }
}

@Resolver(() => TrackedPackage)
export class TrackedPackageResolver {
  @FieldResolver(() => String, { description: 'Who sends it.' })
  vendorName(@Root() orderPackage: OrderPackageDoc, @Ctx() { services }: GraphQLContext): string {
    return vendorOf(orderPackage, services.catalog).name;
  }

  @FieldResolver(() => PackageStatus, { description: 'Where it is.' })
  status(@Root() orderPackage: OrderPackageDoc): PackageStatusName {
    return packageStatus(orderPackage);
  }

  @FieldResolver(() => PickupPlace, { nullable: true, description: 'Where it is fetched; null where it is brought.' })
  pickup(@Root() orderPackage: OrderPackageDoc, @Ctx() { services }: GraphQLContext): PickupPlaceSource | null {
    return isFetched(orderPackage) ? pickupPlaceOf(vendorOf(orderPackage, services.catalog)) : null;
  }

  @FieldResolver(() => Int, { description: 'Units in it.' })
  itemCount(@Root() orderPackage: OrderPackageDoc): number {
    return orderPackage.lines.reduce((sum, line) => sum + line.quantity, 0);
  }
}
