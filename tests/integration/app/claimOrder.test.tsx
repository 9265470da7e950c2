import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ordersVar } from '#client/state/orders.ts';
import { LOGIN, SHOPPER, type AuthResponse } from '#tests/support/api/accountOperations.ts';
import { cookieJar, testApi } from '#tests/support/app/apiServer.ts';
import { fill } from '#tests/support/app/memberSteps.ts';
import { renderApp } from '#tests/support/app/renderApp.tsx';

/** Logs this browser in as the demo shopper. */
async function logIn(): Promise<void> {
  const { execute } = await testApi();
  const { data } = await execute<{ login: AuthResponse }>(LOGIN, SHOPPER);
  cookieJar.token = data.login.token;
}

let orders = 0;

/** Places a guest's order. `storage` belongs to the device that placed it. */
async function anOrderOf(email: string) {
  const { services, store } = await testApi();
  const mango = (await store.query('products', { limit: 500 })).items.find(({ slug }) => slug === 'harumanis-mango');
  const lines = [{ variantId: mango?.variants[0]?.id ?? '', quantity: 1 }];
  const { totals } = await services.quotes.quote({ lines, state: 'KUALA_LUMPUR' });
  const { order } = await services.orders.placeOrder({
    idempotencyKey: `claimed-${(orders += 1)}`,
    lines,
    expectedTotal: totals.totalCents,
    email,
    shippingAddress: {
      firstName: 'Farah',
      phone: '012-345 6789',
      line1: '1 Jalan Telawi',
      city: 'Kuala Lumpur',
      postalCode: '59100',
      state: 'KUALA_LUMPUR',
    },
    payment: { method: 'CASH_ON_DELIVERY' },
  });
  if (order === null) throw new Error('It was not placed');
  const { number, placedAt, accessToken } = order;
  const stored = { orders: [{ number, placedAt, totalCents: totals.totalCents, totalItems: 1, accessToken }], isTable: false };
  return {
    number,
    storage: { 'persist:orders:no-login': JSON.stringify(stored) },
    ownerOf: async () => (await store.get('orders', order.id))?.userId,
  };
}

test('a member can add an order placed as a guest to the account with one press', async () => {
  const { number, storage, ownerOf } = await anOrderOf(SHOPPER.email);
  await logIn();
  const { user } = await renderApp(`/order/${number}`, { storage });
  await user.click(await screen.findByRole('button', { name: 'Add this order to my account' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Add this order to my account' })).toBeNull());
  expect(await ownerOf()).toBe('usr_demo_shopper');
  expect(ordersVar().orders).toEqual([]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(await screen.findByText(`Order ${number}`)).toBeVisible();
});

test('an order with another email is not offered for adding to the account', async () => {
  const { number, storage } = await anOrderOf('other@example.com');
  await logIn();
  await renderApp(`/order/${number}`, { storage });
  expect(await screen.findByText(`Order ${number}`)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add this order to my account' })).toBeNull();
});

test('registering on the order page adds the order to the new account', async () => {
  const { number, storage, ownerOf } = await anOrderOf('new@example.com');
  const { user } = await renderApp(`/order/${number}`, { storage });
  await fill(user, await screen.findByLabelText('Password'), 'kopi tarik panas');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText('Your account is ready, you are logged in, and this order is in it.')).toBeVisible();
  expect(await ownerOf()).toMatch(/^usr_/);
  expect(await screen.findByText(`Order ${number}`)).toBeVisible();
});

test('registering on the order page with an existing email links to the login', async () => {
  const { number, storage, ownerOf } = await anOrderOf(SHOPPER.email);
  const { user } = await renderApp(`/order/${number}`, { storage });
  await fill(user, await screen.findByLabelText('Password'), 'kopi');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(screen.getByLabelText('Password')).toBeInvalid();
  expect(screen.getByLabelText('Password')).toHaveFocus();
  await fill(user, screen.getByLabelText('Password'), 'kopi tarik panas');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  const form = within(screen.getByRole('form', { name: 'Create an account?' }));
  expect(await form.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', `/login?next=%2Forder%2F${number}`);
  expect(screen.getByLabelText('Password')).toHaveFocus();
  expect(await ownerOf()).toBeNull();
});
