import type { AppPath } from '#client/config/links.ts';
import { routeTable } from './routeTable.ts';

const PATHS: ReadonlySet<string> = new Set(routeTable.map(({ path }) => path));

/** Whether a fixed address has its page: menus show no link that leads nowhere, and gain it with the page's row in the table. */
export function hasPage(to: AppPath): boolean {
  return PATHS.has(to.replace(/[?#].*$/, ''));
}
