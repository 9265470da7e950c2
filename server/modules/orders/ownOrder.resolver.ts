import { Arg, createUnionType, Ctx, Field, ID, Mutation, ObjectType, Resolver } from 'type-graphql';
import { MAX_NOTE_LENGTH } from '#schema/rules/limits.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import type { OrderView } from './order.service.ts';
import { Order, OrderPackage } from './order.type.ts';
import type { PackageView } from './orderViews.ts';
import type { OrderError as OrderErrorSource, OwnOrderResult } from './ownOrder.service.ts';
import { IllegalTransition } from '#server/modules/fulfilment/illegalTransition.type.ts';
import { InvalidInput, NotFound } from '#server/graphql/userError.type.ts';
import { PaymentInput, wantedPayment } from './order.args.ts';
import { PaymentDeclined } from './placeOrder.type.ts';
import { ReturnLineInput } from '#server/modules/fulfilment/return.args.ts';

export const OrderError = createUnionType({
  name: 'OrderError',
  description: 'Every way in which a change of an order by its buyer is refused.',
  types: () => [InvalidInput, NotFound, IllegalTransition, PaymentDeclined] as const,
  resolveType: (error: unknown) => (error as OrderErrorSource).kind,
});

@ObjectType({ description: 'Either the changed order or at least one error.', simpleResolvers: true })
export class OrderPayload {
  @Field(() => Order, { nullable: true, description: 'The order as it is now; null when the change was refused.' })
  order!: OrderView | null;

  @Field(() => OrderPackage, { nullable: true, description: 'The package as it is now; null when the change was refused.' })
  package!: PackageView | null;

  @Field(() => [OrderError], { description: 'Why it was refused; empty when it was done.' })
  errors!: OrderErrorSource[];
}

@Resolver(() => OrderPayload)
export class OwnOrderResolver {
  @Mutation(() => OrderPayload, {
    nullable: true,
    description:
      'Pays an order that waits to be paid another way, or again after a decline, for its owner or for who holds its token, until `PaymentInfo.retryUntil`. The payment before is called off; the same way, asked for again while it is open, is the same payment. `nextAction` says what to do. Safe to repeat: an order is charged once.',
  })
  retryPayment(
    @Arg('number', () => String, { description: 'The order number; case does not matter.' }) number: string,
    @Arg('payment', () => PaymentInput, { description: 'How it is to be paid now.' }) payment: PaymentInput,
    @Arg('accessToken', () => String, { nullable: true, description: 'The token from the answer of placeOrder; its owner needs none.' })
    accessToken: string | null,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<OwnOrderResult> {
    const holder = { viewer, accessToken: accessToken ?? null };
    return services.payAgain.retry(number, wantedPayment(payment), holder);
  }

  @Mutation(() => OrderPayload, {
    nullable: true,
    description:
      'Asks the gateway now whether an order is paid, for its owner or for who holds its token: for buyers who come back from paying. Without it the order is told of the answer all the same, within a minute at the latest.',
  })
  confirmPayment(
    @Arg('number', () => String, { description: 'The order number; case does not matter.' }) number: string,
    @Arg('accessToken', () => String, { nullable: true, description: 'The token from the answer of placeOrder; its owner needs none.' })
    accessToken: string | null,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<OwnOrderResult> {
    return services.payAgain.confirm(number, { viewer, accessToken: accessToken ?? null });
  }

  @Mutation(() => OrderPayload, {
    nullable: true,
    description:
      'Calls a package off, for the owner of the order or for who holds its token, until the vendor has begun to pack it. Its goods go back on sale and what was paid for it is given back. For anybody else, NOT_FOUND; too late, ILLEGAL_TRANSITION.',
  })
  cancelPackage(
    @Arg('number', () => String, { description: 'The package\'s number, for example "RZQ-7K4M-2Q9D-1"; case does not matter.' })
    number: string,
    @Arg('accessToken', () => String, { nullable: true, description: 'The token from the answer of placeOrder; its owner needs none.' })
    accessToken: string | null,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<OwnOrderResult> {
    return services.ownOrders.cancel(number, { viewer, accessToken: accessToken ?? null });
  }

  @Mutation(() => OrderPayload, {
    nullable: true,
    description:
      "Puts a guest's order into the account of who is signed in: with its token, and only when its e-mail is that of the account, else INVALID. From then on the account alone opens it; the token is dead. With a wrong token, or for what is somebody else's, NOT_FOUND. Safe to repeat.",
  })
  claimOrder(
    @Arg('number', () => String, { description: 'The order number, for example "RZQ-7K4M-2Q9D"; case does not matter.' }) number: string,
    @Arg('accessToken', () => String, { description: 'The token from the answer of placeOrder.' }) accessToken: string,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<OwnOrderResult> {
    return services.ownOrders.claim(number, accessToken, viewer);
  }

  @Mutation(() => OrderPayload, {
    nullable: true,
    description:
      'Asks the vendor to take goods of a delivered package back, whole lines or some of their units, for the owner of the order or for who holds its token, until `OrderPackage.canReturnUntil`. One return is under way at a time. For anybody else, NOT_FOUND; before it arrived, during another return or too late, ILLEGAL_TRANSITION.',
  })
  requestReturn(
    @Arg('packageId', () => ID, { description: "The package's id, or its number." }) packageId: string,
    @Arg('lines', () => [ReturnLineInput], { description: 'What comes back.' }) lines: ReturnLineInput[],
    @Arg('reason', () => String, { description: `Why, for the vendor. At most ${MAX_NOTE_LENGTH} characters.` }) reason: string,
    @Arg('accessToken', () => String, { nullable: true, description: 'The token from the answer of placeOrder; its owner needs none.' })
    accessToken: string | null,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<OwnOrderResult> {
    const holder = { viewer, accessToken: accessToken ?? null };
    return services.ownOrders.requestReturn(packageId, { lines, reason }, holder);
  }
}
