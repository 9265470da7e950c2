/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A facet of a listing. */
export type FacetKey =
  /** In stock or not. */
  | 'AVAILABILITY'
  /** Brand. */
  | 'BRAND'
  /** Category. */
  | 'CATEGORY'
  /** Colour: the main one and those of variants. */
  | 'COLOR'
  /** Delivered to a state, by its code. */
  | 'DELIVERS_TO'
  /** Where it can be bought. */
  | 'FULFILMENT'
  /** Halal certified. */
  | 'HALAL'
  /** Label on the card. */
  | 'LABEL'
  /** Reduced in price. */
  | 'ON_SALE'
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

export type Corrections_ListingFragment = { __typename: 'ProductConnection', corrections: { __typename: 'SearchCorrections', correctedQuery: string | null, didYouMean: Array<string>, relaxations: Array<{ __typename: 'Relaxation', resultCount: number, drop: Array<{ __typename: 'AppliedFilter', key: FacetKey }> }> } | null } & { ' $fragmentName'?: 'Corrections_ListingFragment' };

export const Corrections_ListingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Corrections_listing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"corrections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctedQuery"}},{"kind":"Field","name":{"kind":"Name","value":"didYouMean"}},{"kind":"Field","name":{"kind":"Name","value":"relaxations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resultCount"}},{"kind":"Field","name":{"kind":"Name","value":"drop"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]}}]}}]} as unknown as DocumentNode<Corrections_ListingFragment, unknown>;