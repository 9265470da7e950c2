import { Ctx, Field, FieldResolver, ObjectType, Resolver, Root } from 'type-graphql';
import { CANCELLATION_ANSWER_HOURS, LATE_WORKING_DAYS } from '#schema/rules/cancellations.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { DateTime } from '#server/graphql/scalars.ts';
import { CancellationState, OrderPackage, PackageRefund } from '#server/modules/orders/graphql.ts';
import type { PackageRefund as PackageRefundSource, PackageView } from '#server/modules/orders/index.ts';
import type { CancellationRequestDoc, CancellationState as CancellationStateName } from '#server/store/documents/orders.ts';

/** Source object: CancellationRequestDoc. */
@ObjectType({ description: 'A request by the buyer to cancel a packed package.', simpleResolvers: true })
@Resolver(() => CancellationRequest)
export class CancellationRequest {
  @Field(() => CancellationState, { description: 'State of the request.' })
  state!: CancellationStateName;

  @Field(() => String, { description: 'Reason of the buyer, as typed.' })
  reason!: string;

  @Field(() => DateTime, { description: 'Time of the request.' })
  requestedAt!: string;

  @Field(() => DateTime, {
    description: `End of the ${CANCELLATION_ANSWER_HOURS} hours in which the vendor answers. Without an answer, the request is then accepted.`,
  })
  respondBy!: string;

  @Field(() => DateTime, { nullable: true, description: 'Time at which it was accepted or declined; null before.' })
  answeredAt!: string | null;

  @Field(() => String, { nullable: true, description: 'Reason of the vendor, as typed; null unless it was declined.' })
  refusal!: string | null;

  @FieldResolver(() => Boolean, { description: 'Whether it was accepted because the vendor did not answer in time.' })
  isBySilence(@Root() { isBySilence = false }: CancellationRequestDoc): boolean {
    return isBySilence;
  }
}

/** Fields of `OrderPackage` about cancelling it. */
@Resolver(() => OrderPackage)
export class PackageCancellationResolver {
  @FieldResolver(() => Boolean, {
    description: `Whether \`cancelPackage\` is currently possible: until the package is packed, and if it is not shipped ${LATE_WORKING_DAYS} working days after \`expectedBy\`. False for the vendor.`,
  })
  canCancel(@Root() orderPackage: PackageView, @Ctx() { services }: GraphQLContext): boolean {
    return services.cancellations.canCancel(orderPackage);
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether `requestCancellation` is currently possible: once, while the package is packed and not shipped. False for the vendor.',
  })
  canRequestCancellation(@Root() orderPackage: PackageView, @Ctx() { services }: GraphQLContext): boolean {
    return services.cancellations.canRequest(orderPackage);
  }

  @FieldResolver(() => CancellationRequest, { nullable: true, description: 'Request of the buyer to cancel the package; null if none.' })
  cancellationRequest(@Root() { cancellationRequest }: PackageView): CancellationRequestDoc | null {
    return cancellationRequest ?? null;
  }

  @FieldResolver(() => PackageRefund, {
    nullable: true,
    description:
      'Refund of the cancelled package, or the refund if it were cancelled now. Null if its cancellation is neither possible nor requested, and for the vendor until it is cancelled.',
  })
  cancellation(@Root() orderPackage: PackageView, @Ctx() { services }: GraphQLContext): PackageRefundSource | null {
    return services.cancellations.refund(orderPackage);
  }
}
