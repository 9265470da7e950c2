import type { Page } from './definePage.ts';
import type { PageKind } from './routeTypes.ts';

const pages = import.meta.glob<Page>('../pages/*/page.tsx', { import: 'page' });

/** Loads a page's declaration with its component. Each page is a separate chunk. */
export async function loadPage(kind: PageKind): Promise<Page> {
  const load = pages[`../pages/${kind}/page.tsx`];
  if (load === undefined) throw new Error(`There is no client/pages/${kind}/page.tsx.`);
  return load();
}
