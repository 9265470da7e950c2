/**
 * Every route of the specification, typed by hand from its section 2 and not imported from the route table, so that a
 * route lost there is missed here.
 */
export interface SpecRoute {
  path: string;
  /** Needs login. */
  member?: boolean;
}

const open = (...paths: string[]): SpecRoute[] => paths.map((path) => ({ path }));
const forMembers = (...paths: string[]): SpecRoute[] => paths.map((path) => ({ path, member: true }));

export const specRoutes: readonly SpecRoute[] = [
  ...open('/', '/about-us', '/contact-us', '/faq', '/cart', '/checkout', '/compare', '/register', '/login', '/forgot-password'),
  ...open('/reset-password', '/track-order', '/track-order-2', '/wishlist', '/wishlist-2', '/wishlist-3', '/terms-condition'),
  ...open('/privacy-policy', '/user-follow', '/catalog-multi-vendor', '/catalog-single-vendor', '/rizq-mart', '/rizq-marketplace'),

  ...open('/blog-left-sidebar', '/blog-right-sidebar', '/blog-full-width'),
  ...open('/blog-detail-left-sidebar', '/blog-detail-right-sidebar', '/blog-detail-full-width'),

  ...open('/product-left-sidebar', '/product-right-sidebar', '/product-full-width'),
  ...open('/product-according-left-sidebar', '/product-according-right-sidebar', '/product-according-full-width'),

  ...open('/banner-full-width-col-3', '/banner-full-width-col-4', '/banner-left-sidebar', '/banner-left-sidebar-col-3'),
  ...open('/banner-left-sidebar-col-4', '/banner-right-sidebar', '/banner-right-sidebar-col-3', '/banner-right-sidebar-col-4'),

  ...open('/shop-right-sidebar-col-3', '/shop-right-sidebar-col-4', '/shop-full-width-col-3', '/shop-full-width-col-4'),
  ...open('/shop-full-width-col-5', '/shop-full-width-col-6', '/shop-list-full-col-2', '/shop-list-left-sidebar'),
  ...open('/shop-list-right-sidebar'),

  ...open('/fashion', '/fashion-shop-left-sidebar-col-3', '/fashion-shop-left-sidebar-col-3/', '/fashiontwo', '/not-found'),

  ...forMembers('/vendor-edit', '/vendor-list', '/vendor-list-2', '/vendor-profile', '/vendor-setting', '/vendor-setting-edit'),
  ...forMembers('/vendor-upload', '/vendor-dashboard', '/profile-edit', '/user-history', '/user-invoice', '/orders'),
  ...forMembers('/orders/RZQ-0000-0000', '/user-profile'),
];
