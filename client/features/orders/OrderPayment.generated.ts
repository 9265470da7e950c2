/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A way to pay. */
export type PaymentMethod =
  /** Cash, to whoever brings the parcel. */
  | 'CASH_ON_DELIVERY'
  /** Online banking: the buyer chooses a bank. */
  | 'FPX';

/** Where a payment is. */
export type PaymentStatus =
  /** Did not go through after all; the order was cancelled. */
  | 'FAILED'
  /** Paid. */
  | 'PAID'
  /** Not paid yet: cash to come, or a bank still to answer. */
  | 'PENDING'
  /** All was paid back. */
  | 'REFUNDED';

export type OrderPayment_PaymentFragment = { __typename: 'PaymentInfo', method: PaymentMethod, status: PaymentStatus, demo: boolean, amount: { __typename: 'Money', minorUnits: number }, refunded: { __typename: 'Money', minorUnits: number }, owed: { __typename: 'Money', minorUnits: number } } & { ' $fragmentName'?: 'OrderPayment_PaymentFragment' };

export const OrderPayment_PaymentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderPayment_payment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"demo"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refunded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"owed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}}]}}]}}]} as unknown as DocumentNode<OrderPayment_PaymentFragment, unknown>;