/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

/** Public data of a vendor. Omitted fields stay unchanged. */
export type VendorInput = {
  /** The banner: an upload of the viewer; null removes it. */
  bannerUploadId?: string | null | undefined;
  /** The city it sells from. */
  city?: string | null | undefined;
  /** The description in English, plain text, at most 1000 characters. One language is enough. */
  description?: string | null | undefined;
  /** The description in Malay, plain text, at most 1000 characters. */
  descriptionMs?: string | null | undefined;
  /** Public contact email; for a new vendor the account's by default. */
  email?: string | null | undefined;
  /** End of a break during which it takes no orders, at most 366 days ahead; null ends the break at once. */
  holidayUntil?: string | null | undefined;
  /** The kind of vendor in English, such as "Roastery", at most 40 characters. One language is enough. */
  kind?: string | null | undefined;
  /** The kind of vendor in Malay, at most 40 characters. */
  kindMs?: string | null | undefined;
  /** The logo: an upload of the viewer; null removes it. */
  logoUploadId?: string | null | undefined;
  /** The name, 3 to 60 characters. */
  name?: string | null | undefined;
  /** Opening hours, at most 120 characters; empty removes them. */
  openingHours?: string | null | undefined;
  /** A Malaysian telephone number; for a new vendor the account's by default. */
  phone?: string | null | undefined;
  /** The return policy in English, beside the marketplace's own, plain text, at most 1000 characters; empty removes it. */
  returnPolicy?: string | null | undefined;
  /** The return policy in Malay, plain text, at most 1000 characters. */
  returnPolicyMs?: string | null | undefined;
  /** The slug, 3 to 60 of a to z, 0 to 9 and single dashes, which no other vendor has or has had. A new vendor without one gets a slug derived from its name. The old slug redirects to the vendor. */
  slug?: string | null | undefined;
  /** The state it sells from. */
  state?: MalaysianState | null | undefined;
  /** A Malaysian WhatsApp number; empty removes it. */
  whatsapp?: string | null | undefined;
};

export type CreateVendorMutationVariables = Exact<{
  input: VendorInput;
}>;


export type CreateVendorMutation = { createVendor: { __typename: 'VendorPayload', vendor: { __typename: 'VendorAccount', id: string, isAwaitingApproval: boolean } | null, errors: Array<
      | { __typename: 'Conflict', code: ErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'InvalidInput', code: ErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'NotFound', code: ErrorCode, message: string, path: Array<string> | null }
    > } };


export const CreateVendorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateVendor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VendorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createVendor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vendor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isAwaitingApproval"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CreateVendorMutation, CreateVendorMutationVariables>;