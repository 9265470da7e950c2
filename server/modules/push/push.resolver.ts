import { Arg, Ctx, Extensions, Field, FieldResolver, ID, InputType, Mutation, Resolver, Root } from 'type-graphql';
import { MAX_PUSH_DEVICES, MAX_PUSH_ENDPOINT_LENGTH } from '#schema/rules/limits.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { ProfilePayload, Viewer } from '#server/modules/accounts/graphql.ts';
import type { ProfileResult } from '#server/modules/accounts/index.ts';
import type { UserDoc } from '#server/store/documents/accounts.ts';
import type { PushSubscriptionRequest } from './push.service.ts';

@InputType({ description: "A browser's `PushSubscription`." })
export class PushSubscriptionInput implements PushSubscriptionRequest {
  @Field(() => String, { description: `URL of a push service; at most ${MAX_PUSH_ENDPOINT_LENGTH} characters.` })
  endpoint!: string;

  @Field(() => String, { description: "The browser's public key, 65 bytes in base64url without padding." })
  p256dh!: string;

  @Field(() => String, { description: 'The secret, 16 bytes in base64url without padding.' })
  auth!: string;
}

@Resolver(() => Viewer)
export class PushResolver {
  @Extensions({ cost: 20 })
  @FieldResolver(() => String, {
    nullable: true,
    description: '`applicationServerKey` with which browsers subscribe to notifications; null if the marketplace sends none.',
  })
  pushKey(@Ctx() { services }: GraphQLContext): Promise<string | null> {
    return services.push.publicKey();
  }

  @Extensions({ cost: 20, longest: MAX_PUSH_DEVICES })
  @FieldResolver(() => [ID], {
    description: `Devices that get notifications, at most ${MAX_PUSH_DEVICES}: \`psh_\` and the first 24 hexadecimal digits of the SHA-256 of the endpoint.`,
  })
  pushDeviceIds(@Root() { id }: UserDoc, @Ctx() { services }: GraphQLContext): Promise<string[]> {
    return services.push.idsOf(id);
  }

  @Mutation(() => ProfilePayload, {
    nullable: true,
    description: `Sends the viewer's alerts to a browser as notifications, until its session is logged out. Replaces the browser's earlier owner, and beyond ${MAX_PUSH_DEVICES} the oldest device. Safe to repeat. Errors: INVALID for an unknown push service or invalid keys. Without a session: UNAUTHENTICATED.`,
  })
  registerPushDevice(
    @Arg('input', () => PushSubscriptionInput, { description: "The browser's subscription." }) input: PushSubscriptionInput,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<ProfileResult> {
    return services.push.register(viewer, input);
  }

  @Mutation(() => ProfilePayload, {
    nullable: true,
    description: 'Sends no more notifications to a device of the viewer. Safe to repeat. Without a session: UNAUTHENTICATED.',
  })
  removePushDevice(
    @Arg('id', () => ID, { description: 'Id of the device, as in `Viewer.pushDeviceIds`.' }) id: string,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<ProfileResult> {
    return services.push.remove(viewer, id);
  }
}
