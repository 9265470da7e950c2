import { Arg, Ctx, ID, Mutation, Resolver, createUnionType, Field, ObjectType } from 'type-graphql';
import { callerOf, type GraphQLContext } from '#server/graphql/context.ts';
import { InvalidInput, NotFound } from '#server/graphql/userError.type.ts';
import { ContactInput } from './message.args.ts';
import type { FormResult, Sender } from './message.service.ts';

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
