import { describe, expect, test } from 'vitest';
import { routeTable } from '#client/routes/routeTable.ts';
import type { RouteRow, ViewByPage } from '#client/routes/routeTypes.ts';
import { columnOptions, listingDisplay } from '#client/pages/listing/listingDisplay.ts';
import { displayVar } from '#client/state/display.ts';

const viewOf = (path: string): ViewByPage['listing'] => {
  const row = (routeTable as readonly RouteRow[]).find((one) => one.path === path);
  if (row?.page !== 'listing') throw new Error(`${path} is no listing`);
  return row.view;
};
const lookOf = (path: string, query: object = {}, stored: object = {}) =>
  listingDisplay(viewOf(path), { view: null, cols: null, ...query }, { ...displayVar.initial, ...stored });

/** Columns, layout, sidebar, banner and card details, as given in the specification. */
const VARIANTS = [
  ['/banner-full-width-col-3', 3, 'grid', 'none', 'page', 'large'],
  ['/banner-full-width-col-4', 4, 'grid', 'none', 'page', 'standard'],
  ['/banner-left-sidebar', 1, 'list', 'left', 'page', 'row'],
  ['/banner-left-sidebar-col-3', 3, 'grid', 'left', 'content', 'described'],
  ['/banner-left-sidebar-col-4', 4, 'grid', 'left', 'page', 'standard'],
  ['/banner-right-sidebar', 1, 'list', 'right', 'page', 'row'],
  ['/banner-right-sidebar-col-3', 3, 'grid', 'right', 'content', 'described'],
  ['/banner-right-sidebar-col-4', 4, 'grid', 'right', 'page', 'standard'],
  ['/shop-right-sidebar-col-3', 3, 'grid', 'right', null, 'described'],
  ['/shop-right-sidebar-col-4', 4, 'grid', 'right', null, 'standard'],
  ['/shop-full-width-col-3', 3, 'grid', 'none', null, 'large'],
  ['/shop-full-width-col-4', 4, 'grid', 'none', null, 'standard'],
  ['/shop-full-width-col-5', 5, 'grid', 'none', null, 'compact'],
  ['/shop-full-width-col-6', 6, 'grid', 'none', null, 'dense'],
  ['/shop-list-full-col-2', 2, 'list', 'none', null, 'halfRow'],
  ['/shop-list-left-sidebar', 1, 'list', 'left', null, 'row'],
  ['/shop-list-right-sidebar', 1, 'list', 'right', null, 'row'],
  ['/rizq-mart', 5, 'grid', 'none', 'page', 'compact'],
  ['/rizq-marketplace', 4, 'grid', 'left', null, 'standard'],
] as const;

test.each(VARIANTS)('%s has the specified columns, layout, sidebar, banner and cards', (path, columns, layout, sidebar, banner, card) => {
  const view = viewOf(path);
  const look = lookOf(path);
  expect({
    columns: look.layout === 'list' ? look.listColumns : look.columns,
    layout: look.layout,
    sidebar: view.sidebar,
    banner: view.banner ? (view.bannerSpan ?? 'page') : null,
    card: look.card,
  }).toEqual({ columns, layout, sidebar, banner, card });
});

test('no two listing routes have the same layout', () => {
  const signs = VARIANTS.map(([path]) => JSON.stringify({ ...viewOf(path), ...lookOf(path) }));
  expect(new Set(signs).size).toBe(VARIANTS.length);
});

describe('the layout of a listing', () => {
  test('prefers the URL to the stored preference, and both to the route', () => {
    expect(lookOf('/shop-full-width-col-4', { cols: 6 }, { columns: 3 })).toMatchObject({ columns: 6, card: 'dense' });
    expect(lookOf('/shop-full-width-col-4', {}, { columns: 3 })).toMatchObject({ columns: 3, card: 'large' });
    expect(lookOf('/shop-list-left-sidebar', { view: 'grid' })).toMatchObject({ layout: 'grid', columns: 3, card: 'described' });
    expect(lookOf('/rizq-marketplace', {}, { view: 'list' })).toMatchObject({ layout: 'list', listColumns: 1, card: 'row' });
  });

  test('falls back to the columns of the route if the sidebar leaves no room for more', () => {
    expect(columnOptions(viewOf('/rizq-marketplace'))).not.toContain(6);
    expect(lookOf('/rizq-marketplace', { cols: 6 }, { columns: 5 }).columns).toBe(4);
  });
});
