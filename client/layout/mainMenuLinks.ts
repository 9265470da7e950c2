import { listingPath, type AppPath } from '#client/config/links.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';

export interface MenuLink {
  to: AppPath;
  label: PlainMessageKey;
  isDeal?: boolean;
}

/** The tabs on the right of the category strip, and the head of the mobile menu. */
export const MAIN_MENU_LINKS: readonly MenuLink[] = [
  { to: '/rizq-marketplace', label: 'nav.marketplace' },
  { to: '/rizq-mart', label: 'nav.mart' },
  { to: '/fashion', label: 'nav.fashion' },
  { to: '/catalog-multi-vendor', label: 'nav.shops' },
  { to: '/blog-full-width', label: 'nav.blog' },
  { to: listingPath({ sale: true }), label: 'nav.deals', isDeal: true },
];

/** Always in this order, wherever they stand (WCAG 3.2.6). */
export const SERVICE_LINKS: readonly MenuLink[] = [
  { to: '/faq', label: 'nav.help' },
  { to: '/track-order', label: 'nav.track' },
];
