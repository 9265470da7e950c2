import type { Selection } from '#server/search/index/selection.ts';

/** Availability and on-sale values present in the selection's scope, as a comparable string. */
export function offersOf(selection: Selection): string {
  return [...selection.offered('availability'), ...selection.offered('onSale')].sort().join(' ');
}
