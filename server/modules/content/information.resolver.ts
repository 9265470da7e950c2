import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { InLocale, textIn } from '#server/graphql/locale.ts';
import type { Locale } from '#server/graphql/locale.ts';
import { derivedId } from '#server/platform/derivedIds.ts';
import type { FaqDoc, InformationDoc, TeamMemberDoc, TestimonialDoc } from '#server/store/documents/information.ts';
import { Faq, FaqLink, Information, InformationKey, InformationSection, TeamMember, Testimonial } from './information.type.ts';

type Section = InformationDoc['sections'][number];
type Link = NonNullable<FaqDoc['link']>;

@Resolver(() => Faq)
export class FaqResolver {
  @Query(() => [Faq], { nullable: true, description: 'What is often asked, in order.' })
  faqs(@Ctx() { services }: GraphQLContext): FaqDoc[] {
    return services.information.faqs();
  }

  @FieldResolver(() => ID, { description: 'Opaque.' })
  id(@Root() faq: FaqDoc): string {
    return derivedId('faq', faq.id);
  }

  @FieldResolver(() => String, { description: 'Its name in addresses: `/faq#q-<slug>`.' })
  slug(@Root() faq: FaqDoc): string {
    return faq.id;
  }

  @FieldResolver(() => String, { description: 'What is asked.' })
  question(@Root() faq: FaqDoc, @InLocale() locale: Locale): string {
    return textIn(faq.question, locale);
  }

  @FieldResolver(() => String, { description: 'The answer; an empty line parts paragraphs.' })
  answer(@Root() faq: FaqDoc, @InLocale() locale: Locale): string {
    return textIn(faq.answer, locale);
  }

  @FieldResolver(() => FaqLink, { nullable: true, description: 'Where to do what the answer says; null when it takes nothing.' })
  link(@Root() faq: FaqDoc): Link | null {
    return faq.link;
  }
}

@Resolver(() => FaqLink)
export class FaqLinkResolver {
  @FieldResolver(() => String, { description: 'What it says.' })
  label(@Root() link: Link, @InLocale() locale: Locale): string {
    return textIn(link.label, locale);
  }
}

@Resolver(() => TeamMember)
export class TeamMemberResolver {
  @Query(() => [TeamMember], { nullable: true, description: 'Who works for the shop, in order.' })
  team(@Ctx() { services }: GraphQLContext): TeamMemberDoc[] {
    return services.information.team();
  }

  @FieldResolver(() => String, { description: 'What they do.' })
  role(@Root() member: TeamMemberDoc, @InLocale() locale: Locale): string {
    return textIn(member.role, locale);
  }

  @FieldResolver(() => String, { description: 'A sentence about them.' })
  about(@Root() member: TeamMemberDoc, @InLocale() locale: Locale): string {
    return textIn(member.about, locale);
  }
}

@Resolver(() => Testimonial)
export class TestimonialResolver {
  @Query(() => [Testimonial], { nullable: true, description: 'What people say of the shop, in order.' })
  testimonials(@Ctx() { services }: GraphQLContext): TestimonialDoc[] {
    return services.information.testimonials();
  }

  @FieldResolver(() => String, { description: 'Who they are to the shop.' })
  role(@Root() testimonial: TestimonialDoc, @InLocale() locale: Locale): string {
    return textIn(testimonial.role, locale);
  }

  @FieldResolver(() => String, { description: 'What they say.' })
  quote(@Root() testimonial: TestimonialDoc, @InLocale() locale: Locale): string {
    return textIn(testimonial.quote, locale);
  }
}

@Resolver(() => Information)
export class InformationResolver {
  @Query(() => Information, { nullable: true, description: 'A text of the shop itself; null when it has none.' })
  information(
    @Arg('key', () => InformationKey, { description: 'Which one.' }) key: InformationDoc['id'],
    @Ctx() { services }: GraphQLContext,
  ): InformationDoc | null {
    return services.information.text(key);
  }

  @FieldResolver(() => InformationKey, { description: 'Which one it is.' })
  key(@Root() text: InformationDoc): InformationDoc['id'] {
    return text.id;
  }

  @FieldResolver(() => String, { description: 'Its heading.' })
  title(@Root() text: InformationDoc, @InLocale() locale: Locale): string {
    return textIn(text.title, locale);
  }

  @FieldResolver(() => String, { description: 'What it is, in a few sentences.' })
  intro(@Root() text: InformationDoc, @InLocale() locale: Locale): string {
    return textIn(text.intro, locale);
  }

  @FieldResolver(() => [InformationSection], { description: 'Its sections, in order.' })
  sections(@Root() text: InformationDoc): Section[] {
    return text.sections;
  }
}

@Resolver(() => InformationSection)
export class InformationSectionResolver {
  @FieldResolver(() => String, { description: 'Its heading.' })
  title(@Root() section: Section, @InLocale() locale: Locale): string {
    return textIn(section.title, locale);
  }

  @FieldResolver(() => String, { nullable: true, description: 'The same in everyday words; null where it is plain enough.' })
  summary(@Root() section: Section, @InLocale() locale: Locale): string | null {
    return section.summary && textIn(section.summary, locale);
  }

  @FieldResolver(() => [String], { description: 'Its paragraphs.' })
  paragraphs(@Root() section: Section, @InLocale() locale: Locale): string[] {
    return section.paragraphs.map((text) => textIn(text, locale));
  }

  @FieldResolver(() => [String], { description: 'Points of a list after the paragraphs; may be empty.' })
  points(@Root() section: Section, @InLocale() locale: Locale): string[] {
    return section.points.map((text) => textIn(text, locale));
  }
}

/** Every resolver of texts about the shop, for the schema. */
export const INFORMATION_RESOLVERS = [
  FaqLinkResolver,
  FaqResolver,
  InformationResolver,
  InformationSectionResolver,
  TeamMemberResolver,
  TestimonialResolver,
] as const;
