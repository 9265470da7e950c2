/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { PaymentChoice_MarketplaceFragment } from './PaymentChoice.generated.ts';
import type { OrderPayment_PaymentFragment } from './OrderPayment.generated.ts';
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

/** Why a payment failed. */
export type PaymentFailure =
  /** The bank, the wallet or the buyer declined it. */
  | 'DECLINED'
  /** Not paid before the deadline. */
  | 'EXPIRED';

/** Payment of an order. */
export type PaymentInput = {
  /** For FPX: the code of one of the banks that `marketplace.paymentMethods` lists. Ignored otherwise. */
  bank?: string | null | undefined;
  /** The payment method. */
  method: PaymentMethod;
  /** For EWALLET: the code of one of the wallets that `marketplace.paymentMethods` lists. Ignored otherwise. */
  wallet?: string | null | undefined;
};

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

export type PayAgainMethodsQueryVariables = Exact<{
  locale: Locale;
}>;


export type PayAgainMethodsQuery = { marketplace: { __typename: 'Marketplace', demo: boolean, paymentMethods: Array<{ __typename: 'PaymentMethodInfo', method: PaymentMethod, demo: boolean, name: string, holdMinutes: number | null, banks: Array<{ __typename: 'Bank', code: string, name: string }>, wallets: Array<{ __typename: 'Wallet', code: string, name: string }> }> } };

export type RetryPaymentMutationVariables = Exact<{
  number: string;
  payment: PaymentInput;
  accessToken?: string | null | undefined;
}>;


export type RetryPaymentMutation = { retryPayment: { __typename: 'OrderPayload', order: { __typename: 'Order', id: string, status: OrderStatus, payment: { __typename: 'PaymentInfo', method: PaymentMethod, status: PaymentStatus, failure: PaymentFailure | null, demo: boolean, institution: string | null, retryUntil: string | null, amount: { __typename: 'Money', minorUnits: number }, toCollect: { __typename: 'Money', minorUnits: number }, refunded: { __typename: 'Money', minorUnits: number }, due: { __typename: 'Money', minorUnits: number }, nextAction: { __typename: 'PaymentAction', redirectUrl: string | null, qrPayload: string | null, expiresAt: string } | null } } | null, errors: Array<
      | { __typename: 'IllegalTransition', code: ErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'InvalidInput', code: ErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'NotFound', code: ErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'PaymentDeclined', code: ErrorCode, message: string, path: Array<string> | null }
    > } };

export type ConfirmPaymentMutationVariables = Exact<{
  number: string;
  accessToken?: string | null | undefined;
}>;


export type ConfirmPaymentMutation = { confirmPayment: { __typename: 'OrderPayload', order: { __typename: 'Order', id: string, status: OrderStatus, payment: { __typename: 'PaymentInfo', method: PaymentMethod, status: PaymentStatus, failure: PaymentFailure | null, demo: boolean, institution: string | null, retryUntil: string | null, amount: { __typename: 'Money', minorUnits: number }, toCollect: { __typename: 'Money', minorUnits: number }, refunded: { __typename: 'Money', minorUnits: number }, due: { __typename: 'Money', minorUnits: number }, nextAction: { __typename: 'PaymentAction', redirectUrl: string | null, qrPayload: string | null, expiresAt: string } | null } } | null, errors: Array<
      | { __typename: 'IllegalTransition', code: ErrorCode, message: string }
      | { __typename: 'InvalidInput', code: ErrorCode, message: string }
      | { __typename: 'NotFound', code: ErrorCode, message: string }
      | { __typename: 'PaymentDeclined', code: ErrorCode, message: string }
    > } };

export type PayAgain_OrderFragment = { __typename: 'Order', id: string, status: OrderStatus, payment: { __typename: 'PaymentInfo', method: PaymentMethod, status: PaymentStatus, failure: PaymentFailure | null, demo: boolean, institution: string | null, retryUntil: string | null, amount: { __typename: 'Money', minorUnits: number }, toCollect: { __typename: 'Money', minorUnits: number }, refunded: { __typename: 'Money', minorUnits: number }, due: { __typename: 'Money', minorUnits: number }, nextAction: { __typename: 'PaymentAction', redirectUrl: string | null, qrPayload: string | null, expiresAt: string } | null } } & { ' $fragmentName'?: 'PayAgain_OrderFragment' };

export const PayAgain_OrderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PayAgain_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderPayment_payment"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderPayment_payment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"demo"}},{"kind":"Field","name":{"kind":"Name","value":"institution"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"retryUntil"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"toCollect"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refunded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"due"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redirectUrl"}},{"kind":"Field","name":{"kind":"Name","value":"qrPayload"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<PayAgain_OrderFragment, unknown>;
export const PayAgainMethodsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PayAgainMethods"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"marketplace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentChoice_marketplace"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentChoice_marketplace"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Marketplace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"demo"}},{"kind":"Field","name":{"kind":"Name","value":"paymentMethods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"demo"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"holdMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"banks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"wallets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]}]}}]}}]}}]} as unknown as DocumentNode<PayAgainMethodsQuery, PayAgainMethodsQueryVariables>;
export const RetryPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"payment"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"accessToken"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}},{"kind":"Argument","name":{"kind":"Name","value":"payment"},"value":{"kind":"Variable","name":{"kind":"Name","value":"payment"}}},{"kind":"Argument","name":{"kind":"Name","value":"accessToken"},"value":{"kind":"Variable","name":{"kind":"Name","value":"accessToken"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PayAgain_order"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderPayment_payment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"demo"}},{"kind":"Field","name":{"kind":"Name","value":"institution"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"retryUntil"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"toCollect"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refunded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"due"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redirectUrl"}},{"kind":"Field","name":{"kind":"Name","value":"qrPayload"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PayAgain_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderPayment_payment"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]} as unknown as DocumentNode<RetryPaymentMutation, RetryPaymentMutationVariables>;
export const ConfirmPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"accessToken"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}},{"kind":"Argument","name":{"kind":"Name","value":"accessToken"},"value":{"kind":"Variable","name":{"kind":"Name","value":"accessToken"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PayAgain_order"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderPayment_payment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"demo"}},{"kind":"Field","name":{"kind":"Name","value":"institution"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"retryUntil"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"toCollect"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refunded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"due"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redirectUrl"}},{"kind":"Field","name":{"kind":"Name","value":"qrPayload"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PayAgain_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderPayment_payment"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]} as unknown as DocumentNode<ConfirmPaymentMutation, ConfirmPaymentMutationVariables>;