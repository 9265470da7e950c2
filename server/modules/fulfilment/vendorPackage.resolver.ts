import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root, Field, InputType } from 'type-graphql';
import { MAX_NOTE_LENGTH, MAX_COURIER_LENGTH, MAX_TRACKING_URL_LENGTH, TRACKING_CODE_LENGTH } from '#schema/rules/limits.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { PackageStatus } from '#server/modules/orders/graphql.ts';
import { VendorAccount } from '#server/modules/vendors/graphql.ts';
import type { PackageStatus as PackageStatusName } from '#server/store/documents/orders.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import { VendorPackage, VendorPackagePayload } from './vendorPackage.type.ts';
import type { VendorPackageResult, VendorPackageView } from './vendorPackages.service.ts';
import { COURIERS } from '#schema/rules/couriers.ts';

@Resolver(() => VendorAccount)
export class VendorPackageResolver {
  @FieldResolver(() => VendorPackage, {
    nullable: true,
    complexity: 50,
    description: 'A package of this vendor, to be packed and sent; null when the vendor has no such package.',
  })
  package(
    @Root() vendor: VendorDoc,
    @Arg('number', () => String, { description: 'Its number, for example "RZQ-7K4M-2Q9D-1"; case does not matter.' }) number: string,
    @Ctx() { services }: GraphQLContext,
  ): Promise<VendorPackageView | null> {
    return services.vendorPackages.find(vendor, number);
  }
}

@Resolver(() => VendorPackagePayload)
export class VendorPackageStepsResolver {
  @Mutation(() => VendorPackagePayload, {
    nullable: true,
    description:
      "Advances a package of the viewer's own shop: PACKED, SHIPPED (with `tracking`), OUT_FOR_DELIVERY, DELIVERED, or CANCELLED before shipping, which puts its units back on sale and refunds what was paid for it. A step that is not possible from the current status, including one already taken: ILLEGAL_TRANSITION. Another vendor's package: NOT_FOUND.",
  })
  advancePackage(
    @Arg('packageId', () => ID, { description: "The package's id, or its number." }) packageId: string,
    @Arg('to', () => PackageStatus, { description: 'The new status.' }) to: PackageStatusName,
    @Arg('tracking', () => TrackingInput, { nullable: true, description: 'Courier tracking, for SHIPPED. Ignored otherwise.' })
    tracking: TrackingInput | null,
    @Arg('note', () => String, {
      nullable: true,
      description: `Note shown to the buyer with the step, at most ${MAX_NOTE_LENGTH} characters; for CANCELLED, the reason.`,
    })
    note: string | null,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<VendorPackageResult> {
    return services.vendorPackages.advance(services.vendorAccounts.sellerOf(viewer), packageId, { to, tracking, note });
  }

  @Mutation(() => VendorPackagePayload, { nullable: true, description: 'Accepts a requested return.' })
  acceptReturn(
    @Arg('packageId', () => ID, { description: "The package's id, or its number." }) packageId: string,
    @Arg('returnId', () => ID, { description: 'The return.' }) returnId: string,
    @Arg('instructions', () => String, {
      description: `How and where the buyer sends the return. At most ${MAX_NOTE_LENGTH} characters.`,
    })
    instructions: string,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<VendorPackageResult> {
    return services.vendorPackages.acceptReturn(services.vendorAccounts.sellerOf(viewer), packageId, returnId, instructions);
  }

  @Mutation(() => VendorPackagePayload, {
    nullable: true,
    description: 'Refuses a return that was requested, or an accepted one that never arrived or arrived damaged. Nothing is refunded.',
  })
  refuseReturn(
    @Arg('packageId', () => ID, { description: "The package's id, or its number." }) packageId: string,
    @Arg('returnId', () => ID, { description: 'The return.' }) returnId: string,
    @Arg('reason', () => String, { description: `Reason, shown to the buyer. At most ${MAX_NOTE_LENGTH} characters.` }) reason: string,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<VendorPackageResult> {
    return services.vendorPackages.refuseReturn(services.vendorAccounts.sellerOf(viewer), packageId, returnId, reason);
  }

  @Mutation(() => VendorPackagePayload, {
    nullable: true,
    description: 'Marks an accepted return as received: what was paid for it is refunded, once.',
  })
  receiveReturn(
    @Arg('packageId', () => ID, { description: "The package's id, or its number." }) packageId: string,
    @Arg('returnId', () => ID, { description: 'The return.' }) returnId: string,
    @Arg('restock', () => Boolean, { description: 'Whether the returned units go back on sale.' }) restock: boolean,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<VendorPackageResult> {
    return services.vendorPackages.receiveReturn(services.vendorAccounts.sellerOf(viewer), packageId, returnId, restock);
  }
  @Mutation(() => VendorPackagePayload, {
    nullable: true,
    description:
      'Records that the cash paid for a received return (its `refund`) was transferred to the buyer: the return becomes REFUNDED and the buyer gets an email. Once only: a second call, or a return paid online, is ILLEGAL_TRANSITION.',
  })
  payBackReturn(
    @Arg('packageId', () => ID, { description: "The package's id, or its number." }) packageId: string,
    @Arg('returnId', () => ID, { description: 'The return.' }) returnId: string,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<VendorPackageResult> {
    return services.vendorPackages.payBackReturn(services.vendorAccounts.sellerOf(viewer), packageId, returnId);
  }
}

@InputType({ description: 'Courier tracking of a package.' })
class TrackingInput {
  @Field(() => String, {
    description: `The courier's name, at most ${MAX_COURIER_LENGTH} characters. Couriers whose tracking page is known: ${COURIERS.map(({ name }) => name).join(', ')}.`,
  })
  carrier!: string;

  @Field(() => String, {
    description: `The courier's tracking number: ${TRACKING_CODE_LENGTH.min} to ${TRACKING_CODE_LENGTH.max} letters, digits and hyphens.`,
  })
  code!: string;

  @Field(() => String, {
    nullable: true,
    description: `Tracking page: an https address of at most ${MAX_TRACKING_URL_LENGTH} characters. Defaults to that of a known courier.`,
  })
  url?: string | null;
}
