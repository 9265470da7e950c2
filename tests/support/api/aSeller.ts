import type { SignedIn } from '#server/modules/accounts/index.ts';
import type { Seller } from '#server/modules/vendors/index.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { Store } from '#server/store/store.ts';

const AT = '2026-01-05T02:00:00.000Z';

/** A session without the cost of a password hash; no token resolves to it. */
export async function aSession(store: Store, userId: string, id = `ses_${userId}`): Promise<SignedIn> {
  await store.transaction((transaction) =>
    transaction.put('sessions', { id, userId, tokenHash: `no token leads to ${id}`, createdAt: AT, lastSeenAt: AT }),
  );
  return { userId, sessionId: id };
}

/** The owner of a vendor with a session. A vendor without an owner is assigned one. */
export async function aSeller(store: Store, vendor: VendorDoc): Promise<Seller> {
  const owned = { ...vendor, ownerId: vendor.ownerId ?? `usr_of_${vendor.id}` };
  if (vendor.ownerId == null) await store.transaction((transaction) => transaction.put('vendors', owned));
  return { viewer: await aSession(store, owned.ownerId), vendor: owned };
}
