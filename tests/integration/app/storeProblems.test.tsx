import { screen, waitFor } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { cartVar } from '#client/state/cart.ts';
import { apiServer, cookieJar, testApi } from '#tests/support/app/apiServer.ts';
import { LOGIN, SHOPPER, type AuthResponse } from '#tests/support/api/accountOperations.ts';
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

/** Makes the next response to a mutation an error with the given code. */
function refuseOnce(operation: string, code: string): void {
  const errors = [{ message: 'In the words of the server', extensions: { code } }];
  const init = { status: 503, headers: { 'content-type': 'application/graphql-response+json; charset=utf-8' } };
  apiServer.use(graphql.mutation(operation, () => HttpResponse.json({ data: null, errors }, init), { once: true }));
}

test.each([
  [
    'STORE_READ_ONLY',
    'en',
    /^The shop is read-only and takes no orders at the moment.*Nothing was ordered or charged, and your cart and what you typed are kept\./,
  ],
  ['STORE_BUSY', 'ms', /^Terlalu ramai orang sedang membuat pesanan\. Tiada apa-apa dipesan atau dicaj/],
  ['STORE_UNAVAILABLE', 'en', /^The shop could not save your order.*Press again in a few minutes\. It is never ordered twice\.$/],
] as const)(
  'an order refused with %s shows the reason and the next step (%s), keeps the input, and can be placed later',
  async (code, language, sentence) => {
    const { user } = await renderApp('/checkout', {
      prefs: { language },
      storage: { 'persist:checkout': JSON.stringify({ draft: DRAFT }) },
    });
    await user.click(await screen.findByRole('checkbox', { name: /^I agree that the order|^Saya bersetuju/ }));
    const press = async () => user.click(await screen.findByRole('button', { name: /^(Place order|Buat pesanan) · \$/ }));
    refuseOnce('PlaceOrder', code);
    await press();
    const alert = await screen.findByText(sentence);
    await waitFor(() => expect(alert.closest('[role=alert]')).toHaveFocus());
    expect(screen.getByLabelText(/^(Address|Alamat)$/)).toHaveValue(DRAFT.line1);
    expect(cartVar().lines).not.toEqual([]);
    await press();
    expect(await screen.findByRole('heading', { level: 1, name: /^Thank you!|^Terima kasih!/ })).toBeVisible();
    const { store } = await testApi();
    expect(await store.count('orders')).toBeGreaterThan(0);
  },
);

test('a form refused by a read-only store shows the reason and keeps its input', async () => {
  const { execute } = await testApi();
  const { data } = await execute<{ login: AuthResponse }>(LOGIN, SHOPPER);
  cookieJar.token = data.login.token;
  const { user } = await renderApp('/profile-edit');
  const name = await screen.findByLabelText(/^First name/);
  await user.clear(name);
  await user.type(name, 'Aisyah');
  refuseOnce('SaveProfile', 'STORE_READ_ONLY');
  await user.click(screen.getAllByRole('button', { name: /^Save/ })[0]!);
  expect(await screen.findByText(/^The shop is read-only at the moment\. Nothing was changed/)).toBeVisible();
  expect(name).toHaveValue('Aisyah');
});
