import type { IfSoldOut } from '#schema/rules/substitutions.ts';
import type { Section } from '#schema/rules/facets.ts';
import { openMemoryStore } from '#server/store/core/transactionalStore.ts';
import { aCategory, aCoupon, aProduct, aStock } from '#tests/support/builders/documents.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { confirmOrder } from './confirmed.ts';
import { violations } from './orderInvariants.ts';
import { PLACE_ORDER, type PlaceOrderResponse } from './orderOperations.ts';
import { openTwoVendors, TRACKING } from './packages.ts';
import { APPROVED, approved } from './payments.ts';

const LINE = 'id sku quantity ifSoldOut unitPrice { minorUnits } replacement { state respondBy }';
const PACKAGE = `id status canAnswerReplacement lines { ${LINE} }
  lineChanges { id kind isBySilence before { sku quantity unitPrice { minorUnits } } after { sku quantity unitPrice { minorUnits } } refund { minorUnits } }
  timeline { status lineChange note } returnable { lineId quantity refund { minorUnits } }`;
const ERRORS = 'errors { __typename ... on UserError { code message path } ... on IllegalTransition { from allowed } }';
const SHORT = `mutation ($packageId: ID!, $lineId: ID!, $quantity: Int!, $restock: Boolean!, $expectedQuantity: Int, $expectedVariantId: ID) {
  payload: shortLine(packageId: $packageId, lineId: $lineId, quantity: $quantity, restock: $restock, expectedQuantity: $expectedQuantity, expectedVariantId: $expectedVariantId) {
    package { nextSteps canChangeLines package { ${PACKAGE} } } ${ERRORS}
  }
}`;
const REPLACE = `mutation ($packageId: ID!, $lineId: ID!, $variantId: ID!, $quantity: Int!, $restock: Boolean = false, $expectedQuantity: Int, $expectedVariantId: ID) {
  payload: replaceLine(packageId: $packageId, lineId: $lineId, variantId: $variantId, quantity: $quantity, restock: $restock, expectedQuantity: $expectedQuantity, expectedVariantId: $expectedVariantId) {
    package { nextSteps canChangeLines package { ${PACKAGE} } } ${ERRORS}
  }
}`;
const answerOf = (how: string) => `mutation ($packageId: ID!, $lineId: ID!, $accessToken: String) {
  payload: ${how}Replacement(packageId: $packageId, lineId: $lineId, accessToken: $accessToken) { package { ${PACKAGE} } ${ERRORS} }
}`;
const ORDER = `query ($number: String!, $accessToken: String) {
  order(number: $number, accessToken: $accessToken) { packages { ${PACKAGE} } }
}`;
const ADVANCE = `mutation ($packageId: ID!, $to: PackageStatus!, $expectedLineChanges: Int) {
  payload: advancePackage(packageId: $packageId, to: $to, expectedLineChanges: $expectedLineChanges) { package { package { status } } ${ERRORS} }
}`;
const CANCEL = `mutation ($number: String!, $accessToken: String) {
  payload: requestCancellation(number: $number, reason: "Too late", accessToken: $accessToken) { package { id } ${ERRORS} }
}`;
const DECLINE = `mutation ($packageId: ID!) {
  payload: declineCancellation(packageId: $packageId, reason: "It is packed already") { package { package { id } } ${ERRORS} }
}`;
const REVIEWABLE = '{ viewer { reviewableLines { nodes { line { product { id } } } } } }';

interface ShownLine {
  id: string;
  sku: string;
  quantity: number;
  ifSoldOut: IfSoldOut | null;
  unitPrice: { minorUnits: number };
  replacement: { state: string; respondBy: string | null } | null;
}

interface ShownPackage {
  id: string;
  status: string;
  lines: ShownLine[];
  lineChanges: { kind: string; before: ShownLine; after: ShownLine | null; refund: { minorUnits: number } }[];
  timeline: { status: string; lineChange: string | null }[];
  returnable: { lineId: string; quantity: number; refund: { minorUnits: number } }[];
}

interface Payload<Shown> {
  package: Shown | null;
  errors: { code: string; path: string[] | null; message: string; allowed?: string[] }[];
}

interface Options {
  rice?: IfSoldOut | null;
  riceUnits?: number;
  tea?: IfSoldOut | null;
  cash?: boolean;
  member?: boolean;
  /** Picked up at Utara, which sells all of it only in its store. */
  pickup?: boolean;
  sections?: Section[];
  coupon?: { percent: number; minimumCents: number };
}

export type Substituted = Awaited<ReturnType<typeof seedAndOpen>>;

/** A paid order of 3 (or `riceUnits`) × rice and 1 × tea from Utara, which also sells cheaper and dearer products. */
export async function seedAndOpen({
  rice = 'SIMILAR',
  riceUnits = 3,
  tea = 'SIMILAR',
  cash = false,
  member = false,
  pickup = false,
  sections,
  coupon,
}: Options) {
  const usual = aMarket();
  const cheap = aProduct({ id: 'prd_cheap', vendorId: 'ven_utara', priceCents: 1000 });
  const chilled = aProduct({ id: 'prd_chilled', vendorId: 'ven_utara', priceCents: 1000, tags: ['chilled'] });
  const change = {
    products: [...usual.products, cheap, chilled].map((each) => (pickup ? { ...each, fulfilment: ['IN_STORE' as const] } : each)),
    ...(pickup && { vendors: usual.vendors.map((vendor) => ({ ...vendor, offersPickup: true })) }),
    stock: [...usual.stock, aStock('var_cheap', 10), aStock('var_chilled', 10)],
    ...(sections && { categories: [aCategory({ sections })] }),
  };
  const market = await openTwoVendors(openMemoryStore(), change);
  if (coupon !== undefined) {
    const { percent, minimumCents } = coupon;
    await market.store.transaction((transaction) =>
      transaction.put('coupons', aCoupon({ id: 'TENTH', discount: { kind: 'PERCENT', percent }, minimumCents })),
    );
  }
  const subtotal = riceUnits * 1234 + 333;
  const discounted = subtotal - (coupon === undefined ? 0 : Math.round((subtotal * coupon.percent) / 100));
  const input = (wanted: IfSoldOut | null) =>
    anOrderInput({
      idempotencyKey: 'substitutions-1',
      lines: [
        { variantId: 'var_rice', quantity: riceUnits, ifSoldOut: wanted },
        { variantId: 'var_tea', quantity: 1, ifSoldOut: tea },
      ],
      expectedTotal: discounted + Math.floor((discounted * 20 + 50) / 100) + (pickup ? 0 : 300),
      ...(pickup && { shipping: [{ vendorId: 'ven_utara', optionId: 'pickup' }] }),
      coupon: coupon === undefined ? null : 'TENTH',
      payment: cash ? { method: 'CASH_ON_DELIVERY' } : APPROVED,
    });
  const viewer = member ? market.sellers.selatan : null;
  const place = async (wanted: IfSoldOut | null) =>
    (await market.execute<PlaceOrderResponse>(PLACE_ORDER, { input: input(wanted) }, { viewer })).data.placeOrder;
  const { order, accessToken, errors } = await place(rice);
  if (order === null) throw new Error(JSON.stringify(errors));
  await confirmOrder(market, order.number);
  await approved(market, input(rice).payment, order);
  const packageId = order.packages[0]!.id;
  const send = async <Shown>(document: string, variables: object, as: typeof viewer): Promise<Payload<Shown>> => {
    const { data, errors: failed } = await market.execute<{ payload: Payload<Shown> }>(
      document,
      { packageId, ...variables },
      { viewer: as },
    );
    if (failed !== undefined) throw new Error(JSON.stringify(failed));
    return data.payload;
  };
  const packages = async () => {
    const variables = { number: order.number, accessToken };
    const { data } = await market.execute<{ order: { packages: ShownPackage[] } }>(ORDER, variables, { viewer });
    return data.order.packages;
  };
  const stored = async () => (await market.store.query('orders', { where: { number: order.number } })).items[0];
  type Sold = { nextSteps: string[]; package: ShownPackage };
  const seller = market.sellers.utara;
  return {
    ...market,
    number: order.number,
    packageId,
    packages,
    lines: (await packages())[0]!.lines,
    again: async (wanted: IfSoldOut) => (await place(wanted)).errors,
    short: (lineId: string, quantity: number, restock = false, expected: object = {}) =>
      send<Sold>(SHORT, { lineId, quantity, restock, ...expected }, seller),
    replace: (lineId: string, variantId: string, quantity: number, more: object = {}) =>
      send<Sold>(REPLACE, { lineId, variantId, quantity, ...more }, seller),
    answer: (how: 'accept' | 'refuse', lineId: string, token: string | null = accessToken) =>
      send<ShownPackage>(answerOf(how), { lineId, accessToken: token }, viewer),
    advanceExpecting: (to: string, expectedLineChanges: number) =>
      send<{ package: { status: string } }>(ADVANCE, { to, expectedLineChanges }, seller),
    requestCancellation: async () => {
      await market.advance('utara', packageId, 'PACKED');
      const { errors: failed } = await send(CANCEL, { number: `${order.number}-1`, accessToken }, viewer);
      if (failed.length > 0) throw new Error(JSON.stringify(failed));
    },
    declineCancellation: async () => (await send(DECLINE, {}, seller)).errors,
    ship: async () => {
      await market.advance('utara', packageId, 'PACKED');
      return (await market.advance('utara', packageId, 'SHIPPED', { tracking: TRACKING })).errors;
    },
    deliver: async () => {
      for (const to of ['PACKED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const)
        await market.advance('utara', packageId, to, to === 'SHIPPED' ? { tracking: TRACKING } : {});
    },
    reviewable: async () => {
      const { data } = await market.execute<{ viewer: { reviewableLines: { nodes: { line: { product: { id: string } } }[] } } }>(
        REVIEWABLE,
        {},
        { viewer },
      );
      return data.viewer.reviewableLines.nodes.map(({ line }) => line.product.id);
    },
    payment: async () => (await stored())?.payment,
    storedOrder: async () => (await stored())!,
    totals: async () => (await stored())!.totals,
    toCollect: async () => (await market.find('utara', `${order.number}-1`))?.toCollect.minorUnits,
    left: async (variantId: string) => (await market.store.get('stock', variantId))?.onHand,
    hours: async (hours: number) => {
      market.pass(hours);
      await market.services.jobs.runDue();
    },
    mails: async () => {
      await market.services.settled();
      return market.mailbox.mails.toReversed();
    },
    violations: () => violations(market.store, market.initialStock),
  };
}
