import { expect, test } from 'vitest';
import { OPERATOR } from '#server/modules/fulfilment/fulfilment.service.ts';
import { openMarket } from '#tests/support/api/orderingApi.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { answerPayment, endReservation, WAITING } from '#tests/support/api/payments.ts';
import { TRACK_ORDER } from '#tests/support/api/orderOperations.ts';

interface TrackResponse {
  trackOrder: {
    number: string;
    status: string;
    waitsForPayment: boolean;
    packages: { status: string; timeline: { at: string; status: string }[] }[];
  } | null;
}

test('trackOrder returns the progress of an order by its number and email, and no private data', async () => {
  let now = new Date('2026-02-03T04:05:06.000Z');
  const { placeOrder, execute, services } = await openMarket('memory', aMarket(), { now: () => now });
  const { order } = await placeOrder();
  now = new Date('2026-02-03T06:00:00.000Z');
  await services.fulfilment.advance(`${order?.number}-1`, 'PACKED', OPERATOR, { place: 'Alor Setar' });
  const number = order?.number.toLowerCase() ?? '';
  const { data } = await execute<TrackResponse>(TRACK_ORDER, { number: ` ${number} `, email: ' AINA@example.com ' });
  expect(data.trackOrder).toEqual({
    number: order?.number,
    placedAt: '2026-02-03T04:05:06.000Z',
    status: 'PENDING',
    waitsForPayment: false,
    city: 'Kuala Lumpur',
    state: 'KUALA_LUMPUR',
    packages: [
      {
        number: `${order?.number}-1`,
        vendorName: 'Utara',
        status: 'PACKED',
        itemCount: 1,
        expectedBy: order?.packages[0]?.expectedBy,
        pickup: null,
        timeline: [
          { at: '2026-02-03T04:05:06.000Z', status: 'PLACED', place: null, note: null },
          { at: '2026-02-03T06:00:00.000Z', status: 'PACKED', place: 'Alor Setar', note: null },
        ],
      },
    ],
  });
});

test('waitsForPayment is true until the order is paid or its time is over', async () => {
  const market = await openMarket();
  const { placeOrder, execute } = market;
  const track = async (order: { number: string } | null) => {
    const { data } = await execute<TrackResponse>(TRACK_ORDER, { number: order?.number, email: 'aina@example.com' });
    const { status, waitsForPayment } = data.trackOrder ?? {};
    return { status, waitsForPayment };
  };
  const { order: paid } = await placeOrder({ payment: WAITING });
  expect(await track(paid)).toEqual({ status: 'PENDING', waitsForPayment: true });
  await answerPayment(market, paid?.number ?? '');
  expect(await track(paid)).toEqual({ status: 'PENDING', waitsForPayment: false });
  const { order: late } = await placeOrder({ payment: WAITING, idempotencyKey: 'never-paid' });
  await endReservation(market, late?.number ?? '');
  expect(await track(late)).toEqual({ status: 'CANCELLED', waitsForPayment: false });
});

test('trackOrder has no fields for prices, names and streets', async () => {
  const { execute } = await openMarket();
  for (const field of ['totals { total { minorUnits } }', 'shippingAddress { line1 }', 'email', 'accessToken']) {
    const { errors } = await execute(`{ trackOrder(number: "RZQ-2222-2222", email: "a@example.com") { ${field} } }`);
    expect(errors?.[0]?.extensions?.['code']).toBe('GRAPHQL_VALIDATION_FAILED');
  }
});

test('a wrong email gets the same response as an unknown number', async () => {
  const { placeOrder, execute } = await openMarket();
  const { order } = await placeOrder();
  const wrong = await execute(TRACK_ORDER, { number: order?.number, email: 'other@example.com' });
  const unknown = await execute(TRACK_ORDER, { number: 'RZQ-2222-2222', email: 'aina@example.com' });
  expect(wrong).toEqual({ ...unknown });
  expect(wrong.data).toEqual({ trackOrder: null });
});

test('after ten misses valid numbers are also refused, until ten minutes have passed', async () => {
  let ms = Date.parse('2026-02-03T04:05:06Z');
  const { placeOrder, execute } = await openMarket('memory', aMarket(), { now: () => new Date(ms) });
  const { order } = await placeOrder();
  const track = (email: string) => execute<TrackResponse>(TRACK_ORDER, { number: order?.number, email });
  for (let hit = 0; hit < 20; hit += 1) expect((await track('aina@example.com')).data.trackOrder?.number).toBe(order?.number);
  for (let miss = 0; miss < 10; miss += 1) expect((await track(`guess${miss}@example.com`)).errors).toBeUndefined();
  ms += 60_000;
  const { errors } = await track('aina@example.com');
  expect(errors?.[0]?.extensions).toEqual({ code: 'RATE_LIMITED', retryAfterSeconds: 540 });
  expect(JSON.stringify(errors)).not.toContain('aina');
  ms += 540_000;
  expect((await track('aina@example.com')).data.trackOrder?.number).toBe(order?.number);
});

test('the limit of misses also applies to concurrent requests', async () => {
  const { placeOrder, execute } = await openMarket();
  const { order } = await placeOrder();
  const guesses = Array.from({ length: 15 }, (_, place) =>
    execute<TrackResponse>(TRACK_ORDER, { number: order?.number, email: `guess${place}@example.com` }),
  );
  const responses = await Promise.all(guesses);
  expect(responses.filter(({ errors }) => errors === undefined)).toHaveLength(10);
});
