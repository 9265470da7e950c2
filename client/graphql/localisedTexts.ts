import type { LocalisedTextInput } from '#client/graphql/schemaTypes.generated.ts';
import { fieldIn, fieldsIn, textsOfFields, type FieldIn, type LocalisedText } from '#schema/rules/localisedText.ts';
import { isLocale, LANGUAGES, LOCALES, type ApiLocale } from '#schema/rules/locales.ts';

interface TextInLanguage {
  locale: ApiLocale;
  text: string;
}

/** Converts a localised text from the API to form fields, one per language; missing languages are empty. */
export function textFields<Field extends string>(field: Field, list: readonly TextInLanguage[]): Record<FieldIn<Field>, string> {
  return fieldsIn(field, (locale) => list.find((text) => text.locale === LANGUAGES[locale].api)?.text ?? '');
}

/** Converts form fields to the API's input for a localised text; languages without a field are omitted. */
export function textInput<Field extends string>(field: Field, values: Partial<Record<FieldIn<Field>, string>>): LocalisedTextInput[] {
  const texts: LocalisedText = textsOfFields(field, values);
  return LOCALES.flatMap((locale) => {
    const text = texts[locale];
    return text === undefined ? [] : [{ locale: LANGUAGES[locale].api, text }];
  });
}

/** The form field for an error's path: "kindMs" for ["kind", "ms"]. */
export function fieldOfPath(path: readonly string[]): string {
  const [field = '', language] = path;
  return isLocale(language) ? fieldIn(field, language) : path.join('.');
}
