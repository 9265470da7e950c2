import type { OperationVariables } from '@apollo/client';
import type { ComponentType } from 'react';
import type { ActionFunction } from 'react-router-dom';
import type { MessageFile } from '#client/i18n/Translate.ts';
import type { ApiLocale } from '#schema/rules/locales.ts';
import { DEFAULT_STATE } from '#schema/rules/malaysianStates.ts';
import type { AnyPageLoader, PageKind, PageLoader, PageProps, PageRequest } from './routeTypes.ts';

/** A page kind's declaration: `page` in `client/pages/<kind>/page.tsx`. */
export interface Page {
  component: ComponentType<PageProps<PageKind>>;
  /** null for a page without a query. */
  loader: AnyPageLoader | null;
  /** Action for the page's forms, in the browser and on the server. */
  action?: ActionFunction;
  /**
   * Query parameters that the page reads. Server rendering and the page cache ignore all others (`utm_source` etc.), and the browser
   * removes them from the URL before hydration.
   */
  params: readonly string[];
  /** Message files in addition to `SHARED_MESSAGES`. `tests/unit/i18n/declaredMessages.test.ts` reports missing ones. */
  messages: readonly MessageFile[];
  /** Measured CPU time of server-side rendering, in ms; used as the cost for rate limits. */
  renderMs: number;
}

const RENDER_MS = 20;

/** `variables` may be omitted if the query's only variable is `locale`. */
type LoaderParts<Loader extends { variables: unknown }, Variables> = Omit<Loader, 'variables'> &
  ({ locale: ApiLocale } extends Variables ? Partial<Pick<Loader, 'variables'>> : Pick<Loader, 'variables'>);

interface PageParts<Kind extends PageKind, Loader> extends Partial<Omit<Page, 'component' | 'loader'>> {
  component: ComponentType<PageProps<Kind>>;
  loader?: Loader;
}

/** Declares a page kind. The types of its data and variables are inferred from the loader's document. */
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

/** Variables of a query with product cards: their texts depend on the language, their arrival on the state. */
export function cardVariables({ locale, prefs }: Pick<PageRequest<PageKind>, 'locale' | 'prefs'>) {
  return { locale, state: prefs.state ?? DEFAULT_STATE };
}

/** Redirects from a page number beyond the end to the last page; null if the page exists. */
export function toLastPage<Query extends { page: number }>(query: Query, pageCount: number | undefined, hrefOf: (query: Query) => string) {
  if (!pageCount || query.page <= pageCount) return null;
  return { redirectTo: hrefOf({ ...query, page: pageCount }), permanent: false };
}
