/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OrderPayment_PaymentFragment } from './OrderPayment.generated.ts';
import type { ReturnRecord_ReturnFragment } from './ReturnRecord.generated.ts';
import type { Timeline_EventFragment } from './Timeline.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Why a request was refused. Codes never change, messages may. */
export type ErrorCode =
  /** Too many concurrent requests; nothing was tried or counted: retry after `retryAfterSeconds`. */
  | 'BUSY'
  /** It was changed since it was read: `current` is the version to start from. In an InvalidInput: the value is already taken. */
  | 'CONFLICT'
  /** The coupon is not applicable. */
  | 'COUPON_REJECTED'
  /** An account with this email exists already. */
  | 'EMAIL_TAKEN'
  /** The idempotency key has placed another order. */
  | 'IDEMPOTENCY_MISMATCH'
  /** The package's status does not allow this transition. */
  | 'ILLEGAL_TRANSITION'
  /** The quantity exceeds the available stock. */
  | 'INSUFFICIENT_STOCK'
  /** An input is invalid. */
  | 'INVALID'
  /** The email or the password is wrong. */
  | 'INVALID_CREDENTIALS'
  /** A referenced object does not exist, or is no longer for sale. */
  | 'NOT_FOUND'
  /** The payment failed. */
  | 'PAYMENT_DECLINED'
  /** The order's total differs from the expected total. */
  | 'PRICE_CHANGED'
  /** There is no delivery to this address. */
  | 'SHIPPING_UNAVAILABLE'
  /** The token of an email has expired. */
  | 'TOKEN_EXPIRED'
  /** The token of an email is unknown, was used, or was replaced by a newer one. */
  | 'TOKEN_INVALID'
  /** Too many attempts: `retryAfterSeconds` says how long to wait. */
  | 'TOO_MANY_ATTEMPTS'
  /** The password is too short, too long, or one of the most common. */
  | 'WEAK_PASSWORD';

/** A language of the marketplace. */
export type Locale =
  /** English (Malaysia). */
  | 'EN'
  /** Bahasa Melayu. */
  | 'MS';

/** Status of an order, derived from its packages. */
export type OrderStatus =
  /** All packages were cancelled. */
  | 'CANCELLED'
  /** Every package that was not cancelled was delivered or returned. */
  | 'COMPLETED'
  /** At least one package is not delivered yet, or has a return in progress. */
  | 'PENDING';

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

/** Why a payment failed. */
export type PaymentFailure =
  /** The bank, the wallet or the buyer declined it. */
  | 'DECLINED'
  /** Not paid before the deadline. */
  | 'EXPIRED';

/** A payment method. */
export type PaymentMethod =
  /** Debit or credit card: its number is entered on the gateway's page, never in the marketplace. */
  | 'CARD'
  /** Cash, paid on delivery of the package. */
  | 'CASH_ON_DELIVERY'
  /** The buyer scans a code with a banking app or e-wallet. */
  | 'DUITNOW_QR'
  /** The buyer chooses an e-wallet, and approves on the wallet's page. */
  | 'EWALLET'
  /** Online banking: the buyer chooses a bank, and approves on the bank's page. */
  | 'FPX';

/** Status of a payment. */
export type PaymentStatus =
  /** The payment failed. Until `retryUntil` the order can be paid again; after that it is cancelled. */
  | 'FAILED'
  /** Paid. */
  | 'PAID'
  /** Not paid yet: cash on delivery, or an online payment still to be approved. */
  | 'PENDING'
  /** Fully refunded. */
  | 'REFUNDED';

/** How a refund is paid. */
export type RefundWay =
  /** To the original payment method. */
  | 'ORIGINAL'
  /** By bank transfer, for cash payments. The refund is marked as due until the seller confirms the transfer, which is made outside the marketplace. */
  | 'TRANSFER';

/** Units of a line to return. Several entries for one line are merged. */
export type ReturnLineInput = {
  /** The line. */
  lineId: string;
  /** Units, at most those of `OrderPackage.returnable`. */
  quantity: number;
};

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

export type RequestReturnMutationVariables = Exact<{
  packageId: string;
  lines: Array<ReturnLineInput> | ReturnLineInput;
  reason: string;
  accessToken?: string | null | undefined;
  locale: Locale;
}>;


export type RequestReturnMutation = { requestReturn: { __typename: 'OrderPayload', order: { __typename: 'Order', id: string, status: OrderStatus, payment: { __typename: 'PaymentInfo', method: PaymentMethod, status: PaymentStatus, failure: PaymentFailure | null, demo: boolean, institution: string | null, retryUntil: string | null, amount: { __typename: 'Money', minorUnits: number }, toCollect: { __typename: 'Money', minorUnits: number }, refunded: { __typename: 'Money', minorUnits: number }, due: { __typename: 'Money', minorUnits: number }, nextAction: { __typename: 'PaymentAction', redirectUrl: string | null, qrPayload: string | null, expiresAt: string } | null } } | null, package: { __typename: 'OrderPackage', id: string, status: PackageStatus, canReturnUntil: string | null, returns: Array<{ __typename: 'PackageReturn', id: string, status: ReturnStatus, refundBy: RefundWay, reason: string, instructions: string | null, refusal: string | null, requestedAt: string, answeredAt: string | null, receivedAt: string | null, paidBackAt: string | null, refund: { __typename: 'Money', minorUnits: number }, lines: Array<{ __typename: 'PackageReturnLine', lineId: string, quantity: number }> }>, returnable: Array<{ __typename: 'PackageReturnLine', lineId: string, quantity: number, refund: { __typename: 'Money', minorUnits: number } }>, timeline: Array<{ __typename: 'OrderEvent', at: string, status: PackageStatus, returnStatus: ReturnStatus | null, place: string | null, note: string | null }> } | null, errors: Array<
      | { __typename: 'IllegalTransition', code: ErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'InvalidInput', code: ErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'NotFound', code: ErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'PaymentDeclined', code: ErrorCode, message: string, path: Array<string> | null }
    > } };


export const RequestReturnDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestReturn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lines"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReturnLineInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"accessToken"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestReturn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"packageId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}}},{"kind":"Argument","name":{"kind":"Name","value":"lines"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lines"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"accessToken"},"value":{"kind":"Variable","name":{"kind":"Name","value":"accessToken"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderPayment_payment"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"package"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"canReturnUntil"}},{"kind":"Field","name":{"kind":"Name","value":"returns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"refundBy"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReturnRecord_return"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"returnable"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lineId"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"refund"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Timeline_event"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderPayment_payment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"demo"}},{"kind":"Field","name":{"kind":"Name","value":"institution"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"retryUntil"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"toCollect"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refunded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"due"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redirectUrl"}},{"kind":"Field","name":{"kind":"Name","value":"qrPayload"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReturnRecord_return"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PackageReturn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"instructions"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidBackAt"}},{"kind":"Field","name":{"kind":"Name","value":"refundBy"}},{"kind":"Field","name":{"kind":"Name","value":"refund"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lineId"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Timeline_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"returnStatus"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"note"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]}]}}]} as unknown as DocumentNode<RequestReturnMutation, RequestReturnMutationVariables>;