import { yearOf } from '#server/platform/malaysianDays.ts';
import type { StockDoc } from '#server/store/documents/catalog.ts';
import { lostCents, NOTHING_LOST } from '#schema/rules/lostTerms.ts';
import type { LineChangeDoc, OrderDoc, OrderPackageDoc, ReturnDoc, ReturnStatus, TotalsDoc } from '#server/store/documents/orders.ts';
import type { PaymentDoc } from '#server/store/documents/payments.ts';
import type { Store } from '#server/store/store.ts';

const ALL = { limit: 1_000_000 };

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/**
 * Checks invariants that hold in every store at any time: no unit was sold twice or lost, and all amounts add up. Returns one sentence
 * per violation, so a test expects an empty list. `initialStock` is the stock before the first order.
 */
export async function violations(store: Store, initialStock: readonly StockDoc[]): Promise<string[]> {
  const orders = (await store.query('orders', ALL)).items;
  const keys = (await store.query('idempotency', ALL)).items;
  // Cancelled units are back in stock. Orders that await confirmation, or were cancelled while awaiting it, have taken none.
  const alive = orders
    .filter(({ unreserved }) => unreserved === undefined)
    .flatMap((order) => order.packages)
    .filter((orderPackage) => orderPackage.timeline.at(-1)?.status !== 'CANCELLED');
  const lines = alive.flatMap((orderPackage) => orderPackage.lines);
  const found: string[] = [];
  for (const { id, onHand } of initialStock) {
    const left = (await store.get('stock', id))?.onHand ?? 0;
    const ordered = sum(lines.filter((line) => line.variantId === id).map((line) => line.quantity));
    const back = sum(alive.map((orderPackage) => restocked(orderPackage, id)));
    const missing = sum(orders.flatMap((order) => order.packages).map((orderPackage) => missingUnits(orderPackage, id)));
    if (left < 0 || left + ordered + missing - back !== onHand)
      found.push(`${id}: ${left} left, ${ordered} ordered, ${missing} missing and ${back} come back of ${onHand}`);
  }
  const keyed = keys.map((key) => key.orderId).sort();
  if (JSON.stringify(keyed) !== JSON.stringify(orders.map((order) => order.id))) found.push('keys and orders do not match one to one');
  if (new Set(orders.map(({ number }) => number)).size !== orders.length) found.push('two orders have the same number');
  found.push(...(await invoiceViolations(store)));
  for (const { id, used, useLimit } of (await store.query('coupons', ALL)).items) {
    const orderedWith = orders.filter(
      ({ coupon, packages }) => coupon === id && packages.some(({ timeline }) => timeline.at(-1)?.status !== 'CANCELLED'),
    ).length;
    if (used !== orderedWith) found.push(`${id}: ${used} uses counted, ${orderedWith} orders have it`);
    if (useLimit !== null && used > useLimit) found.push(`${id}: ${used} uses of ${useLimit}`);
  }
  for (const { number, unreserved, packages, payment } of orders) {
    const isUntouched = packages.every(({ timeline }) => ['PLACED', 'CANCELLED'].includes(timeline.at(-1)?.status ?? ''));
    if (unreserved !== undefined && !(isUntouched && payment.method === 'CASH_ON_DELIVERY'))
      found.push(`${number}: goes on without its stock`);
  }
  const ofOrders = orders.flatMap((order) => [...moneyViolations(order), ...returnViolations(order), ...termsViolations(order)]);
  return [...found, ...ofOrders, ...(await paymentViolations(store))];
}

/**
 * The invoice numbers of a year run consecutively from 1 to the last number in the series, and each belongs to one order placed in that
 * year in Malaysia.
 */
async function invoiceViolations(store: Store): Promise<string[]> {
  // In a single transaction, because numbers may be issued in the meantime.
  const {
    result: [{ items: orders }, { items: series }],
  } = await store.transaction((transaction) => Promise.all([transaction.query('orders', ALL), transaction.query('invoiceSeries', ALL)]));
  const issued = orders.flatMap(({ invoiceNumber }) => invoiceNumber ?? []);
  const expected = series.flatMap(({ id, last }) =>
    Array.from({ length: last }, (_, index) => `INV-${id}-${String(index + 1).padStart(6, '0')}`),
  );
  const found = orders.flatMap(({ number, placedAt, invoiceNumber }) =>
    invoiceNumber === null || invoiceNumber.startsWith(`INV-${yearOf(new Date(placedAt))}-`)
      ? []
      : `${number}: ${invoiceNumber} is of another year`,
  );
  if (JSON.stringify(issued.sort()) !== JSON.stringify(expected.sort())) found.push('invoice numbers have gaps or duplicates');
  return found;
}

/** The states that a charge may have at the gateway, by the status of its payment. */
const CHARGE_OF: Record<PaymentDoc['status'], readonly string[]> = {
  STARTED: [],
  AUTHORISED: [],
  RELEASING: [],
  REFUNDING: [],
  PENDING: ['PENDING'],
  CAPTURED: ['CAPTURED'],
  DECLINED: ['DECLINED', 'VOIDED', 'EXPIRED'],
  // A charge that was captured for an abandoned order is refunded in full.
  FAILED: ['DECLINED', 'VOIDED', 'EXPIRED', 'CAPTURED'],
};

/**
 * Between requests no payment is unsettled: each belongs to an order with the same amount, an order is paid by at most one payment, and
 * payments and gateway agree on what was captured and refunded.
 */
async function paymentViolations(store: Store): Promise<string[]> {
  const payments = (await store.query('payments', ALL)).items;
  const charges = (await store.query('demoCharges', ALL)).items;
  const orders = (await store.query('orders', ALL)).items;
  const found: string[] = [];
  for (const order of orders) {
    if (order.payment.method !== 'CASH_ON_DELIVERY') {
      const own = payments.filter((each) => each.orderId === order.id);
      found.push(...orderPaymentViolations(order, own).map((what) => `${order.number}: ${what}`));
    }
  }
  for (const { id, orderId, amountCents, status, refunds } of payments) {
    const order = orderId === null ? null : await store.get('orders', orderId);
    if (order === null || placedCents(order) !== amountCents) found.push(`${id}: not the payment of an order`);
    const charge = charges.find((each) => each.id === id);
    if (!CHARGE_OF[status].includes(charge?.state ?? 'UNKNOWN')) {
      // Version 0.1 stored nothing when a charge was declined.
      if (status !== 'FAILED' || charge !== undefined) found.push(`${id}: ${status} here and ${charge?.state ?? 'unknown'} at the gateway`);
    }
    const given = sum(Object.values(charge?.refunds ?? {}));
    const due = status === 'FAILED' && charge?.state === 'CAPTURED' ? amountCents : sum(refunds.map((refund) => refund.amountCents));
    if (given !== due) found.push(`${id}: ${given} were given back of ${due}`);
  }
  for (const { id, state, amountCents, refunds, isUntold } of charges) {
    const isKnown = payments.some((each) => each.id === id);
    const isGivenBack = sum(Object.values(refunds)) === amountCents;
    if (!isKnown && (state === 'AUTHORISED' || (state === 'CAPTURED' && !isGivenBack))) found.push(`${id}: charged without an order`);
    if (isUntold === true) found.push(`${id}: decided, and not known to the marketplace`);
  }
  return found;
}

/** The total of an order before its vendors reduced or replaced lines. */
function placedCents({ packages, totals }: OrderDoc): number {
  return totals.totalCents + sum(packages.flatMap(({ lineChanges = [] }) => lineChanges).map(changedCents));
}

const changedCents = ({ subtotalCents, discountCents, taxCents }: LineChangeDoc) => subtotalCents - discountCents + taxCents;

function orderPaymentViolations(order: OrderDoc, own: readonly PaymentDoc[]): string[] {
  const { payment, packages } = order;
  const found: string[] = [];
  const taken = own.filter(({ status }) => status === 'CAPTURED');
  const isPaid = payment.status === 'PAID' || payment.status === 'REFUNDED';
  if (taken.length !== (isPaid && placedCents(order) > 0 ? 1 : 0)) found.push(`${payment.status} and charged ${taken.length} times`);
  const open = own.filter(({ status }) => status === 'PENDING').length;
  if (open !== (payment.status === 'PENDING' ? 1 : 0)) found.push(`${payment.status} with ${open} open payments`);
  const isCancelled = packages.every((orderPackage) => orderPackage.timeline.at(-1)?.status === 'CANCELLED');
  const isHeld = payment.payBy !== undefined;
  if (payment.status === 'FAILED' && isHeld === isCancelled) found.push('its reservation and the status of its packages differ');
  if (isPaid && (isHeld || payment.action !== undefined)) found.push('is paid, but still asks for a payment');
  // A line that became free through a coupon has no refund.
  const received = packages.flatMap((orderPackage) =>
    (orderPackage.returns ?? []).filter((each) => each.status === 'RECEIVED' && each.refundCents > 0),
  );
  const givenFor = taken.flatMap(({ refunds }) => refunds).filter(({ key }) => key.startsWith('ret_'));
  if (
    JSON.stringify(givenFor.map(({ key, amountCents }) => [key, amountCents]).sort()) !==
    JSON.stringify(received.map((each) => [each.id, each.refundCents]).sort())
  )
    found.push('returns and refunds do not match one to one');
  const changes = packages.flatMap(({ lineChanges = [] }) => lineChanges).filter((change) => change.refundCents > 0);
  const givenForLines = taken.flatMap(({ refunds }) => refunds).filter(({ key }) => key.startsWith('chg_'));
  if (
    JSON.stringify(givenForLines.map(({ key, amountCents }) => [key, amountCents]).sort()) !==
    JSON.stringify(changes.map(({ id, refundCents }) => [id, refundCents]).sort())
  )
    found.push('changed lines and refunds do not match one to one');
  const cancelled = packages.filter(({ timeline }) => timeline.at(-1)?.status === 'CANCELLED');
  const givenForPackages = taken
    .flatMap(({ refunds }) => refunds)
    .filter(({ key, amountCents }) => key.startsWith('pkg_') && amountCents > 0);
  const dueForPackages = cancelled.map(
    ({ id, totals: { totalCents }, charge = NOTHING_LOST }) => [id, totalCents - lostCents(charge)] as const,
  );
  if (
    taken.length > 0 &&
    JSON.stringify(givenForPackages.map(({ key, amountCents }) => [key, amountCents]).sort()) !==
      JSON.stringify(dueForPackages.filter(([, cents]) => cents > 0).sort())
  )
    found.push('cancelled packages and refunds do not match one to one');
  const refunds = taken.flatMap((each) => each.refunds).filter(({ isDone }) => isDone);
  if (sum(refunds.map(({ amountCents }) => amountCents)) !== (payment.refundedCents ?? 0))
    found.push('its refunded amount differs from the refunds made');
  for (const { id, refunds: listed, amountCents } of taken) {
    if (sum(listed.map((each) => each.amountCents)) > amountCents) found.push(`more than was paid goes back of ${id}`);
    if (new Set(listed.map(({ key }) => key)).size !== listed.length) found.push(`one refund of ${id} is listed twice`);
    if (listed.some((each) => each.amountCents <= 0)) found.push(`a refund of nothing is listed of ${id}`);
    if ((payment.status === 'REFUNDED') !== (payment.refundedCents === amountCents))
      found.push(`status and refunded amount of ${id} differ`);
  }
  return found;
}

function moneyViolations({ number, packages, totals, payment, coupon }: OrderDoc): string[] {
  const found: string[] = [];
  const check = (holds: boolean, what: string) => {
    if (!holds) found.push(`${number}: ${what}`);
  };
  check(coupon !== undefined || totals.discountCents === 0, 'has a discount without a coupon');
  const isSound = (each: TotalsDoc) => each.totalCents === each.subtotalCents - each.discountCents + each.taxCents + each.shippingCents;
  check(isSound(totals), 'its total is not the sum of its parts');
  for (const field of ['subtotalCents', 'discountCents', 'shippingCents', 'taxCents', 'totalCents'] as const) {
    check(sum(packages.map((orderPackage) => orderPackage.totals[field])) === totals[field], `the packages do not add up in ${field}`);
  }
  for (const orderPackage of packages) {
    check(isSound(orderPackage.totals), `the total of ${orderPackage.number} is not what its parts add up to`);
    check(
      sum(orderPackage.lines.map((line) => line.totalCents)) === orderPackage.totals.subtotalCents,
      `the lines of ${orderPackage.number} do not add up`,
    );
    for (const {
      id,
      before,
      after,
      subtotalCents,
      discountCents,
      taxCents,
      charge = NOTHING_LOST,
      refundCents,
    } of orderPackage.lineChanges ?? []) {
      const isCancelling = after === null && orderPackage.lines.some((line) => line.id === before.id);
      check(subtotalCents === (isCancelling ? 0 : before.totalCents - (after?.totalCents ?? 0)), `${id} does not add up`);
      check(subtotalCents - discountCents + taxCents - lostCents(charge) === refundCents, `${id} refunds a different amount`);
      check(
        Math.min(subtotalCents - discountCents, discountCents, taxCents, -lostCents(charge) || 0) >= 0,
        `${id} costs its buyer something`,
      );
      check(after === null || after.unitPriceCents <= before.unitPriceCents, `${id} has a higher price`);
      check(after === null || after.quantity <= before.quantity, `${id} has more units`);
    }
    check(
      orderPackage.lines.every((line) => line.totalCents === line.quantity * line.unitPriceCents),
      `a line of ${orderPackage.number} is not quantity × price`,
    );
  }
  check(new Set(packages.map((orderPackage) => orderPackage.vendorId)).size === packages.length, 'a vendor has two packages');
  const transferred = packages.flatMap(({ returns = [] }) => returns).filter(({ status }) => status === 'REFUNDED');
  check(
    transferred.every(({ refundBy, paidBackAt }) => refundBy === 'TRANSFER' && paidBackAt != null),
    'a return that is marked as paid back has no bank transfer',
  );
  if (payment.method === 'CASH_ON_DELIVERY') {
    check(
      (payment.refundedCents ?? 0) === sum(transferred.map(({ refundCents }) => refundCents)),
      'its refunded amount differs from the refunds made',
    );
  }
  return found;
}

const grossCents = ({ lines }: ReturnDoc) => sum(lines.map(({ productsCents, taxCents }) => productsCents + taxCents));

/**
 * Lost terms: only packages that still have units are charged, at most up to the price without any terms. The charges deducted from
 * refunds equal the lost terms of all packages, so that the buyer's payment equals the vendors' revenue plus their VAT.
 */
function termsViolations({ number, packages, payment, couponTerms }: OrderDoc): string[] {
  const found: string[] = [];
  const isCash = payment.method === 'CASH_ON_DELIVERY';
  for (const { number: name, lines, returns = [], totals, timeline, lostTerms = NOTHING_LOST, regularShippingCents } of packages) {
    const { discountCents, taxCents, shippingCents } = lostTerms;
    if (Math.min(discountCents, taxCents, shippingCents) < 0) found.push(`${name}: its terms are better than agreed`);
    const cents = lostCents(lostTerms);
    if (cents === 0) continue;
    const back = returns.filter(({ status }) => isBack(status)).flatMap((each) => each.lines);
    const unitsBack = (id: string) => sum(back.map(({ lineId, quantity }) => (lineId === id ? quantity : 0)));
    const leftCents = sum(lines.map(({ id, quantity, unitPriceCents }) => (quantity - unitsBack(id)) * unitPriceCents));
    const paidCents = totals.subtotalCents - totals.discountCents - sum(back.map(({ productsCents }) => productsCents));
    const mostCents = Math.ceil((leftCents - paidCents) * 1.2) + (regularShippingCents ?? 0) - totals.shippingCents;
    // An order's VAT is rounded once, and its discount once more.
    if (cents > mostCents + 2 * packages.length) found.push(`${name}: is charged ${cents} of at most ${mostCents}`);
    if (timeline.at(-1)?.status === 'CANCELLED' || lines.every(({ id, quantity }) => unitsBack(id) === quantity))
      found.push(`${name}: nothing of it is left, and it is charged`);
    if (couponTerms === undefined && discountCents > 2) found.push(`${name}: there was no discount to lose`);
  }
  const charged = packages.flatMap(({ charge, returns = [], lineChanges = [] }) => [
    charge,
    ...returns.filter(({ status }) => isBack(status)).map((each) => each.charge),
    ...lineChanges.map((each) => each.charge),
  ]);
  const chargedCents = sum(charged.map((charge) => lostCents(charge ?? NOTHING_LOST)));
  const lost = sum(packages.map(({ lostTerms }) => lostCents(lostTerms ?? NOTHING_LOST)));
  if (!isCash && chargedCents !== lost) found.push(`${number}: ${chargedCents} were charged, and the packages state ${lost}`);
  for (const { number: name, totals, charge = NOTHING_LOST, unpaidLostTerms = NOTHING_LOST } of packages) {
    if (totals.totalCents + lostCents(unpaidLostTerms) - lostCents(charge) < 0) found.push(`${name}: its buyer pays for the cancellation`);
    if (!isCash && lostCents(unpaidLostTerms) !== 0) found.push(`${name}: was paid online, and states what is not paid in cash`);
  }
  return found;
}

function isBack(status: ReturnStatus): boolean {
  return status === 'RECEIVED' || status === 'REFUNDED';
}

/** A variant's returned units that are back in stock. */
function restocked({ lines, returns = [] }: OrderPackageDoc, variantId: string): number {
  const back = returns.filter(({ status, isRestocked }) => isBack(status) && isRestocked === true).flatMap((each) => each.lines);
  const own = new Set(lines.filter((line) => line.variantId === variantId).map(({ id }) => id));
  return sum(back.filter(({ lineId }) => own.has(lineId)).map(({ quantity }) => quantity));
}

/** A variant's units that a vendor did not have when it packed them, and did not put back into stock. */
function missingUnits({ lineChanges = [] }: OrderPackageDoc, variantId: string): number {
  const missing = lineChanges.filter(({ before, isRestocked }) => before.variantId === variantId && !isRestocked);
  return sum(missing.map(({ kind, before, after }) => before.quantity - (kind === 'REPLACED' ? 0 : (after?.quantity ?? 0))));
}

/**
 * No more units are returned than were sent, no more is refunded than was paid, and a package is RETURNED once all of its units are back.
 */
function returnViolations({ packages }: OrderDoc): string[] {
  return packages.flatMap(({ number, lines, returns = [], totals, timeline }) => {
    const found: string[] = [];
    const counted = returns.filter(({ status }) => status !== 'REFUSED' && status !== 'WITHDRAWN');
    const unitsOf = (lineId: string) =>
      sum(counted.flatMap((each) => each.lines).flatMap((line) => (line.lineId === lineId ? [line.quantity] : [])));
    if (lines.some(({ id, quantity }) => unitsOf(id) > quantity)) found.push(`${number}: more comes back than was sent`);
    for (const each of returns) {
      if (grossCents(each) - lostCents(each.charge ?? NOTHING_LOST) !== each.refundCents) found.push(`${each.id}: its lines do not add up`);
      if (each.refundCents < 0) found.push(`${each.id}: its buyer would have to pay for it`);
    }
    const paidForProducts = totals.totalCents - totals.shippingCents;
    const given = sum(counted.map(grossCents));
    const isAllBack = lines.every(({ id, quantity }) => unitsOf(id) === quantity);
    if (given > paidForProducts || (isAllBack && given !== paidForProducts))
      found.push(`${number}: ${given} given back of ${paidForProducts} paid`);
    const isReturned = timeline.at(-1)?.status === 'RETURNED';
    if (isReturned !== (isAllBack && counted.every(({ status }) => isBack(status)) && counted.length > 0))
      found.push(`${number}: is all of it back or not?`);
    if (returns.filter(({ status }) => status === 'REQUESTED' || status === 'ACCEPTED').length > 1)
      found.push(`${number}: two returns at once`);
    return found;
  });
}
