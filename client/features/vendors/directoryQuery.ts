import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { isState } from '#client/config/states.ts';
import { withQuery, type BuiltPath } from '#client/config/links.ts';
import { normaliseSearch } from '#schema/rules/normaliseText.ts';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';

export const DIRECTORY_SORTS = ['level', 'products', 'newest', 'rating', 'name'] as const;

export type DirectorySort = (typeof DIRECTORY_SORTS)[number];

/** A vendor directory's validated query. */
export interface DirectoryQuery {
  q: string;
  sort: DirectorySort;
  state: MalaysianState | null;
  page: number;
}

/** Parses query parameters. Ignores unknown values. */
export function readDirectoryQuery(params: URLSearchParams): DirectoryQuery {
  const state = (params.get('state') ?? '').toUpperCase();
  const page = params.get('page') ?? '';
  return {
    q: normaliseSearch(params.get('q')),
    sort: DIRECTORY_SORTS.find((sort) => sort === params.get('sort')) ?? 'level',
    state: isState(state) ? state : null,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** Canonical URL for a query; defaults are omitted. */
export function directoryHref(pathname: string, { q, sort, state, page }: DirectoryQuery): BuiltPath {
  return withQuery(pathname, { q, sort: sort === 'level' ? null : sort, state: state?.toLowerCase(), page: page > 1 ? page : null });
}

export interface DirectoryUrl {
  /** The rendered page's query. */
  query: DirectoryQuery;
  /** The pending navigation's query if there is one, otherwise the page's. */
  chosen: DirectoryQuery;
  isPending: boolean;
  hrefOf: (query: DirectoryQuery) => ReturnType<typeof directoryHref>;
  change: (query: DirectoryQuery) => void;
}

/** The current directory page's query, with a function that changes it. */
export function useDirectoryQuery(): DirectoryUrl {
  const { pathname, search } = useLocation();
  const next = useNavigation().location;
  const navigate = useNavigate();
  const chosenSearch = next?.pathname === pathname ? next.search : search;
  return {
    query: readDirectoryQuery(new URLSearchParams(search)),
    chosen: readDirectoryQuery(new URLSearchParams(chosenSearch)),
    isPending: chosenSearch !== search,
    hrefOf: (query) => directoryHref(pathname, query),
    change: (query) => void navigate(directoryHref(pathname, query), { preventScrollReset: true }),
  };
}
