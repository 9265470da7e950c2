import * as v from 'valibot';
import { LOCALES } from '#schema/rules/locales.ts';
import { MALAYSIAN_STATES } from '#schema/rules/malaysianStates.ts';
import { checkPostcode } from '#schema/rules/postcodes.ts';

export const textSchema = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));

/** A string in English and Malay, the seed's own languages. Other languages have separate files. */
export const localisedSchema = v.strictObject({
  ...Object.fromEntries(LOCALES.map((locale) => [locale, v.optional(textSchema)])),
  en: textSchema,
  ms: textSchema,
});

/** Lower-case words joined by hyphens, as in URLs. */
export const slugSchema = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens'));

/** A hex value with six lower-case digits. */
export const hexSchema = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'must be a hex colour such as #34456b'));

export const centsSchema = v.pipe(
  v.number('must be a whole number of cents'),
  v.integer('must be a whole number of cents'),
  v.minValue(1, 'must be above zero'),
  v.maxValue(99_999_999, 'is too high'),
);

/** ISO 8601 in UTC. A bare date is extended with the given time of day in UTC. */
const momentAt = (time: string) =>
  v.pipe(
    v.string(),
    v.transform((text) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T${time}` : text)),
    v.check((text) => !Number.isNaN(Date.parse(text)), 'must be a date such as 2026-03-14'),
    v.transform((text) => new Date(text).toISOString()),
  );

/** A point in time, or the start of a period. A bare date stands for nine in the morning in Kuala Lumpur. */
export const momentSchema = momentAt('01:00:00.000Z');
/** The end of a period. A bare date stands for the end of that day in Kuala Lumpur. */
export const endMomentSchema = momentAt('15:59:59.999Z');

export const postcodeSchema = v.pipe(
  v.string(),
  v.check((text) => checkPostcode(text) === 'ok', 'must be a Malaysian postcode of five digits'),
);

const stateCodes = MALAYSIAN_STATES;
export const stateSchema = v.picklist(stateCodes, 'must be one of the 16 states');
