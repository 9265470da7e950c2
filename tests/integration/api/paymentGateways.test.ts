import { describe, expect, test } from 'vitest';
import { DemoGatewayClient, type Transport } from '#server/modules/payments/demoGatewayClient.ts';
import type { PaymentGateway, PaymentRequest } from '#server/modules/payments/gateway.ts';
import { openDemoGateway } from '#server/demo/openDemoGateway.ts';
import { openMemoryStore } from '#server/store/core/transactionalStore.ts';
import { aClock } from '#tests/support/api/payments.ts';

/** A gateway under test, together with its buyer's actions. */
interface Put {
  gateway: PaymentGateway;
  approve(paymentId: string): Promise<unknown>;
  decline(paymentId: string): Promise<unknown>;
  pass(seconds: number): void;
}

const SECRET = 'shared by shop and gateway';

function openDemo(wire: (transport: Transport) => Transport = (same) => same) {
  const clock = aClock();
  const store = openMemoryStore();
  const deliver = () => Promise.resolve(200);
  const { gateway: bank, transport } = openDemoGateway({ store, secret: SECRET, now: clock.now, deliver, reportError: console.error });
  return { gateway: new DemoGatewayClient({ transport: wire(transport), secret: SECRET }), bank, transport, ...clock };
}

/** To test a real gateway, add a row. */
const GATEWAYS: Record<string, () => Put> = {
  'the demo gateway': () => {
    const { gateway, bank, pass } = openDemo();
    return { gateway, pass, approve: (id) => bank.decide(id, 'APPROVE'), decline: (id) => bank.decide(id, 'DECLINE') };
  },
};

const request: PaymentRequest = {
  paymentId: 'pay_1',
  method: 'FPX',
  institution: 'DEMO_HARIMAU',
  amountCents: 1000,
  expiresAt: '2026-02-03T04:20:06.000Z',
  language: 'en',
};

describe.each(Object.keys(GATEWAYS))('%s meets the contract of gateways:', (name) => {
  const open = () => {
    const made = GATEWAYS[name]?.();
    if (made === undefined) throw new Error(`There is no ${name}`);
    return made;
  };
  const stateOf = async ({ gateway }: Put) => (await gateway.state('pay_1')).state;

  test('opening a payment twice with one id returns the same payment', async () => {
    const { gateway } = open();
    const first = await gateway.open(request);
    expect(first.kind).toBe('open');
    expect(await gateway.open(request)).toEqual(first);
    expect(await gateway.state('pay_1')).toMatchObject({ state: 'PENDING', amountCents: 1000 });
  });

  test('an approved payment is captured once and refunded in parts, each once', async () => {
    const put = open();
    await put.gateway.open(request);
    await put.approve('pay_1');
    expect(await stateOf(put)).toBe('AUTHORISED');
    for (let times = 0; times < 2; times += 1) expect((await put.gateway.capture('pay_1')).state).toBe('CAPTURED');
    for (let times = 0; times < 3; times += 1) await put.gateway.refund('pay_1', { key: 'parcel', amountCents: 600 });
    await put.gateway.refund('pay_1', { key: 'other parcel', amountCents: 400 });
    await expect(put.gateway.refund('pay_1', { key: 'too much', amountCents: 1 })).rejects.toThrow('refuses');
    expect((await put.gateway.void('pay_1')).state).toBe('CAPTURED');
  });

  test('a voided payment can be neither approved nor captured, whether it was approved before or not', async () => {
    for (const isApproved of [false, true]) {
      const put = open();
      await put.gateway.open(request);
      if (isApproved) await put.approve('pay_1');
      for (let times = 0; times < 2; times += 1) expect((await put.gateway.void('pay_1')).state).toBe('VOIDED');
      await put.approve('pay_1');
      expect((await put.gateway.capture('pay_1')).state).toBe('VOIDED');
    }
  });

  test('a pending, declined or expired payment cannot be captured', async () => {
    const put = open();
    await put.gateway.open(request);
    expect((await put.gateway.capture('pay_1')).state).toBe('PENDING');
    await put.decline('pay_1');
    await put.approve('pay_1');
    expect((await put.gateway.capture('pay_1')).state).toBe('DECLINED');
    const late = open();
    await late.gateway.open(request);
    late.pass(900);
    await late.approve('pay_1');
    expect(await stateOf(late)).toBe('EXPIRED');
  });

  test('an unknown payment has the state UNKNOWN, and refunding it does nothing', async () => {
    const { gateway } = open();
    for (const step of ['state', 'capture', 'void'] as const) expect((await gateway[step]('pay_1')).state).toBe('UNKNOWN');
    await gateway.refund('pay_1', { key: 'release', amountCents: 1000 });
  });
});

describe('the demo gateway', () => {
  test('declines a different amount with the same id, and a closed bank', async () => {
    const { gateway } = openDemo();
    await gateway.open(request);
    expect(await gateway.open({ ...request, amountCents: 1 })).toEqual({ kind: 'declined' });
    expect(await gateway.open({ ...request, paymentId: 'pay_2', institution: 'DEMO_CLOSED' })).toEqual({ kind: 'declined' });
  });

  test('rejects unauthenticated and invalid requests', async () => {
    const { transport, gateway } = openDemo();
    for (const authorization of [undefined, 'Bearer ', `Bearer ${SECRET}`]) {
      const response = await transport('/api/payments/pay_1', { headers: authorization === undefined ? {} : { authorization } });
      expect(response.status).toBe(401);
    }
    const stranger = new DemoGatewayClient({ transport, secret: 'another' });
    await expect(stranger.open(request)).rejects.toThrow('401');
    for (const change of [{ amountCents: -1 }, { amountCents: 0.5 }, { amountCents: 0 }, { expiresAt: 'soon' }, { institution: '' }]) {
      await expect(gateway.open({ ...request, ...change })).rejects.toThrow('400');
    }
    expect((await gateway.state('pay_1')).state).toBe('UNKNOWN');
  });

  test('makes its client fail if its response is invalid', async () => {
    for (const body of ['<html>', '{}', '{"state":"PAID","amountCents":1,"redirectUrl":null,"qrPayload":null}']) {
      const { gateway } = openDemo(() => () => Promise.resolve(new Response(body)));
      await expect(gateway.state('pay_1')).rejects.toThrow(/gateway/);
    }
  });
});
