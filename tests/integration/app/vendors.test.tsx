import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { VendorStoreDocument } from '#client/pages/vendorStore/VendorStorePage.generated.ts';
import { VendorDirectoryDocument } from '#client/pages/vendorDirectory/VendorDirectoryPage.generated.ts';
import { LOGIN, SHOPPER, type AuthResponse } from '#tests/support/api/accountOperations.ts';
import { cookieJar, failOperation, testApi } from '#tests/support/app/apiServer.ts';
import { renderApp } from '#tests/support/app/renderApp.tsx';

const SHOP = '/shop/seri-tenun';

const vendorNames = async () => (await screen.findAllByText(/./, { selector: 'article h2 a' })).map(({ textContent }) => textContent);

async function logIn(account: { email: string; password: string }) {
  const { data } = await (await testApi()).execute<{ login: AuthResponse }>(LOGIN, account);
  cookieJar.token = data.login.token;
}

describe('the list of shops', () => {
  test('shows each vendor with level, time on the marketplace and five products, and links to the shop', async () => {
    const { user, address } = await renderApp('/catalog-multi-vendor?q=dapur');
    const [first] = await screen.findAllByRole('article', { name: 'Dapur Mak Som' });
    expect(within(first!).getByRole('img', { name: 'Level 9 of 10' })).toBeInTheDocument();
    expect(within(first!).getByText(/^Selling here for \d+ years?/)).toBeVisible();
    const products = within(first!).getByRole('list', { name: 'Products of Dapur Mak Som' });
    expect(within(products).getAllByRole('heading', { level: 3 })).toHaveLength(5);
    await user.click(within(first!).getByRole('link', { name: 'Visit shop: Dapur Mak Som' }));
    await waitFor(() => expect(address()).toBe('/shop/dapur-mak-som'));
  });

  test('takes state and sort order from the URL', async () => {
    await renderApp('/catalog-multi-vendor?state=terengganu&sort=name');
    expect(await vendorNames()).toEqual(['Laut Segar', 'Seri Tenun']);
    expect(screen.getByLabelText(/^State/)).toHaveValue('terengganu');
    expect(screen.getByLabelText(/^Sort/)).toHaveValue('name');
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
  });

  test('can be searched and filtered by state, and keeps other filters', async () => {
    const { user, address } = await renderApp('/catalog-multi-vendor?sort=newest&state=terengganu');
    await user.type(await screen.findByLabelText('Find a shop', { selector: 'input' }), 'seri{Enter}');
    await waitFor(() => expect(address()).toBe('/catalog-multi-vendor?q=seri&sort=newest&state=terengganu'));
    await waitFor(async () => expect(await vendorNames()).toEqual(['Seri Tenun']));
    await user.selectOptions(screen.getByLabelText(/^State/), 'perlis');
    await waitFor(() => expect(address()).toBe('/catalog-multi-vendor?q=seri&sort=newest&state=perlis'));
    expect(await screen.findByText('No shop matches')).toBeVisible();
  });

  test('can be filtered with the links of the map, which keep the search and have the number of shops', async () => {
    const { user, address } = await renderApp('/catalog-multi-vendor?q=se');
    const map = await screen.findByRole('navigation', { name: 'Shops by state' });
    expect(within(map).getAllByRole('link')).toHaveLength(17);
    await user.click(within(map).getByRole('link', { name: /^Terengganu [12]$/ }));
    await waitFor(() => expect(address()).toBe('/catalog-multi-vendor?q=se&state=terengganu'));
    await waitFor(() => expect(within(map).getByRole('link', { name: /^Terengganu/ })).toHaveAttribute('aria-current', 'true'));
    await user.click(within(map).getByRole('link', { name: /^All states/ }));
    await waitFor(() => expect(address()).toBe('/catalog-multi-vendor?q=se'));
  });

  test('links to a wider search when no vendor matches', async () => {
    const { user, address } = await renderApp('/catalog-multi-vendor?q=seri&state=perlis');
    expect(await screen.findByRole('heading', { name: 'No shop matches' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: '“seri” in all states' }));
    await waitFor(() => expect(address()).toBe('/catalog-multi-vendor?q=seri'));
    await waitFor(async () => expect(await vendorNames()).toEqual(['Seri Tenun']));
  });

  test('shows an error in place if it fails to load, and keeps the search form', async () => {
    failOperation(VendorDirectoryDocument);
    await renderApp('/catalog-multi-vendor');
    expect(await screen.findByText('Failed to load shops')).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Find a shop' })).toBeVisible();
  });

  test('redirects guests to the login in its members-only layouts', async () => {
    const { address } = await renderApp('/vendor-list');
    await screen.findByRole('heading', { level: 1, name: 'Log in' });
    expect(address()).toBe('/login?next=%2Fvendor-list');
  });

  test.each(['/vendor-list', '/vendor-list-2'])('at %s shows a member the vendors without their products', async (path) => {
    await logIn(SHOPPER);
    await renderApp(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'The shops of the market' })).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(12);
  });
});

describe('a shop', () => {
  test('shows the vendor’s name, place, WhatsApp link and structured data', async () => {
    await renderApp(SHOP);
    expect(await screen.findByRole('heading', { level: 1, name: 'Seri Tenun' })).toBeVisible();
    expect(screen.getByText('Weaver and tailor · Marang, Terengganu')).toBeVisible();
    expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/60\d+$/));
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', expect.stringMatching(/\/shop\/seri-tenun$/));
    const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '') as Record<string, unknown>;
    expect(screen.getByText('Rating', { selector: 'dt' })).toBeVisible();
    expect(data).not.toHaveProperty('aggregateRating');
    expect(data).toMatchObject({ '@type': 'Store', name: 'Seri Tenun', address: { addressRegion: 'Terengganu', addressCountry: 'MY' } });
  });

  test('has no WhatsApp link without a number', async () => {
    await renderApp('/shop/tempayan-co');
    await screen.findByRole('heading', { level: 1, name: /^Tempayan/ });
    expect(screen.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
  });

  test('named in the query parameters is kept through search, filters and tabs, and is not a filter chip', async () => {
    const path = '/catalog-single-vendor?vendor=kopi-tujuh-pagi';
    const { user, address } = await renderApp(path);
    await user.type(await screen.findByLabelText('Search in Kopi Tujuh Pagi', { selector: 'input' }), 'syrup{Enter}');
    await waitFor(() => expect(address()).toBe('/catalog-single-vendor?q=syrup&vendor=kopi-tujuh-pagi'));
    const drinks = () => screen.getByLabelText('Beverages, 1 product');
    await waitFor(() => expect(drinks()).toHaveAttribute('href', expect.stringContaining('q=syrup')));
    await user.click(drinks());
    await waitFor(() => expect(address()).toBe('/catalog-single-vendor?q=syrup&category=beverages&vendor=kopi-tujuh-pagi'));
    const chips = await screen.findByLabelText('Chosen filters');
    expect(within(chips).getAllByRole('link', { name: /^Remove filter/ })).toHaveLength(1);
    await user.click(within(chips).getByText('Clear all'));
    await waitFor(() => expect(address()).toBe('/catalog-single-vendor?q=syrup&vendor=kopi-tujuh-pagi'));
    await user.click(screen.getByText('Policies'));
    await waitFor(() => expect(address()).toBe(`${path}&tab=policies`));
    expect(await screen.findByText('Returns')).toBeVisible();
  });

  test('without search results links to all of its products and to a search of the market', async () => {
    await renderApp(`${SHOP}?q=durian`);
    expect(await screen.findByRole('heading', { name: 'No matches at Seri Tenun' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Everything from Seri Tenun' })).toHaveAttribute('href', SHOP);
    expect(screen.getByRole('link', { name: /^“durian” in the whole market \(\d+\)$/ })).toHaveAttribute(
      'href',
      '/shop-full-width-col-4?q=durian',
    );
    // The vendor itself is not offered as a filter that could be removed.
    expect(screen.queryByRole('link', { name: /^Without Seller/ })).toBeNull();
  });

  test('without matches offers to remove each filter, with the resulting count', async () => {
    const { user, address } = await renderApp(`${SHOP}?color=123456&rating=4`);
    expect(await screen.findByRole('heading', { name: 'No matches at Seri Tenun' })).toBeVisible();
    const without = screen.getByRole('link', { name: /^Without Colour/ });
    const count = Number(/(\d+) products?$/.exec(without.textContent)?.[1]);
    await user.click(without);
    await waitFor(() => expect(address()).toBe(`${SHOP}?rating=4`));
    expect(await screen.findByRole('list', { name: 'Products of Seri Tenun' })).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(count);
  });

  test('corrects a mistyped search and shows the correction', async () => {
    await renderApp(`${SHOP}?q=songkett`);
    expect(await screen.findByRole('link', { name: 'songket' })).toHaveAttribute('href', `${SHOP}?q=songket`);
  });

  test('is the first in the list if the URL names none', async () => {
    const { address } = await renderApp('/catalog-single-vendor');
    expect(await screen.findByRole('heading', { level: 1, name: 'Dapur Mak Som' })).toBeVisible();
    expect(address()).toBe('/catalog-single-vendor?vendor=dapur-mak-som');
  });

  test('is the first in the list if its parameter is empty, and other query parameters are kept', async () => {
    const { address } = await renderApp('/catalog-single-vendor?tab=about&vendor=');
    expect(await screen.findByRole('heading', { level: 1, name: 'Dapur Mak Som' })).toBeVisible();
    expect(address()).toBe('/catalog-single-vendor?tab=about&vendor=dapur-mak-som');
  });

  test.each(['/shop/nobody', '/catalog-single-vendor?vendor=nobody'])(
    'at the unknown URL %s is not found, and others are listed',
    async (path) => {
      await renderApp(path);
      expect(await screen.findByRole('heading', { level: 1, name: 'Shop not found' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Dapur Mak Som' })).toHaveAttribute('href', '/shop/dapur-mak-som');
    },
  );

  test('without products shows an empty state without a search', async () => {
    const { store } = await testApi();
    await store.transaction(async (transaction) => {
      const vendor = (await transaction.query('vendors', { where: { slug: 'seri-tenun' } })).items[0]!;
      await transaction.put('vendors', { ...vendor, id: 'ven_new', slug: 'new-stall', name: 'New Stall', nameKey: 'new stall' });
    });
    await renderApp('/shop/new-stall');
    expect(await screen.findByRole('heading', { name: 'The counter is empty' })).toBeVisible();
    expect(screen.queryByRole('searchbox', { name: /New Stall/ })).toBeNull();
  });

  test('shows an error if it fails to load', async () => {
    failOperation(VendorStoreDocument);
    await renderApp(SHOP);
    expect(await screen.findByText('Failed to load shops')).toBeVisible();
  });
});
