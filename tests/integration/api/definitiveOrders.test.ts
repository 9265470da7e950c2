import { describe, expect, test } from 'vitest';
import { confirmationToken } from '#tests/support/api/mailbox.ts';
import { PLACE_ORDER, RETRY_PAYMENT, type PlaceOrderResponse, type RetryResponse } from '#tests/support/api/orderOperations.ts';
import { openTwoVendors, TWO_VENDORS } from '#tests/support/api/packages.ts';
import { answerPayment, WAITING } from '#tests/support/api/payments.ts';
import { anOrderInput, type PlaceOrderInput } from '#tests/support/builders/orderInput.ts';

const CONFIRM = 'mutation ($token: String!) { confirmEmail(token: $token) { subject errors { __typename } } }';
const BUYER = 'aina@example.com';
const CASH = { method: 'CASH_ON_DELIVERY' };
const QR = { method: 'DUITNOW_QR' };

async function open() {
  const market = await openTwoVendors();
  const { execute, mailbox, services } = market;
  let seen = 0;
  /** Recipient and subject of the emails since the last call. */
  const emails = async () => {
    await services.settled();
    const mails = mailbox.mails.slice(0, mailbox.mails.length - seen).map(({ to, subject }) => `${to.split('@')[0]}: ${subject}`);
    seen = mailbox.mails.length;
    return mails.sort();
  };
  const place = async (change: Partial<PlaceOrderInput>) => {
    const input = anOrderInput({ email: BUYER, ...TWO_VENDORS, idempotencyKey: 'definitive', ...change });
    const { placeOrder } = (await execute<PlaceOrderResponse>(PLACE_ORDER, { input })).data;
    expect(placeOrder.errors).toEqual([]);
    return { number: placeOrder.order?.number ?? '', accessToken: placeOrder.accessToken };
  };
  const retry = async (order: { number: string; accessToken: string | null }, payment: PlaceOrderInput['payment']) => {
    const { retryPayment } = (await execute<RetryResponse>(RETRY_PAYMENT, { ...order, payment })).data;
    expect(retryPayment.errors).toEqual([]);
  };
  return { ...market, emails, place, retry };
}

const toVendors = (number: string) => [`selatan: New order ${number}-2`, `utara: New order ${number}-1`];
const definitive = (number: string, subject = `Your order ${number}`) => [`aina: ${subject}`, ...toVendors(number)];

describe('each vendor gets one email and the buyer one', () => {
  test('when a cash order is placed', async () => {
    const { place, emails } = await open();
    const { number } = await place({ payment: CASH });
    expect(await emails()).toEqual(definitive(number));
  });

  test("when a guest's cash order is confirmed", async () => {
    const { place, emails, execute, mailbox, services } = await open();
    const lines = [
      { variantId: 'var_rice', quantity: 8 },
      { variantId: 'var_coffee', quantity: 1 },
    ];
    const { totals } = await services.quotes.quote({ lines, state: 'KUALA_LUMPUR', coupon: null });
    const { number } = await place({ lines, expectedTotal: totals.totalCents, payment: CASH });
    expect(await emails()).toEqual([`aina: Confirm your order ${number}`]);
    await execute(CONFIRM, { token: confirmationToken(mailbox, BUYER) });
    expect(await emails()).toEqual(definitive(number));
  });

  test('when an online payment is approved', async () => {
    const market = await open();
    const { number } = await market.place({ payment: WAITING });
    expect(await market.emails()).toEqual([`aina: Your order ${number}`]);
    await answerPayment(market, number);
    expect(await market.emails()).toEqual(definitive(number, `Paid: your order ${number}`));
  });

  test('when an order is paid at another bank after a decline', async () => {
    const market = await open();
    const order = await market.place({ payment: WAITING });
    await answerPayment(market, order.number, 'DECLINE');
    await market.retry(order, { method: 'FPX', bank: 'DEMO_HARIMAU' });
    expect(await market.emails()).toEqual([`aina: Your order ${order.number}`]);
    await answerPayment(market, order.number);
    expect(await market.emails()).toEqual(definitive(order.number, `Paid: your order ${order.number}`));
  });

  test.each([
    ['an open QR payment', QR, false],
    ['a declined payment', WAITING, true],
  ])('when the buyer pays in cash instead of with %s', async (_name, payment, isDeclined) => {
    const market = await open();
    const order = await market.place({ payment });
    if (isDeclined) await answerPayment(market, order.number, 'DECLINE');
    expect(await market.emails()).toEqual([`aina: Your order ${order.number}`]);
    expect(market.mailbox.mails[0]?.text).toContain('is waiting for your payment');
    await market.retry(order, CASH);
    expect(await market.emails()).toEqual(definitive(order.number));
    const receipt = market.mailbox.mails.filter(({ to }) => to === BUYER)[0];
    expect(receipt?.text).toContain('is placed. This is your receipt.');
    expect(receipt?.text).toContain('Cash on delivery');
    market.pass(2);
    await market.services.jobs.runDue();
    expect(await market.emails()).toEqual([]);
  });
});
