/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { PaymentChoice_MarketplaceFragment } from './PaymentChoice.generated.ts';
import type { OrderPayment_PaymentFragment } from './OrderPayment.generated.ts';
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

/** Why a payment did not go through. */
export type PaymentFailure =
  /** The bank, the wallet or the buyer declined it. */
  | 'DECLINED'
  /** Nobody paid in time. */
  | 'EXPIRED';

/** How an order is paid. */
export type PaymentInput = {
  /** For FPX: the code of one of the banks that `shop.paymentMethods` lists. Left aside otherwise. */
  bank?: string | null | undefined;
  /** The way to pay. */
  method: PaymentMethod;
  /** For EWALLET: the code of one of the wallets that `shop.paymentMethods` lists. Left aside otherwise. */
  wallet?: string | null | undefined;
};

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