/**
 * The one place that imports pages: each kind with its lazy component and its loader. A page is fetched when its route is
 * first visited; loaders are small and lazy beside it. `module` names the page in the build's manifest, for preloading.
 */
import type { ComponentType } from 'react';
import type { AnyPageLoader, PageKind, PageProps, ViewByPage } from './routeTypes.ts';

interface PageModule<Kind extends PageKind> {
  module: string;
  component: () => Promise<ComponentType<PageProps<Kind>>>;
}

export interface PageEntry<Kind extends PageKind> extends PageModule<Kind> {
  /** The module of those of its views that show more. */
  variant?: PageModule<Kind> & { isFor: (view: ViewByPage[Kind]) => boolean };
  loader: () => Promise<AnyPageLoader | null>;
  /** The status of the page itself, 200 when left out. */
  status?: 404;
}

/** The module that shows a view of a page. */
export function moduleOf<Kind extends PageKind>(entry: PageEntry<Kind>, view: ViewByPage[Kind]): PageModule<Kind> {
  return entry.variant?.isFor(view) === true ? entry.variant : entry;
}

export const pageRegistry: { [Kind in PageKind]: PageEntry<Kind> } = {
  home: {
    module: 'client/pages/home/HomePage.tsx',
    component: async () => (await import('#client/pages/home/HomePage.tsx')).HomePage,
    loader: async () => (await import('#client/pages/home/home.loader.ts')).loader,
  },
  fashionHome: {
    module: 'client/pages/fashionHome/FashionHomePage.tsx',
    component: async () => (await import('#client/pages/fashionHome/FashionHomePage.tsx')).FashionHomePage,
    loader: async () => (await import('#client/pages/fashionHome/fashionHome.loader.ts')).loader,
  },
  dropHome: {
    module: 'client/pages/dropHome/DropHomePage.tsx',
    component: async () => (await import('#client/pages/dropHome/DropHomePage.tsx')).DropHomePage,
    loader: async () => (await import('#client/pages/dropHome/dropHome.loader.ts')).loader,
  },
  listing: {
    module: 'client/pages/listing/ListingPage.tsx',
    component: async () => (await import('#client/pages/listing/ListingPage.tsx')).ListingPage,
    variant: {
      isFor: ({ scope }) => scope === 'mart',
      module: 'client/pages/listing/MartPage.tsx',
      component: async () => (await import('#client/pages/listing/MartPage.tsx')).MartPage,
    },
    loader: async () => (await import('#client/pages/listing/listing.loader.ts')).loader,
  },
  product: {
    module: 'client/pages/product/ProductPage.tsx',
    component: async () => (await import('#client/pages/product/ProductPage.tsx')).ProductPage,
    loader: async () => (await import('#client/pages/product/product.loader.ts')).loader,
  },
  cart: {
    module: 'client/pages/cart/CartPage.tsx',
    component: async () => (await import('#client/pages/cart/CartPage.tsx')).CartPage,
    loader: async () => (await import('#client/pages/cart/cart.loader.ts')).loader,
  },
  wishlist: {
    module: 'client/pages/wishlist/WishlistPage.tsx',
    component: async () => (await import('#client/pages/wishlist/WishlistPage.tsx')).WishlistPage,
    loader: async () => (await import('#client/pages/wishlist/wishlist.loader.ts')).loader,
  },
  follow: {
    module: 'client/pages/follow/FollowPage.tsx',
    component: async () => (await import('#client/pages/follow/FollowPage.tsx')).FollowPage,
    loader: async () => (await import('#client/pages/follow/follow.loader.ts')).loader,
  },
  compare: {
    module: 'client/pages/compare/ComparePage.tsx',
    component: async () => (await import('#client/pages/compare/ComparePage.tsx')).ComparePage,
    loader: async () => (await import('#client/pages/compare/compare.loader.ts')).loader,
  },
  checkout: {
    module: 'client/pages/checkout/CheckoutPage.tsx',
    component: async () => (await import('#client/pages/checkout/CheckoutPage.tsx')).CheckoutPage,
    loader: async () => (await import('#client/pages/checkout/checkout.loader.ts')).loader,
  },
  order: {
    module: 'client/pages/order/OrderPage.tsx',
    component: async () => (await import('#client/pages/order/OrderPage.tsx')).OrderPage,
    loader: async () => (await import('#client/pages/order/order.loader.ts')).loader,
  },
  auth: {
    module: 'client/pages/auth/AuthPage.tsx',
    component: async () => (await import('#client/pages/auth/AuthPage.tsx')).AuthPage,
    loader: async () => (await import('#client/pages/auth/auth.loader.ts')).loader,
  },
  account: {
    module: 'client/pages/account/AccountPage.tsx',
    component: async () => (await import('#client/pages/account/AccountPage.tsx')).AccountPage,
    loader: async () => (await import('#client/pages/account/account.loader.ts')).loader,
  },
  outbox: {
    module: 'client/pages/outbox/OutboxPage.tsx',
    component: async () => (await import('#client/pages/outbox/OutboxPage.tsx')).OutboxPage,
    loader: async () => (await import('#client/pages/outbox/outbox.loader.ts')).loader,
  },
  orders: {
    module: 'client/pages/orders/OrdersPage.tsx',
    component: async () => (await import('#client/pages/orders/OrdersPage.tsx')).OrdersPage,
    loader: async () => (await import('#client/pages/orders/orders.loader.ts')).loader,
  },
  history: {
    module: 'client/pages/history/HistoryPage.tsx',
    component: async () => (await import('#client/pages/history/HistoryPage.tsx')).HistoryPage,
    loader: async () => (await import('#client/pages/history/history.loader.ts')).loader,
  },
  invoice: {
    module: 'client/pages/invoice/InvoicePage.tsx',
    component: async () => (await import('#client/pages/invoice/InvoicePage.tsx')).InvoicePage,
    loader: async () => (await import('#client/pages/invoice/invoice.loader.ts')).loader,
  },
  track: {
    module: 'client/pages/track/TrackPage.tsx',
    component: async () => (await import('#client/pages/track/TrackPage.tsx')).TrackPage,
    loader: async () => (await import('#client/pages/track/track.loader.ts')).loader,
  },
  blogList: {
    module: 'client/pages/blogList/BlogListPage.tsx',
    component: async () => (await import('#client/pages/blogList/BlogListPage.tsx')).BlogListPage,
    loader: async () => (await import('#client/pages/blogList/blogList.loader.ts')).loader,
  },
  blogPost: {
    module: 'client/pages/blogPost/BlogPostPage.tsx',
    component: async () => (await import('#client/pages/blogPost/BlogPostPage.tsx')).BlogPostPage,
    loader: async () => (await import('#client/pages/blogPost/blogPost.loader.ts')).loader,
  },
  about: {
    module: 'client/pages/about/AboutPage.tsx',
    component: async () => (await import('#client/pages/about/AboutPage.tsx')).AboutPage,
    loader: async () => (await import('#client/pages/about/about.loader.ts')).loader,
  },
  contact: {
    module: 'client/pages/contact/ContactPage.tsx',
    component: async () => (await import('#client/pages/contact/ContactPage.tsx')).ContactPage,
    loader: async () => (await import('#client/pages/contact/contact.loader.ts')).loader,
  },
  faq: {
    module: 'client/pages/faq/FaqPage.tsx',
    component: async () => (await import('#client/pages/faq/FaqPage.tsx')).FaqPage,
    loader: async () => (await import('#client/pages/faq/faq.loader.ts')).loader,
  },
  information: {
    module: 'client/pages/information/InformationPage.tsx',
    component: async () => (await import('#client/pages/information/InformationPage.tsx')).InformationPage,
    loader: async () => (await import('#client/pages/information/information.loader.ts')).loader,
  },
  vendorDirectory: {
    module: 'client/pages/vendorDirectory/VendorDirectoryPage.tsx',
    component: async () => (await import('#client/pages/vendorDirectory/VendorDirectoryPage.tsx')).VendorDirectoryPage,
    loader: async () => (await import('#client/pages/vendorDirectory/vendorDirectory.loader.ts')).loader,
  },
  vendorStore: {
    module: 'client/pages/vendorStore/VendorStorePage.tsx',
    component: async () => (await import('#client/pages/vendorStore/VendorStorePage.tsx')).VendorStorePage,
    loader: async () => (await import('#client/pages/vendorStore/vendorStore.loader.ts')).loader,
  },
  vendorDashboard: {
    module: 'client/pages/vendorDashboard/VendorDashboardPage.tsx',
    component: async () => (await import('#client/pages/vendorDashboard/VendorDashboardPage.tsx')).VendorDashboardPage,
    loader: async () => (await import('#client/pages/vendorDashboard/vendorDashboard.loader.ts')).loader,
  },
  vendorSettings: {
    module: 'client/pages/vendorSettings/VendorSettingsPage.tsx',
    component: async () => (await import('#client/pages/vendorSettings/VendorSettingsPage.tsx')).VendorSettingsPage,
    loader: async () => (await import('#client/pages/vendorSettings/vendorSettings.loader.ts')).loader,
  },
  vendorInbox: {
    module: 'client/pages/vendorInbox/VendorInboxPage.tsx',
    component: async () => (await import('#client/pages/vendorInbox/VendorInboxPage.tsx')).VendorInboxPage,
    loader: async () => (await import('#client/pages/vendorInbox/vendorInbox.loader.ts')).loader,
  },
  vendorUpload: {
    module: 'client/pages/vendorUpload/VendorUploadPage.tsx',
    component: async () => (await import('#client/pages/vendorUpload/VendorUploadPage.tsx')).VendorUploadPage,
    loader: async () => (await import('#client/pages/vendorUpload/vendorUpload.loader.ts')).loader,
  },
  vendorPackages: {
    module: 'client/pages/vendorPackages/VendorPackagesPage.tsx',
    component: async () => (await import('#client/pages/vendorPackages/VendorPackagesPage.tsx')).VendorPackagesPage,
    loader: async () => (await import('#client/pages/vendorPackages/vendorPackages.loader.ts')).loader,
  },
  vendorPackage: {
    module: 'client/pages/vendorPackage/VendorPackagePage.tsx',
    component: async () => (await import('#client/pages/vendorPackage/VendorPackagePage.tsx')).VendorPackagePage,
    loader: async () => (await import('#client/pages/vendorPackage/vendorPackage.loader.ts')).loader,
  },
  vendorPrint: {
    module: 'client/pages/vendorPrint/VendorPrintPage.tsx',
    component: async () => (await import('#client/pages/vendorPrint/VendorPrintPage.tsx')).VendorPrintPage,
    loader: async () => (await import('#client/pages/vendorPrint/vendorPrint.loader.ts')).loader,
  },
  vendorImport: {
    module: 'client/pages/vendorImport/VendorImportPage.tsx',
    component: async () => (await import('#client/pages/vendorImport/VendorImportPage.tsx')).VendorImportPage,
    loader: async () => (await import('#client/pages/vendorImport/vendorImport.loader.ts')).loader,
  },
  vendorProducts: {
    module: 'client/pages/vendorProducts/VendorProductsPage.tsx',
    component: async () => (await import('#client/pages/vendorProducts/VendorProductsPage.tsx')).VendorProductsPage,
    loader: async () => (await import('#client/pages/vendorProducts/vendorProducts.loader.ts')).loader,
  },
  offline: {
    module: 'client/pages/offline/OfflinePage.tsx',
    component: async () => (await import('#client/pages/offline/OfflinePage.tsx')).OfflinePage,
    loader: async () => (await import('#client/pages/offline/offline.loader.ts')).loader,
  },
  notFound: {
    module: 'client/pages/notFound/NotFoundPage.tsx',
    component: async () => (await import('#client/pages/notFound/NotFoundPage.tsx')).NotFoundPage,
    loader: async () => (await import('#client/pages/notFound/notFound.loader.ts')).loader,
    status: 404,
  },
};
