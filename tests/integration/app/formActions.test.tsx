import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { LOGIN, SHOPPER, type AuthResponse } from '#tests/support/api/accountOperations.ts';
import { apiServer, cookieJar, testApi } from '#tests/support/app/apiServer.ts';
import { fill } from '#tests/support/app/memberSteps.ts';
import { renderApp } from '#tests/support/app/renderApp.tsx';

/** Operations that the browser has sent, and the account that each one specifies. */
const sent: { operation: string; viewer: string | null }[] = [];
const operations = () => sent.map(({ operation }) => operation);
/** Operations other than those for the saved lists, which are synchronised in the background. */
const ofForm = () => sent.filter(({ operation }) => !/Lists$/.test(operation));

apiServer.events.on('request:start', ({ request }) => {
  void request
    .clone()
    .json()
    .then((body: { operationName: string }) => sent.push({ operation: body.operationName, viewer: request.headers.get('x-rizq-viewer') }));
});

async function openProfile() {
  const { login } = (await (await testApi()).execute<{ login: AuthResponse }>(LOGIN, SHOPPER)).data;
  cookieJar.token = login.token;
  const user = { id: 'usr_demo_shopper', name: 'Nurul', email: SHOPPER.email };
  const app = await renderApp('/profile-edit', { storage: { login_user: JSON.stringify({ isAuthenticated: true, user }) } });
  await screen.findByRole('form', { name: 'Edit profile' });
  sent.length = 0;
  return app;
}

const editForm = () => screen.getByRole('form', { name: 'Edit profile' });

beforeEach(() => {
  sent.length = 0;
});

describe('a form of a member’s account', () => {
  test('names its account, and sends one mutation and one query for the page', async () => {
    const { user } = await openProfile();
    await fill(user, within(editForm()).getByLabelText('First name'), 'Aisyah');
    await user.click(within(editForm()).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    await waitFor(() => expect(ofForm().map(({ operation }) => operation)).toEqual(['SaveProfile', 'AccountPage']));
    expect(ofForm()[0]?.viewer).toBe('usr_demo_shopper');
  });

  test('that saves an address sends one mutation and one query for the page', async () => {
    const { user } = await openProfile();
    await user.click(screen.getByRole('button', { name: 'Edit the address in 8, Lorong Perak' }));
    const form = within(await screen.findByRole('form', { name: 'Edit address' }));
    await fill(user, form.getByLabelText('Address'), '9, Lorong Perak');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Edit the address in 9, Lorong Perak' })).toBeVisible();
    expect(ofForm().map(({ operation }) => operation)).toEqual(['SaveAddress', 'AccountPage']);
  });

  test('sends nothing if the account has changed since it was shown', async () => {
    const { user } = await openProfile();
    await fill(user, within(editForm()).getByLabelText('First name'), 'Aisyah');
    const viewer = editForm().querySelector<HTMLInputElement>('input[name=viewer]');
    viewer!.value = 'usr_demo_vendor';
    await user.click(within(editForm()).getByRole('button', { name: 'Save' }));
    expect(await within(editForm()).findByRole('alert')).toHaveTextContent('You have been logged out.');
    expect(within(editForm()).getByLabelText('First name')).toHaveValue('Aisyah');
    expect(ofForm()).toEqual([]);
  });
});

test('a newsletter subscription sends one mutation and no query', async () => {
  const { user } = await renderApp('/faq');
  const form = within(await screen.findByRole('form', { name: /newsletter|market list/i }));
  sent.length = 0;
  await user.type(form.getByRole('textbox'), 'farah@example.com{Enter}');
  expect(await screen.findByText(/use the link in our email to farah@example.com/)).toBeVisible();
  expect(operations()).toEqual(['SubscribeNewsletter']);
});
