/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Where a product can be bought. */
export type Fulfilment =
  /** In the vendor's own store. */
  | 'IN_STORE'
  /** Delivered after an order online. */
  | 'ONLINE';

/** A state or federal territory of Malaysia. */
export type MalaysianState =
  /** Johor. */
  | 'JOHOR'
  /** Kedah. */
  | 'KEDAH'
  /** Kelantan. */
  | 'KELANTAN'
  /** Kuala Lumpur. */
  | 'KUALA_LUMPUR'
  /** Labuan. */
  | 'LABUAN'
  /** Melaka. */
  | 'MELAKA'
  /** Negeri Sembilan. */
  | 'NEGERI_SEMBILAN'
  /** Pahang. */
  | 'PAHANG'
  /** Penang. */
  | 'PENANG'
  /** Perak. */
  | 'PERAK'
  /** Perlis. */
  | 'PERLIS'
  /** Putrajaya. */
  | 'PUTRAJAYA'
  /** Sabah. */
  | 'SABAH'
  /** Sarawak. */
  | 'SARAWAK'
  /** Selangor. */
  | 'SELANGOR'
  /** Terengganu. */
  | 'TERENGGANU';

/** A range of prices in cents, both ends inclusive. */
export type MoneyRange = {
  /** Highest price; open without it. */
  max?: number | null | undefined;
  /** Lowest price; open without it. */
  min?: number | null | undefined;
};

/** Which products to list: OR inside a field, AND between fields. A value that no product has finds nothing. */
export type ProductFilter = {
  /** Brand slugs. */
  brand?: Array<string> | null | undefined;
  /** Category slugs. */
  category?: Array<string> | null | undefined;
  /** Colours as hex. */
  color?: Array<string> | null | undefined;
  /** Delivered to this state. */
  deliversTo?: MalaysianState | null | undefined;
  /** Where it can be bought. */
  fulfilment?: Array<Fulfilment> | null | undefined;
  /** true: has a halal certificate that is good today; false: has none. */
  halal?: boolean | null | undefined;
  /** true: can be bought now; false: cannot. */
  inStock?: boolean | null | undefined;
  /** Labels on the card. */
  label?: Array<SaleLabel> | null | undefined;
  /** true: has a former, higher price; false: has none. */
  onSale?: boolean | null | undefined;
  /** Current price. */
  price?: MoneyRange | null | undefined;
  /** Lowest average rating, 0 to 5. */
  ratingMin?: number | null | undefined;
  /** A part of the shop. */
  section?: Section | null | undefined;
  /** Sizes of any variant. */
  size?: Array<string> | null | undefined;
  /** Tag slugs. */
  tag?: Array<string> | null | undefined;
  /** Vendor slugs. */
  vendor?: Array<string> | null | undefined;
  /** Weight labels. */
  weight?: Array<string> | null | undefined;
};

/** The label on a product card. */
export type SaleLabel =
  /** New in the shop. */
  | 'NEW'
  /** On sale. */
  | 'SALE';

/** A part of the shop with categories of its own. */
export type Section =
  /** Bags. */
  | 'BAGS'
  /** Clothes and footwear. */
  | 'FASHION'
  /** Glasses and sunglasses. */
  | 'GLASSES'
  /** Food and daily goods. */
  | 'GROCERIES'
  /** Jewellery and watches. */
  | 'JEWELLERY'
  /** Rizq Mart. */
  | 'MART'
  /** Perfume and cosmetics. */
  | 'PERFUME_COSMETICS';

export type NoMatchQueryVariables = Exact<{
  query?: string | null | undefined;
  first?: ProductFilter | null | undefined;
  second?: ProductFilter | null | undefined;
  third?: ProductFilter | null | undefined;
  fourth?: ProductFilter | null | undefined;
  hasSecond: boolean;
  hasThird: boolean;
  hasFourth: boolean;
}>;


export type NoMatchQuery = { first: { __typename: 'ProductConnection', totalCount: number } | null, second?: { __typename: 'ProductConnection', totalCount: number } | null, third?: { __typename: 'ProductConnection', totalCount: number } | null, fourth?: { __typename: 'ProductConnection', totalCount: number } | null };


export const NoMatchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NoMatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"second"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"third"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fourth"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasSecond"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasThird"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasFourth"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"first"},"name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"second"},"name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"second"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasSecond"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"third"},"name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"third"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasThird"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"fourth"},"name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fourth"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasFourth"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<NoMatchQuery, NoMatchQueryVariables>;