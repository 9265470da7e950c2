import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { keepDraft, vendorDraftsVar } from '#client/state/drafts.ts';
import { productDraftsVar } from '#client/state/productDrafts.ts';
import { sessionVar } from '#client/state/session.ts';
import { SHOPPER, VENDOR } from '#tests/support/api/accountOperations.ts';
import { EMPTY_CART, fill } from '#tests/support/app/memberSteps.ts';
import { renderApp, type RenderedApp } from '#tests/support/app/renderApp.tsx';

const DAY_MS = 86_400_000;
const name = async () => await screen.findByRole('textbox', { name: 'Name' });

async function logIn({ user }: RenderedApp, email: string) {
  await user.click(await screen.findByRole('button', { name: `Fill in ${email}` }));
  await user.click(screen.getAllByRole('button', { name: 'Log in' }).at(-1)!);
  await waitFor(() => expect(sessionVar().user?.email).toBe(email));
}

/** Starts a product as the demo vendor, then logs out on a different page, as in another tab. */
async function halfAProduct() {
  const first = await renderApp('/login?next=/vendor-upload', { storage: EMPTY_CART });
  await logIn(first, VENDOR.email);
  await fill(first.user, await name(), 'Kuih bahulu');
  keepDraft('shop profile of hers', { name: 'Kedai Nurul' }, vendorDraftsVar);
  cleanup();
  const app = await renderApp('/user-profile');
  await app.user.click((await screen.findAllByRole('button', { name: /, My account$/ }))[0]!);
  await app.user.click((await screen.findAllByRole('button', { name: 'Log out' }))[0]!);
  await waitFor(() => expect(sessionVar().user).toBeNull());
  return app;
}

describe('drafts of a member who has logged out', () => {
  test('are restored when the same account logs in', async () => {
    const app = await halfAProduct();
    await app.navigate('/login?next=/vendor-upload');
    await logIn(app, VENDOR.email);
    expect(await name()).toHaveValue('Kuih bahulu');
    expect(vendorDraftsVar().drafts).toHaveProperty('shop profile of hers');
  });

  test('are deleted when another account logs in', async () => {
    const app = await halfAProduct();
    await app.navigate('/login');
    await logIn(app, SHOPPER.email);
    await waitFor(() => expect(productDraftsVar().drafts).toEqual({}));
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/Kuih bahulu|Kedai Nurul/);
  });

  test.each([
    [6, /Kuih bahulu/],
    [8, /"drafts":{}/],
  ])('expire after a week: checked %d days after the logout', async (days, stored) => {
    await halfAProduct();
    productDraftsVar.flush();
    cleanup();
    const owner = JSON.stringify({ userId: 'usr_demo_vendor', leftAt: new Date(Date.now() - days * DAY_MS).toISOString() });
    window.dispatchEvent(new StorageEvent('storage', { key: 'persist:draft-owner', newValue: owner }));
    await renderApp('/');
    await waitFor(() => expect(localStorage.getItem(productDraftsVar.key)).toMatch(stored));
  });
});
