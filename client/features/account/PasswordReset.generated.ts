/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { SignIn_ViewerFragment } from './SignIn.generated.ts';
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

export type RequestPasswordResetMutationVariables = Exact<{
  email: string;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { __typename: 'OkPayload', ok: boolean, errors: Array<
      | { __typename: 'AuthFailed', code: ErrorCode, message: string, path: Array<string> | null, retryAfterSeconds: number | null }
      | { __typename: 'InvalidInput', code: ErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'NotFound', code: ErrorCode, message: string, path: Array<string> | null }
    > } };

export type ResetPasswordMutationVariables = Exact<{
  token: string;
  password: string;
}>;


export type ResetPasswordMutation = { resetPassword: { __typename: 'AuthPayload', viewer: { __typename: 'Viewer', id: string, firstName: string, lastName: string | null, email: string, vendor: { __typename: 'VendorAccount', id: string } | null } | null, errors: Array<
      | { __typename: 'AuthFailed', code: ErrorCode, message: string, path: Array<string> | null, retryAfterSeconds: number | null }
      | { __typename: 'InvalidInput', code: ErrorCode, message: string, path: Array<string> | null }
    > } };


export const RequestPasswordResetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuthFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const ResetPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignIn_viewer"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuthFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignIn_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"vendor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;