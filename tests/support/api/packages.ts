import { onTestFinished } from 'vitest';
import type { Catalogue } from '#seed/catalogue.ts';
import { seedStore } from '#seed/seedStore.ts';
import type { ReportError } from '#server/graphql/createApollo.ts';
import type { SignedIn } from '#server/modules/accounts/index.ts';
import { openMemoryStore } from '#server/store/core/transactionalStore.ts';
import type { Store } from '#server/store/store.ts';
import { type AuthResponse, LOGIN, SHOPPER, VENDOR } from './accountOperations.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { type PlaceOrderInput, anOrderInput } from '#tests/support/builders/orderInput.ts';
import { type ErrorResponse, type OrderResponse, type PlaceOrderResponse, PLACE_ORDER } from './orderOperations.ts';
import { approved } from './payments.ts';
import { createTestApi } from './startApi.ts';

/** Utara's rice ($12.34, VAT $2.47, delivery $3.00) and Selatan's coffee ($7.77, VAT $1.55, delivery $4.50). */
export const TWO_VENDORS = { lines: [{ variantId: 'var_rice' }, { variantId: 'var_coffee' }], expectedTotal: 3163 };
export { APPROVED } from './payments.ts';

const PACKAGE = /* GraphQL */ `
  fragment TestPackage on VendorPackage {
    orderNumber
    nextSteps
    waitsForBank
    note
    toCollect {
      minorUnits
    }
    shippingAddress {
      firstName
      phone
      line1
    }
    package {
      id
      number
      status
      canReturnUntil
      restReturnableUntil
      tracking {
        carrier
        code
        url
      }
      timeline {
        status
        returnStatus
        place
        note
        isCorrection
        replacedTracking {
          carrier
          code
          url
        }
      }
      returnable {
        lineId
        quantity
        refund {
          minorUnits
        }
      }
      returns {
        id
        status
        reason
        cause
        note
        refusal
        refundBy
        paidBackAt
        refund {
          minorUnits
        }
        lines {
          lineId
          quantity
        }
      }
    }
  }
`;

const PAYLOAD = `package { ...TestPackage } errors {
  __typename
  ... on UserError { code message path }
  ... on IllegalTransition { from allowed }
}`;

const ADVANCE = `mutation ($packageId: ID!, $to: PackageStatus!, $tracking: TrackingInput, $note: String) {
  payload: advancePackage(packageId: $packageId, to: $to, tracking: $tracking, note: $note) { ${PAYLOAD} }
} ${PACKAGE}`;
const CORRECT = `mutation ($packageId: ID!, $tracking: TrackingInput!, $expectedCode: String) {
  payload: correctTracking(packageId: $packageId, tracking: $tracking, expectedCode: $expectedCode) { ${PAYLOAD} }
} ${PACKAGE}`;
const RETURN_STEPS = {
  acceptReturn: `mutation ($packageId: ID!, $returnId: ID!, $instructions: String = "To 3 Jalan Dapur, Kota Bharu") {
    payload: acceptReturn(packageId: $packageId, returnId: $returnId, instructions: $instructions) { ${PAYLOAD} }
  } ${PACKAGE}`,
  refuseReturn: `mutation ($packageId: ID!, $returnId: ID!, $reason: String!) {
    payload: refuseReturn(packageId: $packageId, returnId: $returnId, reason: $reason) { ${PAYLOAD} }
  } ${PACKAGE}`,
  payBackReturn: `mutation ($packageId: ID!, $returnId: ID!) {
    payload: payBackReturn(packageId: $packageId, returnId: $returnId) { ${PAYLOAD} }
  } ${PACKAGE}`,
  receiveReturn: `mutation ($packageId: ID!, $returnId: ID!, $restock: Boolean!) {
    payload: receiveReturn(packageId: $packageId, returnId: $returnId, restock: $restock) { ${PAYLOAD} }
  } ${PACKAGE}`,
};
const REQUEST = `mutation ($packageId: ID!, $lines: [ReturnLineInput!]!, $cause: ReturnCause, $note: String, $reason: String, $accessToken: String) {
  requestReturn(packageId: $packageId, lines: $lines, cause: $cause, note: $note, reason: $reason, accessToken: $accessToken) {
    package { status returns { id status refundBy refund { minorUnits } lines { lineId quantity } } }
    errors { __typename ... on UserError { code message path } ... on IllegalTransition { from allowed } }
  }
}`;
const WITHDRAW = `mutation ($packageId: ID!, $returnId: ID!, $accessToken: String) {
  withdrawReturn(packageId: $packageId, returnId: $returnId, accessToken: $accessToken) {
    package { status returnable { lineId quantity } returns { id status refundBy refund { minorUnits } lines { lineId quantity } } }
    errors { __typename ... on UserError { code message path } ... on IllegalTransition { from allowed } }
  }
}`;
const FIND = `query ($number: String!) { viewer { vendor { package(number: $number) { ...TestPackage } } } } ${PACKAGE}`;

export interface ReturnResponse {
  id: string;
  status: string;
  reason: string;
  refusal: string | null;
  refundBy: string;
  paidBackAt: string | null;
  refund: { minorUnits: number };
  lines: { lineId: string; quantity: number }[];
}

export interface PackageResult {
  orderNumber: string;
  nextSteps: string[];
  waitsForBank: boolean;
  note: string | null;
  toCollect: { minorUnits: number };
  shippingAddress: { firstName: string; phone: string; line1: string };
  package: {
    id: string;
    number: string;
    status: string;
    canReturnUntil: string | null;
    restReturnableUntil: string | null;
    tracking: { carrier: string; code: string; url: string | null } | null;
    timeline: {
      status: string;
      returnStatus: string | null;
      place: string | null;
      note: string | null;
      isCorrection: boolean;
      replacedTracking: { carrier: string; code: string; url: string | null } | null;
    }[];
    returnable: { lineId: string; quantity: number; refund: { minorUnits: number } }[];
    returns: ReturnResponse[];
  };
}

type StepError = ErrorResponse & { from?: string; allowed?: string[] };

export interface StepResponse {
  package: PackageResult | null;
  errors: StepError[];
}

export interface RequestResponse {
  package: { status: string; returns: ReturnResponse[] } | null;
  errors: StepError[];
}

export const TRACKING = { carrier: 'Pos Laju', code: 'EH 1234 5678 9MY' };

/** A marketplace with two vendors and their owners, a guest who buys from both, and a manual clock. */
export async function openTwoVendors(store: Store = openMemoryStore(), change: Partial<Catalogue> = {}, reportError?: ReportError) {
  let ms = Date.parse('2026-02-03T04:00:00Z');
  const owners: Record<string, string> = { ven_utara: 'usr_demo_vendor', ven_selatan: 'usr_demo_shopper' };
  const market = aMarket(change);
  const vendors = market.vendors.map((vendor) => ({ ...vendor, ownerId: owners[vendor.id] ?? null }));
  await seedStore(store, { ...market, vendors });
  const api = await createTestApi({ store, now: () => new Date(ms), ...(reportError && { reportError }) });
  onTestFinished(() => api.close());
  const signIn = async (account: { email: string; password: string }): Promise<SignedIn | null> => {
    const { data } = await api.execute<{ login: AuthResponse }>(LOGIN, account);
    return api.services.sessions.find(data.login.token ?? '');
  };
  const sellers = { utara: await signIn(VENDOR), selatan: await signIn(SHOPPER) };
  type Seller = keyof typeof sellers;
  let count = 0;

  async function run<Data>(operation: string, variables: object, viewer: SignedIn | null = null): Promise<Data> {
    const { data, errors } = await api.execute<Data>(operation, { ...variables }, { viewer });
    if (errors !== undefined) throw new Error(JSON.stringify(errors));
    return data;
  }
  const advance = async (who: Seller, packageId: string, to: string, more: object = {}) =>
    (await run<{ payload: StepResponse }>(ADVANCE, { packageId, to, ...more }, sellers[who])).payload;

  return {
    ...api,
    initialStock: market.stock,
    sellers,
    pass: (hours: number) => (ms += hours * 3_600_000),
    async order(change: Partial<PlaceOrderInput> = TWO_VENDORS, locale: 'en' | 'ms' = 'en'): Promise<OrderResponse> {
      const input = anOrderInput({ ...change, idempotencyKey: `two-vendors-${(count += 1)}` });
      const { data } = await api.execute<PlaceOrderResponse>(PLACE_ORDER, { input }, { locale });
      if (data.placeOrder.order === null) throw new Error(JSON.stringify(data.placeOrder.errors));
      return approved(api, input.payment, data.placeOrder.order);
    },
    advance,
    correct: async (who: Seller, packageId: string, tracking: object, expectedCode?: string) =>
      (await run<{ payload: StepResponse }>(CORRECT, { packageId, tracking, expectedCode }, sellers[who])).payload,
    /** Advances a package to DELIVERED. */
    async deliver(who: Seller, packageId: string): Promise<StepResponse> {
      await advance(who, packageId, 'PACKED');
      await advance(who, packageId, 'SHIPPED', { tracking: TRACKING });
      await advance(who, packageId, 'OUT_FOR_DELIVERY');
      return advance(who, packageId, 'DELIVERED');
    },
    find: async (who: Seller, number: string) =>
      (await run<{ viewer: { vendor: { package: PackageResult | null } } }>(FIND, { number }, sellers[who])).viewer.vendor.package,
    request: async (variables: {
      packageId: string;
      lines: object[];
      cause?: string;
      note?: string;
      reason?: string;
      accessToken?: string | null;
    }) =>
      (
        await run<{ requestReturn: RequestResponse }>(REQUEST, {
          cause: variables.reason === undefined ? 'DOES_NOT_FIT' : null,
          ...variables,
        })
      ).requestReturn,
    withdraw: async (variables: { packageId: string; returnId: string; accessToken?: string | null }) =>
      (await run<{ withdrawReturn: RequestResponse }>(WITHDRAW, variables)).withdrawReturn,
    returnStep: async (who: Seller, step: keyof typeof RETURN_STEPS, variables: object) =>
      (await run<{ payload: StepResponse }>(RETURN_STEPS[step], variables, sellers[who])).payload,
  };
}
