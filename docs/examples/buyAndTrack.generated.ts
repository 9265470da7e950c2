/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A postal address in Malaysia. */
export type AddressInput = {
  /** Town or city. At most 80 characters. */
  city: string;
  /** Given name, or the whole name. At most 80 characters. */
  firstName: string;
  /** Family or father's name. At most 80 characters. */
  lastName?: string | null | undefined;
  /** Street and house number. At most 120 characters. */
  line1: string;
  /** Unit, floor, taman. At most 120 characters. */
  line2?: string | null | undefined;
  /** Malaysian number, with +60 or 0, spaces and dashes as you like. A delivery address needs a mobile. */
  phone: string;
  /** Five digits; one of another state is accepted, one that no place has is not. */
  postalCode: string;
  /** State or federal territory. */
  state: MalaysianState;
};

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

/** Something to buy. Several lines with one variant count as one. */
export type LineInput = {
  /** Units, 1 to 999999. */
  quantity?: number;
  /** The unit price in cents that the buyer saw: where it is another now, the quote says so. */
  seenPrice?: number | null | undefined;
  /** The variant. */
  variantId: string;
};

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

/** An order of a guest, or of whoever is logged in. */
export type PlaceOrderInput = {
  /** Where the bill goes; without it, where the goods go. */
  billingAddress?: AddressInput | null | undefined;
  /** The code of one coupon; case and spaces around it do not matter. The order is refused when it does not count. */
  coupon?: string | null | undefined;
  /** Where the receipt goes. */
  email: string;
  /** The total in cents that the buyer agreed to: a quote gives it. Where it is another now, PriceChanged. */
  expectedTotal: number;
  /** Chosen by the client, 8 to 128 characters, once per attempt to buy. The same key with the same order gives that order again, with replayed: true; with another order it is refused. */
  idempotencyKey: string;
  /** 1 to 250 lines. */
  lines: Array<LineInput>;
  /** A word to the vendors. At most 500 characters. */
  note?: string | null | undefined;
  /** How it is paid. */
  payment: PaymentInput;
  /** How parcels travel; standard delivery for each vendor that is not named. */
  shipping?: Array<ShippingChoice> | null | undefined;
  /** Where the goods go. */
  shippingAddress: AddressInput;
};

/** How the parcel of one vendor is to travel. */
export type ShippingChoice = {
  /** One of the `shippingOptions` that a quote gives for this vendor: its `id`, or its `code`. */
  optionId: string;
  /** The vendor; each once. */
  vendorId: string;
};

export type ExampleProductsQueryVariables = Exact<{ [key: string]: never; }>;


export type ExampleProductsQuery = { products: { __typename: 'ProductConnection', nodes: Array<{ __typename: 'Product', title: string, variants: Array<{ __typename: 'Variant', id: string, stock: { __typename: 'StockInfo', purchasable: number } }> }> } | null };

export type ExampleQuoteQueryVariables = Exact<{
  lines: Array<LineInput> | LineInput;
}>;


export type ExampleQuoteQuery = { quote: { __typename: 'Quote', readyToPlace: boolean, totals: { __typename: 'Totals', total: { __typename: 'Money', minorUnits: number } } } };

export type ExamplePlaceOrderMutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type ExamplePlaceOrderMutation = { placeOrder: { __typename: 'PlaceOrderPayload', replayed: boolean, order: { __typename: 'Order', number: string, accessToken: string | null, payment: { __typename: 'PaymentInfo', status: PaymentStatus, nextAction: { __typename: 'PaymentAction', redirectUrl: string | null, expiresAt: string } | null } } | null, errors: Array<
      | { __typename: 'CouponRejected', code: ErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'InsufficientStock', code: ErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'InvalidInput', code: ErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'NotFound', code: ErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'PaymentDeclined', code: ErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'PriceChanged', code: ErrorCode, message: string, path: Array<string> | null }
      | { __typename: 'ShippingUnavailable', code: ErrorCode, message: string, path: Array<string> | null }
    > } | null };

export type ExampleTrackOrderQueryVariables = Exact<{
  number: string;
  email: string;
}>;


export type ExampleTrackOrderQuery = { trackOrder: { __typename: 'TrackedOrder', number: string, status: OrderStatus, packages: Array<{ __typename: 'TrackedPackage', status: PackageStatus, timeline: Array<{ __typename: 'OrderEvent', at: string, status: PackageStatus }> }> } | null };


export const ExampleProductsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExampleProducts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"inStock"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purchasable"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<ExampleProductsQuery, ExampleProductsQueryVariables>;
export const ExampleQuoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExampleQuote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lines"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LineInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"lines"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lines"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"state"},"value":{"kind":"EnumValue","value":"KUALA_LUMPUR"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readyToPlace"}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ExampleQuoteQuery, ExampleQuoteQueryVariables>;
export const ExamplePlaceOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExamplePlaceOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"placeOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replayed"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"nextAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redirectUrl"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ExamplePlaceOrderMutation, ExamplePlaceOrderMutationVariables>;
export const ExampleTrackOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExampleTrackOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trackOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}},{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"packages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ExampleTrackOrderQuery, ExampleTrackOrderQueryVariables>;