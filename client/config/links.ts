/**
 * Internal links. Fixed paths come from the route table. The functions below build the others, so that components need no path templates.
 */

/** A path built by one of the functions in this file. */
export type BuiltPath = string & { readonly builtPath: unique symbol };

/** Types of link targets. `client/routes/routeTable.ts` adds `fixed` by declaration merging, because this file cannot import it. */
export interface LinkTargets {
  built: BuiltPath;
}

export type FixedPath = LinkTargets['fixed'];
export type AppPath = LinkTargets[keyof LinkTargets];

type QueryValue = string | number | boolean | readonly string[] | null | undefined;

/** Target of the search form in the main header. */
export const SEARCH_PATH = '/shop-full-width-col-4';
/** Target of category links in the header, on the home page and in the footer. */
export const MARKETPLACE_PATH = '/rizq-marketplace';

/** Target of the search form on fashion pages and of the Filter button in their sidebar. */
export const FASHION_SHOP_PATH = '/fashion-shop-left-sidebar-col-3';

export function productPath(slug: string, options: { weight?: string; size?: string; color?: string } = {}): BuiltPath {
  return withQuery(`/product/${encodeURIComponent(slug)}`, options);
}

export function vendorStorePath(slug: string, query: { tab?: string } = {}): BuiltPath {
  return withQuery(`/shop/${encodeURIComponent(slug)}`, query);
}

/** Listing URL with filters as query parameters. Empty values are omitted; a list repeats its key. */
export function listingPath(query: Record<string, QueryValue> = {}, path: string = MARKETPLACE_PATH): BuiltPath {
  return withQuery(path, query);
}

/** Listing URL on the fashion pages, with filters or search terms as query parameters. */
export function fashionShopPath(query: Record<string, QueryValue> = {}): BuiltPath {
  return withQuery(FASHION_SHOP_PATH, query);
}

export function categoryPath(slug: string): BuiltPath {
  return listingPath({ category: slug });
}

export function martCategoryPath(slug: string): BuiltPath {
  return withQuery('/rizq-mart', { category: slug });
}

export function searchPath(q: string): BuiltPath {
  return withQuery(SEARCH_PATH, { q });
}

/** A shared wishlist, whose URL contains the product ids. */
export function sharedWishlistPath(ids: readonly string[]): BuiltPath {
  return withQuery('/wishlist', { id: ids });
}

/** Order confirmation. A guest's access token is in local storage; only links in emails contain it. */
export function orderPath(number: string): BuiltPath {
  return `/order/${encodeURIComponent(number)}` as BuiltPath;
}

/** A guest's order with its access token, which opens it on any device. */
export function linkedOrderPath(number: string, token: string): BuiltPath {
  return withQuery(orderPath(number), { token });
}

export type BlogListPath = '/blog-left-sidebar' | '/blog-right-sidebar' | '/blog-full-width';

export function articlePath(slug: string): BuiltPath {
  return `/blog/${encodeURIComponent(slug)}` as BuiltPath;
}

/** Article list, optionally filtered by category, tag or search. */
export function blogPath(
  query: { category?: string | null; tag?: string | null; find?: string; page?: number | null } = {},
  path: BlogListPath = '/blog-full-width',
): BuiltPath {
  return withQuery(path, query);
}

export function faqPath(topic: string | null): BuiltPath {
  return withQuery('/faq', { topic });
}

/** Contact form with prefilled fields. */
export function contactPath(about: { topic?: string; order?: string } = {}): BuiltPath {
  return withQuery('/contact-us', about);
}

/** The login page, which redirects to `next` afterwards. */
export function loginPath(next: string): BuiltPath {
  return withQuery('/login', { next });
}

export function registerPath(next: string): BuiltPath {
  return withQuery('/register', { next });
}

/** The alerts that guests set for an email, by the token of its link. */
export function guestAlertsPath(token: string): BuiltPath {
  return withQuery('/user-alerts/guest', { token });
}

/** An email in the demo outbox. */
export function outboxMailPath(id: string): BuiltPath {
  return withQuery('/outbox', { mail: id });
}

export function ownOrderPath(number: string): BuiltPath {
  return `/orders/${encodeURIComponent(number)}` as BuiltPath;
}

/** The payment of an unpaid order of the member. */
export function payPath(number: string): BuiltPath {
  return withHash(ownOrderPath(number), 'pay-panel');
}

/** Page for the review of an order line: a member's, or a guest's, whose access token stays in local storage. */
export function reviewPath(number: string, lineId: string, isOwn: boolean): BuiltPath {
  return `${isOwn ? ownOrderPath(number) : orderPath(number)}/review/${encodeURIComponent(lineId)}` as BuiltPath;
}

/** The pages that show conversations: the account's, a guest's order's, the one of a guest's link, and the vendor console's. */
export type ConversationPlace =
  { from: 'account' } | { from: 'order'; number: string } | { from: 'guest'; token: string | null } | { from: 'console' };

/** A conversation; by default the form for a new one, whose subject is in the query. */
export function conversationPath(
  place: ConversationPlace,
  id = 'new',
  query: { product?: string; shop?: string; package?: string; after?: string | null } = {},
): BuiltPath {
  const base = { account: '/messages', guest: '/messages/guest', console: '/vendor-conversations', order: '' }[place.from];
  const path = place.from === 'order' ? `${orderPath(place.number)}/messages` : base;
  const to = withQuery(`${path}/${encodeURIComponent(id)}`, query);
  return place.from === 'guest' && place.token !== null ? withHash(to, `token=${place.token}`) : to;
}

/** Package list in the vendor console; by default it shows the packages waiting to be sent. */
export function vendorPackagesPath(query: { stage?: string | null; q?: string | null; after?: string | null } = {}): BuiltPath {
  return withQuery('/vendor-orders', query);
}

/** Package page in the vendor console; `sheet` selects a print layout. */
export function vendorPackagePath(number: string, sheet?: 'slip' | 'invoice'): BuiltPath {
  const path = `/vendor-orders/${encodeURIComponent(number)}`;
  return (sheet === undefined ? path : `${path}/${sheet}`) as BuiltPath;
}

/** The account's order list, optionally filtered by status, search or dates. */
export function ordersPath(
  query: { status?: string | null; q?: string | null; from?: string | null; to?: string | null; after?: string | null } = {},
): BuiltPath {
  return withQuery('/orders', query);
}

const PLACEHOLDER_ORIGIN = 'http://shop.invalid';

/** Parses a path on this site; null for other URLs. Uses the URL parser because browsers treat "/\\evil" and "//evil" as other hosts. */
export function ownPath(text: string | null): BuiltPath | null {
  if (text === null || !text.startsWith('/') || !URL.canParse(text, PLACEHOLDER_ORIGIN)) return null;
  const { origin, pathname, search, hash } = new URL(text, PLACEHOLDER_ORIGIN);
  if (origin !== PLACEHOLDER_ORIGIN || pathname.startsWith('//')) return null;
  return (pathname + search + hash) as BuiltPath;
}

/** Parses `?next=`. Returns null for other sites, and for the login, registration and password pages, which would cause a loop. */
export function nextPath(text: string | null): BuiltPath | null {
  const path = ownPath(text);
  return path !== null && /^\/(?:login|register|forgot-password|reset-password)(?:[?#]|$)/.test(path) ? null : path;
}

/** Contact form for an order; without a number, for orders in general. */
export function contactAboutOrder(order?: string): BuiltPath {
  return contactPath({ topic: 'ORDER_PROBLEM', order });
}

/** An order's invoice; without a number, the latest order's. */
export function invoicePath(number?: string): BuiltPath {
  return withQuery('/user-invoice', { order: number });
}

/** Purchase history or recently viewed products. */
export function historyPath(query: { tab?: 'recent' | null; category?: string | null; after?: string | null } = {}): BuiltPath {
  return withQuery('/user-history', query);
}

/** Order tracking with the number prefilled. The email address is never part of a URL. */
export function trackPath(number: string): BuiltPath {
  return withQuery('/track-order', { order: number });
}

export function timelinePath(number: string): BuiltPath {
  return withQuery('/track-order-2', { order: number });
}

/** A path from stored data, such as a banner's target. Anything other than a path on this site becomes the home page. */
export function dataPath(href: string): AppPath {
  return /^\/(?![/\\])/.test(href) ? (href as BuiltPath) : '/';
}

/** A path with query parameters; empty values are omitted. */
export function withQuery(path: string, query: Record<string, QueryValue>): BuiltPath {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value === null || value === undefined || value === '' || value === false) continue;
    if (Array.isArray(value)) value.forEach((one) => params.append(key, one as string));
    else params.append(key, value === true ? '1' : String(value));
  }
  return withParams(path, params);
}

export function withParams(path: string, params: URLSearchParams): BuiltPath {
  const text = params.toString();
  return (text === '' ? path : `${path}?${text}`) as BuiltPath;
}

export function withHash(path: BuiltPath, id: string): BuiltPath {
  return `${path}#${encodeURIComponent(id)}` as BuiltPath;
}
