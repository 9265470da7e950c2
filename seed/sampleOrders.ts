import { DEMO_SHOPPER_HOME } from '#server/modules/accounts/index.ts';
import { OPERATOR } from '#server/modules/fulfilment/index.ts';
import { createServices, type Services } from '#server/services.ts';
import { openDemoGateway, type OpenDemoGateway } from '#server/demo/openDemoGateway.ts';
import type { Collections } from '#server/store/documents/collections.ts';
import type { OrderDoc, ReceivedProductDoc } from '#server/store/documents/orders.ts';
import { DEMO_GUESTS_ID, DEMO_SHOPPER_ID, receivedProducts, type OrderView } from '#server/modules/orders/index.ts';
import { openMemoryStore } from '#server/store/core/transactionalStore.ts';
import type { Store } from '#server/store/store.ts';
import type { Catalogue } from './catalogue.ts';
import type { Sample } from './sample.ts';
import { sampleAlerts } from './sampleAlerts.ts';
import { sampleConversations } from './sampleConversations.ts';
import { sampleQuestions } from './sampleQuestions.ts';
import { decorateReviews, reviewedOrders, SampleReviewer } from './sampleReviews.ts';
import { sampleSales } from './sampleSales.ts';
import { SeedError } from './seedError.ts';
import { seedStore } from './seedStore.ts';
import { MALAYSIA_OFFSET_MS } from '#schema/rules/malaysianTime.ts';

/** A fictitious carrier, so that invented tracking numbers are not looked up with a real courier. */
const COURIER = { carrier: 'Kurier Contoh', url: null };

const DEMO_EMAIL = 'shopper@rizq.demo';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A long payment deadline, so that a demo always shows an order awaiting payment. */
const PATIENCE_MS = 14 * 24 * HOUR_MS;
/** Longer than any payment method's reservation time. */
const HOLD_OVER_MS = HOUR_MS;

/** One order at each stage, oldest first. */
const SAMPLES: readonly Sample[] = [
  {
    daysAgo: 40,
    quantities: { 'kopi-o-kampung': 2, 'harumanis-mango': 1 },
    online: 'APPROVED',
    steps: [
      [
        ['PACKED', 5],
        ['SHIPPED', 24, 'Kuala Lumpur'],
        ['OUT_FOR_DELIVERY', 47, 'Kuala Lumpur'],
        ['DELIVERED', 50, 'Kuala Lumpur'],
      ],
      [
        ['PACKED', 7],
        ['SHIPPED', 27, 'Alor Setar'],
        ['OUT_FOR_DELIVERY', 71, 'Kuala Lumpur'],
        ['DELIVERED', 76, 'Kuala Lumpur'],
      ],
    ],
  },
  {
    daysAgo: 21,
    quantities: { 'wooden-train': 1 },
    reviewedAfterHours: 40,
    steps: [
      [
        ['PACKED', 4],
        ['SHIPPED', 25, 'Shah Alam'],
        ['OUT_FOR_DELIVERY', 47, 'Kuala Lumpur'],
        ['DELIVERED', 51, 'Kuala Lumpur'],
      ],
    ],
  },
  {
    daysAgo: 12,
    quantities: { 'kenanga-perfume': 1 },
    online: 'APPROVED',
    steps: [[['CANCELLED', 9, undefined, { en: 'Cancelled at your request', ms: 'Dibatalkan atas permintaan anda' }]]],
  },
  { daysAgo: 11, quantities: { 'coconut-biscuits': 2 }, online: 'DECLINED', steps: [] },
  {
    daysAgo: 3,
    quantities: { 'butter-cookies-tin': 2, 'fragrant-rice': 1, 'dish-soap': 3 },
    online: 'APPROVED',
    steps: [
      [
        ['PACKED', 6],
        ['SHIPPED', 23, 'Ipoh'],
        ['OUT_FOR_DELIVERY', 47, 'Kuala Lumpur'],
        ['DELIVERED', 50, 'Kuala Lumpur'],
      ],
      [
        ['PACKED', 8],
        ['SHIPPED', 26, 'Alor Setar'],
        ['OUT_FOR_DELIVERY', 47, 'Kuala Lumpur'],
      ],
      [['CANCELLED', 6, undefined, { en: 'Sold out at the stall', ms: 'Habis dijual di gerai' }]],
    ],
  },
  {
    daysAgo: 2,
    quantities: { 'nasi-lemak-box': 3, 'teh-tarik-sachets': 1 },
    steps: [
      [
        ['PACKED', 3],
        ['SHIPPED', 24, 'Shah Alam'],
      ],
      [['PACKED', 23]],
    ],
  },
  { daysAgo: 1, quantities: { 'batik-shirt-indigo': 1 }, steps: [] },
  {
    daysAgo: 0.25,
    quantities: { 'nasi-lemak-box': 2 },
    online: 'APPROVED',
    cancellation: { hours: 4, reason: 'I ordered twice by mistake' },
    steps: [[['PACKED', 2]]],
  },
  {
    daysAgo: 0.2,
    quantities: { 'kuih-lapis': 2, 'roti-canai-frozen': 1 },
    online: 'APPROVED',
    replacement: { hours: 2, slug: 'kuih-bangkit' },
    steps: [[['PACKED', 1]]],
  },
  { daysAgo: 0, quantities: { 'pineapple-tarts': 2 }, online: 'WAITING', steps: [] },
];

/** The sample orders' documents, with the stock that remains. */
export type SampleOrders = Pick<
  { [Name in keyof Collections]: Collections[Name][] },
  | 'orders'
  | 'invoiceSeries'
  | 'receivedProducts'
  | 'idempotency'
  | 'payments'
  | 'demoCharges'
  | 'stock'
  | 'reviews'
  | 'reviewMarks'
  | 'ratings'
  | 'questions'
  | 'questionMarks'
  | 'alerts'
  | 'conversations'
  | 'conversationMessages'
  | 'jobs'
>;

/**
 * Builds orders for the demo shopper at every stage. The real services place, pay and advance them in a separate store, whose clock is
 * set to each point in time, so that the orders satisfy all invariants.
 */
export async function buildSampleOrders(catalogue: Catalogue, openedAt: Date): Promise<SampleOrders> {
  const store = openMemoryStore();
  let clock = openedAt.getTime();
  await seedStore(store, catalogue);
  const now = () => new Date(clock);
  const secret = 'of no use to anybody';
  const bank = openDemoGateway({ store, secret, now, deliver, reportError: console.error });
  const services = await createServices(store, { demo: true, now, demoGateway: { transport: bank.transport, secret } });
  const reviewer = new SampleReviewer(services);
  try {
    const samples = [...SAMPLES, ...sampleSales(), ...reviewedOrders(catalogue)].sort((left, right) => right.daysAgo - left.daysAgo);
    for (const [index, sample] of samples.entries()) {
      const placedAt = momentOf(sample, openedAt);
      clock = placedAt;
      const order = await place(services, catalogue, sample, `sample-order-${index + 1}`);
      await pay(services, bank, order, sample);
      for (const [position, steps] of sample.steps.entries()) {
        const orderPackage = order.packages[position];
        for (const [status, hours, location, note] of steps) {
          clock = placedAt + hours * HOUR_MS;
          const tracking = status === 'SHIPPED' ? { ...COURIER, code: `SAMPLE${1000 + 10 * index + position}` } : null;
          const { kind } = await services.fulfilment.advance(orderPackage?.id ?? '', status, OPERATOR, { place: location, note, tracking });
          if (kind !== 'done') throw broken(`order ${index + 1}`, `it cannot go to ${status}: ${kind}`);
        }
      }
      if (sample.back) {
        clock = placedAt + sample.back.hours * HOUR_MS;
        await sendBack(services, order, sample.back);
      }
      if (sample.cancellation) {
        clock = placedAt + sample.cancellation.hours * HOUR_MS;
        await requestCancellation(services, order, sample.cancellation.reason);
      }
      if (sample.replacement) {
        clock = placedAt + sample.replacement.hours * HOUR_MS;
        await replace(services, catalogue, order, sample.replacement.slug);
      }
      if (sample.reviewedAfterHours !== undefined) {
        clock += sample.reviewedAfterHours * HOUR_MS;
        await reviewer.review(order);
      }
      if (sample.online !== 'DECLINED') continue;
      clock = placedAt + HOLD_OVER_MS;
      await services.payments.sweep();
    }
    await services.invoices.issue();
    return await readAll(store, catalogue, openedAt);
  } finally {
    services.close();
    bank.gateway.close();
    await store.close();
  }
}

/** Accepts callbacks without acting on them, because the gateway's result is fetched instead. */
const deliver = () => Promise.resolve(200);

/** Decides a payment as the buyer would on the gateway's page. */
async function pay({ payments }: Services, { gateway }: OpenDemoGateway, { payment }: OrderView, { online }: Sample): Promise<void> {
  if (payment.paymentId === undefined || online === 'WAITING') return;
  await gateway.decide(payment.paymentId, online === 'APPROVED' ? 'APPROVE' : 'DECLINE');
  await payments.poll(payment.paymentId);
}

/** Returns one unit. The vendor has either received it or not responded yet. */
async function sendBack(
  { catalog, ownOrders, returns }: Services,
  order: OrderView,
  { reason, isReceived }: NonNullable<Sample['back']>,
): Promise<void> {
  const [orderPackage] = order.packages;
  const vendor = catalog.vendor(orderPackage?.vendorId ?? '');
  const [line] = orderPackage?.lines ?? [];
  if (orderPackage === undefined || line === undefined || vendor === null) throw broken(order.number, 'there is nothing to send back');
  const request = { lines: [{ lineId: line.id, quantity: 1 }], cause: 'DAMAGED' as const, note: reason };
  const requested = await ownOrders.requestReturn(orderPackage.id, request, { viewer: null, accessToken: order.accessToken ?? null });
  const returnId = requested.package?.returns?.[0]?.id;
  if (returnId === undefined) throw broken(order.number, requested.errors.map(({ text }) => text.en).join(' '));
  if (!isReceived) return;
  await returns.accept(orderPackage.id, returnId, `${vendor.name}, ${vendor.city}`, OPERATOR);
  await returns.receive(orderPackage.id, returnId, false, OPERATOR);
}

async function requestCancellation({ ownOrders }: Services, order: OrderView, reason: string): Promise<void> {
  const name = order.packages[0]?.number ?? '';
  const { errors } = await ownOrders.requestCancellation(name, reason, { viewer: null, accessToken: order.accessToken ?? null });
  if (errors.length > 0) throw broken(order.number, errors.map(({ text }) => text.en).join(' '));
}

async function replace({ substitutions }: Services, catalogue: Catalogue, order: OrderView, slug: string): Promise<void> {
  const [orderPackage] = order.packages;
  const [line] = orderPackage?.lines ?? [];
  const variant = catalogue.products.find((product) => product.slug === slug)?.variants[0];
  if (orderPackage === undefined || line === undefined || variant === undefined) throw broken(slug, 'there is nothing to replace');
  const request = { lineId: line.id, variantId: variant.id, quantity: line.quantity, restock: false };
  const result = await substitutions.replace(orderPackage.id, request, OPERATOR);
  if (result.kind === 'refused') throw broken(order.number, result.errors.map(({ text }) => text.en).join(' '));
}

async function place(
  { orders, quotes }: Services,
  catalogue: Catalogue,
  { quantities, online, buyer, replacement }: Sample,
  idempotencyKey: string,
): Promise<OrderView> {
  const lines = Object.entries(quantities).map(([slug, quantity]) => {
    const product = catalogue.products.find((candidate) => candidate.slug === slug);
    const isOnShelf = (id: string) => (catalogue.stock.find((stock) => stock.id === id)?.onHand ?? 0) > quantity;
    const variant = product?.variants.find(({ id }) => isOnShelf(id));
    if (variant === undefined) throw broken(slug, 'there is not enough of it for a sample order');
    return { variantId: variant.id, quantity, ...(replacement && { ifSoldOut: 'ASK' as const }) };
  });
  const { order, errors } = await orders.placeOrder({
    idempotencyKey,
    lines,
    expectedTotal: (await quotes.quote({ lines, state: (buyer?.address ?? DEMO_SHOPPER_HOME).state })).totals.totalCents,
    email: buyer?.email ?? DEMO_EMAIL,
    shippingAddress: buyer?.address ?? { ...DEMO_SHOPPER_HOME },
    payment: online === undefined ? { method: 'CASH_ON_DELIVERY' } : { method: 'FPX', bank: 'DEMO_HARIMAU' },
  });
  if (order === null) throw broken(idempotencyKey, errors.map(({ text }) => text.en).join(' '));
  return order;
}

async function readAll(store: Store, catalogue: Catalogue, openedAt: Date): Promise<SampleOrders> {
  const all = { limit: 1_000_000 };
  const orders = (await store.query('orders', all)).items;
  const demoCharges = (await store.query('demoCharges', all)).items;
  const userOf = ({ email }: OrderDoc) => (email === DEMO_EMAIL ? DEMO_SHOPPER_ID : DEMO_GUESTS_ID);
  const users = new Map(orders.map((order) => [order.id, userOf(order)]));
  const written = (await store.query('reviews', { ...all, orderBy: 'createdAt' })).items;
  const payBy = new Date(openedAt.getTime() + PATIENCE_MS).toISOString();
  return {
    // The owner's session opens these orders, so they need no access token.
    orders: orders.map((order) => ({
      ...order,
      userId: userOf(order),
      accessTokenHash: '',
      emailConfirmedAt: order.placedAt,
      payment: order.payment.action ? { ...order.payment, payBy, action: { ...order.payment.action, expiresAt: payBy } } : order.payment,
    })),
    receivedProducts: receivedByMembers(orders.map((order) => ({ ...order, userId: userOf(order) }))),
    invoiceSeries: (await store.query('invoiceSeries', all)).items,
    idempotency: (await store.query('idempotency', all)).items,
    payments: (await store.query('payments', all)).items,
    demoCharges: demoCharges.map((charge) => (charge.state === 'PENDING' ? { ...charge, expiresAt: payBy } : charge)),
    stock: (await store.query('stock', all)).items,
    ratings: (await store.query('ratings', all)).items,
    ...sampleQuestions(catalogue, openedAt),
    alerts: sampleAlerts(catalogue, openedAt),
    ...sampleConversations(catalogue, openedAt),
    // Cancels the requested package if the vendor does not answer, and removes the replacement if the buyer does not. The sample orders' other jobs, such as emails, have no recipients.
    jobs: (await store.query('jobs', all)).items.filter(
      ({ kind }) => kind === 'endCancellationRequest' || kind === 'endReplacementRequest',
    ),
    ...decorateReviews(written, catalogue, (orderId) => users.get(orderId) ?? DEMO_GUESTS_ID),
  };
}

function momentOf({ daysAgo }: Sample, openedAt: Date): number {
  if (daysAgo < 1) return openedAt.getTime() - Math.max(HOUR_MS, daysAgo * DAY_MS);
  const today = Math.floor((openedAt.getTime() + MALAYSIA_OFFSET_MS) / DAY_MS);
  return (today - daysAgo) * DAY_MS + 10 * HOUR_MS - MALAYSIA_OFFSET_MS;
}

function broken(record: string, reason: string): SeedError {
  return new SeedError([{ file: 'sampleOrders.ts', record, reason }]);
}

function receivedByMembers(orders: readonly OrderDoc[]): ReceivedProductDoc[] {
  return [...new Map(orders.flatMap(receivedProducts).map((received) => [received.id, received])).values()];
}
