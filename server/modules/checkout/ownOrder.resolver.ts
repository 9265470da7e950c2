import { Arg, createUnionType, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { CANCELLATION_ANSWER_HOURS } from '#schema/rules/cancellations.ts';
import { MAX_NOTE_LENGTH, MAX_RETURNS } from '#schema/rules/limits.ts';
import type { ReturnCause as ReturnCauseName } from '#schema/rules/returns.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import type { OrderView, PackageView } from '#server/modules/orders/index.ts';
import { Order, OrderPackage } from '#server/modules/orders/graphql.ts';
import type { OrderError as OrderErrorSource, OwnOrderResult } from './ownOrder.service.ts';
import { IllegalTransition, ReturnCause, ReturnLineInput } from '#server/modules/fulfilment/graphql.ts';
import { InvalidInput, NotFound } from '#server/graphql/userError.type.ts';
import { PaymentDeclined, PaymentInput } from './order.resolver.ts';

export const OrderError = createUnionType({
  name: 'OrderError',
  description: 'Possible errors of order mutations.',
  types: () => [InvalidInput, NotFound, IllegalTransition, PaymentDeclined] as const,
  resolveType: (error: unknown) => (error as OrderErrorSource).kind,
});

@ObjectType({ description: 'Either the changed order or at least one error.', simpleResolvers: true })
export class OrderPayload {
  @Field(() => Order, { nullable: true, description: 'Current order; null on errors.' })
  order!: OrderView | null;

  @Field(() => OrderPackage, { nullable: true, description: 'Current package; null on errors.' })
  package!: PackageView | null;

  @Field(() => [OrderError], { description: 'All errors; empty on success.' })
  errors!: OrderErrorSource[];
}

/** The argument with which a guest proves their access to an order. */
const AccessToken = () =>
  Arg('accessToken', () => String, {
    nullable: true,
    description: 'Access token from the placeOrder response; not needed by the owner of the order.',
  });

/** Queries and mutations for an order's owner or the holder of its access token. */
@Resolver(() => Order)
export class OwnOrderResolver {
  @Query(() => Order, {
    nullable: true,
    description: 'An order by its number, for its owner or the holder of its access token; null for anyone else and for an unknown number.',
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
      'Pays an unpaid order by another method, or again after a decline, until `PaymentInfo.retryUntil`. For the owner of the order or the holder of its access token. Cancels the previous payment, unless it is open and uses the same method. `nextAction` gives the next step. Safe to repeat: an order is charged once.',
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
      'Queries the payment gateway immediately for the payment of an order, for example when the buyer returns from paying. For the owner of the order or the holder of its access token. Without this mutation the order is updated within a minute.',
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
      'Cancels an order that awaits online payment: its payment is released, and its units and coupon are free again. For the owner of the order or the holder of its access token. Safe to repeat. Errors: NOT_FOUND for anyone else; ILLEGAL_TRANSITION if it is already paid, is paid in cash or has ended; see `Order.canCancel`.',
  })
  cancelOrder(
    @Arg('number', () => String, { description: 'Order number, for example "RZQ-7K4M-2Q9D"; case does not matter.' }) number: string,
    @AccessToken() accessToken: string | null,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<OwnOrderResult> {
    return services.cancelOrders.cancel(number, { viewer, accessToken });
  }

  @Mutation(() => OrderPayload, {
    nullable: true,
    description:
      'Cancels a package that its vendor has not packed yet, or that is late (`OrderPackage.canCancel`), returns its units to stock and refunds what was paid. For the owner of the order or the holder of its access token. Safe to repeat. Errors: NOT_FOUND for anyone else; ILLEGAL_TRANSITION if it is already packed (see `requestCancellation`) or was cancelled by someone else.',
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
    description: `Requests the cancellation of a packed package. The vendor accepts or declines it within ${CANCELLATION_ANSWER_HOURS} hours, and cannot ship the package before; silence is consent. For the owner of the order or the holder of its access token. Safe to repeat. Errors: NOT_FOUND for anyone else; ILLEGAL_TRANSITION unless \`OrderPackage.canRequestCancellation\`.`,
  })
  requestCancellation(
    @Arg('number', () => String, { description: 'Number of the package, for example "RZQ-7K4M-2Q9D-1"; case does not matter.' })
    number: string,
    @Arg('reason', () => String, { description: `Reason, shown to the vendor. At most ${MAX_NOTE_LENGTH} characters.` }) reason: string,
    @AccessToken() accessToken: string | null,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<OwnOrderResult> {
    return services.ownOrders.requestCancellation(number, reason, { viewer, accessToken });
  }

  @Mutation(() => OrderPayload, {
    nullable: true,
    description:
      'Accepts the product that a vendor sends instead of a line. For the owner of the order or the holder of its access token. Safe to repeat. Errors: NOT_FOUND for anyone else and for an unknown line; ILLEGAL_TRANSITION if the package is shipped or the line was not replaced.',
  })
  acceptReplacement(
    @Arg('packageId', () => ID, { description: 'Id or number of the package.' }) packageId: string,
    @Arg('lineId', () => ID, { description: 'Id of the replaced line.' }) lineId: string,
    @AccessToken() accessToken: string | null,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<OwnOrderResult> {
    return services.ownOrders.answerReplacement(packageId, lineId, true, { viewer, accessToken });
  }

  @Mutation(() => OrderPayload, {
    nullable: true,
    description:
      'Refuses the product that a vendor sends instead of a line, until it is accepted or the package is shipped: the line is removed and refunded. A package without lines is cancelled. For the owner of the order or the holder of its access token. Safe to repeat. Errors: NOT_FOUND for anyone else and for an unknown line; ILLEGAL_TRANSITION if the package is shipped, the line was not replaced, its replacement was accepted, or a request to cancel the package is open.',
  })
  refuseReplacement(
    @Arg('packageId', () => ID, { description: 'Id or number of the package.' }) packageId: string,
    @Arg('lineId', () => ID, { description: 'Id of the replaced line.' }) lineId: string,
    @AccessToken() accessToken: string | null,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<OwnOrderResult> {
    return services.ownOrders.answerReplacement(packageId, lineId, false, { viewer, accessToken });
  }

  @Mutation(() => OrderPayload, {
    nullable: true,
    description:
      "Moves a guest's order into the viewer's account, after which its access token is void. Safe to repeat. Errors: INVALID if the email of the order is not that of the account; NOT_FOUND for a wrong token and for an order of another account.",
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
    description: `Requests a return of lines of a delivered package, or of some of their units, until \`OrderPackage.canReturnUntil\`. A package has at most ${MAX_RETURNS} returns, including withdrawn and refused ones. For the owner of the order or the holder of its access token. Errors: NOT_FOUND for anyone else; ILLEGAL_TRANSITION before delivery, after the return period, after the last return, and while another return is in progress.`,
  })
  requestReturn(
    @Arg('packageId', () => ID, { description: 'Id or number of the package.' }) packageId: string,
    @Arg('lines', () => [ReturnLineInput], { description: 'Lines and units to return.' }) lines: ReturnLineInput[],
    @Arg('cause', () => ReturnCause, { nullable: true, description: 'Reason. Required unless `reason` is given.' })
    cause: ReturnCauseName | null,
    @Arg('note', () => String, {
      nullable: true,
      description: `What the vendor should know about it. At most ${MAX_NOTE_LENGTH} characters. Required if the cause is OTHER.`,
    })
    note: string | null,
    @Arg('reason', () => String, {
      nullable: true,
      description: `Reason as text: a note with the cause OTHER. At most ${MAX_NOTE_LENGTH} characters. Ignored with a cause.`,
      deprecationReason: 'Use `cause` and `note`.',
    })
    reason: string | null,
    @AccessToken() accessToken: string | null,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<OwnOrderResult> {
    return services.ownOrders.requestReturn(packageId, { lines, cause, note, reason }, { viewer, accessToken });
  }

  @Mutation(() => OrderPayload, {
    nullable: true,
    description:
      'Withdraws a requested return until the vendor has answered it. Its units can be returned again until `OrderPackage.canReturnUntil`. For the owner of the order or the holder of its access token. Safe to repeat. Errors: NOT_FOUND for anyone else and for an unknown return; ILLEGAL_TRANSITION once the vendor has accepted or refused it.',
  })
  withdrawReturn(
    @Arg('packageId', () => ID, { description: 'Id or number of the package.' }) packageId: string,
    @Arg('returnId', () => ID, { description: 'Id of the return.' }) returnId: string,
    @AccessToken() accessToken: string | null,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<OwnOrderResult> {
    return services.ownOrders.withdrawReturn(packageId, returnId, { viewer, accessToken });
  }
}
