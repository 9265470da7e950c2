import { getNamedType, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import type { ListingContents } from '#server/modules/catalog/index.ts';
import type { ArgumentNode, DocumentNode, FieldNode, GraphQLSchema } from 'graphql';

/** Fields that depend only on the products that pass a listing's filter, and on the collections beside products. All others do not. */
const PLAIN: Record<string, 'all' | ReadonlySet<string>> = {
  Query: new Set(['products', 'banners', 'categories', '__typename']),
  Banner: new Set(['__typename', 'key', 'title', 'copy', 'cta', 'href', 'endsAt', 'image', 'besideImages', 'nightImage']),
  ProductConnection: 'all',
  ProductEdge: 'all',
  Highlight: 'all',
  HighlightPart: 'all',
  PageInfo: 'all',
  Product: new Set([
    ...['__typename', 'id', 'slug', 'href', 'sku', 'title', 'description', 'status', 'color', 'colors', 'tags', 'label', 'fulfilment'],
    ...['weight', 'rating', 'createdAt', 'updatedAt', 'brand', 'category', 'vendor', 'images', 'price', 'options', 'variants', 'stock'],
    ...['halal', 'returnable', 'delivery', 'attributes'],
  ]),
  Node: new Set(['__typename', 'id']),
  ProductAttribute: 'all',
  ProductAttributeValue: 'all',
  Variant: 'all',
  SelectedOption: 'all',
  ProductOption: 'all',
  OptionValue: 'all',
  PriceInfo: 'all',
  UnitPrice: 'all',
  Money: 'all',
  StockInfo: 'all',
  RatingSummary: 'all',
  HalalCertificate: 'all',
  DeliveryEstimate: 'all',
  Image: 'all',
  Category: new Set(['__typename', 'id', 'slug', 'name', 'href', 'image', 'icon', 'sections', 'products', 'productCount']),
  Brand: new Set(['__typename', 'id', 'slug', 'name', 'href']),
  Vendor: new Set(['__typename', 'id', 'slug', 'name', 'href', 'logo', 'city', 'state', 'level', 'shipsTo']),
  AppliedFilter: 'all',
  Facet: 'all',
  ListFacet: 'all',
  FacetValue: 'all',
  RangeFacet: 'all',
  RangeBucket: 'all',
  SearchCorrections: 'all',
  Relaxation: 'all',
};
/** Argument by which values are shown if any product of that part of the catalogue has them. */
const REACHES_BEYOND = 'includeEmpty';

/** Fields that reveal products which miss one filter. */
const COUNTED = new Set(['facets', 'corrections']);
/** Facet fields that reveal prices. */
const PRICES = new Set(['min', 'max', 'buckets', 'bands']);

const known = new WeakMap<DocumentNode, ListingContents | null>();

/** What a document reveals of listings; null when it selects products outside of listings, or other fields that may change with them. */
export function plainListing(schema: GraphQLSchema, document: DocumentNode): ListingContents | null {
  const memoised = known.get(document);
  if (memoised !== undefined) return memoised;
  const tells = inspect(schema, document);
  known.set(document, tells);
  return tells;
}

function inspect(schema: GraphQLSchema, document: DocumentNode): ListingContents | null {
  const types = new TypeInfo(schema);
  let isPlain = true;
  const tells: ListingContents = { facets: false, prices: false, emptyValues: false };
  const visitor = {
    Field: ({ name }: FieldNode) => {
      const type = getNamedType(types.getParentType())?.name ?? '';
      const fields = PLAIN[type];
      if (fields !== 'all' && fields?.has(name.value) !== true) isPlain = false;
      if (type === 'ProductConnection' && COUNTED.has(name.value)) tells.facets = true;
      if (type === 'RangeFacet' && PRICES.has(name.value)) tells.prices = true;
    },
    Argument: ({ name }: ArgumentNode) => {
      if (name.value === REACHES_BEYOND) tells.emptyValues = true;
    },
  };
  visit(document, visitWithTypeInfo(types, visitor));
  return isPlain ? tells : null;
}
