import {
  Arg,
  createUnionType,
  Ctx,
  Extensions,
  Field,
  FieldResolver,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import { MAX_CONVERSATION_TEXT } from '#schema/rules/limits.ts';
import { callerOf, type GraphQLContext } from '#server/graphql/context.ts';
import { InvalidInput, NotFound } from '#server/graphql/userError.type.ts';
import { Viewer } from '#server/modules/accounts/graphql.ts';
import { Order } from '#server/modules/orders/graphql.ts';
import type { OrderView } from '#server/modules/orders/index.ts';
import { VendorAccount } from '#server/modules/vendors/graphql.ts';
import { BadInput, NotSignedIn } from '#server/platform/errors.ts';
import type { UserDoc } from '#server/store/documents/accounts.ts';
import type { MessageFault as MessageFaultName } from '#server/store/documents/conversations.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { ViewPage } from './conversation.repository.ts';
import type { ConversationError as ErrorSource, ConversationResult } from './conversation.service.ts';
import { Conversation, ConversationConnection, KEY_DESCRIPTION, MessageFault, StartConversationInput } from './conversation.resolver.ts';
import type { ConversationView } from './conversationRules.ts';

/** Conversations about an order, one per vendor and package at most. */
const USUAL_PER_ORDER = 2;
const LIST_COST = 300;
const UNKNOWN = 'There is no such conversation.';

export const ConversationError = createUnionType({
  name: 'ConversationError',
  description: 'Possible errors of mutations on conversations.',
  types: () => [InvalidInput, NotFound] as const,
  resolveType: (error: unknown) => (error as ErrorSource).kind,
});

@ObjectType({ description: 'The current conversation, or at least one error.', simpleResolvers: true })
export class ConversationPayload {
  @Field(() => Conversation, {
    nullable: true,
    description: 'Current conversation; null on errors, and for a guest who starts one without an order.',
  })
  conversation!: ConversationView | null;

  @Field(() => [ConversationError], { description: 'All errors; empty on success.' })
  errors!: ErrorSource[];
}

const First = () => Arg('first', () => Int, { nullable: true, defaultValue: 20, description: 'Page size, 1 to 100.' });
const After = () => Arg('after', () => String, { nullable: true, description: 'The `endCursor` of the previous page.' });
const UnreadOnly = () => Arg('unreadOnly', () => Boolean, { nullable: true, defaultValue: false, description: 'Only unread ones.' });
const AccessToken = () =>
  Arg('accessToken', () => String, {
    nullable: true,
    description: "A guest's access token of the order, or of the link in an email about the conversation.",
  });
const Id = () => Arg('id', () => ID, { description: 'Id of the conversation.' });

@Resolver(() => Viewer)
export class ViewerConversationsResolver {
  @Extensions({ cost: LIST_COST })
  @FieldResolver(() => ConversationConnection, {
    nullable: true,
    description: 'Conversations of the viewer as a buyer, those with the newest messages first.',
  })
  conversations(
    @Root() { id: userId }: UserDoc,
    @First() first: number | null,
    @After() after: string | null,
    @UnreadOnly() unreadOnly: boolean | null,
    @Ctx() { services }: GraphQLContext,
  ): Promise<ViewPage<ConversationView>> {
    const scope = { userId, ...(unreadOnly === true && { isUnreadByBuyer: true }) };
    return services.conversationRepository.page(scope, 'BUYER', { first, after });
  }

  @Extensions({ cost: 50 })
  @FieldResolver(() => Int, { description: 'Number of conversations as a buyer with unread messages.' })
  unreadConversations(@Root() { id: userId }: UserDoc, @Ctx() { services }: GraphQLContext): Promise<number> {
    return services.conversationRepository.count({ userId, isUnreadByBuyer: true });
  }
}

@Resolver(() => VendorAccount)
export class VendorConversationsResolver {
  @Extensions({ cost: LIST_COST })
  @FieldResolver(() => ConversationConnection, {
    nullable: true,
    description: 'Conversations with buyers, those with the newest messages first.',
  })
  conversations(
    @Root() { id: vendorId }: VendorDoc,
    @First() first: number | null,
    @After() after: string | null,
    @UnreadOnly() unreadOnly: boolean | null,
    @Ctx() { services }: GraphQLContext,
  ): Promise<ViewPage<ConversationView>> {
    const scope = { vendorId, ...(unreadOnly === true && { isUnreadByVendor: true }) };
    return services.conversationRepository.page(scope, 'VENDOR', { first, after });
  }

  @Extensions({ cost: 50 })
  @FieldResolver(() => Int, { description: 'Number of conversations with unread messages.' })
  unreadConversations(@Root() { id: vendorId }: VendorDoc, @Ctx() { services }: GraphQLContext): Promise<number> {
    return services.conversationRepository.count({ vendorId, isUnreadByVendor: true });
  }
}

@Resolver(() => Order)
export class OrderConversationsResolver {
  @Extensions({ cost: 100, longest: USUAL_PER_ORDER })
  @FieldResolver(() => [Conversation], {
    description: "The buyer's conversations about the order and its packages; empty in `earlierOrder`.",
  })
  async conversations(@Root() { id, isRedacted }: OrderView, @Ctx() { services }: GraphQLContext): Promise<ConversationView[]> {
    return isRedacted === true ? [] : services.conversationRepository.ofOrder(id);
  }
}

@Resolver()
export class ConversationResolver {
  @Extensions({ cost: 50 })
  @Query(() => Conversation, {
    nullable: true,
    description: 'A conversation, for its buyer and its vendor; null for anyone else. Guests need the access token of their order.',
  })
  conversation(
    @Id() id: string,
    @AccessToken() accessToken: string | null,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<ConversationView | null> {
    return services.conversationRepository.seenBy({ viewer, accessToken }, id);
  }

  @Extensions({ cost: 500 })
  @Subscription(() => Conversation, {
    description:
      'The conversation now and after each change, as server-sent events at `/graphql/stream`. Without access: BAD_USER_INPUT. It ends with the session, and after half an hour, when clients subscribe again.',
    subscribe: ({ args, context }) => subscribe(args as WatchArgs, context as GraphQLContext),
  })
  async threadChanged(
    @Id() id: string,
    @AccessToken() accessToken: string | null,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<ConversationView> {
    // The session may have ended before the stream followed it.
    if (viewer !== null && !(await services.sessions.isOpen(viewer))) throw new NotSignedIn();
    const conversation = await services.conversationRepository.seenBy({ viewer, accessToken }, id);
    if (conversation === null) throw new BadInput(UNKNOWN);
    return conversation;
  }

  @Mutation(() => ConversationPayload, {
    nullable: true,
    description:
      'Sends the first message about a subject, or a further one if there is a conversation about it. For members, for the holder of an order, for other guests (`guest`), and for the vendor of a package. Safe to repeat with the same key. Without a session, an order and `guest`: UNAUTHENTICATED. A guest without an order gets null and no errors: the link to the conversation is sent with the first reply. Errors: NOT_FOUND for an unknown subject or one of somebody else; INVALID for the own vendor, for an insult, and if one side has blocked the other; IDEMPOTENCY_MISMATCH. Rate-limited.',
  })
  startConversation(
    @Arg('input', () => StartConversationInput, { description: 'Subject and message.' }) input: StartConversationInput,
    @AccessToken() accessToken: string | null,
    @Ctx() context: GraphQLContext,
  ): Promise<ConversationResult> {
    const { services, viewer } = context;
    return services.conversations.start(input, context.locale, { viewer, accessToken, caller: callerOf(context) });
  }

  @Mutation(() => ConversationPayload, {
    nullable: true,
    description:
      'Sends a message; everything before it counts as read. Safe to repeat with the same key. Errors: NOT_FOUND for anyone else; INVALID for an insult, and in a closed or blocked conversation; IDEMPOTENCY_MISMATCH. Rate-limited.',
  })
  sendMessage(
    @Id() id: string,
    @Arg('text', () => String, { description: `Text; at most ${MAX_CONVERSATION_TEXT} characters.` }) text: string,
    @Arg('photos', () => [ID], { nullable: true, description: 'Ids of `POST /uploads`.' }) photos: string[] | null,
    @Arg('idempotencyKey', () => String, { nullable: true, description: KEY_DESCRIPTION }) idempotencyKey: string | null,
    @AccessToken() accessToken: string | null,
    @Ctx() context: GraphQLContext,
  ): Promise<ConversationResult> {
    const { services, viewer } = context;
    return services.conversations.send(id, { text, photos, idempotencyKey }, { viewer, accessToken, caller: callerOf(context) });
  }

  @Mutation(() => ConversationPayload, {
    nullable: true,
    description:
      'Marks messages of a conversation as read: all, or those up to `upTo`, so that a message that has arrived meanwhile stays unread. Safe to repeat. Errors: NOT_FOUND for anyone but its sides, and for a message of another conversation.',
  })
  markConversationRead(
    @Id() id: string,
    @Arg('upTo', () => ID, { nullable: true, description: 'Id of the newest message that was shown. Null: all.' }) upTo: string | null,
    @AccessToken() accessToken: string | null,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<ConversationResult> {
    return services.conversations.markRead(id, upTo ?? null, { viewer, accessToken });
  }

  @Mutation(() => ConversationPayload, {
    nullable: true,
    description: 'Closes a conversation. Errors: NOT_FOUND for anyone but its sides.',
  })
  closeConversation(
    @Id() id: string,
    @AccessToken() accessToken: string | null,
    @Ctx() context: GraphQLContext,
  ): Promise<ConversationResult> {
    const { services, viewer } = context;
    return services.conversations.setStatus(id, 'CLOSED', { viewer, accessToken, caller: callerOf(context) });
  }

  @Mutation(() => ConversationPayload, {
    nullable: true,
    description: 'Opens a closed conversation again. Errors: NOT_FOUND for anyone but its sides; INVALID if one has blocked the other.',
  })
  reopenConversation(
    @Id() id: string,
    @AccessToken() accessToken: string | null,
    @Ctx() context: GraphQLContext,
  ): Promise<ConversationResult> {
    const { services, viewer } = context;
    return services.conversations.setStatus(id, 'OPEN', { viewer, accessToken, caller: callerOf(context) });
  }

  @Mutation(() => ConversationPayload, {
    nullable: true,
    description:
      'Blocks the other side in all conversations with it, or lifts the block. Errors: NOT_FOUND for anyone but its sides; INVALID if the other side has blocked the caller.',
  })
  blockConversation(
    @Id() id: string,
    @Arg('isBlocked', () => Boolean, { nullable: true, defaultValue: true, description: 'False lifts the block.' })
    isBlocked: boolean | null,
    @AccessToken() accessToken: string | null,
    @Ctx() context: GraphQLContext,
  ): Promise<ConversationResult> {
    const { services, viewer } = context;
    return services.conversations.block(id, isBlocked ?? true, { viewer, accessToken, caller: callerOf(context) });
  }

  @Mutation(() => ConversationPayload, {
    nullable: true,
    description:
      'Reports a message of the other side to the operators, who then read it. Errors: NOT_FOUND for anyone but the sides; INVALID for an own message. Rate-limited.',
  })
  reportMessage(
    @Arg('id', () => ID, { description: 'Id of the message.' }) id: string,
    @Arg('fault', () => MessageFault, { description: 'Reason.' }) fault: MessageFaultName,
    @AccessToken() accessToken: string | null,
    @Ctx() context: GraphQLContext,
  ): Promise<ConversationResult> {
    const { services, viewer } = context;
    return services.conversations.report(id, fault, { viewer, accessToken, caller: callerOf(context) });
  }
}

interface WatchArgs {
  id: string;
  accessToken?: string | null;
}

/** Follows a conversation that the caller can see. */
async function subscribe({ id, accessToken }: WatchArgs, { services, viewer }: GraphQLContext): Promise<AsyncIterable<true>> {
  if ((await services.conversationRepository.seenBy({ viewer, accessToken }, id)) === null) throw new BadInput(UNKNOWN);
  return services.conversationFeed.watch(id, viewer?.sessionId ?? null);
}
