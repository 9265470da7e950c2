import { Ctx, Field, FieldResolver, InterfaceType, ObjectType, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { textIn } from '#server/graphql/locale.ts';
import { ErrorCode } from './errorCode.enum.ts';
import type { ErrorCode as ErrorCodeName, Failure } from '#server/platform/input/failure.ts';

@InterfaceType({
  description: 'Every expected failure. Codes never change, messages follow the locale.',
  resolveType: (error: unknown) => (error as { kind: string }).kind,
})
export abstract class UserError {
  @Field(() => ErrorCode, { description: 'Why it was refused.' })
  code!: ErrorCodeName;

  @Field(() => String, { description: 'A sentence for the buyer, in the language of `Accept-Language`, else English.' })
  message!: string;

  @Field(() => [String], {
    nullable: true,
    description: 'The place in the mutation\'s input, for example ["shippingAddress", "postalCode"]; null: the whole of it.',
  })
  path!: string[] | null;
}

@Resolver(() => UserError)
export class UserErrorResolver {
  @FieldResolver(() => String)
  message(@Root() error: Failure, @Ctx() { locale }: GraphQLContext): string {
    return textIn(error.text, locale);
  }
}

@ObjectType({ implements: UserError, description: 'Something in the request is not as it has to be.', simpleResolvers: true })
export class InvalidInput extends UserError {}

@ObjectType({
  implements: UserError,
  description: 'Something that was named does not exist, or is not for sale any more.',
  simpleResolvers: true,
})
export class NotFound extends UserError {}
