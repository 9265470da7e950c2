import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '#server/graphql/context.ts';
import type { SortedPage } from '#server/platform/sortedPage.ts';
import { viewerVendorOf } from '#server/modules/vendors/viewerVendor.ts';
import type { VendorResult } from '#server/modules/vendors/vendorProfile.service.ts';
import { VendorAccount } from '#server/modules/vendors/vendorAccount.type.ts';
import { VendorPayload } from '#server/modules/vendors/vendorPayload.type.ts';
import type { MessageDoc } from '#server/store/documents/messages.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import { InboxArgs, VendorMessage, VendorMessageConnection } from './inbox.type.ts';

@Resolver(() => VendorAccount)
export class InboxResolver {
  @FieldResolver(() => VendorMessageConnection, {
    nullable: true,
    complexity: 500,
    description: "Shoppers' messages to the vendor, newest first.",
  })
  messages(
    @Root() shop: VendorDoc,
    @Args(() => InboxArgs) request: InboxArgs,
    @Ctx() { services }: GraphQLContext,
  ): Promise<SortedPage<MessageDoc>> {
    return services.inbox.list(shop, request);
  }

  @FieldResolver(() => Int, { description: 'Number of unread messages.' })
  unreadMessages(@Root() shop: VendorDoc, @Ctx() { services }: GraphQLContext): Promise<number> {
    return services.inbox.unreadCount(shop);
  }

  @Mutation(() => VendorPayload, {
    nullable: true,
    description:
      "Marks a message to the viewer's vendor as read or unread. Without a session: UNAUTHENTICATED; without a vendor: FORBIDDEN.",
  })
  markMessage(
    @Arg('id', () => ID, { description: 'The message.' }) id: string,
    @Arg('isRead', () => Boolean, { nullable: true, defaultValue: true, description: 'Whether it is marked as read.' })
    isRead: boolean | null,
    @Ctx() context: GraphQLContext,
  ): Promise<VendorResult> {
    return context.services.inbox.mark(context.viewer, viewerVendorOf(context), id, isRead ?? true);
  }
}

@Resolver(() => VendorMessage)
export class VendorMessageResolver {
  @FieldResolver(() => Boolean, { description: 'Whether it is marked as read.' })
  isRead(@Root() { readAt }: MessageDoc): boolean {
    return readAt != null;
  }
}
