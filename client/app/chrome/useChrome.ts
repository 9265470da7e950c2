import { startTransition, useCallback } from 'react';
import { useSuspenseQuery } from '@apollo/client/react';
import { useLocale } from '#client/i18n/useT.ts';
import { ChromeDocument, type ChromeQuery } from './Chrome.generated.ts';
import { chromeVariables } from './chromeVariables.ts';

export interface Chrome {
  shop: ChromeQuery['shop'] | null;
  /** null: the list did not come. */
  groups: NonNullable<ChromeQuery['categoryGroups']> | null;
  categories: NonNullable<ChromeQuery['categories']> | null;
  retry: () => void;
}

/** What the frame shows of the shop's data. The root's loader has put it into the cache; without it the frame still stands. */
export function useChrome(): Chrome {
  const { data, refetch } = useSuspenseQuery(ChromeDocument, { variables: chromeVariables(useLocale()), errorPolicy: 'all' });
  const retry = useCallback(() => {
    startTransition(() => void refetch().catch(() => undefined));
  }, [refetch]);
  return { shop: data?.shop ?? null, groups: data?.categoryGroups ?? null, categories: data?.categories ?? null, retry };
}
