import { Field, InputType, Arg, Ctx, ID, Mutation, Resolver, createUnionType, ObjectType } from 'type-graphql';
import { MAX_MESSAGE_LENGTH, MAX_NAME_LENGTH } from '#schema/rules/limits.ts';
import { callerOf, type GraphQLContext } from '#server/graphql/context.ts';
import { describedEnum } from '#server/graphql/enums.ts';
import { InvalidInput, NotFound } from '#server/graphql/userError.type.ts';
import type { ContactTopic as ContactTopicName } from '#server/store/documents/messages.ts';
import type { FormResult, Sender } from './message.service.ts';

export const ContactTopic = describedEnum<ContactTopicName>('ContactTopic', 'Topic of a message.', {
  GENERAL: 'Anything else.',
  ORDER_PROBLEM: 'Something is wrong with an order.',
  DELIVERY: 'When and where something arrives.',
  PAYMENT: 'A price or a payment.',
  RETURN: 'Sending something back.',
  PRODUCT: 'A question about a product.',
  SELLING: 'Selling on the marketplace.',
  ACCOUNT: 'An account.',
  PRIVACY: 'Personal data.',
});

@InputType({ description: 'A message to the marketplace or to a vendor.' })
export class ContactInput {
  @Field(() => String, { description: `Name of the sender; at most ${MAX_NAME_LENGTH} characters.` })
  name!: string;

  @Field(() => String, { description: 'Email address for the reply.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'A Malaysian telephone number for a callback, with +60 or 0.' })
  phone?: string | null;

  @Field(() => ContactTopic, { nullable: true, defaultValue: 'GENERAL', description: 'The topic.' })
  topic?: ContactTopicName | null;

  @Field(() => String, {
    nullable: true,
    description: 'The order it concerns, such as RZQ-7K4M-2Q9D. Its existence is not checked.',
  })
  orderNumber?: string | null;

  @Field(() => String, { description: `The text; at most ${MAX_MESSAGE_LENGTH} characters.` })
  message!: string;
}

export const FormError = createUnionType({
  name: 'FormError',
  description: 'Errors of a form.',
  types: () => [InvalidInput, NotFound] as const,
  resolveType: (error: unknown) => (error as FormResult['errors'][number]).kind,
});

@ObjectType({ description: 'Result of a form: it was accepted when there is no error.', simpleResolvers: true })
export class FormPayload {
  @Field(() => String, {
    nullable: true,
    description: 'Reference number, such as MSG-7K4M-2Q9D; null on errors, and for the newsletter.',
  })
  reference!: string | null;

  @Field(() => [FormError], { description: 'All errors; empty on success.' })
  errors!: FormResult['errors'];
}

@Resolver()
export class MessageResolver {
  @Mutation(() => FormPayload, {
    nullable: true,
    description:
      'Sends a message to the marketplace. Several from one caller within minutes are refused: RATE_LIMITED, with `retryAfterSeconds`.',
  })
  contact(
    @Arg('input', () => ContactInput, { description: 'The message.' }) input: ContactInput,
    @Ctx() context: GraphQLContext,
  ): Promise<FormResult> {
    return context.services.messages.contact(input, senderOf(context));
  }

  @Mutation(() => FormPayload, { nullable: true, description: 'Sends a message to a vendor. Rate-limited as `contact`.' })
  contactVendor(
    @Arg('vendorId', () => ID, { description: 'The vendor.' }) vendorId: string,
    @Arg('input', () => ContactInput, { description: 'The message.' }) input: ContactInput,
    @Ctx() context: GraphQLContext,
  ): Promise<FormResult> {
    return context.services.messages.contactVendor(vendorId, input, senderOf(context));
  }

  @Mutation(() => FormPayload, {
    nullable: true,
    description:
      'Subscribes to the newsletter. The response is the same whether or not the email was subscribed before. Rate-limited as `contact`.',
  })
  subscribeNewsletter(
    @Arg('email', () => String, { description: 'The email to subscribe.' }) email: string,
    @Ctx() context: GraphQLContext,
  ): Promise<FormResult> {
    return context.services.messages.subscribe(email, senderOf(context));
  }
}

function senderOf(context: GraphQLContext): Sender {
  return { viewer: context.viewer, caller: callerOf(context), locale: context.locale };
}
