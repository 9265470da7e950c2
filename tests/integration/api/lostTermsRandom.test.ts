import { type Arbitrary, array, assert, asyncProperty, constantFrom, integer, oneof, option, record, uniqueArray } from 'fast-check';
import { expect, test } from 'vitest';
import { invoiceLines } from '#client/features/packages/invoiceLines.ts';
import { invoiceSums } from '#client/features/packages/invoiceSums.ts';
import { createTranslator } from '#client/i18n/I18nProvider.tsx';
import { loadAllMessages } from '#client/i18n/loadMessages.ts';
import type { InvoiceOrder } from '#client/pages/invoice/invoice.ts';
import { totalCart } from '#schema/rules/cartTotals.ts';
import { couponMissingCents, type CouponTerms } from '#schema/rules/coupons.ts';
import { OPERATOR } from '#server/modules/fulfilment/index.ts';
import { aCoupon, aProduct, aStock, aVariant, aVendor } from '#tests/support/builders/documents.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { violations } from '#tests/support/api/orderInvariants.ts';
import type { OrderResponse } from '#tests/support/api/orderOperations.ts';
import { openMarket } from '#tests/support/api/orderingApi.ts';
import { APPROVED } from '#tests/support/api/payments.ts';
import { MAX_RETURNS } from '#schema/rules/limits.ts';
import { CASH_LIMIT_CENTS } from '#schema/rules/payments.ts';

const PRICES = [1, 333, 1999, 7001];
const FEES = [0, 299, 450, 1000];
const VENDORS = FEES.map((_, index) => `ven_${index}`);
const variantOf = (vendor: number, price: number) => `var_${vendor}_${price}`;
const products = FEES.flatMap((_, vendor) =>
  PRICES.map((priceCents, price) =>
    aProduct({
      id: `prd_${vendor}_${price}`,
      vendorId: `ven_${vendor}`,
      priceCents,
      variants: [aVariant({ id: variantOf(vendor, price), sku: `SKU-${vendor}-${price}` })],
    }),
  ),
);
const STOCK = products.map(({ variants }) => aStock(variants[0]!.id, 100_000));
const MARKET = aMarket({
  products,
  stock: STOCK,
  vendors: FEES.map((deliveryFeeCents, index) =>
    aVendor({ id: `ven_${index}`, name: `Vendor ${'ABCD'[index]}`, deliveryFeeCents, expressFeeCents: 600, shipsTo: ['KUALA_LUMPUR'] }),
  ),
});

const aCart = uniqueArray(
  record({ vendor: integer({ min: 0, max: 3 }), price: integer({ min: 0, max: 3 }), quantity: integer({ min: 1, max: 7 }) }),
  {
    selector: ({ vendor, price }) => variantOf(vendor, price),
    minLength: 1,
    maxLength: 7,
  },
);
const someTerms = record({
  discount: oneof(
    record({ kind: constantFrom('PERCENT' as const), percent: constantFrom(7, 20, 50, 100) }),
    record({ kind: constantFrom('AMOUNT' as const), cents: constantFrom(100, 777, 5000) }),
  ),
  vendorId: option(constantFrom(...VENDORS), { nil: null, freq: 4 }),
  minimumCents: constantFrom(0, 500, 3000, 15000, 24000),
});
const aStep = record({
  kind: constantFrom(
    'cancel' as const,
    'cancel' as const,
    'vendor' as const,
    'operator' as const,
    'short' as const,
    'replace' as const,
    'replace' as const,
    'refuse' as const,
    'refuse' as const,
    'ship' as const,
    'deliver' as const,
    'return' as const,
    'return' as const,
  ),
  place: integer({ min: 0, max: 3 }),
  line: integer({ min: 0, max: 6 }),
  units: integer({ min: 1, max: 7 }),
});

type Step = typeof aStep extends Arbitrary<infer Each> ? Each : never;
type Terms = typeof someTerms extends Arbitrary<infer Each> ? Each : never;

/** An order that loses its coupon when one package is cancelled, and whose other package is then returned unit by unit. */
const LOST_TERMS: Case = [
  [
    { vendor: 1, price: 1, quantity: 7 },
    { vendor: 3, price: 3, quantity: 2 },
  ],
  { discount: { kind: 'PERCENT', percent: 20 }, vendorId: null, minimumCents: 15_000 },
  [
    { kind: 'cancel', place: 1, line: 0, units: 1 },
    { kind: 'deliver', place: 0, line: 0, units: 1 },
    ...Array.from({ length: 6 }, (): Step => ({ kind: 'return', place: 0, line: 0, units: 1 })),
  ],
  'online',
  'standard',
];

/** An order in which a cent of VAT depends on whether two reduced lines of a package are split as one amount or as two. */
const TWO_REDUCED: Case = [
  [
    { vendor: 0, price: 0, quantity: 1 },
    { vendor: 1, price: 0, quantity: 1 },
    { vendor: 1, price: 2, quantity: 3 },
    { vendor: 2, price: 0, quantity: 2 },
    { vendor: 3, price: 3, quantity: 2 },
  ],
  null,
  [
    { kind: 'short', place: 1, line: 0, units: 1 },
    { kind: 'cancel', place: 3, line: 0, units: 1 },
    { kind: 'short', place: 1, line: 1, units: 2 },
    { kind: 'cancel', place: 1, line: 0, units: 1 },
  ],
  'online',
  'standard',
];

const CENTS = '{ gross { minorUnits } refund { minorUnits } }';
const PREVIEW = `query ($number: String!, $accessToken: String, $lines: [ReturnLineInput!]!) {
  order(number: $number, accessToken: $accessToken) {
    packages { toCollect { minorUnits } cancellation ${CENTS} returnRefund(lines: $lines) ${CENTS} }
  }
}`;
const UNITS = 'sku title(locale: EN) quantity options { key label(locale: EN) } unitPrice { minorUnits } total { minorUnits }';
const INVOICE = `query ($number: String!, $accessToken: String) {
  order(number: $number, accessToken: $accessToken) {
    totals { ...totals }
    packages {
      status totals { ...totals } lostTerms { total { minorUnits } }
      returns { status refund { minorUnits } charge { total { minorUnits } } }
      lines { id ${UNITS} }
      lineChanges { id lineId subtotal { minorUnits } refund { minorUnits } before { ${UNITS} } after { ${UNITS} } }
    }
  }
}
fragment totals on Totals {
  subtotal { minorUnits } discount { minorUnits } shipping { minorUnits } tax { minorUnits } taxRatePercent total { minorUnits }
}`;
type Invoiced = Pick<InvoiceOrder, 'totals' | 'packages'>;

interface Preview {
  gross: { minorUnits: number };
  refund: { minorUnits: number };
}

interface PackagePreview {
  toCollect: { minorUnits: number };
  cancellation: Preview | null;
  returnRefund: Preview | null;
}

/** A package as modelled by the test. */
interface Modelled {
  id: string;
  number: string;
  vendorId: string;
  state: 'there' | 'with the courier' | 'delivered' | 'cancelled by the buyer' | 'cancelled by another';
  /** For cash: the amount to collect at the time the courier received the package. */
  handedOverCents?: number;
  lines: { id: string; unitCents: number; left: number; isReplaced: boolean }[];
  /** Number of returns so far. */
  returns: number;
  /** What lines cost less because the vendor did not send some units, or cheaper ones. */
  missingCents: number[];
  shippingCents: number;
  regularCents: number;
  isFree: boolean;
  /** Amount paid for the remaining units, including VAT but not delivery. */
  productsCents: number;
  /** The same amount excluding VAT. */
  netCents: number;
}

const CHANGES: ReadonlySet<string> = new Set(['short', 'replace', 'refuse']);

type Case = [{ vendor: number; price: number; quantity: number }[], Terms | null, Step[], 'online', 'standard'];

/** An order whose vendor replaces a line, whose buyer refuses it, and whose vendor then sends less of another line: random steps may not. */
const EVERY_CHANGE: Case = [
  [
    { vendor: 0, price: 2, quantity: 4 },
    { vendor: 0, price: 1, quantity: 2 },
  ],
  null,
  [
    { kind: 'replace', place: 0, line: 0, units: 4 },
    { kind: 'refuse', place: 0, line: 0, units: 1 },
    { kind: 'short', place: 0, line: 1, units: 1 },
  ],
  'online',
  'standard',
];

const sum = (amounts: readonly number[]) => amounts.reduce((total, cents) => total + cents, 0);
const leftCents = ({ lines }: Modelled) => lines.filter(({ left }) => left > 0).map(({ left, unitCents }) => left * unitCents);
const isLeft = (each: Modelled) => !each.state.startsWith('cancelled') && leftCents(each).length > 0;

/** Price of the remaining units under the order's terms; null if no terms have been lost. */
function costAlone(packages: readonly Modelled[], coupon: CouponTerms | null): number | null {
  const judged = packages.filter((each) => isLeft(each) || each.state === 'cancelled by another');
  // Like a package that its vendor cancelled, units that it did not send count towards the terms.
  const subtotals = [
    ...judged.map((each) => ({ vendorId: each.vendorId, subtotalCents: sum(leftCents(each)) })),
    ...packages.map(({ vendorId, missingCents }) => ({ vendorId, subtotalCents: sum(missingCents) })),
  ];
  const isCouponLost = coupon !== null && couponMissingCents(coupon, subtotals) > 0;
  const priced = totalCart(
    [
      ...judged.map((each) => ({
        vendorId: each.vendorId,
        lineTotalsCents: leftCents(each),
        delivery: { regularCents: each.regularCents, canBeFree: each.isFree },
      })),
      ...packages.map(({ vendorId, missingCents }) => ({ vendorId, lineTotalsCents: missingCents, delivery: null })),
    ],
    isCouponLost ? null : coupon,
  ).packages;
  const rows = judged.flatMap((each, at) => (isLeft(each) ? [{ each, totals: priced[at]! }] : []));
  const isFreeLost = rows.some(({ each, totals }) => totals.shippingCents > each.shippingCents);
  const isDiscounted = rows.some(({ each }) => each.netCents < sum(leftCents(each)));
  if (!isFreeLost && !(isCouponLost && isDiscounted)) return null;
  return sum(rows.map(({ totals }) => totals.totalCents));
}

test(
  "after any cancellations, missing or replaced units and returns the buyer pays the price of the rest under the order's terms, as its invoice states, and never more than before",
  { timeout: 240_000 },
  async () => {
    const market = await openMarket('memory', MARKET);
    const { store, services, execute } = market;
    let count = 0;
    const orderOf = async (id: string) => (await store.get('orders', id))!;
    const earned = () => sum(MARKET.vendors.map((vendor) => services.vendorNumbers.stats(vendor, 2).period.revenueCents));
    let charged = 0;
    const changed = new Set<string>();
    const { t } = createTranslator('en', await loadAllMessages('en'));

    await assert(
      asyncProperty(
        aCart,
        option(someTerms, { nil: null, freq: 6 }),
        array(aStep, { minLength: 1, maxLength: 9 }),
        constantFrom('online', 'cash'),
        constantFrom('standard', 'express'),
        async (cart, terms, steps, wantedPayment, firstDelivery) => {
          count += 1;
          const earnedBefore = earned();
          const id = `RANDOM${count}`;
          if (terms !== null) await store.transaction((transaction) => transaction.put('coupons', aCoupon({ id, ...terms })));
          const lines = cart.map(({ vendor, price, quantity }) => ({
            variantId: variantOf(vendor, price),
            quantity,
            ifSoldOut: 'SIMILAR' as const,
          }));
          const shipping = [{ vendorId: `ven_${cart[0]!.vendor}`, optionId: firstDelivery }];
          const wanted = { lines, shipping, state: 'KUALA_LUMPUR', coupon: terms === null ? null : id };
          const withCoupon = await market.quote(wanted);
          const coupon = withCoupon.coupon === null ? null : terms;
          const quote = withCoupon.coupon === null ? await market.quote({ ...wanted, coupon: null }) : withCoupon;
          const expectedTotal = quote.totals.total.minorUnits;
          const isCash = wantedPayment === 'cash' && expectedTotal <= CASH_LIMIT_CENTS;
          const { order, errors } = await market.placeOrder({
            idempotencyKey: `random-terms-${count}`,
            email: `buyer${count}@example.com`,
            lines,
            shipping,
            coupon: coupon === null ? null : id,
            expectedTotal,
            payment: isCash ? { method: 'CASH_ON_DELIVERY' } : APPROVED,
          });
          expect(errors).toEqual([]);
          const model = modelOf(order!, quote);
          const preview = async (place: number, wantedLines: object[]) => {
            const variables = { number: order!.number, accessToken: order!.accessToken, lines: wantedLines };
            const { data } = await execute<{ order: { packages: PackagePreview[] } }>(PREVIEW, variables);
            return data.order.packages[place]!;
          };
          /** The amount that the buyer has paid or will pay. */
          const paid = async () => {
            const { payment, accessToken, number } = { ...(await orderOf(order!.id)), accessToken: order!.accessToken };
            if (!isCash) return expectedTotal - (payment.refundedCents ?? 0);
            const opened = (await market.openOrder(number, accessToken))!;
            const stored = await orderOf(order!.id);
            const due = stored.packages.flatMap(({ returns = [] }) => returns).filter(({ status }) => status === 'RECEIVED');
            return opened.payment.amount.minorUnits - sum(due.map(({ refundCents }) => refundCents));
          };

          /** The sums of the order's invoice. */
          const invoiced = async ({ number, accessToken }: OrderResponse) => {
            const { data } = await execute<{ order: Invoiced }>(INVOICE, { number, accessToken });
            const { packages, totals } = data.order;
            const rows = packages.flatMap((each) => invoiceLines(each, isCash, t));
            const { dueCents } = invoiceSums({ totals, packages, coupon: null }, t);
            return { rowCents: sum(rows.map(({ cents }) => cents)), subtotalCents: totals.subtotal.minorUnits, dueCents };
          };

          const toCollect = async (place: number) => (await preview(place, [])).toCollect.minorUnits;

          let pays = expectedTotal;
          const step = async (kind: string, place: number, line: number, units: number) => {
            const each = model[place];
            if (each === undefined) return;
            const after = { ...each, lines: each.lines.map((own) => ({ ...own })) };
            if (kind === 'ship' && each.state === 'there') {
              for (const to of ['PACKED', 'SHIPPED'] as const) {
                expect((await services.fulfilment.advance(each.id, to, OPERATOR)).kind).toBe('done');
              }
              model[place] = { ...each, state: 'with the courier', handedOverCents: await toCollect(place) };
              expect(await paid()).toBe(pays);
            } else if (kind === 'deliver' && (each.state === 'there' || each.state === 'with the courier')) {
              const toBuyer = ['PACKED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const;
              for (const to of each.state === 'there' ? toBuyer : toBuyer.slice(2)) {
                expect((await services.fulfilment.advance(each.id, to, OPERATOR)).kind).toBe('done');
              }
              model[place] = { ...each, state: 'delivered' };
              expect(await paid()).toBe(pays);
            } else if ((kind === 'vendor' || kind === 'operator') && each.state === 'there') {
              const by = kind === 'vendor' ? { by: 'VENDOR' as const } : {};
              expect((await services.fulfilment.advance(each.id, 'CANCELLED', OPERATOR, by)).kind).toBe('done');
              model[place] = { ...each, state: 'cancelled by another' };
              const now = await paid();
              expect(now).toBeLessThanOrEqual(pays - each.productsCents - each.shippingCents);
              expect(now).toBeGreaterThanOrEqual(atLeast(model));
              pays = now;
            } else if (CHANGES.has(kind) && each.state === 'there') {
              const usual = after.lines[line % after.lines.length]!;
              const own = kind === 'refuse' ? (after.lines.find(({ left, isReplaced }) => left > 0 && isReplaced) ?? usual) : usual;
              const quantity = kind === 'replace' ? Math.min(units, own.left) : kind === 'short' ? Math.max(0, own.left - units) : 0;
              if (own.left === 0 || own.isReplaced !== (kind === 'refuse')) return;
              const change = { lineId: own.id, quantity, restock: units % 2 === 0 };
              const variantId = variantOf(Number(each.vendorId.slice(-1)), (line + units) % 4);
              const { substitutions } = services;
              const result =
                kind === 'replace'
                  ? await substitutions.replace(each.id, { ...change, variantId }, OPERATOR)
                  : kind === 'short'
                    ? await substitutions.reduceLine(each.id, change, OPERATOR)
                    : await substitutions.refuse(each.id, own.id, OPERATOR);
              // The same product cannot be sent instead.
              if (result.kind === 'refused' && kind === 'replace' && result.errors[0]!.path?.[0] === 'variantId') return;
              if (result.kind === 'refused') throw new Error(JSON.stringify(result.errors));
              changed.add(kind);
              const now = await paid();
              const isLast = after.lines.every(({ id, left }) => id === own.id || left === 0) && quantity === 0;
              if (isLast) model[place] = { ...each, state: 'cancelled by another' };
              else {
                const { subtotalCents, discountCents, taxCents, refundCents } = result.orderPackage.lineChanges!.at(-1)!;
                const sent = result.orderPackage.lines.find(({ id }) => id === own.id);
                expect(subtotalCents).toBe(own.left * own.unitCents - quantity * (sent?.unitPriceCents ?? 0));
                if (subtotalCents > 0) after.missingCents = [...each.missingCents, subtotalCents];
                Object.assign(own, { left: quantity, unitCents: sent?.unitPriceCents ?? 0, isReplaced: kind === 'replace' });
                const netCents = subtotalCents - discountCents;
                model[place] = { ...after, netCents: each.netCents - netCents, productsCents: each.productsCents - netCents - taxCents };
                expect(pays - now).toBe(refundCents);
                expect(refundCents).toBeGreaterThanOrEqual(netCents + taxCents);
              }
              expect(now).toBeLessThanOrEqual(pays);
              expect(now).toBeGreaterThanOrEqual(atLeast(model));
              pays = now;
            } else if (kind === 'cancel' && each.state === 'there') {
              const { cancellation } = await preview(place, []);
              const holder = { viewer: null, accessToken: order!.accessToken };
              expect((await services.ownOrders.cancel(each.number, holder)).errors).toEqual([]);
              model[place] = { ...each, state: 'cancelled by the buyer' };
              await judged(cancellation!);
            } else if (kind === 'return' && each.state === 'delivered') {
              const own = after.lines[line % after.lines.length]!;
              const quantity = Math.min(units, own.left);
              if (quantity === 0 || each.returns === MAX_RETURNS) return;
              const wantedLines = [{ lineId: own.id, quantity }];
              const { returnRefund } = await preview(place, wantedLines);
              const result = await services.returns.request(each.id, { lines: wantedLines, reason: 'Too big' }, OPERATOR);
              if (result.kind === 'refused') throw new Error(JSON.stringify(result.errors));
              const { id: returnId, lines: returned } = result.orderPackage.returns!.at(-1)!;
              await services.returns.accept(each.id, returnId, 'Send it here', OPERATOR);
              await services.returns.receive(each.id, returnId, true, OPERATOR);
              own.left -= quantity;
              const netCents = each.netCents - sum(returned.map((back) => back.productsCents));
              model[place] = {
                ...after,
                returns: each.returns + 1,
                netCents,
                productsCents: each.productsCents - returnRefund!.gross.minorUnits,
              };
              await judged(returnRefund!);
            }
          };
          /**
           * Runs after each step that the buyer takes, and checks the property in the title. For cash, the amounts that couriers are to
           * collect or have collected are fixed.
           */
          const judged = async ({ refund }: Preview) => {
            const now = await paid();
            const bottom = atLeast(model);
            const isSplit = isCash && model.some(({ state }) => state === 'with the courier' || state === 'delivered');
            for (const [place, { state, handedOverCents }] of model.entries()) {
              if (state === 'with the courier') expect(await toCollect(place)).toBe(handedOverCents);
            }
            const alone = costAlone(model, coupon);
            const fixed = bottom - sum(model.filter(isLeft).map((each) => each.productsCents + each.shippingCents));
            const should = Math.min(pays, Math.max(bottom, fixed + (alone ?? 0)));
            expect(refund.minorUnits).toBeGreaterThanOrEqual(0);
            expect(now).toBeGreaterThanOrEqual(bottom);
            expect(now).toBeLessThanOrEqual(pays);
            if (!isSplit) expect([now, pays - now]).toEqual([should, refund.minorUnits]);
            if (now > bottom) charged += 1;
            pays = now;
          };

          for (const { kind, place, line, units } of steps) {
            await step(kind, place % model.length, line, units);
            const { rowCents, subtotalCents, dueCents } = await invoiced(order!);
            expect([rowCents, dueCents]).toEqual([subtotalCents, pays]);
          }
          for (const place of model.keys()) await step('cancel', place, 0, 0);
          const stored = await orderOf(order!.id);
          if (model.every(({ state }) => state.startsWith('cancelled'))) expect(pays).toBe(0);
          // The vendors' revenue including VAT equals what the buyer paid.
          const taxes = stored.packages.map(({ timeline, totals, returns = [], lostTerms }) => {
            const back = returns.flatMap((each) => each.lines).map(({ taxCents }) => taxCents);
            return timeline.at(-1)?.status === 'CANCELLED' ? 0 : totals.taxCents - sum(back) + (lostTerms?.taxCents ?? 0);
          });
          expect(earned() - earnedBefore + sum(taxes)).toBe(pays);
        },
      ),
      { numRuns: 250, examples: [EVERY_CHANGE, LOST_TERMS, TWO_REDUCED] },
    );
    expect(charged).toBeGreaterThan(5);
    expect(changed).toEqual(CHANGES);
    expect(await violations(store, STOCK)).toEqual([]);
  },
);

/** The least that the buyer must pay: the amounts paid for the remaining units and for every remaining delivery. */
function atLeast(model: readonly Modelled[]): number {
  return sum(model.filter(({ state }) => !state.startsWith('cancelled')).map((each) => each.productsCents + each.shippingCents));
}

function modelOf(
  { packages }: OrderResponse,
  { groups }: { groups: { vendor: { id: string }; chosen: { code: string; regularPrice: { minorUnits: number } } | null }[] },
): Modelled[] {
  return packages.map(({ id, number, vendor, lines, totals }) => {
    const chosen = groups.find((group) => group.vendor.id === vendor.id)!.chosen!;
    return {
      id,
      number,
      vendorId: vendor.id,
      state: 'there',
      lines: lines.map((line) => ({ id: line.id, unitCents: line.unitPrice.minorUnits, left: line.quantity, isReplaced: false })),
      returns: 0,
      missingCents: [],
      shippingCents: totals.shipping.minorUnits,
      regularCents: chosen.regularPrice.minorUnits,
      isFree: chosen.code === 'standard',
      productsCents: totals.total.minorUnits - totals.shipping.minorUnits,
      netCents: totals.subtotal.minorUnits - totals.discount.minorUnits,
    };
  });
}
