import { GraphQLScalarType } from 'graphql';
import { isDay, malaysianDay, parseDateTime } from '#schema/rules/moments.ts';

function safeInt(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw new TypeError('SafeInt must be a whole number within ±(2^53 − 1)');
  return value;
}

function isoMoment(value: unknown): string {
  const moment = typeof value === 'string' ? new Date(value) : null;
  if (moment === null || Number.isNaN(moment.getTime())) throw new TypeError('DateTime must be a moment in ISO 8601');
  return moment.toISOString();
}

function dateTime(value: unknown): string {
  const moment = typeof value === 'string' ? parseDateTime(value) : null;
  if (moment === null) {
    throw new TypeError('DateTime must be a date and time of RFC 3339 with seconds and an offset, such as "2026-01-31T16:00:00+08:00"');
  }
  return moment;
}

function dateOrDateTime(value: unknown): string {
  if (typeof value === 'string' && isDay(value)) return value;
  const moment = typeof value === 'string' ? parseDateTime(value) : null;
  if (moment === null) throw new TypeError('Date must be a day of the calendar in ISO 8601, such as "2026-01-31"');
  return moment;
}

/** Integers beyond 32 bits, such as money in cents. A plain JSON number. */
export const SafeInt = new GraphQLScalarType<number, number>({
  name: 'SafeInt',
  description: 'A whole number of at most 53 bits, such as an amount in cents.',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc7493#section-2.2',
  serialize: safeInt,
  parseValue: safeInt,
});

/** Timestamps remain strings all the way from the store to the client, so that all clients and the server's renderer see the same value. */
export const DateTime = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  description:
    'A timestamp in RFC 3339 format. Responses are in UTC with milliseconds, for example `2026-01-31T08:00:00.000Z`. Inputs need seconds and an offset (`Z` or `+08:00`); invalid dates and leap seconds are refused, and digits below a millisecond are ignored.',
  specifiedByURL: 'https://scalars.graphql.org/andimarek/date-time.html',
  serialize: isoMoment,
  parseValue: dateTime,
});

/** A point in time on the server; the field determines whether it is the first or the last moment of the day. */
export const DateOnly = new GraphQLScalarType<string, string>({
  name: 'Date',
  description:
    'A calendar day in Malaysia in ISO 8601 format, for example `2026-01-31`. For compatibility, inputs also accept a DateTime, which is used as that exact time.',
  specifiedByURL: 'https://scalars.graphql.org/andimarek/local-date',
  serialize: (value) => malaysianDay(isoMoment(value)),
  parseValue: dateOrDateTime,
});

/** Free-form JSON, for values that clients return unchanged. */
export const Json = new GraphQLScalarType({
  name: 'JSON',
  description: 'Any JSON value.',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc8259',
});
