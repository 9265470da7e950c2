/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Where a package is. */
export type PackageStatus =
  /** Called off before it left. */
  | 'CANCELLED'
  /** With the buyer. */
  | 'DELIVERED'
  /** On the van to the buyer. */
  | 'OUT_FOR_DELIVERY'
  /** Packed by the vendor. */
  | 'PACKED'
  /** Ordered. */
  | 'PLACED'
  /** Back with the vendor. */
  | 'RETURNED'
  /** The buyer wants to send it back. */
  | 'RETURN_REQUESTED'
  /** Handed to the courier. */
  | 'SHIPPED';

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

export type Timeline_EventFragment = { __typename: 'OrderEvent', at: string, status: PackageStatus, returnStatus: ReturnStatus | null, place: string | null, note: string | null } & { ' $fragmentName'?: 'Timeline_EventFragment' };

export const Timeline_EventFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Timeline_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"returnStatus"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"note"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]}]}}]} as unknown as DocumentNode<Timeline_EventFragment, unknown>;