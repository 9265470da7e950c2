/**
 * Every address the shop links to. Fixed paths are typed by hand from the spec; the rest is made by the builders below, so that no
 * component writes an address of its own.
 */
export type FixedPath =
  | '/'
  | '/rizq-marketplace'
  | '/rizq-mart'
  | '/shop-full-width-col-4'
  | '/fashion'
  | '/fashion-shop-left-sidebar-col-3'
  | '/fashiontwo'
  | '/catalog-multi-vendor'
  | '/product-according-full-width'
  | '/about-us'
  | '/contact-us'
  | '/faq'
  | '/cart'
  | '/checkout'
  | '/compare'
  | '/wishlist'
  | '/register'
  | '/login'
  | '/track-order'
  | '/terms-condition'
  | '/privacy-policy'
  | '/privacy-policy#legal'
  | '/privacy-policy#returns'
  | '/user-profile'
  | '/orders'
  | '/vendor-dashboard'
  | '/not-found';

/** An address made by a builder of this file. */
export type BuiltPath = string & { readonly builtPath: unique symbol };

export type AppPath = FixedPath | BuiltPath;

type QueryValue = string | number | boolean | readonly string[] | null | undefined;

/** Where the main header's search goes (spec §2). */
export const SEARCH_PATH = '/shop-full-width-col-4';
/** Where category links of header, home and footer go (spec §2). */
export const MARKETPLACE_PATH = '/rizq-marketplace';

export function productPath(slug: string, options: { size?: string; color?: string } = {}): BuiltPath {
  return withQuery(`/product/${encodeURIComponent(slug)}`, options);
}

/** A listing with filters in its address. Empty values are left out; lists repeat their key (design: URL grammar). */
export function listingPath(query: Record<string, QueryValue> = {}, path: string = MARKETPLACE_PATH): BuiltPath {
  return withQuery(path, query);
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

/** A wishlist for others to see: its products by id. */
export function sharedWishlistPath(ids: readonly string[]): BuiltPath {
  return withQuery('/wishlist', { id: ids });
}

/** The confirmation of an order; a guest's access token travels in the fragment, which no server or log sees. */
export function orderPath(number: string): BuiltPath {
  return `/order/${encodeURIComponent(number)}` as BuiltPath;
}

/** Where one logs in, to come back to `next` afterwards. */
export function loginPath(next: string): BuiltPath {
  return withQuery('/login', { next });
}

export function registerPath(next: string): BuiltPath {
  return withQuery('/register', { next });
}

/** An order in its owner's account. */
export function ownOrderPath(number: string): BuiltPath {
  return `/orders/${encodeURIComponent(number)}` as BuiltPath;
}

/** The orders of an account, or those of one status. */
export function ordersPath(query: { status?: string | null; after?: string | null } = {}): BuiltPath {
  return withQuery('/orders', query);
}

const NOWHERE = 'http://shop.invalid';

/** Where `?next=` may lead: to a page of this site, read as browsers read it ("/\\evil" and "//evil" are other sites); else null. */
export function nextPath(text: string | null): BuiltPath | null {
  if (text === null || !text.startsWith('/') || !URL.canParse(text, NOWHERE)) return null;
  const { origin, pathname, search, hash } = new URL(text, NOWHERE);
  if (origin !== NOWHERE || pathname.startsWith('//')) return null;
  return ['/login', '/register'].includes(pathname) ? null : ((pathname + search + hash) as BuiltPath);
}

/** Where an order is followed; its number is filled in, the e-mail never travels in an address. */
export function trackPath(number: string): BuiltPath {
  return withQuery('/track-order', { order: number });
}

/** An address that came from the shop's own data (a banner's target). Anything but a path of this site becomes the home page. */
export function dataPath(href: string): AppPath {
  return /^\/(?![/\\])/.test(href) ? (href as BuiltPath) : '/';
}

/** The same page with other query keys; used for paging, sorting and filter links. */
export function withQuery(path: string, query: Record<string, QueryValue>): BuiltPath {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value === null || value === undefined || value === '' || value === false) continue;
    if (Array.isArray(value)) value.forEach((one) => params.append(key, one as string));
    else params.append(key, value === true ? '1' : String(value));
  }
  return withParams(path, params);
}

/** The same, with the query as an address has it. */
export function withParams(path: string, params: URLSearchParams): BuiltPath {
  const text = params.toString();
  return (text === '' ? path : `${path}?${text}`) as BuiltPath;
}
