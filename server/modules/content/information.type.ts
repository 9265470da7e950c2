import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { describedEnum } from '#server/graphql/enums.ts';
import { DateTime } from '#server/graphql/scalars.ts';
import type { FaqTopic as FaqTopicName, InformationDoc } from '#server/store/documents/content.ts';

export const FaqTopic = describedEnum<FaqTopicName>('FaqTopic', 'Topic of a question.', {
  ORDERS: 'Ordering, changing and cancelling.',
  DELIVERY: 'When and where packages arrive.',
  PAYMENT: 'Prices, VAT and ways to pay.',
  RETURNS: 'Sending back and getting money back.',
  SELLERS: 'Vendors, and how to become one.',
  ACCOUNT: 'Accounts and personal data.',
});

export const InformationKey = { ABOUT: 'about', TERMS: 'terms', PRIVACY: 'privacy' } as const satisfies Record<
  Uppercase<InformationDoc['id']>,
  InformationDoc['id']
>;

registerEnumType(InformationKey, {
  name: 'InformationKey',
  description: 'Keys of the information texts of the marketplace.',
  valuesConfig: {
    ABOUT: { description: 'About the marketplace and its operator.' },
    TERMS: { description: 'Terms of sale.' },
    PRIVACY: { description: 'Privacy policy; also returns and the legal notice.' },
  },
});

/** Source object: FaqDoc. */
@ObjectType({ description: 'A frequently asked question with its answer.', simpleResolvers: true })
export class Faq {
  @Field(() => FaqTopic, { description: 'FAQ topic.' })
  topic!: FaqTopicName;
}

/** Source object: the link of a FaqDoc. */
@ObjectType({ description: 'The link of an FAQ answer.', simpleResolvers: true })
export class FaqLink {
  @Field(() => String, { description: 'Link target: a path of this site.' })
  href!: string;
}

/** Source object: TeamMemberDoc. */
@ObjectType({ description: 'A team member.', simpleResolvers: true })
export class TeamMember {
  @Field(() => String, { description: 'Name.' })
  name!: string;
}

/** Source object: TestimonialDoc. */
@ObjectType({ description: 'A testimonial about the marketplace.', simpleResolvers: true })
export class Testimonial {
  @Field(() => String, { description: 'Name of the person quoted.' })
  name!: string;

  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  rating!: number;
}

/** Source object: a section of an InformationDoc. */
@ObjectType({ description: 'A section of an information text.', simpleResolvers: true })
export class InformationSection {
  @Field(() => String, { description: 'Section key, used as URL fragment, such as "returns".' })
  anchor!: string;
}

/** Source object: InformationDoc. */
@ObjectType({ description: 'An information text of the marketplace, in sections; plain text, never markup.', simpleResolvers: true })
export class Information {
  @Field(() => DateTime, { description: 'When it was last changed.' })
  updatedAt!: string;
}
