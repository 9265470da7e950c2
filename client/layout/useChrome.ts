import { useRouteLoaderData } from 'react-router-dom';
import { useRetry, type Loaded } from '#client/graphql/usePageData.ts';
import type { Locale } from '#client/i18n/Locale.ts';
import { ChromeDocument, type ChromeQuery, type ChromeQueryVariables } from './Chrome.generated.ts';

/** Id of the root route. */
export const CHROME_ROUTE = 'chrome';

/** Result of the root loader. */
export interface ChromeLoad extends Loaded<ChromeQuery, ChromeQueryVariables> {
  /** Language of the page. */
  locale: Locale;
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
  const { data } = useRouteLoaderData<ChromeLoad>(CHROME_ROUTE) ?? {};
  const retry = useRetry(ChromeDocument);
  return { shop: data?.marketplace ?? null, groups: data?.categoryGroups ?? null, categories: data?.categories ?? null, retry };
}
