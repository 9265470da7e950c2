/**
 * Types for route rows, pages and loaders: the contract between the route table and the pages.
 *
 * A page kind is a folder `client/pages/<kind>/`, whose `page.tsx` declares component, loader, query parameters and cost (`definePage`).
 *
 * The router runs the loader's query before it renders the page, on the server and in the browser. The page reads the result with
 * `usePageData(document)`, or with `usePageQuery(document)` if its own mutations change it. `variables` is a pure function of URL, path
 * parameters, preferences and view. The URL is untrusted, so `variables` ignores unknown values, never throws, and returns equal variables
 * for equivalent URLs. Translated text is queried with its `locale`, so that a language change triggers a new request. Queries have
 * nullable root lists and `errorPolicy: 'all'`: if a list is null, it failed to load, and the page shows an error with a retry button.
 *
 * Loaders have no access to the state in local storage (cart, wishlist…), so pages that need it send their queries after state hydration. A
 * loader may provide the data for a first visit (`isForFirstPage`).
 */
import type { DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { ChromeKind } from '#client/layout/frames.ts';
import type { Prefs } from '#client/state/prefs.ts';
import type { ApiLocale } from '#schema/rules/locales.ts';

export type Sidebar = 'left' | 'right' | 'none';

/** Variants of each page kind. A page that needs a different component or query is a different kind. */
export interface ViewByPage {
  home: { theme: 'market' };
  fashionHome: { theme: 'atelier' };
  dropHome: { theme: 'drop' };
  listing: {
    /** Number of columns from 1280 px upwards. It also determines the size of the cards (`listingDisplay.ts`). */
    columns: 1 | 2 | 3 | 4 | 5 | 6;
    layout: 'grid' | 'list';
    sidebar: Sidebar;
    banner: boolean;
    /** The banner's width: the page's (default) or, next to a sidebar, the product list's. */
    bannerSpan?: 'page' | 'content';
    scope: 'all' | 'mart' | 'fashion';
    /** 'results': the heading contains the search text. */
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
  /** Page that confirmation emails link to. */
  confirmEmail: Record<never, never>;
  account: { panel: 'profile' | 'edit' };
  /** A buyer's review of an order line; `from` as for `order`. */
  review: { from: 'confirmation' | 'account' };
  /** The member's alerts, and which emails the member receives. */
  alerts: { panel: 'list' | 'emails' };
  /** The alerts that guests set for an email, by the token of its link. */
  guestAlerts: Record<never, never>;
  /** Variants that shoppers wait for. */
  vendorDemand: Record<never, never>;
  /** The member's reviews, and purchases to review. */
  reviews: Record<never, never>;
  /** Conversations of a buyer, or of the vendor. */
  conversations: { from: 'account' | 'console' };
  /** 'order': of a guest, with the access token of the order. 'guest': of a guest without an order, with the token of an email's link. */
  conversation: { from: 'account' | 'order' | 'guest' | 'console' };
  /** Form for the first message. */
  newConversation: { from: 'account' | 'order' | 'console' };
  /** Emails that the demo would have sent. */
  outbox: Record<never, never>;
  orders: Record<never, never>;
  invoice: Record<never, never>;
  history: Record<never, never>;
  track: { variant: 'progress' | 'timeline' };
  blogList: { sidebar: Sidebar };
  blogPost: { sidebar: Sidebar };
  about: Record<never, never>;
  /** For people who consider selling. */
  sell: Record<never, never>;
  contact: Record<never, never>;
  faq: Record<never, never>;
  /** Legal text. */
  information: { doc: 'terms' | 'privacy' };
  /** 'catalog': products under each vendor; 'rows': one line per vendor; 'cards': a grid of cards. */
  vendorDirectory: { variant: 'catalog' | 'rows' | 'cards' };
  /** 'slug': the vendor is in the path; 'query': it is in `?vendor=`, by default the first one. */
  vendorStore: { by: 'slug' | 'query' };
  vendorDashboard: Record<never, never>;
  vendorSettings: { section: 'profile' | 'edit' | 'settings' | 'settings-edit' };
  vendorUpload: Record<never, never>;
  vendorPackages: Record<never, never>;
  vendorPackage: Record<never, never>;
  /** Print layout for a package: 'slip' is a packing slip without prices, 'invoice' the vendor's part of the invoice. */
  vendorPrint: { sheet: 'slip' | 'invoice' };
  vendorImport: Record<never, never>;
  vendorProducts: Record<never, never>;
  vendorInbox: Record<never, never>;
  vendorReviews: Record<never, never>;
  vendorQuestions: Record<never, never>;
  /** Shown while offline in place of pages that are not cached. */
  offline: Record<never, never>;
  notFound: Record<never, never>;
}

export type PageKind = keyof ViewByPage;

export interface PageProps<Kind extends PageKind> {
  view: ViewByPage[Kind];
}

export type RouteRow = {
  [Kind in PageKind]: {
    /** React Router path: `:name` is a parameter, `*` matches any path. */
    path: string;
    page: Kind;
    view: ViewByPage[Kind];
    /** 'open' by default. A 'member' page queries `viewer`; if it is null, the loader redirects to /login. */
    access?: 'open' | 'member';
    chrome?: ChromeKind;
  };
}[PageKind];

/** Input for a loader's `variables`. */
export interface PageRequest<Kind extends PageKind> {
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
  prefs: Prefs;
  locale: ApiLocale;
  view: ViewByPage[Kind];
}

/** Status or redirect derived from the result; null for status 200. */
export type PageResponse = { status: 404 } | { redirectTo: string; permanent: boolean } | null;

export interface PageLoader<Kind extends PageKind, Data, Variables extends OperationVariables> {
  document: TypedDocumentNode<Data, Variables>;
  variables(request: PageRequest<Kind>): Variables;
  /** Redirect target, determined before the query runs; null for no redirect. Browser only. */
  before?(request: PageRequest<Kind>): string | null;
  /**
   * Derives the status or a redirect from the data. With `status: 404`, the page still renders, with a "not available" message, and is not
   * indexed. Redirects lead to a different path on this site.
   */
  respond?(data: Data, request: PageRequest<Kind>): PageResponse;
  /** Whether the query runs only on the server. Later, the browser runs queries based on its stored state. */
  isForFirstPage?: true;
  /** Query without variables that also runs for members; the page reads its data with `useMemberData`. Guests' pages stay shared. */
  memberDocument?: DocumentNode;
  /** The frame that the data requires; undefined to use the row's frame. */
  chrome?(data: Data): ChromeKind | undefined;
}

/** A loader without type parameters, for the router. */
export interface AnyPageLoader {
  document: DocumentNode;
  variables(request: PageRequest<PageKind>): OperationVariables;
  before?(request: PageRequest<PageKind>): string | null;
  respond?(data: unknown, request: PageRequest<PageKind>): PageResponse;
  isForFirstPage?: true;
  memberDocument?: DocumentNode;
  chrome?(data: unknown): ChromeKind | undefined;
}
