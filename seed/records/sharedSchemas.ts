import * as v from 'valibot';
import { LOCALES } from '#schema/rules/locales.ts';
import { MALAYSIAN_STATES } from '#schema/rules/malaysianStates.ts';
import { checkPostcode } from '#schema/rules/postcodes.ts';

export const textSchema = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));

/** Text in English and Malay, the languages of the seed. Other languages have separate files. */
export const localisedSchema = v.strictObject({
  ...Object.fromEntries(LOCALES.map((locale) => [locale, v.optional(textSchema)])),
  en: textSchema,
  ms: textSchema,
});

/** Lower-case words with hyphens, as in URLs. */
export const slugSchema = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens'));

/** Hex value with six digits in lower case. */
export const hexSchema = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'must be a hex colour such as #34456b'));

export const centsSchema = v.pipe(
  v.number('must be a whole number of cents'),
  v.integer('must be a whole number of cents'),
  v.minValue(1, 'must be above zero'),
  v.maxValue(99_999_999, 'is too high'),
);

/** ISO 8601 in UTC. A bare date becomes the given time of that day in UTC. */
const momentAt = (time: string) =>
  v.pipe(
    v.string(),
    v.transform((text) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T${time}` : text)),
    v.check((text) => !Number.isNaN(Date.parse(text)), 'must be a date such as 2026-03-14'),
    v.transform((text) => new Date(text).toISOString()),
  );

/** Time, or start of a period. A bare date is nine in the morning in Kuala Lumpur. */
export const momentSchema = momentAt('01:00:00.000Z');
/** End of a period. A bare date is the end of that day in Kuala Lumpur. */
export const endMomentSchema = momentAt('15:59:59.999Z');

export const postcodeSchema = v.pipe(
  v.string(),
  v.check((text) => checkPostcode(text) === 'ok', 'must be a Malaysian postcode of five digits'),
);

const stateCodes = MALAYSIAN_STATES;
export const stateSchema = v.picklist(stateCodes, 'must be one of the 16 states');
