import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { cartVar } from '#client/state/cart.ts';
import { testApi } from '#tests/support/apiServer.ts';
import { renderApp } from '#tests/support/renderApp.tsx';

const TYPED = {
  Email: 'farah@example.com',
  'Mobile number': '012-345 6789',
  'First name': 'Farah',
  Address: '1 Jalan Telawi',
  Postcode: '59100',
  City: 'Kuala Lumpur',
};

/** Opens the checkout of the sample cart and fills it in, up to the payment. */
async function checkout(): Promise<UserEvent> {
  const { user } = await renderApp('/checkout');
  // The city comes with the postcode.
  for (const [label, text] of Object.entries(TYPED).filter(([name]) => name !== 'City')) {
    await user.type(await screen.findByLabelText(label), text);
  }
  await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue(TYPED.City));
  return user;
}

async function payThrough(user: UserEvent, bank: string): Promise<void> {
  await user.selectOptions(screen.getByRole('combobox', { name: 'Your bank' }), bank);
  await user.click(await screen.findByRole('button', { name: /^Pay \$/ }));
}

const agree = (user: UserEvent) => user.click(screen.getByLabelText(/^I agree that the order is binding/));

test('online banking asks for a bank and says that it only plays at paying', async () => {
  const user = await checkout();
  expect(screen.getByRole('radio', { name: /^Cash on delivery/ })).toBeChecked();
  await agree(user);
  await user.click(screen.getByRole('radio', { name: /^Online banking \(FPX\).*Demo payment/ }));
  // What was agreed to was paying in cash.
  expect(screen.getByLabelText(/that I pay it now$/)).not.toBeChecked();
  await agree(user);
  await user.click(await screen.findByRole('button', { name: /^Pay \$/ }));
  expect(screen.getByRole('combobox', { name: 'Your bank' })).toHaveAccessibleDescription(/Choose your bank/);
  expect(screen.getByRole('alert')).toHaveTextContent('Choose your bank');
});

test('a declined payment is a sentence, keeps everything typed, and another bank places the order', async () => {
  const user = await checkout();
  await user.click(screen.getByRole('radio', { name: /^Online banking/ }));
  await agree(user);
  await payThrough(user, 'Demo bank that declines');
  const told = await screen.findByText(/Payment didn't go through. You haven't been charged/);
  await waitFor(() => expect(told.closest('[role=alert]')).toHaveFocus());
  for (const [label, text] of Object.entries(TYPED)) expect(screen.getByLabelText(label)).toHaveValue(text);
  const { store } = await testApi();
  expect(await store.count('orders')).toBe(0);

  await payThrough(user, 'Demo bank that approves');
  expect(await screen.findByRole('heading', { name: 'Thank you! Your order is placed' })).toBeVisible();
  expect(await screen.findByText(/^Paid by online banking: \$/)).toBeVisible();
  expect(screen.getByText('No real money moved.')).toBeVisible();
  const [order] = (await store.page('orders', { limit: 1 })).items;
  expect(screen.getByRole('main').querySelector(`a[href="/track-order?order=${order?.number}"]`)).toHaveTextContent('Track order');
});

test('an order whose bank answers later waits on its page, and one that is declined later says so', async () => {
  const user = await checkout();
  await user.click(screen.getByRole('radio', { name: /^Online banking/ }));
  await agree(user);
  await payThrough(user, 'Demo bank that declines after half a minute');
  expect(await screen.findByRole('heading', { name: 'Your order waits for your bank' })).toBeVisible();
  expect(screen.getByText(/^Waiting for your bank: \$/)).toBeVisible();
  expect(screen.queryByText(/^Expected by/)).toBeNull();

  const { services, store } = await testApi();
  const payment = (await store.page('payments', { limit: 10 })).items.find(({ status }) => status === 'PENDING');
  await services.payments.hear(payment?.id ?? '', false);
  // The page looks again by itself.
  expect(await screen.findByRole('heading', { name: 'Your bank declined: the order is cancelled' }, { timeout: 10_000 })).toBeVisible();
  expect(screen.getByText("Payment didn't go through. You haven't been charged.")).toBeVisible();

  expect(cartVar().lines).toEqual([]);
  const [order] = (await store.page('orders', { limit: 10 })).items.filter(({ id }) => id === payment?.orderId);
  await user.click(screen.getByRole('button', { name: 'Order again' }));
  await user.click(await screen.findByRole('button', { name: /^Add \d/ }));
  const ordered = order?.packages.flatMap(({ lines }) => lines.map(({ variantId, quantity }) => ({ variantId, quantity })));
  await waitFor(() => expect(cartVar().lines).toMatchObject(ordered ?? []));
});
