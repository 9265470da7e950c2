import type { ApolloCache, ApolloClient, Unmasked } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { apiLocale, type Locale } from '#client/i18n/Locale.ts';
import type { PendingOperation } from '#client/state/accountChanges.ts';
import {
  AccountLists_FollowedFragmentDoc,
  AccountLists_NamedFragmentDoc,
  AccountListsDocument,
  ChangeListsDocument,
  type ChangeListsMutation,
} from './AccountLists.generated.ts';
import type { AccountApi } from './accountSync.ts';

/** Requests to a member's account; the server rejects them without that member's session. `locale` returns the page's current language. */
export function accountApi(userId: string, client: ApolloClient, locale: () => Locale): Omit<AccountApi, 'onRefused'> {
  const context = { headers: { 'x-rizq-viewer': userId } };
  const variables = () => ({ locale: apiLocale(locale()) });
  return {
    // Bypasses Apollo's cache, because the lists are kept in the state slices.
    load: async () => {
      const { data } = await client.query({
        query: AccountListsDocument,
        variables: variables(),
        fetchPolicy: 'no-cache',
        context,
      });
      return data?.viewer?.lists ?? null;
    },
    send: async (expectedVersion, pending) => {
      const operations = pending.map(({ key: _key, isSent: _isSent, isSample: _isSample, ...operation }) => operation);
      const optimisticResponse = expectedFollows(client.cache, pending, expectedVersion + 1);
      try {
        const { data } = await client.mutate({
          mutation: ChangeListsDocument,
          variables: { input: { expectedVersion, operations } },
          ...(optimisticResponse && { optimisticResponse }),
          context,
        });
        if (!data?.changeLists) throw new Error('There is no payload.');
        const { lists, errors } = data.changeLists;
        if (errors.length === 0) return { kind: 'done', version: lists.version };
        if (errors.some(({ code }) => code === 'CONFLICT')) return { kind: 'conflict' };
        const positions = new Set(errors.map(({ path }) => Number(path?.[1])));
        const refused = pending.filter((_, position) => positions.has(position));
        return { kind: 'refused', refused: refused.length > 0 ? refused : pending, reason: errors[0]?.message ?? '' };
      } catch (error) {
        // Drops invalid input, because a retry would fail again and block later operations.
        if (CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.['code'] === 'BAD_USER_INPUT'))
          return { kind: 'refused', refused: pending, reason: '' };
        throw error;
      }
    },
    titleOf: (productId) => {
      const { cache } = client;
      const id = cache.identify({ __typename: 'Product', id: productId });
      return cache.readFragment({ id, fragment: AccountLists_NamedFragmentDoc, variables: variables() })?.title ?? null;
    },
  };
}

/** Optimistic response with the follower counts of cached vendors; undefined if no vendors are cached. */
function expectedFollows(
  cache: ApolloCache,
  pending: readonly PendingOperation[],
  version: number,
): Unmasked<ChangeListsMutation> | undefined {
  const vendors = pending.flatMap(({ list, action, id }) => {
    if (list !== 'FOLLOWS') return [];
    const vendor = cache.readFragment({ id: cache.identify({ __typename: 'Vendor', id }), fragment: AccountLists_FollowedFragmentDoc });
    return vendor ? [{ ...vendor, followerCount: Math.max(0, vendor.followerCount + (action === 'ADD' ? 1 : -1)) }] : [];
  });
  if (vendors.length === 0) return undefined;
  const lists = { __typename: 'AccountLists' as const, version };
  return { changeLists: { __typename: 'ListsPayload', lists, vendors, errors: [] } };
}
