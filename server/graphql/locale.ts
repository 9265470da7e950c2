import { createParameterDecorator, FieldResolver, registerEnumType, Resolver, Root, type ClassType } from 'type-graphql';
import type { LocalisedText } from '#server/store/documents/shared.ts';
import type { GraphQLContext } from './context.ts';

/** Languages of the marketplace, by their names in the API. */
export const Locale = { EN: 'en', MS: 'ms' } as const;
export type Locale = (typeof Locale)[keyof typeof Locale];

registerEnumType(Locale, {
  name: 'Locale',
  description: 'A language of the marketplace.',
  valuesConfig: { EN: { description: 'English (Malaysia).' }, MS: { description: 'Bahasa Melayu.' } },
});

/** A text in one language; where that is empty, in the other. */
export function textIn(text: LocalisedText, locale: Locale): string {
  return text[locale] || text.en || text.ms;
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

/** Descriptions of the properties of a document that hold such a text. */
type TextDescriptions<Source, Text> = { [Key in keyof Source & string as Source[Key] extends Text ? Key : never]?: string };

/**
 * Resolver of the texts of a type: each property becomes a field in the language of the response. `nullable` holds texts that may be
 * missing.
 */
export function textFields<Source extends object>(
  type: () => ClassType,
  required: TextDescriptions<Source, LocalisedText>,
  nullable: TextDescriptions<Source, LocalisedText | null | undefined> = {},
): ClassType {
  class TextResolver {}
  Resolver(type)(TextResolver);
  const add = (name: string, options: { description: string; nullable: boolean }): void => {
    const value = (source: Record<string, LocalisedText | null | undefined>, locale: Locale): string | null => {
      const text = source[name];
      return text ? textIn(text, locale) : null;
    };
    const method = { value };
    Object.defineProperty(TextResolver.prototype, name, method);
    Root()(TextResolver.prototype, name, 0);
    InLocale()(TextResolver.prototype, name, 1);
    FieldResolver(() => String, options)(TextResolver.prototype, name, method);
  };
  for (const [name, description] of Object.entries(required as Record<string, string>)) add(name, { description, nullable: false });
  for (const [name, description] of Object.entries(nullable as Record<string, string>)) add(name, { description, nullable: true });
  return TextResolver;
}
