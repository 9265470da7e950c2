import type { SignedIn } from '#server/modules/accounts/index.ts';
import type { Seller } from '#server/modules/vendors/index.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { Store } from '#server/store/store.ts';

const AT = '2026-01-05T02:00:00.000Z';

/** Creates a session without the cost of hashing a password. No token resolves to it. */
export async function aSession(store: Store, userId: string, id = `ses_${userId}`): Promise<SignedIn> {
  await store.transaction((transaction) =>
    transaction.put('sessions', { id, userId, tokenHash: `no token leads to ${id}`, createdAt: AT, lastSeenAt: AT }),
  );
  return { userId, sessionId: id };
}

/** The vendor's owner with a session. An owner is assigned if the vendor has none. */
export async function aSeller(store: Store, vendor: VendorDoc): Promise<Seller> {
  const owned = { ...vendor, ownerId: vendor.ownerId ?? `usr_of_${vendor.id}` };
  if (vendor.ownerId == null) await store.transaction((transaction) => transaction.put('vendors', owned));
  return { viewer: await aSession(store, owned.ownerId), vendor: owned };
}
