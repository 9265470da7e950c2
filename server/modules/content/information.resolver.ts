import { Field, Int, ObjectType, registerEnumType, Arg, Ctx, Extensions, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { localise } from '#schema/rules/localisedText.ts';
import { FieldFrom, TextFields } from '#server/graphql/derivedFields.ts';
import { Reads } from '#server/graphql/dependencies.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { describedEnum } from '#server/graphql/enums.ts';
import { InLocale, type Locale } from '#server/graphql/locale.ts';
import { DateTime } from '#server/graphql/scalars.ts';
import { derivedId } from '#server/platform/derivedIds.ts';
import { Image } from '#server/modules/catalog/graphql.ts';
import type { PictureDoc } from '#server/store/documents/shared.ts';
import type { FaqTopic as FaqTopicName, InformationDoc, FaqDoc, TeamMemberDoc, TestimonialDoc } from '#server/store/documents/content.ts';

/** Expected number of questions, for the cost estimate. */
const FAQS = 30;

export const FaqTopic = describedEnum<FaqTopicName>('FaqTopic', 'Topic of a question.', {
  ORDERS: 'Ordering, changing and cancelling.',
  DELIVERY: 'Delivery of packages.',
  PAYMENT: 'Prices, VAT and payment methods.',
  RETURNS: 'Returns and refunds.',
  SELLERS: 'Selling on the marketplace.',
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
@Resolver(() => Faq)
@TextFields<FaqDoc>({
  question: 'Question text.',
  answer: 'Answer text; paragraphs are separated by an empty line.',
})
export class Faq {
  @FieldFrom<FaqDoc>('id', () => String, { description: 'URL fragment: `/faq#q-<slug>`.' })
  slug!: string;

  @Field(() => FaqTopic, { description: 'FAQ topic.' })
  topic!: FaqTopicName;

  @Field(() => FaqLink, { nullable: true, description: 'Link to the page where the answer applies; null if none.' })
  link!: Link | null;

  @Reads('content')
  @Extensions({ longest: FAQS })
  @Query(() => [Faq], { nullable: true, description: 'Frequently asked questions, in order.' })
  faqs(@Ctx() { services }: GraphQLContext): FaqDoc[] {
    return services.content.faqs();
  }

  @FieldResolver(() => ID, { description: 'Opaque id.' })
  id(@Root() faq: FaqDoc): string {
    return derivedId('faq', faq.id);
  }
}

/** Source object: the link of a FaqDoc. */
@ObjectType({ description: 'Link of an FAQ answer.', simpleResolvers: true })
@Resolver(() => FaqLink)
@TextFields<Link>({ label: 'Link text.' })
export class FaqLink {
  @Field(() => String, { description: 'Link target: a path of this site.' })
  href!: string;
}

/** Source object: TeamMemberDoc. */
@ObjectType({ description: 'A team member.', simpleResolvers: true })
@Resolver(() => TeamMember)
@TextFields<TeamMemberDoc>({
  role: 'Job title.',
  about: 'One sentence about the person.',
})
export class TeamMember {
  @Field(() => String, { description: 'Name.' })
  name!: string;

  @Field(() => Image, { nullable: true, description: 'Portrait; null if none.' })
  portrait!: PictureDoc | null;

  @Reads('content')
  @Query(() => [TeamMember], { nullable: true, description: 'Team members, in order.' })
  team(@Ctx() { services }: GraphQLContext): TeamMemberDoc[] {
    return services.content.inOrder('team');
  }
}

/** Source object: TestimonialDoc. */
@ObjectType({ description: 'A testimonial about the marketplace.', simpleResolvers: true })
@Resolver(() => Testimonial)
@TextFields<TestimonialDoc>({
  role: 'Relation of the person to the marketplace.',
  quote: 'Quoted text.',
})
export class Testimonial {
  @Field(() => String, { description: 'Name of the person quoted.' })
  name!: string;

  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  rating!: number;

  @Reads('content')
  @Query(() => [Testimonial], { nullable: true, description: 'Testimonials, in order.' })
  testimonials(@Ctx() { services }: GraphQLContext): TestimonialDoc[] {
    return services.content.inOrder('testimonials');
  }
}

/** Source object: a section of an InformationDoc. */
@ObjectType({ description: 'A section of an information text.', simpleResolvers: true })
@Resolver(() => InformationSection)
@TextFields<Section>({ title: 'Section heading.' }, { summary: 'Plain-language summary; null where the section needs none.' })
export class InformationSection {
  @Field(() => String, { description: 'Section key, used as URL fragment, such as "returns".' })
  anchor!: string;

  @FieldResolver(() => [String], { description: 'Section paragraphs, in order.' })
  paragraphs(@Root() section: Section, @InLocale() locale: Locale): string[] {
    return section.paragraphs.map((text) => localise(text, locale));
  }

  @FieldResolver(() => [String], { description: 'List items after the paragraphs; may be empty.' })
  points(@Root() section: Section, @InLocale() locale: Locale): string[] {
    return section.points.map((text) => localise(text, locale));
  }
}

/** Source object: InformationDoc. */
@ObjectType({ description: 'An information text of the marketplace, in sections; plain text, never markup.', simpleResolvers: true })
@Resolver(() => Information)
@TextFields<InformationDoc>({
  title: 'Text heading.',
  intro: 'Introduction in a few sentences.',
})
export class Information {
  @FieldFrom<InformationDoc>('id', () => InformationKey, { description: 'Text key.' })
  key!: InformationDoc['id'];

  @Field(() => DateTime, { description: 'Time of the last change.' })
  updatedAt!: string;

  @Field(() => [InformationSection], { description: 'Sections of the text, in order.' })
  sections!: Section[];

  @Reads('content')
  @Query(() => Information, { nullable: true, description: 'An information text of the marketplace; null if not found.' })
  information(
    @Arg('key', () => InformationKey, { description: 'Text key.' }) key: InformationDoc['id'],
    @Ctx() { services }: GraphQLContext,
  ): InformationDoc | null {
    return services.content.information(key);
  }
}

type Section = InformationDoc['sections'][number];

type Link = NonNullable<FaqDoc['link']>;

export const informationResolvers = [Faq, FaqLink, TeamMember, Testimonial, InformationSection, Information] as const;
