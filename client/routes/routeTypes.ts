/**
 * Types of route rows, pages and loaders: the contract between the route table and the pages.
 *
 * A page kind is one folder, `client/pages/<kind>/`, with
 * - `<Kind>Page.tsx`, exporting `<Kind>Page`, a component that gets `{ view }` (the row's look, see `ViewByPage`);
 * - `<kind>.loader.ts`, exporting `loader`: `definePageLoader('<kind>', { document, variables?, outcome? })`; none for a page that needs
 *   nothing from the server. Kept apart from the component, so that editing one refreshes in place.
 *
 * The router runs `loader` before it shows the page, on the server and in the browser alike. The result of the first page comes with it
 * (`client/graphql/loadedResults.ts`), later ones are in Apollo's cache. The page reads it with `usePageQuery(loader)`: one request per navigation, none on
 * first load. `variables` must therefore be pure: address, parameters, preferences and view in, variables out; it must read the
 * address as untrusted (unknown values are ignored, never thrown at) and give equal variables for addresses that mean the same.
 * Texts are requested with their `locale`, so that another language causes a new request.
 * Queries have nullable root lists and `errorPolicy: 'all'`: a null list is one that failed, shown with a retry in its place.
 *
 * State in local storage (cart, wishlist…) is unknown here: such a page sends its query once its state has been hydrated. What a first visit
 * finds there may come with its first page (`isForFirstPage`).
 */
import type { DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { ReactNode } from 'react';
import type { Prefs } from '#client/state/prefs.ts';
import type { ApiLocale } from '#schema/rules/locales.ts';

export type Sidebar = 'left' | 'right' | 'none';

/** How each page kind may vary. A new look is a new value on an axis; a second component needs a second query. */
export interface ViewByPage {
  home: { theme: 'market' };
  fashionHome: { theme: 'atelier' };
  dropHome: { theme: 'drop' };
  listing: {
    /** At 1280 px and wider. The number of columns also decides the size of the cards (see `listingLook.ts`). */
    columns: 1 | 2 | 3 | 4 | 5 | 6;
    layout: 'grid' | 'list';
    sidebar: Sidebar;
    banner: boolean;
    /** Whether the banner is as wide as the page or, beside a sidebar, as the products; the page when left out. */
    bannerSpan?: 'page' | 'content';
    scope: 'all' | 'mart' | 'fashion';
    /** 'results' heads the page with the searched words. */
    heading: 'market' | 'results';
  };
  product: { sidebar: Sidebar; details: 'tabs' | 'accordion' };
  cart: Record<never, never>;
  wishlist: { variant: 'cards' | 'table' | 'grouped' };
  compare: Record<never, never>;
  follow: Record<never, never>;
  checkout: Record<never, never>;
  /** 'confirmation' thanks for it; 'account' is the record in an account. */
  order: { from: 'confirmation' | 'account' };
  auth: { form: 'login' | 'register' | 'forgot' | 'reset' };
  account: { panel: 'profile' | 'edit' };
  /** The emails of a demo. */
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
  /** A text of the marketplace, by section. */
  information: { doc: 'terms' | 'privacy' };
  /** 'catalog' shows products under each vendor, 'rows' a line per vendor, 'cards' their counters side by side. */
  vendorDirectory: { variant: 'catalog' | 'rows' | 'cards' };
  /** 'slug': by the vendor's slug in the path; 'query': by `?vendor=`, else the first vendor. */
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
  /** In place of a page that was never visited, while there is no network. */
  offline: Record<never, never>;
  notFound: Record<never, never>;
}

export type PageKind = keyof ViewByPage;

export interface PageProps<Kind extends PageKind> {
  view: ViewByPage[Kind];
}

/** The frame around a page. */
export type ChromeKind = 'main' | 'fashion' | 'fashion-two' | 'console';

export interface ChromeProps {
  children: ReactNode;
}

/** Handle of a matched frame; `module` is its name in the build's manifest. */
export interface FrameHandle {
  chrome: ChromeKind;
  module: string;
}

export type RouteRow = {
  [Kind in PageKind]: {
    /** As React Router reads it: `:name` is a parameter, `*` is everything else. */
    path: string;
    page: Kind;
    view: ViewByPage[Kind];
    /** Who may see it; 'open' by default. A members' page queries `viewer`: if it is null, the loader redirects to /login. */
    access?: 'open' | 'member';
    chrome?: ChromeKind;
  };
}[PageKind];

/** What `variables` may read. */
export interface PageRequest<Kind extends PageKind> {
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
  prefs: Prefs;
  locale: ApiLocale;
  view: ViewByPage[Kind];
}

/** Status or redirect that follows from the result; null for a page that is shown with 200. */
export type PageOutcome = { status: 404 } | { redirectTo: string; permanent: boolean } | null;

export interface PageLoader<Kind extends PageKind, Data, Variables extends OperationVariables> {
  page: Kind;
  document: TypedDocumentNode<Data, Variables>;
  variables(request: PageRequest<Kind>): Variables;
  /** In the browser: the address to go to instead, before anything is fetched. */
  before?(request: PageRequest<Kind>): string | null;
  /**
   * Derives the outcome from the data. `status: 404` still shows the page (with its "not available" panel), but search engines
   * drop it; a redirect leads to another path of this site.
   */
  outcome?(data: Data, request: PageRequest<Kind>): PageOutcome;
  /** Only of the first page, where `useFirstPageResult` reads it: what it stands in for is in the browser. */
  isForFirstPage?: true;
  /** The frame that the data ask for; the row's without. */
  chrome?(data: Data): ChromeKind | undefined;
}

/** A loader without its type parameters, for the router; only the loader itself relates data and variables. */
export interface AnyPageLoader {
  page: PageKind;
  document: DocumentNode;
  variables(request: PageRequest<PageKind>): OperationVariables;
  before?(request: PageRequest<PageKind>): string | null;
  outcome?(data: unknown, request: PageRequest<PageKind>): PageOutcome;
  isForFirstPage?: true;
  chrome?(data: unknown): ChromeKind | undefined;
}
