import { Arg, Ctx, Extensions, Field, FieldResolver, ID, InputType, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { IDEMPOTENCY_KEY_LENGTH, MAX_CONVERSATION_PHOTOS, MAX_CONVERSATION_TEXT, MAX_NAME_LENGTH } from '#schema/rules/limits.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { Reads } from '#server/graphql/dependencies.ts';
import { describedEnum } from '#server/graphql/enums.ts';
import { Node } from '#server/graphql/node.type.ts';
import { pageOf } from '#server/graphql/pageInfo.type.ts';
import { LENGTH_ABOVE } from '#server/graphql/queryCost.ts';
import { DateTime } from '#server/graphql/scalars.ts';
import { Image, Product } from '#server/modules/catalog/graphql.ts';
import { Vendor } from '#server/modules/vendors/graphql.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type {
  ConversationSide as Side,
  ConversationStatus as Status,
  ConversationTopic as Topic,
  MessageFault as Fault,
} from '#server/store/documents/conversations.ts';
import type { PictureDoc } from '#server/store/documents/shared.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { ViewPage } from './conversation.repository.ts';
import type { StartRequest } from './conversation.service.ts';
import { unreadOf, type ConversationView, type MessageView } from './conversationRules.ts';

export const KEY_DESCRIPTION = `Idempotency key of ${IDEMPOTENCY_KEY_LENGTH.min} to ${IDEMPOTENCY_KEY_LENGTH.max} characters, chosen by the client for each message. The same key with the same message in the same conversation changes nothing; with another message it gives IDEMPOTENCY_MISMATCH. Without a key, each request sends a message.`;

export const ConversationSide = describedEnum<Side>('ConversationSide', 'Side of a conversation.', {
  BUYER: 'The buyer: a member or a guest.',
  VENDOR: 'The vendor.',
});

export const ConversationStatus = describedEnum<Status>('ConversationStatus', 'Status of a conversation.', {
  OPEN: 'Both sides can write, unless one has blocked the other.',
  CLOSED: 'Nobody writes until a side opens it again.',
});

export const ConversationTopic = describedEnum<Topic>('ConversationTopic', 'What a conversation is about.', {
  GENERAL: 'The vendor in general.',
  PRODUCT: 'A product.',
  ORDER: 'An order.',
  PACKAGE: 'A package of an order.',
});

export const MessageFault = describedEnum<Fault>('MessageFault', 'Reason for reporting a message.', {
  SCAM: 'It tries to cheat, for example with false claims or a request for a password.',
  PAYMENT_ELSEWHERE: 'It asks to pay or to order outside the marketplace.',
  ABUSIVE: 'It insults or threatens.',
  SPAM: 'It is unwanted advertising.',
  OTHER: 'Something else.',
});

/** Source object: MessageView. */
@ObjectType({ description: 'A message of a conversation.', simpleResolvers: true })
@Resolver(() => ConversationMessage)
export class ConversationMessage {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => ConversationSide, { description: 'Side that wrote it.' })
  from!: Side;

  @Field(() => DateTime, { description: 'Time at which it was sent.' })
  createdAt!: string;

  @Field(() => Boolean, { description: 'Whether an operator has hidden it; its text and photos are then empty.' })
  isHidden!: boolean;

  @Reads()
  @FieldResolver(() => String, { description: 'Plain text with line breaks.' })
  text(@Root() { text, isHidden }: MessageView): string {
    return isHidden ? '' : text;
  }

  @Reads()
  @Extensions({ longest: MAX_CONVERSATION_PHOTOS })
  @FieldResolver(() => [Image], { description: `Up to ${MAX_CONVERSATION_PHOTOS} photos.` })
  photos(@Root() { photos, isHidden }: MessageView): PictureDoc[] {
    return isHidden ? [] : photos;
  }

  @Reads()
  @FieldResolver(() => Boolean, { description: "Whether the viewer's side wrote it." })
  isOwn(@Root() { from, side }: MessageView): boolean {
    return from === side;
  }
}

@ObjectType({ description: 'A message in a list.', simpleResolvers: true })
export class ConversationMessageEdge {
  @Field(() => String, { description: 'Cursor of the message; pass it as `after` to continue after it.' })
  cursor!: string;

  @Field(() => ConversationMessage, { description: 'The message.' })
  node!: MessageView;
}

@ObjectType({ description: 'A page of messages.', simpleResolvers: true })
export class ConversationMessageConnection extends pageOf(() => ConversationMessage, 'messages') {
  @Extensions({ longest: LENGTH_ABOVE })
  @Field(() => [ConversationMessageEdge], { description: 'Messages with their cursors.' })
  edges!: ConversationMessageEdge[];
}

/** Source object: ConversationView. */
@ObjectType({
  implements: Node,
  description: 'Private conversation of a buyer with a vendor. Visible to these two only.',
  simpleResolvers: true,
})
@Resolver(() => Conversation)
export class Conversation extends Node {
  @Field(() => ConversationTopic, { description: 'What it is about.' })
  topic!: Topic;

  @Field(() => String, { nullable: true, description: 'Number of the order; null unless it is about an order or a package.' })
  orderNumber!: string | null;

  @Field(() => String, { nullable: true, description: 'Number of the package; null unless it is about one.' })
  packageNumber!: string | null;

  @Field(() => String, {
    description: 'First name and initial of the buyer, for example "Aisyah R.", or the name that a guest without an order has entered.',
  })
  buyerName!: string;

  @Field(() => ConversationSide, { description: "The viewer's side." })
  side!: Side;

  @Field(() => ConversationStatus, { description: 'Status.' })
  status!: Status;

  @Field(() => ConversationSide, { nullable: true, description: 'The side that has blocked the other one; null if neither has.' })
  blockedBy!: Side | null;

  @Field(() => Int, { description: 'Number of messages.' })
  messageCount!: number;

  @Field(() => DateTime, { description: 'Time of the newest message.' })
  lastAt!: string;

  @Field(() => ConversationSide, { description: 'Side that wrote the newest message.' })
  lastFrom!: Side;

  @Field(() => String, { description: 'Beginning of the newest message; empty if it is hidden.' })
  lastText!: string;

  @Field(() => DateTime, { description: 'Time of the first message.' })
  createdAt!: string;

  @Reads()
  @FieldResolver(() => Int, { description: 'Number of messages that the viewer has not read.' })
  unreadCount(@Root() conversation: ConversationView): number {
    return unreadOf(conversation);
  }

  @Reads()
  @FieldResolver(() => Boolean, { description: 'Whether the viewer can send a message now.' })
  canWrite(@Root() { status, blockedBy }: ConversationView): boolean {
    return status === 'OPEN' && blockedBy === null;
  }

  @Reads('catalogue')
  @FieldResolver(() => Vendor, { nullable: true, description: 'Vendor; null when it is no longer in the marketplace.' })
  vendor(@Root() { vendorId }: ConversationView, @Ctx() { services }: GraphQLContext): VendorDoc | null {
    return services.catalog.publicVendor(vendorId);
  }

  @Reads('catalogue')
  @FieldResolver(() => Product, { nullable: true, description: 'Product; null unless it is about one that is in the marketplace.' })
  product(@Root() { productId }: ConversationView, @Ctx() { services }: GraphQLContext): ProductDoc | null {
    return productId === null ? null : services.catalog.find({ id: productId });
  }

  @Extensions({ cost: 300 })
  @FieldResolver(() => ConversationMessageConnection, { nullable: true, description: 'Messages, newest first.' })
  messages(
    @Root() conversation: ConversationView,
    @Arg('first', () => Int, { nullable: true, defaultValue: 20, description: 'Page size, 1 to 100.' }) first: number | null,
    @Arg('after', () => String, { nullable: true, description: 'The `endCursor` of the previous page.' }) after: string | null,
    @Ctx() { services }: GraphQLContext,
  ): Promise<ViewPage<MessageView>> {
    return services.conversationRepository.messages(conversation, { first, after });
  }
}

@ObjectType({ description: 'A conversation in a list.', simpleResolvers: true })
export class ConversationEdge {
  @Field(() => String, { description: 'Cursor of the conversation; pass it as `after` to continue after it.' })
  cursor!: string;

  @Field(() => Conversation, { description: 'The conversation.' })
  node!: ConversationView;
}

@ObjectType({ description: 'A page of conversations.', simpleResolvers: true })
export class ConversationConnection extends pageOf(() => Conversation, 'conversations') {
  @Extensions({ longest: LENGTH_ABOVE })
  @Field(() => [ConversationEdge], { description: 'Conversations with their cursors.' })
  edges!: ConversationEdge[];
}

@InputType({ description: 'A guest without an order.' })
export class ConversationGuestInput {
  @Field(() => String, { description: `Name, which the vendor sees; at most ${MAX_NAME_LENGTH} characters.` })
  name!: string;

  @Field(() => String, { description: 'Email address for the link to the conversation, which is sent when the vendor replies.' })
  email!: string;
}

@InputType({ description: 'A message about a package, an order, a product or, without these, to the vendor in general.' })
export class StartConversationInput implements StartRequest {
  @Field(() => ID, { nullable: true, description: 'Id of the vendor; not needed with a product or a package.' })
  vendorId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of the product.' })
  productId?: string | null;

  @Field(() => String, { nullable: true, description: "Number of the buyer's order, with `vendorId`." })
  orderNumber?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Number of the package, for example "RZQ-7K4M-2Q9D-1". Its vendor can start as well.',
  })
  packageNumber?: string | null;

  @Field(() => ConversationGuestInput, {
    nullable: true,
    description: 'The buyer, for a message about a product or to a vendor without a session. Ignored with one.',
  })
  guest?: ConversationGuestInput | null;

  @Field(() => String, { description: `Text; at most ${MAX_CONVERSATION_TEXT} characters.` })
  text!: string;

  @Field(() => [ID], {
    nullable: true,
    description: `At most ${MAX_CONVERSATION_PHOTOS} photos: ids of \`POST /uploads\`.`,
  })
  photos?: string[] | null;

  @Field(() => String, { nullable: true, description: KEY_DESCRIPTION })
  idempotencyKey?: string | null;
}
