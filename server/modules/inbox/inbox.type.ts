import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { PageInfo } from '#server/graphql/pageInfo.type.ts';
import { Locale } from '#server/graphql/locale.ts';
import type { Locale as LocaleCode } from '#server/graphql/locale.ts';
import { DateTime } from '#server/graphql/scalars.ts';
import type { ContactTopic as ContactTopicName, MessageDoc } from '#server/store/documents/messages.ts';
import type { InboxRequest } from './inbox.service.ts';
import { ContactTopic } from './message.args.ts';

/** Its source object is a MessageDoc; whether it was read is in inbox.resolver.ts. */
@ObjectType({ description: 'What a shopper wrote to the seller.', simpleResolvers: true })
export class VendorMessage {
  @Field(() => ID, { description: 'Opaque.' })
  id!: string;

  @Field(() => String, { description: 'What both sides name it by, such as MSG-7K4M-2Q9D.' })
  reference!: string;

  @Field(() => DateTime, { description: 'When it was sent.' })
  sentAt!: string;

  @Field(() => String, { description: 'Who wrote, as they called themselves.' })
  name!: string;

  @Field(() => String, { description: 'Where to answer.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'A number to call back, in E.164; null when none was given.' })
  phone!: string | null;

  @Field(() => ContactTopic, { description: 'What it is about.' })
  topic!: ContactTopicName;

  @Field(() => String, { nullable: true, description: 'The order it is about, as it was typed; null when none was given.' })
  orderNumber!: string | null;

  @Field(() => String, { description: 'What was written, plain text of several lines.' })
  message!: string;

  @Field(() => Locale, { description: 'The language to answer in.' })
  locale!: LocaleCode;
}

@ObjectType({ description: 'A page of messages.', simpleResolvers: true })
export class VendorMessageConnection {
  @Field(() => [VendorMessage], { description: 'The messages.' })
  nodes!: MessageDoc[];

  @Field(() => PageInfo, { description: 'Where this page lies.' })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: 'Messages of the whole list, not only of this page.' })
  totalCount!: number;
}

@ArgsType()
export class InboxArgs implements InboxRequest {
  @Field(() => Boolean, { nullable: true, defaultValue: false, description: 'Only those that nobody has read.' })
  unreadOnly?: boolean | null;

  @Field(() => Int, { nullable: true, defaultValue: 20, description: 'At most so many, 1 to 100.' })
  first?: number | null;

  @Field(() => String, { nullable: true, description: 'The `endCursor` of the page before.' })
  after?: string | null;
}
