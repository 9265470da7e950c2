/** Building blocks of the input schemas. Each one normalises a field and rejects invalid input with a message key. */
import * as v from 'valibot';
import { isEmail, normaliseEmail } from '../emails.ts';
import { IDEMPOTENCY_KEY_LENGTH, MAX_NAME_LENGTH, MAX_PHONE_LENGTH } from '../limits.ts';
import { hasLink } from '../links.ts';
import type { LocalisedText } from '../localisedText.ts';
import { byLocale } from '../locales.ts';
import { MALAYSIAN_STATES } from '../malaysianStates.ts';
import { isMobile, normaliseAnyPhone, normalisePhone } from '../phones.ts';
import { checkPostcode, normalisePostcode } from '../postcodes.ts';
import { isTelling } from '../tellingText.ts';
import { lineLength, proseLength } from '../textLength.ts';
import { normaliseIdentifier, normaliseLine } from '../normaliseText.ts';
import type { FormKey, InputKey } from './inputKeys.ts';

/** Reports an invalid field; `path` locates it within the parsed value. */
export type Refuse = (key: InputKey, ...path: (string | number)[]) => void;

/** Rejects values for which `isValid` returns false. */
export const check = <Value>(isValid: (value: Value) => boolean, key: InputKey) => v.check<Value, InputKey>(isValid, key);

/** Rejects links in a normalised text that appears in emails. Skips text that has already been rejected. */
export const withoutLink = <Text extends string | null>(isLinked: (text: string) => boolean = hasLink) =>
  v.rawCheck<Text>(({ dataset: { typed, value, issues }, addIssue }) => {
    if (typed && issues === undefined && value !== null && isLinked(value)) addIssue({ message: 'noLink' satisfies InputKey });
  });

/** Rejects text above a limit; the message includes the limit, which is the issue's `expected`. */
export const atMost = (limit: number, lengthOf: (text: string) => number = lineLength) =>
  v.rawCheck<string>(({ dataset: { typed, value }, addIssue }) => {
    if (typed && lengthOf(value) > limit) addIssue({ message: 'tooLong' satisfies InputKey, expected: String(limit) });
  });

/** Converts text; rejects it if `parse` returns null. */
export const parsed = (parse: (text: string) => string | null, key: InputKey) => v.pipe(v.string(), v.transform(parse), v.string(key));

/** Parses a value with interdependent fields; the result is used only if nothing was rejected. */
export const parser = <Value, Output>(parse: (value: Value, refuse: Refuse) => Output) =>
  v.rawTransform<Value, Output>(({ dataset: { value }, addIssue }) =>
    parse(value, (message, ...path) => {
      const [first, ...rest] = path.map((key) => ({ type: 'unknown' as const, origin: 'value' as const, input: value, key, value: null }));
      addIssue({ message, ...(first && { path: [first, ...rest] }) });
    }),
  );

export const orNull = (text: string): string | null => text || null;

const lengthBy = (normalise: (text: string) => string) => (normalise === normaliseLine ? lineLength : proseLength);

/** Required single-line text, or multi-line text with `normaliseParagraphs`. */
export const requiredText = (missing: InputKey, limit: number, normalise = normaliseLine) =>
  v.pipe(v.string(), v.transform(normalise), check(isTelling, missing), atMost(limit, lengthBy(normalise)));

/** Optional text; an empty text becomes null. */
export const textOrNull = (limit: number, normalise = normaliseLine) =>
  v.pipe(v.string(), v.transform(normalise), atMost(limit, lengthBy(normalise)), v.transform(orNull));

const { min, max } = IDEMPOTENCY_KEY_LENGTH;
const isKey = (key: string) => key.trim().length >= min && key.length <= max && !/[\u0000-\u001f\u007f\p{Cs}]/u.test(key);

/** Idempotency key of a request, chosen by the client. */
export const idempotencyKey = v.pipe(v.string(), check(isKey, 'keyLength'));

/** Like `textOrNull`, but the field may be omitted. */
export const optionalText = (limit: number, normalise = normaliseLine) => v.nullish(textOrNull(limit, normalise), '');

/** A person's names, which emails use in their greeting. */
export const firstName = v.pipe(requiredText('firstName', MAX_NAME_LENGTH), withoutLink());
export const lastName = v.nullish(v.pipe(textOrNull(MAX_NAME_LENGTH), withoutLink()), '');

/** Translations by language, each parsed by `text`; empty ones are omitted. */
export const localised = (text: v.GenericSchema<string, string>) =>
  v.pipe(
    v.object(byLocale(() => v.optional(text, ''))),
    v.transform((texts): LocalisedText => Object.fromEntries(Object.entries(texts).filter(([, one]) => one !== ''))),
  );

/** Like `localised`, but at least one language is required. */
export const requiredLocalised = (text: v.GenericSchema<string, string>, missing: InputKey) =>
  v.pipe(
    localised(text),
    check((texts) => Object.values(texts).some(isTelling), missing),
  );

export const email = v.pipe(v.string(), v.transform(normaliseEmail), check(isEmail, 'email'));

/** Parses a phone number as E.164; null if invalid. The server passes a parser that knows every country's numbers. */
export type ReadPhone = (text: string) => string | null;

const ofPhoneLength = (read: ReadPhone): ReadPhone => {
  return (text) => (normaliseIdentifier(text).length > MAX_PHONE_LENGTH ? null : read(text));
};

/** Parses any phone number, checking only its format. */
export const phoneOf = ofPhoneLength(normaliseAnyPhone);

/** A Malaysian mobile number, in E.164. */
export const mobilePhone = v.pipe(parsed(ofPhoneLength(normalisePhone), 'mobile'), check(isMobile, 'mobile'));

/** Any phone number; an empty text becomes null. */
export const phoneOrNull = (read: ReadPhone) =>
  v.pipe(
    v.string(),
    v.transform(normaliseIdentifier),
    parsed((text) => text && read(text), 'phone'),
    v.transform(orNull),
  );

/** A postcode from a different state is accepted, because some postcode areas cross a state border. */
export const postcode = v.pipe(
  v.string(),
  v.transform(normalisePostcode),
  check((text) => checkPostcode(text) !== 'format', 'postcodeFormat'),
  check((text) => checkPostcode(text) !== 'unused', 'postcodeUnused'),
);

export const state = v.picklist(MALAYSIAN_STATES, 'state' satisfies FormKey);
