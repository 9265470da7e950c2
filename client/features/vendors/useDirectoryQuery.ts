import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { directoryHref, readDirectoryQuery, type DirectoryQuery } from './directoryQuery.ts';

export interface DirectoryAddress {
  /** What the page shows. */
  query: DirectoryQuery;
  /** What was chosen: ahead of `query` while the answer is on its way. */
  chosen: DirectoryQuery;
  isPending: boolean;
  hrefOf: (query: DirectoryQuery) => ReturnType<typeof directoryHref>;
  change: (query: DirectoryQuery) => void;
}

/** Reads the address of a list of sellers and changes it. */
export function useDirectoryQuery(): DirectoryAddress {
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
