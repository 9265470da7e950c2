import { memberTransaction, type SignedIn } from '#server/modules/accounts/index.ts';
import type { ProjectedStore } from '#server/platform/projections.ts';
import type { SavedListDoc } from '#server/store/documents/saved.ts';
import type { Stored, Transaction } from '#server/store/transaction.ts';

/** Reads members' lists, one document per account. Version 0 means that nothing has been saved yet. */
export class SavedListsRepository {
  constructor(private readonly store: ProjectedStore) {}

  async of(userId: string): Promise<Stored<'savedLists'>> {
    return (await this.store.get('savedLists', userId)) ?? emptyLists(userId);
  }

  /** Runs `work` with the viewer's lists, and stores the result unless it is the same object. Throws NotSignedIn. */
  change<Made extends { lists: SavedListDoc }>(
    viewer: SignedIn | null,
    work: (before: Stored<'savedLists'>) => Made,
  ): Promise<{ made: Made; before: Stored<'savedLists'>; now: Stored<'savedLists'> }> {
    return memberTransaction(this.store, viewer, async (transaction, { userId }) => {
      const before = (await transaction.get('savedLists', userId)) ?? emptyLists(userId);
      const made = work(before);
      const isChanged = made.lists !== before;
      const now = isChanged ? await transaction.put('savedLists', made.lists, { expectedVersion: before.version }) : before;
      return { made, before, now };
    });
  }
}

/** Removes ordered units from a member's cart, in the order's transaction. Ignores lines that are not in the cart. */
export async function takeFromCart(
  transaction: Transaction,
  userId: string,
  ordered: readonly { variantId: string; quantity: number }[],
): Promise<void> {
  const lists = await transaction.get('savedLists', userId);
  const units = new Map(ordered.map(({ variantId, quantity }) => [variantId, quantity]));
  if (lists?.cart?.some(({ variantId }) => units.has(variantId)) !== true) return;
  const cart = lists.cart.map((line) => ({ ...line, quantity: line.quantity - (units.get(line.variantId) ?? 0) }));
  await transaction.put('savedLists', { ...lists, cart: cart.filter(({ quantity }) => quantity > 0) }, { expectedVersion: lists.version });
}

function emptyLists(id: string): Stored<'savedLists'> {
  return { id, wishlist: [], follows: [], version: 0 };
}
