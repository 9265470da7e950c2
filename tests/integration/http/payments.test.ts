import { describe, expect, onTestFinished, test } from 'vitest';
import { signedHeaders } from '#server/demo/gateway/demoGateway.ts';
import { OPERATOR } from '#server/modules/fulfilment/fulfilment.service.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { violations } from '#tests/support/api/orderInvariants.ts';
import { PLACE_ORDER, type PlaceOrderResponse } from '#tests/support/api/orderOperations.ts';
import { aClock, answerPayment, WAITING } from '#tests/support/api/payments.ts';
import { PAYMENT_SECRET } from '#tests/support/api/startApi.ts';
import { openTestApp } from './openTestApp.ts';

const { stock: initialStock } = aMarket();
const CALLBACK = '/payments/callbacks/demo';

/** A marketplace with an unpaid order. The gateway's own callbacks are dropped, because the test sends them instead. */
async function waiting(payment: { method: string; bank?: string } = WAITING) {
  const clock = aClock();
  const marketplace = await openTestApp(
    {},
    { catalogue: aMarket(), now: clock.now, reportError: () => undefined, deliver: () => () => Promise.resolve(503) },
  );
  onTestFinished(() => marketplace.close());
  const place = async (change: object = {}) => {
    const { data } = await marketplace.api.execute<PlaceOrderResponse>(PLACE_ORDER, { input: anOrderInput({ payment, ...change }) });
    return data.placeOrder.order!;
  };
  const order = await place();
  const stored = async () => (await marketplace.api.store.get('orders', order.id))!;
  const id = (await stored()).payment.paymentId ?? '';
  const send = async (change: object = {}, headers: Record<string, string> = {}) => {
    const payload = JSON.stringify({ id, state: 'AUTHORISED', amountCents: 1781, currency: 'USD', sequence: 2, ...change });
    const signed = signedHeaders(PAYMENT_SECRET, payload, clock.now());
    return (await marketplace.app.inject({ method: 'POST', url: CALLBACK, headers: { ...signed, ...headers }, payload })).statusCode;
  };
  return { ...marketplace, clock, order, id, send, place, status: async () => (await stored()).payment.status };
}

describe('a callback of the payment gateway', () => {
  test('marks the order as paid once; repeated and late callbacks change nothing', async () => {
    const { api, order, send, status } = await waiting();
    await answerPayment(api, order.number);
    expect(await send({ state: 'PENDING', sequence: 1 })).toBe(200);
    expect(await status()).toBe('PENDING');
    expect(await Promise.all([send(), send(), send()])).toEqual([200, 200, 200]);
    expect(await status()).toBe('PAID');
    for (const state of ['PENDING', 'DECLINED', 'EXPIRED', 'AUTHORISED']) expect(await send({ state, sequence: 1 })).toBe(200);
    expect(await status()).toBe('PAID');
    const { number } = order;
    expect((await api.services.fulfilment.advance(`${number}-1`, 'PACKED', OPERATOR)).kind).toBe('done');
    const [charge] = (await api.store.query('demoCharges', { limit: 5 })).items;
    expect(charge).toMatchObject({ state: 'CAPTURED', refunds: {} });
  });

  test('that is forged, altered, unsigned, too old or from the future is refused and logged without its content', async () => {
    const { send, status, clock, app, log, id } = await waiting();
    const wrong = `sha256=${'0'.repeat(64)}`;
    expect(await send({}, { 'x-demo-bank-signature': wrong })).toBe(401);
    expect(await send({}, { 'x-demo-bank-signature': 'sha256=short' })).toBe(401);
    const payload = JSON.stringify({ id, state: 'AUTHORISED', amountCents: 1781, currency: 'USD', sequence: 2 });
    const post = async (headers: Record<string, string>) =>
      (await app.inject({ method: 'POST', url: CALLBACK, headers: { 'content-type': 'application/json', ...headers }, payload }))
        .statusCode;
    expect(await post({})).toBe(401);
    expect(await post({ ...signedHeaders('another secret', payload, clock.now()) })).toBe(401);
    expect(await post({ ...signedHeaders(PAYMENT_SECRET, payload.replace('1781', '1'), clock.now()) })).toBe(401);
    for (const seconds of [-301, 301]) {
      expect(await post({ ...signedHeaders(PAYMENT_SECRET, payload, new Date(clock.now().getTime() + seconds * 1000)) })).toBe(401);
    }
    expect(await status()).toBe('PENDING');
    expect(log()).toContain('"answer":"FORGED"');
    expect(log()).not.toContain(id);
    expect(log()).not.toContain(wrong);
  });

  test('with another amount, an unknown payment or invalid values is refused', async () => {
    const { send, status, api, order } = await waiting();
    await answerPayment(api, order.number);
    expect(await send({ amountCents: 1 })).toBe(422);
    expect(await send({ currency: 'MYR' })).toBe(422);
    expect(await send({ state: 'PAID' })).toBe(422);
    expect(await send({ id: 'pay_000000000000000000000000' })).toBe(404);
    expect(await status()).toBe('PENDING');
  });

  test('does not pay the order if the gateway itself has not approved the payment', async () => {
    const { send, status, api } = await waiting();
    expect(await send()).toBe(200);
    expect(await status()).toBe('FAILED');
    await api.services.payments.sweep();
    expect(await status()).toBe('FAILED');
  });

  test('for an expired order causes a refund', async () => {
    const { send, api, order, clock, status } = await waiting();
    const [payment] = (await api.store.query('payments', { where: { status: 'PENDING' } })).items;
    clock.pass(900);
    await api.services.payments.sweep();
    expect(await status()).toBe('FAILED');
    // The gateway has captured the payment anyway.
    const charge = await api.store.get('demoCharges', payment!.id);
    await api.store.transaction((inside) => inside.put('demoCharges', { ...charge!, state: 'CAPTURED' }));
    expect(await send({ state: 'CAPTURED' })).toBe(200);
    expect(await api.store.get('demoCharges', payment!.id)).toMatchObject({ refunds: { release: 1781 } });
    expect((await api.store.get('orders', order.id))?.payment.status).toBe('FAILED');
    expect(await violations(api.store, initialStock)).toEqual([]);
  });
});

test('returning from the payment queries its state at the gateway and redirects to the order', async () => {
  const { app, api, order, id, status } = await waiting();
  await answerPayment(api, order.number);
  const response = await app.inject({ url: `/payments/return/${id}` });
  expect([response.statusCode, response.headers.location]).toEqual([303, `/order/${order.number}`]);
  expect(await status()).toBe('PAID');
  expect((await app.inject({ url: '/payments/return/pay_unknown' })).headers.location).toBe('/orders');
});

test('returning from a payment whose result is open redirects to the order with payment=processing', async () => {
  const { app, api, order, id, status } = await waiting();
  await answerPayment(api, order.number, 'APPROVE_LATER');
  const response = await app.inject({ url: `/payments/return/${id}` });
  expect(response.headers.location).toBe(`/order/${order.number}?payment=processing`);
  expect(await status()).toBe('PENDING');
});

describe('the hosted payment pages', () => {
  let marketplace: Awaited<ReturnType<typeof waiting>>;
  let page: string;

  const openPage = async (payment?: { method: string }) => {
    marketplace = await waiting(payment);
    const { action } = (await marketplace.api.store.get('orders', marketplace.order.id))!.payment;
    page = action?.redirectUrl ?? action?.qrPayload ?? '';
  };
  const get = (url: string) => marketplace.app.inject({ url });
  const decide = (value: string) =>
    marketplace.app.inject({
      method: 'POST',
      url: page,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `answer=${value}`,
    });

  test('are marked as a demo, in English and Malay, and run no scripts', async () => {
    await openPage();
    const english = await get(page);
    expect(english.statusCode).toBe(200);
    expect(english.headers['content-security-policy']).toContain("default-src 'self'");
    expect(english.body).toContain('<html lang="en-MY">');
    expect(english.body).toContain('This is not a real bank');
    expect(english.body).toContain('Demo bank Rimba');
    expect(english.body).toContain('$17.81');
    expect(english.body).not.toMatch(/<script|style=/);
    const malay = await get(`${page}?lang=ms`);
    expect(malay.body).toContain('<html lang="ms-MY">');
    expect(malay.body).toContain('Luluskan bayaran');
    expect((await get('/demo-bank/style.css')).headers['content-type']).toContain('text/css');
    expect((await get(`/demo-bank/pay/${'0'.repeat(32)}`)).statusCode).toBe(404);
    expect((await get('/demo-bank/elsewhere')).statusCode).toBe(404);
  });

  test('accept one decision and redirect to the marketplace; leaving the page decides nothing', async () => {
    await openPage();
    const back = { statusCode: 303, headers: { location: `/payments/return/${marketplace.id}` } };
    expect(await decide('leave')).toMatchObject(back);
    expect(await decide('nonsense')).toMatchObject(back);
    expect((await marketplace.api.store.get('demoCharges', marketplace.id))?.state).toBe('PENDING');
    expect(await decide('approve')).toMatchObject(back);
    expect(await decide('decline')).toMatchObject(back);
    expect((await marketplace.api.store.get('demoCharges', marketplace.id))?.state).toBe('AUTHORISED');
    expect((await get(page)).body).toContain('The payment is approved.');
  });

  test('of a scanned QR code do not redirect, since the marketplace is open on another device', async () => {
    await openPage({ method: 'DUITNOW_QR' });
    const after = await decide('approve');
    expect(after.statusCode).toBe(200);
    expect(after.body).toContain('The shop shows the result automatically');
  });
});

test('without demo mode the demo gateway and its callbacks are not mounted, and earlier payments are still settled', async () => {
  const { api, order, clock } = await waiting();
  const marketplace = await openTestApp({ demoGateway: null }, { store: api.store, demo: false, now: clock.now });
  for (const url of ['/demo-bank/api/payments/pay_1', CALLBACK]) {
    expect(
      (await marketplace.app.inject({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload: '{}' })).statusCode,
    ).toBe(404);
  }
  expect(marketplace.api.services.payments.offered().map(({ method }) => method)).toEqual(['CASH_ON_DELIVERY']);
  await answerPayment({ store: api.store, bank: marketplace.api.bank }, order.number);
  await marketplace.api.services.payments.sweep();
  expect((await api.store.get('orders', order.id))?.payment.status).toBe('PAID');
  await marketplace.app.close();
  marketplace.api.services.close();
});
