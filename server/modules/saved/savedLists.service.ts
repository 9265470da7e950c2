import { MAX_FOLLOWS, MAX_WISHES } from '#schema/rules/limits.ts';
import type { LocalisedText } from '#schema/rules/localisedText.ts';
import type { AccountError, ProfileResult, SignedIn } from '#server/modules/accounts/index.ts';
import type { CatalogService } from '#server/modules/catalog/index.ts';
import { translations } from '#server/platform/messages.ts';
import type { VendorListing } from '#server/modules/vendors/index.ts';
import { invalid, notFound } from '#server/platform/input/parseInput.ts';
import { checkFirst, newestFirst, sortedPage } from '#server/platform/pagination.ts';
import type { WishDoc } from '#server/store/documents/saved.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { SavedListsRepository } from './savedLists.repository.ts';
import { WISHLIST_MESSAGES, putOnWishlist, type WishRequest } from './wishlist.ts';

export interface FollowResult {
  vendor: VendorDoc | null;
  errors: AccountError[];
}

interface Dependencies {
  repository: SavedListsRepository;
  catalog: CatalogService;
  now: () => Date;
}

const NO_VENDOR: LocalisedText = translations('follows.noVendor');
const TOO_MANY_FOLLOWS: LocalisedText = translations('follows.tooManyFollows', { max: MAX_FOLLOWS });

/** Wishlists and followed vendors of members. */
export class SavedListsService {
  constructor(private readonly dependencies: Dependencies) {}

  /** A member's wishes whose products are still sold, oldest first. */
  async wishlist(userId: string): Promise<WishDoc[]> {
    const { wishlist } = await this.dependencies.repository.of(userId);
    return wishlist.filter(({ productId }) => this.dependencies.catalog.find({ id: productId }) !== null);
  }

  /** A page of followed vendors, most recently followed first. Throws BadInput for an invalid `first` or `after`. */
  async following(userId: string, requested: { first: number; after: string | null }): Promise<VendorListing> {
    checkFirst(requested.first);
    const follows = (await this.dependencies.repository.of(userId)).follows.flatMap(({ vendorId, at }) => {
      const vendor = this.dependencies.catalog.publicVendor(vendorId);
      return vendor === null ? [] : [{ vendor, at }];
    });
    const placeOf = ({ vendor, at }: (typeof follows)[number]) => ({ key: at, id: vendor.id });
    const page = sortedPage(follows, { name: 'followedAt', placeOf, compare: newestFirst }, requested);
    const edges = page.edges.map(({ node, cursor }) => ({ node: node.vendor, cursor }));
    return { ...page, edges, nodes: edges.map(({ node }) => node) };
  }

  /** Puts products on the wishlist, or changes quantity and note of those on it: all or none. Throws NotSignedIn. */
  addToWishlist(viewer: SignedIn | null, items: readonly WishRequest[]): Promise<ProfileResult> {
    const { repository, catalog, now } = this.dependencies;
    return repository.change(viewer, (list) => {
      // Products no longer sold are not visible, so they must not count towards the limit.
      const there = list.wishlist.filter(({ productId }) => catalog.find({ id: productId }) !== null);
      const { wishlist, errors } = putOnWishlist(there, items, { catalog, now: now() });
      return { list: { ...list, wishlist }, errors };
    });
  }

  /** Removes products from the wishlist; those not on it are ignored. Throws NotSignedIn. */
  removeFromWishlist(viewer: SignedIn | null, productIds: readonly string[]): Promise<ProfileResult> {
    const taken = new Set(productIds);
    const errors = productIds.length > MAX_WISHES ? [invalid(['productIds'], WISHLIST_MESSAGES.full)] : [];
    return this.dependencies.repository.change(viewer, (list) => ({
      list: { ...list, wishlist: list.wishlist.filter(({ productId }) => !taken.has(productId)) },
      errors,
    }));
  }

  /** Follows or unfollows a vendor; idempotent. Throws NotSignedIn. */
  async followVendor(viewer: SignedIn | null, vendorId: string, follow: boolean): Promise<FollowResult> {
    const vendor = this.dependencies.catalog.publicVendor(vendorId);
    const { errors } = await this.dependencies.repository.change(viewer, (list) => {
      const isFollowed = list.follows.some((one) => one.vendorId === vendorId);
      if (!follow) return { list: { ...list, follows: list.follows.filter((one) => one.vendorId !== vendorId) }, errors: [] };
      if (vendor === null) return { list, errors: [notFound(['vendorId'], NO_VENDOR)] };
      if (isFollowed) return { list, errors: [] };
      const follows = list.follows.filter((one) => this.dependencies.catalog.publicVendor(one.vendorId) !== null);
      if (follows.length >= MAX_FOLLOWS) return { list, errors: [invalid(['vendorId'], TOO_MANY_FOLLOWS)] };
      return { list: { ...list, follows: [...follows, { vendorId, at: this.dependencies.now().toISOString() }] }, errors: [] };
    });
    return errors.length > 0 ? { vendor: null, errors } : { vendor, errors };
  }
}
