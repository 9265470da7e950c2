import type { BuyerDecision } from '#server/demo/gateway/charges.ts';
import type { DemoGateway } from '#server/demo/gateway/demoGateway.ts';
import type { Services } from '#server/services.ts';
import type { Store } from '#server/store/store.ts';

/** An online payment that tests approve immediately after ordering. */
export const APPROVED = { method: 'FPX', bank: 'DEMO_HARIMAU' };
export const WAITING = { method: 'FPX', bank: 'DEMO_RIMBA' };
/** An online payment that the gateway refuses to start. */
export const CLOSED = { method: 'FPX', bank: 'DEMO_CLOSED' };

interface PaidMarketplace {
  store: Store;
  bank: DemoGateway;
}

/** Makes the buyer's decision on the bank's page. Resolves once the callback has been processed. */
export async function answerPayment({ store, bank }: PaidMarketplace, number: string, answer: BuyerDecision = 'APPROVE'): Promise<string> {
  const [order] = (await store.query('orders', { where: { number } })).items;
  const paymentId = order?.payment.paymentId;
  if (paymentId === undefined) throw new Error(`There is nothing to pay for ${number}`);
  await bank.decide(paymentId, answer);
  return paymentId;
}

/** A placed order, approved if its payment method is one that is approved immediately. */
export async function approved<Order extends { number: string; payment: { status: string } }>(
  marketplace: PaidMarketplace,
  payment: { bank?: string } | undefined,
  order: Order,
): Promise<Order> {
  if (payment?.bank !== APPROVED.bank || order.payment.status !== 'PENDING') return order;
  await answerPayment(marketplace, order.number);
  const [paid] = (await marketplace.store.query('orders', { where: { number: order.number } })).items;
  return { ...order, payment: { ...order.payment, status: paid?.payment.status ?? 'lost' } };
}

/** Moves an order's payment deadline into the past and processes its expiry. */
export async function endReservation(
  { store, services }: { store: Store; services: Pick<Services, 'payments'> },
  number: string,
): Promise<void> {
  const payBy = new Date(0).toISOString();
  await store.transaction(async (inside) => {
    const [order] = (await inside.query('orders', { where: { number } })).items;
    if (order === undefined) throw new Error(`There is no order ${number}`);
    await inside.put('orders', { ...order, payment: { ...order.payment, payBy } });
  });
  await services.payments.sweep();
}

/** A clock that is advanced manually. */
export function aClock(start = '2026-02-03T04:05:06Z') {
  let ms = Date.parse(start);
  return { now: () => new Date(ms), pass: (seconds: number) => void (ms += seconds * 1000) };
}
