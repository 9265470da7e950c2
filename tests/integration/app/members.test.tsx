import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { nextPath } from '#client/config/links.ts';
import { cartVar } from '#client/state/cart.ts';
import { checkoutVar } from '#client/state/checkout.ts';
import { sessionVar, settleSession } from '#client/state/session.ts';
import { settleDemoAccounts } from '#server/modules/accounts/demoAccounts.ts';
import { LOGIN, SHOPPER, VENDOR, type AuthAnswer } from '#tests/support/accountOperations.ts';
import { cookieJar, testApi } from '#tests/support/apiServer.ts';
import { resetToken } from '#tests/support/mailbox.ts';
import { renderApp, type RenderedApp } from '#tests/support/renderApp.tsx';

const EMPTY_CART = { 'persist:cart': JSON.stringify({ lines: [], origin: 'own' }) };

async function logIn({ user }: RenderedApp) {
  await user.click(await screen.findByRole('button', { name: `Fill in ${SHOPPER.email}` }));
  await user.click(within(screen.getByRole('form', { name: 'Log in' })).getByRole('button', { name: 'Log in' }));
}

/** Puts a text into a field in one go, as a paste does. */
async function fill(user: RenderedApp['user'], field: HTMLElement, text: string) {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
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
    await app.user.click(screen.getAllByRole('button', { name: 'Nurul, My account' })[0]!);
    await app.user.click((await screen.findAllByRole('button', { name: 'Log out' }))[0]!);
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
    expect(await screen.findByText('Email or password is not right.')).toHaveFocus();
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
    ['/reset-password?token=abc', null],
  ])('leads back to %s: %s', (next, path) => {
    expect(nextPath(next)).toBe(path);
  });
});

describe('registering', () => {
  test('makes an account, says what is wrong beside each field, and leads an e-mail that is taken to log in', async () => {
    const app = await renderApp('/register', { storage: EMPTY_CART });
    const form = await screen.findByRole('form', { name: 'Create account' });
    const { user } = app;
    await user.click(within(form).getByRole('button', { name: 'Create account' }));
    expect(screen.getByText('Please fix 4 fields').closest('[role=alert]')).toHaveFocus();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/^Enter a password/);
    await fill(user, screen.getByLabelText('First name'), 'Farah');
    await fill(user, screen.getByLabelText('Email'), SHOPPER.email);
    await fill(user, screen.getByLabelText('Mobile number'), '012-345 6789');
    await fill(user, screen.getByLabelText('Password'), 'password');
    await user.click(within(form).getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/guessed first/));
    await fill(user, screen.getByLabelText('Password'), 'kopi tarik panas');
    await user.click(within(form).getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/account with this email already/));
    expect(localStorage.getItem('persist:registration') ?? '').not.toContain('kopi');
    await user.click(screen.getByRole('link', { name: 'Log in with it' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue(SHOPPER.email);
  });

  test('greets whoever is new as new, and knows them by name from then on', async () => {
    const app = await renderApp('/register', { storage: EMPTY_CART });
    const { user } = app;
    await fill(user, await screen.findByLabelText('First name'), 'Farah');
    await fill(user, screen.getByLabelText('Mobile number'), '012-345 6789');
    await screen.findByLabelText('Email');
    await fill(user, screen.getByLabelText('Email'), 'farah@example.com');
    await fill(user, screen.getByLabelText('Password'), 'kopi tarik panas');
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Create account' }));
    expect(await screen.findByText('Welcome to Rizq, Farah')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add your first address' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Farah, My account' })[0]).toBeVisible();
    expect(within(screen.getByRole('contentinfo')).queryByRole('link', { name: 'Sign in' })).toBeNull();
  });
});

describe('a forgotten password', () => {
  test('is asked for by e-mail, answered alike for everybody, and set anew by the link of the letter', async () => {
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
    await services.mails.settled();
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
    expect(await screen.findByRole('heading', { name: 'Your password is changed' })).toHaveFocus();
    expect(sessionVar().user?.email).toBe(VENDOR.email);
  });

  test.each([
    ['/reset-password', 'This address lacks its link'],
    ['/reset-password?token=made-up', 'This link does not count any more'],
  ])('%s says before anything is typed: %s', async (path, sentence) => {
    await renderApp(path, { storage: EMPTY_CART });
    expect(await screen.findByRole('heading', { name: sentence })).toBeVisible();
    expect(screen.queryByLabelText('New password')).toBeNull();
    expect(screen.getByRole('link', { name: 'Send me a new link' })).toHaveAttribute('href', '/forgot-password');
  });
});

/** What happens when the session ends elsewhere. */
async function endSession() {
  const { services } = await testApi();
  await services.accounts.logout(await services.sessions.find(cookieJar.token ?? ''), true);
}

describe('the profile', () => {
  test('is changed, and what is wrong is told beside its field', async () => {
    const app = await renderApp('/login?next=/profile-edit', { storage: EMPTY_CART });
    const { user } = app;
    await logIn(app);
    const form = await screen.findByRole('form', { name: 'Edit profile' });
    const mobile = within(form).getByLabelText('Mobile number');
    await fill(user, mobile, '03-2261 8888');
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(mobile).toHaveAccessibleDescription(/Malaysian mobile number/));
    await fill(user, mobile, '019-876 5432');
    await fill(user, within(form).getByLabelText(/^Another number/), '03-2261 8888');
    await user.click(within(form).getByRole('radio', { name: 'Durian' }));
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(within(form).queryByRole('button', { name: 'Discard changes' })).toBeNull());
    const { store } = await testApi();
    await waitFor(async () =>
      expect(await store.get('users', 'usr_demo_shopper')).toMatchObject({
        phone: '+60198765432',
        otherPhone: '+60322618888',
        avatar: 'DURIAN',
      }),
    );
    await user.click(screen.getByRole('link', { name: 'Back to my profile' }));
    expect(await screen.findByText('03-2261 8888')).toBeVisible();
  });

  test('is not left with something unsaved in it without being asked', async () => {
    const app = await renderApp('/login?next=/profile-edit', { storage: EMPTY_CART });
    const { user } = app;
    await logIn(app);
    const form = await screen.findByRole('form', { name: 'Edit profile' });
    await fill(user, within(form).getByLabelText('First name'), 'Nurul Aina Dua');
    void app.navigate('/orders');
    await user.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(app.address()).toBe('/profile-edit');
    expect(within(form).getByLabelText('First name')).toHaveValue('Nurul Aina Dua');
    void app.navigate('/orders');
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your orders' })).toBeVisible();
    await app.navigate('/profile-edit');
    expect(await screen.findByLabelText('First name')).toHaveValue('Nurul Aina');
  });

  test('keeps what was typed when the session ends in the middle, also while one logs in again', async () => {
    const app = await renderApp('/login?next=/profile-edit', { storage: EMPTY_CART });
    const { user } = app;
    await logIn(app);
    const form = await screen.findByRole('form', { name: 'Edit profile' });
    await fill(user, within(form).getByLabelText('First name'), 'Nurul Aina Tiga');
    await endSession();
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    const note = await within(form).findByText(/You have been logged out/);
    expect(note).toHaveFocus();
    expect(within(form).getByLabelText('First name')).toHaveValue('Nurul Aina Tiga');
    expect(sessionVar().user).toBeNull();
    await user.click(within(note).getByRole('link', { name: 'Log in' }));
    await waitFor(() => expect(app.address()).toBe('/login?next=%2Fprofile-edit'));
    await logIn(app);
    expect(await screen.findByText(/What you typed before is still here/)).toBeVisible();
    expect(screen.getByLabelText('First name')).toHaveValue('Nurul Aina Tiga');
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(screen.getByLabelText('First name')).toHaveValue('Nurul Aina');
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

  test('lists where one is logged in, and ends it there', async () => {
    const { execute } = await testApi();
    const app = await renderApp('/login', { storage: EMPTY_CART });
    const { user } = app;
    const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
    await execute(LOGIN, SHOPPER, { userAgent: phone });
    await logIn(app);
    expect(await screen.findByText('This device')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Log out Chrome on Android' }));
    expect(await screen.findByText('Chrome on Android has been logged out.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Log out Chrome on Android' })).toBeNull());
  });

  test('changes the password of who knows the one before', async () => {
    const app = await renderApp('/login', { storage: EMPTY_CART });
    const { user } = app;
    await logIn(app);
    await user.click(await screen.findByRole('button', { name: 'Change password' }));
    const form = screen.getByRole('form', { name: 'Change password' });
    expect(within(form).getByLabelText('Current password')).toHaveFocus();
    await fill(user, within(form).getByLabelText('Current password'), 'not the password');
    await fill(user, within(form).getByLabelText('New password'), 'teh halia madu');
    await user.click(within(form).getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(within(form).getByLabelText('Current password')).toHaveAccessibleDescription('This is not your password.'));
    await fill(user, within(form).getByLabelText('Current password'), SHOPPER.password);
    await user.click(within(form).getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Change password' })).toBeNull());
    const { execute, store } = await testApi();
    const { data } = await execute<{ login: AuthAnswer }>(LOGIN, { ...SHOPPER, password: 'teh halia madu' });
    expect(data.login.errors).toEqual([]);
    // The next test logs in as the login page offers it.
    await settleDemoAccounts(store, true);
  });

  test('deletes what lies on this device, and leaves one logged in', async () => {
    const viewed = { 'persist:searches': JSON.stringify({ recent: ['kopi'] }), ...EMPTY_CART };
    const app = await renderApp('/login', { storage: viewed });
    const { user } = app;
    await logIn(app);
    await user.click(await screen.findByRole('button', { name: 'Delete data on this device' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Deleted from this device.')).toBeVisible();
    expect(localStorage.getItem('persist:searches')).toBeNull();
    expect(sessionVar().user?.email).toBe(SHOPPER.email);
  });
});

/** The browser of somebody who has logged in before. */
async function takeCookie(person: typeof SHOPPER) {
  const { execute } = await testApi();
  const { login } = (await execute<{ login: AuthAnswer }>(LOGIN, person)).data;
  cookieJar.token = login.token;
  // The session of the test before is still held, and would count as known.
  settleSession(null);
  settleSession(login.viewer && { ...login.viewer, name: 'Somebody' });
}

describe('the checkout of a member', () => {
  /** A member's checkout, filled in and agreed to. */
  async function readyCheckout() {
    await takeCookie(SHOPPER);
    const app = await renderApp('/checkout');
    await sampleCart();
    expect(await screen.findByText(/^Logged in as Nurul Aina/)).toBeVisible();
    return app;
  }

  test('is folded where the account fills it in; a chosen address needs no fields, another does', async () => {
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
    expect(screen.getByLabelText('City')).toHaveValue('Klang');
  });

  test('stops when the session is gone, whoever took the cookie; it goes on as a guest only by choice', async () => {
    const { user, address } = await readyCheckout();
    await user.click(screen.getByLabelText(/^I agree/));
    await user.type(screen.getByLabelText(/^Order note/), 'Ring twice');
    cookieJar.token = null;
    await user.click(await screen.findByRole('button', { name: /^Place order · / }));
    const alert = (await screen.findByText('You have been logged out. Log in to go on; nothing is lost.')).closest('[role=alert]');
    await waitFor(() => expect(alert).toHaveFocus());
    expect(within(alert as HTMLElement).getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?next=%2Fcheckout');
    expect(checkoutVar().draft).toMatchObject({ email: SHOPPER.email, line1: '12, Jalan Telawi 5', note: 'Ring twice' });
    expect(cartVar().lines.length).toBeGreaterThan(0);
    const { store } = await testApi();
    expect((await store.page('orders', { limit: 10 })).items).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Go on as a guest' }));
    expect(await screen.findByText(/You are checking out as a guest/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveValue(SHOPPER.email);
    await user.click(await screen.findByRole('button', { name: /^Place order · / }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Thank you! Your order is placed' })).toHaveFocus();
    expect((await store.page('orders', { limit: 10 })).items.map(({ userId }) => userId)).toEqual([null]);
    // A guest may have an account for a password.
    const offer = screen.getByRole('form', { name: 'Keep an account?' });
    await user.type(within(offer).getByLabelText('Password'), 'kopi tarik panas');
    await user.click(within(offer).getByRole('button', { name: 'Create account' }));
    expect(await within(offer).findByText(/account with this email already/)).toBeVisible();
    expect(address()).toMatch(/^\/order\/RZQ-/);
  });

  test('leaves nothing to the next member, in the form or in what any language has fetched', async () => {
    const app = await readyCheckout();
    const { user } = app;
    const fetched = () => JSON.stringify([app.clients.in('en').extract(), app.clients.in('ms').extract()]);
    await user.click(screen.getByRole('link', { name: 'Bahasa Melayu' }));
    expect(await screen.findByText(/^Log masuk sebagai Nurul Aina/)).toBeVisible();
    expect(fetched().match(/12, Jalan Telawi 5/g)?.length).toBeGreaterThan(1);
    await app.navigate('/cart');
    await user.click((await screen.findAllByLabelText(/Akaun saya$/))[0]!);
    await user.click(await screen.findByText('Log keluar'));
    await waitFor(() => expect(sessionVar().isAuthenticated).toBe(false));
    await waitFor(() => expect(fetched()).not.toContain('Jalan Telawi'));
    expect(fetched()).not.toContain('Nurul Aina');
    await waitFor(() => expect(JSON.stringify({ ...localStorage })).not.toContain(SHOPPER.email));
    await takeCookie(VENDOR);
    await app.navigate('/checkout');
    await screen.findByText(/^Log masuk sebagai /);
    expect(checkoutVar().draft).toMatchObject({ email: VENDOR.email });
    expect(JSON.stringify(checkoutVar().draft)).not.toContain('Telawi');
  });

  test('places an order that is listed, and opens without a token', async () => {
    const app = await readyCheckout();
    const { user } = app;
    await user.click(screen.getByLabelText(/^I agree/));
    await user.click(await screen.findByRole('button', { name: /^Place order · / }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Thank you! Your order is placed' })).toBeVisible();
    const number = app.address().replace('/order/', '');
    expect(localStorage.getItem('persist:orders:no-login') ?? '').not.toContain(number);
    await app.navigate('/orders');
    await user.click(await screen.findByRole('link', { name: `View order ${number}` }));
    expect(await screen.findByRole('heading', { level: 1, name: /^(Your package|The first of \w+ packages) is expected/ })).toBeVisible();
    expect(app.address()).toBe(`/orders/${number}`);
    await app.navigate('/orders?status=completed');
    expect(await screen.findByText('No orders with this status')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pending 1' })).toBeVisible();
  });
});
