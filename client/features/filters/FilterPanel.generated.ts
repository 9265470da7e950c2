/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Something to filter a listing by. */
export type FacetKey =
  /** In stock or not. */
  | 'AVAILABILITY'
  /** Brand. */
  | 'BRAND'
  /** Category. */
  | 'CATEGORY'
  /** Colour: the main one and those of variants. */
  | 'COLOR'
  /** Where it can be bought. */
  | 'FULFILMENT'
  /** Halal certified. */
  | 'HALAL'
  /** Label on the card. */
  | 'LABEL'
  /** Current price; a RangeFacet. */
  | 'PRICE'
  /** Lowest average rating: 4, 3 or 2 stars and up. */
  | 'RATING'
  /** Size of any variant. */
  | 'SIZE'
  /** Tag. */
  | 'TAG'
  /** Vendor. */
  | 'VENDOR'
  /** Weight label: of the product and of its variants. */
  | 'WEIGHT';

export type FilterPanel_Facet_ListFacet_Fragment = { __typename: 'ListFacet', key: FacetKey, selectedCount: number, values: Array<{ __typename: 'FacetValue', value: string, label: string, count: number, swatch: string | null }> } & { ' $fragmentName'?: 'FilterPanel_Facet_ListFacet_Fragment' };

export type FilterPanel_Facet_RangeFacet_Fragment = { __typename: 'RangeFacet', key: FacetKey, selectedCount: number, buckets: Array<{ __typename: 'RangeBucket', count: number, from: { __typename: 'Money', minorUnits: number } }>, bands: Array<{ __typename: 'RangeBucket', count: number, from: { __typename: 'Money', minorUnits: number }, to: { __typename: 'Money', minorUnits: number } | null }> } & { ' $fragmentName'?: 'FilterPanel_Facet_RangeFacet_Fragment' };

export type FilterPanel_FacetFragment =
  | FilterPanel_Facet_ListFacet_Fragment
  | FilterPanel_Facet_RangeFacet_Fragment
;

export const FilterPanel_FacetFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FilterPanel_facet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Facet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"selectedCount"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListFacet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"swatch"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RangeFacet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buckets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<FilterPanel_FacetFragment, unknown>;