import { useRouteLoaderData } from 'react-router-dom';
import { useRetry, type Loaded } from '#client/graphql/usePageData.ts';
import type { Locale } from '#client/i18n/Locale.ts';
import { ChromeDocument, type ChromeQuery, type ChromeQueryVariables } from './Chrome.generated.ts';

export const CHROME_ROUTE = 'chrome';

/** The root loader's result. */
export interface ChromeLoad extends Loaded<ChromeQuery, ChromeQueryVariables> {
  /** The page's language. */
  locale: Locale;
}

export interface Chrome {
  marketplace: ChromeQuery['marketplace'] | null;
  /** null if loading failed. */
  groups: NonNullable<ChromeQuery['categoryGroups']> | null;
  categories: NonNullable<ChromeQuery['categories']> | null;
  retry: () => void;
}

/** Returns the frame's data from the root loader. Each part is null if it failed to load. */
export function useChrome(): Chrome {
  const { data } = useRouteLoaderData<ChromeLoad>(CHROME_ROUTE) ?? {};
  const retry = useRetry(ChromeDocument);
  return { marketplace: data?.marketplace ?? null, groups: data?.categoryGroups ?? null, categories: data?.categories ?? null, retry };
}
