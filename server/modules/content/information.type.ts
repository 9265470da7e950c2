import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { describedEnum } from '#server/graphql/describedEnum.ts';
import { DateTime } from '#server/graphql/scalars.ts';
import type { FaqTopic as FaqTopicName, InformationDoc } from '#server/store/documents/information.ts';

export const FaqTopic = describedEnum<FaqTopicName>('FaqTopic', 'What a question is about.', {
  ORDERS: 'Ordering, changing and cancelling.',
  DELIVERY: 'When and where parcels arrive.',
  PAYMENT: 'Prices, VAT and ways to pay.',
  RETURNS: 'Sending back and getting money back.',
  SELLERS: 'Who sells here, and selling oneself.',
  ACCOUNT: 'Accounts, and what the shop knows of people.',
});

export const InformationKey = { ABOUT: 'about', TERMS: 'terms', PRIVACY: 'privacy' } as const satisfies Record<
  Uppercase<InformationDoc['id']>,
  InformationDoc['id']
>;

registerEnumType(InformationKey, {
  name: 'InformationKey',
  description: 'A text of the shop itself.',
  valuesConfig: {
    ABOUT: { description: 'Who it is.' },
    TERMS: { description: 'By which rules it sells.' },
    PRIVACY: { description: 'What it keeps of people; also returns and the legal notice.' },
  },
});

/** Its source object is a FaqDoc. */
@ObjectType({ description: 'A question that is often asked, with its answer.', simpleResolvers: true })
export class Faq {
  @Field(() => FaqTopic, { description: 'What it is about.' })
  topic!: FaqTopicName;
}

/** Its source object is the link of a FaqDoc. */
@ObjectType({ description: 'Where to do what an answer says.', simpleResolvers: true })
export class FaqLink {
  @Field(() => String, { description: 'Where it leads: a path of this shop.' })
  href!: string;
}

/** Its source object is a TeamMemberDoc. */
@ObjectType({ description: 'Somebody who works for the shop.', simpleResolvers: true })
export class TeamMember {
  @Field(() => String, { description: 'Name.' })
  name!: string;
}

/** Its source object is a TestimonialDoc. */
@ObjectType({ description: 'What somebody says of the shop.', simpleResolvers: true })
export class Testimonial {
  @Field(() => String, { description: 'Who says it.' })
  name!: string;

  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  rating!: number;
}

/** Its source object is a section of an InformationDoc. */
@ObjectType({ description: 'A section of a text of the shop.', simpleResolvers: true })
export class InformationSection {
  @Field(() => String, { description: 'Its name in addresses, such as "returns".' })
  anchor!: string;
}

/** Its source object is an InformationDoc. */
@ObjectType({ description: 'A text of the shop itself, section by section; plain text, never markup.', simpleResolvers: true })
export class Information {
  @Field(() => DateTime, { description: 'When it was last changed.' })
  updatedAt!: string;
}
