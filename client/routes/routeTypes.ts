/**
 * Types of route rows, pages and loaders: the contract between the route table and the pages.
 *
 * A page kind is one folder, `client/pages/<kind>/`: `page.tsx` declares it (`definePage`), with its component, loader, query parameters and cost.
 *
 * The router runs the loader's query before it renders the page, on the server and in the browser, and the page reads the result with
 * `usePageData(document)`, or with `usePageQuery(document)` where its own mutations change it. `variables` is a pure function of URL, parameters,
 * preferences and view; it must treat the URL as untrusted (unknown values are ignored, never thrown at) and return equal variables for
 * equivalent URLs. Texts are queried with their `locale`, so that another language triggers a new request.
 * Queries have nullable root lists and `errorPolicy: 'all'`: a null list failed to load, and is rendered as an error with a retry.
 *
 * State in local storage (cart, wishlist…) is unknown here: such a page sends its query after state hydration. The initial state of a
 * first visit may be embedded in its first page (`isForFirstPage`).
 */
import type { DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { ChromeKind } from '#client/layout/frames.ts';
import type { Prefs } from '#client/state/prefs.ts';
import type { ApiLocale } from '#schema/rules/locales.ts';

export type Sidebar = 'left' | 'right' | 'none';

/** Variants per page kind. A new variant is a new value of a property; a second component needs a second query. */
export interface ViewByPage {
  home: { theme: 'market' };
  fashionHome: { theme: 'atelier' };
  dropHome: { theme: 'drop' };
  listing: {
    /** At viewports of 1280 px and wider. The number also decides the size of the cards (see `listingLook.ts`). */
    columns: 1 | 2 | 3 | 4 | 5 | 6;
    layout: 'grid' | 'list';
    sidebar: Sidebar;
    banner: boolean;
    /** Banner width: of the page (default) or, beside a sidebar, of the products. */
    bannerSpan?: 'page' | 'content';
    scope: 'all' | 'mart' | 'fashion';
    /** 'results': heading with the search words. */
    heading: 'market' | 'results';
  };
  product: { sidebar: Sidebar; details: 'tabs' | 'accordion' };
  cart: Record<never, never>;
  wishlist: { variant: 'cards' | 'table' | 'grouped' };
  compare: Record<never, never>;
  follow: Record<never, never>;
  checkout: Record<never, never>;
  /** 'confirmation': after checkout; 'account': in the order history. */
  order: { from: 'confirmation' | 'account' };
  auth: { form: 'login' | 'register' | 'forgot' | 'reset' };
  /** Target of the links in confirmation emails. */
  confirmEmail: Record<never, never>;
  account: { panel: 'profile' | 'edit' };
  /** Emails of the demo. */
  outbox: Record<never, never>;
  orders: Record<never, never>;
  invoice: Record<never, never>;
  history: Record<never, never>;
  track: { variant: 'progress' | 'timeline' };
  blogList: { sidebar: Sidebar };
  blogPost: { sidebar: Sidebar };
  about: Record<never, never>;
  contact: Record<never, never>;
  faq: Record<never, never>;
  /** Legal text, by section. */
  information: { doc: 'terms' | 'privacy' };
  /** 'catalog': products under each vendor, 'rows': a line per vendor, 'cards': a grid of cards. */
  vendorDirectory: { variant: 'catalog' | 'rows' | 'cards' };
  /** 'slug': slug in the path; 'query': `?vendor=`, else the first vendor. */
  vendorStore: { by: 'slug' | 'query' };
  vendorDashboard: Record<never, never>;
  vendorSettings: { section: 'profile' | 'edit' | 'settings' | 'settings-edit' };
  vendorUpload: Record<never, never>;
  vendorPackages: Record<never, never>;
  vendorPackage: Record<never, never>;
  /** Print layout of a package: 'slip' is enclosed and has no prices, 'invoice' is the vendor's part of the invoice. */
  vendorPrint: { sheet: 'slip' | 'invoice' };
  vendorImport: Record<never, never>;
  vendorProducts: Record<never, never>;
  vendorInbox: Record<never, never>;
  /** Fallback for pages that are not cached, while offline. */
  offline: Record<never, never>;
  notFound: Record<never, never>;
}

export type PageKind = keyof ViewByPage;

export interface PageProps<Kind extends PageKind> {
  view: ViewByPage[Kind];
}

export type RouteRow = {
  [Kind in PageKind]: {
    /** React Router path: `:name` is a parameter, `*` any path. */
    path: string;
    page: Kind;
    view: ViewByPage[Kind];
    /** Access; 'open' by default. A members' page queries `viewer`: if it is null, the loader redirects to /login. */
    access?: 'open' | 'member';
    chrome?: ChromeKind;
  };
}[PageKind];

/** Input of a loader's `variables`. */
export interface PageRequest<Kind extends PageKind> {
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
  prefs: Prefs;
  locale: ApiLocale;
  view: ViewByPage[Kind];
}

/** Status or redirect derived from the result; null for status 200. */
export type PageOutcome = { status: 404 } | { redirectTo: string; permanent: boolean } | null;

export interface PageLoader<Kind extends PageKind, Data, Variables extends OperationVariables> {
  document: TypedDocumentNode<Data, Variables>;
  variables(request: PageRequest<Kind>): Variables;
  /** Browser only: redirect target, determined before the query. */
  before?(request: PageRequest<Kind>): string | null;
  /**
   * Derives the outcome from the data. With `status: 404` the page is still rendered (with its "not available" panel) but not indexed; a
   * redirect leads to another path of this site.
   */
  outcome?(data: Data, request: PageRequest<Kind>): PageOutcome;
  /** Query of the first page only; later the browser's own state is used. */
  isForFirstPage?: true;
  /** Frame required by the data; undefined: the row's. */
  chrome?(data: Data): ChromeKind | undefined;
}

/** Loader without type parameters, for the router; only the loader itself relates data to variables. */
export interface AnyPageLoader {
  document: DocumentNode;
  variables(request: PageRequest<PageKind>): OperationVariables;
  before?(request: PageRequest<PageKind>): string | null;
  outcome?(data: unknown, request: PageRequest<PageKind>): PageOutcome;
  isForFirstPage?: true;
  chrome?(data: unknown): ChromeKind | undefined;
}
