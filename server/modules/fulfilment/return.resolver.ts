import { Arg, Ctx, Extensions, Field, FieldResolver, ID, InputType, Int, ObjectType, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { MoneyFields } from '#server/graphql/derivedFields.ts';
import { describedEnum } from '#server/graphql/enums.ts';
import { Money, moneyOf } from '#server/graphql/money.type.ts';
import { USUAL_ORDER_LENGTH } from '#server/graphql/queryCost.ts';
import { InLocale, type Locale } from '#server/graphql/locale.ts';
import { DateTime } from '#server/graphql/scalars.ts';
import type { ReturnCause as ReturnCauseName } from '#schema/rules/returns.ts';
import type { LostTerms as LostTermsSource } from '#schema/rules/lostTerms.ts';
import { LostTerms, OrderPackage, PackageRefund, ReturnStatus } from '#server/modules/orders/graphql.ts';
import { expectedReturns, type PackageRefund as PackageRefundSource, type PackageView } from '#server/modules/orders/index.ts';
import type { ReturnDoc, ReturnLineDoc, ReturnStatus as ReturnStatusName } from '#server/store/documents/orders.ts';
import { causeText, expectedRefund, returnableLines, returnableUntil } from './returns.ts';

@InputType({ description: 'Units of a line to return. Several entries for one line are merged.' })
export class ReturnLineInput {
  @Field(() => ID, { description: 'Id of the order line.' })
  lineId!: string;

  @Field(() => Int, { description: 'Units, at most those of `OrderPackage.returnable`.' })
  quantity!: number;
}

export const RefundWay = describedEnum<ReturnDoc['refundBy']>('RefundWay', 'How a refund is paid.', {
  ORIGINAL: 'To the original payment method.',
  TRANSFER:
    'By bank transfer, for cash payments. The refund is marked as due until the seller confirms the transfer, which is made outside the marketplace.',
});

export const ReturnCause = describedEnum<ReturnCauseName>('ReturnCause', 'Why products are returned.', {
  DAMAGED: 'The product arrived damaged.',
  WRONG: 'It is not the product that was ordered.',
  NOT_AS_DESCRIBED: 'It is not as described.',
  DOES_NOT_FIT: 'It does not fit.',
  CHANGED_MIND: 'The buyer has changed their mind.',
  OTHER: 'Another reason, which the note states.',
});

/** Source object: ReturnLineDoc. */
@ObjectType({ description: 'Returned units of a line.', simpleResolvers: true })
@Resolver(() => PackageReturnLine)
export class PackageReturnLine {
  @Field(() => ID, { description: 'Line of the package.' })
  lineId!: string;

  @Field(() => Int, { description: 'Number of units.' })
  quantity!: number;

  @FieldResolver(() => Money, { description: 'Refund for these units: their price after discounts plus their VAT.' })
  refund(@Root() { productsCents, taxCents }: ReturnLineDoc): Money {
    return moneyOf(productsCents + taxCents);
  }
}

/** Source object: ReturnDoc. */
@ObjectType({ description: 'A return of products of a package.', simpleResolvers: true })
@Resolver(() => PackageReturn)
@MoneyFields<ReturnDoc>({
  refund:
    'Refund due once the products are received: their price after discounts plus their VAT, less `charge`; delivery is not refunded. Final once they are received.',
})
export class PackageReturn {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => ReturnStatus, { description: 'Status of the return.' })
  status!: ReturnStatusName;

  @Extensions({ longest: USUAL_ORDER_LENGTH })
  @Field(() => [PackageReturnLine], { description: 'Returned lines.' })
  lines!: ReturnLineDoc[];

  @Field(() => ReturnCause, { description: 'Reason of the buyer.' })
  cause!: ReturnCauseName;

  @Field(() => String, {
    nullable: true,
    description: 'What the buyer wrote about it, as typed; null without a note. Not null if the cause is OTHER.',
  })
  note!: string | null;

  @FieldResolver(() => String, { description: 'Cause and note as one text.', deprecationReason: 'Use `cause` and `note`.' })
  reason(@Root() returned: ReturnDoc, @InLocale() locale: Locale): string {
    return causeText(returned, locale);
  }

  @Field(() => LostTerms, {
    nullable: true,
    description: 'Lost terms of the rest of the order, charged against the refund; null without any. Final once the products are received.',
  })
  charge?: LostTermsSource | null;

  @Field(() => DateTime, { description: 'Time of the request.' })
  requestedAt!: string;

  @Field(() => DateTime, { nullable: true, description: 'Time at which the buyer withdrew it; null otherwise.' })
  withdrawnAt?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Time at which the vendor accepted or refused it; null before.' })
  answeredAt!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'How and where to send the return, as the vendor typed it; null until it is accepted.',
  })
  instructions!: string | null;

  @Field(() => String, { nullable: true, description: 'Reason of the vendor for the refusal, as typed; null unless it was refused.' })
  refusal!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Time at which the products were received; null before.' })
  receivedAt!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which the seller transferred the cash; null before, and for online payments.',
  })
  paidBackAt?: string | null;

  @Field(() => RefundWay, { description: 'How the refund is paid.' })
  refundBy!: ReturnDoc['refundBy'];
}

/** Fields of `OrderPackage` that describe its returns. */
@Resolver(() => OrderPackage)
export class PackageReturnsResolver {
  @FieldResolver(() => [PackageReturn], { description: 'Returns of this package, oldest first.' })
  returns(@Root() orderPackage: PackageView): ReturnDoc[] {
    const { order, returns = [] } = orderPackage;
    return order === undefined ? returns : expectedReturns(order, orderPackage);
  }

  @FieldResolver(() => PackageRefund, {
    nullable: true,
    description:
      'Refund of a return of these lines, if it were received now. Null when they cannot be returned, without lines, and for the vendor.',
  })
  returnRefund(
    @Root() orderPackage: PackageView,
    @Arg('lines', () => [ReturnLineInput], { description: 'Lines and units to return.' }) lines: ReturnLineInput[],
    @Ctx() { services }: GraphQLContext,
  ): PackageRefundSource | null {
    const { order } = orderPackage;
    return order === undefined ? null : expectedRefund(order, orderPackage, lines, (id) => services.catalog.product(id));
  }

  @FieldResolver(() => [PackageReturnLine], {
    description:
      'Units of each line that can be returned until `canReturnUntil`, with the refund for all of them. Fresh, chilled and frozen food cannot be returned.',
  })
  returnable(@Root() orderPackage: PackageView, @Ctx() { services }: GraphQLContext): ReturnLineDoc[] {
    return returnableLines(orderPackage, (id) => services.catalog.product(id));
  }

  @FieldResolver(() => DateTime, {
    nullable: true,
    description:
      'End of the return period: 30 days after delivery. Null before delivery, while a return is in progress, after the last return that the package can have, and once every unit has been returned.',
  })
  canReturnUntil(@Root() orderPackage: PackageView): string | null {
    return returnableUntil(orderPackage);
  }

  @FieldResolver(() => DateTime, {
    nullable: true,
    description:
      'Until when units that are in no return can be returned. Unlike `canReturnUntil`, not null while another return is in progress, which has to end or be withdrawn first. Null before delivery, after the return period, after the last return that the package can have, and without such units.',
  })
  restReturnableUntil(@Root() orderPackage: PackageView, @Ctx() { services }: GraphQLContext): string | null {
    return services.returns.restReturnableUntil(orderPackage, (id) => services.catalog.product(id));
  }
}
