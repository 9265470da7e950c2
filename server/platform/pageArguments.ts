import { MAX_FIRST, MAX_SEARCH_LENGTH } from '#schema/rules/limits.ts';
import { BadInput } from './badInput.error.ts';

/** Page arguments: `page` counts from 1 and excludes `after`. */
export interface PageArguments {
  first: number;
  after: string | null;
  page: number | null;
}

/** Validates `first`: 1 to `max`. */
export function checkFirst(first: number, max: number = MAX_FIRST): number {
  if (first < 1 || first > max) throw new BadInput(`\`first\` must be from 1 to ${max}.`);
  return first;
}

/** Validates the length of a search query; a missing one becomes empty text. */
export function checkQuery(query: string | null | undefined): string {
  if ((query ?? '').length > MAX_SEARCH_LENGTH) throw new BadInput(`\`query\` must have at most ${MAX_SEARCH_LENGTH} characters.`);
  return query ?? '';
}

/** Validates page arguments; missing ones become null. */
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
