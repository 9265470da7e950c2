import type { FieldPolicy, InMemoryCacheConfig, StoreObject } from '@apollo/client';
import { recordOf } from '#schema/rules/recordOf.ts';

/**
 * Merges a list of objects without ids by position, so that queries of different fields do not overwrite each other and trigger refetches.
 */
const byPosition: FieldPolicy<StoreObject[]> = {
  merge: (known, incoming, { mergeObjects }) =>
    incoming.map((item, position) => {
      const before = known?.length === incoming.length ? known[position] : undefined;
      return before === undefined ? item : mergeObjects(before, item);
    }),
};

/** Cache keys of types by field. */
const keyedBy = (field: string, ...types: string[]) => recordOf(types, () => ({ keyFields: [field] }));

/** Object fields merged into the cached object; without `merge` they replace it. */
const fields = (merge: boolean, ...names: string[]) => recordOf(names, () => ({ merge }));

/** Cache keys of types without an id, and merge functions. */
export const typePolicies: InMemoryCacheConfig['typePolicies'] = {
  Query: { fields: { services: byPosition } },
  ...keyedBy('slug', 'Category', 'CategoryGroup', 'Brand', 'Article', 'ArticleCategory', 'ArticleTag'),
  ...keyedBy('key', 'Collection', 'Banner', 'Information'),
  ...keyedBy('code', 'StateInfo', 'Bank', 'Wallet'),
  ...keyedBy('method', 'PaymentMethodInfo'),
  // The contact is queried in parts, by the footer and by pages.
  Marketplace: { keyFields: [], fields: fields(true, 'contact') },
  // Another payment may have another action, or none.
  PaymentInfo: { fields: fields(false, 'nextAction') },
  // Not normalised: the values belong to their parent, such as a list's counts.
  CategoryTile: { keyFields: false },
  OrderLine: { keyFields: false },
  // Replaced by the latest response.
  Viewer: { fields: fields(false, 'addresses', 'sessions') },
  // Merges the fields of an order queried by lists and by its page.
  Order: { fields: fields(true, 'totals', 'payment', 'shippingAddress', 'billingAddress') },
  // Data of the vendor console, queried in parts by its frame and pages.
  VendorAccount: {
    fields: {
      ...fields(true, 'todo', 'stats', 'settings', 'texts'),
      ...fields(false, 'products', 'product', 'packages', 'messages', 'missedSearches'),
    },
  },
  // Lists of objects without ids and of varying length.
  Vendor: { fields: fields(false, 'deliveryRates', 'levelParts') },
  VendorSettings: { fields: fields(false, 'deliveryRates') },
  VendorProduct: { keyFields: false },
  OrderPackage: { fields: { lines: byPosition, ...fields(true, 'totals'), ...fields(false, 'returns', 'returnable') } },
  // Fields of a product or variant, queried in parts by cards, cart and page.
  PriceInfo: { merge: true },
  StockInfo: { merge: true },
  RatingSummary: { merge: true },
  // Cards query fewer fields of a halal certificate than the product page.
  Product: { fields: { images: byPosition, options: byPosition, ...fields(false, 'variants'), ...fields(true, 'halal') } },
  Variant: { fields: { options: byPosition } },
};
