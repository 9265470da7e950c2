import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ListingPageDocument } from '#client/pages/listing/ListingPage.generated.ts';
import { apiServer, failOperation } from '#tests/support/app/apiServer.ts';
import { cards, filters, results, shownCount } from '#tests/support/app/listingScreen.ts';
import { renderApp } from '#tests/support/app/renderApp.tsx';

describe('the marketplace', () => {
  test('shows the number of products and shops, the first page of products, and the filters', async () => {
    await renderApp('/rizq-marketplace');
    expect(await screen.findByRole('heading', { level: 1, name: 'Marketplace' })).toBeVisible();
    expect(shownCount()).toBeGreaterThan(180);
    expect(cards()).toHaveLength(24);
    expect(screen.getByText(/^Showing 1–24 of \d+$/)).toBeVisible();
    for (const name of ['Category', 'Price', 'Brand', 'Weight', 'Colour', 'Rating', 'Availability', 'Tags']) {
      expect(within(filters()).getByRole('heading', { name })).toBeInTheDocument();
    }
  });

  test('keeps the same products in another sort order, and omits the default order from the URL', async () => {
    const { user, address } = await renderApp('/rizq-marketplace?category=fresh-fruit');
    const names = () =>
      cards()
        .map((card) => within(card).getByRole('heading').textContent)
        .sort();
    await screen.findByRole('heading', { level: 1, name: 'Fresh Fruit' });
    const before = names();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Price: low to high');
    await waitFor(() => expect(address()).toBe('/rizq-marketplace?category=fresh-fruit&sort=price-asc'));
    expect(names()).toEqual(before);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Featured');
    await waitFor(() => expect(address()).toBe('/rizq-marketplace?category=fresh-fruit'));
  });

  test('has a meta description that uses the singular for one product', async () => {
    await renderApp('/rizq-marketplace?category=jewellery&material=silver');
    expect(await screen.findByText('1 product from 1 shop')).toBeVisible();
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute('content', expect.stringMatching(/^1 product from /));
  });

  test('has links to its pages, and moves the focus to the results on a change of page', async () => {
    const { user, address } = await renderApp('/rizq-marketplace');
    await user.click(await screen.findByRole('link', { name: 'Page 2' }));
    await waitFor(() => expect(address()).toBe('/rizq-marketplace?page=2'));
    expect(await screen.findByText(/^Showing 25–48 of/)).toBeVisible();
    await waitFor(() => expect(results()).toHaveFocus());
  });

  test.each(['page=abc', 'page=-1', 'sort=sideways', 'rating=45', 'view=cubes', 'min=abc'])(
    'ignores the invalid parameter %s',
    async (query) => {
      await renderApp(`/rizq-marketplace?${query}`);
      expect(await screen.findByText(/^Showing 1–24 of/)).toBeVisible();
    },
  );

  test('redirects from a page beyond the last to the last', async () => {
    const { address } = await renderApp('/rizq-marketplace?category=snacks&page=99');
    await screen.findByRole('heading', { level: 1, name: 'Snacks' });
    expect(address()).toBe('/rizq-marketplace?category=snacks');
  });

  test('stores the list view on this device', async () => {
    const { user, address } = await renderApp('/rizq-marketplace');
    await user.click(screen.getByRole('link', { name: 'List view' }));
    await waitFor(() => expect(address()).toBe('/rizq-marketplace?view=list'));
    await waitFor(() => expect(localStorage.getItem('persist:display')).toContain('list'));
  });

  test('stores the number of columns, and shows more details on wide cards', async () => {
    const { address } = await renderApp('/shop-right-sidebar-col-4?category=fresh-fruit');
    const columns = within(screen.getByLabelText('Columns'));
    expect(columns.getByLabelText('4 columns')).toHaveAttribute('aria-current', 'true');
    await act(async () => {
      fireEvent.click(columns.getByLabelText('3 columns'));
    });
    await waitFor(() => expect(address()).toBe('/shop-right-sidebar-col-4?category=fresh-fruit&cols=3'));
    expect(screen.getByText(/picked on the stem/)).toBeInTheDocument();
    await waitFor(() => expect(localStorage.getItem('persist:display')).toContain('"columns":3'));
    await act(async () => {
      fireEvent.click(columns.getByLabelText('4 columns'));
    });
    await waitFor(() => expect(address()).toBe('/shop-right-sidebar-col-4?category=fresh-fruit'));
    expect(screen.queryByText(/picked on the stem/)).toBeNull();
  });

  test('is the target of redirects from other listing paths, with their parameters', async () => {
    const { address } = await renderApp('/shop-left-sidebar-col-3?category=fresh-fruit');
    expect(await screen.findByText('Fresh Fruit', { selector: 'h1' })).toBeVisible();
    expect(address()).toBe('/rizq-marketplace?category=fresh-fruit&cols=3');
  });

  test('shows an error in place if the listing fails, and loads it on retry', async () => {
    const { navigate } = await renderApp('/not-found');
    failOperation(ListingPageDocument);
    await act(() => navigate('/rizq-marketplace'));
    expect((await screen.findAllByText('Failed to load products')).at(-1)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Marketplace' })).toBeVisible();
    apiServer.resetHandlers();
    const again = screen.getAllByRole('button', { name: 'Try again' })[0]!;
    // Awaited, because the button press is still being handled until the response has arrived.
    await act(async () => {
      fireEvent.click(again);
    });
    expect(await screen.findByText(/^Showing 1–24 of/)).toBeVisible();
  });
});
