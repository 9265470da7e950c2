import { getNamedType, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import type { ArgumentNode, DocumentNode, FieldNode, GraphQLSchema } from 'graphql';

/** What of the types in a listing rests on nothing but the goods that pass its filter, and what is beside goods. Other types and fields do not. */
const PLAIN: Record<string, 'all' | ReadonlySet<string>> = {
  Query: new Set(['products', '__typename']),
  ProductConnection: 'all',
  ProductEdge: 'all',
  Highlight: 'all',
  HighlightPart: 'all',
  PageInfo: 'all',
  Product: new Set([
    ...['__typename', 'id', 'slug', 'href', 'sku', 'title', 'description', 'status', 'color', 'colors', 'tags', 'label', 'fulfilment'],
    ...['weight', 'rating', 'createdAt', 'updatedAt', 'brand', 'category', 'vendor', 'images', 'price', 'options', 'variants', 'stock'],
    ...['halal', 'returnable', 'delivery'],
  ]),
  Node: new Set(['__typename', 'id']),
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
  Category: new Set(['__typename', 'id', 'slug', 'name', 'href', 'image', 'icon', 'sections']),
  Brand: new Set(['__typename', 'id', 'slug', 'name', 'href']),
  Vendor: new Set(['__typename', 'id', 'slug', 'name', 'href', 'logo', 'city', 'state', 'level']),
  AppliedFilter: 'all',
  Facet: 'all',
  ListFacet: 'all',
  FacetValue: 'all',
  RangeFacet: 'all',
  RangeBucket: 'all',
  SearchCorrections: 'all',
  Relaxation: 'all',
};
/** With it, values are shown by whether any product of the shop has them. */
const REACHES_BEYOND = 'includeEmpty';

/** What of a facet tells prices. */
const PRICES = new Set(['min', 'max', 'buckets', 'bands']);

/** A document that asks for nothing but listings of goods and what belongs to them. */
export interface ListingKind {
  /** Whether it asks for the prices of whole listings. */
  tellsPrices: boolean;
}

const known = new WeakMap<DocumentNode, ListingKind | null>();

/** What kind of listings a document asks for; null when it asks for more than listings. */
export function plainListing(schema: GraphQLSchema, document: DocumentNode): ListingKind | null {
  const answer = known.get(document);
  if (answer !== undefined) return answer;
  const kind = kindOf(schema, document);
  known.set(document, kind);
  return kind;
}

function kindOf(schema: GraphQLSchema, document: DocumentNode): ListingKind | null {
  const types = new TypeInfo(schema);
  let isPlain = true;
  let tellsPrices = false;
  const visitor = {
    Field: ({ name }: FieldNode) => {
      const type = getNamedType(types.getParentType())?.name ?? '';
      const fields = PLAIN[type];
      if (fields !== 'all' && fields?.has(name.value) !== true) isPlain = false;
      if (type === 'RangeFacet' && PRICES.has(name.value)) tellsPrices = true;
    },
    Argument: ({ name }: ArgumentNode) => {
      if (name.value === REACHES_BEYOND) isPlain = false;
    },
  };
  visit(document, visitWithTypeInfo(types, visitor));
  return isPlain ? { tellsPrices } : null;
}
