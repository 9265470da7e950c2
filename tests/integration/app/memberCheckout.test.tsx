import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { accountChangesVar } from '#client/state/accountChanges.ts';
import { addToCart, cartVar } from '#client/state/cart.ts';
import { STATE_REGISTRY } from '#client/state/registry.ts';
import { checkoutVar } from '#client/state/checkout.ts';
import { keepDraft, secretDraftsVar } from '#client/state/drafts.ts';
import { sessionVar, settleSession } from '#client/state/session.ts';
import { LOGIN, SHOPPER, VENDOR, type AuthResponse } from '#tests/support/api/accountOperations.ts';
import { cookieJar, testApi } from '#tests/support/app/apiServer.ts';
import { sampleCart } from '#tests/support/app/memberSteps.ts';
import { renderApp } from '#tests/support/app/renderApp.tsx';
import { cartLine } from '#tests/support/app/savedLists.ts';

/** Logs this browser in as a member. */
async function takeCookie(person: typeof SHOPPER) {
  const { execute } = await testApi();
  const { login } = (await execute<{ login: AuthResponse }>(LOGIN, person)).data;
  cookieJar.token = login.token;
  // Resets the previous test's session, which would otherwise count as known.
  settleSession(null);
  settleSession(login.viewer && { ...login.viewer, name: 'Somebody' });
}

describe('the checkout of a member', () => {
  /** A member's checkout with everything filled in and the terms accepted. */
  async function readyCheckout() {
    await takeCookie(SHOPPER);
    const app = await renderApp('/checkout');
    await sampleCart();
    expect(await screen.findByText(/^Logged in as Nurul Aina/)).toBeVisible();
    return app;
  }

  test('collapses the parts filled in from the account, and shows address fields only for a new address', async () => {
    const { user } = await readyCheckout();
    expect(screen.getByText(new RegExp(`^${SHOPPER.email} · `))).toBeVisible();
    expect(screen.getByText(/^Nurul Aina binti Rahman, 12, Jalan Telawi 5, .*59100 Kuala Lumpur$/)).toBeVisible();
    expect(screen.queryByLabelText('Postcode')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Edit Delivery address' }));
    await user.click(screen.getByRole('radio', { name: /Lorong Perak/ }));
    expect(checkoutVar().draft).toMatchObject({ postalCode: '05150', state: 'KEDAH' });
    expect(screen.queryByLabelText('Postcode')).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Another address' }));
    await user.type(screen.getByLabelText('Postcode'), '40000');
    await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('Shah Alam'));
    expect(screen.getByLabelText('State')).toHaveValue('SELANGOR');
    expect(screen.getByText('City and state filled from 40000. Change them if needed.')).toBeVisible();
    await user.clear(screen.getByLabelText('City'));
    await user.type(screen.getByLabelText('City'), 'Klang');
    await user.clear(screen.getByLabelText('Postcode'));
    await user.type(screen.getByLabelText('Postcode'), '05150');
    await waitFor(() => expect(screen.getByLabelText('State')).toHaveValue('KEDAH'));
    // The city that was typed belonged to the previous postcode.
    await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('Alor Setar'));
  });

  test('keeps the valid parts folded if another part has errors', async () => {
    const { user } = await readyCheckout();
    await user.click(await screen.findByRole('button', { name: /^Place order/ }));
    const summary = (await screen.findAllByRole('alert')).find((alert) => alert.querySelector('a') !== null)!;
    expect(within(summary).getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Edit Delivery address' })).toBeVisible();
    expect(screen.queryByLabelText('Postcode')).toBeNull();
    await waitFor(() => expect(summary).toHaveFocus());
  });

  test('moves the focus to the errors of a payment by online banking, not to a folded part', async () => {
    const { user } = await readyCheckout();
    await user.click(await screen.findByRole('radio', { name: /^Online banking/ }));
    for (const attempt of [1, 2]) {
      await user.click(await screen.findByRole('button', { name: /^Place order|^Pay/ }));
      const summary = (await screen.findAllByRole('alert')).find((alert) => alert.querySelector('a') !== null)!;
      expect({ attempt, links: within(summary).getAllByRole('link').length }).toEqual({ attempt, links: 2 });
      await waitFor(() => expect(summary).toHaveFocus());
      await user.click(screen.getByRole('button', { name: 'Edit Delivery address' }));
      await user.click(within(screen.getByRole('region', { name: 'Delivery address' })).getByRole('button', { name: 'Continue' }));
    }
  });

  test('uses the account’s email instead of one that a guest typed on this device', async () => {
    await takeCookie(SHOPPER);
    const draft = { email: 'guest@example.my', note: 'Ring twice' };
    await renderApp('/checkout', { storage: { [STATE_REGISTRY.checkout.key]: JSON.stringify({ draft, userId: null }) } });
    await sampleCart();
    await waitFor(() => expect(checkoutVar().draft).toMatchObject({ email: SHOPPER.email, note: 'Ring twice' }));
  });

  test('stops if the session has ended, and continues as a guest only when the buyer chooses to', async () => {
    const { user, address } = await readyCheckout();
    await user.click(screen.getByLabelText(/^I agree/));
    await user.type(screen.getByLabelText(/^Order note/), 'Ring twice');
    cookieJar.token = null;
    await user.click(await screen.findByRole('button', { name: /^Place order · / }));
    const alert = (await screen.findByText('You have been logged out. Log in to continue; nothing is lost.')).closest('[role=alert]');
    await waitFor(() => expect(alert).toHaveFocus());
    expect(within(alert as HTMLElement).getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?next=%2Fcheckout');
    expect(checkoutVar().draft).toMatchObject({ email: SHOPPER.email, line1: '12, Jalan Telawi 5', note: 'Ring twice' });
    expect(cartVar().lines.length).toBeGreaterThan(0);
    const { store } = await testApi();
    expect((await store.query('orders', { limit: 10 })).items).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Continue as a guest' }));
    expect(await screen.findByText(/You are checking out as a guest/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveValue(SHOPPER.email);
    await user.click(await screen.findByRole('button', { name: /^Place order · / }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Thank you! Your order is placed' })).toHaveFocus());
    expect((await store.query('orders', { limit: 10 })).items.map(({ userId }) => userId)).toEqual([null]);
    expect(cartVar().lines).toEqual([]);
    // Guests can create an account by choosing a password.
    const offer = screen.getByRole('form', { name: 'Create an account?' });
    await user.type(within(offer).getByLabelText('Password'), 'kopi tarik panas');
    await user.click(within(offer).getByRole('button', { name: 'Create account' }));
    expect(await within(offer).findByText(/account with this email already/)).toBeVisible();
    expect(address()).toMatch(/^\/order\/RZQ-/);
  });

  test('leaves no data for the next member after a logout, in the form or in Apollo’s cache', async () => {
    const app = await readyCheckout();
    const { user } = app;
    const fetched = () => JSON.stringify(app.client.extract());
    await user.click(screen.getByRole('link', { name: 'Bahasa Melayu' }));
    expect(await screen.findByText(/^Log masuk sebagai Nurul Aina/)).toBeVisible();
    expect(fetched()).toContain('12, Jalan Telawi 5');
    await app.navigate('/cart');
    await user.click((await screen.findAllByLabelText(/Akaun saya$/))[0]!);
    await user.click(await screen.findByText('Log keluar'));
    await waitFor(() => expect(sessionVar().isAuthenticated).toBe(false));
    await waitFor(() => expect(fetched()).not.toContain('Jalan Telawi'));
    expect(fetched()).not.toContain('Nurul Aina');
    await waitFor(() => expect(JSON.stringify({ ...localStorage })).not.toContain(SHOPPER.email));
    expect(cartVar().lines).toEqual([]);
    await takeCookie(VENDOR);
    addToCart(await cartLine('harumanis-mango'));
    await app.navigate('/checkout');
    await screen.findByText(/^Log masuk sebagai /);
    expect(checkoutVar().draft).toMatchObject({ email: VENDOR.email });
    expect(JSON.stringify(checkoutVar().draft)).not.toContain('Telawi');
  });

  test('leaves no data after a logout whose session had already ended', async () => {
    const app = await readyCheckout();
    const { user } = app;
    keepDraft('bank account', { account: '1234' }, secretDraftsVar);
    await app.navigate('/cart');
    await waitFor(() => expect(accountChangesVar()).toMatchObject({ isCopy: true, operations: [] }));
    cookieJar.token = null;
    await user.click((await screen.findAllByLabelText(/My account$/))[0]!);
    await user.click((await screen.findAllByRole('button', { name: 'Log out' }))[0]!);
    await waitFor(() => expect(app.address()).toBe('/'));
    await waitFor(() => expect(cartVar().lines).toEqual([]));
    await waitFor(() => expect(secretDraftsVar().drafts).toEqual({}));
    await waitFor(() => expect(JSON.stringify({ ...localStorage })).not.toContain(SHOPPER.email));
    addToCart(await cartLine('harumanis-mango'));
    await app.navigate('/checkout');
    expect(await screen.findByText(/You are checking out as a guest/)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('');
    expect(checkoutVar()).toMatchObject({ userId: null });
    expect(JSON.stringify(checkoutVar().draft)).not.toContain('Telawi');
  });

  test('places an order that appears in the order list and opens without an access token', async () => {
    const app = await readyCheckout();
    const { user } = app;
    await user.click(screen.getByLabelText(/^I agree/));
    await user.click(await screen.findByRole('button', { name: /^Place order · / }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Thank you! Your order is placed' })).toBeVisible();
    const { services } = await testApi();
    await waitFor(async () => expect(await services.savedLists.of('usr_demo_shopper')).toMatchObject({ cart: [] }));
    expect(cartVar().lines).toEqual([]);
    const number = app.address().replace('/order/', '');
    expect(localStorage.getItem('persist:orders:no-login') ?? '').not.toContain(number);
    await app.navigate('/orders');
    await user.click(await screen.findByRole('link', { name: `View order ${number}` }));
    expect(await screen.findByRole('heading', { level: 1, name: /^(Your package|The first of \w+ packages) is expected/ })).toBeVisible();
    expect(app.address()).toBe(`/orders/${number}`);
    await app.navigate('/orders?status=completed');
    expect(await screen.findByText('No orders with this status')).toBeVisible();
    expect(screen.getByRole('link', { name: 'To ship 1' })).toBeVisible();
  });
});
