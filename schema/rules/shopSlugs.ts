/** Names of shops in addresses: /shop/kedai-kopi-mak-cik. */
import { SHOP_SLUG_LENGTH } from './limits.ts';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Words that would mislead in an address, or that the market may want for itself. */
const RESERVED: ReadonlySet<string> = new Set([
  'about',
  'account',
  'admin',
  'administrator',
  'api',
  'cart',
  'checkout',
  'contact',
  'edit',
  'fashion',
  'graphql',
  'help',
  'login',
  'logout',
  'market',
  'marketplace',
  'new',
  'null',
  'official',
  'orders',
  'pictures',
  'product',
  'products',
  'register',
  'rizq',
  'rizq-mart',
  'search',
  'seller',
  'sellers',
  'settings',
  'shop',
  'shops',
  'support',
  'undefined',
  'upload',
  'uploads',
  'user',
  'vendor',
  'vendors',
]);

/** The address that a name suggests: "Kedai Kopi Mak Cik!" gives "kedai-kopi-mak-cik"; empty for a name without a Latin letter or digit. */
export function slugOfName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/['\u2019]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SHOP_SLUG_LENGTH.max)
    .replace(/^-+|-+$/g, '');
}

/** Why an address cannot be had, whoever else has it. */
export function slugProblem(slug: string): 'form' | 'length' | 'reserved' | null {
  if (slug.length < SHOP_SLUG_LENGTH.min || slug.length > SHOP_SLUG_LENGTH.max) return 'length';
  if (!SLUG.test(slug)) return 'form';
  return RESERVED.has(slug) ? 'reserved' : null;
}
