/** What a document may hold at most. The shop's own pages stay far below. */
export const MAX_TOKENS = 1000;
/** Fields inside fields; introspection aside, because the schema is public and its own query is deep. */
export const MAX_DEPTH = 12;
/** Aliases as written: one in a fragment counts once. */
export const MAX_ALIASES = 15;
/** Directives as written. */
export const MAX_DIRECTIVES = 5;
/** Microseconds of the processor, as queryCost.ts reckons them. */
export const MAX_COST = 100_000;
/** Values in the variables, inner ones included: room for a cart of the greatest length. */
export const MAX_VALUES = 2000;

/** The code of a query beyond these limits. */
export const QUERY_TOO_COMPLEX = 'QUERY_TOO_COMPLEX';
