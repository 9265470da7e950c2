import { Field, ID, ObjectType } from 'type-graphql';
import { DateTime } from '#server/graphql/scalars.ts';

/** Its source object is a SessionDoc. The rest of its fields are in sessionFields.resolver.ts. */
@ObjectType({ description: 'A device or program that is logged in.', simpleResolvers: true })
export class Session {
  @Field(() => ID, { description: 'To end it by. It opens nothing.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'What the browser or program said of itself when it logged in, cut short.' })
  userAgent?: string | null;

  @Field(() => DateTime, { description: 'When it logged in.' })
  createdAt!: string;

  @Field(() => DateTime, { description: 'When it was used last, to the hour.' })
  lastSeenAt!: string;
}

@ObjectType({ description: 'What a device seems to be, as far as it says.', simpleResolvers: true })
export class Device {
  @Field(() => String, { nullable: true, description: 'The browser, for example "Chrome"; null when unknown.' })
  browser!: string | null;

  @Field(() => String, { nullable: true, description: 'The system, for example "Android"; null when unknown.' })
  system!: string | null;

  @Field(() => Boolean, { description: 'Whether it is held in a hand: a phone or a tablet.' })
  isHandheld!: boolean;
}
