import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ResendConfirmationDocument } from '#client/features/account/Confirmation.generated.ts';
import { apiServer, failOperation, testApi } from '#tests/support/app/apiServer.ts';
import { expiredConfirmation } from '#tests/support/api/expiredConfirmation.ts';
import { confirmationToken } from '#tests/support/api/mailbox.ts';
import { EMPTY_CART, fill } from '#tests/support/app/memberSteps.ts';
import { renderApp } from '#tests/support/app/renderApp.tsx';

const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { viewer { id } errors { ... on UserError { message } } } }';
const SUBSCRIBE = 'mutation ($email: String!) { subscribeNewsletter(email: $email) { errors { ... on UserError { message } } } }';
const SET_ALERT = 'mutation ($input: AlertInput!) { setAlert(input: $input) { isConfirmationSent } }';
const PASSWORD = 'kopi tarik panas';
let accounts = 0;

/** Registers an account with an unconfirmed email address. */
async function register(): Promise<{ id: string; email: string }> {
  const { execute, services } = await testApi();
  const email = `farah-${(accounts += 1)}@example.com`;
  const input = { firstName: 'Farah', phone: '012-345 6789', email, password: PASSWORD };
  const { data } = await execute<{ register: { viewer: { id: string } } }>(REGISTER, { input });
  await services.settled();
  return { id: data.register.viewer.id, email };
}

/** Requests a confirmation email of a guest. */
async function request(operation: string, variables: Record<string, unknown>): Promise<void> {
  const { execute, services } = await testApi();
  await execute(operation, variables);
  await services.settled();
}

describe('the confirmation page', () => {
  test.each([
    ['an account', async () => (await register()).email],
    ['the newsletter', (email: string) => request(SUBSCRIBE, { email })],
    ['an alert', (email: string) => request(SET_ALERT, { input: { search: { query: 'rice', path: '/rizq-marketplace' }, email } })],
  ])('says that the email is already confirmed when the link of %s is opened again', async (_name, send) => {
    const guest = `guest-${(accounts += 1)}@example.com`;
    const email = (await send(guest)) ?? guest;
    const { mailbox } = await testApi();
    const path = `/confirm-email?token=${confirmationToken(mailbox, email)}`;
    const { user, unmount } = await renderApp(path, { storage: EMPTY_CART });
    await user.click(await screen.findByRole('button', { name: 'Confirm this email' }));
    await screen.findByRole('heading', { level: 1, name: 'Your email is confirmed' });
    unmount();
    await renderApp(path, { storage: EMPTY_CART });
    expect(await screen.findByRole('heading', { level: 1, name: 'This email is already confirmed' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Confirm this email' })).toBeNull();
  });

  test('confirms the email when its button is pressed, focuses the result and links to the profile', async () => {
    const { id, email } = await register();
    const { mailbox, store } = await testApi();
    const path = `/confirm-email?token=${confirmationToken(mailbox, email)}`;
    const { user } = await renderApp(path, { storage: EMPTY_CART });
    expect(await screen.findByRole('heading', { level: 1, name: 'Confirm your email' })).toBeVisible();
    expect((await store.get('users', id))?.emailConfirmedAt).toBeUndefined();
    await user.click(screen.getByRole('button', { name: 'Confirm this email' }));
    const done = await screen.findByRole('heading', { level: 1, name: 'Your email is confirmed' });
    await waitFor(() => expect(done).toHaveFocus());
    expect((await store.get('users', id))?.emailConfirmedAt).toBeDefined();
    expect(screen.getByRole('link', { name: 'My profile' })).toHaveAttribute('href', '/user-profile');
  });

  test('sends another link for an expired one; a failed request shows an error and keeps the button', async () => {
    const { id, email } = await register();
    const { mailbox, services, store } = await testApi();
    const { user } = await renderApp(`/confirm-email?token=${await expiredConfirmation(store, id)}`, { storage: EMPTY_CART });
    expect(await screen.findByRole('heading', { level: 1, name: 'This link has expired' })).toBeVisible();
    failOperation(ResendConfirmationDocument);
    await user.click(screen.getByRole('button', { name: 'Send another link' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    apiServer.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Send another link' }));
    const sent = await screen.findByRole('heading', { level: 1, name: 'Check your email' });
    await waitFor(() => expect(sent).toHaveFocus());
    expect(screen.queryByRole('alert')).toBeNull();
    await services.settled();
    expect(mailbox.mails[0]).toMatchObject({ to: email, subject: 'Confirm your email for Rizq' });
  });

  test('shows that a link has become invalid while its page was open', async () => {
    const { id, email } = await register();
    const { mailbox, store } = await testApi();
    const { user } = await renderApp(`/confirm-email?token=${confirmationToken(mailbox, email)}`, { storage: EMPTY_CART });
    await screen.findByRole('button', { name: 'Confirm this email' });
    const account = await store.get('users', id);
    await store.transaction((transaction) => transaction.put('users', { ...account!, email: 'other@example.com' }));
    await user.click(screen.getByRole('button', { name: 'Confirm this email' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'This link is not valid' })).toBeVisible();
  });
});

describe('the notice of an unconfirmed email', () => {
  test("appears on a member's profile, sends the link again, and disappears once the email is confirmed", async () => {
    const { email } = await register();
    const app = await renderApp('/login?next=/user-profile', { storage: EMPTY_CART });
    await fill(app.user, await screen.findByLabelText('Email'), email);
    await fill(app.user, screen.getByLabelText('Password'), PASSWORD);
    await app.user.click(within(screen.getByRole('form', { name: 'Log in' })).getByRole('button', { name: 'Log in' }));
    const notice = await screen.findByRole('region', { name: 'Confirm your email' });
    expect(notice).toHaveTextContent(email);
    const { mailbox, services } = await testApi();
    const before = mailbox.mails.length;
    await app.user.click(within(notice).getByRole('button', { name: 'Send the link again' }));
    expect(await within(notice).findByText(/We have sent another link/)).toBeVisible();
    await services.settled();
    expect(mailbox.mails.slice(0, -before).map(({ to }) => to)).toEqual([email]);
    await app.navigate(`/confirm-email?token=${confirmationToken(mailbox, email)}`);
    await app.user.click(await screen.findByRole('button', { name: 'Confirm this email' }));
    await screen.findByRole('heading', { level: 1, name: 'Your email is confirmed' });
    await app.user.click(within(screen.getByRole('main')).getByRole('link', { name: 'My profile' }));
    expect(await screen.findByText(/Welcome back/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Confirm your email' })).toBeNull();
  });
});
