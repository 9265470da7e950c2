import type { ApolloClient } from '@apollo/client';
import { apiLocale, type Locale } from '#client/i18n/Locale.ts';
import { listWords } from '#schema/rules/wordLists.ts';
import { AccountLists_NamedFragmentDoc } from './AccountLists.generated.ts';
import { AccountApi, accountFollows, accountWishlist } from './accountLists.ts';
import { syncWithAccount } from './syncWithAccount.ts';

/** Maximum number of names in a toast. */
const MOST_NAMES = 3;

/**
 * Synchronises wishlist and follows with an account until stopped. `onRefused` receives the names of refused entries and the reason;
 * `shown` returns the page's current client and locale.
 */
export function keepAccountLists(
  shown: () => { client: ApolloClient; locale: Locale },
  userId: string,
  onRefused: (text: 'saved.wishRefused' | 'saved.followRefused', names: string, reason: string | null) => void,
): () => void {
  const api = new AccountApi(() => shown().client, userId);
  const titleOf = (productId: string) => {
    const { client, locale } = shown();
    const id = client.cache.identify({ __typename: 'Product', id: productId });
    const variables = { locale: apiLocale(locale) };
    return client.cache.readFragment({ id, fragment: AccountLists_NamedFragmentDoc, variables })?.title ?? null;
  };
  const refused = (text: 'saved.wishRefused' | 'saved.followRefused') => (reason: string | null, names: readonly string[]) => {
    const listedNames = names.length > MOST_NAMES ? [...names.slice(0, MOST_NAMES), '…'] : names;
    onRefused(text, listWords(listedNames, shown().locale), reason);
  };
  const stops = [
    syncWithAccount(accountWishlist(api, titleOf), userId, refused('saved.wishRefused')),
    syncWithAccount(accountFollows(api), userId, refused('saved.followRefused')),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
