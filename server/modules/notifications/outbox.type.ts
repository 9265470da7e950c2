import { Field, ObjectType } from 'type-graphql';
import { DateTime } from '#server/graphql/scalars.ts';

/** Its source object is a KeptMail. */
@ObjectType({ description: 'A mail that a demo shop wrote down instead of sending it.', simpleResolvers: true })
export class OutboxEmail {
  @Field(() => String, { description: 'To ask for it again.' })
  id!: string;

  @Field(() => String, { description: 'The e-mail of who would have received it.' })
  to!: string;

  @Field(() => String, { description: 'Its subject, in the language of the person.' })
  subject!: string;

  @Field(() => String, { description: 'What it says, as plain text. Addresses stand in it in full.' })
  text!: string;

  @Field(() => DateTime, { description: 'When it was written.' })
  sentAt!: string;
}
