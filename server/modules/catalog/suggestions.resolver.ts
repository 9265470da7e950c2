import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { MAX_SEARCH_LENGTH, MAX_SUGGESTIONS } from '#schema/rules/limits.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { InLocale } from '#server/graphql/locale.ts';
import type { Locale } from '#server/graphql/locale.ts';
import type { Section as SectionName } from '#server/store/documents/catalog.ts';
import { Section } from './catalog.enums.ts';
import type { SearchSuggestions as Suggestions } from './suggestions.service.ts';
import { SearchSuggestions } from './suggestions.type.ts';

const USUAL = 5;

@Resolver(() => SearchSuggestions)
export class SuggestionsResolver {
  @Query(() => SearchSuggestions, {
    complexity: 2000,
    description: 'Type-ahead suggestions: empty below two letters. Errors: BAD_USER_INPUT beyond the limits.',
  })
  searchSuggestions(
    @Arg('query', () => String, { description: `Text typed so far; at most ${MAX_SEARCH_LENGTH} characters.` }) query: string,
    @Arg('limit', () => Int, {
      nullable: true,
      defaultValue: USUAL,
      description: `Maximum number of suggestions of each kind, 1 to ${MAX_SUGGESTIONS}.`,
    })
    limit: number | null,
    @Arg('section', () => Section, { nullable: true, description: 'Only suggestions from this section.' })
    section: SectionName | null | undefined,
    @InLocale() locale: Locale,
    @Ctx() { services }: GraphQLContext,
  ): Suggestions {
    return services.suggestions.suggest(query, { limit: limit ?? USUAL, locale, section: section ?? null });
  }
}
