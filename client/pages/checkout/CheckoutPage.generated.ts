/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type CheckoutPageQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckoutPageQuery = { shop: { __typename: 'Shop', demo: boolean }, viewer: { __typename: 'Viewer', id: string, email: string, firstName: string, lastName: string | null, phone: string | null, addresses: Array<{ __typename: 'Address', id: string | null, isDefault: boolean, firstName: string, lastName: string | null, line1: string, line2: string | null, postalCode: string, city: string, state: MalaysianState }> } | null };


export const CheckoutPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckoutPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shop"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"demo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"line1"}},{"kind":"Field","name":{"kind":"Name","value":"line2"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]} as unknown as DocumentNode<CheckoutPageQuery, CheckoutPageQueryVariables>;