import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { sessionVar } from '#client/state/session.ts';
import { SHOPPER } from '#tests/support/api/accountOperations.ts';
import { cookieJar, testApi } from '#tests/support/app/apiServer.ts';
import { renderApp } from '#tests/support/app/renderApp.tsx';

/** A member's session as it is stored. */
const SESSION = {
  [sessionVar.key]: JSON.stringify({ isAuthenticated: true, user: { id: 'usr_demo_shopper', name: 'Nurul', email: SHOPPER.email } }),
};

const room = () => within(screen.getByRole('main')).queryByRole('navigation', { name: 'My account' });

describe('the account menu', () => {
  beforeEach(async () => {
    const { services, store } = await testApi();
    const { result } = await store.transaction((transaction) => services.sessions.open(transaction, 'usr_demo_shopper', null));
    cookieJar.token = result.token;
  });

  test.each([
    ['/user-profile', 'My profile', 'page'],
    ['/profile-edit', 'My profile', 'true'],
    ['/orders', 'Orders', 'page'],
    ['/orders/RZQ-0000-0000', 'Orders', 'true'],
    ['/user-history', 'Purchase history', 'page'],
    ['/user-invoice', 'Invoices', 'page'],
    ['/wishlist-2', 'Wishlist', 'page'],
    ['/user-follow', 'Followed sellers', 'page'],
    ['/track-order', 'Track order', 'page'],
    ['/track-order-2', 'Track order', 'true'],
  ])('on %s marks "%s" as the current entry', async (path, entry, current) => {
    await renderApp(path, { storage: SESSION });
    const menu = await within(screen.getByRole('main')).findByRole('navigation', { name: 'My account' });
    const marked = within(menu)
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'));
    expect(marked).toHaveLength(1);
    expect(marked[0]).toHaveTextContent(entry);
    expect(marked[0]).toHaveAttribute('aria-current', current);
  });

  test('links only to pages that also have the menu', async () => {
    const app = await renderApp('/orders', { storage: SESSION });
    const entries = within(room()!).getAllByRole('link');
    for (const address of entries.map((link) => link.getAttribute('href') ?? '')) {
      await app.navigate(address);
      await waitFor(() => {
        expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
        expect(room(), address).toBeVisible();
      });
    }
  });
});

test.each(['/user-follow', '/wishlist-2', '/track-order'])('a guest sees %s without the account menu', async (path) => {
  await renderApp(path);
  await screen.findByRole('heading', { level: 1 });
  expect(room()).toBeNull();
});
