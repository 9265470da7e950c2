import { useRouteLoaderData } from 'react-router-dom';
import { apiLocale, type Locale } from '#client/i18n/Locale.ts';
import { useLocale } from '#client/i18n/useT.ts';
import { ChromeDocument, type ChromeQuery, type ChromeQueryVariables } from './Chrome.generated.ts';
import { useLoadedQuery } from '#client/routes/useLoadedQuery.ts';

/** The id of the root route. */
export const CHROME_ROUTE = 'chrome';

/** What the frame around the pages requests, in one language. The root's loader and the frame must agree on it. */
export function chromeVariables(locale: Locale): ChromeQueryVariables {
  return { locale: apiLocale(locale) };
}

export interface Chrome {
  shop: ChromeQuery['marketplace'] | null;
  /** null: the list did not come. */
  groups: NonNullable<ChromeQuery['categoryGroups']> | null;
  categories: NonNullable<ChromeQuery['categories']> | null;
  retry: () => void;
}

/** What the frame shows of the marketplace's data. The root's loader has fetched it; without it the frame still stands. */
export function useChrome(): Chrome {
  const { data, retry } = useLoadedQuery(ChromeDocument, chromeVariables(useLocale()), useRouteLoaderData(CHROME_ROUTE));
  return { shop: data?.marketplace ?? null, groups: data?.categoryGroups ?? null, categories: data?.categories ?? null, retry };
}
