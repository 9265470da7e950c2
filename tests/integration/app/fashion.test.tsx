import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { filterVar } from '#client/state/filter.ts';
import { searchesVar } from '#client/state/searches.ts';
import { apiServer, testApi } from '#tests/support/app/apiServer.ts';
import { renderApp } from '#tests/support/app/renderApp.tsx';

/** Makes one of the lists fail in the first response to a page's query. */
function failOnce(operation: string, list: string): void {
  apiServer.use(
    graphql.query(
      operation,
      async ({ query, variables }) => {
        const { execute } = await testApi();
        const { data } = await execute<Record<string, unknown>>(query, variables);
        return HttpResponse.json({ data: { ...data, [list]: null } });
      },
      { once: true },
    ),
  );
}

const storedSearchTerm = () => (JSON.parse(localStorage.getItem('filter') ?? '{}') as { searchTerm?: string }).searchTerm;

describe('the search of the fashion pages', () => {
  test('opens in an overlay with the focus in its field, stores the search text and opens the fashion shop', async () => {
    const { user, address } = await renderApp('/fashion');
    await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Search' }));
    const popup = screen.getByRole('dialog', { name: 'Search' });
    const box = within(popup).getByRole('combobox', { name: 'Search the fashion shop' });
    expect(box).toHaveFocus();
    await user.type(box, '  batik {Enter}');
    await waitFor(() => expect(address()).toBe('/fashion-shop-left-sidebar-col-3?q=batik'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Results for “batik”' })).toBeInTheDocument();
    await waitFor(() => expect(storedSearchTerm()).toBe('batik'));
    expect(screen.queryByRole('dialog', { name: 'Search' })).not.toBeInTheDocument();
  });

  test('opens with the / key and closes with its button', async () => {
    const { user } = await renderApp('/fashiontwo');
    fireEvent.keyDown(document.body, { key: '/' });
    const popup = await screen.findByRole('dialog', { name: 'Search' });
    await user.click(within(popup).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Search' })).not.toBeInTheDocument());
  });

  test('is always open in the header of /fashiontwo', async () => {
    const { user, address } = await renderApp('/fashiontwo');
    const box = within(screen.getByRole('banner')).getByRole('combobox', { name: 'Search the fashion shop' });
    await user.type(box, 'hoodie{Enter}');
    await waitFor(() => expect(address()).toBe('/fashion-shop-left-sidebar-col-3?q=hoodie'));
  });
});

describe('suggestions of the fashion search', () => {
  const options = () => within(screen.getByRole('listbox', { name: 'Suggestions' })).getAllByRole('option');

  test('are fashion products only and link into the fashion shop, and Escape closes them before the overlay', async () => {
    const { user, address } = await renderApp('/fashion');
    await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Search' }));
    const box = screen.getByRole('combobox', { name: 'Search the fashion shop' });
    await user.type(box, 'bag');
    await screen.findByRole('group', { name: 'Products' });
    expect(box).toHaveAttribute('aria-expanded', 'true');
    expect(options().length).toBeLessThanOrEqual(8);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box).toHaveValue('bag');
    expect(screen.getByRole('dialog', { name: 'Search' })).toBeVisible();
    await user.type(box, 's');
    await user.click(await screen.findByRole('option', { name: 'Bags' }));
    await waitFor(() => expect(address()).toBe('/fashion-shop-left-sidebar-col-3?category=bags'));
    expect(screen.queryByRole('dialog', { name: 'Search' })).toBeNull();
  });

  test('work with arrow keys on /fashiontwo and have a separate search history', async () => {
    const { user, address } = await renderApp('/fashiontwo', { storage: { 'persist:searches': JSON.stringify({ terms: ['beras'] }) } });
    const box = within(screen.getByRole('banner')).getByRole('combobox', { name: 'Search the fashion shop' });
    await user.click(box);
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.type(box, 'hood');
    await waitFor(() => expect(options()[0]).toHaveTextContent('hoodie'));
    await waitFor(() => expect(box).toHaveAttribute('aria-expanded', 'true'));
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toBe('/fashion-shop-left-sidebar-col-3?q=hoodie'));
    expect(searchesVar()).toEqual({ terms: ['beras'], fashion: ['hoodie'] });
  });

  test('offer a search of the whole market when fashion has no match', async () => {
    const { user, address } = await renderApp('/fashiontwo');
    await user.type(within(screen.getByRole('banner')).getByRole('combobox', { name: 'Search the fashion shop' }), 'beras');
    expect(await screen.findByText('No suggestions for “beras”.')).toBeVisible();
    await user.click(screen.getByRole('option', { name: '“beras” in the whole market' }));
    await waitFor(() => expect(address()).toBe('/shop-full-width-col-4?q=beras'));
    expect(searchesVar().terms).toEqual(['beras']);
  });
});

describe.each(['/fashion', '/fashiontwo'])('the account menu on %s', (path) => {
  test('offers a visitor Register, Checkout, Login, Track order, Forgot and Reset', async () => {
    const { user } = await renderApp(path);
    const button = screen.getByRole('button', { name: 'My account' });
    await user.click(button);
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '')!;
    expect(
      within(panel)
        .getAllByRole('link', { hidden: true })
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/register', '/checkout', '/login', '/track-order', '/forgot-password', '/reset-password']);
  });
});

describe('the fashion home page', () => {
  test('shows its sections in order', async () => {
    await renderApp('/fashion');
    const headings = within(screen.getByRole('main'))
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
    const expected = [
      'Shop by category',
      'Clothes',
      'Footwear',
      'Accessories',
      'Fashion brands',
      'Lookbook: balik kampung',
      'Journal',
      'Friday’s market list',
    ];
    expect(headings.filter((heading) => expected.includes(heading ?? ''))).toEqual(expected);
    expect(screen.getByRole('main')).toHaveAttribute('data-look', 'atelier');
  });

  test.each(['fashionclothes', 'fashionbrand'])('shows an error in place of %s when it fails, and loads it on retry', async (list) => {
    failOnce('FashionHomePage', list);
    await renderApp('/fashion');
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Failed to load products');
    expect(screen.getByRole('region', { name: 'Accessories' })).toBeInTheDocument();
    await act(async () => {
      fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    });
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  test('shows the same product counts per brand, and in total, as the listings it links to', async () => {
    await renderApp('/fashion');
    const { execute } = await testApi();
    const makers = within(screen.getByRole('region', { name: 'Fashion brands' })).getAllByRole('link');
    const document = 'query ($brand: [String!]) { products(filter: { section: FASHION, brand: $brand }) { totalCount } }';
    const counts = await Promise.all(
      makers.map(async (link) => {
        const [path, brand] = link.getAttribute('href')!.split('?brand=');
        expect(path).toBe('/fashion-shop-left-sidebar-col-3');
        const { data } = await execute<{ products: { totalCount: number } }>(document, { brand: [brand] });
        expect(link).toHaveTextContent(new RegExp(`, ${data.products.totalCount} pieces$`));
        return data.products.totalCount;
      }),
    );
    const total = counts.reduce((sum, count) => sum + count, 0);
    const { data } = await execute<{ products: { facets: [{ totalValues: number }] } }>(
      '{ products(filter: { section: FASHION }) { facets(keys: [VENDOR]) { ... on ListFacet { totalValues } } } }',
      {},
    );
    expect(screen.getAllByText(`${total} products from ${data.products.facets[0].totalValues} shops`)[0]).toBeVisible();
  });

  test('has cards that name the sizes and colours and link to the product to choose one', async () => {
    await renderApp('/fashion');
    const card = within(screen.getByRole('region', { name: 'Clothes' })).getAllByRole('article')[0]!;
    expect(within(card).getByText('Colours: Plum, Sage, Ink, Emerald')).toBeInTheDocument();
    expect(within(card).getByText('S–XL')).toBeInTheDocument();
    expect(within(card).getByRole('link', { name: /^Choose options: / })).toHaveAttribute('href', '/product/baju-kurung-songket');
    expect(within(card).getByText('Now $128.00')).toBeInTheDocument();
  });
});

describe('stored filters', () => {
  test('belong to the section of the marketplace where they were chosen, and each section restores its own', async () => {
    const { navigate, address } = await renderApp('/rizq-marketplace?brand=bukit-embun&max=20');
    await waitFor(() => expect(filterVar().selectedBrands).toEqual(['bukit-embun']));
    await act(() => navigate('/fashion-shop-left-sidebar-col-3'));
    await waitFor(() => expect(filterVar().selectedBrands).toEqual([]));
    expect(address()).toBe('/fashion-shop-left-sidebar-col-3');
    await act(() => navigate('/fashion-shop-left-sidebar-col-3?color=7a1f42&category=womens-wear'));
    await waitFor(() => expect(filterVar().selectedColor).toEqual(['#7a1f42']));

    await act(() => navigate('/rizq-marketplace'));
    await waitFor(() => expect(address()).toBe('/rizq-marketplace?brand=bukit-embun&max=20'));
    await act(() => navigate('/rizq-mart'));
    await waitFor(() => expect(filterVar().selectedBrands).toEqual([]));
    expect(address()).toBe('/rizq-mart');
    // The category is dropped each time the path changes.
    await act(() => navigate('/fashion-shop-left-sidebar-col-3'));
    await waitFor(() => expect(address()).toBe('/fashion-shop-left-sidebar-col-3?color=7a1f42'));
  });

  test('do not carry a fashion search over to the market, even with a slow response', async () => {
    const { user, navigate, address } = await renderApp('/fashiontwo');
    let respond = () => {};
    const slow = new Promise<void>((resolve) => (respond = resolve));
    apiServer.use(graphql.query('ListingPage', () => slow, { once: true }));
    const box = within(screen.getByRole('banner')).getByRole('combobox', { name: 'Search the fashion shop' });
    await user.type(box, 'hoodie{Enter}');
    expect(filterVar().searchTerm).toBe('hoodie');
    expect(address()).toBe('/fashiontwo');
    respond();
    await act(() => navigate('/shop-full-width-col-4'));
    await waitFor(() => expect(filterVar().searchTerm).toBe(''));
    expect(address()).toBe('/shop-full-width-col-4');
  });
});

describe('the drop page', () => {
  test('shows its name and its new products by kind, and no countdown without an end date', async () => {
    const { user } = await renderApp('/fashiontwo');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^After dark$/);
    expect(screen.queryByRole('heading', { level: 2, name: /closes/ })).toBeNull();
    expect(document.querySelector('time[aria-hidden]')).toBeNull();
    // The other tabs contain more than this drop, so its tab is not called "All".
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Drop 07 8',
      'Tops 8',
      'Bottoms 4',
      'Shoes 4',
      'Gear 8',
    ]);
    expect(within(screen.getByRole('tabpanel', { name: /^Drop 07/ })).getAllByRole('article')).toHaveLength(8);
    await user.click(screen.getByRole('tab', { name: /^Shoes/ }));
    expect(within(screen.getByRole('tabpanel', { name: /^Shoes/ })).getAllByRole('article').length).toBeGreaterThan(2);
  });

  test('has a ticker that can be paused and is exposed to screen readers once', async () => {
    const { user } = await renderApp('/fashiontwo');
    expect(screen.getAllByText('30 days return').filter((item) => !item.closest('[aria-hidden="true"]'))).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Pause the ticker' }));
    expect(screen.getByRole('button', { name: 'Play the ticker' })).toBeInTheDocument();
  });
});

describe.each(['/fashion', '/fashiontwo'])('the footer of %s', (path) => {
  test('links to the latest fashion articles, and to all of them', async () => {
    await renderApp(path);
    const journal = screen.getByRole('region', { name: 'Journal' });
    expect(
      within(journal)
        .getAllByRole('article')
        .map((article) => within(article).getByRole('link').getAttribute('href')),
    ).toEqual(['/blog/five-piece-wardrobe', '/blog/bags-against-mould', '/blog/reading-songket']);
    expect(within(journal).getByRole('link', { name: 'All stories' })).toHaveAttribute('href', '/blog-full-width');
  });

  test('subscribes an email to the newsletter, and shows an error beside the field', async () => {
    const { user } = await renderApp(path);
    const mail = screen.getByRole('region', { name: 'Friday’s market list' });
    const box = within(mail).getByRole('textbox', { name: 'Email for Friday’s market list' });
    await user.type(box, 'nor@{Enter}');
    await waitFor(() => expect(box).toHaveAccessibleDescription(/^Enter an email/));
    await waitFor(() => expect(box).toHaveFocus());
    expect(box).toHaveValue('nor@');
    await user.type(box, 'pasar.example');
    await user.click(within(mail).getByRole('button', { name: 'Subscribe' }));
    expect(await within(mail).findByRole('status')).toHaveTextContent('One step left: use the link in our email to nor@pasar.example.');
  });
});

describe('the fashion shop', () => {
  test('lists only fashion, with sizes among the first filters and a link to the results', async () => {
    await renderApp('/fashion-shop-left-sidebar-col-3/');
    const filters = screen.getByRole('complementary', { name: 'Filters' });
    const groups = within(filters)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
    expect(groups.slice(0, 3)).toEqual(['Category', 'Size', 'Colour']);
    expect(groups).not.toContain('Weight');
    expect(groups.slice(-2)).toEqual(['Trending', 'Top rated']);
    const target = within(filters).getByRole('link', { name: 'Filter' }).getAttribute('href')!.slice(1);
    expect(document.getElementById(target)).toHaveTextContent('Products');
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', 'http://localhost/fashion-shop-left-sidebar-col-3');
    expect(within(filters).queryByRole('checkbox', { name: /^Cookies/ })).not.toBeInTheDocument();
  });

  test('has texts between the products, and a link to the next page in the last row', async () => {
    await renderApp('/fashion-shop-left-sidebar-col-3');
    const results = within(screen.getByRole('main'));
    expect(results.getByRole('heading', { name: 'Between two sizes? Take the larger.' })).toBeInTheDocument();
    expect(results.getByRole('link', { name: '48 more pieces' })).toHaveAttribute('href', '/fashion-shop-left-sidebar-col-3?page=2');
  });

  test('keeps categories without matches, with a count of 0, and has no categories of other sections', async () => {
    await renderApp('/fashion-shop-left-sidebar-col-3?size=M&max=1');
    const filters = screen.getByRole('complementary', { name: 'Filters' });
    expect(within(filters).getByRole('checkbox', { name: /^Belt, 0/ })).toBeInTheDocument();
    expect(within(filters).getByRole('checkbox', { name: /^Women.s wear, 0/ })).toBeInTheDocument();
    expect(within(filters).queryByRole('checkbox', { name: /^(Cookies|Vegetables|Perfume),/ })).not.toBeInTheDocument();
  });

  test('shows an error for a failed trending list, and the rest of the sidebar works', async () => {
    failOnce('ListingPage', 'trending');
    await renderApp('/fashion-shop-left-sidebar-col-3');
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load products');
    expect(screen.getByRole('heading', { level: 3, name: 'Top rated' })).toBeInTheDocument();
  });
});
