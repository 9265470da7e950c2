import { createUnionType, Field, Int, ObjectType, Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { InvalidInput, NotFound, UserError } from '#server/graphql/userError.type.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import { VendorAccount } from './vendorAccount.resolver.ts';
import type { VendorError as VendorErrorSource } from './vendorErrors.ts';
import { VendorInput, VendorSettingsInput } from './vendorProfile.args.ts';
import type { VendorResult } from './vendorProfile.service.ts';

@ObjectType({ implements: UserError, description: 'The version does not match: it was changed since it was read.', simpleResolvers: true })
export class Conflict extends UserError {
  @Field(() => Int, { description: 'The current version, or for a count the units on hand.' })
  current!: number;
}

export const VendorError = createUnionType({
  name: 'VendorError',
  description: 'Errors of changing a vendor or its products.',
  types: () => [InvalidInput, NotFound, Conflict] as const,
  resolveType: (error: unknown) => (error as VendorErrorSource).kind,
});

@ObjectType({ description: 'Either the changed vendor or at least one error.', simpleResolvers: true })
export class VendorPayload {
  @Field(() => VendorAccount, { nullable: true, description: 'The changed vendor; null on errors.' })
  vendor!: VendorDoc | null;

  @Field(() => [VendorError], { description: 'All errors; empty on success.' })
  errors!: VendorErrorSource[];
}

const VERSION = 'The `VendorAccount.version` that the change is based on. Any other version: Conflict, nothing is changed.';
const REFUSALS = 'Without a session: UNAUTHENTICATED; without a shop: FORBIDDEN.';

@Resolver()
export class VendorProfileResolver {
  @Mutation(() => VendorPayload, {
    nullable: true,
    description:
      'Creates a vendor for the viewer, who becomes a seller at once. It needs a name, a description, a kind, a city and a state. An account has at most one: another is refused with CONFLICT. Without a session: UNAUTHENTICATED.',
  })
  createVendor(
    @Arg('input', () => VendorInput, { description: 'The vendor.' }) input: VendorInput,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<VendorResult> {
    return services.vendorProfiles.create(viewer, input);
  }

  @Mutation(() => VendorPayload, { nullable: true, description: `Changes the public data of the viewer's vendor. ${REFUSALS}` })
  updateVendor(
    @Arg('input', () => VendorInput, { description: 'The changes.' }) input: VendorInput,
    @Arg('expectedVersion', () => Int, { description: VERSION }) expectedVersion: number,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<VendorResult> {
    return services.vendorProfiles.update(viewer, services.vendorAccounts.sellerOf(viewer).vendor.id, input, expectedVersion);
  }

  @Mutation(() => VendorPayload, { nullable: true, description: `Changes the settings of the viewer's vendor. ${REFUSALS}` })
  updateVendorSettings(
    @Arg('input', () => VendorSettingsInput, { description: 'The changes.' }) input: VendorSettingsInput,
    @Arg('expectedVersion', () => Int, { description: VERSION }) expectedVersion: number,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<VendorResult> {
    return services.vendorSettings.update(viewer, services.vendorAccounts.sellerOf(viewer).vendor.id, input, expectedVersion);
  }
}
