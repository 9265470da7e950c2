import { screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { nextPath } from '#client/config/links.ts';
import { cartVar } from '#client/state/cart.ts';
import { sessionVar } from '#client/state/session.ts';
import { SHOPPER, VENDOR } from '#tests/support/api/accountOperations.ts';
import { apiServer, cookieJar, testApi } from '#tests/support/app/apiServer.ts';
import { resetToken } from '#tests/support/api/mailbox.ts';
import { EMPTY_CART, fill, logIn, sampleCart } from '#tests/support/app/memberSteps.ts';
import { renderApp } from '#tests/support/app/renderApp.tsx';

describe('a page for members', () => {
  test.each([
    ['/orders', 'Log in to see your orders', 'Your orders'],
    ['/user-profile', 'Log in to see your profile', 'My profile'],
  ])('at %s redirects a guest to the login with the reason, and opens after it', async (path, why, heading) => {
    const app = await renderApp(path, { storage: EMPTY_CART });
    expect(await screen.findByText(why)).toBeVisible();
    expect(app.address()).toBe(`/login?next=${encodeURIComponent(path)}`);
    await logIn(app);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(app.address()).toBe(path);
  });

  test('is replaced by the home page at a logout, which clears personal data', async () => {
    const app = await renderApp('/login', { storage: EMPTY_CART });
    await logIn(app);
    await screen.findByRole('heading', { level: 1, name: 'My profile' });
    expect(JSON.parse(localStorage.getItem('login_user') ?? '')).toEqual({
      isAuthenticated: true,
      user: { id: 'usr_demo_shopper', name: 'Nurul Aina binti Rahman', email: SHOPPER.email },
    });
    expect(JSON.stringify({ ...localStorage })).not.toContain(cookieJar.token);
    await app.user.click(screen.getAllByRole('button', { name: 'Nurul, My account' })[0]!);
    await app.user.click((await screen.findAllByRole('button', { name: 'Log out' }))[0]!);
    await waitFor(() => expect(app.address()).toBe('/'));
    await waitFor(() => expect(sessionVar()).toEqual({ isAuthenticated: false, user: null }));
    expect(localStorage.getItem('login_user')).not.toContain('usr_');
    expect(cookieJar.token).toBeNull();
    await app.navigate('/orders');
    expect(await screen.findByText('Log in to see your orders')).toBeVisible();
  });

  test('redirects to the login when another tab logs out', async () => {
    const app = await renderApp('/login?next=/orders', { storage: EMPTY_CART });
    await logIn(app);
    await screen.findByRole('heading', { level: 1, name: 'Your orders' });
    cookieJar.token = null;
    const newValue = JSON.stringify({ isAuthenticated: false, user: null });
    window.dispatchEvent(new StorageEvent('storage', { key: 'login_user', newValue }));
    expect(await screen.findByText('Log in to see your orders')).toBeVisible();
  });
});

test('a page for members that was requested as a guest and left before its response does not end a later session', async () => {
  const app = await renderApp('/login', { storage: EMPTY_CART });
  let respond = () => {};
  const late = new Promise<void>((resolve) => (respond = resolve));
  apiServer.use(
    graphql.operation(
      async () => {
        await late;
        return HttpResponse.json({ data: { viewer: null } });
      },
      { once: true },
    ),
  );
  void app.navigate('/orders');
  await app.navigate('/login?next=/user-profile');
  await logIn(app);
  await screen.findByRole('heading', { level: 1, name: 'My profile' });
  respond();
  await app.navigate('/profile-edit');
  expect(await screen.findByRole('form', { name: 'Edit profile' })).toBeVisible();
  expect(sessionVar().user?.email).toBe(SHOPPER.email);
});

describe('logging in', () => {
  test('with a wrong password shows an error that does not name the wrong field, and keeps the input', async () => {
    const { user } = await renderApp('/login', { storage: EMPTY_CART });
    await user.type(await screen.findByLabelText('Email'), 'vendor@rizq.demo');
    await user.type(screen.getByLabelText('Password'), 'not the password');
    await user.click(within(screen.getByRole('form', { name: 'Log in' })).getByRole('button', { name: 'Log in' }));
    const problem = await screen.findByRole('alert');
    expect(problem).toHaveTextContent('Wrong email or password.');
    await waitFor(() => expect(problem).toHaveFocus());
    expect(screen.getByLabelText('Email')).toHaveValue('vendor@rizq.demo');
    expect(screen.getByLabelText('Password')).toHaveValue('not the password');
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await user.click(screen.getByLabelText('Show password'));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  });

  test('without a return path opens the vendor console for a vendor', async () => {
    const app = await renderApp('/login', { storage: EMPTY_CART });
    await app.user.click(await screen.findByRole('button', { name: `Fill in ${VENDOR.email}` }));
    await app.user.click(within(screen.getByRole('form', { name: 'Log in' })).getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(app.address()).toBe('/vendor-dashboard'));
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
    ['/reset-password?token=abc', null],
  ])('with ?next=%s returns to: %s', (next, path) => {
    expect(nextPath(next)).toBe(path);
  });
});

describe('a forgotten password', () => {
  test('is reset through an emailed link, and the form does not reveal whether an account exists', async () => {
    const app = await renderApp('/login', { storage: EMPTY_CART });
    const { user } = app;
    await fill(user, await screen.findByLabelText('Email'), VENDOR.email);
    await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
    await user.clear(screen.getByLabelText('Email'));
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter your email');
    await fill(user, screen.getByLabelText('Email'), VENDOR.email);
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText(`If an account exists for ${VENDOR.email}, we have sent a reset link`, { exact: false })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Send it again in \d+ seconds$/ })).toHaveAttribute('aria-disabled', 'true');
    const { services, mailbox } = await testApi();
    await services.settled();
    await user.click(screen.getByRole('link', { name: /outbox/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Outbox' })).toBeVisible();
    await user.click(await screen.findByRole('link', { name: /^Set a new password for Rizq/ }));
    expect(await screen.findByText(/reset-password\?token=/)).toBeVisible();

    await app.navigate(`/reset-password?token=${resetToken(mailbox)}`);
    await fill(user, await screen.findByLabelText('New password'), 'teh halia madu');
    await fill(user, screen.getByLabelText('Confirm password'), 'teh halia');
    await user.tab();
    expect(screen.getByLabelText('Confirm password')).toHaveAccessibleDescription('Passwords don’t match');
    await fill(user, screen.getByLabelText('Confirm password'), 'teh halia madu');
    expect(screen.getByLabelText('Confirm password')).not.toHaveAccessibleDescription();
    await user.click(screen.getByRole('button', { name: 'Set new password' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Your password is changed' })).toHaveFocus());
    expect(sessionVar().user?.email).toBe(VENDOR.email);
  });

  test.each([
    ['/reset-password', 'This link is incomplete'],
    ['/reset-password?token=made-up', 'This link is no longer valid'],
  ])('with an invalid link (%s) shows before any input: %s', async (path, sentence) => {
    await renderApp(path, { storage: EMPTY_CART });
    expect(await screen.findByRole('heading', { name: sentence })).toBeVisible();
    expect(screen.queryByLabelText('New password')).toBeNull();
    expect(screen.getByRole('link', { name: 'Send me a new link' })).toHaveAttribute('href', '/forgot-password');
  });
});
