/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ConsoleNav_ViewerFragment } from '../../app/chrome/ConsoleChrome.generated.ts';
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

/** Whether a product or variant is for sale. */
export type ProductStatus =
  /** For sale while stock lasts. */
  | 'AVAILABLE'
  /** Withdrawn: in no listing, readable by its slug and id. */
  | 'DISABLED'
  /** Listed, but not for sale now. */
  | 'OUT_OF_STOCK';

/** A stock count of a variant. */
export type StockChange = {
  /** Units that were on hand before: unless they still are, the count is refused (CONFLICT). */
  expected?: number | null | undefined;
  /** Units, 0 to 999999. */
  setTo: number;
  /** The variant. */
  variantId: string;
};

export type VendorProductsQueryVariables = Exact<{
  locale: Locale;
  query?: string | null | undefined;
  lowStockOnly?: boolean | null | undefined;
  after?: string | null | undefined;
}>;


export type VendorProductsQuery = { viewer: (
    { __typename: 'Viewer', id: string, vendor: { __typename: 'VendorAccount', id: string, products: { __typename: 'VendorProductConnection', totalCount: number, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ __typename: 'VendorProduct', status: ProductStatus, product: { __typename: 'Product', id: string, title: string, images: Array<{ __typename: 'Image', url: string, alt: string, width: number, height: number, dominantColor: string, ground: string | null }> }, variants: Array<{ __typename: 'VendorVariant', onHand: number, variant: { __typename: 'Variant', id: string, sku: string, options: Array<{ __typename: 'SelectedOption', key: string, value: string, label: string }> } }> }> } | null } | null }
    & { ' $fragmentRefs'?: { 'ConsoleNav_ViewerFragment': ConsoleNav_ViewerFragment } }
  ) | null };

export type SetStockMutationVariables = Exact<{
  changes: Array<StockChange> | StockChange;
}>;


export type SetStockMutation = { setStock: { __typename: 'VendorPayload', vendor: { __typename: 'VendorAccount', id: string, todo: { __typename: 'VendorTodo', lowStock: number } } | null, errors: Array<
      | { __typename: 'Conflict', code: ErrorCode, message: string, path: Array<string> | null, current: number }
      | { __typename: 'InvalidInput', code: ErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'NotFound', code: ErrorCode, message: string, path: Array<string> | null }
    > } };

export type StockRow_ProductFragment = { __typename: 'VendorProduct', status: ProductStatus, product: { __typename: 'Product', id: string, title: string, images: Array<{ __typename: 'Image', url: string, alt: string, width: number, height: number, dominantColor: string, ground: string | null }> }, variants: Array<{ __typename: 'VendorVariant', onHand: number, variant: { __typename: 'Variant', id: string, sku: string, options: Array<{ __typename: 'SelectedOption', key: string, value: string, label: string }> } }> } & { ' $fragmentName'?: 'StockRow_ProductFragment' };

export const StockRow_ProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StockRow_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VendorProduct"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"EnumValue","value":"W320"}},{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]},{"kind":"Field","name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"dominantColor"}},{"kind":"Field","name":{"kind":"Name","value":"ground"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"onHand"}},{"kind":"Field","name":{"kind":"Name","value":"variant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]}]}}]}}]}}]}}]} as unknown as DocumentNode<StockRow_ProductFragment, unknown>;
export const VendorProductsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VendorProducts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lowStockOnly"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleNav_viewer"}},{"kind":"Field","name":{"kind":"Name","value":"vendor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"lowStockOnly"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lowStockOnly"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"40"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StockRow_product"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleNav_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vendor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"todo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"toPack"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unreadMessages"}},{"kind":"Field","name":{"kind":"Name","value":"isAwaitingApproval"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StockRow_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VendorProduct"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"EnumValue","value":"W320"}},{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"WEBP"}}]},{"kind":"Field","name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"dominantColor"}},{"kind":"Field","name":{"kind":"Name","value":"ground"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"onHand"}},{"kind":"Field","name":{"kind":"Name","value":"variant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]}]}}]}}]}}]}}]} as unknown as DocumentNode<VendorProductsQuery, VendorProductsQueryVariables>;
export const SetStockDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetStock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"changes"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StockChange"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setStock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"changes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"changes"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vendor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"todo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lowStock"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Conflict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SetStockMutation, SetStockMutationVariables>;