import { Field, ID, ObjectType } from 'type-graphql';
import { DateTime } from '#server/graphql/scalars.ts';

/** Source object: SessionDoc. Its other fields are in sessionFields.resolver.ts. */
@ObjectType({ description: 'A logged-in device or program.', simpleResolvers: true })
export class Session {
  @Field(() => ID, { description: 'Identifier for `revokeSession`. It does not authenticate.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'User-Agent of the browser or program at login, truncated.' })
  userAgent?: string | null;

  @Field(() => DateTime, { description: 'Time of login.' })
  createdAt!: string;

  @Field(() => DateTime, { description: 'Time of the last use, to the hour.' })
  lastSeenAt!: string;
}

@ObjectType({ description: 'Browser and operating system, derived from the User-Agent.', simpleResolvers: true })
export class Device {
  @Field(() => String, { nullable: true, description: 'The browser, for example "Chrome"; null when unknown.' })
  browser!: string | null;

  @Field(() => String, { nullable: true, description: 'The operating system, for example "Android"; null when unknown.' })
  system!: string | null;

  @Field(() => Boolean, { description: 'Whether it is a phone or a tablet.' })
  isHandheld!: boolean;
}
