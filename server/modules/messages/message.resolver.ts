import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { ContactInput } from './message.args.ts';
import type { FormResult } from './message.service.ts';
import { FormPayload } from './message.type.ts';

@Resolver()
export class MessageResolver {
  @Mutation(() => FormPayload, {
    description: 'Writes to the shop. Several from one address within minutes have to wait: RATE_LIMITED, with `retryAfterSeconds`.',
  })
  contact(
    @Arg('input', () => ContactInput, { description: 'The message.' }) input: ContactInput,
    @Ctx() { services, viewer, address, locale }: GraphQLContext,
  ): Promise<FormResult> {
    return services.messages.contact(input, { viewer, address, locale });
  }

  @Mutation(() => FormPayload, { description: 'Writes to a seller through the shop. Waits as `contact` does.' })
  contactVendor(
    @Arg('vendorId', () => ID, { description: 'The seller.' }) vendorId: string,
    @Arg('input', () => ContactInput, { description: 'The message.' }) input: ContactInput,
    @Ctx() { services, viewer, address, locale }: GraphQLContext,
  ): Promise<FormResult> {
    return services.messages.contactVendor(vendorId, input, { viewer, address, locale });
  }

  @Mutation(() => FormPayload, {
    description: 'Asks for the newsletter. Answers alike whether or not the e-mail was listed before. Waits as `contact` does.',
  })
  subscribeNewsletter(
    @Arg('email', () => String, { description: 'Where to send it.' }) email: string,
    @Ctx() { services, address, locale }: GraphQLContext,
  ): Promise<FormResult> {
    return services.messages.subscribe(email, { address, locale });
  }
}
