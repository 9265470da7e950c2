import { MAX_FOLLOWS, MAX_WISHED_QUANTITY, MAX_WISHES, MAX_WISHES_AT_ONCE } from '#schema/rules/limits.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';

/** Error messages of wishlists and follows: how to correct the input. */
export const SAVED_MESSAGES = {
  noProduct: { en: 'This product is not in the shop any more.', ms: 'Produk ini tiada lagi di kedai.' },
  noVendor: { en: 'This shop is not in the market any more.', ms: 'Kedai ini tiada lagi di pasar.' },
  atOnce: {
    en: `Give at most ${MAX_WISHES_AT_ONCE} products at once.`,
    ms: `Beri paling banyak ${MAX_WISHES_AT_ONCE} produk sekali gus.`,
  },
  full: {
    en: `A wishlist holds ${MAX_WISHES} products: take some off first.`,
    ms: `Senarai hajat memuatkan ${MAX_WISHES} produk: buang beberapa dahulu.`,
  },
  quantity: {
    en: `Choose a quantity from 1 to ${MAX_WISHED_QUANTITY}.`,
    ms: `Pilih kuantiti dari 1 hingga ${MAX_WISHED_QUANTITY}.`,
  },
  savedPrice: { en: 'Give the price in cents, 0 or more.', ms: 'Beri harga dalam sen, 0 atau lebih.' },
  tooManyFollows: {
    en: `An account follows at most ${MAX_FOLLOWS} shops: unfollow one first.`,
    ms: `Satu akaun mengikuti paling banyak ${MAX_FOLLOWS} kedai: berhenti mengikuti satu dahulu.`,
  },
} as const satisfies Record<string, LocalisedText>;
