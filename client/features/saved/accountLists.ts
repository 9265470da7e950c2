import type { ApolloCache, ApolloClient, OperationVariables, TypedDocumentNode, Unmasked } from '@apollo/client';
import { MAX_WISHES_AT_ONCE } from '#schema/rules/limits.ts';
import { followsVar, type Follow } from '#client/state/follows.ts';
import { wishlistVar, type WishlistEntry } from '#client/state/wishlist.ts';
import {
  AccountFollowsDocument,
  AccountLists_FollowedFragmentDoc,
  AccountWishlistDocument,
  AddToWishlistDocument,
  FollowVendorDocument,
  RemoveFromWishlistDocument,
  type AccountFollowsQuery,
  type FollowVendorMutation,
} from './AccountLists.generated.ts';
import type { AccountList, Refused } from './syncWithAccount.ts';

type Problems = readonly { message: string; path: readonly string[] | null }[];

/** API calls for one member; refused under another's session, or none. */
export class AccountApi {
  constructor(
    private readonly client: () => ApolloClient,
    private readonly userId: string,
  ) {}

  /** Bypasses Apollo's cache: the lists live in the state slices. */
  async read<Data, Variables extends OperationVariables>(
    query: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data | null> {
    const { data } = await this.client().query<Data, OperationVariables>({
      query,
      variables,
      fetchPolicy: 'no-cache',
      context: this.context(),
    });
    return data ?? null;
  }

  /** The API's errors; null without a response. Vendor data of the response, such as follower counts, updates Apollo's cache. */
  async write<Data, Variables extends OperationVariables>(
    mutation: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    errorsOf: (data: Data) => Problems,
    /** Optimistic response, from cached data. */
    expected?: (cache: ApolloCache) => Unmasked<NoInfer<Data>> | undefined,
  ): Promise<Problems | null> {
    try {
      const client = this.client();
      const optimisticResponse = expected?.(client.cache);
      const { data } = await client.mutate<Data, OperationVariables>({
        mutation,
        variables,
        ...(optimisticResponse && { optimisticResponse }),
        context: this.context(),
      });
      return data ? errorsOf(data) : null;
    } catch {
      return null;
    }
  }

  private context() {
    return { headers: { 'x-rizq-viewer': this.userId } };
  }
}

const NOTHING: Refused = { ids: [], reason: null };

/** Wishlist of an account. `titleOf` finds a product's cached title. */
export function accountWishlist(api: AccountApi, titleOf: (productId: string) => string | null): AccountList<WishlistEntry> {
  const addSome = async (entries: readonly WishlistEntry[]): Promise<Refused> => {
    const items = entries.map(({ productId, seenPriceCents, savedAt, quantity, note }) => ({
      productId,
      quantity: quantity ?? 1,
      note: note ?? '',
      addedAt: savedAt,
      savedPrice: Math.max(0, Math.trunc(seenPriceCents)),
    }));
    const ids = entries.map(({ productId }) => productId);
    const errors = await api.write(AddToWishlistDocument, { items }, (data) => data.addToWishlist.errors);
    if (errors?.length === 0) return NOTHING;
    const reason = errors?.[0]?.message ?? null;
    // Some entries were refused: the others are sent again.
    const named = new Set((errors ?? []).flatMap(({ path }) => (path?.[0] === 'items' && path[1] !== undefined ? [Number(path[1])] : [])));
    if (named.size === 0 || named.size === entries.length) return { ids, reason };
    const rest = await addSome(entries.filter((_, position) => !named.has(position)));
    return { ids: [...ids.filter((_, position) => named.has(position)), ...rest.ids], reason };
  };
  return {
    read: () => wishlistVar(),
    write: (owned) => void wishlistVar({ ...wishlistVar(), ...owned }),
    forget: () => void wishlistVar(wishlistVar.initial),
    onChange: wishlistVar.onChange,
    idOf: ({ productId }) => productId,
    // Products that are not cached are named by their slug.
    nameOf: ({ productId, slug }) => titleOf(productId) ?? slug,
    timeOf: ({ savedAt }) => savedAt,
    isSame: (left, right) => (left.quantity ?? 1) === (right.quantity ?? 1) && (left.note ?? '') === (right.note ?? ''),
    load: async () => {
      const viewer = (await api.read(AccountWishlistDocument, {}))?.viewer;
      return (
        viewer?.wishlist.map(({ product, addedAt, savedPrice, quantity, note }) => ({
          productId: product.id,
          slug: product.slug,
          seenPriceCents: savedPrice.minorUnits,
          savedAt: addedAt,
          ...(quantity === 1 ? {} : { quantity }),
          ...(note === null ? {} : { note }),
        })) ?? null
      );
    },
    add: (entries) => sendSequentially(chunks(entries, MAX_WISHES_AT_ONCE), addSome),
    remove: async (ids) => {
      const errors = await api.write(RemoveFromWishlistDocument, { productIds: [...ids] }, (data) => data.removeFromWishlist.errors);
      return errors?.length === 0 ? NOTHING : { ids, reason: errors?.[0]?.message ?? null };
    },
  };
}

/** Follows of an account. The API returns their order without dates, so dates are generated in that order. */
export function accountFollows(api: AccountApi): AccountList<Follow> {
  const setFollow =
    (follow: boolean) =>
    async (vendorId: string): Promise<Refused> => {
      const errors = await api.write(
        FollowVendorDocument,
        { vendorId, follow },
        (data) => data.followVendor.errors,
        (cache) => expectedFollow(cache, vendorId, follow),
      );
      return errors?.length === 0 ? NOTHING : { ids: [vendorId], reason: errors?.[0]?.message ?? null };
    };
  return {
    read: () => followsVar(),
    write: (owned) => void followsVar({ ...followsVar(), ...owned }),
    forget: () => void followsVar(followsVar.initial),
    onChange: followsVar.onChange,
    idOf: ({ vendorId }) => vendorId,
    nameOf: ({ name }) => name,
    timeOf: ({ followedAt }) => followedAt,
    isSame: () => true,
    load: async () => {
      const vendors: { id: string; slug: string; name: string }[] = [];
      let after: string | null = null;
      type Page = NonNullable<AccountFollowsQuery['viewer']>['following'];
      do {
        const answer: AccountFollowsQuery | null = await api.read(AccountFollowsDocument, { after });
        if (!answer?.viewer) return null;
        const { nodes, pageInfo }: Page = answer.viewer.following;
        vendors.push(...nodes);
        after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
      } while (after !== null);
      return vendors.reverse().map(({ id, slug, name }, position) => ({
        vendorId: id,
        slug,
        name,
        followedAt: new Date(position).toISOString(),
      }));
    },
    add: (entries) =>
      sendSequentially(
        entries.map(({ vendorId }) => vendorId),
        setFollow(true),
      ),
    remove: (ids) => sendSequentially(ids, setFollow(false)),
  };
}

/** Optimistic follower count; undefined where it is not cached. */
function expectedFollow(cache: ApolloCache, vendorId: string, follow: boolean): FollowVendorMutation | undefined {
  const id = cache.identify({ __typename: 'Vendor', id: vendorId });
  const vendor = cache.readFragment({ id, fragment: AccountLists_FollowedFragmentDoc });
  if (!vendor) return undefined;
  const followerCount = Math.max(0, vendor.followerCount + (follow ? 1 : -1));
  return { followVendor: { __typename: 'VendorFollowPayload', vendor: { ...vendor, followerCount }, errors: [] } };
}

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, number) => items.slice(number * size, (number + 1) * size));
}

/** Sequential: the account's order is the list's. */
async function sendSequentially<Part>(parts: readonly Part[], send: (part: Part) => Promise<Refused>): Promise<Refused> {
  const ids: string[] = [];
  let reason: string | null = null;
  for (const part of parts) {
    const refused = await send(part);
    ids.push(...refused.ids);
    reason ??= refused.reason;
  }
  return { ids, reason };
}
