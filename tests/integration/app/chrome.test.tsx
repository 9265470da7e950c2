import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ChromeDocument } from '#client/layout/Chrome.generated.ts';
import { MALAYSIAN_STATES } from '#schema/rules/malaysianStates.ts';
import { translate } from '#server/platform/messages.ts';
import { failOperation } from '#tests/support/app/apiServer.ts';
import { renderApp } from '#tests/support/app/renderApp.tsx';

const footer = () => screen.getByRole('contentinfo');

/** Link targets by name. Names without a link are omitted. */
function targetsIn(container: HTMLElement, names: readonly string[]): Record<string, string | null> {
  const links = names.flatMap((name) => within(container).queryAllByRole('link', { name, hidden: true }));
  return Object.fromEntries(links.map((link) => [link.textContent, link.getAttribute('href')]));
}

describe('a menu of the header', () => {
  test('opened by hovering closes on Escape without moving the focus', async () => {
    const { user } = await renderApp('/not-found');
    const search = screen.getByRole('banner').querySelector('input')!;
    const button = screen.getByRole('button', { name: 'Dairy & Bakery' });
    await user.click(search);
    await user.hover(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    await user.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(search).toHaveFocus();
  });

  test('closed by Escape returns the focus from inside to its button', async () => {
    const { user } = await renderApp('/not-found');
    const button = screen.getByRole('button', { name: 'All categories' });
    await user.click(button);
    await user.tab();
    expect(button).not.toHaveFocus();
    await user.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
  });
});

describe('the header', () => {
  test('shows the tagline, two phone numbers, email, address, Help and Track order', async () => {
    await renderApp('/not-found');
    const header = screen.getByRole('banner');
    expect(within(header).getByText('Fast online shopping, delivered to your door')).toBeVisible();
    expect(within(header).getAllByRole('link', { name: /^\+60/ })).toHaveLength(2);
    expect(within(header).getByRole('link', { name: /@/ })).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
    expect(within(header).getByText(/^\d.*Kuala Lumpur$/)).toBeInTheDocument();
    expect(targetsIn(header, ['Help', 'Track order'])).toEqual({ Help: '/faq', 'Track order': '/track-order' });
  });

  test('has a main menu that links to every section of the marketplace and to the blog', async () => {
    await renderApp('/not-found');
    const menu = screen.getByRole('navigation', { name: 'Main menu' });
    expect(targetsIn(menu, ['Marketplace', 'Rizq Mart', 'Fashion', 'Shops', 'Blog', 'Deals'])).toEqual({
      Marketplace: '/rizq-marketplace',
      'Rizq Mart': '/rizq-mart',
      Fashion: '/fashion',
      Shops: '/catalog-multi-vendor',
      Blog: '/blog-full-width',
      Deals: '/rizq-marketplace?sale=1',
    });
  });

  test('has an account menu with Register, Checkout, Login and Track order for guests', async () => {
    const { user } = await renderApp('/not-found');
    const button = screen.getByRole('button', { name: 'My account' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '')!;
    expect(
      within(panel)
        .getAllByRole('link', { hidden: true })
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/register', '/checkout', '/login', '/track-order']);
    await user.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
  });

  test('has an account menu with profile, orders and logout for members; logging out opens the home page', async () => {
    const login = JSON.stringify({ isAuthenticated: true, user: { id: 'usr_1', name: 'Farah', email: 'farah@example.com' } });
    const { user, address } = await renderApp('/not-found', { storage: { login_user: login } });
    await user.click(screen.getByRole('button', { name: 'Farah, My account' }));
    const logOut = await screen.findByRole('button', { name: 'Log out' });
    const menu = logOut.closest('ul')!;
    expect(targetsIn(menu, ['My profile', 'Orders'])).toEqual({ 'My profile': '/user-profile', Orders: '/orders' });
    await user.click(logOut);
    await waitFor(() => expect(address()).toBe('/'));
    expect(localStorage.getItem('login_user') ?? '').not.toContain('Farah');
  });

  test('has a state picker with all 16 states and territories, Kuala Lumpur first and selected', async () => {
    const { user } = await renderApp('/not-found');
    const picker = screen.getByRole('combobox', { name: 'Choose your state' });
    expect(picker).toHaveDisplayValue('Kuala Lumpur');
    const names = within(picker)
      .getAllByRole('option')
      .map((option) => option.textContent);
    expect(names).toHaveLength(16);
    expect(names[0]).toBe('Kuala Lumpur');
    expect([...names].sort()).toEqual(MALAYSIAN_STATES.map((state) => translate('en', `states.${state}`)).sort());
    await user.selectOptions(picker, 'Johor');
    expect(picker).toHaveDisplayValue('Johor');
    expect(document.cookie).toContain('JOHOR');
  });

  test('has four category groups that open and link to the filtered marketplace', async () => {
    const { user } = await renderApp('/not-found');
    const menu = within(screen.getByRole('banner')).getByRole('navigation', { name: 'Categories' });
    for (const group of ['Dairy & Bakery', 'Fruits & Vegetable', 'Snack & Spice', 'Juice & Drinks']) {
      expect(within(menu).getByRole('button', { name: group })).toBeVisible();
    }
    await user.click(within(menu).getByRole('button', { name: 'Fruits & Vegetable' }));
    const panel = document.getElementById(
      within(menu).getByRole('button', { name: 'Fruits & Vegetable' }).getAttribute('aria-controls') ?? '',
    )!;
    expect(within(panel).getByRole('link', { name: 'Fresh Fruit' })).toHaveAttribute('href', '/rizq-marketplace?category=fresh-fruit');
  });

  test('has a search that opens the results with the search text in the URL', async () => {
    const { user, address } = await renderApp('/not-found');
    const box = within(screen.getByRole('banner')).getByRole('search');
    await user.type(within(box).getByLabelText('Search products, brands and sellers'), 'kopi{Enter}');
    await waitFor(() => expect(address()).toBe('/shop-full-width-col-4?q=kopi'));
  });
});

describe('language and theme', () => {
  test('switching to Bahasa Melayu translates the page in place and keeps field values', async () => {
    const { user } = await renderApp('/not-found');
    const box = within(screen.getByRole('main')).getByRole('searchbox');
    await user.type(box, 'sambal');
    const malay = within(screen.getByRole('banner')).getByRole('link', { name: 'Bahasa Melayu' });
    // Awaited, because the page stays the same until the other language has loaded.
    await act(async () => {
      fireEvent.click(malay);
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Halaman tidak ditemui' })).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('searchbox')).toHaveValue('sambal');
    expect(await within(footer()).findByRole('link', { name: 'Buah segar' })).toBeInTheDocument();
    expect(document.cookie).toContain('rizq_prefs=ms');
  });

  test('the chosen theme is stored in the cookie', async () => {
    const { user } = await renderApp('/not-found');
    await user.click(screen.getByRole('button', { name: 'Dark' }));
    expect(screen.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
    expect(document.cookie).toContain('.dark.');
  });
});

describe('the footer', () => {
  test('describes the marketplace and names currency and VAT', async () => {
    await renderApp('/not-found');
    expect(within(footer()).getByText(/market for grocery products/)).toBeVisible();
    expect(within(footer()).getByText(/Prices in US dollars \(USD\) · \+ 20% VAT/)).toBeVisible();
  });

  test('links the first six categories to the filtered marketplace', async () => {
    await renderApp('/not-found');
    const links = within(footer())
      .getAllByRole('link', { hidden: true })
      .filter((link) => link.getAttribute('href')?.startsWith('/rizq-marketplace?category='));
    expect(links).toHaveLength(6);
  });

  test('links to delivery, legal, payment and contact pages', async () => {
    await renderApp('/not-found');
    const targets = {
      Delivery: '/track-order',
      'Legal notice': '/privacy-policy#legal',
      'Return policy': '/privacy-policy#returns',
      'Terms and conditions': '/terms-condition',
      'Secure payment': '/checkout',
      Payments: '/checkout',
      'Sign in': '/register',
      'View cart': '/cart',
      'Contact us': '/contact-us',
    };
    expect(targetsIn(footer(), Object.keys(targets))).toEqual(targets);
  });

  test('opens only one of its sections at a time', async () => {
    const { user } = await renderApp('/not-found');
    const button = (name: string) => within(footer()).getByRole('button', { name });
    await user.click(button('Company'));
    expect(button('Company')).toHaveAttribute('aria-expanded', 'true');
    await user.click(button('Account'));
    expect(button('Account')).toHaveAttribute('aria-expanded', 'true');
    expect(button('Company')).toHaveAttribute('aria-expanded', 'false');
    await user.click(button('Account'));
    expect(button('Account')).toHaveAttribute('aria-expanded', 'false');
  });

  test('shows an error if its categories fail to load, and the page still works', async () => {
    failOperation(ChromeDocument);
    await renderApp('/not-found');
    expect(within(footer()).getByText('Failed to load products')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  });
});

describe('the mobile menu', () => {
  test('opens from the dock and opens only one of its sections at a time', async () => {
    const { user } = await renderApp('/not-found');
    const dock = screen.getByRole('navigation', { name: 'Shortcuts' });
    await user.click(within(dock).getByRole('button', { name: 'Categories' }));
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    const button = (name: string) => within(menu).getByRole('button', { name });
    await user.click(button('Dairy & Bakery'));
    await user.click(button('Fruits & Vegetable'));
    expect(button('Fruits & Vegetable')).toHaveAttribute('aria-expanded', 'true');
    expect(button('Dairy & Bakery')).toHaveAttribute('aria-expanded', 'false');
    await user.click(within(menu).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument());
  });
});

describe('the not-found page', () => {
  test('has an explanation, a search, popular categories and a link to the home page', async () => {
    await renderApp('/no/such/page');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    expect(main.getByText('The page you tried to access does not exist')).toBeVisible();
    expect(main.getByRole('search')).toBeVisible();
    expect(within(main.getByRole('list', { name: 'Popular categories' })).getAllByRole('link').length).toBeGreaterThan(3);
    expect(main.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
});
