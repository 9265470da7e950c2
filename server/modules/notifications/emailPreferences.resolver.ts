import { Arg, Ctx, Extensions, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { describedEnum } from '#server/graphql/enums.ts';
import { ProfilePayload, Viewer } from '#server/modules/accounts/graphql.ts';
import type { ProfileResult } from '#server/modules/accounts/index.ts';
import type { UserDoc } from '#server/store/documents/accounts.ts';
import type { EmailTopic as EmailTopicName } from '#server/store/documents/reviews.ts';
import { EMAIL_TOPICS } from './emailPreferences.service.ts';

export const EmailTopic = describedEnum<EmailTopicName>('EmailTopic', 'Emails that can be stopped.', {
  ALERTS: 'Alerts; at most one email a day.',
  REVIEWS: 'Reminders to review a delivered package.',
  QUESTIONS: 'Questions about own products, and answers to own questions.',
  MESSAGES: 'Unread messages of conversations with vendors or buyers.',
  NEWSLETTER: 'The newsletter, for subscribers.',
});

@Resolver(() => Viewer)
export class EmailPreferencesResolver {
  @Extensions({ cost: 20, longest: EMAIL_TOPICS.length })
  @FieldResolver(() => [EmailTopic], {
    description: 'Emails that are on; all until the email is confirmed. Emails about orders and the account are always sent.',
  })
  async emailTopics(@Root() { email, emailConfirmedAt }: UserDoc, @Ctx() { services }: GraphQLContext): Promise<EmailTopicName[]> {
    // The inbox of an unconfirmed email may be another person's.
    return emailConfirmedAt == null ? [...EMAIL_TOPICS] : services.preferences.topicsOf(email);
  }

  @Mutation(() => ProfilePayload, {
    nullable: true,
    description:
      'Sets which emails the viewer receives; the others are stopped. Safe to repeat. Errors: INVALID until the email is confirmed. Without a session: UNAUTHENTICATED.',
  })
  setEmailTopics(
    @Arg('topics', () => [EmailTopic], { description: 'Topics that are on.' }) topics: EmailTopicName[],
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<ProfileResult> {
    return services.preferences.set(viewer, topics);
  }
}
