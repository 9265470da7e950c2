import type { Selection } from '#server/search/index/selection.ts';

/** Whether the part of the shop that a selection looks at has goods in stock, out of stock, on sale and not, as one text. */
export function offersOf(selection: Selection): string {
  return [...selection.offered('availability'), ...selection.offered('onSale')].sort().join(' ');
}
