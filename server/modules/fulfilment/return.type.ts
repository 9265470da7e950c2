import { Field, FieldResolver, ID, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { describedEnum } from '#server/graphql/enums.ts';
import { Money, moneyOf } from '#server/graphql/money.type.ts';
import { DateTime } from '#server/graphql/scalars.ts';
import { ReturnStatus } from '#server/modules/orders/graphql.ts';
import type { ReturnDoc, ReturnLineDoc, ReturnStatus as ReturnStatusName } from '#server/store/documents/orders.ts';

export const RefundWay = describedEnum<ReturnDoc['refundBy']>('RefundWay', 'How a refund is paid.', {
  ORIGINAL: 'To the original payment method.',
  TRANSFER:
    'By bank transfer, for cash payments. The refund is marked as due until the seller confirms the transfer, which is made outside the marketplace.',
});

/** Source object: ReturnLineDoc. */
@ObjectType({ description: 'Returned units of a line.', simpleResolvers: true })
export class PackageReturnLine {
  @Field(() => ID, { description: 'The line of the package.' })
  lineId!: string;

  @Field(() => Int, { description: 'Units.' })
  quantity!: number;
}

/** Source object: ReturnDoc. */
@ObjectType({ description: 'A return of products of a package.', simpleResolvers: true })
export class PackageReturn {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => ReturnStatus, { description: 'Its status.' })
  status!: ReturnStatusName;

  @Field(() => String, { description: "The buyer's reason, as typed." })
  reason!: string;

  @Field(() => DateTime, { description: 'Time of the request.' })
  requestedAt!: string;

  @Field(() => DateTime, { nullable: true, description: 'Time at which the vendor accepted or refused it; null before.' })
  answeredAt!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'How and where to send the return, as the vendor typed it; null until it is accepted.',
  })
  instructions!: string | null;

  @Field(() => String, { nullable: true, description: "The vendor's reason for the refusal, as typed; null unless it was refused." })
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

@Resolver(() => PackageReturn)
export class PackageReturnResolver {
  @FieldResolver(() => [PackageReturnLine], { description: 'Returned lines.' })
  lines(@Root() { lines }: ReturnDoc): ReturnLineDoc[] {
    return lines;
  }

  @FieldResolver(() => Money, {
    description:
      'Refund due once the products are received: their price after discounts plus their VAT, to the cent; delivery is not refunded.',
  })
  refund(@Root() { refundCents }: ReturnDoc): Money {
    return moneyOf(refundCents);
  }
}

@Resolver(() => PackageReturnLine)
export class PackageReturnLineResolver {
  @FieldResolver(() => Money, { description: 'Refund for these units: their price after discounts plus their VAT.' })
  refund(@Root() { productsCents, taxCents }: ReturnLineDoc): Money {
    return moneyOf(productsCents + taxCents);
  }
}
