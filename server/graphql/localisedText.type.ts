import { Field, InputType, ObjectType } from 'type-graphql';
import type { LocalisedText as TextByLanguage } from '#schema/rules/localisedText.ts';
import { BadInput } from '#server/platform/errors.ts';
import { LOCALES } from '#schema/rules/locales.ts';
import { Locale } from './locale.ts';

@ObjectType({ description: 'A text in one language, as entered.', simpleResolvers: true })
export class LocalisedText {
  @Field(() => Locale, { description: 'Language of the text.' })
  locale!: Locale;

  @Field(() => String, { description: 'Text in that language.' })
  text!: string;
}

@InputType({
  description: 'A text in one language. The `path` of an error contains the language, for example "ms", instead of the index in the list.',
})
export class LocalisedTextInput {
  @Field(() => Locale, { description: 'Language of the text.' })
  locale!: Locale;

  @Field(() => String, { description: 'Text; empty removes it.' })
  text!: string;
}

/** Converts a record to a list, ordered by language. */
export function textList(texts: TextByLanguage): LocalisedText[] {
  return LOCALES.flatMap((locale) => {
    const text = texts[locale];
    return text ? [{ locale, text }] : [];
  });
}

/** Converts a list to a record; null and undefined are returned unchanged. Throws BadInput for two texts in one language. */
export function textRecord(list: readonly LocalisedTextInput[] | null | undefined): TextByLanguage | null | undefined {
  if (list && new Set(list.map(({ locale }) => locale)).size < list.length) throw new BadInput('A text has two entries of one language.');
  return list && Object.fromEntries(list.map(({ locale, text }) => [locale, text]));
}
