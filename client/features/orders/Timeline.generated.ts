/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Status of a package. */
export type PackageStatus =
  /** Cancelled before it was shipped. */
  | 'CANCELLED'
  /** Delivered to the buyer. */
  | 'DELIVERED'
  /** Out for delivery to the buyer. */
  | 'OUT_FOR_DELIVERY'
  /** Packed by the vendor. */
  | 'PACKED'
  /** Ordered. */
  | 'PLACED'
  /** Returned to the vendor. */
  | 'RETURNED'
  /** The buyer has requested a return. */
  | 'RETURN_REQUESTED'
  /** Handed to the courier. */
  | 'SHIPPED';

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

export type Timeline_EventFragment = { __typename: 'OrderEvent', at: string, status: PackageStatus, returnStatus: ReturnStatus | null, place: string | null, note: string | null } & { ' $fragmentName'?: 'Timeline_EventFragment' };

export const Timeline_EventFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Timeline_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"returnStatus"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"note"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]}]}}]} as unknown as DocumentNode<Timeline_EventFragment, unknown>;