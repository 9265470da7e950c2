import type { SignedIn } from '#server/modules/accounts/index.ts';
import type { CatalogService, ProductVariant } from '#server/modules/catalog/index.ts';
import { conflict, type VendorError } from '#server/modules/vendors/index.ts';
import type { InvalidInput, NotFound } from '#server/platform/input/parseInput.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { SavedLineDoc, SavedListDoc, WishDoc } from '#server/store/documents/saved.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { Stored } from '#server/store/transaction.ts';
import type { SavedListsRepository } from './savedLists.repository.ts';
import { applyOperations, shownVariant, type ListOperation } from './listOperations.ts';

/** A cart line with its variant. */
export interface ShownLine extends SavedLineDoc {
  variant: ProductVariant;
}

/** An account's lists, excluding products that are no longer sold. */
export interface ShownLists {
  version: number;
  cart: ShownLine[];
  savedForLater: ShownLine[];
  wishlist: WishDoc[];
  comparison: ProductDoc[];
  follows: { vendor: VendorDoc; followedAt: string }[];
}

/** The current lists, and the errors if nothing was changed. */
export interface ListsResult {
  lists: ShownLists;
  /** Vendors that were followed or unfollowed. */
  vendors: VendorDoc[];
  errors: (InvalidInput | NotFound | Conflict)[];
  /** Bytes in the stored document; 0 if unchanged. */
  writtenBytes: number;
}

type Conflict = Extract<VendorError, { kind: 'Conflict' }>;

interface Dependencies {
  repository: SavedListsRepository;
  catalog: CatalogService;
  now: () => Date;
}

/** Members' carts, wishlists, comparisons and follows. */
export class SavedListsService {
  constructor(private readonly dependencies: Dependencies) {}

  /** All of a member's lists. */
  async of(userId: string): Promise<ShownLists> {
    return this.shown(await this.dependencies.repository.of(userId));
  }

  /** Applies all operations, or none if there are errors. Returns Conflict if the lists have a different version. Throws NotSignedIn. */
  async changeLists(
    viewer: SignedIn | null,
    { expectedVersion, operations }: { expectedVersion?: number | null; operations: readonly ListOperation[] },
  ): Promise<ListsResult> {
    const { repository, catalog, now: clock } = this.dependencies;
    const apply = (lists: Stored<'savedLists'>): { lists: SavedListDoc; errors: ListsResult['errors'] } =>
      expectedVersion != null && expectedVersion !== lists.version
        ? { lists, errors: [conflict(['expectedVersion'], lists.version)] }
        : applyOperations(lists, operations, { catalog, now: clock() });
    const { made, before, now } = await repository.change(viewer, apply);
    return this.result(before, now, made.errors.length > 0 ? [] : operations, made.errors);
  }

  private result(
    before: Stored<'savedLists'>,
    lists: Stored<'savedLists'>,
    done: readonly ListOperation[],
    errors: ListsResult['errors'],
  ): ListsResult {
    const followed = new Set(done.flatMap(({ list, id }) => (list === 'FOLLOWS' ? [id] : [])));
    const vendors = [...followed].flatMap((id) => this.dependencies.catalog.publicVendor(id) ?? []);
    const writtenBytes = lists === before ? 0 : Buffer.byteLength(JSON.stringify(lists));
    return { lists: this.shown(lists), vendors, errors, writtenBytes };
  }

  private shown({ version, cart = [], later = [], wishlist, compared = [], follows }: Stored<'savedLists'>): ShownLists {
    const { catalog } = this.dependencies;
    const withVariants = (lines: SavedLineDoc[]) =>
      lines.flatMap((line) => {
        const variant = shownVariant(catalog, line.variantId);
        return variant === null ? [] : [{ ...line, variant }];
      });
    return {
      version,
      cart: withVariants(cart),
      savedForLater: withVariants(later),
      wishlist: wishlist.filter(({ productId }) => catalog.find({ id: productId }) !== null),
      comparison: compared.flatMap((id) => catalog.find({ id }) ?? []),
      follows: follows.flatMap(({ vendorId, at }) => {
        const vendor = catalog.publicVendor(vendorId);
        return vendor === null ? [] : [{ vendor, followedAt: at }];
      }),
    };
  }
}
