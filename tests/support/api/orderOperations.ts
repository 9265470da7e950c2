/** Buying operations used by the tests, and the types of their responses. */
export interface MoneyResponse {
  minorUnits: number;
}

export interface TotalsResponse {
  subtotal: MoneyResponse;
  discount: MoneyResponse;
  shipping: MoneyResponse;
  tax: MoneyResponse;
  taxRatePercent: number;
  total: MoneyResponse;
  freeShippingRemaining: MoneyResponse | null;
}

export interface IssueResponse {
  code: string;
  blocking: boolean;
  variantId: string | null;
  available: number | null;
  vendorId: string | null;
  spendMore: MoneyResponse | null;
  message: string;
}

export interface ShippingOptionResponse {
  id: string;
  code: string;
  name: string;
  price: MoneyResponse;
  regularPrice: MoneyResponse;
  minDays: number;
  maxDays: number;
  earliest: string | null;
  latest: string | null;
  place: string | null;
}

export interface PickupPlaceResponse {
  name: string;
  line1: string | null;
  line2: string | null;
  postalCode: string | null;
  city: string;
  state: string;
  hours: string | null;
  phone: string | null;
}

export interface QuoteResponse {
  readyToPlace: boolean;
  coupon: { code: string; vendorId: string | null; percent: number | null; amount: MoneyResponse | null; minimum: MoneyResponse } | null;
  totals: TotalsResponse;
  issues: IssueResponse[];
  lines: {
    variant: { id: string };
    product: { id: string };
    quantity: number;
    unitPrice: MoneyResponse;
    total: MoneyResponse;
    issues: IssueResponse[];
  }[];
  groups: {
    vendor: { id: string };
    lines: { variant: { id: string } }[];
    shippingOptions: Pick<ShippingOptionResponse, 'id' | 'code' | 'price'>[];
    chosen: (ShippingOptionResponse & { pickup: Pick<PickupPlaceResponse, 'line1'> | null }) | null;
    totals: TotalsResponse;
  }[];
}

export interface OrderResponse {
  id: string;
  number: string;
  placedAt: string;
  status: string;
  shippingMethod: string;
  totalItems: number;
  email: string;
  note: string | null;
  accessToken: string | null;
  coupon: string | null;
  isMine: boolean;
  totals: TotalsResponse;
  payment: {
    method: string;
    status: string;
    amount: MoneyResponse;
    refunded: MoneyResponse;
    institution: string | null;
    failure: string | null;
    retryUntil: string | null;
    nextAction: { kind: string; redirectUrl: string | null; qrPayload: string | null; expiresAt: string; amount: MoneyResponse } | null;
  };
  shippingAddress: {
    firstName: string;
    phone: string;
    postalCode: string;
    state: string;
    stateName: string;
    country: string;
    countryName: string;
  };
  billingAddress: { firstName: string; phone: string };
  packages: {
    id: string;
    number: string;
    status: string;
    expectedBy: string | null;
    vendor: { id: string };
    shipping: ShippingOptionResponse & { pickup: PickupPlaceResponse | null };
    timeline: { at: string; status: string; place: string | null; note: string | null }[];
    totals: TotalsResponse;
    lines: {
      id: string;
      title: string;
      sku: string;
      quantity: number;
      unitPrice: MoneyResponse;
      total: MoneyResponse;
      product: { id: string } | null;
      image: { alt: string } | null;
      options: { key: string; value: string; label: string }[];
    }[];
  }[];
}

export interface ErrorResponse {
  __typename: string;
  code: string;
  message: string;
  path: string[] | null;
  variant?: { id: string } | null;
  requested?: number;
  available?: number;
  expected?: MoneyResponse;
  actual?: MoneyResponse;
  vendor?: { id: string };
  state?: string;
  retryable?: boolean;
  spendMore?: MoneyResponse | null;
}

export interface PlaceOrderResponse {
  placeOrder: {
    replayed: boolean;
    accessToken: string | null;
    order: OrderResponse | null;
    quote: QuoteResponse | null;
    errors: ErrorResponse[];
  };
}

export interface RetryResponse {
  retryPayment: { order: OrderResponse | null; errors: ErrorResponse[] };
}

const TOTALS = `fragment TestOption on ShippingOption {
  id code name price { minorUnits } regularPrice { minorUnits } minDays maxDays earliest latest place
}
fragment TestTotals on Totals {
  subtotal { minorUnits } discount { minorUnits } shipping { minorUnits } tax { minorUnits } taxRatePercent total { minorUnits }
  freeShippingRemaining { minorUnits }
}`;

const QUOTE = `fragment TestQuote on Quote {
  readyToPlace
  coupon { code vendorId percent amount { minorUnits } minimum { minorUnits } }
  totals { ...TestTotals }
  issues { ...TestIssue }
  lines { variant { id } product { id } quantity unitPrice { minorUnits } total { minorUnits } issues { ...TestIssue } }
  groups {
    vendor { id } lines { variant { id } } shippingOptions { id code price { minorUnits } } chosen { ...TestOption pickup { line1 } } totals { ...TestTotals }
  }
}
fragment TestIssue on QuoteIssue { code blocking variantId vendorId available spendMore { minorUnits } message }`;

const ORDER = `fragment TestOrder on Order {
  id number placedAt status shippingMethod totalItems email note accessToken coupon isMine
  totals { ...TestTotals }
  payment {
    method status amount { minorUnits } refunded { minorUnits } institution failure retryUntil
    nextAction { kind redirectUrl qrPayload expiresAt amount { minorUnits } }
  }
  shippingAddress { firstName phone postalCode state stateName country countryName }
  billingAddress { firstName phone }
  packages {
    id number status expectedBy vendor { id }
    shipping { ...TestOption pickup { name line1 line2 postalCode city state hours phone } }
    timeline { at status place note } totals { ...TestTotals }
    lines {
      id title sku quantity unitPrice { minorUnits } total { minorUnits } product { id } image { alt } options { key value label }
    }
  }
}`;

export const TRACK_ORDER = `query TrackOrder($number: String!, $email: String!) {
  trackOrder(number: $number, email: $email) {
    number placedAt status waitsForPayment city state
    packages { number vendorName status itemCount expectedBy pickup { name line1 } timeline { at status place note } }
  }
}`;

export const PLACE_ORDER = `mutation PlaceOrder($input: PlaceOrderInput!) {
  placeOrder(input: $input) {
    replayed
    accessToken
    order { ...TestOrder }
    quote { ...TestQuote }
    errors {
      __typename
      ... on UserError { code message path }
      ... on InsufficientStock { variant { id } requested available }
      ... on PriceChanged { expected { minorUnits } actual { minorUnits } }
      ... on ShippingUnavailable { vendor { id } state }
      ... on PaymentDeclined { retryable }
      ... on CouponRejected { spendMore { minorUnits } }
    }
  }
}
${ORDER}
${QUOTE}
${TOTALS}`;

export const PRICE_CART = `query PriceCart($input: QuoteInput!) { quote(input: $input) { ...TestQuote } }
${QUOTE}
${TOTALS}`;

export const OPEN_ORDER = `query OpenOrder($number: String!, $accessToken: String) {
  order(number: $number, accessToken: $accessToken) { ...TestOrder }
}
${ORDER}
${TOTALS}`;

export const CLAIM_ORDER = `mutation ClaimOrder($number: String!, $accessToken: String!) {
  claimOrder(number: $number, accessToken: $accessToken) {
    order { ...TestOrder }
    errors { __typename ... on UserError { code message path } }
  }
}
${ORDER}
${TOTALS}`;

export const RETRY_PAYMENT = `mutation RetryPayment($number: String!, $payment: PaymentInput!, $accessToken: String) {
  retryPayment(number: $number, payment: $payment, accessToken: $accessToken) {
    order { ...TestOrder }
    errors { __typename ... on UserError { code message path } ... on PaymentDeclined { retryable } }
  }
}
${ORDER}
${TOTALS}`;
