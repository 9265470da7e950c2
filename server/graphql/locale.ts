import { createParameterDecorator, registerEnumType, type ResolverData } from 'type-graphql';
import { LANGUAGES, LOCALES, type ApiLocale, type Locale as LocaleKey } from '#schema/rules/locales.ts';
import type { GraphQLContext } from './context.ts';

/** The marketplace's languages, keyed by their names in the API. */
export const Locale = Object.fromEntries(LOCALES.map((locale) => [LANGUAGES[locale].api, locale])) as Record<ApiLocale, LocaleKey>;
export type Locale = LocaleKey;

const NAMES = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' });

registerEnumType(Locale, {
  name: 'Locale',
  description: 'A language of the marketplace.',
  valuesConfig: Object.fromEntries(
    LOCALES.map((locale) => [LANGUAGES[locale].api, { description: `${NAMES.of(LANGUAGES[locale].tag)}.` }]),
  ),
});

/** The response's language: the `locale` argument, or the request's language. */
export function localeOf({ args, context }: Pick<ResolverData<GraphQLContext>, 'args' | 'context'>): Locale {
  return (args['locale'] as Locale | null | undefined) ?? context.locale;
}

/** Injects the response's language into a resolver, and adds the argument `locale` to its field. */
export function InLocale(): ReturnType<typeof createParameterDecorator> {
  return createParameterDecorator<GraphQLContext>(localeOf, {
    arg: {
      name: 'locale',
      typeFunc: () => Locale,
      options: { nullable: true, description: 'Language of the response; by default that of `Accept-Language`, else English.' },
    },
  });
}
