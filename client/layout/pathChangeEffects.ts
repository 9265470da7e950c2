import { forgetRemoved } from '#client/state/cart.ts';
import { filterVar, setFilter } from '#client/state/filter.ts';

/** What happens on each change of path, in this order. Changes of the query alone (filters, pages, sorting) do not count. */
export interface PathChange {
  from: string;
  to: string;
}

export type PathChangeEffect = (change: PathChange) => void;

export const PATH_CHANGE_EFFECTS: readonly PathChangeEffect[] = [clearSelectedCategory, () => forgetRemoved()];

/** Each change of path forgets the chosen category. The new page then reads its own from its address. */
function clearSelectedCategory(): void {
  if (filterVar().selectedCategory.length > 0) setFilter('selectedCategory', []);
}
