import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { DemoGateway } from '#server/modules/payments/demoGateway.ts';
import type { PaymentGateway } from '#server/modules/payments/gateway.ts';
import { emptyTables } from '#server/store/core/emptyTables.ts';
import { TransactionalStore } from '#server/store/core/transactionalStore.ts';
import { openMemoryStore } from '#server/store/memory/openMemoryStore.ts';

const NOW = new Date('2026-02-03T04:05:06Z');

const GATEWAYS: Record<string, () => { gateway: PaymentGateway; bank: string | null }> = {
  'the demo gateway': () => ({
    gateway: new DemoGateway({ store: openMemoryStore(), now: () => NOW, reportError: console.error }),
    bank: 'DEMO_APPROVES',
  }),
};

describe.each(Object.keys(GATEWAYS))('%s keeps the contract of gateways:', (name) => {
  const open = () => {
    const made = GATEWAYS[name]?.();
    if (made === undefined) throw new Error(`There is no ${name}`);
    return made;
  };
  const request = (bank: string | null) => ({ paymentId: 'pay_1', amountCents: 1000, bank });

  test('asked twice under one id it gives the same answer', async () => {
    const { gateway, bank } = open();
    const first = await gateway.authorise(request(bank));
    expect(first.kind).not.toBe('declined');
    expect(await gateway.authorise(request(bank))).toEqual(first);
  });

  test('taking and giving back may be repeated', async () => {
    const { gateway, bank } = open();
    await gateway.authorise(request(bank));
    for (let times = 0; times < 2; times += 1) await gateway.capture('pay_1');
    for (let times = 0; times < 3; times += 1) await gateway.refund('pay_1', { key: 'parcel', amountCents: 600 });
    await gateway.refund('pay_1', { key: 'other parcel', amountCents: 400 });
    await gateway.capture('pay_1');
  });

  test('giving back what was never asked for, or was not taken yet, is no error', async () => {
    const { gateway, bank } = open();
    await gateway.refund('pay_1', { key: 'release', amountCents: 1000 });
    await gateway.authorise(request(bank));
    for (let times = 0; times < 2; times += 1) await gateway.refund('pay_1', { key: 'release', amountCents: 1000 });
  });
});

describe('the demo gateway', () => {
  test('gives back no more than it took', async () => {
    const gateway = new DemoGateway({ store: openMemoryStore(), now: () => NOW, reportError: console.error });
    await gateway.authorise({ paymentId: 'pay_1', amountCents: 1000, bank: 'DEMO_APPROVES' });
    await gateway.capture('pay_1');
    await gateway.refund('pay_1', { key: 'one', amountCents: 600 });
    await expect(gateway.refund('pay_1', { key: 'two', amountCents: 600 })).rejects.toThrow('More cannot be given back');
  });

  test('takes nothing that was declined, released or is still to be answered', async () => {
    const gateway = new DemoGateway({ store: openMemoryStore(), now: () => NOW, reportError: console.error });
    expect(await gateway.authorise({ paymentId: 'pay_1', amountCents: 1000, bank: 'DEMO_DECLINES' })).toMatchObject({ kind: 'declined' });
    await expect(gateway.capture('pay_1')).rejects.toThrow('authorised');
    expect(await gateway.authorise({ paymentId: 'pay_2', amountCents: 1000, bank: 'DEMO_APPROVES_LATER' })).toEqual({ kind: 'later' });
    await expect(gateway.capture('pay_2')).rejects.toThrow('authorised');
    gateway.close();
  });
});

describe('late answers of the demo gateway', () => {
  const LATER = { paymentId: 'pay_1', amountCents: 1000, bank: 'DEMO_APPROVES_LATER' };

  /** A gateway whose clock and timers the test moves. */
  function openBank(store = openMemoryStore()) {
    vi.useFakeTimers({ now: NOW });
    const reported: unknown[] = [];
    const gateway = new DemoGateway({ store, now: () => new Date(), reportError: (error) => reported.push(error) });
    onTestFinished(() => {
      gateway.close();
      vi.useRealTimers();
    });
    return { gateway, store, reported };
  }

  test('are not put off by payments that come after', async () => {
    const { gateway } = openBank();
    const told: string[] = [];
    gateway.listen(async (paymentId) => {
      told.push(paymentId);
      return true;
    });
    for (let count = 1; count <= 5; count += 1) {
      await gateway.authorise({ ...LATER, paymentId: `pay_${count}` });
      await vi.advanceTimersByTimeAsync(10_000);
    }
    expect(told).toEqual(['pay_1', 'pay_2', 'pay_3']);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(told).toEqual(['pay_1', 'pay_2', 'pay_3', 'pay_4', 'pay_5']);
  });

  test('of which one cannot be told are told all the same, and that one again', async () => {
    const { gateway, reported } = openBank();
    const told: string[] = [];
    let isBroken = true;
    gateway.listen(async (paymentId) => {
      if (isBroken && paymentId === 'pay_1') throw new Error('The shop stumbles');
      told.push(paymentId);
      return true;
    });
    for (const paymentId of ['pay_1', 'pay_2']) await gateway.authorise({ ...LATER, paymentId });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(told).toEqual(['pay_2']);
    expect(reported.length).toBeGreaterThan(0);
    isBroken = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told).toEqual(['pay_2', 'pay_1']);
  });

  test('come also when the book could not be opened at their time', async () => {
    const store = new TransactionalStore(emptyTables(), { flush: () => Promise.resolve(), close: () => Promise.resolve() });
    const { gateway, reported } = openBank(store);
    const told: string[] = [];
    gateway.listen(async (paymentId) => told.push(paymentId) > 0);
    await gateway.authorise(LATER);
    const broken = vi.spyOn(store, 'findBy').mockRejectedValue(new Error('EIO'));
    await vi.advanceTimersByTimeAsync(30_000);
    expect([told, reported.length]).toEqual([[], 1]);
    broken.mockRestore();
    await vi.advanceTimersByTimeAsync(1000);
    expect(told).toEqual(['pay_1']);
  });

  test('are in the book before they are told: what is given back in between is given back of what was taken', async () => {
    const { gateway, store } = openBank();
    const refused: string[] = [];
    gateway.listen(async (paymentId) => {
      await gateway.refund(paymentId, { key: 'parcel', amountCents: 400 });
      await gateway.refund(paymentId, { key: 'too much', amountCents: 700 }).catch((error: Error) => refused.push(error.message));
      return true;
    });
    await gateway.authorise(LATER);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(refused).toEqual(['More cannot be given back than was taken']);
    expect(await store.get('demoCharges', 'pay_1')).toMatchObject({ state: 'CAPTURED', refunds: { parcel: 400 }, isUntold: false });
  });

  test('that were not told before a crash are told by the next process', async () => {
    const { gateway, store } = openBank();
    gateway.listen(() => new Promise(() => undefined));
    await gateway.authorise(LATER);
    await gateway.authorise({ ...LATER, paymentId: 'pay_2', bank: 'DEMO_DECLINES_LATER' });
    void vi.advanceTimersByTimeAsync(30_000);
    await vi.waitFor(async () => expect((await store.get('demoCharges', 'pay_2'))?.isUntold).toBe(true));
    gateway.close();
    const next = new DemoGateway({ store, now: () => new Date(), reportError: () => undefined });
    const told: unknown[] = [];
    next.listen(async (...answer) => told.push(answer) > 0);
    await next.answerDue();
    await next.answerDue();
    expect(told).toEqual([
      ['pay_1', true],
      ['pay_2', false],
    ]);
    expect(await store.get('demoCharges', 'pay_2')).toBeNull();
  });
});
