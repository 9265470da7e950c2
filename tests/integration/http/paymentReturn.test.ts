import { describe, expect, onTestFinished, test } from 'vitest';
import { aMarket } from '#tests/support/builders/market.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { PLACE_ORDER, RETRY_PAYMENT, type PlaceOrderResponse, type RetryResponse } from '#tests/support/api/orderOperations.ts';
import { answerPayment, WAITING } from '#tests/support/api/payments.ts';
import { openTestApp } from './openTestApp.ts';

const TARGETS = ['https://app.example', 'https://pay.example:8443', 'myapp://'];
const DONE = 'https://app.example/done?cart=7';

/** A marketplace that has registered return targets for other clients. */
async function open(returnTargets = TARGETS, options: Parameters<typeof openTestApp>[1] = {}) {
  const marketplace = await openTestApp({}, { catalogue: aMarket(), returnTargets, ...options });
  onTestFinished(() => marketplace.close());
  const { api, app } = marketplace;
  const place = async (returnUrl?: string | null) => {
    const input = anOrderInput({ payment: { ...WAITING, returnUrl } });
    const { data } = await api.execute<PlaceOrderResponse>(PLACE_ORDER, { input });
    return data.placeOrder;
  };
  const retry = async (number: string, accessToken: string | null, payment: object) =>
    (await api.execute<RetryResponse>(RETRY_PAYMENT, { number, accessToken, payment })).data.retryPayment;
  /** The response when the buyer returns from an order's current payment. */
  const comeBack = async (id: string) => {
    const { payment } = (await api.store.get('orders', id))!;
    return app.inject({ url: `/payments/return/${payment.paymentId}` });
  };
  return { ...marketplace, place, retry, comeBack };
}

const RETURN_URL_REFUSED = { order: null, errors: [{ __typename: 'InvalidInput', code: 'INVALID', path: ['payment', 'returnUrl'] }] };

describe('a buyer from another client', () => {
  test.each([
    ['https://app.example', 'https://app.example/?'],
    [DONE, 'https://app.example/done?cart=7&'],
    ['https://app.example/done?order=evil&status=PAID&cart=7', 'https://app.example/done?cart=7&'],
    ['https://pay.example:8443/a/b', 'https://pay.example:8443/a/b?'],
    ['myapp://paid', 'myapp://paid?'],
    ['myapp:///orders/done', 'myapp:///orders/done?'],
  ])('returns to %s with order number and status, without a referrer or the access token', async (returnUrl, start) => {
    const { api, place, comeBack } = await open();
    const { order, accessToken } = await place(returnUrl);
    await answerPayment(api, order!.number);
    const { statusCode, headers } = await comeBack(order!.id);
    const location = String(headers.location);
    const query = new URL(location).searchParams;
    expect(statusCode).toBe(303);
    expect([query.getAll('order'), query.getAll('status')]).toEqual([[order!.number], ['PAID']]);
    expect(location.split('?')[0]).toBe(start.split('?')[0]);
    expect(query.get('cart')).toBe(start.includes('cart=7') ? '7' : null);
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cache-control']).toBe('no-store');
    expect(accessToken).toEqual(expect.any(String));
    expect(location).not.toContain(accessToken);
  });

  test('returns with status FAILED after a failed payment, and PENDING while its result is open', async () => {
    const { api, place, comeBack } = await open();
    const { order } = await place(DONE);
    await answerPayment(api, order!.number, 'APPROVE_LATER');
    expect((await comeBack(order!.id)).headers.location).toContain('status=PENDING');
    const { order: declined } = await place(DONE);
    await answerPayment(api, declined!.number, 'DECLINE');
    expect((await comeBack(declined!.id)).headers.location).toContain('status=FAILED');
  });

  test('returns to the same URL after another payment attempt, unless that names another URL or null', async () => {
    const { api, place, retry, comeBack } = await open();
    const { order, accessToken } = await place(DONE);
    const returnsTo = async () => String((await comeBack(order!.id)).headers.location).split('?')[0];
    const again = (payment: object) => retry(order!.number, accessToken, payment);
    await answerPayment(api, order!.number, 'DECLINE');
    await again({ method: 'CARD' });
    expect(await returnsTo()).toBe('https://app.example/done');
    // Another attempt continues the payment that is still open.
    await again({ method: 'CARD', returnUrl: 'myapp://paid' });
    expect(await returnsTo()).toBe('myapp://paid');
    await again({ method: 'CARD' });
    expect(await returnsTo()).toBe('myapp://paid');
    await again({ ...WAITING, returnUrl: null });
    expect(await returnsTo()).toBe(`/order/${order!.number}`);
    expect(await again({ ...WAITING, returnUrl: 'https://evil.example' })).toMatchObject(RETURN_URL_REFUSED);
    expect(await returnsTo()).toBe(`/order/${order!.number}`);
  });

  test('returns to the order page if the client gave no URL, or its target is no longer registered', async () => {
    const first = await open();
    for (const returnUrl of [undefined, null]) {
      const { order } = await first.place(returnUrl);
      expect((await first.comeBack(order!.id)).headers.location).toBe(`/order/${order!.number}`);
    }
    const { order } = await first.place(DONE);
    const later = await openTestApp({}, { store: first.api.store, returnTargets: ['myapp://'] });
    const { payment } = (await first.api.store.get('orders', order!.id))!;
    const response = await later.app.inject({ url: `/payments/return/${payment.paymentId}` });
    await later.app.close();
    later.api.services.close();
    expect(response.headers.location).toBe(`/order/${order!.number}`);
  });

  test('can return from the demo bank: its content security policy allows forms to redirect to registered targets', async () => {
    const { app, place } = await open();
    const { order } = await place(DONE);
    const page = order!.payment.nextAction?.redirectUrl ?? '';
    const policy = String((await app.inject({ url: page })).headers['content-security-policy']);
    expect(policy).toContain("form-action 'self' https://app.example https://pay.example:8443 myapp:;");
    expect(String((await app.inject({ url: '/' })).headers['content-security-policy'])).toContain("form-action 'self';");
  });
});

const REFUSED = [
  'https://evil.example/done',
  'https://app.example.evil.example/',
  'https://sub.app.example/',
  'https://app.example./',
  'https://app.example:8443/',
  'https://app.example:443/',
  'https://pay.example/',
  'https://user@app.example/',
  'https://user:word@app.example/',
  'https://app.example@evil.example/',
  'https://app.example\\@evil.example/',
  'https:\\\\app.example\\done',
  'https:/app.example/done',
  'https:app.example/done',
  'https:///app.example/done',
  '//app.example/done',
  '/done',
  'done',
  '',
  ' https://app.example/',
  'https://app.example/\n',
  'https://app.example/a b',
  'https://app.exa\tmple/',
  'https://app.example/\u0000',
  'https://app.example/%0d%0aset-cookie:x=1',
  'https://app.example/%00',
  'https://app.example/a/../b',
  'https://app.example/a/%2e%2e/b',
  'https://app.example/a/..%2fb',
  'https://app.example/a%5c..%5cb',
  'https://app.example//evil.example',
  'https://app.example/done#part',
  'https://äpp.example/',
  'https://ａｐｐ.example/',
  'https://app。example/',
  'https://APP.example/',
  'HTTPS://app.example/',
  'http://app.example/',
  'ftp://app.example/',
  'javascript:alert(1)',
  'javascript://app.example/%0aalert(1)',
  'JavaScript:alert(1)//https://app.example',
  'data:text/html,hi',
  'data://app.example/',
  'blob:https://app.example/1',
  'filesystem:https://app.example/1',
  'view-source:https://app.example/',
  'intent://app.example/#Intent;scheme=https;end',
  'myapp:done',
  'myapp:/done',
  'myapp2://done',
  'my-app://done',
  'MYAPP://done',
  'myapp://user@done',
  'myapp://a/../b',
  'myapp://a\\b',
  'myapp://ä',
  `https://app.example/${'a'.repeat(500)}`,
];

test('a return URL outside the registered targets is refused in every spelling', async () => {
  const { place, api } = await open();
  for (const returnUrl of REFUSED) expect(await place(returnUrl), returnUrl).toMatchObject(RETURN_URL_REFUSED);
  expect([await api.store.count('orders'), await api.store.count('payments')]).toEqual([0, 0]);
});

test('without registered targets every return URL is refused', async () => {
  const { place, api } = await open([]);
  for (const returnUrl of [DONE, 'myapp://paid', 'https://shop.example/', 'http://127.0.0.1/'])
    expect(await place(returnUrl)).toMatchObject(RETURN_URL_REFUSED);
  expect([await api.store.count('orders'), await api.store.count('payments')]).toEqual([0, 0]);
});
