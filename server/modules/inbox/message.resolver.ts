import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { callerOf } from '#server/graphql/context.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { ContactInput } from './message.args.ts';
import type { FormResult, Writer } from './message.service.ts';
import { FormPayload } from './message.type.ts';

@Resolver()
export class MessageResolver {
  @Mutation(() => FormPayload, {
    nullable: true,
    description: 'Writes to the shop. Several from one caller within minutes have to wait: RATE_LIMITED, with `retryAfterSeconds`.',
  })
  contact(
    @Arg('input', () => ContactInput, { description: 'The message.' }) input: ContactInput,
    @Ctx() context: GraphQLContext,
  ): Promise<FormResult> {
    return context.services.messages.contact(input, writerOf(context));
  }

  @Mutation(() => FormPayload, { nullable: true, description: 'Writes to a seller through the shop. Waits as `contact` does.' })
  contactVendor(
    @Arg('vendorId', () => ID, { description: 'The seller.' }) vendorId: string,
    @Arg('input', () => ContactInput, { description: 'The message.' }) input: ContactInput,
    @Ctx() context: GraphQLContext,
  ): Promise<FormResult> {
    return context.services.messages.contactVendor(vendorId, input, writerOf(context));
  }

  @Mutation(() => FormPayload, {
    nullable: true,
    description: 'Asks for the newsletter. Answers alike whether or not the e-mail was listed before. Waits as `contact` does.',
  })
  subscribeNewsletter(
    @Arg('email', () => String, { description: 'Where to send it.' }) email: string,
    @Ctx() context: GraphQLContext,
  ): Promise<FormResult> {
    return context.services.messages.subscribe(email, writerOf(context));
  }
}

function writerOf(context: GraphQLContext): Writer {
  return { viewer: context.viewer, caller: callerOf(context), locale: context.locale };
}
