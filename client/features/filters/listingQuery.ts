import { FLAG_PARAMS, LIST_PARAMS, type FlagParam, type ListParam } from '#schema/rules/facets.ts';
import { recordOf } from '#schema/rules/recordOf.ts';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';

/** A listing's address, parsed and valid: lists and flags of the facet table, and the rest. Money is integer cents. */
export interface ListingQuery extends Record<ListParam, string[]>, Record<FlagParam, boolean> {
  q: string;
  minCents: number | null;
  maxCents: number | null;
  /** At least so many stars. */
  rating: RatingFloor | null;
  /** Delivered to this state. */
  to: MalaysianState | null;
  /** null: the order that fits (relevance with words, featured without). */
  sort: SortOption | null;
  page: number;
  per: PerPage;
  /** null: as the device or the route says. */
  view: ListingLayout | null;
  /** Columns of the grid on wide screens; null: as the device or the route says. */
  cols: GridColumns | null;
}

/** A code as addresses have it: "in-store". */
export function codeInAddress(code: string): string {
  return code.toLowerCase().replaceAll('_', '-');
}

export const SORT_OPTIONS = [
  'featured',
  'relevance',
  'newest',
  'price-asc',
  'price-desc',
  'unit-price',
  'rating',
  'discount',
  'name-asc',
  'name-desc',
] as const;
export const RATING_FLOORS = [4, 3, 2] as const;
export const PER_PAGE_OPTIONS = [12, 24, 48] as const;
export const LAYOUTS = ['grid', 'list'] as const;
export const GRID_COLUMNS = [2, 3, 4, 5, 6] as const;

export type SortOption = (typeof SORT_OPTIONS)[number];
export type RatingFloor = (typeof RATING_FLOORS)[number];
export type PerPage = (typeof PER_PAGE_OPTIONS)[number];
export type ListingLayout = (typeof LAYOUTS)[number];
export type GridColumns = (typeof GRID_COLUMNS)[number];

export const EMPTY_QUERY: ListingQuery = {
  ...recordOf(LIST_PARAMS, (): string[] => []),
  ...recordOf(FLAG_PARAMS, () => false),
  q: '',
  minCents: null,
  maxCents: null,
  rating: null,
  to: null,
  sort: null,
  page: 1,
  per: 24,
  view: null,
  cols: null,
};
