import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { accountChangesVar } from '#client/state/accountChanges.ts';
import { changeDraft, checkoutVar, claimDraft } from '#client/state/checkout.ts';
import { keepDraft, secretDraftsVar } from '#client/state/drafts.ts';
import { sessionVar } from '#client/state/session.ts';
import { settleDemoAccounts } from '#server/modules/accounts/demoAccounts.repository.ts';
import { LOGIN, SHOPPER, type AuthResponse } from '#tests/support/api/accountOperations.ts';
import { cookieJar, testApi } from '#tests/support/app/apiServer.ts';
import { EMPTY_CART, fill, logIn } from '#tests/support/app/memberSteps.ts';
import { renderApp } from '#tests/support/app/renderApp.tsx';

/** Ends the member's sessions from a different device. */
async function endSession() {
  const { services } = await testApi();
  await services.accounts.logout(await services.sessions.find(cookieJar.token ?? ''), true);
}

describe('the profile', () => {
  test('can be changed, and errors are shown beside their fields', async () => {
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

  test('asks before unsaved changes are left', async () => {
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

  test('keeps its input if the session has ended, also through the new login', async () => {
    const app = await renderApp('/login?next=/profile-edit', { storage: EMPTY_CART });
    const { user } = app;
    await logIn(app);
    const form = await screen.findByRole('form', { name: 'Edit profile' });
    await fill(user, within(form).getByLabelText('First name'), 'Nurul Aina Tiga');
    await endSession();
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    const note = await within(form).findByText(/You have been logged out/);
    await waitFor(() => expect(note).toHaveFocus());
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

  test('restores an address removed from the address book by undo', async () => {
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

  test('lists the sessions of the account and can end each', async () => {
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

  test('logs out everywhere only after a confirmation', async () => {
    const app = await renderApp('/login?next=/user-profile', { storage: EMPTY_CART });
    const { user } = app;
    await logIn(app);
    const everywhere = await screen.findByRole('button', { name: 'Log out everywhere' });
    await user.click(everywhere);
    const dialog = await screen.findByRole('alertdialog', { name: 'Log out everywhere?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(sessionVar().isAuthenticated).toBe(true);
    await user.click(everywhere);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Log out everywhere' }));
    await waitFor(() => expect(sessionVar().isAuthenticated).toBe(false));
  });

  test('deletes the member’s data on this device when logging out everywhere fails because the session has ended', async () => {
    const app = await renderApp('/login?next=/user-profile', { storage: EMPTY_CART });
    const { user } = app;
    await logIn(app);
    const everywhere = await screen.findByRole('button', { name: 'Log out everywhere' });
    await waitFor(() => expect(accountChangesVar()).toMatchObject({ isCopy: true, operations: [] }));
    claimDraft('usr_demo_shopper');
    changeDraft({ line1: '12, Jalan Telawi 5' });
    keepDraft('bank account', { account: '1234' }, secretDraftsVar);
    await endSession();
    await user.click(everywhere);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Log out everywhere' }));
    // The other sessions remain valid, so the member is asked to log in.
    expect(await screen.findByText(/^You have been logged out/)).toBeVisible();
    await waitFor(() => expect(checkoutVar()).toEqual(checkoutVar.initial));
    await waitFor(() => expect(accountChangesVar().isCopy).toBe(false));
    expect(secretDraftsVar().drafts).toEqual({});
  });

  test('changes the password only with the current one', async () => {
    const app = await renderApp('/login', { storage: EMPTY_CART });
    const { user } = app;
    await logIn(app);
    await user.click(await screen.findByRole('button', { name: 'Change password' }));
    const form = screen.getByRole('form', { name: 'Change password' });
    expect(within(form).getByLabelText('Current password')).toHaveFocus();
    await fill(user, within(form).getByLabelText('Current password'), 'not the password');
    await fill(user, within(form).getByLabelText('New password'), 'teh halia madu');
    await user.click(within(form).getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(within(form).getByLabelText('Current password')).toHaveAccessibleDescription('Wrong password.'));
    await fill(user, within(form).getByLabelText('Current password'), SHOPPER.password);
    await user.click(within(form).getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Change password' })).toBeNull());
    const { execute, store } = await testApi();
    const { data } = await execute<{ login: AuthResponse }>(LOGIN, { ...SHOPPER, password: 'teh halia madu' });
    expect(data.login.errors).toEqual([]);
    // The next test logs in with the account that the login page suggests.
    await settleDemoAccounts(store, true);
  });

  test('can delete the data of this device while the session continues', async () => {
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
