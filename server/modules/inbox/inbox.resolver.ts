import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '#server/graphql/context.ts';
import type { SortedPage } from '#server/platform/sortedPage.ts';
import type { VendorResult } from '#server/modules/vendors/index.ts';
import { VendorAccount, VendorPayload } from '#server/modules/vendors/graphql.ts';
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
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<VendorResult> {
    return services.inbox.mark(viewer, services.vendorAccounts.sellerOf(viewer).vendor, id, isRead ?? true);
  }
}

@Resolver(() => VendorMessage)
export class VendorMessageResolver {
  @FieldResolver(() => Boolean, { description: 'Whether it is marked as read.' })
  isRead(@Root() { readAt }: MessageDoc): boolean {
    return readAt != null;
  }
}
