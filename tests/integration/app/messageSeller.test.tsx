import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MessageSellerDocument } from '#client/pages/vendorStore/MessageSeller.generated.ts';
import { messageDraftsVar } from '#client/state/messageDrafts.ts';
import { LOGIN, SHOPPER, type AuthResponse } from '#tests/support/api/accountOperations.ts';
import { cookieJar, failOperation, testApi } from '#tests/support/app/apiServer.ts';
import { renderApp } from '#tests/support/app/renderApp.tsx';

const ABOUT = '/shop/seri-tenun?tab=about';

const send = () => screen.getByRole('button', { name: 'Send message' });

async function sellerId(slug: string): Promise<string> {
  const { store } = await testApi();
  return (await store.query('vendors', { where: { slug } })).items[0]!.id;
}

test('the message form to a vendor shows errors above the form and beside the fields, and keeps its input', async () => {
  const { user } = await renderApp(ABOUT);
  await user.type(await screen.findByLabelText('Your name'), 'Aina');
  await user.type(screen.getByLabelText('Email'), 'aina@');
  await user.click(send());
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(within(summary).getAllByRole('link')).toHaveLength(2);
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/name@example.com/);
  await user.click(within(summary).getByRole('link', { name: 'Write your message' }));
  expect(screen.getByLabelText('Message')).toHaveFocus();
  expect(screen.getByLabelText('Message')).toBeInvalid();
  expect(screen.getByLabelText('Your name')).toHaveValue('Aina');
  expect(screen.getByLabelText('Email')).toHaveValue('aina@');
});

test('a message to a vendor is stored, shows its reference number, and another can be written', async () => {
  const { user } = await renderApp(ABOUT);
  await user.type(await screen.findByLabelText('Your name'), 'Aina');
  await user.type(screen.getByLabelText('Email'), 'aina@example.com');
  await user.type(screen.getByLabelText('Message'), 'Do you weave to measure?');
  await user.click(send());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Thank you, we have your message' })).toHaveFocus());
  expect(screen.getByText(/^We pass it on to Seri Tenun, who answers to aina@example.com/)).toBeVisible();
  const [message] = await (await testApi()).services.messageRepository.newest(await sellerId('seri-tenun'));
  expect(message).toMatchObject({ name: 'Aina', email: 'aina@example.com', message: 'Do you weave to measure?' });
  expect(screen.getByText(message?.reference ?? 'no reference')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Write another message' }));
  expect(await screen.findByLabelText('Message')).toHaveValue('');
});

test('a message started from a product page names the product, and keeps its text when the page is left', async () => {
  const { user, navigate } = await renderApp('/product/batik-shirt-indigo');
  const link = within(await screen.findByRole('region', { name: 'Sold by Seri Tenun' })).getByRole('link', { name: 'Message the seller' });
  const href = link.getAttribute('href')!;
  await navigate(href);
  const message = await screen.findByLabelText('Message');
  expect(message).toHaveValue('Hello, I have a question about Batik shirt, long sleeve.');
  await user.type(message, ' Is it lined?');
  await navigate('/cart');
  await navigate(href);
  expect(await screen.findByLabelText('Message')).toHaveValue('Hello, I have a question about Batik shirt, long sleeve. Is it lined?');
});

test('message drafts are separate per vendor, and from the contact form', async () => {
  const { user, navigate } = await renderApp(ABOUT);
  await user.type(await screen.findByLabelText('Message'), 'For the weaver');
  await navigate('/shop/dapur-mak-som?tab=about');
  await screen.findByRole('heading', { level: 1, name: 'Dapur Mak Som' });
  expect(screen.getByLabelText('Message')).toHaveValue('');
  await user.type(screen.getByLabelText('Message'), 'For the cook');
  await navigate('/contact-us');
  await screen.findByRole('heading', { level: 1, name: 'Write to us' });
  expect(await screen.findByLabelText('Message')).toHaveValue('');
  // Only the stored state is left, as after a reload.
  messageDraftsVar({});
  await navigate(ABOUT);
  await screen.findByRole('heading', { level: 1, name: 'Seri Tenun' });
  expect(screen.getByLabelText('Message')).toHaveValue('For the weaver');
});

test('the message form to a vendor keeps its input if the server does not respond', async () => {
  failOperation(MessageSellerDocument);
  const { user } = await renderApp(ABOUT);
  await user.type(await screen.findByLabelText('Your name'), 'Aina');
  await user.type(screen.getByLabelText('Email'), 'aina@example.com');
  await user.type(screen.getByLabelText('Message'), 'Hello');
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent(/Everything you typed is still here/);
  expect(screen.getByLabelText('Message')).toHaveValue('Hello');
});

test('a message to a vendor that was deleted meanwhile shows an error and keeps its input', async () => {
  const { store } = await testApi();
  const seller = (await store.query('vendors', { where: { slug: 'seri-tenun' } })).items[0]!;
  const leaving = { ...seller, id: 'ven_leaving', slug: 'leaving-stall', name: 'Leaving Stall', nameKey: 'leaving stall' };
  await store.transaction((transaction) => transaction.put('vendors', leaving));
  const { user } = await renderApp('/shop/leaving-stall?tab=about');
  await user.type(await screen.findByLabelText('Your name'), 'Aina');
  await user.type(screen.getByLabelText('Email'), 'aina@example.com');
  await user.type(screen.getByLabelText('Message'), 'Hello');
  await store.transaction((transaction) => transaction.delete('vendors', leaving.id));
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent('This seller is no longer on Rizq.');
  expect(screen.getByLabelText('Message')).toHaveValue('Hello');
});

test.each([
  ['/shop/seri-tenun?tab=policies', ABOUT],
  ['/catalog-single-vendor?vendor=seri-tenun&tab=policies', '/catalog-single-vendor?vendor=seri-tenun&tab=about'],
])('the header of the shop at %s links to the message form and moves the focus to it', async (path, there) => {
  const { user, address } = await renderApp(path);
  await user.click(await screen.findByRole('link', { name: 'Message the seller' }));
  await waitFor(() => expect(address()).toBe(there));
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Message the seller' })).toHaveFocus());
  expect(within(screen.getByRole('form', { name: 'Message the seller' })).getAllByRole('textbox')).toHaveLength(3);
});

test('the message form to a vendor has a member’s name and email filled in', async () => {
  const { data } = await (await testApi()).execute<{ login: AuthResponse }>(LOGIN, SHOPPER);
  cookieJar.token = data.login.token;
  const user = { id: data.login.viewer?.id, name: 'Nur Aina', email: SHOPPER.email };
  const login = JSON.stringify({ isAuthenticated: true, user });
  await renderApp(ABOUT, { storage: { login_user: login } });
  expect(await screen.findByDisplayValue(SHOPPER.email)).toBe(screen.getByLabelText('Email'));
  expect(screen.getByLabelText('Your name')).toHaveValue('Nur Aina');
});
