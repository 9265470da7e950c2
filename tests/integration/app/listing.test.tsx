import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ListingPageDocument } from '#client/pages/listing/ListingPage.generated.ts';
import { checkoutVar } from '#client/state/checkout.ts';
import { filterVar } from '#client/state/filter.ts';
import { apiServer, failField, failOperation } from '#tests/support/apiServer.ts';
import { renderApp } from '#tests/support/renderApp.tsx';

// By label first: looking for a role in a whole listing takes long.
const filters = () => screen.getByLabelText('Filters', { selector: 'aside' });
const chips = () => within(screen.getByLabelText('Chosen filters'));
const findChips = async () => within(await screen.findByLabelText('Chosen filters'));
const results = () => screen.getByText('Products', { selector: 'h2' });
const cards = () => within(screen.getByLabelText('Products', { selector: 'ul' })).getAllByRole('article');
const shownCount = () => Number(/(\d+) product/.exec(screen.getByText(/\d+ products? from \d+ shops?/).textContent)?.[1]);
const storedFilter = (part: object) =>
  JSON.stringify({
    selectedCategory: [],
    selectedWeight: [],
    minPrice: 0,
    maxPrice: 250,
    range: { min: 0, max: 250 },
    sortOption: '',
    searchTerm: '',
    MinPrice: 0,
    MaxPrice: null,
    selectedBrands: [],
    selectedColor: [],
    selectedTags: [],
    ...part,
  });

describe('the marketplace', () => {
  test('shows how many products of how many shops there are, a page of them, and the filters', async () => {
    await renderApp('/rizq-marketplace');
    expect(await screen.findByRole('heading', { level: 1, name: 'Marketplace' })).toBeVisible();
    expect(shownCount()).toBeGreaterThan(180);
    expect(cards()).toHaveLength(24);
    expect(screen.getByText(/^Showing 1–24 of \d+$/)).toBeVisible();
    for (const name of ['Category', 'Price', 'Brand', 'Weight', 'Colour', 'Rating', 'Availability', 'Tags']) {
      expect(within(filters()).getByRole('heading', { name })).toBeInTheDocument();
    }
  });

  test('a filter is ticked, counted right, written to the address and to storage, and can be taken away again', async () => {
    const { user, address } = await renderApp('/rizq-marketplace');
    const box = within(filters()).getByRole('checkbox', { name: /^Vegetables, \d+ products$/ });
    const promised = Number(/(\d+) products/.exec(box.getAttribute('aria-label') ?? '')?.[1]);
    await user.click(box);
    await screen.findByText('Vegetables', { selector: 'h1' });
    expect(shownCount()).toBe(promised);
    expect(address()).toBe('/rizq-marketplace?category=vegetables');
    expect(within(filters()).getByRole('checkbox', { name: /^Vegetables/ })).toBeChecked();
    await waitFor(() => expect(filterVar().selectedCategory).toEqual(['vegetables']));
    await user.click(chips().getByRole('link', { name: 'Remove filter Category: Vegetables' }));
    await screen.findByText('Marketplace', { selector: 'h1' });
    expect(address()).toBe('/rizq-marketplace');
  });

  test('what is on sale, what a seller has and what comes to the own state is counted, chosen and shown as a chip', async () => {
    const { address } = await renderApp('/rizq-marketplace?halal=1', { prefs: { state: 'SABAH' } });
    const choose = async (box: HTMLElement) => {
      const promised = Number(/(\d+) products?$/.exec(box.getAttribute('aria-label') ?? '')?.[1]);
      fireEvent.click(box);
      await screen.findByText(new RegExp(`^${promised} products? from`));
    };
    await choose(within(filters()).getByLabelText(/^Delivers to Sabah, /));
    await choose(within(filters()).getByLabelText(/^On sale, /));
    await choose(
      within(filters()).getByText('Seller').closest('details')!.querySelector('[role=checkbox]:not([aria-label$=", 0 products"])')!,
    );
    expect(address()).toMatch(/^\/rizq-marketplace\?vendor=[a-z0-9-]+&sale=1&halal=1&to=sabah$/);
    const names = [...screen.getByLabelText('Chosen filters').querySelectorAll('a')].map(({ textContent }) => textContent);
    expect(names.slice(1)).toEqual(['On sale', 'Halal certified', 'Delivers to Sabah', 'Clear all']);
  });

  test('two filters ticked in one breath both count', async () => {
    const { address } = await renderApp('/rizq-marketplace');
    for (const name of [/^Vegetables/, /^In stock/]) fireEvent.click(within(filters()).getByRole('checkbox', { name }));
    await waitFor(() => expect(address()).toBe('/rizq-marketplace?category=vegetables&stock=1'));
  });

  test('Space presses a filter like a checkbox', async () => {
    const { user, address } = await renderApp('/rizq-marketplace');
    within(filters())
      .getByRole('checkbox', { name: /^In stock/ })
      .focus();
    await user.keyboard(' ');
    await waitFor(() => expect(address()).toBe('/rizq-marketplace?stock=1'));
  });

  test('after a filter is removed the focus goes to the next chip, and at last to the results', async () => {
    const { user } = await renderApp('/rizq-marketplace?category=snacks&stock=1');
    await user.click((await findChips()).getByRole('link', { name: 'Remove filter Category: Snacks' }));
    await waitFor(() => expect(chips().getByRole('link', { name: 'Remove filter In stock' })).toHaveFocus());
    await user.click(chips().getByRole('link', { name: 'Clear all' }));
    await waitFor(() => expect(results()).toHaveFocus());
  });

  test('the price can be typed, chosen as a band, and moved with a thumb', async () => {
    const { user, address } = await renderApp('/rizq-marketplace');
    const field = within(filters()).getByLabelText('Maximum price', { selector: '[type=text]' });
    await user.type(field, '20{Enter}');
    await waitFor(() => expect(address()).toBe('/rizq-marketplace?max=20'));
    expect((await findChips()).getByRole('link', { name: 'Remove filter Price: up to $20' })).toBeVisible();
    await user.click(within(filters()).getByLabelText(/^\$50 to \$100/));
    await waitFor(() => expect(address()).toBe('/rizq-marketplace?min=50&max=99.99'));
    const thumb = within(filters()).getByLabelText('Maximum price', { selector: '[type=range]' });
    await waitFor(() => expect(thumb).toHaveAttribute('aria-valuetext', '$100'));
    await user.click(within(filters()).getByLabelText(/^Above \$200/));
    await waitFor(() => expect(address()).toBe('/rizq-marketplace?min=200.01'));
    await waitFor(() => expect(thumb).toHaveAttribute('aria-valuetext', '$250 and more'));
    fireEvent.change(thumb, { target: { value: '120' } });
    await waitFor(() => expect(address()).toBe('/rizq-marketplace?min=200&max=205'));
  });

  test('another order keeps the same products, and is left out of the address when it is the default', async () => {
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

  test('pages are links, and a page turned gives the focus to the results', async () => {
    const { user, address } = await renderApp('/rizq-marketplace');
    await user.click(await screen.findByRole('link', { name: 'Page 2' }));
    await waitFor(() => expect(address()).toBe('/rizq-marketplace?page=2'));
    expect(await screen.findByText(/^Showing 25–48 of/)).toBeVisible();
    await waitFor(() => expect(results()).toHaveFocus());
  });

  test.each(['page=abc', 'page=-1', 'sort=sideways', 'rating=45', 'view=cubes', 'min=abc'])('%s shows the whole market', async (query) => {
    await renderApp(`/rizq-marketplace?${query}`);
    expect(await screen.findByText(/^Showing 1–24 of/)).toBeVisible();
  });

  test('a page beyond the last becomes the last', async () => {
    const { address } = await renderApp('/rizq-marketplace?category=snacks&page=99');
    await screen.findByRole('heading', { level: 1, name: 'Snacks' });
    expect(address()).toBe('/rizq-marketplace?category=snacks');
  });

  test('the list view is remembered on this device', async () => {
    const { user, address } = await renderApp('/rizq-marketplace');
    await user.click(screen.getByRole('link', { name: 'List view' }));
    await waitFor(() => expect(address()).toBe('/rizq-marketplace?view=list'));
    await waitFor(() => expect(localStorage.getItem('persist:display')).toContain('list'));
  });

  test('the number of columns changes in place, is remembered, and brings cards that tell more', async () => {
    const { address } = await renderApp('/shop-right-sidebar-col-4?category=fresh-fruit');
    const columns = within(screen.getByLabelText('Columns'));
    expect(columns.getByLabelText('4 columns')).toHaveAttribute('aria-current', 'true');
    await act(async () => {
      fireEvent.click(columns.getByLabelText('3 columns'));
    });
    expect(address()).toBe('/shop-right-sidebar-col-4?category=fresh-fruit&cols=3');
    expect(screen.getByText(/picked on the stem/)).toBeInTheDocument();
    await waitFor(() => expect(localStorage.getItem('persist:display')).toContain('"columns":3'));
    await act(async () => {
      fireEvent.click(columns.getByLabelText('4 columns'));
    });
    expect(address()).toBe('/shop-right-sidebar-col-4?category=fresh-fruit');
    expect(screen.queryByText(/picked on the stem/)).toBeNull();
  });

  test('an address that was never a page of its own leads to the marketplace, with what was asked for', async () => {
    const { address } = await renderApp('/shop-left-sidebar-col-3?category=fresh-fruit');
    expect(await screen.findByText('Fresh Fruit', { selector: 'h1' })).toBeVisible();
    expect(address()).toBe('/rizq-marketplace?category=fresh-fruit&cols=3');
  });

  test('one facet that fails says so in its own block; the others go on', async () => {
    failField(ListingPageDocument, ['products', 'BRAND']);
    await renderApp('/rizq-marketplace');
    const brand = within(filters()).getByText('Brand', { selector: 'h3' }).closest('details')!;
    expect(within(brand).getByText('Failed to load products')).toBeVisible();
    expect(screen.getAllByText('Failed to load products')).toHaveLength(1);
    expect(cards()).toHaveLength(24);
    expect(within(filters()).getByLabelText(/^Vegetables, /)).toBeInTheDocument();
    apiServer.resetHandlers();
    await act(async () => {
      fireEvent.click(within(brand).getByText('Try again'));
    });
    expect(await within(within(filters()).getByRole('group', { name: 'Brand' })).findByLabelText(/^Kebun Utara, /)).toBeInTheDocument();
  });

  test('when nothing matches it names the filters in the way and what each would leave', async () => {
    const { user, address } = await renderApp('/rizq-marketplace?category=snacks&min=200');
    expect(await screen.findByRole('heading', { name: 'No products match your filters' })).toBeVisible();
    const way = await screen.findByRole('link', { name: /^Without Price: from \$200 \d+ products$/ });
    const promised = Number(/(\d+) products$/.exec(way.textContent)?.[1]);
    await user.click(way);
    expect(await screen.findByText(new RegExp(`^Showing 1–.* of ${promised}$`))).toBeVisible();
    expect(address()).toBe('/rizq-marketplace?category=snacks');
  });

  test('where no single filter helps it offers to drop all of them', async () => {
    const { user, address } = await renderApp('/rizq-marketplace?category=no-such&brand=nobody&sale=1&to=sabah&max=1');
    await user.click(await screen.findByRole('link', { name: /^Without any filter \d+ products$/ }));
    expect(await screen.findByText(/^Showing 1–24 of/)).toBeVisible();
    expect(address()).toBe('/rizq-marketplace');
  });

  test('a few products are shown with what would bring more', async () => {
    const { user } = await renderApp('/shop-full-width-col-4?q=rambutan&sale=1&rating=2&halal=1&stock=1&to=sabah');
    const way = await screen.findByRole('link', { name: /^Without .* \d+ products?$/ });
    await user.click(way);
    expect(await screen.findByText(/^Showing 1–/)).toBeVisible();
  });

  test('when the list fails the page says so in its place, and trying again brings it', async () => {
    const { navigate } = await renderApp('/not-found');
    failOperation(ListingPageDocument);
    await act(() => navigate('/rizq-marketplace'));
    expect((await screen.findAllByText('Failed to load products')).at(-1)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Marketplace' })).toBeVisible();
    apiServer.resetHandlers();
    const again = screen.getAllByRole('button', { name: 'Try again' })[0]!;
    // The page waits for the answer while the press is still being handled: that has to be awaited as one.
    await act(async () => {
      fireEvent.click(again);
    });
    expect(await screen.findByText(/^Showing 1–24 of/)).toBeVisible();
  });
});

describe('remembered filters', () => {
  test('come back when the address has none, with a word about it and a way to clear them', async () => {
    const { user, address } = await renderApp('/rizq-marketplace', {
      storage: { filter: storedFilter({ selectedBrands: ['kebun-utara'], MaxPrice: 20 }) },
    });
    expect(await screen.findByText('Filters from your last visit')).toBeVisible();
    expect(address()).toBe('/rizq-marketplace?brand=kebun-utara&max=20');
    await user.click(chips().getByRole('link', { name: 'Clear all' }));
    await waitFor(() => expect(screen.queryByText('Filters from your last visit')).toBeNull());
    await waitFor(() => expect(address()).toBe('/rizq-marketplace'));
    await waitFor(() => expect(filterVar().selectedBrands).toEqual([]));
  });

  test('give way to filters in the address', async () => {
    const { address } = await renderApp('/rizq-marketplace?category=snacks', {
      storage: { filter: storedFilter({ selectedBrands: ['kebun-utara'] }) },
    });
    await waitFor(() => expect(filterVar()).toMatchObject({ selectedCategory: ['snacks'], selectedBrands: [] }));
    expect(address()).toBe('/rizq-marketplace?category=snacks');
  });

  test('lose their category on a change of route and keep the rest', async () => {
    const { navigate, address } = await renderApp('/rizq-marketplace?category=vegetables&brand=bukit-embun');
    await waitFor(() => expect(filterVar().selectedCategory).toEqual(['vegetables']));
    await act(() => navigate('/not-found'));
    await waitFor(() => expect(filterVar().selectedCategory).toEqual([]));
    await act(() => navigate('/rizq-marketplace'));
    await waitFor(() => expect(address()).toBe('/rizq-marketplace?brand=bukit-embun'));
    expect(await screen.findByText('Filters from your last visit')).toBeVisible();
  });

  test('after a change of route the category of the new address applies', async () => {
    const { navigate } = await renderApp('/rizq-marketplace?category=vegetables');
    await waitFor(() => expect(filterVar().selectedCategory).toEqual(['vegetables']));
    await act(() => navigate('/shop-full-width-col-4?category=snacks'));
    await waitFor(() => expect(filterVar().selectedCategory).toEqual(['snacks']));
  });

  test('do not come between a shopper and the way back', async () => {
    const { user, navigate, address } = await renderApp('/rizq-marketplace');
    await user.click(within(filters()).getByRole('checkbox', { name: /^In stock/ }));
    await waitFor(() => expect(address()).toBe('/rizq-marketplace?stock=1'));
    await act(() => navigate(-1));
    await waitFor(() => expect(address()).toBe('/rizq-marketplace'));
    expect(filterVar().selectedCategory).toEqual([]);
  });

  test('broken storage shows the whole market', async () => {
    const { address } = await renderApp('/rizq-marketplace', { storage: { filter: '{"selectedBrands":' } });
    expect(await screen.findByText(/^Showing 1–24 of/)).toBeVisible();
    expect(address()).toBe('/rizq-marketplace');
  });
});

describe('the mart', () => {
  test('opens with its categories, a shelf of each and a way to jump there; looking for something shows only that', async () => {
    const { address } = await renderApp('/rizq-mart?per=12');
    expect(within(screen.getByLabelText('Mart categories')).getAllByRole('link')).toHaveLength(7);
    const shelf = screen.getByLabelText('Beverages', { selector: 'section' });
    expect(within(shelf).getAllByRole('article')).toHaveLength(5);
    expect(within(screen.getByLabelText('Shelves')).getByText('Beverages')).toHaveAttribute('href', '#shelf-beverages');
    expect(screen.queryByText('Buy again')).toBeNull();
    fireEvent.click(screen.getByLabelText('Replace it'));
    expect(checkoutVar().draft['note']).toBe('If unavailable: replace with something similar.');
    fireEvent.click(screen.getByLabelText(/^Halal certified only, /));
    await waitFor(() => expect(address()).toBe('/rizq-mart?halal=1&per=12'));
    await waitFor(() => expect(screen.queryByLabelText('Beverages', { selector: 'section' })).toBeNull());
  });

  test('its largest page is within what the server answers', async () => {
    await renderApp('/rizq-mart?per=48');
    expect(await screen.findByLabelText('Mart categories')).toBeVisible();
    expect(screen.queryByText('Failed to load products')).toBeNull();
  });

  test('promises what holds for the state that is delivered to', async () => {
    await renderApp('/rizq-mart', { prefs: { state: 'SABAH' } });
    expect(await screen.findByText('To Sabah in 4 to 8 working days')).toBeVisible();
  });
});
