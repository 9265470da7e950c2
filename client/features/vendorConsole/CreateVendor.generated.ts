/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

/** What a seller says of the shop. What is left out stays as it is. */
export type VendorInput = {
  /** The picture over its page, as the sign. */
  bannerUploadId?: string | null | undefined;
  /** The city it sells from. */
  city?: string | null | undefined;
  /** What it says of itself in English, plain text, at most 1000 characters. One language is enough. */
  description?: string | null | undefined;
  /** The same in Malay, plain text, at most 1000 characters. */
  descriptionMs?: string | null | undefined;
  /** Where shoppers write to; for a new shop the account's by default. */
  email?: string | null | undefined;
  /** It takes no orders before this moment, which is at most 366 days away; null: it does at once. */
  holidayUntil?: string | null | undefined;
  /** What kind of seller it is in English, such as "Roastery", at most 40 characters. One language is enough. */
  kind?: string | null | undefined;
  /** The same in Malay, at most 40 characters. */
  kindMs?: string | null | undefined;
  /** The sign: a picture that the seller uploaded; null takes it away. */
  logoUploadId?: string | null | undefined;
  /** The name on the sign, 3 to 60 characters. */
  name?: string | null | undefined;
  /** When it can be reached, at most 120 characters; empty takes it away. */
  openingHours?: string | null | undefined;
  /** A Malaysian telephone number; for a new shop the account's by default. */
  phone?: string | null | undefined;
  /** What it says of returns in English beside the market's own promise, plain text, at most 1000 characters; empty takes it away. */
  returnPolicy?: string | null | undefined;
  /** The same in Malay, plain text, at most 1000 characters. */
  returnPolicyMs?: string | null | undefined;
  /** Its name in addresses, 3 to 60 of a to z, 0 to 9 and single dashes, which no other shop has or has had. A new shop that gives none is named after its name. The old one goes on leading to the shop. */
  slug?: string | null | undefined;
  /** The state it sells from. */
  state?: MalaysianState | null | undefined;
  /** A Malaysian number with WhatsApp; empty takes it away. */
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