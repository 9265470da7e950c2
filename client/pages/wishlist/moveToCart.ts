import { quickLine } from '#client/features/catalog/quickLine.ts';
import type { NewLine } from '#client/state/newLine.ts';
import { addToCart, cartVar, changeQuantity, removeLine } from '#client/state/cart.ts';
import { takeOffWishlist, undoTakeOff, type RemovedWish } from '#client/state/wishlist.ts';
import type { SavedProduct } from './useSavedProducts.ts';

/** Whether a product can be ordered here and now, in one of its variants at least. */
export function canBeOrdered({ status, stock }: SavedProduct): boolean {
  return status === 'AVAILABLE' && stock.level !== 'OUT' && stock.purchasable > 0;
}

/** What goes into the cart; null when there is a choice to make first, or nothing to be had. */
export function lineToMove(product: SavedProduct): NewLine | null {
  return canBeOrdered(product) ? quickLine(product) : null;
}

/** As many as are wanted into the cart, and off the wishlist. */
export function moveToCart(line: NewLine, quantity = 1): void {
  addToCart({ ...line, quantity });
  takeOffWishlist(line.productId, line.variantId);
}

/** Back on the wishlist, and out of the cart when it went there. */
export function undoRemoval({ entry, movedTo }: RemovedWish): void {
  undoTakeOff(entry.productId);
  if (movedTo === null) return;
  const quantity = cartVar().lines.find(({ variantId }) => variantId === movedTo)?.quantity ?? 0;
  const left = quantity - (entry.quantity ?? 1);
  if (left > 0) changeQuantity(movedTo, left);
  else cartVar(removeLine(cartVar(), movedTo));
}
