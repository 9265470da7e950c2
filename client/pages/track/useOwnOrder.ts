import { useQuery } from '@apollo/client/react';
import { apiLocale } from '#client/i18n/Locale.ts';
import { useLocale } from '#client/i18n/useT.ts';
import { ordersVar } from '#client/state/orders.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { TrackOwnDocument, type TrackOwn_OrderFragment } from './TrackPage.generated.ts';

interface OwnOrder {
  order: TrackOwn_OrderFragment | null;
  /** A guest's key to it, for what can be done with it. */
  accessToken: string | null;
  isLoading: boolean;
}

/**
 * The order of an address, if it is one's own: of the account (`known`, which the page has fetched) or with the token that this device
 * keeps. Nobody is asked for an e-mail then.
 */
export function useOwnOrder(number: string, known: TrackOwn_OrderFragment | null, isMember: boolean): OwnOrder {
  const locale = useLocale();
  const isHydrated = useHydrated();
  const kept = usePersisted(ordersVar).orders.find((order) => order.number === number);
  const accessToken = kept?.accessToken ?? null;
  const isRequested = isHydrated && number !== '' && (isMember || accessToken !== null);
  const { data, loading } = useQuery(TrackOwnDocument, {
    variables: { number, accessToken, locale: apiLocale(locale) },
    skip: !isRequested,
    // What the page brought is as fresh as it gets.
    fetchPolicy: known ? 'cache-first' : 'cache-and-network',
  });
  return { order: data?.order ?? known, accessToken, isLoading: isRequested && loading && data === undefined };
}
