import { Field, FieldResolver, ID, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { describedEnum } from '#server/graphql/describedEnum.ts';
import { Money, moneyOf } from '#server/graphql/money.type.ts';
import { DateTime } from '#server/graphql/scalars.ts';
import type { ReturnDoc, ReturnLineDoc, ReturnStatus as ReturnStatusName } from '#server/store/documents/orders.ts';

export const ReturnStatus = describedEnum<ReturnStatusName>('ReturnStatus', 'Where a return is.', {
  REQUESTED: 'The buyer has asked; the vendor is to answer.',
  ACCEPTED: 'The goods may come back.',
  REFUSED: 'The goods stay with the buyer, and nothing is given back for them.',
  RECEIVED: 'The goods are back. What was paid for them online is given back; what was paid in cash is owed.',
  REFUNDED: 'The goods are back, and the seller has transferred what was paid for them in cash.',
});

export const RefundWay = describedEnum<ReturnDoc['refundBy']>('RefundWay', 'How money is given back.', {
  ORIGINAL: 'By the way it was paid.',
  TRANSFER:
    'By bank transfer, for what was paid in cash. The shop marks it as owed until the seller says that it was transferred, which is done outside of it.',
});

/** Its source object is a ReturnLineDoc. */
@ObjectType({ description: 'Units of a line that come back.', simpleResolvers: true })
export class PackageReturnLine {
  @Field(() => ID, { description: 'The line of the package.' })
  lineId!: string;

  @Field(() => Int, { description: 'Units.' })
  quantity!: number;
}

/** Its source object is a ReturnDoc. */
@ObjectType({ description: 'Goods of a package that their buyer sends back.', simpleResolvers: true })
export class PackageReturn {
  @Field(() => ID, { description: 'Opaque.' })
  id!: string;

  @Field(() => ReturnStatus, { description: 'Where it is.' })
  status!: ReturnStatusName;

  @Field(() => String, { description: 'Why, as the buyer wrote it.' })
  reason!: string;

  @Field(() => DateTime, { description: 'When the buyer asked.' })
  requestedAt!: string;

  @Field(() => DateTime, { nullable: true, description: 'When the vendor accepted or refused it; null before.' })
  answeredAt!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'How and where to send the goods, as the vendor wrote it; null until it is accepted.',
  })
  instructions!: string | null;

  @Field(() => String, { nullable: true, description: 'Why it was refused, as the vendor wrote it; null unless it was.' })
  refusal!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When the goods were back; null before.' })
  receivedAt!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When the seller transferred what was paid in cash; null before, and of online payments.',
  })
  paidBackAt?: string | null;

  @Field(() => RefundWay, { description: 'How the money is given back.' })
  refundBy!: ReturnDoc['refundBy'];
}

@Resolver(() => PackageReturn)
export class PackageReturnResolver {
  @FieldResolver(() => [PackageReturnLine], { description: 'What comes back.' })
  lines(@Root() { lines }: ReturnDoc): ReturnLineDoc[] {
    return lines;
  }

  @FieldResolver(() => Money, {
    description:
      'What is given back once the goods are received: their price after discounts and their VAT, to the cent; delivery is not given back.',
  })
  refund(@Root() { refundCents }: ReturnDoc): Money {
    return moneyOf(refundCents);
  }
}

@Resolver(() => PackageReturnLine)
export class PackageReturnLineResolver {
  @FieldResolver(() => Money, { description: 'What is given back for these units: their price after discounts and their VAT.' })
  refund(@Root() { productsCents, taxCents }: ReturnLineDoc): Money {
    return moneyOf(productsCents + taxCents);
  }
}
