import { createParameterDecorator, registerEnumType } from 'type-graphql';
import { localise, type LocalisedText } from '#schema/rules/localisedText.ts';
import type { GraphQLContext } from './context.ts';

/** Languages of the marketplace, by their names in the API. */
export const Locale = { EN: 'en', MS: 'ms' } as const;
export type Locale = (typeof Locale)[keyof typeof Locale];

registerEnumType(Locale, {
  name: 'Locale',
  description: 'A language of the marketplace.',
  valuesConfig: { EN: { description: 'English (Malaysia).' }, MS: { description: 'Bahasa Melayu.' } },
});

/** A text in one language or a fallback. */
export function textIn(text: LocalisedText, locale: Locale): string {
  return localise(text, locale);
}

/** Injects the language of the response into a resolver, and adds the argument `locale` to its field. */
export function InLocale(): ReturnType<typeof createParameterDecorator> {
  return createParameterDecorator<GraphQLContext>(({ args, context }) => (args['locale'] as Locale | null | undefined) ?? context.locale, {
    arg: {
      name: 'locale',
      typeFunc: () => Locale,
      options: { nullable: true, description: 'Language of the response; by default that of `Accept-Language`, else English.' },
    },
  });
}
