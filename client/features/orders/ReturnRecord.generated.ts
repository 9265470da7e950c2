/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How money is given back. */
export type RefundWay =
  /** By the way it was paid. */
  | 'ORIGINAL'
  /** By bank transfer, for what was paid in cash. The shop marks it as owed until the seller says that it was transferred, which is done outside of it. */
  | 'TRANSFER';

/** Where a return is. */
export type ReturnStatus =
  /** The goods may come back. */
  | 'ACCEPTED'
  /** The goods are back. What was paid for them online is given back; what was paid in cash is owed. */
  | 'RECEIVED'
  /** The goods are back, and the seller has transferred what was paid for them in cash. */
  | 'REFUNDED'
  /** The goods stay with the buyer, and nothing is given back for them. */
  | 'REFUSED'
  /** The buyer has asked; the vendor is to answer. */
  | 'REQUESTED';

export type ReturnRecord_ReturnFragment = { __typename: 'PackageReturn', id: string, status: ReturnStatus, reason: string, instructions: string | null, refusal: string | null, requestedAt: string, answeredAt: string | null, receivedAt: string | null, paidBackAt: string | null, refundBy: RefundWay, refund: { __typename: 'Money', minorUnits: number }, lines: Array<{ __typename: 'PackageReturnLine', lineId: string, quantity: number }> } & { ' $fragmentName'?: 'ReturnRecord_ReturnFragment' };

export const ReturnRecord_ReturnFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReturnRecord_return"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PackageReturn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"instructions"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidBackAt"}},{"kind":"Field","name":{"kind":"Name","value":"refundBy"}},{"kind":"Field","name":{"kind":"Name","value":"refund"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lineId"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}}]} as unknown as DocumentNode<ReturnRecord_ReturnFragment, unknown>;