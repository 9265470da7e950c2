import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { AddressInput } from './address.args.ts';
import { ProfileInput } from './account.args.ts';
import type { ProfileResult } from './account.service.ts';
import { ProfilePayload } from './accountPayload.type.ts';

@Resolver()
export class ProfileResolver {
  @Mutation(() => ProfilePayload, { nullable: true, description: "Changes the viewer's profile. Without a session: UNAUTHENTICATED." })
  updateProfile(
    @Arg('input', () => ProfileInput, { description: 'The changes.' }) input: ProfileInput,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<ProfileResult> {
    return services.accounts.updateProfile(viewer, input);
  }

  @Mutation(() => ProfilePayload, {
    nullable: true,
    description: "Adds an address to the viewer's address book, or replaces one. Without a session: UNAUTHENTICATED.",
  })
  saveAddress(
    @Arg('id', () => ID, { nullable: true, description: 'The address to replace; without it a new one is added, up to 20.' })
    id: string | null,
    @Arg('input', () => AddressInput, { description: 'The address; a mobile number is required for delivery.' })
    input: AddressInput,
    @Arg('makeDefault', () => Boolean, {
      nullable: true,
      defaultValue: false,
      description: 'Whether it becomes the default. The first address always does.',
    })
    makeDefault: boolean | null,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<ProfileResult> {
    return services.accounts.saveAddress(viewer, id ?? null, input, makeDefault ?? false);
  }

  @Mutation(() => ProfilePayload, {
    nullable: true,
    description: "Makes an address of the viewer's address book the default and changes nothing else. Without a session: UNAUTHENTICATED.",
  })
  setDefaultAddress(
    @Arg('id', () => ID, { description: 'The address.' }) id: string,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<ProfileResult> {
    return services.accounts.setDefaultAddress(viewer, id);
  }

  @Mutation(() => ProfilePayload, {
    nullable: true,
    description: "Deletes an address from the viewer's address book; orders keep their own copy. Without a session: UNAUTHENTICATED.",
  })
  deleteAddress(
    @Arg('id', () => ID, { description: 'The address.' }) id: string,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<ProfileResult> {
    return services.accounts.deleteAddress(viewer, id);
  }
}
