import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setPrefs } from '#client/state/prefs.ts';
import { cookieJar, testApi } from '#tests/support/app/apiServer.ts';
import { LOGIN, SHOPPER, type AuthResponse } from '#tests/support/api/accountOperations.ts';
import { renderApp } from '#tests/support/app/renderApp.tsx';

test('changing the language translates the errors of the checkout and keeps field values', async () => {
  const { user } = await renderApp('/checkout');
  await user.type(await screen.findByLabelText('Email'), 'farah@');
  await user.click(await screen.findByRole('button', { name: /^Place order/ }));
  expect(screen.getByLabelText('Postcode')).toHaveAccessibleDescription(/Enter your postcode/);
  act(() => setPrefs({ language: 'ms' }));
  const email = await screen.findByLabelText('E-mel');
  expect(email).toHaveValue('farah@');
  await waitFor(() => expect(email).toHaveAccessibleDescription(/^Masukkan e-mel/));
  expect(screen.getByLabelText('Poskod')).toHaveAccessibleDescription(/^Masukkan poskod/);
  expect(document.body).not.toHaveTextContent('Enter your');
});

test('changing the language translates the errors of the profile form', async () => {
  const { execute } = await testApi();
  const { data } = await execute<{ login: AuthResponse }>(LOGIN, SHOPPER);
  cookieJar.token = data.login.token;
  const { user } = await renderApp('/profile-edit');
  await user.clear(await screen.findByLabelText(/^First name/));
  await user.click(screen.getAllByRole('button', { name: /^Save/ })[0]!);
  expect(screen.getByLabelText(/^First name/)).toHaveAccessibleDescription(/^Enter/);
  act(() => setPrefs({ language: 'ms' }));
  await waitFor(() => expect(screen.getByLabelText(/^Nama pertama/)).toHaveAccessibleDescription(/^Masukkan/));
});

test('changing the language translates the errors of the registration', async () => {
  const { user } = await renderApp('/register');
  await user.click(await screen.findByRole('button', { name: 'Create account' }));
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/^Enter your email/);
  act(() => setPrefs({ language: 'ms' }));
  await waitFor(() => expect(screen.getByLabelText('E-mel')).toHaveAccessibleDescription(/^Masukkan/));
});
