import { getNamedType, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import type { DocumentNode, GraphQLSchema } from 'graphql';

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

const known = new WeakMap<DocumentNode, boolean>();

/** Whether a document asks for nothing but listings of goods and what belongs to them. */
export function isPlainListing(schema: GraphQLSchema, document: DocumentNode): boolean {
  const answer = known.get(document) ?? isPlain(schema, document);
  known.set(document, answer);
  return answer;
}

function isPlain(schema: GraphQLSchema, document: DocumentNode): boolean {
  const types = new TypeInfo(schema);
  let plain = true;
  const visitor = {
    Field: ({ name }: { name: { value: string } }) => {
      const parent = types.getParentType();
      const fields = parent && PLAIN[getNamedType(parent).name];
      if (fields !== 'all' && fields?.has(name.value) !== true) plain = false;
    },
    Argument: ({ name }: { name: { value: string } }) => {
      if (name.value === REACHES_BEYOND) plain = false;
    },
  };
  visit(document, visitWithTypeInfo(types, visitor));
  return plain;
}
