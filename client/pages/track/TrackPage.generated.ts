/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Timeline_EventFragment } from '../../features/orders/Timeline.generated.ts';
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

/** Where an order is, as its packages say. */
export type OrderStatus =
  /** All packages were cancelled. */
  | 'CANCELLED'
  /** Every package that was not cancelled was delivered or returned. */
  | 'COMPLETED'
  /** Some package is still on its way. */
  | 'PENDING';

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

export type TrackOrderQueryVariables = Exact<{
  number: string;
  email: string;
}>;


export type TrackOrderQuery = { trackOrder: { __typename: 'TrackedOrder', number: string, placedAt: string, status: OrderStatus, city: string, state: MalaysianState, packages: Array<{ __typename: 'TrackedPackage', number: string, vendorName: string, status: PackageStatus, itemCount: number, expectedBy: string | null, timeline: Array<{ __typename: 'OrderEvent', at: string, status: PackageStatus, place: string | null, note: string | null }> }> } | null };


export const TrackOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TrackOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trackOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}},{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"packages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"vendorName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"expectedBy"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Timeline_event"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Timeline_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]} as unknown as DocumentNode<TrackOrderQuery, TrackOrderQueryVariables>;