/**
 * Every route of the specification, typed by hand from its section 2 and not imported from the route table, so that a
 * route lost there is missed here. `built: false` marks what answers with the not-found page for now.
 */
export interface SpecRoute {
  path: string;
  built: boolean;
  /** Needs login. */
  member?: boolean;
}

const built = (...paths: string[]): SpecRoute[] => paths.map((path) => ({ path, built: true }));
const builtForMembers = (...paths: string[]): SpecRoute[] => paths.map((path) => ({ path, built: true, member: true }));
const planned = (...paths: string[]): SpecRoute[] => paths.map((path) => ({ path, built: false }));
const plannedForMembers = (...paths: string[]): SpecRoute[] => paths.map((path) => ({ path, built: false, member: true }));

export const specRoutes: readonly SpecRoute[] = [
  ...built(
    '/rizq-mart',
    '/',
    '/cart',
    '/wishlist',
    '/compare',
    '/checkout',
    '/track-order',
    '/rizq-marketplace',
    '/not-found',
    '/shop-full-width-col-4',
    '/product-according-full-width',
    '/register',
    '/login',
  ),
  ...builtForMembers('/orders', '/orders/RZQ-0000-0000', '/user-profile'),

  ...planned('/about-us', '/contact-us', '/faq', '/forgot-password', '/reset-password'),
  ...planned('/track-order-2', '/wishlist-2', '/wishlist-3', '/terms-condition', '/privacy-policy'),
  ...planned('/user-follow', '/catalog-multi-vendor', '/catalog-single-vendor'),
  ...planned('/blog-left-sidebar', '/blog-right-sidebar', '/blog-full-width'),
  ...planned('/blog-detail-left-sidebar', '/blog-detail-right-sidebar', '/blog-detail-full-width'),
  ...planned('/product-left-sidebar', '/product-right-sidebar', '/product-full-width'),
  ...planned('/product-according-left-sidebar', '/product-according-right-sidebar'),
  ...planned('/banner-full-width-col-3', '/banner-full-width-col-4', '/banner-left-sidebar', '/banner-left-sidebar-col-3'),
  ...planned('/banner-left-sidebar-col-4', '/banner-right-sidebar', '/banner-right-sidebar-col-3', '/banner-right-sidebar-col-4'),
  ...planned('/shop-right-sidebar-col-3', '/shop-right-sidebar-col-4', '/shop-full-width-col-3', '/shop-full-width-col-5'),
  ...planned('/shop-full-width-col-6', '/shop-list-full-col-2', '/shop-list-left-sidebar', '/shop-list-right-sidebar'),
  ...planned('/fashion', '/fashion-shop-left-sidebar-col-3', '/fashiontwo'),

  ...plannedForMembers('/vendor-edit', '/vendor-list', '/vendor-list-2', '/vendor-profile', '/vendor-setting', '/vendor-setting-edit'),
  ...plannedForMembers('/vendor-upload', '/vendor-dashboard', '/profile-edit', '/user-history', '/user-invoice'),
];

/** Whether the page at an address, with or without a fragment, exists by now. */
export function isBuilt(address: string): boolean {
  return specRoutes.some(({ path, built: isThere }) => isThere && path === address.replace(/[?#].*$/, ''));
}
