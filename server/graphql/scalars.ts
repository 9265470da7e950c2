import { GraphQLScalarType } from 'graphql';

function safeInt(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw new TypeError('SafeInt must be a whole number within ±(2^53 − 1)');
  return value;
}

function isoMoment(value: unknown): string {
  const moment = value instanceof Date || typeof value === 'string' ? new Date(value) : null;
  if (moment === null || Number.isNaN(moment.getTime())) throw new TypeError('DateTime must be a moment in ISO 8601');
  return moment.toISOString();
}

/** Integers beyond 32 bits, such as money in cents. A plain JSON number. */
export const SafeInt = new GraphQLScalarType<number, number>({
  name: 'SafeInt',
  description: 'A whole number of at most 53 bits, such as an amount in cents.',
  serialize: safeInt,
  parseValue: safeInt,
});

/** Timestamps stay strings from the store to the wire, so that every client and the server's own renderer see the same. */
export const DateTime = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  description: 'A timestamp in ISO 8601 and UTC, for example `2026-01-31T08:00:00.000Z`.',
  specifiedByURL: 'https://scalars.graphql.org/andimarek/date-time.html',
  serialize: isoMoment,
  parseValue: isoMoment,
});

/** Free-form JSON, for values that a client returns unread. */
export const Json = new GraphQLScalarType({ name: 'JSON', description: 'Any JSON value.' });
