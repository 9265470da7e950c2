import type { OperationVariables } from '@apollo/client';
import type { ApiLocale } from '#schema/rules/locales.ts';
import type { AnyPageLoader, PageKind, PageLoader } from './routeTypes.ts';

/** A query that selects nothing but a language needs no `variables`. */
type Parts<Loader extends { variables: unknown }, Variables> = Omit<Loader, 'page' | 'variables'> &
  ({ locale: ApiLocale } extends Variables ? Partial<Pick<Loader, 'variables'>> : Pick<Loader, 'variables'>);

/** Declares a page's query; the types of data and variables follow from the document. See `routeTypes.ts`. */
export function definePageLoader<Kind extends PageKind, Data, Variables extends OperationVariables>(
  page: Kind,
  parts: Parts<PageLoader<Kind, Data, Variables>, Variables>,
): PageLoader<Kind, Data, Variables>;
export function definePageLoader(page: PageKind, parts: Parts<AnyPageLoader, { locale: ApiLocale }>): AnyPageLoader {
  return { page, variables: ({ locale }) => ({ locale }), ...parts };
}

/** The way from behind the last page of a list to its last; null for a page that there is. */
export function toLastPage<Query extends { page: number }>(query: Query, pageCount: number | undefined, hrefOf: (query: Query) => string) {
  if (!pageCount || query.page <= pageCount) return null;
  return { redirectTo: hrefOf({ ...query, page: pageCount }), permanent: false };
}
