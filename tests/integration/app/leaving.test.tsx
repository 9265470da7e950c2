import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { sessionVar } from '#client/state/session.ts';
import { openCart } from '#client/state/ui.ts';
import { cookieJar, testApi } from '#tests/support/app/apiServer.ts';
import { EMPTY_CART, fill, logIn } from '#tests/support/app/memberSteps.ts';
import { renderApp } from '#tests/support/app/renderApp.tsx';

const STAY = { name: 'Stay here' };
const LEAVE = { name: 'Leave without saving' };

/** Opens the profile and types a name, but does not save it. */
async function typeIntoProfile() {
  const app = await renderApp('/login?next=/profile-edit', { storage: EMPTY_CART });
  await logIn(app);
  await screen.findByRole('form', { name: 'Edit profile' });
  await app.navigate('/orders');
  // Waits for the next page, because the first form stays in the document until that is shown.
  await screen.findByRole('heading', { level: 1, name: 'Your orders' });
  await app.navigate('/profile-edit');
  const form = await screen.findByRole('form', { name: 'Edit profile' });
  const name = await within(form).findByLabelText('First name');
  await fill(app.user, name, 'Nurul Aina Empat');
  await app.user.tab();
  return { app, name };
}

/** Whether the server still recognises this browser's session. */
async function isLoggedIn() {
  const { services } = await testApi();
  return (await services.sessions.find(cookieJar.token ?? '')) !== null;
}

describe('unsaved changes', () => {
  test('need a confirmation before a logout; without it the member stays logged in', async () => {
    const { app, name } = await typeIntoProfile();
    const logOut = () => app.user.click(screen.getAllByRole('button', { name: 'Log out' }).at(-1)!);
    await logOut();
    await app.user.click(await screen.findByRole('button', STAY));
    expect(await isLoggedIn()).toBe(true);
    expect(sessionVar().user).not.toBeNull();
    expect(name).toHaveValue('Nurul Aina Empat');
    await logOut();
    await app.user.click(await screen.findByRole('button', LEAVE));
    await waitFor(() => expect(app.address()).toBe('/'));
    await waitFor(() => expect(sessionVar().user).toBeNull());
    expect(await isLoggedIn()).toBe(false);
  });

  test('behind a drawer need a confirmation only after Back has closed the drawer', async () => {
    const warn = vi.spyOn(console, 'warn');
    const { app, name } = await typeIntoProfile();
    act(openCart);
    const drawer = await screen.findByRole('dialog', { name: 'Your cart' });
    await app.navigate(-1);
    await waitFor(() => expect(drawer).not.toBeVisible());
    expect(screen.queryByRole('button', STAY)).toBeNull();
    await app.navigate(-1);
    await app.user.click(await screen.findByRole('button', STAY));
    expect(app.address()).toBe('/profile-edit');
    expect(name).toHaveValue('Nurul Aina Empat');
    expect(warn).not.toHaveBeenCalled();
    await app.navigate(-1);
    await app.user.click(await screen.findByRole('button', LEAVE));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your orders' })).toBeVisible();
  });

  test('need a confirmation before a link in a drawer is followed', async () => {
    const { app } = await typeIntoProfile();
    act(openCart);
    const drawer = await screen.findByRole('dialog', { name: 'Your cart' });
    await app.user.click(within(drawer).getAllByRole('link')[0]!);
    await app.user.click(await screen.findByRole('button', STAY));
    expect(app.address()).toBe('/profile-edit');
    act(openCart);
    await app.user.click((await within(drawer).findAllByRole('link'))[0]!);
    await app.user.click(await screen.findByRole('button', LEAVE));
    await waitFor(() => expect(app.address()).not.toBe('/profile-edit'));
  });
});
