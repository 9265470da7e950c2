/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { PickupPlace_PlaceFragment } from '../orders/PickupPlace.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A variant to buy. Several lines with the same variant are merged. */
export type LineInput = {
  /** Units, 1 to 999999. */
  quantity?: number;
  /** The unit price in cents that the buyer saw: when the current price differs, the quote has an issue PRICE_CHANGED. */
  seenPrice?: number | null | undefined;
  /** The variant. */
  variantId: string;
};

/** A language of the marketplace. */
export type Locale =
  /** English (Malaysia). */
  | 'EN'
  /** Bahasa Melayu. */
  | 'MS';

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

/** A cart to price. */
export type QuoteInput = {
  /** The code of one coupon; case and spaces around it do not matter. An issue gives the reason when it does not apply. */
  coupon?: string | null | undefined;
  /** At most 250 lines. */
  lines: Array<LineInput>;
  /** Shipping choices; standard delivery for each vendor that is not named. */
  shipping?: Array<ShippingChoice> | null | undefined;
  /** State of delivery; without it the quote assumes that delivery is possible. */
  state?: MalaysianState | null | undefined;
};

/** Kind of an issue with a cart or a line of it. */
export type QuoteIssueCode =
  /** The coupon does not apply and gives no discount; `spendMore` gives the amount that is missing. Blocks the order: leave the coupon out. */
  | 'COUPON_REJECTED'
  /** The quantity exceeds the stock; `available` gives the units in stock. Blocks the order. */
  | 'INSUFFICIENT_STOCK'
  /** The vendor does not deliver to the state, or sells this product in its own store only. Blocks the order. */
  | 'NOT_DELIVERABLE'
  /** The current unit price differs from `seenPrice`. Blocks nothing. */
  | 'PRICE_CHANGED'
  /** The chosen delivery is not offered by `vendorId`; standard delivery is used in the totals. Blocks the order: choose another. */
  | 'SHIPPING_UNAVAILABLE'
  /** The product or variant is not for sale at the moment. Blocks the order. */
  | 'UNAVAILABLE'
  /** No product has this variant. Blocks the order. */
  | 'UNKNOWN_VARIANT'
  /** The vendor takes no orders at the moment; its `holidayUntil` gives the end. Blocks the order. */
  | 'VENDOR_ON_HOLIDAY';

/** The shipping option chosen for the package of one vendor. */
export type ShippingChoice = {
  /** One of the `shippingOptions` that a quote gives for this vendor: its `id` or its `code`. */
  optionId: string;
  /** The vendor; at most one choice per vendor. */
  vendorId: string;
};

export type QuoteQueryVariables = Exact<{
  input: QuoteInput;
  locale: Locale;
}>;


export type QuoteQuery = { quote: { __typename: 'Quote', readyToPlace: boolean, coupon: { __typename: 'QuoteCoupon', code: string, vendorId: string | null, percent: number | null, amount: { __typename: 'Money', minorUnits: number } | null, minimum: { __typename: 'Money', minorUnits: number } } | null, lines: Array<{ __typename: 'QuoteLine', quantity: number, unitPrice: { __typename: 'Money', minorUnits: number }, total: { __typename: 'Money', minorUnits: number }, variant: { __typename: 'Variant', id: string, options: Array<{ __typename: 'SelectedOption', key: string, value: string, label: string }> }, product: { __typename: 'Product', id: string, title: string }, issues: Array<{ __typename: 'QuoteIssue', code: QuoteIssueCode, blocking: boolean, available: number | null, message: string }> }>, groups: Array<{ __typename: 'QuoteGroup', vendor: { __typename: 'Vendor', id: string, name: string }, lines: Array<{ __typename: 'QuoteLine', quantity: number, variant: { __typename: 'Variant', id: string } }>, shippingOptions: Array<{ __typename: 'ShippingOption', id: string, code: string, name: string, earliest: string | null, latest: string | null, place: string | null, price: { __typename: 'Money', minorUnits: number }, regularPrice: { __typename: 'Money', minorUnits: number }, pickup: { __typename: 'PickupPlace', name: string, line1: string | null, line2: string | null, postalCode: string | null, city: string, state: MalaysianState, hours: string | null, phone: string | null } | null }>, chosen: { __typename: 'ShippingOption', id: string, code: string } | null }>, totals: { __typename: 'Totals', subtotal: { __typename: 'Money', minorUnits: number }, discount: { __typename: 'Money', minorUnits: number }, shipping: { __typename: 'Money', minorUnits: number }, tax: { __typename: 'Money', minorUnits: number }, total: { __typename: 'Money', minorUnits: number }, freeShippingRemaining: { __typename: 'Money', minorUnits: number } | null }, issues: Array<{ __typename: 'QuoteIssue', code: QuoteIssueCode, blocking: boolean, message: string, variantId: string | null, vendorId: string | null, available: number | null }> } };


export const QuoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Quote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readyToPlace"}},{"kind":"Field","name":{"kind":"Name","value":"coupon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"vendorId"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"minimum"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"variant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"issues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"blocking"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vendor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"variant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"shippingOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regularPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}},{"kind":"Field","name":{"kind":"Name","value":"place"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"pickup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PickupPlace_place"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"chosen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subtotal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shipping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"freeShippingRemaining"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"issues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"blocking"}},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"variantId"}},{"kind":"Field","name":{"kind":"Name","value":"vendorId"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PickupPlace_place"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PickupPlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"line1"}},{"kind":"Field","name":{"kind":"Name","value":"line2"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]} as unknown as DocumentNode<QuoteQuery, QuoteQueryVariables>;