import { MAX_FIRST, MAX_SEARCH_LENGTH } from '#schema/rules/limits.ts';
import { BadInput } from './badInput.error.ts';

/** Where in a list to read: `page` counts from 1 and excludes `after`. */
export interface PageArguments {
  first: number;
  after: string | null;
  page: number | null;
}

/** Refuses a `first` outside of 1 to `max`. */
export function checkFirst(first: number, max: number = MAX_FIRST): number {
  if (first < 1 || first > max) throw new BadInput(`\`first\` must be from 1 to ${max}.`);
  return first;
}

/** Refuses words to search for that are too long; none are empty text. */
export function checkQuery(query: string | null | undefined): string {
  if ((query ?? '').length > MAX_SEARCH_LENGTH) throw new BadInput(`\`query\` must have at most ${MAX_SEARCH_LENGTH} characters.`);
  return query ?? '';
}

/** Checks the arguments of a page, taking null for what was left out. */
export function checkPage(
  requested: { first?: number | null; after?: string | null; page?: number | null },
  limits: { defaultFirst: number; maxFirst?: number },
): PageArguments {
  const first = checkFirst(requested.first ?? limits.defaultFirst, limits.maxFirst);
  const after = requested.after ?? null;
  const page = requested.page ?? null;
  if (page !== null && page < 1) throw new BadInput('`page` must be 1 or more.');
  if (page !== null && after !== null) throw new BadInput('`page` and `after` exclude each other: give one of them.');
  return { first, after, page };
}
