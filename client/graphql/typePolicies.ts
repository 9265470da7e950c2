import type { FieldPolicy, InMemoryCacheConfig, StoreObject } from '@apollo/client';
import { recordOf } from '#schema/rules/recordOf.ts';

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

/** Types whose things are told apart by a field. */
const keyedBy = (field: string, ...types: string[]) => recordOf(types, () => ({ keyFields: [field] }));

/** Fields whose parts are added to what is known of them; or, without `merge`, take its place. */
const fields = (merge: boolean, ...names: string[]) => recordOf(names, () => ({ merge }));

/** How Apollo's cache tells things apart. What has no id of its own is identified by what does. */
export const typePolicies: InMemoryCacheConfig['typePolicies'] = {
  Query: { fields: { services: byPosition } },
  ...keyedBy('slug', 'Category', 'CategoryGroup', 'Brand', 'Article', 'ArticleCategory', 'ArticleTag'),
  ...keyedBy('key', 'Collection', 'Banner', 'Information'),
  ...keyedBy('code', 'StateInfo', 'Bank', 'Wallet'),
  ...keyedBy('method', 'PaymentMethodInfo'),
  // The contact is requested piece by piece, by the footer and by pages.
  Marketplace: { keyFields: [], fields: fields(true, 'contact') },
  // Another payment has another action, or none.
  PaymentInfo: { fields: fields(false, 'nextAction') },
  // Totals, prices and pages of a list belong to whoever holds them; a counter of another list must never leak in.
  CategoryTile: { keyFields: false },
  OrderLine: { keyFields: false },
  // The address book is what the server says last.
  Viewer: { fields: fields(false, 'addresses', 'sessions') },
  // An order as a list shows it and as its page does are one order.
  Order: { fields: fields(true, 'totals', 'payment', 'shippingAddress', 'billingAddress') },
  // Counts of the vendor console: requested piece by piece by its frame and its pages.
  VendorAccount: {
    fields: {
      ...fields(true, 'todo', 'stats', 'settings', 'texts'),
      ...fields(false, 'products', 'product', 'packages', 'messages', 'missedSearches'),
    },
  },
  // Rates and reasons have no ids of their own, and are as many as there are.
  Vendor: { fields: fields(false, 'deliveryRates', 'levelParts') },
  VendorSettings: { fields: fields(false, 'deliveryRates') },
  VendorProduct: { keyFields: false },
  OrderPackage: { fields: { lines: byPosition, ...fields(true, 'totals'), ...fields(false, 'returns', 'returnable') } },
  // Parts of one product or variant, requested piece by piece by cards, cart and page.
  PriceInfo: { merge: true },
  StockInfo: { merge: true },
  RatingSummary: { merge: true },
  // Of a certificate a card requests less than the product's page.
  Product: { fields: { images: byPosition, options: byPosition, ...fields(false, 'variants'), ...fields(true, 'halal') } },
  Variant: { fields: { options: byPosition } },
};
