import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { cartVar } from '#client/state/cart.ts';
import { MAX_RETURNS } from '#schema/rules/limits.ts';
import { OPERATOR } from '#server/modules/fulfilment/fulfilment.service.ts';
import { SHOPPER } from '#tests/support/api/accountOperations.ts';
import { cookieJar, testApi } from '#tests/support/app/apiServer.ts';
import { anAddressInput } from '#tests/support/builders/orderInput.ts';
import { answerPayment, endReservation, WAITING } from '#tests/support/api/payments.ts';
import { aCoupon } from '#tests/support/builders/documents.ts';
import { renderApp } from '#tests/support/app/renderApp.tsx';

const EMPTY_CART = { 'persist:cart': JSON.stringify({ lines: [], origin: 'own' }) };

/** Logs in before the page loads, as if in another tab. */
async function logIn(): Promise<string> {
  const { services, store } = await testApi();
  const { result } = await store.transaction((transaction) => services.sessions.open(transaction, 'usr_demo_shopper', null));
  cookieJar.token = result.token;
  return 'usr_demo_shopper';
}

interface Placed {
  number: string;
  accessToken: string;
}

let keys = 0;

/** Orders the given products as a member or a guest. */
async function place(slugs: readonly string[], userId: string | null, bank?: string, coupon: string | null = null): Promise<Placed> {
  const { services } = await testApi();
  const lines = slugs.map((slug) => ({
    variantId: services.catalog.find({ slug })?.variants[0]?.id ?? '',
    quantity: 2,
  }));
  const { order, errors } = await services.orders.placeOrder(
    {
      idempotencyKey: `own-order-page-${(keys += 1)}`,
      lines,
      coupon,
      expectedTotal: (await services.quotes.quote({ lines, state: 'KUALA_LUMPUR', coupon })).totals.totalCents,
      email: SHOPPER.email,
      shippingAddress: anAddressInput(),
      payment: bank === undefined ? { method: 'CASH_ON_DELIVERY' } : { method: 'FPX', bank },
    },
    userId === null ? null : await services.sessions.find(cookieJar.token ?? ''),
  );
  if (order === null) throw new Error(JSON.stringify(errors));
  return { number: order.number, accessToken: order.accessToken ?? '' };
}

const storedOrder = ({ number, accessToken }: Placed) => ({
  'persist:orders:no-login': JSON.stringify({
    orders: [{ number, accessToken, placedAt: '2026-02-03T04:00:00.000Z', totalCents: 1000, totalItems: 1 }],
    isTable: false,
  }),
});

const TWO = ['harumanis-mango', 'kopi-o-kampung'];

/** Places a paid order with a coupon whose minimum it only just reaches. */
async function placeWithCoupon(userId: string | null, percent = 50): Promise<Placed> {
  const api = await testApi();
  const lines = TWO.map((slug) => ({ variantId: api.services.catalog.find({ slug })?.variants[0]?.id ?? '', quantity: 2 }));
  const { totals } = await api.services.quotes.quote({ lines });
  const id = `HALF-${(keys += 1)}`;
  const coupon = aCoupon({ id, discount: { kind: 'PERCENT', percent }, minimumCents: totals.subtotalCents });
  await api.store.transaction((transaction) => transaction.put('coupons', coupon));
  const placed = await place(TWO, userId, WAITING.bank, id);
  await answerPayment(api, placed.number);
  return placed;
}

test('a member’s order list links to guest orders of this device', async () => {
  await logIn();
  const placed = await place(TWO, null);
  await renderApp('/orders', { storage: { ...EMPTY_CART, ...storedOrder(placed) } });
  const guest = await screen.findByRole('region', { name: 'Ordered as a guest' });
  expect(within(guest).getByRole('link', { name: new RegExp(`^${placed.number}`) })).toHaveAttribute('href', `/order/${placed.number}`);
});

test('the order list links to the purchases to review, with their number', async () => {
  const userId = await logIn();
  const { number } = await place(TWO, userId);
  const { services } = await testApi();
  for (const status of ['PACKED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const)
    await services.fulfilment.advance(`${number}-1`, status, OPERATOR);
  await renderApp('/orders', { storage: EMPTY_CART });
  expect(await screen.findByRole('link', { name: /^To review [1-9]/ })).toHaveAttribute('href', '/user-reviews');
  const order = screen.getByRole('link', { name: number }).closest('li')!;
  expect(within(order).getByText('To ship')).toBeVisible();
  await services.fulfilment.advance(`${number}-2`, 'CANCELLED', OPERATOR);
  cleanup();
  await renderApp('/orders', { storage: EMPTY_CART });
  const ended = (await screen.findByRole('link', { name: number })).closest('li')!;
  expect(within(ended).getByText('Delivered')).toBeVisible();
});

test('the home page shows the next delivery to its member only, and no longer once it is cancelled', async () => {
  const userId = await logIn();
  await place(TWO, userId);
  const user = { id: userId, name: 'Nurul Aina', email: SHOPPER.email };
  const app = await renderApp('/orders', {
    storage: { ...EMPTY_CART, login_user: JSON.stringify({ isAuthenticated: true, user }) },
  });
  await screen.findByRole('heading', { level: 1, name: 'Your orders' });
  const { services } = await testApi();
  const earlier = await services.orderHistory.nextDelivery(userId);
  await app.navigate('/');
  const delivery = await screen.findByRole('region', { name: /^Next delivery by / });
  const link = within(delivery).getByRole('link', { name: /^See the order RZQ-/ });
  expect(link).toHaveAttribute('href', `/orders/${earlier?.order?.number}`);

  for (let next = earlier; next !== null; next = await services.orderHistory.nextDelivery(userId))
    await services.fulfilment.advance(next.number, 'CANCELLED', OPERATOR);
  await app.user.click(link);
  await screen.findAllByRole('heading', { name: 'Cancelled' });
  await app.navigate('/');
  await screen.findByRole('region', { name: 'Walk the stalls' });
  expect(screen.queryByRole('region', { name: /^Next delivery by / })).toBeNull();
});

test('the order list counts and names what was kept, or what was ordered if all is cancelled', async () => {
  const userId = await logIn();
  const placed = await place(TWO, userId);
  const { services } = await testApi();
  const viewer = await services.sessions.find(cookieJar.token ?? '');
  const card = async () => (await screen.findByRole('link', { name: `View order ${placed.number}` })).closest('li');
  const list = await renderApp('/orders', { storage: EMPTY_CART });
  expect(await card()).toHaveTextContent(/ · 4 units · .*Harumanis mango.* \+ 1 more/);
  await services.ownOrders.cancel(`${placed.number}-1`, { viewer, accessToken: null });
  list.unmount();
  const after = await renderApp('/orders', { storage: EMPTY_CART });
  expect(await card()).toHaveTextContent(/ · 2 units · .*Kopi O kampung/);
  expect(await card()).not.toHaveTextContent(/more|Harumanis/);
  await services.ownOrders.cancel(`${placed.number}-2`, { viewer, accessToken: null });
  after.unmount();
  await renderApp('/orders', { storage: EMPTY_CART });
  expect(await card()).toHaveTextContent(/ · 4 units · .*Harumanis mango.* \+ 1 more/);
});

test('the home page of a guest has no next delivery', async () => {
  await renderApp('/', { storage: EMPTY_CART });
  await screen.findByRole('region', { name: 'Walk the stalls' });
  expect(screen.queryByRole('region', { name: /^Next delivery by / })).toBeNull();
});

describe('the page of an order', () => {
  test('cancels a package after a confirmation and shows the result in place', async () => {
    const userId = await logIn();
    const { number } = await place(TWO, userId);
    const { user } = await renderApp(`/orders/${number}`, { storage: EMPTY_CART });
    await screen.findByRole('heading', { level: 1, name: /^The first of two packages is expected/ });
    await user.click(screen.getByRole('button', { name: 'Cancel package 2' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this package?' });
    expect(dialog).toHaveTextContent(/You will pay .* less in cash/);
    await user.click(within(dialog).getByRole('button', { name: 'Yes, cancel it' }));
    const orderPackage = await screen.findByRole('article', { name: /Cancelled$/ });
    expect(orderPackage).toHaveTextContent('Cancelled at your request');
    await waitFor(() => expect(within(orderPackage).getByRole('heading', { name: 'Cancelled' })).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Cancel package 2' })).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: /^Your package is expected/ })).toBeVisible();
  });

  test.each([
    ['PACKED', /^Your package is expected/],
    ['RETURN_REQUESTED', /^Order RZQ-/],
  ] as const)('has the heading of its state on a guest’s page, too: %s', async (state, heading) => {
    const order = await place(['kopi-o-kampung'], null);
    const { services, store } = await testApi();
    const packageId = `${order.number}-1`;
    await services.fulfilment.advance(packageId, 'PACKED', OPERATOR);
    if (state === 'RETURN_REQUESTED') {
      for (const step of ['SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const)
        await services.fulfilment.advance(packageId, step, OPERATOR);
      const [stored] = (await store.query('orders', { where: { number: order.number } })).items;
      const { id, lines } = stored!.packages[0]!;
      await services.returns.request(id, { lines: [{ lineId: lines[0]!.id, quantity: 1 }], reason: 'The lid was broken' }, OPERATOR);
    }
    await renderApp(`/order/${order.number}`, { storage: { ...EMPTY_CART, ...storedOrder(order) } });
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  });

  test('lets a guest cancel a package with the access token of this device', async () => {
    const order = await place(TWO, null);
    const { user } = await renderApp(`/order/${order.number}`, { storage: { ...EMPTY_CART, ...storedOrder(order) } });
    await user.click(await screen.findByRole('button', { name: 'Cancel package 2' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this package?' });
    await user.click(within(dialog).getByRole('button', { name: 'Yes, cancel it' }));
    expect(await screen.findByRole('article', { name: /Cancelled$/ })).toBeVisible();
    expect(await screen.findByText('The package is cancelled')).toBeVisible();
  });

  test('shows why a package that was packed meanwhile is not cancelled', async () => {
    const userId = await logIn();
    const { number } = await place(TWO, userId);
    const { user } = await renderApp(`/orders/${number}`, { storage: EMPTY_CART });
    await user.click(await screen.findByRole('button', { name: 'Cancel package 2' }));
    const { services } = await testApi();
    await services.fulfilment.advance(`${number}-2`, 'PACKED', OPERATOR);
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this package?' }));
    await user.click(dialog.getByRole('button', { name: 'Yes, cancel it' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/already packed this package. You can ask the seller to cancel it/);
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveFocus());
    await user.click(dialog.getByRole('button', { name: 'Keep it' }));
    await user.click(screen.getByRole('button', { name: 'Cancel package 2' }));
    expect(await dialog.findByRole('button', { name: 'Yes, cancel it' })).toBeVisible();
    expect(dialog.queryByRole('alert')).toBeNull();
  });

  test('shows the refund and its deductions before and after a cancellation', async () => {
    const userId = await logIn();
    const { number } = await placeWithCoupon(userId);
    const { user } = await renderApp(`/orders/${number}`, { storage: EMPTY_CART });
    await user.click(await screen.findByRole('button', { name: 'Cancel package 2' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this package?' });
    const refund = / (\$[\d.]+) will be refunded the way you paid\. (\$[\d.]+) is deducted, because (.*) of its coupon\./.exec(
      dialog.textContent,
    );
    expect(refund).not.toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Yes, cancel it' }));
    const cancelled = await screen.findByRole('article', { name: /Cancelled$/ });
    expect(cancelled).toHaveTextContent(`Refund: ${refund![1]}. ${refund![2]} is deducted`);
    expect(screen.getByText(`It costs ${refund![2]} more: the discount of the coupon no longer applies.`)).toBeVisible();
    expect(await screen.findByText(`Refunded: ${refund![1]}`)).toBeVisible();
  });

  test('shows the refund of a return and its deductions for the chosen quantities', async () => {
    const userId = await logIn();
    const { number } = await placeWithCoupon(userId, 10);
    const { services } = await testApi();
    for (const step of ['PACKED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const)
      await services.fulfilment.advance(`${number}-2`, step, OPERATOR);
    const { user } = await renderApp(`/orders/${number}`, { storage: EMPTY_CART });
    await user.click(await screen.findByRole('button', { name: /^Return / }));
    const dialog = await screen.findByRole('dialog', { name: 'Return items' });
    const words = /You get (\$[\d.]+) back .* (\$[\d.]+) is deducted, because .* of its coupon\./;
    await waitFor(() => expect(within(dialog).getByRole('status')).toHaveTextContent(words));
    const one = words.exec(within(dialog).getByRole('status').textContent)![1];
    const field = within(dialog).getByRole('textbox', { name: /Kopi/ });
    await user.clear(field);
    await user.type(field, '2');
    await waitFor(() => {
      const [, two] = words.exec(within(dialog).getByRole('status').textContent) ?? [];
      expect(two ?? one).not.toBe(one);
    });
    await user.selectOptions(within(dialog).getByRole('combobox', { name: /^Why are you returning it/ }), 'It is not as described');
    await user.type(within(dialog).getByRole('textbox', { name: /^Details/ }), 'Too bitter');
    const { textContent } = within(dialog).getByRole('status');
    const [, amount] = words.exec(textContent)!;
    await user.click(within(dialog).getByRole('button', { name: 'Request return' }));
    expect(await screen.findByText(`${amount} is refunded when the seller has the goods.`)).toBeVisible();
  });

  test('lets a guest withdraw a return, which meanwhile keeps the rest of the package from being returned', async () => {
    const order = await place(TWO, null);
    const { services, store } = await testApi();
    for (const step of ['PACKED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const)
      await services.fulfilment.advance(`${order.number}-2`, step, OPERATOR);
    const [stored] = (await store.query('orders', { where: { number: order.number } })).items;
    const request = { lines: [{ lineId: stored!.packages[1]!.lines[0]!.id, quantity: 1 }], reason: 'Too bitter' };
    await services.returns.request(`${order.number}-2`, request, OPERATOR);
    const { user } = await renderApp(`/order/${order.number}`, { storage: { ...EMPTY_CART, ...storedOrder(order) } });
    expect(await screen.findByText(/^A package has one return at a time\. To return other goods/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Return / })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Withdraw this return' }));
    expect(await screen.findByText('The return was withdrawn')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Delivered' })).toHaveFocus());
    expect(screen.getByRole('button', { name: /^Return / })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Withdraw this return' })).toBeNull();
    expect(screen.queryByText(/^A package has one return at a time/)).toBeNull();
  });

  test('says that a package can have no further return once its last one is withdrawn', async () => {
    const order = await place(TWO, null);
    const { services, store } = await testApi();
    for (const step of ['PACKED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const)
      await services.fulfilment.advance(`${order.number}-2`, step, OPERATOR);
    const [stored] = (await store.query('orders', { where: { number: order.number } })).items;
    const request = { lines: [{ lineId: stored!.packages[1]!.lines[0]!.id, quantity: 1 }], reason: 'Too bitter' };
    for (let count = 1; count <= MAX_RETURNS; count += 1) {
      const result = await services.returns.request(`${order.number}-2`, request, OPERATOR);
      const returnId = result.kind === 'done' ? result.orderPackage.returns!.at(-1)!.id : '';
      if (count < MAX_RETURNS) await services.returns.withdraw(`${order.number}-2`, returnId, OPERATOR);
    }
    const { user } = await renderApp(`/order/${order.number}`, { storage: { ...EMPTY_CART, ...storedOrder(order) } });
    const text = new RegExp(`^You have requested ${MAX_RETURNS} returns of this package, the most that are possible`);
    expect(await screen.findByText(text)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Withdraw this return' }));
    expect(await screen.findByText('The return was withdrawn')).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Return / })).toBeNull();
  });

  test('shows the amount paid and due in cash for each package', async () => {
    const userId = await logIn();
    const { number } = await place(TWO, userId);
    const { services } = await testApi();
    for (const step of ['PACKED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const)
      await services.fulfilment.advance(`${number}-1`, step, OPERATOR);
    await renderApp(`/orders/${number}`, { storage: EMPTY_CART });
    const amountOf = async (text: RegExp) => text.exec((await screen.findByText(text)).textContent ?? '')?.[1];
    const first = await amountOf(/^Paid at the door: (.+)$/);
    const second = await amountOf(/^To pay at the door: (.+)$/);
    expect(first).not.toBe(second);
    expect(screen.getByText(`To pay in cash: ${second}`)).toBeVisible();
    expect(screen.getByText(`Paid in cash: ${first}`)).toBeVisible();
  });

  test('shows no delivery day before the payment, and no invoice or tracking after it was declined', async () => {
    const userId = await logIn();
    const { number } = await place(TWO, userId, WAITING.bank);
    const app = await renderApp(`/orders/${number}`, { storage: EMPTY_CART });
    await screen.findByRole('heading', { level: 1, name: 'One step left: pay for your order' });
    expect(screen.queryByText('Expected')).toBeNull();
    await app.navigate('/orders');
    expect(await screen.findByRole('link', { name: `Pay order ${number}` })).toHaveAttribute('href', expect.stringMatching(/\/pay\//));
    expect(screen.queryByRole('link', { name: `Invoice of order ${number}` })).toBeNull();
    await app.navigate(`/user-invoice?order=${number}`);
    expect(await screen.findByText('It will be here as soon as the order is paid.')).toBeVisible();
    await app.navigate(`/orders/${number}`);
    const api = await testApi();
    await answerPayment(api, number, 'DECLINE');
    await endReservation(api, number);
    await app.navigate('/orders');
    await app.navigate(`/orders/${number}`);
    await screen.findByRole('heading', { level: 1, name: "Payment didn't go through: the order is cancelled" });
    const main = within(screen.getByRole('main'));
    expect(main.queryByRole('link', { name: 'Invoice' })).toBeNull();
    // The only link left is the one in the account menu, which does not refer to an order.
    expect(main.getByRole('link', { name: 'Track order' })).toHaveAttribute('href', '/track-order');
    expect(main.getByRole('button', { name: 'Order again' })).toBeVisible();
    await app.navigate(`/user-invoice?order=${number}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'This order has no invoice' })).toBeVisible();
  });

  test('shows a guest the email of the order and the number of packages', async () => {
    const order = await place(TWO, null);
    await renderApp(`/order/${order.number}`, { storage: { ...EMPTY_CART, ...storedOrder(order) } });
    const sentence = (await screen.findByText('Keep this page: it opens your order on this device.')).closest('p');
    expect(sentence).toHaveTextContent(`Ordered with ${SHOPPER.email}. Keep this page: it opens your order on this device.`);
    expect(screen.getByText('Delivery, 2 packages')).toBeVisible();
  });

  test('links a member to the order list, and a guest to tracking, if the order is unknown', async () => {
    const guest = await renderApp('/order/RZQ-2222-2222', { storage: EMPTY_CART });
    await screen.findByRole('heading', { level: 1, name: "We can't find that order" });
    expect(screen.getByRole('link', { name: 'Track an order by email' })).toHaveAttribute('href', '/track-order?order=RZQ-2222-2222');
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      '/contact-us?topic=ORDER_PROBLEM&order=RZQ-2222-2222',
    );
    guest.unmount();
    await logIn();
    await renderApp('/orders/RZQ-2222-2222', { storage: EMPTY_CART });
    await screen.findByRole('heading', { level: 1, name: "We can't find that order" });
    expect(screen.getByText(/None of your orders has this number/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Your orders' })).toBeVisible();
  });
});

describe('tracking an order', () => {
  test('of the account opens without a form', async () => {
    const userId = await logIn();
    const { number } = await place(TWO, userId);
    const app = await renderApp(`/track-order?order=${number}`, { storage: EMPTY_CART });
    expect(await screen.findByRole('heading', { level: 2, name: new RegExp(`Order ${number}`) })).toBeVisible();
    expect(screen.getAllByRole('list', { name: 'Progress' })).toHaveLength(2);
    expect(screen.getByRole('main')).toHaveTextContent('Harumanis mango');
    await app.user.click(screen.getByRole('link', { name: 'Show every event' }));
    expect(await screen.findByRole('tab', { name: '1. Kebun Utara' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('main')).toHaveTextContent('12 Jalan Ampang');
  });

  test('of a guest opens with the stored access token; another order needs the email', async () => {
    const mine = await place(TWO, null);
    const other = await place(TWO, null);
    const app = await renderApp(`/track-order-2?order=${mine.number}`, { storage: { ...EMPTY_CART, ...storedOrder(mine) } });
    expect(await screen.findByRole('tab', { name: '1. Kebun Utara' })).toBeVisible();
    await app.navigate(`/track-order-2?order=${other.number}`);
    await waitFor(() => expect(screen.getByLabelText('Order number')).toHaveValue(other.number));
    await app.user.type(screen.getByLabelText('Email'), SHOPPER.email);
    await app.user.click(screen.getByRole('button', { name: 'Track order' }));
    expect(await screen.findByRole('tab', { name: '2. Kopi Tujuh Pagi' })).toBeVisible();
    expect(screen.getByRole('main')).not.toHaveTextContent(/Jalan Ampang|Harumanis|\$/);
  });
});

test('the order list is searched through the URL, and the search can be cleared', async () => {
  const userId = await logIn();
  const mango = await place(['harumanis-mango'], userId);
  const train = await place(['wooden-train'], userId);
  const app = await renderApp('/orders?status=pending', { storage: EMPTY_CART });
  await screen.findByRole('link', { name: `View order ${mango.number}` });
  expect(screen.getByRole('link', { name: /^Pending \d+$/ })).toHaveAttribute('aria-current', 'page');
  await app.user.type(screen.getByRole('searchbox', { name: 'Number, product or seller' }), 'mangga');
  await app.user.click(within(screen.getByRole('search', { name: 'Search your orders' })).getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: `View order ${train.number}` })).toBeNull());
  expect(app.address()).toBe('/orders?status=pending&q=mangga');
  expect(screen.getByRole('link', { name: `View order ${mango.number}` })).toBeVisible();
  await app.navigate('/orders?from=2020-01-01&to=2020-01-02');
  expect(await screen.findByRole('heading', { name: 'No order matches your search' })).toBeVisible();
  await app.user.click(screen.getByRole('link', { name: 'Clear' }));
  expect(await screen.findByRole('link', { name: `View order ${train.number}` })).toBeVisible();
});

test('the invoice page shows the latest invoice if the URL names none, and another can be chosen', async () => {
  const userId = await logIn();
  const first = await place(['harumanis-mango'], userId);
  const placedAt = Date.now();
  await waitFor(() => expect(Date.now()).toBeGreaterThan(placedAt));
  const latest = await place(['wooden-train'], userId);
  await (await testApi()).services.settled();
  const app = await renderApp('/user-invoice', { storage: EMPTY_CART });
  await screen.findByRole('heading', { level: 1, name: 'Invoice' });
  expect(app.address()).toBe(`/user-invoice?order=${latest.number}`);
  expect(document.title).toMatch(/^INV-\d{4}-\d{6}$/);
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Invoice' }), first.number);
  await waitFor(() => expect(screen.getByRole('article')).toHaveTextContent(first.number));
  expect(screen.getByRole('article')).toHaveTextContent('VAT (20%)');
  await app.navigate('/user-invoice?order=RZQ-2222-2222');
  expect(await screen.findByRole('heading', { level: 1, name: "We can't find that invoice" })).toBeVisible();
});

test('an invoice tells of returns only if something that was kept can be returned', async () => {
  const userId = await logIn();
  const { services } = await testApi();
  const { number } = await place(TWO, userId);
  const viewer = await services.sessions.find(cookieJar.token ?? '');
  const mixed = await renderApp(`/user-invoice?order=${number}`, { storage: EMPTY_CART });
  expect(await screen.findByText('Goods can be returned within 30 days of delivery.')).toBeVisible();
  // The mango is fresh and stays.
  await services.ownOrders.cancel(`${number}-2`, { viewer, accessToken: null });
  mixed.unmount();
  await renderApp(`/user-invoice?order=${number}`, { storage: EMPTY_CART });
  expect(await screen.findByText(/^VAT is calculated once/)).toBeVisible();
  expect(screen.queryByText(/^Goods can be returned/)).toBeNull();
});

test('an invoice shows its number without a reload once it is issued, and can be printed from then on', async () => {
  const userId = await logIn();
  const { services } = await testApi();
  const issue = vi.spyOn(services.invoices, 'issue').mockResolvedValue();
  const { number } = await place(['harumanis-mango'], userId);
  await renderApp(`/user-invoice?order=${number}`, { storage: EMPTY_CART });
  expect(await screen.findByText('Number being issued')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  issue.mockRestore();
  await services.invoices.issue();
  expect(await screen.findByRole('button', { name: 'Print' }, { timeout: 60_000 })).toBeVisible();
  expect(screen.getByRole('article')).toHaveTextContent(/INV-\d{4}-\d{6}/);
  expect(document.title).toMatch(/^INV-\d{4}-\d{6}$/);
});

// Comes last, because it sells out the products.
test('ordering again shows changed prices and stock first, then adds the available products', async () => {
  const userId = await logIn();
  const { number } = await place(['harumanis-mango', 'kopi-o-kampung', 'wooden-train'], userId);
  const { services, store } = await testApi();
  const [mango, kopi, train] = ['harumanis-mango', 'kopi-o-kampung', 'wooden-train'].map((slug) => services.catalog.find({ slug }));
  await store.transaction(async (transaction) => {
    await transaction.put('stock', { id: mango!.variants[0]!.id, onHand: 0 });
    await transaction.put('stock', { id: train!.variants[0]!.id, onHand: 1 });
    const variants = kopi!.variants.map((variant, index) => (index === 0 ? { ...variant, priceCents: 9900 } : variant));
    await transaction.put('products', { ...kopi!, variants });
  });
  const { user } = await renderApp(`/orders/${number}`, { storage: EMPTY_CART });
  await user.click(await screen.findByRole('button', { name: 'Order again' }));
  const dialog = await screen.findByRole('dialog', { name: 'Order again' });
  expect(await within(dialog).findByText('3 things have changed:')).toBeVisible();
  expect(within(dialog).getByText('Sold out for now')).toBeVisible();
  expect(within(dialog).getByText('Only 1 left of 2')).toBeVisible();
  expect(within(dialog).getByText(/^Now \$99\.00, was /)).toBeVisible();
  expect(await within(dialog).findByText(/^Similar products/)).toBeVisible();
  expect(within(dialog).getAllByRole('checkbox')).toHaveLength(2);
  expect(cartVar().lines).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: /^Add 3 items · / }));
  expect(
    cartVar()
      .lines.map(({ variantId, quantity }) => [variantId, quantity])
      .sort(),
  ).toEqual(
    [
      [kopi!.variants[0]!.id, 2],
      [train!.variants[0]!.id, 1],
    ].sort(),
  );
});
