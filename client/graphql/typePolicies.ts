import type { FieldPolicy, InMemoryCacheConfig, StoreObject } from '@apollo/client';
import { recordOf } from '#schema/rules/recordOf.ts';

/**
 * Merges lists of objects without ids by position. Otherwise queries for different fields would overwrite each other and trigger refetches.
 */
const byPosition: FieldPolicy<StoreObject[]> = {
  merge: (known, incoming, { mergeObjects }) =>
    incoming.map((item, position) => {
      const before = known?.length === incoming.length ? known[position] : undefined;
      return before === undefined ? item : mergeObjects(before, item);
    }),
};

const keyedBy = (field: string, ...types: string[]) => recordOf(types, () => ({ keyFields: [field] }));

/** Policies for object fields: merged with the cached object if `merge`, otherwise replacing it. */
const fields = (merge: boolean, ...names: string[]) => recordOf(names, () => ({ merge }));

/** Cache keys for types without an `id`, and merge policies. */
export const typePolicies: InMemoryCacheConfig['typePolicies'] = {
  Query: { fields: { services: byPosition } },
  ...keyedBy('slug', 'Category', 'CategoryGroup', 'Brand', 'Article', 'ArticleCategory', 'ArticleTag'),
  ...keyedBy('key', 'Collection', 'Banner', 'Information'),
  ...keyedBy('code', 'StateInfo', 'Bank', 'Wallet'),
  ...keyedBy('method', 'PaymentMethodInfo'),
  // The footer and pages query different fields of the contact details.
  Marketplace: { keyFields: [], fields: fields(true, 'contact') },
  // A retried payment may have a different action or none, so the old one is replaced.
  PaymentInfo: { fields: fields(false, 'nextAction') },
  // Not normalised, because these objects belong to their parent and their values may differ under a different one.
  CategoryTile: { keyFields: false },
  OrderLine: { keyFields: false },
  // Lists whose entries can be removed: the latest response replaces the cached one.
  Viewer: {
    fields: {
      ...fields(false, 'addresses', 'sessions', 'reviews', 'reviewableLines', 'conversations', 'alerts'),
      // The profile and the list of orders query different counts.
      ...fields(true, 'orderCounts'),
    },
  },
  Conversation: { fields: fields(false, 'messages') },
  // Lists and the order page query different fields.
  Order: { fields: fields(true, 'totals', 'payment', 'shippingAddress', 'billingAddress') },
  // The frame and the pages of the vendor console query different fields.
  VendorAccount: {
    fields: {
      ...fields(true, 'todo', 'stats', 'settings', 'texts'),
      ...fields(false, 'products', 'product', 'packages', 'messages', 'missedSearches', 'reviews', 'questions', 'conversations', 'demand'),
    },
  },
  // Lists of varying length whose objects have no ids.
  Vendor: { fields: fields(false, 'deliveryRates', 'levelParts') },
  VendorSettings: { fields: fields(false, 'deliveryRates') },
  VendorProduct: { keyFields: false },
  OrderPackage: {
    fields: { lines: byPosition, ...fields(true, 'totals'), ...fields(false, 'lineChanges', 'returns', 'returnable', 'reviewableLines') },
  },
  // Cards, the cart and the product page query different fields of these objects.
  PriceInfo: { merge: true },
  StockInfo: { merge: true },
  RatingSummary: { merge: true },
  // Cards query fewer fields of a halal certificate than the product page does.
  Product: {
    fields: {
      images: byPosition,
      options: byPosition,
      ...fields(false, 'variants', 'reviews', 'questions', 'ownQuestions', 'ownAlerts'),
      ...fields(true, 'halal'),
    },
  },
  Variant: { fields: { options: byPosition } },
};
