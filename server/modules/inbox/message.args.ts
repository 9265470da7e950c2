import { Field, InputType } from 'type-graphql';
import { MAX_MESSAGE_LENGTH, MAX_NAME_LENGTH } from '#schema/rules/limits.ts';
import { describedEnum } from '#server/graphql/describedEnum.ts';
import type { ContactTopic as ContactTopicName } from '#server/store/documents/messages.ts';
import type { MessageRequest } from './checkMessage.ts';

export const ContactTopic = describedEnum<ContactTopicName>('ContactTopic', 'What a message is about.', {
  GENERAL: 'Anything else.',
  ORDER_PROBLEM: 'Something is wrong with an order.',
  DELIVERY: 'When and where something arrives.',
  PAYMENT: 'A price or a payment.',
  RETURN: 'Sending something back.',
  PRODUCT: 'A question about a product.',
  SELLING: 'Selling in the shop.',
  ACCOUNT: 'An account.',
  PRIVACY: 'What the shop keeps of somebody.',
});

@InputType({ description: 'A message to the shop or to a seller.' })
export class ContactInput implements MessageRequest {
  @Field(() => String, { description: `Who writes; at most ${MAX_NAME_LENGTH} characters.` })
  name!: string;

  @Field(() => String, { description: 'Where to answer.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'A Malaysian telephone number to call back, with +60 or 0.' })
  phone?: string | null;

  @Field(() => ContactTopic, { nullable: true, defaultValue: 'GENERAL', description: 'What it is about.' })
  topic?: ContactTopicName | null;

  @Field(() => String, {
    nullable: true,
    description: 'The order it is about, such as RZQ-7K4M-2Q9D. Nobody checks here whether there is one.',
  })
  orderNumber?: string | null;

  @Field(() => String, { description: `What is to be said; at most ${MAX_MESSAGE_LENGTH} characters.` })
  message!: string;
}
