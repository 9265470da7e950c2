import type { MalaysianState } from '#schema/rules/malaysianStates.ts';

/** What a listing's address asks for, read once and already valid. Money is integer cents. */
export interface ListingQuery {
  q: string;
  category: string[];
  brand: string[];
  vendor: string[];
  weight: string[];
  /** Lower-case hex with #. */
  color: string[];
  size: string[];
  tag: string[];
  loc: Location[];
  minCents: number | null;
  maxCents: number | null;
  /** At least so many stars. */
  rating: RatingFloor | null;
  stock: boolean;
  sale: boolean;
  halal: boolean;
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

/** Groups of which several values may be chosen; they repeat their key in the address. */
export const LIST_KEYS = ['category', 'brand', 'vendor', 'weight', 'color', 'size', 'tag', 'loc'] as const;
/** Yes or nothing; `1` in the address. */
export const FLAG_KEYS = ['stock', 'sale', 'halal'] as const;
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
export const LOCATIONS = ['online', 'in-store'] as const;
export const LAYOUTS = ['grid', 'list'] as const;
export const GRID_COLUMNS = [2, 3, 4, 5, 6] as const;

export type ListKey = (typeof LIST_KEYS)[number];
export type FlagKey = (typeof FLAG_KEYS)[number];
export type SortOption = (typeof SORT_OPTIONS)[number];
export type RatingFloor = (typeof RATING_FLOORS)[number];
export type PerPage = (typeof PER_PAGE_OPTIONS)[number];
export type Location = (typeof LOCATIONS)[number];
export type ListingLayout = (typeof LAYOUTS)[number];
export type GridColumns = (typeof GRID_COLUMNS)[number];

export const EMPTY_QUERY: ListingQuery = {
  q: '',
  category: [],
  brand: [],
  vendor: [],
  weight: [],
  color: [],
  size: [],
  tag: [],
  loc: [],
  minCents: null,
  maxCents: null,
  rating: null,
  stock: false,
  sale: false,
  halal: false,
  to: null,
  sort: null,
  page: 1,
  per: 24,
  view: null,
  cols: null,
};
