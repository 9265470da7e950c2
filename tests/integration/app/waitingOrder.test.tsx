import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SignedIn } from '#server/modules/accounts/index.ts';
import { aMember } from '#tests/support/api/aMember.ts';
import { testApi } from '#tests/support/app/apiServer.ts';
import { confirmationToken } from '#tests/support/api/mailbox.ts';
import { EMPTY_CART } from '#tests/support/app/memberSteps.ts';
import { renderApp } from '#tests/support/app/renderApp.tsx';
import { anAddressInput } from '#tests/support/builders/orderInput.ts';

let orders = 0;

/** Places a cash order for six of ten units as a guest or an unconfirmed member, each time from a different network. */
async function aLargeOrder(email: string, viewer: SignedIn | null = null) {
  const { services, store } = await testApi();
  const variantId = services.catalog.find({ slug: 'harumanis-mango' })?.variants[0]?.id ?? '';
  await store.transaction((transaction) => transaction.put('stock', { id: variantId, onHand: 10 }));
  const lines = [{ variantId, quantity: 6 }];
  const { totals } = await services.quotes.quote({ lines, state: 'KUALA_LUMPUR' });
  orders += 1;
  const { order } = await services.orders.placeOrder(
    {
      idempotencyKey: `waiting-page-${orders}`,
      lines,
      expectedTotal: totals.totalCents,
      email,
      shippingAddress: anAddressInput(),
      payment: { method: 'CASH_ON_DELIVERY' },
    },
    viewer,
    { account: null, device: null, network: `198.18.${orders}.1` },
  );
  if (order === null) throw new Error('It was not placed');
  await services.settled();
  const { id, number, placedAt, accessToken } = order;
  const stored = { orders: [{ number, placedAt, totalCents: totals.totalCents, totalItems: 6, accessToken }], isTable: false };
  const storage = { ...EMPTY_CART, 'persist:orders:no-login': JSON.stringify(stored) };
  return { id, number, variantId, storage };
}

test('the page of a large cash order asks to confirm the email; confirming places the order', async () => {
  const email = 'waits@example.com';
  const { number, storage } = await aLargeOrder(email);
  const { mailbox } = await testApi();
  const { user, navigate } = await renderApp(`/order/${number}`, { storage });
  expect(await screen.findByRole('heading', { level: 1, name: 'One step left: confirm your email' })).toBeVisible();
  expect(screen.getByText(/Open the link in the email that we sent you, by .*without it the order is cancelled/)).toBeVisible();
  expect(screen.getByText('Waiting for your confirmation')).toBeVisible();
  expect(screen.getByText('Waiting for you to confirm your email')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send the link again' })).toBeVisible();
  await navigate(`/confirm-email?token=${confirmationToken(mailbox, email)}`);
  await user.click(await screen.findByRole('button', { name: 'Confirm this email' }));
  await screen.findByRole('heading', { level: 1, name: 'Your email is confirmed' });
  await navigate(`/order/${number}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Thank you! Your order is placed' })).toBeVisible();
  expect(screen.queryByText('Waiting for your confirmation')).toBeNull();
});

test('the confirmation page of an order shows that it was cancelled because its products are sold out', async () => {
  const email = 'late@example.com';
  const { id, variantId, storage } = await aLargeOrder(email);
  const { mailbox, store } = await testApi();
  const path = `/confirm-email?token=${confirmationToken(mailbox, email)}`;
  await store.transaction((transaction) => transaction.put('stock', { id: variantId, onHand: 5 }));
  const { user } = await renderApp(path, { storage });
  await user.click(await screen.findByRole('button', { name: 'Confirm this email' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'This order is cancelled' })).toHaveFocus());
  expect(screen.getByText(/its products were sold out meanwhile. There is nothing to pay/)).toBeVisible();
  expect((await store.get('orders', id))?.packages[0]?.timeline.at(-1)?.status).toBe('CANCELLED');
});

test('the confirmation page of an account shows that a waiting order was cancelled, also after a reload', async () => {
  const email = 'member@example.com';
  const api = await testApi();
  const viewer = await aMember(api, email);
  const { variantId } = await aLargeOrder(email, viewer);
  await api.execute('mutation { resendConfirmation { ok } }', {}, { viewer });
  await api.services.settled();
  const path = `/confirm-email?token=${confirmationToken(api.mailbox, email)}`;
  await api.store.transaction((transaction) => transaction.put('stock', { id: variantId, onHand: 5 }));
  const { user, unmount } = await renderApp(path, { storage: EMPTY_CART });
  const title = 'Your email is confirmed, but an order is cancelled';
  await user.click(await screen.findByRole('button', { name: 'Confirm this email' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: title })).toHaveFocus());
  expect(screen.getByText(/An order that waited for this confirmation was cancelled/)).toBeVisible();
  unmount();
  await renderApp(path, { storage: EMPTY_CART });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
});
