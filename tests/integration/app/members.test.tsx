import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { nextPath } from '#client/config/links.ts';
import { cartVar } from '#client/state/cart.ts';
import { checkoutVar } from '#client/state/checkout.ts';
import { sessionVar } from '#client/state/session.ts';
import { SHOPPER } from '#tests/support/accountOperations.ts';
import { cookieJar, testApi } from '#tests/support/apiServer.ts';
import { renderApp, type RenderedApp } from '#tests/support/renderApp.tsx';

const EMPTY_CART = { 'persist:cart': JSON.stringify({ lines: [], origin: 'own' }) };

async function logIn({ user }: RenderedApp) {
  await user.click(await screen.findByRole('button', { name: `Fill in ${SHOPPER.email}` }));
  await user.click(within(screen.getByRole('form', { name: 'Log in' })).getByRole('button', { name: 'Log in' }));
}

/** A cart with the shop's sample goods. */
async function sampleCart() {
  await waitFor(() => expect(cartVar().lines.length).toBeGreaterThan(0));
}

describe('a page for members', () => {
  test.each([
    ['/orders', 'Log in to see your orders', 'Your orders'],
    ['/user-profile', 'Log in to see your profile', 'My profile'],
  ])('%s leads a guest to log in, says why, and is shown afterwards', async (path, why, heading) => {
    const app = await renderApp(path, { storage: EMPTY_CART });
    expect(await screen.findByText(why)).toBeVisible();
    expect(app.address()).toBe(`/login?next=${encodeURIComponent(path)}`);
    await logIn(app);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(app.address()).toBe(path);
  });

  test('is left for the home page when one logs out, and forgets who one was', async () => {
    const app = await renderApp('/login', { storage: EMPTY_CART });
    await logIn(app);
    await screen.findByRole('heading', { level: 1, name: 'My profile' });
    expect(JSON.parse(localStorage.getItem('login_user') ?? '')).toEqual({
      isAuthenticated: true,
      user: { id: 'usr_demo_shopper', name: 'Nurul Aina binti Rahman', email: SHOPPER.email },
    });
    expect(JSON.stringify({ ...localStorage })).not.toContain(cookieJar.token);
    await app.user.click(screen.getAllByRole('button', { name: 'My account' })[0]!);
    await app.user.click(await screen.findByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(app.address()).toBe('/'));
    await waitFor(() => expect(sessionVar()).toEqual({ isAuthenticated: false, user: null }));
    expect(localStorage.getItem('login_user')).not.toContain('usr_');
    expect(cookieJar.token).toBeNull();
    await app.navigate('/orders');
    expect(await screen.findByText('Log in to see your orders')).toBeVisible();
  });

  test('follows another tab that logs out', async () => {
    const app = await renderApp('/login?next=/orders', { storage: EMPTY_CART });
    await logIn(app);
    await screen.findByRole('heading', { level: 1, name: 'Your orders' });
    cookieJar.token = null;
    const newValue = JSON.stringify({ isAuthenticated: false, user: null });
    window.dispatchEvent(new StorageEvent('storage', { key: 'login_user', newValue }));
    expect(await screen.findByText('Log in to see your orders')).toBeVisible();
  });
});

describe('logging in', () => {
  test('with a wrong password says so, without saying which, and keeps what was typed', async () => {
    const { user } = await renderApp('/login', { storage: EMPTY_CART });
    await user.type(await screen.findByLabelText('Email'), 'vendor@rizq.demo');
    await user.type(screen.getByLabelText('Password'), 'not the password');
    await user.click(within(screen.getByRole('form', { name: 'Log in' })).getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('E-mail or password is not right.')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveValue('vendor@rizq.demo');
    expect(screen.getByLabelText('Password')).toHaveValue('not the password');
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await user.click(screen.getByLabelText('Show password'));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  });

  test("keeps the guest's cart", async () => {
    const app = await renderApp('/login');
    await sampleCart();
    const before = cartVar().lines;
    await logIn(app);
    await screen.findByRole('heading', { level: 1, name: 'My profile' });
    expect(cartVar().lines).toEqual(before);
  });

  test.each([
    ['/orders?status=pending', '/orders?status=pending'],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['/\t/evil.example', null],
    ['/.//evil.example', null],
    ['https://evil.example/orders', null],
    ['javascript:alert(1)', null],
    ['orders', null],
    ['', null],
    ['/login?next=/login', null],
  ])('leads back to %s: %s', (next, path) => {
    expect(nextPath(next)).toBe(path);
  });
});

describe('registering', () => {
  test('makes an account, says what is wrong beside each field, and knows an e-mail that is taken', async () => {
    const app = await renderApp('/register', { storage: EMPTY_CART });
    const form = await screen.findByRole('form', { name: 'Create account' });
    const { user } = app;
    await user.click(within(form).getByRole('button', { name: 'Create account' }));
    expect(screen.getByText('Please fix 4 fields').closest('[role=alert]')).toHaveFocus();
    await user.type(screen.getByLabelText('First name'), 'Farah');
    await user.type(screen.getByLabelText('Email'), SHOPPER.email);
    await user.type(screen.getByLabelText('Mobile number'), '012-345 6789');
    await user.type(screen.getByLabelText('Password'), 'password');
    await user.click(within(form).getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/guessed first/));
    await user.clear(screen.getByLabelText('Password'));
    await user.type(screen.getByLabelText('Password'), 'kopi tarik panas');
    await user.click(within(form).getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/account with this e-mail already/));
    expect(localStorage.getItem('persist:registration') ?? '').not.toContain('kopi');
    await user.clear(screen.getByLabelText('Email'));
    await user.type(screen.getByLabelText('Email'), 'farah@example.com');
    await user.click(within(form).getByRole('button', { name: 'Create account' }));
    expect(await screen.findByText('Welcome back, Farah')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add your first address' })).toBeVisible();
  });
});

describe('the profile', () => {
  test('is changed, and what is wrong is told beside its field', async () => {
    const app = await renderApp('/login', { storage: EMPTY_CART });
    const { user } = app;
    await logIn(app);
    await user.click(await screen.findByRole('button', { name: 'Edit details' }));
    expect(screen.getByLabelText('First name')).toHaveFocus();
    await user.clear(screen.getByLabelText('Mobile number'));
    await user.type(screen.getByLabelText('Mobile number'), '03-2261 8888');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByLabelText('Mobile number')).toHaveAccessibleDescription(/Malaysian mobile number/));
    await user.clear(screen.getByLabelText('Mobile number'));
    await user.type(screen.getByLabelText('Mobile number'), '019-876 5432');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('019-876 5432')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your details' })).toHaveFocus();
    const { store } = await testApi();
    expect((await store.get('users', 'usr_demo_shopper'))?.phone).toBe('+60198765432');
  });

  test('has an address book: what is taken away can be put back', async () => {
    const app = await renderApp('/login', { storage: EMPTY_CART });
    const { user } = app;
    await logIn(app);
    const remove = { name: 'Remove the address in 8, Lorong Perak' };
    await user.click(await screen.findByRole('button', remove));
    expect(await screen.findByText('Removed: 8, Lorong Perak')).toBeVisible();
    expect(screen.queryByRole('button', remove)).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    expect(await screen.findByRole('button', remove)).toBeVisible();
  });
});

describe('the checkout of a member', () => {
  test('brings contact and address along; a session that has ended is told, and nothing typed is lost', async () => {
    const app = await renderApp('/login?next=/checkout');
    const { user } = app;
    await sampleCart();
    await logIn(app);
    expect(await screen.findByText(/^Logged in as Nurul Aina/)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue(SHOPPER.email);
    await user.click(screen.getByRole('radio', { name: /Lorong Perak/ }));
    expect(screen.getByLabelText('Postcode')).toHaveValue('05150');
    expect(screen.getByLabelText('State')).toHaveValue('KEDAH');
    await user.click(screen.getByRole('radio', { name: /Jalan Telawi 5/ }));
    await user.click(screen.getByLabelText(/^I agree/));
    const { services } = await testApi();
    const viewer = await services.sessions.find(cookieJar.token ?? '');
    await services.accounts.logout(viewer, true);
    await user.click(await screen.findByRole('button', { name: /^Place order · / }));
    expect(await screen.findByText(/Your session has ended. Nothing was ordered/)).toBeVisible();
    expect(checkoutVar().draft).toMatchObject({ email: SHOPPER.email, line1: '12, Jalan Telawi 5' });
    expect(await screen.findByText(/You are checking out as a guest/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: /^Place order · / }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Thank you! Your order is placed' })).toBeVisible();
    const { store } = await testApi();
    expect((await store.page('orders', { limit: 10 })).items.map(({ userId }) => userId)).toEqual([null]);
  });

  test('places an order that is listed, and opens without a token', async () => {
    const app = await renderApp('/login?next=/checkout');
    const { user } = app;
    await sampleCart();
    await logIn(app);
    await user.click(await screen.findByLabelText(/^I agree/));
    await user.click(await screen.findByRole('button', { name: /^Place order · / }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Thank you! Your order is placed' })).toBeVisible();
    const number = app.address().replace('/order/', '');
    expect(localStorage.getItem('persist:orders:no-login') ?? '').not.toContain(number);
    await app.navigate('/orders');
    await user.click(await screen.findByRole('link', { name: `View order ${number}` }));
    expect(await screen.findByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
    expect(app.address()).toBe(`/orders/${number}`);
    await app.navigate('/orders?status=completed');
    expect(await screen.findByText('No orders with this status')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pending 1' })).toBeVisible();
  });
});
