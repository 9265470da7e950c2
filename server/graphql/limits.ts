/** Upper bounds of a document; the client's own documents stay far below. This one: lexical tokens. */
export const MAX_TOKENS = 1000;
/** Nesting of fields; introspection is exempt, because the schema is public and its own query is deep. */
export const MAX_DEPTH = 12;
/** Aliases as written: one in a fragment counts once. */
export const MAX_ALIASES = 15;
/** Directives as written. */
export const MAX_DIRECTIVES = 5;
/** CPU microseconds, as estimated by queryCost.ts. */
export const MAX_COST = 100_000;
/** Values in the variables, nested ones included: enough for a cart of the greatest length. */
export const MAX_VALUES = 2000;

/** The code of a query beyond these limits. */
export const QUERY_TOO_COMPLEX = 'QUERY_TOO_COMPLEX';
