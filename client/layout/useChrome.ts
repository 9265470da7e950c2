import { useRouteLoaderData } from 'react-router-dom';
import { apiLocale, type Locale } from '#client/i18n/Locale.ts';
import { useLocale } from '#client/i18n/useT.ts';
import { ChromeDocument, type ChromeQuery, type ChromeQueryVariables } from './Chrome.generated.ts';
import { useLoadedQuery } from '#client/routes/useLoadedQuery.ts';

/** Id of the root route. */
export const CHROME_ROUTE = 'chrome';

/** Variables of the frame's query, shared by the root loader and `useChrome`. */
export function chromeVariables(locale: Locale): ChromeQueryVariables {
  return { locale: apiLocale(locale) };
}

export interface Chrome {
  shop: ChromeQuery['marketplace'] | null;
  /** null: failed to load. */
  groups: NonNullable<ChromeQuery['categoryGroups']> | null;
  categories: NonNullable<ChromeQuery['categories']> | null;
  retry: () => void;
}

/** Data of the frame, fetched by the root loader; the frame also renders without them. */
export function useChrome(): Chrome {
  const { data, retry } = useLoadedQuery(ChromeDocument, chromeVariables(useLocale()), useRouteLoaderData(CHROME_ROUTE));
  return { shop: data?.marketplace ?? null, groups: data?.categoryGroups ?? null, categories: data?.categories ?? null, retry };
}
