import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { checkFirst } from '#server/platform/pageArguments.ts';
import type { KeptMail } from './mail.ts';
import { OutboxEmail } from './outbox.type.ts';

@Resolver()
export class OutboxResolver {
  @Query(() => [OutboxEmail], {
    nullable: true,
    description:
      'The newest mails of a demo shop, which sends none and shows them to everybody. Null in any other shop: there mails are for whom they are addressed to.',
  })
  outbox(
    @Arg('first', () => Int, { nullable: true, defaultValue: 20, description: 'At most so many, 1 to 100.' }) first: number | null,
    @Ctx() { services }: GraphQLContext,
  ): Promise<KeptMail[] | null> {
    return services.mails.list(checkFirst(first ?? 20));
  }

  @Query(() => OutboxEmail, { nullable: true, description: 'One mail of a demo shop; null when there is none, and in any other shop.' })
  outboxEmail(@Arg('id', () => ID, { description: 'Its id.' }) id: string, @Ctx() { services }: GraphQLContext): Promise<KeptMail | null> {
    return services.mails.find(id);
  }
}
