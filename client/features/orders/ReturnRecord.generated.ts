/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How a refund is paid. */
export type RefundWay =
  /** To the original payment method. */
  | 'ORIGINAL'
  /** By bank transfer, for cash payments. The refund is marked as due until the seller confirms the transfer, which is made outside the marketplace. */
  | 'TRANSFER';

/** Status of a return. */
export type ReturnStatus =
  /** Accepted by the vendor. */
  | 'ACCEPTED'
  /** The products are back with the vendor. An online payment is refunded; a refund of cash is due. */
  | 'RECEIVED'
  /** The products are back with the vendor, who has transferred the refund of the cash. */
  | 'REFUNDED'
  /** Refused: the buyer keeps the products, and nothing is refunded. */
  | 'REFUSED'
  /** Requested by the buyer; the vendor has to accept or refuse it. */
  | 'REQUESTED';

export type ReturnRecord_ReturnFragment = { __typename: 'PackageReturn', id: string, status: ReturnStatus, reason: string, instructions: string | null, refusal: string | null, requestedAt: string, answeredAt: string | null, receivedAt: string | null, paidBackAt: string | null, refundBy: RefundWay, refund: { __typename: 'Money', minorUnits: number }, lines: Array<{ __typename: 'PackageReturnLine', lineId: string, quantity: number }> } & { ' $fragmentName'?: 'ReturnRecord_ReturnFragment' };

export const ReturnRecord_ReturnFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReturnRecord_return"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PackageReturn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"instructions"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidBackAt"}},{"kind":"Field","name":{"kind":"Name","value":"refundBy"}},{"kind":"Field","name":{"kind":"Name","value":"refund"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lineId"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}}]} as unknown as DocumentNode<ReturnRecord_ReturnFragment, unknown>;