/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schemaTypes.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type Refusal_Error_AuthFailed_Fragment = { __typename: 'AuthFailed', code: Types.ErrorCode, message: string, path: Array<string> | null };

export type Refusal_Error_Conflict_Fragment = { __typename: 'Conflict', code: Types.ErrorCode, message: string, path: Array<string> | null };

export type Refusal_Error_CouponRejected_Fragment = { __typename: 'CouponRejected', code: Types.ErrorCode, message: string, path: Array<string> | null };

export type Refusal_Error_IllegalTransition_Fragment = { __typename: 'IllegalTransition', code: Types.ErrorCode, message: string, path: Array<string> | null };

export type Refusal_Error_InsufficientStock_Fragment = { __typename: 'InsufficientStock', code: Types.ErrorCode, message: string, path: Array<string> | null };

export type Refusal_Error_InvalidInput_Fragment = { __typename: 'InvalidInput', code: Types.ErrorCode, message: string, path: Array<string> | null };

export type Refusal_Error_NotFound_Fragment = { __typename: 'NotFound', code: Types.ErrorCode, message: string, path: Array<string> | null };

export type Refusal_Error_PaymentDeclined_Fragment = { __typename: 'PaymentDeclined', code: Types.ErrorCode, message: string, path: Array<string> | null };

export type Refusal_Error_PriceChanged_Fragment = { __typename: 'PriceChanged', code: Types.ErrorCode, message: string, path: Array<string> | null };

export type Refusal_Error_ShippingUnavailable_Fragment = { __typename: 'ShippingUnavailable', code: Types.ErrorCode, message: string, path: Array<string> | null };

export type Refusal_ErrorFragment =
  | Refusal_Error_AuthFailed_Fragment
  | Refusal_Error_Conflict_Fragment
  | Refusal_Error_CouponRejected_Fragment
  | Refusal_Error_IllegalTransition_Fragment
  | Refusal_Error_InsufficientStock_Fragment
  | Refusal_Error_InvalidInput_Fragment
  | Refusal_Error_NotFound_Fragment
  | Refusal_Error_PaymentDeclined_Fragment
  | Refusal_Error_PriceChanged_Fragment
  | Refusal_Error_ShippingUnavailable_Fragment
;

export const Refusal_ErrorFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal_error"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]} as unknown as DocumentNode<Refusal_ErrorFragment, unknown>;