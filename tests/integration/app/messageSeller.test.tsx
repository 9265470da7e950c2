import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StartConversationDocument } from '#client/features/conversations/Conversations.generated.ts';
import { LOGIN, SHOPPER, type AuthResponse } from '#tests/support/api/accountOperations.ts';
import { cookieJar, failOperation, testApi } from '#tests/support/app/apiServer.ts';
import { renderApp } from '#tests/support/app/renderApp.tsx';

const ABOUT_WEAVER = '/messages/new?shop=seri-tenun';

const send = () => screen.getByRole('button', { name: 'Send' });

test('the message form to a vendor shows errors above the form and beside the fields, and keeps its input', async () => {
  const { user } = await renderApp(ABOUT_WEAVER);
  await user.type(await screen.findByLabelText('Your name'), 'Aina');
  await user.type(screen.getByLabelText('Email'), 'aina@');
  await user.click(send());
  const summary = await screen.findByRole('alert');
  expect(within(summary).getAllByRole('link')).toHaveLength(2);
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/name@example.com/);
  expect(screen.getByLabelText('Your message')).toBeInvalid();
  expect(screen.getByLabelText('Your name')).toHaveValue('Aina');
  expect(screen.getByLabelText('Email')).toHaveValue('aina@');
});

test('a guest’s message starts a conversation, and the page says where the reply arrives', async () => {
  const { user } = await renderApp(ABOUT_WEAVER);
  await user.type(await screen.findByLabelText('Your name'), 'Aina');
  await user.type(screen.getByLabelText('Email'), 'aina@example.com');
  await user.type(screen.getByLabelText('Your message'), 'Do you weave to measure?');
  await user.click(send());
  expect(await screen.findByText(/we email aina@example.com a link to the conversation/)).toBeVisible();
  expect(screen.queryByLabelText('Your message')).toBeNull();
  const { items } = await (await testApi()).store.query('conversations', { where: { guestKey: 'aina@example.com' } });
  expect(items).toMatchObject([{ topic: 'GENERAL', buyerName: 'Aina', lastText: 'Do you weave to measure?' }]);
});

test('a message started from a product page names the product, and keeps its text when the page is left', async () => {
  const { user, navigate } = await renderApp('/product/batik-shirt-indigo');
  const link = within(await screen.findByRole('region', { name: 'Sold by Seri Tenun' })).getByRole('link', { name: 'Message the seller' });
  const href = link.getAttribute('href')!;
  await navigate(href);
  expect(await screen.findByRole('link', { name: /Batik shirt, long sleeve/ })).toBeVisible();
  await user.type(screen.getByLabelText('Your message'), 'Is it lined?');
  await user.click(screen.getByRole('link', { name: /Batik shirt, long sleeve/ }));
  await navigate(href);
  expect(await screen.findByLabelText('Your message')).toHaveValue('Is it lined?');
});

test('the message form to a vendor keeps its input if the server does not respond', async () => {
  failOperation(StartConversationDocument);
  const { user } = await renderApp(ABOUT_WEAVER);
  await user.type(await screen.findByLabelText('Your name'), 'Aina');
  await user.type(screen.getByLabelText('Email'), 'aina@example.com');
  await user.type(screen.getByLabelText('Your message'), 'Hello');
  await user.click(send());
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByLabelText('Your message')).toHaveValue('Hello');
});

test.each(['/shop/seri-tenun?tab=policies', '/catalog-single-vendor?vendor=seri-tenun&tab=policies'])(
  'the header of the shop at %s links to the message form',
  async (path) => {
    const { user, address } = await renderApp(path);
    await user.click(await screen.findByRole('link', { name: 'Message the seller' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Message the seller' })).toBeVisible();
    expect(address()).toBe(ABOUT_WEAVER);
    expect(screen.getByRole('link', { name: 'Log in to keep it in your account.' })).toBeVisible();
  },
);

test('a member is not asked for a name and an email', async () => {
  const { data } = await (await testApi()).execute<{ login: AuthResponse }>(LOGIN, SHOPPER);
  cookieJar.token = data.login.token;
  const user = { id: data.login.viewer?.id, name: 'Nur Aina', email: SHOPPER.email };
  await renderApp(ABOUT_WEAVER, { storage: { login_user: JSON.stringify({ isAuthenticated: true, user }) } });
  expect(await screen.findByLabelText('Your message')).toBeVisible();
  expect(screen.queryByLabelText('Email')).toBeNull();
});
