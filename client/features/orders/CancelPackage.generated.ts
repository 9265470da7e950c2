/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OrderPayment_PaymentFragment } from './OrderPayment.generated.ts';
import type { Timeline_EventFragment } from './Timeline.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Why something was refused. Codes never change, messages may. */
export type ErrorCode =
  /** Too many ask for this at the moment; nothing was tried or counted: again after `retryAfterSeconds`. */
  | 'BUSY'
  /** Somebody changed it since it was read: `current` is the version to start from. In an InvalidInput: somebody has it already. */
  | 'CONFLICT'
  /** The coupon does not count. */
  | 'COUPON_REJECTED'
  /** There is an account with this e-mail already. */
  | 'EMAIL_TAKEN'
  /** The idempotency key has placed another order. */
  | 'IDEMPOTENCY_MISMATCH'
  /** A package cannot go there from where it is. */
  | 'ILLEGAL_TRANSITION'
  /** More is wanted than there is. */
  | 'INSUFFICIENT_STOCK'
  /** An input is not as it has to be. */
  | 'INVALID'
  /** E-mail or password is not right. */
  | 'INVALID_CREDENTIALS'
  /** Something that was named does not exist, or is not for sale any more. */
  | 'NOT_FOUND'
  /** The payment did not go through. */
  | 'PAYMENT_DECLINED'
  /** The order costs something else than was expected. */
  | 'PRICE_CHANGED'
  /** Not delivered there. */
  | 'SHIPPING_UNAVAILABLE'
  /** The token of a letter was good once, and its time is over. */
  | 'TOKEN_EXPIRED'
  /** The token of a letter is unknown, was used, or was replaced by a newer one. */
  | 'TOKEN_INVALID'
  /** Tried too often: `retryAfterSeconds` says how long to wait. */
  | 'TOO_MANY_ATTEMPTS'
  /** The password is too short, too long, or one of the most common. */
  | 'WEAK_PASSWORD';

/** A language of the shop. */
export type Locale =
  /** English (Malaysia). */
  | 'EN'
  /** Bahasa Melayu. */
  | 'MS';

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

/** Why a payment did not go through. */
export type PaymentFailure =
  /** The bank, the wallet or the buyer declined it. */
  | 'DECLINED'
  /** Nobody paid in time. */
  | 'EXPIRED';

/** A way to pay. */
export type PaymentMethod =
  /** Debit or credit card: its number is typed on the gateway's page, never in the shop. */
  | 'CARD'
  /** Cash, to whoever brings the parcel. */
  | 'CASH_ON_DELIVERY'
  /** The buyer scans a code with a banking app or e-wallet. */
  | 'DUITNOW_QR'
  /** The buyer chooses an e-wallet, and approves on the wallet's page. */
  | 'EWALLET'
  /** Online banking: the buyer chooses a bank, and approves on the bank's page. */
  | 'FPX';

/** Where a payment is. */
export type PaymentStatus =
  /** Did not go through. Until `retryUntil` the order can be paid again; after that it is cancelled. */
  | 'FAILED'
  /** Paid. */
  | 'PAID'
  /** Not paid yet: cash to come, or an online payment still to be approved. */
  | 'PENDING'
  /** All was paid back. */
  | 'REFUNDED';

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

export type CancelPackageMutationVariables = Exact<{
  number: string;
  accessToken?: string | null | undefined;
  locale: Locale;
}>;


export type CancelPackageMutation = { cancelPackage: { __typename: 'OrderPayload', order: { __typename: 'Order', id: string, status: OrderStatus, payment: { __typename: 'PaymentInfo', method: PaymentMethod, status: PaymentStatus, failure: PaymentFailure | null, demo: boolean, institution: string | null, retryUntil: string | null, amount: { __typename: 'Money', minorUnits: number }, toCollect: { __typename: 'Money', minorUnits: number }, refunded: { __typename: 'Money', minorUnits: number }, due: { __typename: 'Money', minorUnits: number }, nextAction: { __typename: 'PaymentAction', redirectUrl: string | null, qrPayload: string | null, expiresAt: string } | null }, packages: Array<{ __typename: 'OrderPackage', id: string, status: PackageStatus, canCancel: boolean, toCollect: { __typename: 'Money', minorUnits: number }, collected: { __typename: 'Money', minorUnits: number }, timeline: Array<{ __typename: 'OrderEvent', returnStatus: ReturnStatus | null, at: string, status: PackageStatus, place: string | null, note: string | null }> }> } | null, errors: Array<
      | { __typename: 'IllegalTransition', code: ErrorCode, message: string }
      | { __typename: 'InvalidInput', code: ErrorCode, message: string }
      | { __typename: 'NotFound', code: ErrorCode, message: string }
      | { __typename: 'PaymentDeclined', code: ErrorCode, message: string }
    > } };


export const CancelPackageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelPackage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"accessToken"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelPackage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}},{"kind":"Argument","name":{"kind":"Name","value":"accessToken"},"value":{"kind":"Variable","name":{"kind":"Name","value":"accessToken"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderPayment_payment"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"packages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"canCancel"}},{"kind":"Field","name":{"kind":"Name","value":"toCollect"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"collected"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"returnStatus"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Timeline_event"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderPayment_payment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"demo"}},{"kind":"Field","name":{"kind":"Name","value":"institution"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"retryUntil"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"toCollect"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refunded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"due"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redirectUrl"}},{"kind":"Field","name":{"kind":"Name","value":"qrPayload"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Timeline_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"returnStatus"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"note"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]}]}}]} as unknown as DocumentNode<CancelPackageMutation, CancelPackageMutationVariables>;