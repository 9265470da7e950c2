import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { checkFirst } from '#server/platform/pageArguments.ts';
import type { StoredMail } from '#server/platform/mail/mail.ts';
import { OutboxEmail } from './outbox.type.ts';

@Resolver()
export class OutboxResolver {
  @Query(() => [OutboxEmail], {
    nullable: true,
    description:
      'The newest emails of a demo marketplace, which sends none and shows them to everyone. Null outside a demo, where emails are private to their recipients.',
  })
  outbox(
    @Arg('first', () => Int, { nullable: true, defaultValue: 20, description: 'Maximum number of emails, 1 to 100.' }) first: number | null,
    @Ctx() { services }: GraphQLContext,
  ): Promise<StoredMail[] | null> {
    return services.mails.list(checkFirst(first ?? 20));
  }

  @Query(() => OutboxEmail, {
    nullable: true,
    description: 'One email of a demo marketplace; null when there is none, and outside a demo.',
  })
  outboxEmail(
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
    @Ctx() { services }: GraphQLContext,
  ): Promise<StoredMail | null> {
    return services.mails.find(id);
  }
}
