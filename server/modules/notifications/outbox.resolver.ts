import { Arg, Ctx, ID, Int, Query, Resolver, Field, ObjectType } from 'type-graphql';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { checkFirst } from '#server/platform/pagination.ts';
import type { StoredMail } from '#server/platform/mail/mail.ts';
import { DateTime } from '#server/graphql/scalars.ts';

/** Source object: StoredMail. */
@ObjectType({ description: 'An email that a demo marketplace stored instead of sending it.', simpleResolvers: true })
export class OutboxEmail {
  @Field(() => String, { description: 'Id for the `outboxEmail` query.' })
  id!: string;

  @Field(() => String, { description: 'Email address of the recipient.' })
  to!: string;

  @Field(() => String, { description: 'Subject, in the language of the recipient.' })
  subject!: string;

  @Field(() => String, { description: 'Body as plain text, with full URLs.' })
  text!: string;

  @Field(() => DateTime, { description: 'Time of the email.' })
  sentAt!: string;
}

@Resolver()
export class OutboxResolver {
  @Query(() => [OutboxEmail], {
    nullable: true,
    description: 'Newest emails of a marketplace in demo mode, which publishes emails instead of sending them. Null outside of demo mode.',
  })
  outbox(
    @Arg('first', () => Int, { nullable: true, defaultValue: 20, description: 'Maximum number of emails, 1 to 100.' }) first: number | null,
    @Ctx() { services }: GraphQLContext,
  ): Promise<StoredMail[] | null> {
    return services.mails.list(checkFirst(first ?? 20));
  }

  @Query(() => OutboxEmail, {
    nullable: true,
    description: 'An email of a marketplace in demo mode; null if not found and outside of demo mode.',
  })
  outboxEmail(
    @Arg('id', () => ID, { description: 'Id of the email.' }) id: string,
    @Ctx() { services }: GraphQLContext,
  ): Promise<StoredMail | null> {
    return services.mails.find(id);
  }
}
