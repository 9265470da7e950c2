import type { MenuLink } from './mainMenuLinks.ts';

/** The fixed columns of the footer; their targets are fixed, also where they look odd. */
export const COMPANY_LINKS: readonly MenuLink[] = [
  { to: '/about-us', label: 'footer.aboutUs' },
  { to: '/track-order', label: 'footer.delivery' },
  { to: '/privacy-policy#legal', label: 'footer.legal' },
  { to: '/terms-condition', label: 'footer.terms' },
  { to: '/checkout', label: 'footer.securePayment' },
  { to: '/blog-full-width', label: 'nav.blog' },
];

export const ACCOUNT_LINKS: readonly MenuLink[] = [
  { to: '/register', label: 'footer.signIn' },
  { to: '/cart', label: 'footer.viewCart' },
  { to: '/privacy-policy#returns', label: 'footer.returns' },
  { to: '/checkout', label: 'footer.payments' },
  { to: '/vendor-dashboard', label: 'footer.sell' },
];

/** Instead of the way in, for whoever is in. */
export const MEMBER_LINK = { to: '/user-profile', label: 'account.profile' } as const satisfies MenuLink;

export const CONTACT_LINKS: readonly MenuLink[] = [
  { to: '/contact-us', label: 'footer.contactUs' },
  { to: '/faq', label: 'footer.faq' },
];
