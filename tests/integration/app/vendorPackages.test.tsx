import { act, screen, waitFor, within } from '@testing-library/react';
import { OPERATOR } from '#server/modules/fulfilment/fulfilment.service.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { PackageWatchDocument } from '#client/features/fulfilment/PackageWatch.generated.ts';
import { LOGIN, SHOPPER, VENDOR, type AuthResponse } from '#tests/support/api/accountOperations.ts';
import { cookieJar, testApi } from '#tests/support/app/apiServer.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { PLACE_ORDER, type OrderResponse, type PlaceOrderResponse } from '#tests/support/api/orderOperations.ts';
import { APPROVED, approved } from '#tests/support/api/payments.ts';
import { renderApp } from '#tests/support/app/renderApp.tsx';

async function logIn(account: { email: string; password: string }) {
  const { data } = await (await testApi()).execute<{ login: AuthResponse }>(LOGIN, account);
  cookieJar.token = data.login.token;
}

let count = 0;

/** Orders two jars of the demo vendor's sambal as the demo shopper: $8.40, VAT $1.68, delivery $2.90. */
async function orderSambal(payment: { method: string; bank?: string } = APPROVED, isPickupPackage = false): Promise<OrderResponse> {
  const api = await testApi();
  const { data: login } = await api.execute<{ login: AuthResponse }>(LOGIN, SHOPPER);
  const viewer = await api.services.sessions.find(login.login.token ?? '');
  const [product] = (await api.store.query('products', { where: { slug: 'sambal-tumis' } })).items;
  const lines = [{ variantId: product!.variants[0]!.id, quantity: 2 }];
  const shipping = isPickupPackage ? [{ vendorId: product!.vendorId, optionId: 'pickup' }] : [];
  const expectedTotal = isPickupPackage ? 1008 : 1298;
  const input = anOrderInput({ lines, shipping, expectedTotal, payment, idempotencyKey: `hub-parcels-${(count += 1)}` });
  const { data } = await api.execute<PlaceOrderResponse>(PLACE_ORDER, { input }, { viewer });
  expect(data.placeOrder.errors).toEqual([]);
  return approved(api, payment, data.placeOrder.order!);
}

async function deliver(number: string) {
  const { services } = await testApi();
  for (const to of ['PACKED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const) await services.fulfilment.advance(number, to, OPERATOR);
}

describe('a vendor’s packages', () => {
  beforeEach(() => logIn(VENDOR));

  test('can be advanced from the list and from their page, until they are delivered', async () => {
    const number = `${(await orderSambal()).number}-1`;
    const { user, address } = await renderApp(`/vendor-orders?q=${number.slice(4, 8)}`);
    const card = (await screen.findByRole('link', { name: number })).closest('li')!;
    await user.click(within(card).getByRole('button', { name: 'Mark packed' }));
    await user.click(await within(card).findByRole('link', { name: 'Hand over' }));
    await waitFor(() => expect(address()).toBe(`/vendor-orders/${number}`));

    const form = await screen.findByRole('form', { name: 'Hand over' });
    await user.click(within(form).getByRole('button', { name: 'Hand over' }));
    expect(within(form).getByRole('alert')).toHaveTextContent('Please fix 2 fields');
    expect(within(form).getByLabelText('Tracking number')).toHaveAccessibleDescription(/Enter the tracking number/);
    await user.selectOptions(within(form).getByLabelText('Courier'), 'Another courier');
    await user.type(within(form).getByLabelText('Name of the courier'), 'Kapal Layar');
    await user.type(within(form).getByLabelText('Tracking number'), 'kl 77');
    await user.type(within(form).getByLabelText(/Tracking link/), 'http://kapal.example');
    await user.click(within(form).getByRole('button', { name: 'Hand over' }));
    await waitFor(() => expect(within(form).getByLabelText(/Tracking link/)).toHaveAccessibleDescription(/begins with https/));
    expect(within(form).getByLabelText('Tracking number')).toHaveValue('kl 77');
    await user.selectOptions(within(form).getByLabelText('Courier'), 'Ninja Van');
    await user.click(within(form).getByRole('button', { name: 'Hand over' }));
    expect(await screen.findByRole('link', { name: 'Follow at Ninja Van' })).toHaveAttribute(
      'href',
      'https://www.ninjavan.co/en-my/tracking?id=KL77',
    );
    await user.click(screen.getByText('Correct the tracking', { selector: 'summary' }));
    const correction = screen.getByRole('form', { name: 'Correct the tracking' });
    expect(within(correction).getByLabelText('Courier')).toHaveValue('Ninja Van');
    expect(within(correction).getByLabelText('Tracking number')).toHaveValue('KL77');
    await user.clear(within(correction).getByLabelText('Tracking number'));
    await user.type(within(correction).getByLabelText('Tracking number'), 'kl 78');
    await user.click(within(correction).getByRole('button', { name: 'Correct the tracking' }));
    expect(await screen.findByText('Tracking number corrected')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Follow at Ninja Van' })).toHaveAttribute('href', expect.stringContaining('id=KL78'));
    await user.click(screen.getByRole('button', { name: 'Mark out for delivery' }));
    await user.click(await screen.findByRole('button', { name: 'Mark delivered' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Delivered' })).toHaveFocus());
    expect(screen.queryByText('Cancel this package')).toBeNull();
  });

  test('for pickup are handed over after packing, without a courier', async () => {
    const { store } = await testApi();
    await store.transaction(async (transaction) => {
      const [product] = (await transaction.query('products', { where: { slug: 'sambal-tumis' } })).items;
      const vendor = await transaction.get('vendors', product!.vendorId);
      await transaction.put('products', { ...product!, fulfilment: ['ONLINE', 'IN_STORE'] });
      await transaction.put('vendors', { ...vendor!, offersPickup: true });
    });
    const number = `${(await orderSambal(undefined, true)).number}-1`;
    const { user, navigate, unmount } = await renderApp(`/vendor-orders/${number}`);
    await user.click(await screen.findByRole('button', { name: 'Mark packed' }));
    expect(await screen.findByText(/The buyer picks it up at your shop/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Ready to collect' })).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Hand over' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Mark picked up' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Collected' })).toHaveFocus());
    expect(screen.queryByText('Delivered', { selector: 'li *' })).toBeNull();
    await act(() => navigate(`/vendor-orders?q=${number}`));
    expect(within((await screen.findByRole('link', { name: number })).closest('li')!).getByText('Collected')).toBeVisible();
    unmount();

    await logIn(SHOPPER);
    await renderApp('/user-history?q=sambal');
    expect((await screen.findAllByText('Collected'))[0]).toBeInTheDocument();
  });

  test('appear in the list without a reload, with a count of new orders', async () => {
    const { client } = await renderApp('/vendor-orders');
    await screen.findByRole('heading', { level: 1, name: 'Orders' });
    // Only orders that were not in the first poll count as new.
    await waitFor(() => expect(client.readQuery({ query: PackageWatchDocument })).not.toBeNull());
    expect(screen.queryByText(/new order/)).toBeNull();
    const number = `${(await orderSambal()).number}-1`;
    await waitFor(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      expect(screen.getByRole('link', { name: number })).toBeVisible();
    });
    expect(screen.getAllByText('1 new order since you opened this').length).toBeGreaterThan(0);
  });

  test('can be cancelled only with a reason', async () => {
    const { number } = await orderSambal();
    const { services } = await testApi();
    // Once packed, it can also be handed over, using a form that has its own note field.
    await services.fulfilment.advance(`${number}-1`, 'PACKED', OPERATOR);
    const { user } = await renderApp(`/vendor-orders/${number}-1`);
    await user.click(await screen.findByText('Cancel this package'));
    const form = screen.getByRole('form', { name: 'Cancel this package' });
    await user.click(within(form).getByRole('button', { name: 'Cancel it' }));
    expect(within(form).getByLabelText('Why')).toHaveAccessibleDescription(/Say why you are cancelling it/);
    await user.click(within(form).getByRole('link', { name: 'Say why you are cancelling it.' }));
    expect(within(form).getByLabelText('Why')).toHaveFocus();
    await user.type(within(form).getByLabelText('Why'), 'Sold out at the stall');
    await user.click(within(form).getByRole('button', { name: 'Cancel it' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Cancelled' })).toBeVisible();
    expect(screen.getByText('Sold out at the stall')).toBeVisible();
  });

  test('have a packing slip without prices, and a part of the invoice with prices', async () => {
    const { number } = await orderSambal();
    const { store } = await testApi();
    const [vendor] = (await store.query('vendors', { where: { slug: 'dapur-mak-som' } })).items;
    await store.transaction((transaction) => transaction.put('vendors', { ...vendor!, businessName: vendor!.name }));
    const { navigate } = await renderApp(`/vendor-orders/${number}-1/slip`);
    const slip = await screen.findByRole('article');
    expect(slip).toHaveTextContent('Nur Aina');
    expect(slip).toHaveTextContent('Sambal tumis ikan bilis');
    expect(slip).not.toHaveTextContent('$');
    expect(slip.textContent.split('Dapur Mak Som')).toHaveLength(2);
    await navigate(`/vendor-orders/${number}-1/invoice`);
    expect(await screen.findByText('$12.98')).toBeVisible();
  });
});

describe('the packing slip of a package paid in cash', () => {
  beforeEach(() => logIn(VENDOR));

  test('shows the amount to collect, until it is delivered', async () => {
    const { number } = await orderSambal({ method: 'CASH_ON_DELIVERY' });
    const { navigate } = await renderApp(`/vendor-orders/${number}-1/slip`);
    const slip = await screen.findByRole('article');
    expect(slip).toHaveTextContent('Collect $12.98');
    expect(slip.textContent.match(/\$/g)).toHaveLength(1);
    await deliver(`${number}-1`);
    await navigate(`/vendor-orders/${number}-1`);
    expect(await screen.findByText(/Paid at the door/)).toBeVisible();
    await navigate(`/vendor-orders/${number}-1/slip`);
    await waitFor(() => expect(screen.getByRole('article')).not.toHaveTextContent('Collect'));
  });
});

describe('a return', () => {
  test('is requested on the page of the order, accepted in the vendor console, and paid back', async () => {
    await logIn(SHOPPER);
    const { number } = await orderSambal();
    await deliver(`${number}-1`);
    const shopper = await renderApp(`/orders/${number}`);
    await shopper.user.click(await screen.findByRole('button', { name: /^Return Sambal/ }));
    const drawer = await screen.findByRole('dialog', { name: 'Return items' });
    const units = within(drawer).getByLabelText(/^Sambal/);
    await shopper.user.clear(units);
    await shopper.user.type(units, '3');
    await shopper.user.click(within(drawer).getByRole('button', { name: 'Request return' }));
    expect(units).toHaveAccessibleDescription(/Enter a number from 0 to 2/);
    expect(within(drawer).queryByText(/You get/)).toBeNull();
    await shopper.user.clear(units);
    await shopper.user.type(units, '1');
    expect(within(drawer).getByText(/You get \$5\.04 back/)).toBeVisible();
    await shopper.user.type(within(drawer).getByLabelText('Details'), 'The lid was broken');
    await shopper.user.click(within(drawer).getByRole('button', { name: 'Request return' }));
    expect(await screen.findByRole('region', { name: 'Return items' })).toHaveTextContent(
      /Return requested.*1 × Sambal.*The lid was broken/,
    );
    expect(screen.queryByRole('button', { name: /^Return Sambal/ })).toBeNull();
    shopper.unmount();

    await logIn(VENDOR);
    const seller = await renderApp(`/vendor-orders/${number}-1`);
    expect(await screen.findByText('The lid was broken')).toBeVisible();
    await seller.user.type(screen.getByLabelText('How and where to send the goods'), 'To 3 Jalan Dapur, Kota Bharu');
    await seller.user.click(screen.getByRole('button', { name: 'Accept the return' }));
    const form = await screen.findByRole('form', { name: 'Received: refund' });
    await seller.user.click(within(form).getByRole('button', { name: 'Received: refund' }));
    expect(within(form).getByRole('link', { name: 'Say whether the goods can be sold again.' })).toBeVisible();
    await seller.user.click(within(form).getByRole('radio', { name: /^Yes/ }));
    await seller.user.click(within(form).getByRole('button', { name: 'Received: refund' }));
    expect(await screen.findByText('$5.04 is refunded the way it was paid.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mark as refunded' })).toBeNull();
    seller.unmount();

    await logIn(SHOPPER);
    const { user, address } = await renderApp(`/orders/${number}`);
    expect(await screen.findByRole('region', { name: 'Return items' })).toHaveTextContent('Return received');
    expect(screen.getByText('Refunded: $5.04')).toBeVisible();
    await user.click(screen.getByRole('link', { name: /^Message / }));
    await waitFor(() => expect(address()).toBe(`/messages/new?package=${number}-1`));
    expect(await screen.findByLabelText('Your message')).toHaveValue('');
  });

  test('of a cash order is marked as paid back once the vendor has transferred the amount', async () => {
    const api = await testApi();
    const order = await orderSambal({ method: 'CASH_ON_DELIVERY' });
    const [orderPackage] = order.packages;
    await deliver(orderPackage!.number);
    const lines = [{ lineId: orderPackage!.lines[0]!.id, quantity: 1 }];
    await api.services.returns.request(orderPackage!.id, { lines, reason: 'The lid was broken' }, OPERATOR);
    const requested = (await api.store.get('orders', order.id))!.packages[0]!;
    const returnId = requested.returns![0]!.id;
    await api.services.returns.accept(requested.id, returnId, 'To 3 Jalan Dapur, Kota Bharu', OPERATOR);
    await api.services.returns.receive(requested.id, returnId, true, OPERATOR);

    await logIn(VENDOR);
    const { user, unmount } = await renderApp(`/vendor-orders/${orderPackage!.number}`);
    const card = await screen.findByRole('region', { name: '$5.04 to refund' });
    await user.click(within(card).getByRole('button', { name: 'Mark as refunded' }));
    expect(await screen.findByText('$5.04 was refunded by bank transfer.')).toBeVisible();
    expect(screen.queryByRole('region', { name: '$5.04 to refund' })).toBeNull();
    expect(screen.getByRole('heading', { level: 2, name: 'Delivered' })).toHaveFocus();
    unmount();

    await logIn(SHOPPER);
    await renderApp(`/orders/${order.number}`);
    expect(await screen.findByRole('region', { name: 'Return items' })).toHaveTextContent('Refunded');
    expect(screen.getByText('Refunded: $5.04')).toBeVisible();
  });
});
