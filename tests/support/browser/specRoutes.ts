/**
 * Every route in the specification. The list is copied from its section 2 instead of imported from the route table, so that a missing
 * route is detected. Grouped by the visitor who would open them.
 */
export const specRoutes: Readonly<Record<string, readonly string[]>> = {
  'the shop’s own pages': ['/', '/about-us', '/contact-us', '/faq', '/terms-condition', '/privacy-policy', '/not-found'],
  buying: ['/cart', '/checkout', '/compare', '/wishlist', '/wishlist-2', '/wishlist-3', '/track-order', '/track-order-2'],
  'the way in': ['/register', '/login', '/forgot-password', '/reset-password'],
  'sellers and mart': ['/user-follow', '/catalog-multi-vendor', '/catalog-single-vendor', '/rizq-mart', '/rizq-marketplace'],
  articles: [
    '/blog-left-sidebar',
    '/blog-right-sidebar',
    '/blog-full-width',
    '/blog-detail-left-sidebar',
    '/blog-detail-right-sidebar',
    '/blog-detail-full-width',
  ],
  products: [
    '/product-left-sidebar',
    '/product-right-sidebar',
    '/product-full-width',
    '/product-according-left-sidebar',
    '/product-according-right-sidebar',
    '/product-according-full-width',
  ],
  'lists under a banner': [
    '/banner-full-width-col-3',
    '/banner-full-width-col-4',
    '/banner-left-sidebar',
    '/banner-left-sidebar-col-3',
    '/banner-left-sidebar-col-4',
    '/banner-right-sidebar',
    '/banner-right-sidebar-col-3',
    '/banner-right-sidebar-col-4',
  ],
  lists: [
    '/shop-right-sidebar-col-3',
    '/shop-right-sidebar-col-4',
    '/shop-full-width-col-3',
    '/shop-full-width-col-4',
    '/shop-full-width-col-5',
    '/shop-full-width-col-6',
    '/shop-list-full-col-2',
    '/shop-list-left-sidebar',
    '/shop-list-right-sidebar',
  ],
  fashion: ['/fashion', '/fashion-shop-left-sidebar-col-3', '/fashion-shop-left-sidebar-col-3/', '/fashiontwo'],
};

/** Routes that require a login, by the demo account that opens them. */
export const memberRoutes: Readonly<Record<'shopper@rizq.demo' | 'vendor@rizq.demo', readonly string[]>> = {
  'shopper@rizq.demo': [
    '/profile-edit',
    '/user-history',
    '/user-invoice',
    '/orders',
    '/orders/RZQ-0000-0000',
    '/orders/RZQ-0000-0000/review/none',
    '/user-profile',
    '/user-reviews',
    '/user-alerts',
    '/user-alerts/emails',
  ],
  'vendor@rizq.demo': [
    '/vendor-edit',
    '/vendor-list',
    '/vendor-list-2',
    '/vendor-profile',
    '/vendor-setting',
    '/vendor-setting-edit',
    '/vendor-upload',
    '/vendor-orders',
    '/vendor-orders/RZQ-0000-0000-1',
    '/vendor-orders/RZQ-0000-0000-1/slip',
    '/vendor-stock',
    '/vendor-messages',
    '/vendor-reviews',
    '/vendor-questions',
    '/vendor-demand',
    '/vendor-dashboard',
  ],
};
