import { memberTransaction, type AccountError, type ProfileResult, type SignedIn } from '#server/modules/accounts/index.ts';
import { NotSignedIn } from '#server/platform/errors.ts';
import type { SavedListDoc } from '#server/store/documents/saved.ts';
import type { ProjectedStore } from '#server/platform/projections.ts';

/** Wishlist and follows of each member, one document per account. */
export class SavedListsRepository {
  constructor(private readonly store: ProjectedStore) {}

  async of(userId: string): Promise<SavedListDoc> {
    return (await this.store.get('savedLists', userId)) ?? emptyList(userId);
  }

  /** Replaces the viewer's list by what `work` makes of it, unless there are errors. Throws NotSignedIn. */
  change(viewer: SignedIn | null, work: (list: SavedListDoc) => { list: SavedListDoc; errors: AccountError[] }): Promise<ProfileResult> {
    return memberTransaction(this.store, viewer, async (transaction, { userId }) => {
      const user = await transaction.get('users', userId);
      if (user === null) throw new NotSignedIn();
      const before = await transaction.get('savedLists', user.id);
      const { list, errors } = work(before ?? emptyList(user.id));
      if (errors.length > 0) return { viewer: null, errors };
      if (list !== before) await transaction.put('savedLists', list, { expectedVersion: before?.version ?? 0 });
      return { viewer: user, errors: [] };
    });
  }
}

function emptyList(id: string): SavedListDoc {
  return { id, wishlist: [], follows: [] };
}
