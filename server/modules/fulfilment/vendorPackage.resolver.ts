import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { MAX_NOTE_LENGTH } from '#schema/rules/limits.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { PackageStatus } from '#server/modules/orders/order.enums.ts';
import { sellerOf } from '#server/modules/vendors/viewerVendor.ts';
import { VendorAccount } from '#server/modules/vendors/vendorAccount.type.ts';
import type { PackageStatus as PackageStatusName } from '#server/store/documents/orders.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import { TrackingInput } from './vendorPackage.args.ts';
import { VendorPackage, VendorPackagePayload } from './vendorPackage.type.ts';
import type { VendorPackageResult, VendorPackageView } from './vendorPackages.service.ts';

@Resolver(() => VendorAccount)
export class VendorPackageResolver {
  @FieldResolver(() => VendorPackage, {
    nullable: true,
    complexity: 50,
    description: 'A package of this shop, to be packed and sent; null when the shop has none such.',
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
      "Takes a package of one's own shop a step further: PACKED, SHIPPED (with `tracking`), OUT_FOR_DELIVERY, DELIVERED, or CANCELLED before it is shipped, which puts its goods back on sale and gives back what was paid for it. A step that cannot be taken from where it is, also one that was taken before: ILLEGAL_TRANSITION. Another shop's package: NOT_FOUND.",
  })
  advancePackage(
    @Arg('packageId', () => ID, { description: "The package's id, or its number." }) packageId: string,
    @Arg('to', () => PackageStatus, { description: 'Where it is from now on.' }) to: PackageStatusName,
    @Arg('tracking', () => TrackingInput, { nullable: true, description: 'For SHIPPED. Left aside otherwise.' })
    tracking: TrackingInput | null,
    @Arg('note', () => String, {
      nullable: true,
      description: `What the buyer reads beside the step, at most ${MAX_NOTE_LENGTH} characters; for CANCELLED, why.`,
    })
    note: string | null,
    @Ctx() context: GraphQLContext,
  ): Promise<VendorPackageResult> {
    return context.services.vendorPackages.advance(sellerOf(context), packageId, { to, tracking, note });
  }

  @Mutation(() => VendorPackagePayload, { nullable: true, description: 'Says that the goods of a requested return may come back.' })
  acceptReturn(
    @Arg('packageId', () => ID, { description: "The package's id, or its number." }) packageId: string,
    @Arg('returnId', () => ID, { description: 'The return.' }) returnId: string,
    @Arg('instructions', () => String, {
      description: `How and where the buyer sends the goods. At most ${MAX_NOTE_LENGTH} characters.`,
    })
    instructions: string,
    @Ctx() context: GraphQLContext,
  ): Promise<VendorPackageResult> {
    return context.services.vendorPackages.acceptReturn(sellerOf(context), packageId, returnId, instructions);
  }

  @Mutation(() => VendorPackagePayload, {
    nullable: true,
    description:
      'Refuses a return that was requested, or one that was accepted and never came or came back damaged. Nothing is given back.',
  })
  refuseReturn(
    @Arg('packageId', () => ID, { description: "The package's id, or its number." }) packageId: string,
    @Arg('returnId', () => ID, { description: 'The return.' }) returnId: string,
    @Arg('reason', () => String, { description: `Why, for the buyer. At most ${MAX_NOTE_LENGTH} characters.` }) reason: string,
    @Ctx() context: GraphQLContext,
  ): Promise<VendorPackageResult> {
    return context.services.vendorPackages.refuseReturn(sellerOf(context), packageId, returnId, reason);
  }

  @Mutation(() => VendorPackagePayload, {
    nullable: true,
    description: 'The goods of an accepted return are back: what was paid for them is given back, once.',
  })
  receiveReturn(
    @Arg('packageId', () => ID, { description: "The package's id, or its number." }) packageId: string,
    @Arg('returnId', () => ID, { description: 'The return.' }) returnId: string,
    @Arg('restock', () => Boolean, { description: 'Whether the goods go back on sale.' }) restock: boolean,
    @Ctx() context: GraphQLContext,
  ): Promise<VendorPackageResult> {
    return context.services.vendorPackages.receiveReturn(sellerOf(context), packageId, returnId, restock);
  }
  @Mutation(() => VendorPackagePayload, {
    nullable: true,
    description:
      'Says that what was paid in cash for the goods of a received return (its `refund`) was transferred to the buyer: the return is REFUNDED, and the buyer gets a letter. Once: a second time, and of what was paid online, ILLEGAL_TRANSITION.',
  })
  payBackReturn(
    @Arg('packageId', () => ID, { description: "The package's id, or its number." }) packageId: string,
    @Arg('returnId', () => ID, { description: 'The return.' }) returnId: string,
    @Ctx() context: GraphQLContext,
  ): Promise<VendorPackageResult> {
    return context.services.vendorPackages.payBackReturn(sellerOf(context), packageId, returnId);
  }
}
