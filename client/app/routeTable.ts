/** Every address of the shop, one literal row each. Adding one: a row here, and a page kind in `routeTypes.ts` if it is new. */
import type { RouteRow } from './routeTypes.ts';

const GRID = { layout: 'grid', banner: false, scope: 'all' } as const;

export const routeTable = [
  { path: '/', page: 'home', view: { theme: 'market' } },
  { path: '/rizq-marketplace', page: 'listing', view: { ...GRID, columns: 4, sidebar: 'left', heading: 'market' } },
  { path: '/rizq-mart', page: 'listing', view: { ...GRID, columns: 5, sidebar: 'none', scope: 'mart', heading: 'market' } },
  { path: '/shop-full-width-col-4', page: 'listing', view: { ...GRID, columns: 4, sidebar: 'none', heading: 'results' } },
  { path: '/product-according-full-width', page: 'product', view: { sidebar: 'none', details: 'accordion' } },
  { path: '/product/:slug', page: 'product', view: { sidebar: 'none', details: 'accordion' } },
  { path: '/cart', page: 'cart', view: {} },
  { path: '/wishlist', page: 'wishlist', view: { variant: 'cards' } },
  { path: '/compare', page: 'compare', view: {} },
  { path: '/checkout', page: 'checkout', view: {} },
  { path: '/order/:number', page: 'order', view: { from: 'confirmation' } },
  { path: '/register', page: 'auth', view: { form: 'register' } },
  { path: '/login', page: 'auth', view: { form: 'login' } },
  { path: '/user-profile', page: 'account', view: { panel: 'profile' }, access: 'member' },
  { path: '/orders', page: 'orders', view: {}, access: 'member' },
  { path: '/orders/:number', page: 'order', view: { from: 'account' }, access: 'member' },
  { path: '/track-order', page: 'track', view: { variant: 'progress' } },
  { path: '/not-found', page: 'notFound', view: {} },
  { path: '*', page: 'notFound', view: {} },
] as const satisfies readonly RouteRow[];
