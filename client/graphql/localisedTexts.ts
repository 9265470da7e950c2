import type { LocalisedTextInput } from '#client/graphql/schemaTypes.generated.ts';
import { fieldIn, fieldsIn, textsOfFields, type FieldIn, type LocalisedText } from '#schema/rules/localisedText.ts';
import { isLocale, LANGUAGES, LOCALES, type ApiLocale } from '#schema/rules/locales.ts';

interface TextInLanguage {
  locale: ApiLocale;
  text: string;
}

/** The fields of a form for a text of the API, one per language. */
export function textFields<Field extends string>(field: Field, list: readonly TextInLanguage[]): Record<FieldIn<Field>, string> {
  return fieldsIn(field, (locale) => list.find((text) => text.locale === LANGUAGES[locale].api)?.text ?? '');
}

/** Such fields as the API takes them; languages whose field is missing are left out. */
export function textInput<Field extends string>(field: Field, values: Partial<Record<FieldIn<Field>, string>>): LocalisedTextInput[] {
  const texts: LocalisedText = textsOfFields(field, values);
  return LOCALES.flatMap((locale) => {
    const text = texts[locale];
    return text === undefined ? [] : [{ locale: LANGUAGES[locale].api, text }];
  });
}

/** The field of a form that an error's path leads to: ["kind", "ms"] is about "kindMs". */
export function fieldOfPath(path: readonly string[]): string {
  const [field = '', language] = path;
  return isLocale(language) ? fieldIn(field, language) : path.join('.');
}
