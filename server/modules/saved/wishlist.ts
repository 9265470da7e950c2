import { MAX_WISHED_QUANTITY, MAX_WISHES, MAX_WISHES_AT_ONCE, MAX_WISH_NOTE_LENGTH } from '#schema/rules/limits.ts';
import type { LocalisedText } from '#schema/rules/localisedText.ts';
import { normaliseLine } from '#schema/rules/normaliseText.ts';
import { proseLength } from '#schema/rules/textLength.ts';
import type { AccountError } from '#server/modules/accounts/index.ts';
import type { CatalogService } from '#server/modules/catalog/index.ts';
import { invalid, notFound } from '#server/platform/input/parseInput.ts';
import { tooLong } from '#server/platform/input/inputMessages.ts';
import { translations } from '#server/platform/messages.ts';
import type { WishDoc } from '#server/store/documents/saved.ts';

/** Error messages of wishlists: how to correct the input. */
export const WISHLIST_MESSAGES = {
  noProduct: translations('wishlist.noProduct'),
  atOnce: translations('wishlist.atOnce', { max: MAX_WISHES_AT_ONCE }),
  full: translations('wishlist.full', { max: MAX_WISHES }),
  quantity: translations('wishlist.quantity', { max: MAX_WISHED_QUANTITY }),
  savedPrice: translations('wishlist.savedPrice'),
} as const satisfies Record<string, LocalisedText>;

/** Upper bound of any price: ten million dollars. */
const MAX_SAVED_CENTS = 1_000_000_000;

/** A product to put on a wishlist; omitted fields stay unchanged or get their default. */
export interface WishRequest {
  productId: string;
  quantity?: number | null;
  note?: string | null;
  addedAt?: string | null;
  /** Cents. */
  savedPrice?: number | null;
}

interface Surroundings {
  catalog: Pick<CatalogService, 'find' | 'productPrice'>;
  now: Date;
}

/** The list with the wishes added, or unchanged with all errors. Existing wishes retain `addedAt` and `savedPrice`. */
export function putOnWishlist(
  list: readonly WishDoc[],
  items: readonly WishRequest[],
  { catalog, now }: Surroundings,
): { wishlist: WishDoc[]; errors: AccountError[] } {
  if (items.length > MAX_WISHES_AT_ONCE) return refused(list, [invalid(['items'], WISHLIST_MESSAGES.atOnce)]);
  const errors: AccountError[] = [];
  const wishes = new Map(list.map((wish) => [wish.productId, wish]));
  items.forEach((item, position) => {
    const path = (field: string) => ['items', String(position), field];
    const product = catalog.find({ id: item.productId });
    if (product === null) {
      errors.push(notFound(path('productId'), WISHLIST_MESSAGES.noProduct));
      return;
    }
    const before = wishes.get(product.id);
    const quantity = item.quantity ?? before?.quantity ?? 1;
    if (quantity < 1 || quantity > MAX_WISHED_QUANTITY) errors.push(invalid(path('quantity'), WISHLIST_MESSAGES.quantity));
    const note = item.note == null ? (before?.note ?? null) : normaliseLine(item.note) || null;
    if (note !== null && proseLength(note) > MAX_WISH_NOTE_LENGTH) errors.push(invalid(path('note'), tooLong(MAX_WISH_NOTE_LENGTH)));
    if (item.savedPrice != null && (item.savedPrice < 0 || item.savedPrice > MAX_SAVED_CENTS))
      errors.push(invalid(path('savedPrice'), WISHLIST_MESSAGES.savedPrice));
    wishes.set(product.id, {
      productId: product.id,
      addedAt: before?.addedAt ?? notInTheFuture(item.addedAt ?? null, now),
      savedPriceCents: before?.savedPriceCents ?? item.savedPrice ?? catalog.productPrice(product).currentCents,
      quantity,
      note,
    });
  });
  if (wishes.size > MAX_WISHES && wishes.size > list.length) errors.push(invalid(['items'], WISHLIST_MESSAGES.full));
  if (errors.length > 0) return refused(list, errors);
  return { wishlist: [...wishes.values()].sort(bySavedDay), errors };
}

function refused(list: readonly WishDoc[], errors: AccountError[]) {
  return { wishlist: [...list], errors };
}

function notInTheFuture(addedAt: string | null, now: Date): string {
  const today = now.toISOString();
  return addedAt === null || addedAt > today ? today : addedAt;
}

function bySavedDay(left: WishDoc, right: WishDoc): number {
  return left.addedAt.localeCompare(right.addedAt);
}
