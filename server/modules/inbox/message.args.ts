import { Field, InputType } from 'type-graphql';
import { MAX_MESSAGE_LENGTH, MAX_NAME_LENGTH } from '#schema/rules/limits.ts';
import { describedEnum } from '#server/graphql/enums.ts';
import type { ContactTopic as ContactTopicName } from '#server/store/documents/messages.ts';
import type { MessageRequest } from './checkMessage.ts';

export const ContactTopic = describedEnum<ContactTopicName>('ContactTopic', 'Topic of a message.', {
  GENERAL: 'Anything else.',
  ORDER_PROBLEM: 'Something is wrong with an order.',
  DELIVERY: 'When and where something arrives.',
  PAYMENT: 'A price or a payment.',
  RETURN: 'Sending something back.',
  PRODUCT: 'A question about a product.',
  SELLING: 'Selling on the marketplace.',
  ACCOUNT: 'An account.',
  PRIVACY: 'Personal data.',
});

@InputType({ description: 'A message to the marketplace or to a vendor.' })
export class ContactInput implements MessageRequest {
  @Field(() => String, { description: `Name of the sender; at most ${MAX_NAME_LENGTH} characters.` })
  name!: string;

  @Field(() => String, { description: 'Email address for the reply.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'A Malaysian telephone number for a callback, with +60 or 0.' })
  phone?: string | null;

  @Field(() => ContactTopic, { nullable: true, defaultValue: 'GENERAL', description: 'The topic.' })
  topic?: ContactTopicName | null;

  @Field(() => String, {
    nullable: true,
    description: 'The order it concerns, such as RZQ-7K4M-2Q9D. Its existence is not checked.',
  })
  orderNumber?: string | null;

  @Field(() => String, { description: `The text; at most ${MAX_MESSAGE_LENGTH} characters.` })
  message!: string;
}
