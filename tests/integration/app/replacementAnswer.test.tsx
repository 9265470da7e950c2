import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { OPERATOR } from '#server/modules/fulfilment/fulfilment.service.ts';
import { LOGIN, SHOPPER, type AuthResponse } from '#tests/support/api/accountOperations.ts';
import { PLACE_ORDER, type PlaceOrderResponse } from '#tests/support/api/orderOperations.ts';
import { APPROVED, approved } from '#tests/support/api/payments.ts';
import { cookieJar, testApi } from '#tests/support/app/apiServer.ts';
import { renderApp } from '#tests/support/app/renderApp.tsx';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';

const EMPTY_CART = { 'persist:cart': JSON.stringify({ lines: [], origin: 'own' }) };

let count = 0;

/** An order of the demo shopper for two jars of sambal, which the vendor asks to replace by rendang paste. */
async function placeReplaced(): Promise<{ number: string; lineId: string; userId: string }> {
  const api = await testApi();
  const { data: login } = await api.execute<{ login: AuthResponse }>(LOGIN, SHOPPER);
  cookieJar.token = login.login.token;
  const viewer = await api.services.sessions.find(login.login.token ?? '');
  const variantOf = (slug: string) => api.services.catalog.find({ slug })!.variants[0]!.id;
  const input = anOrderInput({
    lines: [{ variantId: variantOf('sambal-tumis'), quantity: 2, ifSoldOut: 'ASK' }],
    expectedTotal: 1298,
    payment: APPROVED,
    idempotencyKey: `replacement-answer-${(count += 1)}`,
  });
  const { data } = await api.execute<PlaceOrderResponse>(PLACE_ORDER, { input }, { viewer });
  const { number, packages } = await approved(api, APPROVED, data.placeOrder.order!);
  const lineId = packages[0]!.lines[0]!.id;
  const request = { lineId, variantId: variantOf('rendang-paste'), quantity: 2, restock: false };
  const result = await api.services.substitutions.replace(`${number}-1`, request, OPERATOR);
  expect(result.kind).toBe('done');
  return { number, lineId, userId: login.login.viewer!.id };
}

let order: Awaited<ReturnType<typeof placeReplaced>>;
beforeEach(async () => {
  order = await placeReplaced();
});

test('an order page starts with the replacement that needs an answer', async () => {
  const { user } = await renderApp(`/orders/${order.number}`, { storage: EMPTY_CART });
  expect(await screen.findByRole('heading', { level: 1, name: 'Your answer is needed' })).toBeVisible();
  const banner = screen.getByRole('region', { name: 'Your answer is needed' });
  expect(banner).toHaveTextContent(/offers 2 × Rendang paste.* instead of Sambal tumis.*Accept or refuse it by /);
  expect(screen.getByRole('article')).toHaveTextContent('Your answer is needed');
  expect(screen.getByRole('article')).not.toHaveTextContent('The seller packs it next');
  await user.click(within(banner).getByRole('button', { name: /^Accept Rendang paste/ }));
  expect(await screen.findByText('The seller packs it next')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Your answer is needed' })).toBeNull();
});

test('the order list, the home page and the account show that an answer is needed', async () => {
  const { userId, number } = order;
  const user = { id: userId, name: 'Nurul Aina', email: SHOPPER.email };
  const storage = { ...EMPTY_CART, login_user: JSON.stringify({ isAuthenticated: true, user }) };
  const app = await renderApp('/orders', { storage });
  const card = (await screen.findByRole('link', { name: number })).closest('li')!;
  expect(card).toHaveTextContent('Your answer needed');
  await app.navigate('/');
  const box = await screen.findByRole('region', { name: /^Your answer is needed by / });
  expect(within(box).getByRole('link')).toHaveAttribute('href', `/orders/${number}`);
  await app.navigate('/user-profile');
  expect(await screen.findByText(/^Your answer is needed by .*:$/)).toBeVisible();
});

test('an order page leads from the ordered total to what was paid in the end', async () => {
  const { services } = await testApi();
  const { number, lineId } = order;
  const request = { lineId, quantity: 1, restock: false };
  expect((await services.substitutions.short(`${number}-1`, request, OPERATOR)).kind).toBe('done');
  await services.substitutions.accept(`${number}-1`, lineId, OPERATOR);
  await renderApp(`/orders/${number}`, { storage: EMPTY_CART });
  const side = await screen.findByRole('complementary', { name: 'Total' });
  expect(side).toHaveTextContent(/Total as ordered\$12\.98Not sent, or sent for less-?−?\$.*You paid in the end/);
  expect(side).not.toHaveTextContent('Subtotal');
  const orderPackage = screen.getByRole('article');
  expect(orderPackage).toHaveTextContent('You accepted the replacement');
  expect(within(orderPackage).getByText('3 earlier events')).toBeVisible();
  expect(orderPackage).toHaveTextContent('Replacement offered');
});

test('the order page shows a delivery without a reload once it is visible again', async () => {
  const { services } = await testApi();
  const { number, lineId } = order;
  await services.substitutions.accept(`${number}-1`, lineId, OPERATOR);
  await renderApp(`/orders/${number}`, { storage: EMPTY_CART });
  const orderPackage = await screen.findByRole('article', { name: /Order placed$/ });
  await services.fulfilment.advance(`${number}-1`, 'PACKED', OPERATOR);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await within(orderPackage).findByRole('heading', { name: 'Packed' })).toBeVisible();
});
