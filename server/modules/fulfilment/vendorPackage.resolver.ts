import {
  Arg,
  createUnionType,
  Ctx,
  Extensions,
  Field,
  FieldResolver,
  ID,
  InputType,
  Mutation,
  ObjectType,
  Resolver,
  Root,
} from 'type-graphql';
import { COURIERS } from '#schema/rules/couriers.ts';
import {
  MAX_COURIER_LENGTH,
  MAX_NOTE_LENGTH,
  MAX_TRACKING_CORRECTIONS,
  MAX_TRACKING_URL_LENGTH,
  TRACKING_CODE_LENGTH,
} from '#schema/rules/limits.ts';
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
  description:
    "A package as its seller packs it. It alone of a vendor's data identifies the buyer, and it exposes no other package of the order.",
  simpleResolvers: true,
})
@Resolver(() => VendorPackage)
@MoneyFields<VendorPackageView>({
  toCollect: 'Amount to be paid in cash for it, to the courier or at pickup; zero when it is already paid or is cancelled.',
})
export class VendorPackage extends Node {
  @Field(() => OrderPackage, { description: 'Package, as its buyer sees it.' })
  package!: PackageView;

  @Field(() => String, { description: 'Number of the order it belongs to.' })
  orderNumber!: string;

  @Field(() => String, { nullable: true, description: 'Number of the invoice of that order. Null while it is being issued.' })
  invoiceNumber!: string | null;

  @Field(() => DateTime, { description: 'Time of the order.' })
  placedAt!: string;

  @Field(() => Boolean, {
    description:
      'Whether the buyer is named: from a paid or cash order on until the return period ends. Otherwise addresses have the city and state only, and empty strings.',
  })
  isBuyerShown!: boolean;

  @Extensions({ cost: 20 })
  @FieldResolver(() => Boolean, {
    description:
      'Whether it is the first order from this email address: no earlier order of the same inbox from this vendor was delivered, or is paid online. Upper case, a suffix after "+", and dots of Gmail make no other address. Emails of guests are typed, not proven.',
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

  @Field(() => String, { nullable: true, description: 'Note of the buyer to the vendors; null without one, and from delivery on.' })
  note!: string | null;

  @Field(() => PaymentMethod, { description: 'Payment method of the order.' })
  paymentMethod!: OrderDoc['payment']['method'];

  @Field(() => Boolean, { description: 'Whether it awaits online payment: nothing is packed before.' })
  waitsForBank!: boolean;

  @Field(() => [PackageStatus], { description: 'Steps that `advancePackage` would accept now.' })
  nextSteps!: readonly PackageStatusName[];
}

export const VendorPackageError = createUnionType({
  name: 'VendorPackageError',
  description: 'Every way in which a step of a package is refused to its seller.',
  types: () => [InvalidInput, NotFound, IllegalTransition] as const,
  resolveType: (error: unknown) => (error as PackageError).kind,
});

@ObjectType({ description: 'Either the package as it is now or at least one error.', simpleResolvers: true })
export class VendorPackagePayload {
  @Field(() => VendorPackage, { nullable: true, description: 'Package as it is now; null when the step was refused.' })
  package!: VendorPackageView | null;

  @Field(() => [VendorPackageError], { description: 'Everything that has to be corrected; empty on success.' })
  errors!: PackageError[];
}

@Resolver(() => VendorAccount)
export class VendorPackageResolver {
  @Extensions({ cost: 50 })
  @FieldResolver(() => VendorPackage, {
    nullable: true,
    description: 'A package of this vendor, to be packed and sent; null when the vendor has no such package.',
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
      "Advances a package of the viewer's own shop: PACKED, SHIPPED (with `tracking`), OUT_FOR_DELIVERY, DELIVERED, or CANCELLED before shipping, which puts its units back on sale and refunds what was paid for it. A step that is not possible from the current status, including one already taken: ILLEGAL_TRANSITION. Another vendor's package: NOT_FOUND.",
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
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<VendorPackageResult> {
    return services.vendorPackages.advance(viewer, packageId, { to, tracking, note });
  }

  @Mutation(() => VendorPackagePayload, {
    nullable: true,
    description: `Corrects the courier tracking of a package of the viewer's own shop from SHIPPED until it is delivered, else ILLEGAL_TRANSITION. The timeline keeps what was replaced, and the buyer gets an email. Safe to repeat: the same tracking changes nothing. At most ${MAX_TRACKING_CORRECTIONS} times per package.`,
  })
  correctTracking(
    @Arg('packageId', () => ID, { description: 'Id or number of the package.' }) packageId: string,
    @Arg('tracking', () => TrackingInput, { description: 'Courier tracking as it should be.' }) tracking: TrackingInput,
    @Arg('expectedCode', () => String, {
      nullable: true,
      description: 'Tracking number to be replaced, as it was read: with another one stored meanwhile, CONFLICT. Null: whatever is stored.',
    })
    expectedCode: string | null | undefined,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<VendorPackageResult> {
    return services.vendorPackages.correctTracking(viewer, packageId, { tracking, expectedCode: expectedCode ?? null });
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
    return services.vendorPackages.changeReturn(viewer, (returns, actor) => returns.accept(packageId, returnId, instructions, actor));
  }

  @Mutation(() => VendorPackagePayload, {
    nullable: true,
    description: 'Refuses a return that was requested, or an accepted one that never arrived or arrived damaged. Nothing is refunded.',
  })
  refuseReturn(
    @Arg('packageId', () => ID, { description: 'Id or number of the package.' }) packageId: string,
    @Arg('returnId', () => ID, { description: 'Id of the return.' }) returnId: string,
    @Arg('reason', () => String, { description: `Reason, shown to the buyer. At most ${MAX_NOTE_LENGTH} characters.` }) reason: string,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<VendorPackageResult> {
    return services.vendorPackages.changeReturn(viewer, (returns, actor) => returns.refuse(packageId, returnId, reason, actor));
  }

  @Mutation(() => VendorPackagePayload, {
    nullable: true,
    description: 'Marks an accepted return as received: what was paid for it is refunded, once.',
  })
  receiveReturn(
    @Arg('packageId', () => ID, { description: 'Id or number of the package.' }) packageId: string,
    @Arg('returnId', () => ID, { description: 'Id of the return.' }) returnId: string,
    @Arg('restock', () => Boolean, { description: 'Whether the returned units go back on sale.' }) restock: boolean,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<VendorPackageResult> {
    return services.vendorPackages.changeReturn(viewer, (returns, actor) => returns.receive(packageId, returnId, restock, actor));
  }

  @Mutation(() => VendorPackagePayload, {
    nullable: true,
    description:
      'Records that the cash paid for a received return (its `refund`) was transferred to the buyer: the return becomes REFUNDED and the buyer gets an email. Once only: a second call, or a return paid online, is ILLEGAL_TRANSITION.',
  })
  payBackReturn(
    @Arg('packageId', () => ID, { description: 'Id or number of the package.' }) packageId: string,
    @Arg('returnId', () => ID, { description: 'Id of the return.' }) returnId: string,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<VendorPackageResult> {
    return services.vendorPackages.changeReturn(viewer, (returns, actor) => returns.payBack(packageId, returnId, actor));
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
