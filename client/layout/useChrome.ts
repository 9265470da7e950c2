import { useRouteLoaderData } from 'react-router-dom';
import { useLocale } from '#client/i18n/useT.ts';
import { ChromeDocument, type ChromeQuery } from './Chrome.generated.ts';
import { useLoadedQuery } from '#client/routes/useLoadedQuery.ts';
import { chromeVariables } from './chromeVariables.ts';

/** The id of the root route. */
export const CHROME_ROUTE = 'chrome';

export interface Chrome {
  shop: ChromeQuery['marketplace'] | null;
  /** null: the list did not come. */
  groups: NonNullable<ChromeQuery['categoryGroups']> | null;
  categories: NonNullable<ChromeQuery['categories']> | null;
  retry: () => void;
}

/** What the frame shows of the shop's data. The root's loader has put it into the cache; without it the frame still stands. */
export function useChrome(): Chrome {
  const { data, retry } = useLoadedQuery(ChromeDocument, chromeVariables(useLocale()), useRouteLoaderData(CHROME_ROUTE));
  return { shop: data?.marketplace ?? null, groups: data?.categoryGroups ?? null, categories: data?.categories ?? null, retry };
}
