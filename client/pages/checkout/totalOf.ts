import type { CartQuote } from '#client/features/cart/useCartQuote.ts';

/** What a cart comes to, in cents: as it is priced, else as far as that can be told. */
export function totalOf({ quote, figures }: Pick<CartQuote, 'quote' | 'figures'>): number {
  return quote?.totals.total.minorUnits ?? figures.totalCents;
}
