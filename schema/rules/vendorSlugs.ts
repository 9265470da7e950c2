/** Vendors' URL slugs: /shop/kedai-kopi-mak-cik. */
import { VENDOR_SLUG_LENGTH } from './limits.ts';
import { isMarketName } from './vendorNames.ts';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Slugs that are reserved because they are misleading or because the marketplace needs them. */
const RESERVED: ReadonlySet<string> = new Set([
  'about',
  'about-us',
  'account',
  'admin',
  'administrator',
  'api',
  'assets',
  'auth',
  'bantuan',
  'billing',
  'blog',
  'careers',
  'cart',
  'catalogue',
  'category',
  'checkout',
  'compare',
  'confirm-email',
  'contact',
  'contact-us',
  'cookies',
  'customer',
  'customer-service',
  'dashboard',
  'delivery',
  'demo',
  'edit',
  'exports',
  'faq',
  'fashion',
  'fashiontwo',
  'favicon',
  'feed',
  'finance',
  'forgot-password',
  'graphql',
  'healthz',
  'help',
  'help-centre',
  'home',
  'imports',
  'index',
  'jobs',
  'khidmat-pelanggan',
  'legal',
  'login',
  'logout',
  'mail',
  'market',
  'marketplace',
  'me',
  'messages',
  'moderator',
  'new',
  'newsletter',
  'node',
  'not-found',
  'null',
  'official',
  'offline',
  'order',
  'orders',
  'outbox',
  'pay',
  'payment',
  'payments',
  'pictures',
  'playground',
  'press',
  'privacy',
  'privacy-policy',
  'product',
  'products',
  'profile',
  'profile-edit',
  'rasmi',
  'readyz',
  'refund',
  'refunds',
  'register',
  'reset-password',
  'returns',
  'robots',
  'root',
  'rss',
  'search',
  'security',
  'sell',
  'seller',
  'sellers',
  'set-alert',
  'settings',
  'shop',
  'shops',
  'sign-out',
  'sitemap',
  'sokongan',
  'staff',
  'static',
  'status',
  'support',
  'system',
  'team',
  'terms',
  'terms-condition',
  'track-order',
  'track-order-2',
  'undefined',
  'unsubscribe',
  'upload',
  'uploads',
  'user',
  'user-alerts',
  'user-follow',
  'user-history',
  'user-invoice',
  'user-profile',
  'vendor',
  'vendor-demand',
  'vendors',
  'verified',
  'wishlist',
  'wishlist-2',
  'wishlist-3',
  'www',
]);
/** Prefixes of the marketplace's own pages. */
const RESERVED_START =
  /^(?:banner|blog|catalog|fashion|product|shop|user|vendor)-(?:full|left|right|list|according|detail|single|multi|shop|profile|history|invoice|follow|dashboard|conversations|edit|import|messages|orders|questions|reviews|setting|stock|upload)(?:-|$)/;

/** Suggests a slug for a name: "Kedai Kopi Mak Cik!" becomes "kedai-kopi-mak-cik". Empty if there is no Latin letter or digit. */
export function slugOfName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/['\u2019]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, VENDOR_SLUG_LENGTH.max)
    .replace(/^-+|-+$/g, '');
}

/** Reason why a slug is invalid, apart from uniqueness; null if it is valid. */
export function slugProblem(slug: string): 'form' | 'length' | 'reserved' | null {
  if (slug.length < VENDOR_SLUG_LENGTH.min || slug.length > VENDOR_SLUG_LENGTH.max) return 'length';
  if (!SLUG.test(slug)) return 'form';
  return RESERVED.has(slug) || RESERVED_START.test(slug) || isMarketName(slug) ? 'reserved' : null;
}
