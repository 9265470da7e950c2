import { matchPath } from 'react-router-dom';
import type { RouteRow } from './routeTypes.ts';
import { routeTable } from './routeTable.ts';

/** Returns the row and parameters for a path. The row is null if the path has no page. */
export function rowAt(pathname: string): { row: RouteRow | null; params: Readonly<Record<string, string | undefined>> } {
  for (const row of routeTable as readonly RouteRow[]) {
    const match = row.path === '*' ? null : matchPath({ path: row.path, end: true }, pathname);
    if (match) return { row, params: match.params };
  }
  return { row: null, params: {} };
}
