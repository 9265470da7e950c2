import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { OPERATOR } from '#server/modules/fulfilment/fulfilment.service.ts';
import { LOGIN, SHOPPER, VENDOR, type AuthResponse } from '#tests/support/api/accountOperations.ts';
import { cookieJar, testApi } from '#tests/support/app/apiServer.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { type PlaceOrderResponse, PLACE_ORDER } from '#tests/support/api/orderOperations.ts';
import { renderApp } from '#tests/support/app/renderApp.tsx';

async function logIn(account: { email: string; password: string }) {
  const { data } = await (await testApi()).execute<{ login: AuthResponse }>(LOGIN, account);
  cookieJar.token = data.login.token;
}

/** Orders a jar of sambal: $4.20, VAT $0.84, delivery $2.90. */
async function orderSambal(): Promise<string> {
  const api = await testApi();
  const [product] = (await api.store.query('products', { where: { slug: 'sambal-tumis' } })).items;
  const input = anOrderInput({ lines: [{ variantId: product!.variants[0]!.id, quantity: 1 }], expectedTotal: 794 });
  const { data } = await api.execute<PlaceOrderResponse>(PLACE_ORDER, { input });
  expect(data.placeOrder.errors).toEqual([]);
  return `${data.placeOrder.order!.number}-1`;
}

describe('the vendor console', () => {
  test('redirects guests to the login', async () => {
    const { address } = await renderApp('/vendor-dashboard');
    await screen.findByRole('heading', { level: 1, name: 'Log in' });
    expect(address()).toBe('/login?next=%2Fvendor-dashboard');
  });

  test('shows a member without a shop the form to open one, on each of its pages', async () => {
    await logIn(SHOPPER);
    const { navigate } = await renderApp('/vendor-dashboard');
    for (const path of ['/vendor-dashboard', '/vendor-upload']) {
      await navigate(path);
      // The previous page has the same heading until the new page replaces it.
      await waitFor(() => {
        expect(screen.getByRole('heading', { level: 1, name: 'Open your shop' })).toBeVisible();
        expect(screen.getByRole('form', { name: 'Open your shop' })).toBeVisible();
      });
    }
  });
});

describe("the vendor console of the demo's vendor", () => {
  beforeEach(() => logIn(VENDOR));

  test('lists searches without results once they were made three times', async () => {
    const { navigate } = await renderApp('/vendor-dashboard');
    expect(await screen.findByText(/^Everything that shoppers searched for/)).toBeVisible();
    const api = await testApi();
    for (let time = 0; time < 3; time += 1) await api.execute('{ products(query: "Xylofon merah") { totalCount } }');
    await navigate('/vendor-dashboard?days=7');
    const table = within(await screen.findByRole('table', { name: 'Searches without results' }));
    expect(table.getByRole('row', { name: /^xylofon merah 3 / })).toBeVisible();
  });

  test('shows open packages and earnings, as a chart and as a table', async () => {
    const number = await orderSambal();
    const { user } = await renderApp('/vendor-dashboard?days=7');
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back, Som' })).toBeVisible();
    const todo = screen.getByRole('region', { name: 'To do' });
    expect(within(todo).getByText('1').closest('li')).toHaveTextContent('to pack');
    const orders = screen.getByRole('region', { name: 'Latest orders' });
    const row = within(orders).getByRole('row', { name: new RegExp(number) });
    expect(row).toHaveTextContent('Sambal tumis ikan bilis');
    expect(row).toHaveTextContent('$7.94');
    expect(row).toHaveTextContent('Order placed');
    const days = within(screen.getByRole('table', { name: 'As a table' })).getAllByRole('row');
    expect(days).toHaveLength(8);
    expect(days[1]).toHaveTextContent(/11\$7\.10$/);
    expect(screen.getByRole('img', { name: /The best day was .* with \$7\.10\.$/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Orders a day0\.1/ })).toHaveAttribute(
      'href',
      '/vendor-dashboard?days=7&chart=orders#earnings',
    );
    await user.click(screen.getByRole('link', { name: '30 days' }));
    expect(await screen.findByRole('link', { name: /^Orders a day0\.03/ })).toBeVisible();
  });

  test('lists the bestsellers of the period and links to the CSV exports', async () => {
    await orderSambal();
    const { user, address } = await renderApp('/vendor-dashboard?days=7');
    const best = await screen.findByRole('region', { name: 'Best sellers' });
    // Includes orders placed in previous tests.
    const [first, ...others] = within(best).getAllByRole('listitem');
    const [, units, earned] = /^Sambal tumis ikan bilis, extra pedas(\d+) units?\$([\d.]+)$/.exec(first?.textContent ?? '') ?? [];
    expect([others.length, Number(earned)]).toEqual([0, Number(units) * 4.2]);
    expect(screen.getByRole('link', { name: 'Days (CSV)' })).toHaveAttribute('href', '/exports/days.csv?days=7&lang=en');
    expect(screen.getByRole('link', { name: 'Orders (CSV)' })).toHaveAttribute('href', '/exports/orders.csv?days=7&lang=en');
    expect(screen.getByText('Products', { selector: 'span' }).parentElement).toHaveTextContent(
      /^Products1312 on sale, 1 sold out, 0 hidden$/,
    );
    await user.click(screen.getByRole('link', { name: /^Units a day0\.[1-9]/ }));
    await waitFor(() => expect(address()).toBe('/vendor-dashboard?days=7&chart=units'));
    expect(await screen.findByRole('img', { name: /The best day was .* with \d\.$/ })).toBeInTheDocument();
  });

  test('filters packages by stage and products by low stock through the URL', async () => {
    const number = await orderSambal();
    const { services } = await testApi();
    await services.fulfilment.advance(number, 'PACKED', OPERATOR);
    const { user, address } = await renderApp('/vendor-dashboard');
    const orders = await screen.findByRole('region', { name: 'Latest orders' });
    await user.click(within(orders).getByRole('link', { name: /^To ship/ }));
    await waitFor(() => expect(address()).toBe('/vendor-dashboard?stage=to-ship'));
    expect(await within(orders).findByRole('table', { name: /To ship/ })).toBeVisible();
    expect(within(orders).getByRole('row', { name: new RegExp(number) })).toHaveTextContent('Packed');
    await user.click(within(orders).getByRole('link', { name: /^Delivered/ }));
    expect(await within(orders).findByText('No orders at this stage.')).toBeVisible();
    const products = screen.getByRole('region', { name: 'Products' });
    expect(within(products).getAllByRole('row')).toHaveLength(14);
    await user.click(within(products).getByRole('link', { name: 'Low in stock' }));
    await waitFor(() => expect(within(products).getAllByRole('row').length).toBeLessThan(14));
    expect(within(products).getByRole('row', { name: /Kerepek ubi/ })).toHaveTextContent('Out of stock');
  });

  test('a status that is set, undone and set again is the one that shoppers and the select have', async () => {
    const { store } = await testApi();
    const kept = async () => (await store.query('products', { where: { slug: 'sambal-tumis' } })).items[0]?.status;
    const { user } = await renderApp('/vendor-dashboard');
    const choice = await screen.findByRole('combobox', { name: /^Status of Sambal tumis/ });
    await user.selectOptions(choice, 'Out of stock');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await kept()).toBe('AVAILABLE'));
    await waitFor(() => expect(choice).not.toHaveAttribute('aria-busy'));
    expect(choice).toHaveDisplayValue('Available');
    for (const [label, status] of [
      ['Out of stock', 'OUT_OF_STOCK'],
      ['Available', 'AVAILABLE'],
    ] as const) {
      await user.selectOptions(choice, label);
      await waitFor(async () => expect(await kept()).toBe(status));
      await waitFor(() => expect(choice).not.toHaveAttribute('aria-busy'));
      expect(choice).toHaveDisplayValue(label);
    }
  });

  test('has its own navigation, without the menus of the market', async () => {
    const { user, address } = await renderApp('/vendor-dashboard');
    const rail = await screen.findByRole('navigation', { name: 'Seller hub' });
    expect(
      within(rail)
        .getAllByRole('link')
        .map(({ textContent }) => textContent?.replace(/\d.*/, '')),
    ).toEqual([
      'Dashboard',
      'Public profile',
      'Upload',
      'Orders',
      'Stock',
      'Messages',
      'Reviews',
      'Questions',
      'Demand',
      'Settings',
      'My account',
    ]);
    expect(screen.queryByRole('contentinfo')).toBeNull();
    await user.click(within(rail).getByRole('link', { name: 'Settings' }));
    await waitFor(() => expect(address()).toBe('/vendor-setting'));
    expect(await screen.findByRole('row', { name: /^Johor, Kedah.*2 to 4.*\$2\.90$/ })).toBeVisible();
    expect(within(rail).getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'View shop as a shopper' })).toHaveAttribute('href', '/shop/dapur-mak-som');
    await user.click(within(rail).getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(cookieJar.token).toBeNull();
  });

  test('shows an error only in the section whose cursor is invalid', async () => {
    await renderApp('/vendor-dashboard?orders=broken');
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back, Som' })).toBeVisible();
    expect(screen.getByText('Something went wrong')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Products' })).toBeVisible();
  });
});
