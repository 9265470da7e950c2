import type { FieldPolicy, InMemoryCacheConfig, StoreObject } from '@apollo/client';

/**
 * A list of things without an id, always in the same order: another query that requests other fields of them adds to what is
 * known. Replacing them would leave the page that needs the lost fields to send its request again.
 */
const byPosition: FieldPolicy<StoreObject[]> = {
  merge: (known, incoming, { mergeObjects }) =>
    incoming.map((item, position) => {
      const before = known?.length === incoming.length ? known[position] : undefined;
      return before === undefined ? item : mergeObjects(before, item);
    }),
};

/** How Apollo's cache tells things apart. What has no id of its own is identified by what does. */
export const typePolicies: InMemoryCacheConfig['typePolicies'] = {
  Query: { fields: { services: byPosition } },
  Category: { keyFields: ['slug'] },
  CategoryGroup: { keyFields: ['slug'] },
  Brand: { keyFields: ['slug'] },
  Collection: { keyFields: ['key'] },
  Banner: { keyFields: ['key'] },
  // The contact is requested piece by piece, by the footer and by pages.
  Marketplace: { keyFields: [], fields: { contact: { merge: true } } },
  StateInfo: { keyFields: ['code'] },
  PaymentMethodInfo: { keyFields: ['method'] },
  Bank: { keyFields: ['code'] },
  Wallet: { keyFields: ['code'] },
  // Another payment has another action, or none.
  PaymentInfo: { fields: { nextAction: { merge: false } } },
  Article: { keyFields: ['slug'] },
  ArticleCategory: { keyFields: ['slug'] },
  ArticleTag: { keyFields: ['slug'] },
  Information: { keyFields: ['key'] },
  // Totals, prices and pages of a list belong to whoever holds them; a counter of another list must never leak in.
  CategoryTile: { keyFields: false },
  OrderLine: { keyFields: false },
  // The address book is what the server says last.
  Viewer: { fields: { addresses: { merge: false }, sessions: { merge: false } } },
  // An order as a list shows it and as its page does are one order.
  Order: {
    fields: {
      totals: { merge: true },
      payment: { merge: true },
      shippingAddress: { merge: true },
      billingAddress: { merge: true },
    },
  },
  // Counts of the vendor console: requested piece by piece by its frame and its pages.
  VendorAccount: {
    fields: {
      todo: { merge: true },
      stats: { merge: true },
      products: { merge: false },
      product: { merge: false },
      packages: { merge: false },
      settings: { merge: true },
      texts: { merge: true },
      messages: { merge: false },
      missedSearches: { merge: false },
    },
  },
  // Rates and reasons have no ids of their own, and are as many as there are.
  Vendor: { fields: { deliveryRates: { merge: false }, levelParts: { merge: false } } },
  VendorSettings: { fields: { deliveryRates: { merge: false } } },
  VendorProduct: { keyFields: false },
  OrderPackage: {
    fields: {
      lines: byPosition,
      totals: { merge: true },
      returns: { merge: false },
      returnable: { merge: false },
    },
  },
  // Parts of one product or variant, requested piece by piece by cards, cart and page.
  PriceInfo: { merge: true },
  StockInfo: { merge: true },
  RatingSummary: { merge: true },
  // Of a certificate a card requests less than the product's page.
  Product: { fields: { images: byPosition, options: byPosition, variants: { merge: false }, halal: { merge: true } } },
  Variant: { fields: { options: byPosition } },
};
