import { Field, ObjectType } from 'type-graphql';
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

  @Field(() => String, { description: 'Body as plain text, with full addresses of links.' })
  text!: string;

  @Field(() => DateTime, { description: 'Time at which it was written.' })
  sentAt!: string;
}
