import type { ApolloClient } from '@apollo/client';
import { AccountApi, accountFollows, accountWishlist } from './accountLists.ts';
import { keepWithAccount } from './keepWithAccount.ts';

/** Keeps wishlist and follows of this device with an account until it is stopped. `onRefused` hears of what the account does not take. */
export function keepAccountLists(
  client: () => ApolloClient,
  userId: string,
  onRefused: (text: 'saved.wishRefused' | 'saved.followRefused', reason: string | null) => void,
): () => void {
  const api = new AccountApi(client, userId);
  const stops = [
    keepWithAccount(accountWishlist(api), userId, (reason) => onRefused('saved.wishRefused', reason)),
    keepWithAccount(accountFollows(api), userId, (reason) => onRefused('saved.followRefused', reason)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
