/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A postal address in Malaysia. */
export type AddressInput = {
  /** Town or city. At most 80 characters. */
  city: string;
  /** Given name, or the full name. At most 80 characters. */
  firstName: string;
  /** Family or father's name. At most 80 characters. */
  lastName?: string | null | undefined;
  /** Street and house number. At most 120 characters. */
  line1: string;
  /** Unit, floor or residential area (taman). At most 120 characters. */
  line2?: string | null | undefined;
  /** Malaysian mobile number with +60 or 0; spaces and dashes are ignored. A billing address accepts any number; foreign numbers need their country code. */
  phone: string;
  /** Postcode of five digits. Unused postcodes are refused; the postcode does not have to match the state. */
  postalCode: string;
  /** State or federal territory. */
  state: MalaysianState;
};

/** Reason for an error. Codes are stable; messages may change. */
export type ErrorCode =
  /** Too many concurrent requests. Nothing was executed or counted; retry after `retryAfterSeconds`. */
  | 'BUSY'
  /** The object was changed since the client read it; `current` is its current version. In an InvalidInput: the value is already taken. */
  | 'CONFLICT'
  /** The coupon does not apply. */
  | 'COUPON_REJECTED'
  /** An account with this email already exists. */
  | 'EMAIL_TAKEN'
  /** The idempotency key was used for another order or message. */
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
  /** The vendor has reached its product quota; see `VendorAccount.productQuota`. */
  | 'QUOTA'
  /** There is no delivery to this address. */
  | 'SHIPPING_UNAVAILABLE'
  /** The token of an email has expired. */
  | 'TOKEN_EXPIRED'
  /** The token of an email is unknown, was used, or was replaced by a newer one. */
  | 'TOKEN_INVALID'
  /** Too many attempts; retry after `retryAfterSeconds`. */
  | 'TOO_MANY_ATTEMPTS'
  /** The password is too short, too long, or one of the most common. */
  | 'WEAK_PASSWORD';

/** What the buyer wants if groceries are sold out while they are packed. */
export type IfSoldOut =
  /** A similar product that costs no more, after the buyer has accepted it. */
  | 'ASK'
  /** A refund. */
  | 'REFUND'
  /** A similar product that costs no more, which the buyer may refuse until the package is shipped. */
  | 'SIMILAR';

/** A variant to buy. Several lines with the same variant are merged. */
export type LineInput = {
  /** What the buyer wants if it is sold out, for an order; REFUND by default. Only for products of categories in the section GROCERIES, ignored otherwise. */
  ifSoldOut?: IfSoldOut | null | undefined;
  /** Units, 1 to 999999. */
  quantity?: number;
  /** `contentVersion` of the quote line that the buyer saw. If texts, pictures or options have changed since, the quote has an issue CONTENT_CHANGED, and an order is refused with INVALID. */
  seenContent?: string | null | undefined;
  /** Unit price in cents that the buyer saw. If the current price differs, the quote has an issue PRICE_CHANGED. */
  seenPrice?: number | null | undefined;
  /** Id of the variant. */
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

/** Payment of an order. */
export type PaymentInput = {
  /** For FPX: the code of one of the banks that `marketplace.paymentMethods` lists. Ignored otherwise. */
  bank?: string | null | undefined;
  /** Payment method. */
  method: PaymentMethod;
  /** URL to which the buyer returns after the payment, for other clients. It must begin with an origin or app scheme registered by the operator; `order` and `status` are added to its query. Null: the marketplace's order page. Omitted in `retryPayment`: unchanged. */
  returnUrl?: string | null | undefined;
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

/** An order of a guest or of the signed-in viewer. */
export type PlaceOrderInput = {
  /** Billing address; defaults to the delivery address. */
  billingAddress?: AddressInput | null | undefined;
  /** The code of one coupon; case and spaces around it do not matter. The order is refused when it does not apply. */
  coupon?: string | null | undefined;
  /** Email address for the receipt. */
  email: string;
  /** Total in cents of the quote that the buyer accepted. If the current total differs, PriceChanged is returned. */
  expectedTotal: number;
  /** Idempotency key of 8 to 128 characters, chosen by the client for each attempt to buy. The same key with the same order returns that order with `replayed: true`; with another order it gives IDEMPOTENCY_MISMATCH. */
  idempotencyKey: string;
  /** 1 to 250 lines. */
  lines: Array<LineInput>;
  /** Note to the vendors. At most 500 characters. */
  note?: string | null | undefined;
  /** Payment of the order. */
  payment: PaymentInput;
  /** Shipping choices; standard delivery for each vendor that is not named. */
  shipping?: Array<ShippingChoice> | null | undefined;
  /** Delivery address. */
  shippingAddress: AddressInput;
};

/** Shipping option chosen for the package of one vendor. */
export type ShippingChoice = {
  /** `id` or `code` of one of the vendor's `shippingOptions` in a quote. */
  optionId: string;
  /** Vendor; at most one choice per vendor. */
  vendorId: string;
};

export type ExampleProductsQueryVariables = Exact<{ [key: string]: never; }>;


export type ExampleProductsQuery = { products: { __typename: 'ProductConnection', nodes: Array<{ __typename: 'Product', title: string, variants: Array<{ __typename: 'Variant', id: string, stock: { __typename: 'StockInfo', purchasable: number } }> }> } | null };

export type ExampleQuoteQueryVariables = Exact<{
  lines: Array<LineInput> | LineInput;
}>;


export type ExampleQuoteQuery = { quote: { __typename: 'Quote', readyToPlace: boolean, totals: { __typename: 'Totals', total: { __typename: 'Money', minorUnits: number } } } | null };

export type ExamplePlaceOrderMutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type ExamplePlaceOrderMutation = { placeOrder: { __typename: 'PlaceOrderPayload', replayed: boolean, accessToken: string | null, order: { __typename: 'Order', number: string, payment: { __typename: 'PaymentInfo', status: PaymentStatus, nextAction: { __typename: 'PaymentAction', redirectUrl: string | null, expiresAt: string } | null } } | null, errors: Array<
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
export const ExamplePlaceOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExamplePlaceOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"placeOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replayed"}},{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"nextAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redirectUrl"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ExamplePlaceOrderMutation, ExamplePlaceOrderMutationVariables>;
export const ExampleTrackOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExampleTrackOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trackOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}},{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"packages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ExampleTrackOrderQuery, ExampleTrackOrderQueryVariables>;