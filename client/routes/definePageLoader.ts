import type { OperationVariables } from '@apollo/client';
import type { ApiLocale } from '#schema/rules/locales.ts';
import type { AnyPageLoader, PageKind, PageLoader } from './routeTypes.ts';

/** `variables` is optional for queries whose only variable is a locale. */
type Parts<Loader extends { variables: unknown }, Variables> = Omit<Loader, 'page' | 'variables'> &
  ({ locale: ApiLocale } extends Variables ? Partial<Pick<Loader, 'variables'>> : Pick<Loader, 'variables'>);

/** Declares a page's query; types of data and variables are inferred from the document. See `routeTypes.ts`. */
export function definePageLoader<Kind extends PageKind, Data, Variables extends OperationVariables>(
  page: Kind,
  parts: Parts<PageLoader<Kind, Data, Variables>, Variables>,
): PageLoader<Kind, Data, Variables>;
export function definePageLoader(page: PageKind, parts: Parts<AnyPageLoader, { locale: ApiLocale }>): AnyPageLoader {
  return { page, variables: ({ locale }) => ({ locale }), ...parts };
}

/** Redirect from a page number past the end to the last page; null if the page exists. */
export function toLastPage<Query extends { page: number }>(query: Query, pageCount: number | undefined, hrefOf: (query: Query) => string) {
  if (!pageCount || query.page <= pageCount) return null;
  return { redirectTo: hrefOf({ ...query, page: pageCount }), permanent: false };
}
