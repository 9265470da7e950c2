import {
  ArgsType,
  Field,
  ID,
  InputType,
  Int,
  ObjectType,
  createUnionType,
  Arg,
  Args,
  Ctx,
  Extensions,
  FieldResolver,
  Mutation,
  Resolver,
  Root,
} from 'type-graphql';
import { MAX_MESSAGE_LENGTH, MAX_NAME_LENGTH } from '#schema/rules/limits.ts';
import { callerOf, type GraphQLContext } from '#server/graphql/context.ts';
import { describedEnum } from '#server/graphql/enums.ts';
import { Locale, type Locale as LocaleCode } from '#server/graphql/locale.ts';
import { pageOf } from '#server/graphql/pageInfo.type.ts';
import { DateTime } from '#server/graphql/scalars.ts';
import { InvalidInput, NotFound } from '#server/graphql/userError.type.ts';
import { VendorAccount, VendorPayload } from '#server/modules/vendors/graphql.ts';
import type { VendorResult } from '#server/modules/vendors/index.ts';
import type { SortedPage } from '#server/platform/pagination.ts';
import type { ContactTopic as ContactTopicName, MessageDoc } from '#server/store/documents/messages.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { InboxRequest } from './inbox.service.ts';
import type { FormResult, Sender } from './message.service.ts';

export const ContactTopic = describedEnum<ContactTopicName>('ContactTopic', 'Topic of a message.', {
  GENERAL: 'Anything else.',
  ORDER_PROBLEM: 'A problem with an order.',
  DELIVERY: 'Delivery of an order.',
  PAYMENT: 'Prices and payment.',
  RETURN: 'Returns.',
  PRODUCT: 'A question about a product.',
  SELLING: 'Selling on the marketplace.',
  ACCOUNT: "The user's account.",
  PRIVACY: 'Personal data.',
});

@InputType({ description: 'A message to the marketplace or to a vendor.' })
export class ContactInput {
  @Field(() => String, { description: `Name of the sender; at most ${MAX_NAME_LENGTH} characters.` })
  name!: string;

  @Field(() => String, { description: 'Email address for the reply.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Phone number for a callback; foreign numbers need their country code.' })
  phone?: string | null;

  @Field(() => ContactTopic, { nullable: true, defaultValue: 'GENERAL', description: 'Topic of the message.' })
  topic?: ContactTopicName | null;

  @Field(() => String, {
    nullable: true,
    description: 'Number of the order concerned, for example "RZQ-7K4M-2Q9D". Its existence is not checked.',
  })
  orderNumber?: string | null;

  @Field(() => String, { description: `Text; at most ${MAX_MESSAGE_LENGTH} characters.` })
  message!: string;
}

export const FormError = createUnionType({
  name: 'FormError',
  description: 'Possible errors of the contact and newsletter forms.',
  types: () => [InvalidInput, NotFound] as const,
  resolveType: (error: unknown) => (error as FormResult['errors'][number]).kind,
});

@ObjectType({ description: 'Result of a submitted form, which was accepted if there are no errors.', simpleResolvers: true })
export class FormPayload {
  @Field(() => String, {
    nullable: true,
    description: 'Reference number, for example "MSG-7K4M-2Q9D"; null on errors and for the newsletter.',
  })
  reference!: string | null;

  @Field(() => [FormError], { description: 'All errors; empty on success.' })
  errors!: FormResult['errors'];
}

@Resolver()
class MessageResolver {
  @Mutation(() => FormPayload, {
    nullable: true,
    description:
      'Sends a message to the marketplace. Fails with RATE_LIMITED and `retryAfterSeconds` after several messages from one caller within minutes.',
  })
  contact(
    @Arg('input', () => ContactInput, { description: 'Sender and text of the message.' }) input: ContactInput,
    @Ctx() context: GraphQLContext,
  ): Promise<FormResult> {
    return context.services.messages.contact(input, senderOf(context));
  }

  @Mutation(() => FormPayload, {
    nullable: true,
    description: 'Sends a message to a vendor, who replies by email. Rate-limited like `contact`.',
    deprecationReason: 'Use `startConversation`, also for guests: replies then stay in the marketplace.',
  })
  contactVendor(
    @Arg('vendorId', () => ID, { description: 'Id of the vendor.' }) vendorId: string,
    @Arg('input', () => ContactInput, { description: 'Sender and text of the message.' }) input: ContactInput,
    @Ctx() context: GraphQLContext,
  ): Promise<FormResult> {
    return context.services.messages.contactVendor(vendorId, input, senderOf(context));
  }

  @Mutation(() => FormPayload, {
    nullable: true,
    description:
      'Sends a link to `/confirm-email` for a newsletter subscription, which starts when the link is used (`confirmEmail`) within three days. Subscribing again sends another link. A subscribed email gets none; the response is the same. Rate-limited like `contact`.',
  })
  subscribeNewsletter(
    @Arg('email', () => String, { description: 'Email to subscribe.' }) email: string,
    @Ctx() context: GraphQLContext,
  ): Promise<FormResult> {
    return context.services.messages.subscribe(email, senderOf(context));
  }
}

function senderOf(context: GraphQLContext): Sender {
  return { viewer: context.viewer, caller: callerOf(context), locale: context.locale };
}

/** Source object: MessageDoc. */
@ObjectType({ description: "A shopper's message to a vendor.", simpleResolvers: true })
@Resolver(() => VendorMessage)
export class VendorMessage {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => String, { description: 'Reference number shown to both sides, for example "MSG-7K4M-2Q9D".' })
  reference!: string;

  @Field(() => DateTime, { description: 'Time of sending.' })
  sentAt!: string;

  @Field(() => String, { description: 'Name of the sender, as entered.' })
  name!: string;

  @Field(() => String, { description: 'Email address for the reply.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Phone number for a callback in E.164 format; null if none.' })
  phone!: string | null;

  @Field(() => ContactTopic, { description: 'Topic of the message.' })
  topic!: ContactTopicName;

  @Field(() => String, { nullable: true, description: 'Number of the order concerned, as entered; null if none.' })
  orderNumber!: string | null;

  @Field(() => String, { description: 'Plain text with line breaks.' })
  message!: string;

  @Field(() => Locale, { description: 'Language for the reply.' })
  locale!: LocaleCode;

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
class InboxResolver {
  @Extensions({ cost: 500 })
  @FieldResolver(() => VendorMessageConnection, {
    nullable: true,
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
    @Arg('id', () => ID, { description: 'Id of the message.' }) id: string,
    @Arg('isRead', () => Boolean, { nullable: true, defaultValue: true, description: 'Whether it is marked as read.' })
    isRead: boolean | null,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<VendorResult> {
    return services.inbox.mark(viewer, services.vendorAccounts.sellerOf(viewer).vendor, id, isRead ?? true);
  }
}

export const inboxResolvers = [MessageResolver, VendorMessage, InboxResolver] as const;
