import type { OperationVariables } from '@apollo/client';
import type { ComponentType } from 'react';
import type { ActionFunction } from 'react-router-dom';
import type { MessageFile } from '#client/i18n/Translate.ts';
import type { ApiLocale } from '#schema/rules/locales.ts';
import type { AnyPageLoader, PageKind, PageLoader, PageProps } from './routeTypes.ts';

/** Declaration of a page kind: `page` of `client/pages/<kind>/page.tsx`. */
export interface Page {
  component: ComponentType<PageProps<PageKind>>;
  /** null: a page without a query. */
  loader: AnyPageLoader | null;
  /** Action of the page's forms, in the browser and on the server. */
  action?: ActionFunction;
  /**
   * Query parameters that the page reads. Others (`utm_source` etc.) are ignored in server rendering and in the page cache, and removed from the
   * URL before hydration.
   */
  params: readonly string[];
  /** Message files that it loads beside `SHARED_MESSAGES`; `tests/unit/i18n/declaredMessages.test.ts` names missing ones. */
  messages: readonly MessageFile[];
  /** Processor time of rendering it on the server in ms, as measured. */
  renderMs: number;
}

const RENDER_MS = 20;

/** `variables` is optional for queries whose only variable is a locale. */
type LoaderParts<Loader extends { variables: unknown }, Variables> = Omit<Loader, 'variables'> &
  ({ locale: ApiLocale } extends Variables ? Partial<Pick<Loader, 'variables'>> : Pick<Loader, 'variables'>);

interface PageParts<Kind extends PageKind, Loader> extends Partial<Omit<Page, 'component' | 'loader'>> {
  component: ComponentType<PageProps<Kind>>;
  loader?: Loader;
}

/** Declares a page kind; types of data and variables are inferred from the document of its loader. */
export function definePage<Kind extends PageKind, Data, Variables extends OperationVariables>(
  kind: Kind,
  parts: PageParts<Kind, LoaderParts<PageLoader<Kind, Data, Variables>, Variables>>,
): Page;
export function definePage(
  _kind: PageKind,
  { loader, ...parts }: PageParts<PageKind, LoaderParts<AnyPageLoader, { locale: ApiLocale }>>,
): Page {
  return {
    params: [],
    messages: [],
    renderMs: RENDER_MS,
    ...parts,
    loader: loader ? { variables: ({ locale }) => ({ locale }), ...loader } : null,
  };
}

/** Redirect from a page number past the end to the last page; null if the page exists. */
export function toLastPage<Query extends { page: number }>(query: Query, pageCount: number | undefined, hrefOf: (query: Query) => string) {
  if (!pageCount || query.page <= pageCount) return null;
  return { redirectTo: hrefOf({ ...query, page: pageCount }), permanent: false };
}
