import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { viewerVendorOf } from './viewerVendor.ts';
import { VendorInput, VendorSettingsInput } from './vendorProfile.args.ts';
import type { VendorResult } from './vendorProfile.service.ts';
import { VendorPayload } from './vendorPayload.type.ts';

const VERSION = 'The `VendorAccount.version` that the change was made from. Another one: Conflict, and nothing is changed.';
const REFUSALS = 'Without a session: UNAUTHENTICATED; without a shop: FORBIDDEN.';

@Resolver()
export class CreateVendorResolver {
  @Mutation(() => VendorPayload, {
    nullable: true,
    description:
      'Opens a shop for the viewer, who becomes a seller at once. It needs a name, a description, a kind, a city and a state. One account keeps one shop: another is refused with CONFLICT. Without a session: UNAUTHENTICATED.',
  })
  createVendor(
    @Arg('input', () => VendorInput, { description: 'The shop.' }) input: VendorInput,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<VendorResult> {
    return services.shops.open(viewer, input);
  }

  @Mutation(() => VendorPayload, { nullable: true, description: `Changes what shoppers see of the viewer's shop. ${REFUSALS}` })
  updateVendor(
    @Arg('input', () => VendorInput, { description: 'What to change.' }) input: VendorInput,
    @Arg('expectedVersion', () => Int, { description: VERSION }) expectedVersion: number,
    @Ctx() context: GraphQLContext,
  ): Promise<VendorResult> {
    return context.services.shops.update(context.viewer, viewerVendorOf(context).id, input, expectedVersion);
  }

  @Mutation(() => VendorPayload, { nullable: true, description: `Changes the settings of the viewer's shop. ${REFUSALS}` })
  updateVendorSettings(
    @Arg('input', () => VendorSettingsInput, { description: 'What to change.' }) input: VendorSettingsInput,
    @Arg('expectedVersion', () => Int, { description: VERSION }) expectedVersion: number,
    @Ctx() context: GraphQLContext,
  ): Promise<VendorResult> {
    return context.services.shopSettings.update(context.viewer, viewerVendorOf(context).id, input, expectedVersion);
  }
}
