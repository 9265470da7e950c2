import {
  Arg,
  createUnionType,
  Ctx,
  Extensions,
  Field,
  FieldResolver,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Resolver,
  Root,
} from 'type-graphql';
import { COURIERS } from '#schema/rules/couriers.ts';
import {
  MAX_COURIER_LENGTH,
  MAX_LINE_CHANGES,
  MAX_NOTE_LENGTH,
  MAX_TRACKING_CORRECTIONS,
  MAX_TRACKING_URL_LENGTH,
  TRACKING_CODE_LENGTH,
} from '#schema/rules/limits.ts';
import { REPLACEMENT_ANSWER_HOURS } from '#schema/rules/substitutions.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { MoneyFields } from '#server/graphql/derivedFields.ts';
import { Node } from '#server/graphql/node.type.ts';
import { DateTime } from '#server/graphql/scalars.ts';
import { InvalidInput, NotFound, UserError } from '#server/graphql/userError.type.ts';
import { Address } from '#server/modules/accounts/graphql.ts';
import { OrderPackage, PackageStatus, PaymentMethod } from '#server/modules/orders/graphql.ts';
import type { PackageView, ShownAddress } from '#server/modules/orders/index.ts';
import { VendorAccount } from '#server/modules/vendors/graphql.ts';
import type { OrderDoc, PackageStatus as PackageStatusName } from '#server/store/documents/orders.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { PackageError } from './packageSteps.ts';
import type { VendorPackageResult, VendorPackageView } from './vendorPackages.service.ts';

@ObjectType({ implements: UserError, description: 'The package cannot take this step from its current status.', simpleResolvers: true })
export class IllegalTransition extends UserError {
  @Field(() => PackageStatus, { description: 'Current status.' })
  from!: PackageStatusName;

  @Field(() => [PackageStatus], { description: 'Steps that the caller may take from there; empty: none.' })
  allowed!: PackageStatusName[];
}

/** Source object: VendorPackageView. */
@ObjectType({
  implements: Node,
  description: 'A package as its vendor sees it. It identifies the buyer and exposes no other package of the order.',
  simpleResolvers: true,
})
@Resolver(() => VendorPackage)
@MoneyFields<VendorPackageView>({
  toCollect: 'Cash amount to be paid to the courier or at pickup; zero if the package is already paid or is cancelled.',
})
export class VendorPackage extends Node {
  @Field(() => OrderPackage, { description: 'The package as its buyer sees it.' })
  package!: PackageView;

  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => String, { nullable: true, description: 'Number of the invoice of that order. Null while it is being issued.' })
  invoiceNumber!: string | null;

  @Field(() => DateTime, { description: 'Time of the order.' })
  placedAt!: string;

  @Field(() => Boolean, {
    description:
      "Whether addresses include the buyer's name and street: from payment, or from the order if it is paid in cash, until the return period ends. Otherwise they contain only city and state, and empty strings.",
  })
  isBuyerShown!: boolean;

  @Extensions({ cost: 20 })
  @FieldResolver(() => Boolean, {
    description:
      'Whether the buyer has not bought from this vendor before: no earlier order with the same inbox was delivered or is paid online. Case, suffixes after "+" and dots in Gmail addresses are ignored. Emails of guests are not verified.',
  })
  isFirstOrder(@Root() sold: VendorPackageView, @Ctx() { services }: GraphQLContext): Promise<boolean> {
    return services.vendorPackages.isFirstOrder(sold);
  }

  @Field(() => Address, {
    description: 'Delivery address, with the name and telephone number of the recipient; for pickup the name, city and state only.',
  })
  shippingAddress!: ShownAddress;

  @Field(() => Address, { description: 'Billing address, for the invoice.' })
  billingAddress!: ShownAddress;

  @Field(() => String, { nullable: true, description: 'Note of the buyer to the vendors; null if none and after delivery.' })
  note!: string | null;

  @Field(() => PaymentMethod, { description: 'Payment method of the order.' })
  paymentMethod!: OrderDoc['payment']['method'];

  @Field(() => Boolean, { description: 'Whether the order awaits online payment; until then it must not be packed.' })
  waitsForBank!: boolean;

  @Field(() => [PackageStatus], { description: 'Steps that `advancePackage` would accept now.' })
  nextSteps!: readonly PackageStatusName[];

  @Field(() => Boolean, {
    description:
      'Whether `shortLine` and `replaceLine` are currently possible: the order is paid or paid in cash, and the package is not shipped.',
  })
  canChangeLines!: boolean;
}

export const VendorPackageError = createUnionType({
  name: 'VendorPackageError',
  description: "Possible errors of mutations of a vendor's packages.",
  types: () => [InvalidInput, NotFound, IllegalTransition] as const,
  resolveType: (error: unknown) => (error as PackageError).kind,
});

@ObjectType({ description: 'The changed package, or at least one error.', simpleResolvers: true })
export class VendorPackagePayload {
  @Field(() => VendorPackage, { nullable: true, description: 'Current package; null on errors.' })
  package!: VendorPackageView | null;

  @Field(() => [VendorPackageError], { description: 'All errors; empty on success.' })
  errors!: PackageError[];
}

const ExpectedQuantity = () =>
  Arg('expectedQuantity', () => Int, {
    nullable: true,
    description: 'Quantity of the line that the vendor saw. If it has another one, CONFLICT is returned. Null accepts any.',
  });
const ExpectedVariant = () =>
  Arg('expectedVariantId', () => ID, {
    nullable: true,
    description: 'Variant of the line that the vendor saw. If it has another one, CONFLICT is returned. Null accepts any.',
  });

@Resolver(() => VendorAccount)
export class VendorPackageResolver {
  @Extensions({ cost: 50 })
  @FieldResolver(() => VendorPackage, {
    nullable: true,
    description: 'A package of this vendor; null if the vendor has no such package.',
  })
  package(
    @Root() vendor: VendorDoc,
    @Arg('number', () => String, { description: 'Number of the package, for example "RZQ-7K4M-2Q9D-1"; case does not matter.' })
    number: string,
    @Ctx() { services }: GraphQLContext,
  ): Promise<VendorPackageView | null> {
    return services.vendorPackages.find(vendor, number);
  }

  @Mutation(() => VendorPackagePayload, {
    nullable: true,
    description:
      "Advances a package of the viewer's vendor to PACKED, SHIPPED (with `tracking`), OUT_FOR_DELIVERY or DELIVERED, or before shipping to CANCELLED, which returns its units to stock and refunds what was paid. Errors: ILLEGAL_TRANSITION if the current status does not allow the step; NOT_FOUND for another vendor's package.",
  })
  advancePackage(
    @Arg('packageId', () => ID, { description: 'Id or number of the package.' }) packageId: string,
    @Arg('to', () => PackageStatus, { description: 'New status.' }) to: PackageStatusName,
    @Arg('tracking', () => TrackingInput, { nullable: true, description: 'Courier tracking, for SHIPPED. Ignored otherwise.' })
    tracking: TrackingInput | null,
    @Arg('note', () => String, {
      nullable: true,
      description: `Note shown to the buyer with the step, at most ${MAX_NOTE_LENGTH} characters; for CANCELLED, the reason.`,
    })
    note: string | null,
    @Arg('expectedLineChanges', () => Int, {
      nullable: true,
      description:
        'Length of `OrderPackage.lineChanges` that the vendor saw. If it is another one, for example because the buyer refused a replacement, CONFLICT is returned. Null accepts any.',
    })
    expectedLineChanges: number | null | undefined,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<VendorPackageResult> {
    return services.vendorPackages.advance(viewer, packageId, { to, tracking, note, expectedLineChanges: expectedLineChanges ?? null });
  }

  @Mutation(() => VendorPackagePayload, {
    nullable: true,
    description: `Corrects the courier tracking of a package of the viewer's vendor while it is SHIPPED or OUT_FOR_DELIVERY, else ILLEGAL_TRANSITION. The timeline records the replaced tracking, and the buyer gets an email. Safe to repeat: the same tracking changes nothing. At most ${MAX_TRACKING_CORRECTIONS} times per package.`,
  })
  correctTracking(
    @Arg('packageId', () => ID, { description: 'Id or number of the package.' }) packageId: string,
    @Arg('tracking', () => TrackingInput, { description: 'Corrected courier tracking.' }) tracking: TrackingInput,
    @Arg('expectedCode', () => String, {
      nullable: true,
      description: 'Tracking number to be replaced. If another one is stored, CONFLICT is returned. Null replaces any.',
    })
    expectedCode: string | null | undefined,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<VendorPackageResult> {
    return services.vendorPackages.correctTracking(viewer, packageId, { tracking, expectedCode: expectedCode ?? null });
  }

  @Mutation(() => VendorPackagePayload, {
    nullable: true,
    description:
      "Accepts the buyer's request to cancel a packed package: its units return to stock, and what was paid is refunded. Errors: ILLEGAL_TRANSITION if there is no open request.",
  })
  acceptCancellation(
    @Arg('packageId', () => ID, { description: 'Id or number of the package.' }) packageId: string,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<VendorPackageResult> {
    return services.vendorPackages.take(viewer, (actor) => services.cancellations.accept(packageId, actor));
  }

  @Mutation(() => VendorPackagePayload, {
    nullable: true,
    description:
      "Declines the buyer's request to cancel a packed package, which is then shipped. Errors: ILLEGAL_TRANSITION if there is no open request.",
  })
  declineCancellation(
    @Arg('packageId', () => ID, { description: 'Id or number of the package.' }) packageId: string,
    @Arg('reason', () => String, { description: `Reason, shown to the buyer. At most ${MAX_NOTE_LENGTH} characters.` }) reason: string,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<VendorPackageResult> {
    return services.vendorPackages.take(viewer, (actor) => services.cancellations.decline(packageId, reason, actor));
  }

  @Mutation(() => VendorPackagePayload, {
    nullable: true,
    description: `Sends fewer units of a line, or none, and refunds the others. Removing the last line cancels the package. A line changes at most ${MAX_LINE_CHANGES} times, but can always be removed. Safe to repeat. Errors: INVALID unless \`quantity\` is below that of the line; NOT_FOUND for an unknown line; CONFLICT if the line is not as expected, or if the same change was made with another \`restock\`; ILLEGAL_TRANSITION unless \`VendorPackage.canChangeLines\`.`,
  })
  shortLine(
    @Arg('packageId', () => ID, { description: 'Id or number of the package.' }) packageId: string,
    @Arg('lineId', () => ID, { description: 'Id of the line.' }) lineId: string,
    @Arg('quantity', () => Int, { description: 'Units that are still sent; 0 removes the line.' }) quantity: number,
    @Arg('restock', () => Boolean, { defaultValue: false, description: 'Whether the other units go back on sale.' }) restock: boolean,
    @ExpectedQuantity() expectedQuantity: number | null | undefined,
    @ExpectedVariant() expectedVariantId: string | null | undefined,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<VendorPackageResult> {
    const request = { lineId, quantity, restock, expectedQuantity: expectedQuantity ?? null, expectedVariantId: expectedVariantId ?? null };
    return services.vendorPackages.take(viewer, (actor) => services.substitutions.reduceLine(packageId, request, actor));
  }

  @Mutation(() => VendorPackagePayload, {
    nullable: true,
    description: `Sends another variant of the vendor instead of a line, at the lower of both prices, and refunds the difference. Once per line, and not for lines with REFUND. With ASK, the buyer has ${REPLACEMENT_ANSWER_HOURS} hours to accept it, and the package cannot be shipped before. Safe to repeat. Errors: INVALID if the line cannot be replaced or the variant is sold out; NOT_FOUND for an unknown line or variant; CONFLICT if the line is not as expected, or if the same change was made with another \`restock\`; ILLEGAL_TRANSITION unless \`VendorPackage.canChangeLines\`.`,
  })
  replaceLine(
    @Arg('packageId', () => ID, { description: 'Id or number of the package.' }) packageId: string,
    @Arg('lineId', () => ID, { description: 'Id of the line.' }) lineId: string,
    @Arg('variantId', () => ID, { description: 'Variant to send instead.' }) variantId: string,
    @Arg('quantity', () => Int, { description: 'Units to send instead, at most those of the line.' }) quantity: number,
    @Arg('restock', () => Boolean, { defaultValue: false, description: 'Whether the units of the line go back on sale.' }) restock: boolean,
    @ExpectedQuantity() expectedQuantity: number | null | undefined,
    @ExpectedVariant() expectedVariantId: string | null | undefined,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<VendorPackageResult> {
    const request = {
      lineId,
      variantId,
      quantity,
      restock,
      expectedQuantity: expectedQuantity ?? null,
      expectedVariantId: expectedVariantId ?? null,
    };
    return services.vendorPackages.take(viewer, (actor) => services.substitutions.replace(packageId, request, actor));
  }

  @Mutation(() => VendorPackagePayload, { nullable: true, description: 'Accepts a requested return.' })
  acceptReturn(
    @Arg('packageId', () => ID, { description: 'Id or number of the package.' }) packageId: string,
    @Arg('returnId', () => ID, { description: 'Id of the return.' }) returnId: string,
    @Arg('instructions', () => String, {
      description: `How and where the buyer sends the return. At most ${MAX_NOTE_LENGTH} characters.`,
    })
    instructions: string,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<VendorPackageResult> {
    return services.vendorPackages.take(viewer, (actor) => services.returns.accept(packageId, returnId, instructions, actor));
  }

  @Mutation(() => VendorPackagePayload, {
    nullable: true,
    description: 'Refuses a requested return, or an accepted one that did not arrive or arrived damaged. Nothing is refunded.',
  })
  refuseReturn(
    @Arg('packageId', () => ID, { description: 'Id or number of the package.' }) packageId: string,
    @Arg('returnId', () => ID, { description: 'Id of the return.' }) returnId: string,
    @Arg('reason', () => String, { description: `Reason, shown to the buyer. At most ${MAX_NOTE_LENGTH} characters.` }) reason: string,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<VendorPackageResult> {
    return services.vendorPackages.take(viewer, (actor) => services.returns.refuse(packageId, returnId, reason, actor));
  }

  @Mutation(() => VendorPackagePayload, {
    nullable: true,
    description: 'Marks an accepted return as received and refunds what was paid for it, once.',
  })
  receiveReturn(
    @Arg('packageId', () => ID, { description: 'Id or number of the package.' }) packageId: string,
    @Arg('returnId', () => ID, { description: 'Id of the return.' }) returnId: string,
    @Arg('restock', () => Boolean, { description: 'Whether the returned units go back on sale.' }) restock: boolean,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<VendorPackageResult> {
    return services.vendorPackages.take(viewer, (actor) => services.returns.receive(packageId, returnId, restock, actor));
  }

  @Mutation(() => VendorPackagePayload, {
    nullable: true,
    description:
      'Records the transfer of a cash refund (`refund`) for a received return to the buyer. The return becomes REFUNDED, and the buyer gets an email. A second call, or a return that was paid online, gives ILLEGAL_TRANSITION.',
  })
  payBackReturn(
    @Arg('packageId', () => ID, { description: 'Id or number of the package.' }) packageId: string,
    @Arg('returnId', () => ID, { description: 'Id of the return.' }) returnId: string,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<VendorPackageResult> {
    return services.vendorPackages.take(viewer, (actor) => services.returns.payBack(packageId, returnId, actor));
  }
}

@InputType({ description: 'Courier tracking of a package.' })
class TrackingInput {
  @Field(() => String, {
    description: `Name of the courier, at most ${MAX_COURIER_LENGTH} characters. Couriers whose tracking page is known: ${COURIERS.map(({ name }) => name).join(', ')}.`,
  })
  carrier!: string;

  @Field(() => String, {
    description: `Tracking number of the courier: ${TRACKING_CODE_LENGTH.min} to ${TRACKING_CODE_LENGTH.max} letters, digits and hyphens.`,
  })
  code!: string;

  @Field(() => String, {
    nullable: true,
    description: `Tracking page: an https address of at most ${MAX_TRACKING_URL_LENGTH} characters. Defaults to that of a known courier.`,
  })
  url?: string | null;
}
