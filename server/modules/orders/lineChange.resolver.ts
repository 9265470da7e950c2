import { Ctx, Extensions, Field, FieldResolver, ID, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { MAX_LINE_CHANGES } from '#schema/rules/limits.ts';
import { REPLACEMENT_ANSWER_HOURS, type IfSoldOut as IfSoldOutName } from '#schema/rules/substitutions.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { MoneyFields, TextFields } from '#server/graphql/derivedFields.ts';
import { describedEnum } from '#server/graphql/enums.ts';
import { USUAL_ORDER_LENGTH } from '#server/graphql/queryCost.ts';
import { DateTime } from '#server/graphql/scalars.ts';
import { IfSoldOut } from '#server/modules/cart/graphql.ts';
import { SelectedOption } from '#server/modules/catalog/graphql.ts';
import { selectedOptions, type SelectedOptionSource } from '#server/modules/catalog/index.ts';
import type {
  LineChangeDoc,
  LineChangeKind as LineChangeKindName,
  OrderLineDoc,
  ReplacementDoc,
  ReplacementState as ReplacementStateName,
} from '#server/store/documents/orders.ts';
import { OrderLine, OrderPackage } from './orderPackage.resolver.ts';
import { canAnswerReplacement } from './lineChanges.ts';
import type { PackageView } from './orderViews.ts';

export const LineChangeKind = describedEnum<LineChangeKindName>('LineChangeKind', 'What happened to a line while its package was packed.', {
  SHORTED: 'The vendor sends fewer units, or none.',
  REPLACED: 'The vendor sends another product.',
  REFUSED: 'The buyer refused the other product, or did not answer in time.',
});

export const ReplacementState = describedEnum<ReplacementStateName>('ReplacementState', "The buyer's answer to a replacement.", {
  REQUESTED: `The buyer has ${REPLACEMENT_ANSWER_HOURS} hours to accept it, and the package is not shipped before. Without an answer, it is refused.`,
  OFFERED: 'The buyer may refuse it until the package is shipped.',
  ACCEPTED: 'The buyer has accepted it, and can no longer refuse it.',
});

/** Source object: ReplacementDoc. */
@ObjectType({ description: "The answer to the replacement of a line's product.", simpleResolvers: true })
export class Replacement {
  @Field(() => ReplacementState, { description: 'Answer of the buyer.' })
  state!: ReplacementStateName;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'REQUESTED: end of the time to answer; otherwise null. Null while a request to cancel the package is open: the rest of the time starts when the vendor declines it.',
  })
  respondBy!: string | null;
}

/** Source object: OrderLineDoc. Has no id, because the line of the package with that id has other contents. */
@ObjectType({ description: 'A line before or after its change.', simpleResolvers: true })
@Resolver(() => ChangedLine)
@TextFields<OrderLineDoc>({ title: 'Title at that time.' })
@MoneyFields<OrderLineDoc>({ unitPrice: 'Price of one unit, before VAT.', total: 'Unit price × quantity, before VAT.' })
export class ChangedLine {
  @Field(() => String, { description: 'SKU of the variant, given by the vendor.' })
  sku!: string;

  @Field(() => Int, { description: 'Number of units.' })
  quantity!: number;

  @FieldResolver(() => [SelectedOption], { description: 'Selected options of the variant.' })
  options(@Root() line: OrderLineDoc, @Ctx() { services }: GraphQLContext): SelectedOptionSource[] {
    return selectedOptions(services.catalog.product(line.productId), line.options);
  }
}

/** Source object: LineChangeDoc. */
@ObjectType({ description: 'A change of a line while its package was packed.', simpleResolvers: true })
@Resolver(() => LineChange)
@MoneyFields<LineChangeDoc>({
  subtotal: 'What its products cost less, before discount and VAT. Zero if the package was cancelled instead.',
  refund:
    'What the line costs less, after discount and with VAT: refunded if it was paid online, otherwise no longer to be paid. Zero if the package was cancelled instead.',
})
export class LineChange {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @FieldResolver(() => ID, { description: 'Id of the line, which its replacement keeps.' })
  lineId(@Root() { before }: LineChangeDoc): string {
    return before.id;
  }

  @Field(() => LineChangeKind, { description: 'What happened.' })
  kind!: LineChangeKindName;

  @Field(() => DateTime, { description: 'Time of the change.' })
  at!: string;

  @Field(() => ChangedLine, { description: 'Line before the change.' })
  before!: OrderLineDoc;

  @Field(() => ChangedLine, { nullable: true, description: 'Line after the change; null if it was removed.' })
  after!: OrderLineDoc | null;

  @FieldResolver(() => Boolean, { description: 'Whether it was refused because the buyer did not answer in time.' })
  isBySilence(@Root() { isBySilence = false }: LineChangeDoc): boolean {
    return isBySilence;
  }
}

/** Fields of `OrderLine` about replacing it. */
@Resolver(() => OrderLine)
export class LineReplacementResolver {
  @FieldResolver(() => IfSoldOut, {
    nullable: true,
    description: 'What the buyer wants if the product is sold out; null for products without this choice, which are refunded.',
  })
  ifSoldOut(@Root() { ifSoldOut }: OrderLineDoc): IfSoldOutName | null {
    return ifSoldOut ?? null;
  }

  @FieldResolver(() => Replacement, {
    nullable: true,
    description: 'Answer to the replacement of its product; null if it was not replaced.',
  })
  replacement(@Root() { replacement }: OrderLineDoc): ReplacementDoc | null {
    return replacement ?? null;
  }
}

/** Fields of `OrderPackage` about changed lines. */
@Resolver(() => OrderPackage)
export class PackageLineChangesResolver {
  @Extensions({ longest: USUAL_ORDER_LENGTH * MAX_LINE_CHANGES })
  @FieldResolver(() => [LineChange], {
    description: 'Changes of its lines while it was packed, oldest first. `lines` and `totals` include them.',
  })
  lineChanges(@Root() { lineChanges = [] }: PackageView): LineChangeDoc[] {
    return lineChanges;
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether a line has a replacement that the buyer can accept or refuse: it is not accepted yet, and the package is not shipped. While a request to cancel the package is open, it cannot be refused.',
  })
  canAnswerReplacement(@Root() orderPackage: PackageView): boolean {
    return canAnswerReplacement(orderPackage);
  }
}
