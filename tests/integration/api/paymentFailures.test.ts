import { expect, onTestFinished, test, vi } from 'vitest';
import { seedStore } from '#seed/seedStore.ts';
import { CatalogService } from '#server/modules/catalog/catalog.service.ts';
import { CatalogueRepository } from '#server/modules/catalog/catalogue.repository.ts';
import { ProductIndex } from '#server/modules/catalog/productIndex.ts';
import { CouponService } from '#server/modules/coupons/coupon.service.ts';
import { OrderService } from '#server/modules/orders/order.service.ts';
import type { AuthoriseAnswer, PaymentGateway } from '#server/modules/payments/gateway.ts';
import { PaymentService } from '#server/modules/payments/payment.service.ts';
import { emptyTables } from '#server/store/core/emptyTables.ts';
import { TransactionalStore } from '#server/store/core/transactionalStore.ts';
import { BUYERS_SECRET, paidOnline } from '#tests/support/builders/buyers.ts';
import { aMarket } from '#tests/support/builders/market.ts';

/** A bank that does what a test says and notes what it was asked. */
function aBank(answer: AuthoriseAnswer = { kind: 'authorised' }) {
  const asked: string[] = [];
  const trouble = { fails: false };
  const note = (what: string) => {
    asked.push(what);
    return trouble.fails ? Promise.reject(new Error('The bank cannot be reached')) : Promise.resolve();
  };
  const gateway: PaymentGateway = {
    isDemo: true,
    isCash: false,
    banks: [{ code: 'DEMO_APPROVES', name: { en: 'Bank', ms: 'Bank' } }],
    authorise: async () => answer,
    capture: () => note('capture'),
    refund: () => note('refund'),
  };
  return { gateway, asked, trouble };
}

async function openShop(bank = aBank()) {
  const disk = { fails: false };
  const store = new TransactionalStore(emptyTables(), {
    flush: () => (disk.fails ? Promise.reject(new Error('EIO')) : Promise.resolve()),
    close: () => Promise.resolve(),
  });
  await seedStore(store, aMarket());
  const now = () => new Date();
  const repository = await CatalogueRepository.open(store);
  const catalog = new CatalogService(repository, new ProductIndex(repository, now), now);
  const reported: unknown[] = [];
  const payments = new PaymentService({
    store,
    gateways: new Map([['FPX', bank.gateway]]),
    demo: true,
    now,
    reportError: (error) => reported.push(error),
  });
  onTestFinished(() => payments.close());
  const orders = new OrderService({
    store,
    catalog,
    coupons: new CouponService({ store, catalog, demo: true, now }),
    payments,
    secret: BUYERS_SECRET,
  });
  return { store, disk, bank, payments, orders, reported };
}

test('money of an order that may be on the disk is not given back when the disk fails', async () => {
  const { store, disk, bank, orders } = await openShop();
  const { authorise } = bank.gateway;
  bank.gateway.authorise = async (request) => {
    disk.fails = true;
    return authorise(request);
  };
  await expect(orders.placeOrder(paidOnline('disk-breaks'))).rejects.toThrow('no more writes');
  expect(bank.asked).toEqual([]);
  expect((await store.page('payments', { limit: 10 })).items).toMatchObject([{ status: 'STARTED' }]);
});

test('a bank that cannot be reached after the order is asked again by itself, at growing intervals', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { bank, orders, payments, store, reported } = await openShop();
  bank.trouble.fails = true;
  const { order } = await orders.placeOrder(paidOnline('bank-away'));
  expect(order?.payment.status).toBe('PENDING');
  expect(reported).toHaveLength(1);
  for (const seconds of [5, 10, 20]) {
    const before = bank.asked.length;
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(bank.asked).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(bank.asked).toHaveLength(before + 1);
  }
  bank.trouble.fails = false;
  await vi.advanceTimersByTimeAsync(40_000);
  expect((await store.get('orders', order?.id ?? ''))?.payment.status).toBe('PAID');
  const done = bank.asked.length;
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(bank.asked).toHaveLength(done);

  // Giving back, too.
  const [payment] = await store.findBy('payments', 'orderId', order?.id ?? '');
  bank.trouble.fails = true;
  await store.transaction((transaction) => payments.oweRefund(transaction, order?.id ?? '', { key: 'parcel', amountCents: 100 }));
  await payments.finishRefunds(payment?.id ?? '');
  bank.trouble.fails = false;
  await vi.advanceTimersByTimeAsync(5000);
  expect((await store.get('orders', order?.id ?? ''))?.payment.refundedCents).toBe(100);
});

test('money without an order is given back by itself; that of an order just being placed is left alone', async () => {
  const { bank, orders, payments, store } = await openShop(aBank({ kind: 'later' }));
  // What a failed release leaves behind.
  await store.transaction((transaction) =>
    transaction.put('payments', {
      id: 'pay_orphan',
      method: 'FPX',
      amountCents: 100,
      orderId: null,
      status: 'STARTED',
      refunds: [],
      createdAt: new Date().toISOString(),
    }),
  );
  expect(await payments.hear('pay_orphan', true)).toBe(true);
  expect(bank.asked).toEqual(['refund']);
  expect(await store.get('payments', 'pay_orphan')).toBeNull();

  const heard: boolean[] = [];
  const { authorise } = bank.gateway;
  bank.gateway.authorise = async (request) => {
    heard.push(await payments.hear(request.paymentId, true));
    return authorise(request);
  };
  const { order } = await orders.placeOrder(paidOnline('answer-comes-early'));
  expect(heard).toEqual([false]);
  const [payment] = await store.findBy('payments', 'orderId', order?.id ?? '');
  expect(await payments.hear(payment?.id ?? '', true)).toBe(true);
  expect((await store.get('orders', order?.id ?? ''))?.payment.status).toBe('PAID');
});
