import { createParameterDecorator, registerEnumType } from 'type-graphql';
import type { LocalisedText } from '#server/store/documents/shared.ts';
import type { GraphQLContext } from './context.ts';

/** The languages of the shop, by their names in the API. */
export const Locale = { EN: 'en', MS: 'ms' } as const;
export type Locale = (typeof Locale)[keyof typeof Locale];

registerEnumType(Locale, {
  name: 'Locale',
  description: 'A language of the shop.',
  valuesConfig: { EN: { description: 'English (Malaysia).' }, MS: { description: 'Bahasa Melayu.' } },
});

/** The language of an answer: the one asked for, else that of the request. */
function pickLocale(requested: Locale | null | undefined, context: GraphQLContext): Locale {
  return requested ?? context.locale;
}

/** A text in one language; a text that lacks it is given in the other. */
export function textIn(text: LocalisedText, locale: Locale): string {
  return text[locale] || text.en || text.ms;
}

/** Gives a resolver the language to answer in, and its field the argument `locale`. */
export function InLocale(): ReturnType<typeof createParameterDecorator> {
  return createParameterDecorator<GraphQLContext>(({ args, context }) => pickLocale(args['locale'] as Locale | null | undefined, context), {
    arg: {
      name: 'locale',
      typeFunc: () => Locale,
      options: { nullable: true, description: 'Language of the answer; by default that of `Accept-Language`, else English.' },
    },
  });
}
