import { MAX_QUANTITY } from '#schema/rules/limits.ts';
import { cartVar, type CartLine } from '#client/state/cart.ts';
import { compareVar, type CompareEntry } from '#client/state/compare.ts';
import { followsVar, type Follow } from '#client/state/follows.ts';
import { newLine } from '#client/state/newLine.ts';
import { laterVar } from '#client/state/savedForLater.ts';
import { wishlistVar, type WishlistEntry } from '#client/state/wishlist.ts';
import type { AccountLists_LineFragment } from './AccountLists.generated.ts';
import { SyncedList } from './syncedList.ts';

function lineFrom({ variant, quantity, seenPrice }: AccountLists_LineFragment): CartLine {
  return { ...newLine(variant.product, variant, variant.image ?? undefined), quantity, seenPriceCents: seenPrice.minorUnits };
}

function withChoice(line: CartLine): CartLine {
  const { ifSoldOut } = cartVar().lines.find(({ variantId }) => variantId === line.variantId) ?? {};
  return ifSoldOut === undefined ? line : { ...line, ifSoldOut };
}

const OF_LINES = {
  idOf: ({ variantId }: CartLine) => variantId,
  nameOf: ({ snapshot }: CartLine) => snapshot.title,
  fieldsOf: ({ quantity, seenPriceCents, sampleQuantity = 0 }: CartLine) => ({
    quantity: Math.min(quantity, MAX_QUANTITY),
    savedPrice: seenPriceCents,
    ...(quantity <= sampleQuantity && { isSample: true }),
  }),
  join: (own: CartLine, loaded: CartLine) => ({ ...own, quantity: Math.max(own.quantity, loaded.quantity) }),
};

/** All of an account's lists, with their copies on this device. */
export const ACCOUNT_LISTS = [
  new SyncedList<CartLine>({
    ...OF_LINES,
    name: 'CART',
    variable: cartVar,
    read: () => cartVar().lines,
    write: (lines) => {
      const { origin } = cartVar();
      const isStill = origin === 'sample' ? lines.some(({ sampleQuantity }) => sampleQuantity !== undefined) : lines.length === 0;
      cartVar({ lines, origin: isStill ? origin : 'own' });
    },
    // 'own' prevents the sample cart from being added again.
    clear: () => void cartVar({ lines: [], origin: 'own' }),
    // The choice for sold-out products is stored on this device only.
    loadedFrom: ({ cart }) => cart.map((line) => withChoice(lineFrom(line))),
  }),
  new SyncedList<CartLine>({
    ...OF_LINES,
    name: 'SAVED_FOR_LATER',
    variable: laterVar,
    // The slice stores the latest line first.
    read: () => laterVar().lines.toReversed(),
    write: (lines) => void laterVar({ lines: lines.toReversed() }),
    clear: () => void laterVar(laterVar.initial),
    loadedFrom: ({ savedForLater }) => savedForLater.map(lineFrom),
  }),
  new SyncedList<WishlistEntry>({
    name: 'WISHLIST',
    variable: wishlistVar,
    read: () => wishlistVar().entries,
    write: (entries) => {
      const byDay = entries.sort((left, right) => left.savedAt.localeCompare(right.savedAt));
      wishlistVar({ ...wishlistVar(), entries: byDay });
    },
    clear: () => void wishlistVar(wishlistVar.initial),
    idOf: ({ productId }) => productId,
    nameOf: ({ productId, slug }, titleOf) => titleOf(productId) ?? slug,
    fieldsOf: ({ quantity = 1, note = '', savedAt, seenPriceCents }) => ({
      quantity,
      note,
      addedAt: savedAt,
      savedPrice: Math.max(0, Math.trunc(seenPriceCents)),
    }),
    loadedFrom: ({ wishlist }) =>
      wishlist.map(({ product, addedAt, savedPrice, quantity, note }) => ({
        productId: product.id,
        slug: product.slug,
        seenPriceCents: savedPrice.minorUnits,
        savedAt: addedAt,
        quantity: quantity === 1 ? undefined : quantity,
        note: note ?? undefined,
      })),
  }),
  new SyncedList<CompareEntry>({
    name: 'COMPARISON',
    variable: compareVar,
    read: () => compareVar().entries,
    write: (entries) => void compareVar({ entries }),
    clear: () => void compareVar(compareVar.initial),
    idOf: ({ productId }) => productId,
    nameOf: ({ productId, slug }, titleOf) => titleOf(productId) ?? slug,
    fieldsOf: () => ({}),
    loadedFrom: ({ comparison }) => comparison.map(({ id, slug }) => ({ productId: id, slug })),
  }),
  new SyncedList<Follow>({
    name: 'FOLLOWS',
    variable: followsVar,
    read: () => followsVar().entries,
    write: (entries) => void followsVar({ entries }),
    clear: () => void followsVar(followsVar.initial),
    idOf: ({ vendorId }) => vendorId,
    nameOf: ({ name }) => name,
    fieldsOf: () => ({}),
    loadedFrom: ({ follows }) =>
      follows.map(({ vendor, followedAt }) => ({ vendorId: vendor.id, slug: vendor.slug, name: vendor.name, followedAt })),
  }),
] as const;
