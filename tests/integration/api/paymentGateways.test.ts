import { describe, expect, test } from 'vitest';
import { cashOnDelivery } from '#server/modules/payments/cashOnDelivery.ts';
import { DemoGateway } from '#server/modules/payments/demoGateway.ts';
import type { PaymentGateway } from '#server/modules/payments/gateway.ts';
import { openMemoryStore } from '#server/store/memory/openMemoryStore.ts';

const NOW = new Date('2026-02-03T04:05:06Z');

const GATEWAYS: Record<string, () => { gateway: PaymentGateway; bank: string | null }> = {
  'cash on delivery': () => ({ gateway: cashOnDelivery, bank: null }),
  'the demo gateway': () => ({ gateway: new DemoGateway({ store: openMemoryStore(), now: () => NOW }), bank: 'DEMO_APPROVES' }),
};

describe.each(Object.keys(GATEWAYS))('%s keeps the contract of gateways:', (name) => {
  const open = () => GATEWAYS[name]?.() ?? { gateway: cashOnDelivery, bank: null };
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
    const gateway = new DemoGateway({ store: openMemoryStore(), now: () => NOW });
    await gateway.authorise({ paymentId: 'pay_1', amountCents: 1000, bank: 'DEMO_APPROVES' });
    await gateway.capture('pay_1');
    await gateway.refund('pay_1', { key: 'one', amountCents: 600 });
    await expect(gateway.refund('pay_1', { key: 'two', amountCents: 600 })).rejects.toThrow('More cannot be given back');
  });

  test('takes nothing that was declined, released or is still to be answered', async () => {
    const gateway = new DemoGateway({ store: openMemoryStore(), now: () => NOW });
    expect(await gateway.authorise({ paymentId: 'pay_1', amountCents: 1000, bank: 'DEMO_DECLINES' })).toMatchObject({ kind: 'declined' });
    await expect(gateway.capture('pay_1')).rejects.toThrow('authorised');
    expect(await gateway.authorise({ paymentId: 'pay_2', amountCents: 1000, bank: 'DEMO_APPROVES_LATER' })).toEqual({ kind: 'later' });
    await expect(gateway.capture('pay_2')).rejects.toThrow('authorised');
    gateway.close();
  });
});
