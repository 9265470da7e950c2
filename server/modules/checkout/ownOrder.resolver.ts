import { Arg, createUnionType, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { MAX_NOTE_LENGTH } from '#schema/rules/limits.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import type { OrderView, PackageView } from '#server/modules/orders/index.ts';
import { Order, OrderPackage } from '#server/modules/orders/graphql.ts';
import type { OrderError as OrderErrorSource, OwnOrderResult } from './ownOrder.service.ts';
import { IllegalTransition, ReturnLineInput } from '#server/modules/fulfilment/graphql.ts';
import { InvalidInput, NotFound } from '#server/graphql/userError.type.ts';
import { PaymentDeclined, PaymentInput } from './order.resolver.ts';

export const OrderError = createUnionType({
  name: 'OrderError',
  description: "Every way in which a buyer's change of an order is refused.",
  types: () => [InvalidInput, NotFound, IllegalTransition, PaymentDeclined] as const,
  resolveType: (error: unknown) => (error as OrderErrorSource).kind,
});

@ObjectType({ description: 'Either the changed order or at least one error.', simpleResolvers: true })
export class OrderPayload {
  @Field(() => Order, { nullable: true, description: 'Order as it is now; null when the change was refused.' })
  order!: OrderView | null;

  @Field(() => OrderPackage, { nullable: true, description: 'Package as it is now; null when the change was refused.' })
  package!: PackageView | null;

  @Field(() => [OrderError], { description: 'Reasons for the refusal; empty on success.' })
  errors!: OrderErrorSource[];
}

/** The argument by which a guest holds an order. */
const AccessToken = () =>
  Arg('accessToken', () => String, {
    nullable: true,
    description: 'Access token from the placeOrder response; not needed by the owner of the order.',
  });

/** Orders as their holders open and change them. */
@Resolver(() => Order)
export class OwnOrderResolver {
  @Query(() => Order, {
    nullable: true,
    description:
      'An order by its number, for its owner or the holder of its access token. Null for anyone else, exactly as for an unknown number.',
  })
  order(
    @Arg('number', () => String, { description: 'Order number, for example "RZQ-7K4M-2Q9D"; case does not matter.' }) number: string,
    @AccessToken() accessToken: string | null,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<OrderView | null> {
    return services.ownOrders.open(number, { viewer, accessToken });
  }

  @Mutation(() => OrderPayload, {
    nullable: true,
    description:
      'Pays an unpaid order by another method, or again after a decline, until `PaymentInfo.retryUntil`; for its owner or the holder of its access token. The previous payment is cancelled; the same method requested again while open is the same payment. `nextAction` gives the next step. Safe to repeat: an order is charged once.',
  })
  retryPayment(
    @Arg('number', () => String, { description: 'Order number; case does not matter.' }) number: string,
    @Arg('payment', () => PaymentInput, { description: 'Payment to use now.' }) payment: PaymentInput,
    @AccessToken() accessToken: string | null,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<OwnOrderResult> {
    return services.payAgain.retry(number, payment, { viewer, accessToken });
  }

  @Mutation(() => OrderPayload, {
    nullable: true,
    description:
      'Queries the gateway now for the payment of an order, for its owner or the holder of its access token: for buyers who return from paying. Without this mutation the order is updated all the same, within a minute at the latest.',
  })
  confirmPayment(
    @Arg('number', () => String, { description: 'Order number; case does not matter.' }) number: string,
    @AccessToken() accessToken: string | null,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<OwnOrderResult> {
    return services.payAgain.confirm(number, { viewer, accessToken });
  }

  @Mutation(() => OrderPayload, {
    nullable: true,
    description:
      'Cancels a package until its vendor has packed it, for the owner of the order or the holder of its access token. Its units go back on sale and what was paid for it is refunded. Repeated, it returns the package. For anyone else, NOT_FOUND; too late, or cancelled by another, ILLEGAL_TRANSITION.',
  })
  cancelPackage(
    @Arg('number', () => String, { description: 'Number of the package, for example "RZQ-7K4M-2Q9D-1"; case does not matter.' })
    number: string,
    @AccessToken() accessToken: string | null,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<OwnOrderResult> {
    return services.ownOrders.cancel(number, { viewer, accessToken });
  }

  @Mutation(() => OrderPayload, {
    nullable: true,
    description:
      "Moves a guest's order into the account of the signed-in viewer: with its access token, and only when its email is that of the account, else INVALID. Afterwards only the account opens it; the token is void. With a wrong token, or for an order of another account, NOT_FOUND. Safe to repeat.",
  })
  claimOrder(
    @Arg('number', () => String, { description: 'Order number, for example "RZQ-7K4M-2Q9D"; case does not matter.' }) number: string,
    @Arg('accessToken', () => String, { description: 'Access token from the placeOrder response.' }) accessToken: string,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<OwnOrderResult> {
    return services.ownOrders.claim(number, accessToken, viewer);
  }

  @Mutation(() => OrderPayload, {
    nullable: true,
    description:
      'Requests a return of a delivered package, whole lines or some of their units, until `OrderPackage.canReturnUntil`; for the owner of the order or the holder of its access token. Only one return is in progress at a time. For anyone else, NOT_FOUND; before delivery, during another return or too late, ILLEGAL_TRANSITION.',
  })
  requestReturn(
    @Arg('packageId', () => ID, { description: 'Id or number of the package.' }) packageId: string,
    @Arg('lines', () => [ReturnLineInput], { description: 'Lines and units to return.' }) lines: ReturnLineInput[],
    @Arg('reason', () => String, { description: `Reason, shown to the vendor. At most ${MAX_NOTE_LENGTH} characters.` }) reason: string,
    @AccessToken() accessToken: string | null,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<OwnOrderResult> {
    return services.ownOrders.requestReturn(packageId, { lines, reason }, { viewer, accessToken });
  }
}
