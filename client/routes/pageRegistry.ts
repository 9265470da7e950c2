/** Sole importer of pages, loaders and form actions; all are lazy, in separate chunks. */
import type { ComponentType } from 'react';
import type { ActionFunction } from 'react-router-dom';
import type { AnyPageLoader, PageKind, PageProps, ViewByPage } from './routeTypes.ts';

type PageName<Kind extends PageKind> = `${Capitalize<Kind>}Page`;

const pages: { [Kind in PageKind]: (view: ViewByPage[Kind]) => Promise<Record<PageName<Kind>, ComponentType<PageProps<Kind>>>> } = {
  home: () => import('#client/pages/home/HomePage.tsx'),
  fashionHome: () => import('#client/pages/fashionHome/FashionHomePage.tsx'),
  dropHome: () => import('#client/pages/dropHome/DropHomePage.tsx'),
  // The mart's variant is a separate chunk.
  listing: ({ scope }) =>
    scope === 'mart' ? import('#client/pages/listing/MartListingPage.tsx') : import('#client/pages/listing/ListingPage.tsx'),
  product: () => import('#client/pages/product/ProductPage.tsx'),
  cart: () => import('#client/pages/cart/CartPage.tsx'),
  wishlist: () => import('#client/pages/wishlist/WishlistPage.tsx'),
  follow: () => import('#client/pages/follow/FollowPage.tsx'),
  compare: () => import('#client/pages/compare/ComparePage.tsx'),
  checkout: () => import('#client/pages/checkout/CheckoutPage.tsx'),
  order: () => import('#client/pages/order/OrderPage.tsx'),
  auth: () => import('#client/pages/auth/AuthPage.tsx'),
  confirmEmail: () => import('#client/pages/confirmEmail/ConfirmEmailPage.tsx'),
  account: () => import('#client/pages/account/AccountPage.tsx'),
  outbox: () => import('#client/pages/outbox/OutboxPage.tsx'),
  orders: () => import('#client/pages/orders/OrdersPage.tsx'),
  history: () => import('#client/pages/history/HistoryPage.tsx'),
  invoice: () => import('#client/pages/invoice/InvoicePage.tsx'),
  track: () => import('#client/pages/track/TrackPage.tsx'),
  blogList: () => import('#client/pages/blogList/BlogListPage.tsx'),
  blogPost: () => import('#client/pages/blogPost/BlogPostPage.tsx'),
  about: () => import('#client/pages/about/AboutPage.tsx'),
  contact: () => import('#client/pages/contact/ContactPage.tsx'),
  faq: () => import('#client/pages/faq/FaqPage.tsx'),
  information: () => import('#client/pages/information/InformationPage.tsx'),
  vendorDirectory: () => import('#client/pages/vendorDirectory/VendorDirectoryPage.tsx'),
  vendorStore: () => import('#client/pages/vendorStore/VendorStorePage.tsx'),
  vendorDashboard: () => import('#client/pages/vendorDashboard/VendorDashboardPage.tsx'),
  vendorSettings: () => import('#client/pages/vendorSettings/VendorSettingsPage.tsx'),
  vendorInbox: () => import('#client/pages/vendorInbox/VendorInboxPage.tsx'),
  vendorUpload: () => import('#client/pages/vendorUpload/VendorUploadPage.tsx'),
  vendorPackages: () => import('#client/pages/vendorPackages/VendorPackagesPage.tsx'),
  vendorPackage: () => import('#client/pages/vendorPackage/VendorPackagePage.tsx'),
  vendorPrint: () => import('#client/pages/vendorPrint/VendorPrintPage.tsx'),
  vendorImport: () => import('#client/pages/vendorImport/VendorImportPage.tsx'),
  vendorProducts: () => import('#client/pages/vendorProducts/VendorProductsPage.tsx'),
  offline: () => import('#client/pages/offline/OfflinePage.tsx'),
  notFound: () => import('#client/pages/notFound/NotFoundPage.tsx'),
};

/** null: a page without a query. */
const loaders: Record<PageKind, (() => Promise<{ loader: AnyPageLoader }>) | null> = {
  home: () => import('#client/pages/home/home.loader.ts'),
  fashionHome: () => import('#client/pages/fashionHome/fashionHome.loader.ts'),
  dropHome: () => import('#client/pages/dropHome/dropHome.loader.ts'),
  listing: () => import('#client/pages/listing/listing.loader.ts'),
  product: () => import('#client/pages/product/product.loader.ts'),
  cart: () => import('#client/pages/cart/cart.loader.ts'),
  wishlist: null,
  follow: null,
  compare: null,
  checkout: () => import('#client/pages/checkout/checkout.loader.ts'),
  order: () => import('#client/pages/order/order.loader.ts'),
  auth: () => import('#client/pages/auth/auth.loader.ts'),
  confirmEmail: () => import('#client/pages/confirmEmail/confirmEmail.loader.ts'),
  account: () => import('#client/pages/account/account.loader.ts'),
  outbox: () => import('#client/pages/outbox/outbox.loader.ts'),
  orders: () => import('#client/pages/orders/orders.loader.ts'),
  history: () => import('#client/pages/history/history.loader.ts'),
  invoice: () => import('#client/pages/invoice/invoice.loader.ts'),
  track: () => import('#client/pages/track/track.loader.ts'),
  blogList: () => import('#client/pages/blogList/blogList.loader.ts'),
  blogPost: () => import('#client/pages/blogPost/blogPost.loader.ts'),
  about: () => import('#client/pages/about/about.loader.ts'),
  contact: () => import('#client/pages/contact/contact.loader.ts'),
  faq: () => import('#client/pages/faq/faq.loader.ts'),
  information: () => import('#client/pages/information/information.loader.ts'),
  vendorDirectory: () => import('#client/pages/vendorDirectory/vendorDirectory.loader.ts'),
  vendorStore: () => import('#client/pages/vendorStore/vendorStore.loader.ts'),
  vendorDashboard: () => import('#client/pages/vendorDashboard/vendorDashboard.loader.ts'),
  vendorSettings: () => import('#client/pages/vendorSettings/vendorSettings.loader.ts'),
  vendorInbox: () => import('#client/pages/vendorInbox/vendorInbox.loader.ts'),
  vendorUpload: () => import('#client/pages/vendorUpload/vendorUpload.loader.ts'),
  vendorPackages: () => import('#client/pages/vendorPackages/vendorPackages.loader.ts'),
  vendorPackage: () => import('#client/pages/vendorPackage/vendorPackage.loader.ts'),
  vendorPrint: () => import('#client/pages/vendorPrint/vendorPrint.loader.ts'),
  vendorImport: () => import('#client/pages/vendorImport/vendorImport.loader.ts'),
  vendorProducts: () => import('#client/pages/vendorProducts/vendorProducts.loader.ts'),
  offline: null,
  notFound: () => import('#client/pages/notFound/notFound.loader.ts'),
};

/** Actions of pages with forms. */
const actions: Partial<Record<PageKind, () => Promise<{ action: ActionFunction }>>> = {
  account: () => import('#client/pages/account/account.action.ts'),
  auth: () => import('#client/pages/auth/auth.action.ts'),
  confirmEmail: () => import('#client/pages/confirmEmail/confirmEmail.action.ts'),
  contact: () => import('#client/pages/contact/contact.action.ts'),
  track: () => import('#client/pages/track/track.action.ts'),
  vendorStore: () => import('#client/pages/vendorStore/vendorStore.action.ts'),
};

/** Lazy component, loader and action of a page's view; `module`: name in the build's manifest, for preloading. */
export function pageEntry<Kind extends PageKind>(kind: Kind, view: ViewByPage[Kind]) {
  const name = (kind.charAt(0).toUpperCase() + kind.slice(1) + 'Page') as PageName<Kind>;
  return {
    module: `client/pages/${kind}/${'scope' in view && view.scope === 'mart' ? 'Mart' : ''}${name}.tsx`,
    component: async () => (await pages[kind](view))[name],
    loader: async () => (await loaders[kind]?.())?.loader ?? null,
    action: actions[kind],
  };
}
