import type { BuyerAnswer } from '#server/demo/gateway/charges.ts';
import type { DemoGateway } from '#server/demo/gateway/demoGateway.ts';
import type { Services } from '#server/services.ts';
import type { Store } from '#server/store/store.ts';

/** Online payments. Where tests order with the first, their buyer approves it at once. */
export const APPROVED = { method: 'FPX', bank: 'DEMO_HARIMAU' };
export const WAITING = { method: 'FPX', bank: 'DEMO_RIMBA' };
/** Cannot even begin. */
export const CLOSED = { method: 'FPX', bank: 'DEMO_CLOSED' };

interface Shop {
  store: Store;
  bank: DemoGateway;
}

/** The buyer of an order answers on the page of the bank; the shop has been told when it resolves. */
export async function answerPayment({ store, bank }: Shop, number: string, answer: BuyerAnswer = 'APPROVE'): Promise<string> {
  const [order] = await store.findBy('orders', 'number', number);
  const paymentId = order?.payment.paymentId;
  if (paymentId === undefined) throw new Error(`There is nothing to pay for ${number}`);
  await bank.answer(paymentId, answer);
  return paymentId;
}

/** An order as it is placed, and approved where its buyer does so at once. */
export async function approved<Order extends { number: string; payment: { status: string } }>(
  shop: Shop,
  payment: { bank?: string } | undefined,
  order: Order,
): Promise<Order> {
  if (payment?.bank !== APPROVED.bank || order.payment.status !== 'PENDING') return order;
  await answerPayment(shop, order.number);
  const [paid] = await shop.store.findBy('orders', 'number', order.number);
  return { ...order, payment: { ...order.payment, status: paid?.payment.status ?? 'lost' } };
}

/** The time to pay an order is over, and the shop has noticed. */
export async function endHold({ store, services }: { store: Store; services: Pick<Services, 'payments'> }, number: string): Promise<void> {
  const [order] = await store.findBy('orders', 'number', number);
  if (order === undefined) throw new Error(`There is no order ${number}`);
  const payBy = new Date(0).toISOString();
  await store.transaction((inside) => inside.put('orders', { ...order, payment: { ...order.payment, payBy } }));
  await services.payments.sweep();
}

/** A clock to be moved by hand. */
export function aClock(start = '2026-02-03T04:05:06Z') {
  let ms = Date.parse(start);
  return { now: () => new Date(ms), pass: (seconds: number) => void (ms += seconds * 1000) };
}
