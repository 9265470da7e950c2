import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { OPERATOR } from '#server/modules/fulfilment/fulfilment.service.ts';
import { LOGIN, SHOPPER, type AuthResponse } from '#tests/support/api/accountOperations.ts';
import { PLACE_ORDER, type PlaceOrderResponse } from '#tests/support/api/orderOperations.ts';
import { APPROVED, approved } from '#tests/support/api/payments.ts';
import { cookieJar, testApi } from '#tests/support/app/apiServer.ts';
import { renderApp } from '#tests/support/app/renderApp.tsx';
import { aStock } from '#tests/support/builders/documents.ts';
import { anAddressInput, anOrderInput } from '#tests/support/builders/orderInput.ts';

const EMPTY_CART = { 'persist:cart': JSON.stringify({ lines: [], origin: 'own' }) };

let count = 0;

/** The product that the vendor offers instead of another. */
const REPLACEMENTS: Readonly<Record<string, string>> = { 'sambal-tumis': 'rendang-paste', 'fish-crackers': 'banana-chips' };

/** An order for two of each product, which the vendor asks to replace; of the demo shopper, or of a guest. */
async function placeReplaced(slugs = ['sambal-tumis'], isGuest = false) {
  const api = await testApi();
  const { data: login } = await api.execute<{ login: AuthResponse }>(LOGIN, SHOPPER);
  if (!isGuest) cookieJar.token = login.login.token;
  const viewer = isGuest ? null : await api.services.sessions.find(login.login.token ?? '');
  const variantOf = (slug: string) => api.services.catalog.find({ slug })!.variants[0]!.id;
  const lines = slugs.map((slug) => ({ variantId: variantOf(slug), quantity: 2, ifSoldOut: 'ASK' as const }));
  const input = anOrderInput({
    lines,
    expectedTotal: (await api.services.quotes.quote({ lines, state: anAddressInput().state, coupon: null })).totals.totalCents,
    payment: APPROVED,
    idempotencyKey: `replacement-answer-${(count += 1)}`,
  });
  const { data } = await api.execute<PlaceOrderResponse>(PLACE_ORDER, { input }, { viewer });
  const { number, packages } = await approved(api, APPROVED, data.placeOrder.order!);
  const placed = packages[0]!.lines;
  for (const [position, slug] of slugs.entries()) {
    const request = { lineId: placed[position]!.id, variantId: variantOf(REPLACEMENTS[slug]!), quantity: 2, restock: false };
    const result = await api.services.substitutions.replace(`${number}-1`, request, OPERATOR);
    expect(result.kind).toBe('done');
  }
  return { number, lineId: placed[0]!.id, userId: login.login.viewer!.id, accessToken: data.placeOrder.accessToken };
}

let order: Awaited<ReturnType<typeof placeReplaced>>;
beforeEach(async () => {
  cookieJar.token = null;
  order = await placeReplaced();
});

test('an order page starts with the replacement that needs an answer', async () => {
  const { user } = await renderApp(`/orders/${order.number}`, { storage: EMPTY_CART });
  expect(await screen.findByRole('heading', { level: 1, name: 'Your answer is needed' })).toBeVisible();
  const banner = screen.getByRole('region', { name: 'Your answer is needed' });
  expect(banner).toHaveTextContent(/offers 2 × Rendang paste.* instead of Sambal tumis.*Accept or refuse it by /);
  expect(screen.getByRole('article')).toHaveTextContent('Your answer is needed');
  for (const place of [banner, screen.getByRole('article')])
    expect(place).toHaveTextContent('Without an answer, it is removed and refunded.');
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
  expect((await services.substitutions.reduceLine(`${number}-1`, request, OPERATOR)).kind).toBe('done');
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

test('an answer is announced and moves the focus to the next replacement, and the last one to its package', async () => {
  const { number } = await placeReplaced(['sambal-tumis', 'fish-crackers']);
  const { user } = await renderApp(`/orders/${number}`, { storage: EMPTY_CART });
  const [first, second] = await screen.findAllByRole('region', { name: 'Your answer is needed' });
  await user.click(within(first!).getByRole('button', { name: 'Refuse' }));
  await user.click(await screen.findByRole('button', { name: 'Refuse it' }));
  expect(await screen.findByText('Replacement refused', { selector: '[role="status"] *' })).toBeVisible();
  await waitFor(() => expect(second).toHaveFocus());
  expect(first).not.toBeInTheDocument();
  await user.click(within(second!).getByRole('button', { name: /^Accept Kerepek pisang/ }));
  expect(await screen.findByText('Replacement accepted', { selector: '[role="status"] *' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Order placed' })).toHaveFocus());
});

test('while a request to cancel is open, the order page gives no time to answer and says that a cancellation was requested', async () => {
  const { services, store } = await testApi();
  const { number, lineId } = order;
  expect((await services.substitutions.reduceLine(`${number}-1`, { lineId, quantity: 1, restock: false }, OPERATOR)).kind).toBe('done');
  const replacement = services.catalog.find({ slug: 'rendang-paste' })!.variants[0]!.id;
  await store.transaction((transaction) => transaction.put('stock', aStock(replacement, 100)));
  const { user } = await renderApp(`/orders/${number}`, { storage: EMPTY_CART });
  const side = await screen.findByRole('complementary', { name: 'Total' });
  expect(side).toHaveTextContent('You pay if you accept the replacement');
  expect(side).not.toHaveTextContent('You paid in the end');
  await services.fulfilment.advance(`${number}-1`, 'PACKED', OPERATOR);
  document.dispatchEvent(new Event('visibilitychange'));
  await user.click(await screen.findByRole('button', { name: 'Ask to cancel' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox'), 'Too late');
  await user.click(within(dialog).getByRole('button', { name: 'Send request' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Cancellation requested' })).toBeVisible();
  const card = screen.getByRole('article');
  expect(card).toHaveTextContent('You can accept or refuse this product once the seller has answered');
  expect(card).not.toHaveTextContent('Without an answer, it is removed');
  expect(screen.getByRole('main')).not.toHaveTextContent('To ship');
});

test('the link of an email opens a guest’s order, stores it on the device and removes its token from the URL', async () => {
  cookieJar.token = null;
  const { number, accessToken } = await placeReplaced(['fish-crackers'], true);
  const app = await renderApp(`/order/${number}?token=${accessToken}`, { storage: EMPTY_CART });
  const accept = await screen.findByRole('button', { name: /^Accept Kerepek pisang/ });
  await waitFor(() => expect(app.address()).toBe(`/order/${number}`));
  await app.user.click(accept);
  expect(await screen.findByText('The seller packs it next')).toBeVisible();
  await app.navigate('/orders');
  await app.navigate(`/order/${number}`);
  expect(await screen.findByText('The seller packs it next')).toBeVisible();
});
