import type { DocumentNode } from 'graphql';
import { ATTRIBUTE_KEYS, FACET_KEYS } from '#schema/rules/facets.ts';
import { sentDocument } from '#tests/support/api/sentDocument.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';

/** An operation whose estimated cost is compared with its measured cost. */
export interface CostShape {
  name: string;
  source: string | DocumentNode;
  variables?: Record<string, unknown>;
  as: 'shopper' | 'vendor' | null;
}

const CARD = `id slug title status label images { url(width: W320, format: WEBP) alt } price { current { minorUnits formatted } was { formatted } discountPercent }
  rating { average count } vendor { id slug name } stock { status } options { key } colors`;
const PAGE = { first: 24, page: 1 };
const LISTING = {
  locale: 'EN',
  placement: 'shop',
  categoryPlacement: 'shop',
  hasBanner: true,
  hasShelves: false,
  withPicks: true,
  ...PAGE,
};
const STORE = { slug: 'kebun-utara', hasSlug: true, hasListing: true, locale: 'EN', ...PAGE };
const DIRECTORY = { locale: 'EN', isForMembers: false, withProducts: true, ...PAGE };

/** The client's operations, and expensive ones that other clients might send. */
export function costShapes(products: readonly ProductDoc[]): CostShape[] {
  const slugs = ['harumanis-mango', 'butter-cookies-tin', 'kopi-o-kampung', 'almond-london'];
  const variants = products.flatMap(({ variants: [first] }) => first?.id ?? []);
  const cart = (length: number) => ({
    input: { lines: variants.slice(0, length).map((variantId) => ({ variantId, quantity: 1 })), state: 'SELANGOR' },
    locale: 'EN',
  });
  const sent = (name: string, variables: Record<string, unknown> = {}, as: CostShape['as'] = null): CostShape => ({
    name: as === null ? name : `${name} (${as})`,
    source: sentDocument(name),
    variables: { locale: 'EN', state: 'SELANGOR', attributes: ATTRIBUTE_KEYS, facets: FACET_KEYS, ...variables },
    as,
  });
  const own = (name: string, source: string, as: CostShape['as'] = null): CostShape => ({ name, source, as });
  const aliased = (count: number, field: (place: number) => string) =>
    `{ ${Array.from({ length: count }, (_, place) => `a${place}: ${field(place)}`).join(' ')} }`;
  return [
    sent('Chrome'),
    sent('HomePage'),
    sent('FashionHomePage'),
    sent('ListingPage', LISTING),
    { ...sent('ListingPage', { ...LISTING, query: 'mango' }), name: 'ListingPage, a word' },
    { ...sent('ListingPage', { ...LISTING, query: 'zzqx kwqy' }), name: 'ListingPage, nothing found' },
    { ...sent('ListingPage', { ...LISTING, filter: { ratingMin: 4, fulfilment: ['ONLINE'] } }), name: 'ListingPage, filters' },
    { ...sent('ListingPage', { ...LISTING, filter: { section: 'MART' }, hasShelves: true, withPicks: false }), name: 'ListingPage, mart' },
    {
      ...sent('ListingPage', { ...LISTING, filter: { section: 'MART' }, hasShelves: true, withPicks: false, first: 48 }),
      name: 'ListingPage, mart, 48',
    },
    sent('ProductPage', { slug: 'harumanis-mango', isFeatured: false, hasSidebar: true, state: 'SELANGOR' }),
    sent('VendorStore', STORE),
    sent('VendorDirectory', DIRECTORY),
    sent('SearchPopup', { query: 'mango' }),
    sent('FaqPage'),
    sent('BlogListPage', { page: 1, first: 9 }),
    { ...sent('Quote', cart(3)), name: 'Quote, 3 lines' },
    { ...sent('Quote', cart(250)), name: 'Quote, 250 lines' },
    sent('OrdersPage', {}, 'shopper'),
    sent('HistoryPage', {}, 'shopper'),
    sent('OwnData', {}, 'shopper'),
    sent('AccountLists', {}, 'shopper'),
    sent('VendorDashboard', { days: 30 }, 'vendor'),
    sent('VendorPackages', {}, 'vendor'),
    sent('VendorProducts', {}, 'vendor'),
    own('products(24), cards', `{ products { totalCount nodes { ${CARD} } } }`),
    own('products(100), cards', `{ products(first: 100) { totalCount nodes { ${CARD} } } }`),
    own('products(24), ids', `{ products { nodes { id } } }`),
    own('products(100), ids', `{ products(first: 100) { nodes { id } } }`),
    own('products(1), ids', `{ products(first: 1) { nodes { id } } }`),
    own(
      'all facets',
      `{ products(first: 1) { facets { key ... on ListFacet { values { value label count } } ... on RangeFacet { buckets { count } } } } }`,
    ),
    own(
      'all facets, 250 values',
      `{ products(first: 1) { facets(valueLimit: 250, includeEmpty: true) { key ... on ListFacet { values { value label count input } } } } }`,
    ),
    own('corrections', `{ products(query: "zzqx kwqy") { corrections { correctedQuery didYouMean relaxations { resultCount } } } }`),
    own('related(8)', `{ product(slug: "${slugs[0]}") { related(first: 8) { id title } } }`),
    own('related(24), ids', `{ product(slug: "${slugs[0]}") { related(first: 24) { id } } }`),
    own('related BOUGHT_TOGETHER', `{ product(slug: "${slugs[0]}") { related(first: 24, kind: BOUGHT_TOGETHER) { id } } }`),
    own(
      '4 × related(24), cards',
      aliased(4, (at) => `product(slug: "${slugs[at]}") { related(first: 24) { ${CARD} } }`),
    ),
    own('24 cards with related(4)', `{ products { nodes { id related(first: 4) { id title } } } }`),
    own(
      'searchSuggestions',
      `{ searchSuggestions(query: "mango") { queries { text } products { title } vendors { name } brands { name } categories { name } } }`,
    ),
    own(
      'searchSuggestions, hits',
      `{ searchSuggestions(query: "ma", limit: 10) { queries { text } productHits { product { title } } vendors { name } } }`,
    ),
    own(
      '14 × searchSuggestions',
      aliased(
        14,
        (at) => `searchSuggestions(query: "ma${'aeioubcdfghjkl'[at]}", limit: 10) { queries { text } productHits { product { title } } }`,
      ),
    ),
    own(
      '14 × suggestions, no match',
      aliased(
        14,
        (at) => `searchSuggestions(query: "xqzw kqpv ${'aeioubcdfghjkl'[at]}") { queries { text } productHits { product { title } } }`,
      ),
    ),
    own('brands', `{ brands { slug name } }`),
    own('brands(100), counts', `{ brands(first: 100) { slug productCount } }`),
    own('vendors by level', `{ vendors(sort: LEVEL) { nodes { id name } } }`),
    own('vendors by name, a word', `{ vendors(sort: NAME, query: "kedai") { nodes { id name } } }`),
    own('vendors(24) with products(8)', `{ vendors { nodes { id products(first: 8) { nodes { id title } } } } }`),
    own('vendors(24), level parts', `{ vendors { nodes { id level levelParts { points } productCount rating { average } } } }`),
    own('categories', `{ categories { slug name productCount } }`),
    own('categories with products(8)', `{ categories { slug products(first: 8) { nodes { id title } } } }`),
    own('categoryGroups, products(8)', `{ categoryGroups { categories { slug products(first: 8) { nodes { id } } } } }`),
    own(
      'nodes(100), cards',
      `{ nodes(ids: [${products
        .slice(0, 100)
        .map(({ id }) => `"${id}"`)
        .join(' ')}]) { ... on Product { ${CARD} } } }`,
    ),
    own(
      'orders(20) in full',
      `{ viewer { orders(first: 20) { nodes { number packages { number lines { quantity title image { url } product { images { url } } } timeline { at status } } } } } }`,
      'shopper',
    ),
    own(
      'introspection',
      `{ __schema { types { name description fields { name description args { name type { name kind ofType { name } } } type { name kind ofType { name ofType { name } } } } } } }`,
    ),
  ];
}
