import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { InLocale, textIn } from '#server/graphql/locale.ts';
import type { Locale } from '#server/graphql/locale.ts';
import { derivedId } from '#server/platform/derivedIds.ts';
import type { FaqDoc, InformationDoc, TeamMemberDoc, TestimonialDoc } from '#server/store/documents/content.ts';
import { Faq, FaqLink, Information, InformationKey, InformationSection, TeamMember, Testimonial } from './information.type.ts';

type Section = InformationDoc['sections'][number];
type Link = NonNullable<FaqDoc['link']>;

@Resolver(() => Faq)
export class FaqResolver {
  @Query(() => [Faq], { nullable: true, description: 'Frequently asked questions, in order.' })
  faqs(@Ctx() { services }: GraphQLContext): FaqDoc[] {
    return services.information.faqs();
  }

  @FieldResolver(() => ID, { description: 'Opaque id.' })
  id(@Root() faq: FaqDoc): string {
    return derivedId('faq', faq.id);
  }

  @FieldResolver(() => String, { description: 'URL fragment: `/faq#q-<slug>`.' })
  slug(@Root() faq: FaqDoc): string {
    return faq.id;
  }

  @FieldResolver(() => String, { description: 'Question text.' })
  question(@Root() faq: FaqDoc, @InLocale() locale: Locale): string {
    return textIn(faq.question, locale);
  }

  @FieldResolver(() => String, { description: 'Answer text; paragraphs are separated by an empty line.' })
  answer(@Root() faq: FaqDoc, @InLocale() locale: Locale): string {
    return textIn(faq.answer, locale);
  }

  @FieldResolver(() => FaqLink, { nullable: true, description: 'Link to the page where the answer applies; null if none.' })
  link(@Root() faq: FaqDoc): Link | null {
    return faq.link;
  }
}

@Resolver(() => FaqLink)
export class FaqLinkResolver {
  @FieldResolver(() => String, { description: 'Link text.' })
  label(@Root() link: Link, @InLocale() locale: Locale): string {
    return textIn(link.label, locale);
  }
}

@Resolver(() => TeamMember)
export class TeamMemberResolver {
  @Query(() => [TeamMember], { nullable: true, description: 'Team members, in order.' })
  team(@Ctx() { services }: GraphQLContext): TeamMemberDoc[] {
    return services.information.team();
  }

  @FieldResolver(() => String, { description: 'Job title.' })
  role(@Root() member: TeamMemberDoc, @InLocale() locale: Locale): string {
    return textIn(member.role, locale);
  }

  @FieldResolver(() => String, { description: 'One sentence about the person.' })
  about(@Root() member: TeamMemberDoc, @InLocale() locale: Locale): string {
    return textIn(member.about, locale);
  }
}

@Resolver(() => Testimonial)
export class TestimonialResolver {
  @Query(() => [Testimonial], { nullable: true, description: 'Testimonials, in order.' })
  testimonials(@Ctx() { services }: GraphQLContext): TestimonialDoc[] {
    return services.information.testimonials();
  }

  @FieldResolver(() => String, { description: 'Relation of the person to the marketplace.' })
  role(@Root() testimonial: TestimonialDoc, @InLocale() locale: Locale): string {
    return textIn(testimonial.role, locale);
  }

  @FieldResolver(() => String, { description: 'Quoted text.' })
  quote(@Root() testimonial: TestimonialDoc, @InLocale() locale: Locale): string {
    return textIn(testimonial.quote, locale);
  }
}

@Resolver(() => Information)
export class InformationResolver {
  @Query(() => Information, { nullable: true, description: 'An information text of the marketplace; null if there is none by that key.' })
  information(
    @Arg('key', () => InformationKey, { description: 'Text key.' }) key: InformationDoc['id'],
    @Ctx() { services }: GraphQLContext,
  ): InformationDoc | null {
    return services.information.text(key);
  }

  @FieldResolver(() => InformationKey, { description: 'Text key.' })
  key(@Root() text: InformationDoc): InformationDoc['id'] {
    return text.id;
  }

  @FieldResolver(() => String, { description: 'Text heading.' })
  title(@Root() text: InformationDoc, @InLocale() locale: Locale): string {
    return textIn(text.title, locale);
  }

  @FieldResolver(() => String, { description: 'Introduction in a few sentences.' })
  intro(@Root() text: InformationDoc, @InLocale() locale: Locale): string {
    return textIn(text.intro, locale);
  }

  @FieldResolver(() => [InformationSection], { description: 'Sections of the text, in order.' })
  sections(@Root() text: InformationDoc): Section[] {
    return text.sections;
  }
}

@Resolver(() => InformationSection)
export class InformationSectionResolver {
  @FieldResolver(() => String, { description: 'Section heading.' })
  title(@Root() section: Section, @InLocale() locale: Locale): string {
    return textIn(section.title, locale);
  }

  @FieldResolver(() => String, { nullable: true, description: 'Plain-language summary; null where the section needs none.' })
  summary(@Root() section: Section, @InLocale() locale: Locale): string | null {
    return section.summary && textIn(section.summary, locale);
  }

  @FieldResolver(() => [String], { description: 'Section paragraphs, in order.' })
  paragraphs(@Root() section: Section, @InLocale() locale: Locale): string[] {
    return section.paragraphs.map((text) => textIn(text, locale));
  }

  @FieldResolver(() => [String], { description: 'List items after the paragraphs; may be empty.' })
  points(@Root() section: Section, @InLocale() locale: Locale): string[] {
    return section.points.map((text) => textIn(text, locale));
  }
}
