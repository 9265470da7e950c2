import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cartVar } from '#client/state/cart.ts';
import { checkoutVar } from '#client/state/checkout.ts';
import { settleSession } from '#client/state/session.ts';
import { LOGIN, SHOPPER, type AuthResponse } from '#tests/support/api/accountOperations.ts';
import { allowRequests, cookieJar, testApi, useUpRequests } from '#tests/support/app/apiServer.ts';
import { sampleCart } from '#tests/support/app/memberSteps.ts';
import { renderApp } from '#tests/support/app/renderApp.tsx';

const DRAFT = {
  email: 'farah@example.com',
  phone: '012-345 6789',
  firstName: 'Farah',
  line1: '1 Jalan Telawi',
  postalCode: '59100',
  city: 'Kuala Lumpur',
  state: 'KUALA_LUMPUR',
};

async function logIn(): Promise<void> {
  const { login } = (await (await testApi()).execute<{ login: AuthResponse }>(LOGIN, SHOPPER)).data;
  cookieJar.token = login.token;
  settleSession(null);
  settleSession(login.viewer && { ...login.viewer, name: 'Nurul Aina' });
}

const post = async (query: string, headers: Record<string, string> = {}) =>
  fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify({ query }) });

test('status codes, content types and Retry-After of the API reach the browser', async () => {
  await renderApp('/not-found');
  const accept = 'application/graphql-response+json';
  const response = await post('{ marketplace { name } }', { accept });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, `${accept}; charset=utf-8`]);
  cookieJar.token = 'a session that is over';
  const signedOut = await post('{ marketplace { name } }', { accept, 'x-rizq-viewer': 'usr_demo_shopper' });
  expect([signedOut.status, signedOut.headers.get('content-type')]).toEqual([401, `${accept}; charset=utf-8`]);
  cookieJar.token = null;
  await useUpRequests();
  const limited = await post('{ marketplace { name } }', { accept });
  expect([limited.status, limited.headers.get('content-type')]).toEqual([429, 'application/json; charset=utf-8']);
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('an order is not placed if the session was ended elsewhere during the checkout, and the input is kept', async () => {
  await logIn();
  const { user } = await renderApp('/checkout');
  await sampleCart();
  await screen.findByText(/^Logged in as Nurul Aina/);
  await user.click(screen.getByLabelText(/^I agree/));
  await user.type(screen.getByLabelText(/^Order note/), 'Ring twice');
  const { services, store } = await testApi();
  // The cookie still exists, so the server responds with 401.
  await services.accounts.logout(await services.sessions.find(cookieJar.token ?? ''), true);
  await user.click(await screen.findByRole('button', { name: /^Place order · / }));
  expect(await screen.findByText('You have been logged out. Log in to continue; nothing is lost.')).toBeVisible();
  expect(checkoutVar().draft).toMatchObject({ email: SHOPPER.email, note: 'Ring twice' });
  expect(cartVar().lines).not.toEqual([]);
  expect((await store.query('orders', { limit: 10 })).items.filter(({ userId }) => userId !== 'usr_demo_shopper')).toEqual([]);
});

test.each([
  ['en', /^Too many requests came from your connection\. Nothing was ordered or charged.*\. Press again in a few seconds\.$/],
  [
    'ms',
    /^Terlalu banyak permintaan datang daripada sambungan anda\. Tiada apa-apa dipesan atau dicaj.*tekan sekali lagi dalam beberapa saat\.$/,
  ],
] as const)('an order refused by the rate limit shows the waiting time (%s) and can be placed later', async (language, sentence) => {
  const { user } = await renderApp('/checkout', { prefs: { language }, storage: { 'persist:checkout': JSON.stringify({ draft: DRAFT }) } });
  await user.click(await screen.findByRole('checkbox', { name: /^I agree that the order|^Saya bersetuju/ }));
  const button = await screen.findByRole('button', { name: /^(Place order|Buat pesanan) · \$/ });
  await useUpRequests();
  await user.click(button);
  const alert = await screen.findByText(sentence);
  await waitFor(() => expect(alert.closest('[role=alert]')).toHaveFocus());
  expect(cartVar().lines).not.toEqual([]);
  allowRequests();
  await user.click(await screen.findByRole('button', { name: /^(Place order|Buat pesanan) · \$/ }));
  expect(await screen.findByRole('heading', { level: 1, name: /^Thank you!|^Terima kasih!/ })).toBeVisible();
});

test('a form refused by the rate limit shows the waiting time and keeps its input', async () => {
  await logIn();
  const { user } = await renderApp('/profile-edit');
  const name = await screen.findByLabelText(/^First name/);
  await user.clear(name);
  await user.type(name, 'Aisyah');
  await useUpRequests();
  await user.click(screen.getAllByRole('button', { name: /^Save/ })[0]!);
  expect(
    await screen.findByText(/^Too many requests came from your connection\. Nothing was changed.*\. Try again in a few seconds\.$/),
  ).toBeVisible();
  expect(name).toHaveValue('Aisyah');
});
