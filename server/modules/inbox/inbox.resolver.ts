import { ArgsType, Field, ID, Int, ObjectType, Arg, Args, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { Locale, type Locale as LocaleCode } from '#server/graphql/locale.ts';
import { pageOf } from '#server/graphql/pageInfo.type.ts';
import { DateTime } from '#server/graphql/scalars.ts';
import { VendorAccount, VendorPayload } from '#server/modules/vendors/graphql.ts';
import type { VendorResult } from '#server/modules/vendors/index.ts';
import type { SortedPage } from '#server/platform/pagination.ts';
import type { ContactTopic as ContactTopicName, MessageDoc } from '#server/store/documents/messages.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { InboxRequest } from './inbox.service.ts';
import { ContactTopic } from './message.resolver.ts';

/** Source object: MessageDoc; `isRead` is in inbox.resolver.ts. */
@ObjectType({ description: "A shopper's message to a vendor.", simpleResolvers: true })
export class VendorMessage {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => String, { description: 'Reference number known to both sides, such as MSG-7K4M-2Q9D.' })
  reference!: string;

  @Field(() => DateTime, { description: 'Time of sending.' })
  sentAt!: string;

  @Field(() => String, { description: 'Name of the sender, as entered.' })
  name!: string;

  @Field(() => String, { description: 'Email address for the reply.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Telephone number for a callback, in E.164; null without one.' })
  phone!: string | null;

  @Field(() => ContactTopic, { description: 'The topic.' })
  topic!: ContactTopicName;

  @Field(() => String, { nullable: true, description: 'The order it concerns, as entered; null without one.' })
  orderNumber!: string | null;

  @Field(() => String, { description: 'The text, plain with line breaks.' })
  message!: string;

  @Field(() => Locale, { description: 'The language for the reply.' })
  locale!: LocaleCode;
}

@Resolver(() => VendorMessage)
export class VendorMessageResolver {
  @FieldResolver(() => Boolean, { description: 'Whether it is marked as read.' })
  isRead(@Root() { readAt }: MessageDoc): boolean {
    return readAt != null;
  }
}

@ObjectType({ description: 'A page of messages.', simpleResolvers: true })
export class VendorMessageConnection extends pageOf(() => VendorMessage, 'messages') {}

@ArgsType()
export class InboxArgs implements InboxRequest {
  @Field(() => Boolean, { nullable: true, defaultValue: false, description: 'Only unread messages.' })
  unreadOnly?: boolean | null;

  @Field(() => Int, { nullable: true, defaultValue: 20, description: 'Page size, 1 to 100.' })
  first?: number | null;

  @Field(() => String, { nullable: true, description: 'The `endCursor` of the previous page.' })
  after?: string | null;
}

@Resolver(() => VendorAccount)
export class InboxResolver {
  @FieldResolver(() => VendorMessageConnection, {
    nullable: true,
    complexity: 500,
    description: "Shoppers' messages to the vendor, newest first.",
  })
  messages(
    @Root() vendor: VendorDoc,
    @Args(() => InboxArgs) request: InboxArgs,
    @Ctx() { services }: GraphQLContext,
  ): Promise<SortedPage<MessageDoc>> {
    return services.inbox.list(vendor, request);
  }

  @FieldResolver(() => Int, { description: 'Number of unread messages.' })
  unreadMessages(@Root() vendor: VendorDoc, @Ctx() { services }: GraphQLContext): Promise<number> {
    return services.inbox.unreadCount(vendor);
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
