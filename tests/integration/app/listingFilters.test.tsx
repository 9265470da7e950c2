import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ListingPageDocument } from '#client/pages/listing/ListingPage.generated.ts';
import { filterVar } from '#client/state/filter.ts';
import { apiServer, failField } from '#tests/support/app/apiServer.ts';
import { cards, chips, filters, findChips, results, shownCount } from '#tests/support/app/listingScreen.ts';
import { renderApp } from '#tests/support/app/renderApp.tsx';

describe('the filters of a listing', () => {
  test('are written to the URL and to storage, match their counts, and can be removed', async () => {
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

  test('include product attributes as separate groups with counts and chips', async () => {
    const { user, address } = await renderApp('/rizq-marketplace?category=bags');
    const box = await within(filters()).findByRole('checkbox', { name: /^Rattan, \d+ product/ });
    expect(within(filters()).getByRole('heading', { name: 'Material' })).toBeVisible();
    const promised = Number(/(\d+) product/.exec(box.getAttribute('aria-label') ?? '')?.[1]);
    await user.click(box);
    expect(await chips().findByRole('link', { name: 'Remove filter Material: Rattan' })).toBeVisible();
    expect(address()).toMatch(/\?category=bags&material=rattan$/);
    await waitFor(() => expect(shownCount()).toBe(promised));
  });

  test('include sale, vendor and delivery to the shopper’s state, each with count and chip', async () => {
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
    expect(names).toEqual(['On sale', 'Delivers to Sabah', 'Halal certified', expect.stringMatching(/^Seller/), 'Clear all']);
  });

  test('both apply when two are checked in quick succession', async () => {
    const { address } = await renderApp('/rizq-marketplace');
    for (const name of [/^Vegetables/, /^In stock/]) fireEvent.click(within(filters()).getByRole('checkbox', { name }));
    await waitFor(() => expect(address()).toBe('/rizq-marketplace?category=vegetables&stock=1'));
  });

  test('let arrow keys move between ratings as between radio buttons', async () => {
    const { user } = await renderApp('/rizq-marketplace');
    const ratings = within(within(filters()).getByRole('radiogroup', { name: 'Rating' })).getAllByRole('radio');
    ratings[0]!.focus();
    await user.keyboard('{ArrowDown}');
    expect(ratings[1]).toHaveFocus();
    await waitFor(() => expect(ratings[1]).toBeChecked());
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(ratings[0]).toBeChecked());
    expect(ratings[1]).not.toBeChecked();
  });

  test('can be toggled with the space bar like checkboxes', async () => {
    const { user, address } = await renderApp('/rizq-marketplace');
    within(filters())
      .getByRole('checkbox', { name: /^In stock/ })
      .focus();
    await user.keyboard(' ');
    await waitFor(() => expect(address()).toBe('/rizq-marketplace?stock=1'));
  });

  test('move the focus to the next chip when one is removed, and to the results after the last', async () => {
    const { user } = await renderApp('/rizq-marketplace?category=snacks&stock=1');
    await user.click((await findChips()).getByRole('link', { name: 'Remove filter Category: Snacks' }));
    await waitFor(() => expect(chips().getByRole('link', { name: 'Remove filter In stock' })).toHaveFocus());
    await user.click(chips().getByRole('link', { name: 'Clear all' }));
    await waitFor(() => expect(results()).toHaveFocus());
  });

  test('include a price that can be typed, chosen as a band or set with a slider', async () => {
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

  test('adapt the range of the price slider to the listing', async () => {
    const end = async () => {
      const thumb = await within(filters()).findByLabelText('Maximum price', { selector: '[type=range]' });
      const field = within(filters()).getByLabelText('Maximum price', { selector: '[type=text]' });
      return [thumb.getAttribute('max'), thumb.getAttribute('aria-valuetext'), field.getAttribute('placeholder')];
    };
    const all = await renderApp('/rizq-marketplace');
    expect(await end()).toEqual(['250', '$250 and more', '250+']);
    all.unmount();
    const { address } = await renderApp('/rizq-marketplace?category=cookies');
    const thumb = within(filters()).getByLabelText('Maximum price', { selector: '[type=range]' });
    expect(await end()).toEqual(['10', '$10 and more', '10+']);
    fireEvent.change(thumb, { target: { value: '4' } });
    await waitFor(() => expect(address()).toBe('/rizq-marketplace?category=cookies&max=4'));
    fireEvent.change(thumb, { target: { value: '10' } });
    await waitFor(() => expect(address()).toBe('/rizq-marketplace?category=cookies'));
  });

  test('show an error only in the group whose facet failed', async () => {
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

  test('without matches can be removed one by one, with the resulting count', async () => {
    const { user, address } = await renderApp('/rizq-marketplace?category=snacks&min=200');
    expect(await screen.findByRole('heading', { name: 'No products match your filters' })).toBeVisible();
    const way = await screen.findByRole('link', { name: /^Without Price: from \$200 \d+ products$/ });
    const promised = Number(/(\d+) products$/.exec(way.textContent)?.[1]);
    await user.click(way);
    expect(await screen.findByText(new RegExp(`^Showing 1–.* of ${promised}$`))).toBeVisible();
    expect(address()).toBe('/rizq-marketplace?category=snacks');
  });

  test('can all be removed together if removing one yields no match', async () => {
    const { user, address } = await renderApp('/rizq-marketplace?category=no-such&brand=nobody&sale=1&to=sabah&max=1');
    await user.click(await screen.findByRole('link', { name: /^Without any filter \d+ products$/ }));
    expect(await screen.findByText(/^Showing 1–24 of/)).toBeVisible();
    expect(address()).toBe('/rizq-marketplace');
  });

  test('with few matches come with suggestions to remove one', async () => {
    const { user } = await renderApp('/shop-full-width-col-4?q=rambutan&sale=1&rating=2&halal=1&stock=1&to=sabah');
    const way = await screen.findByRole('link', { name: /^Without .* \d+ products?$/ });
    await user.click(way);
    expect(await screen.findByText(/^Showing 1–/)).toBeVisible();
  });

  test('show an error beside an invalid price, which stays editable', async () => {
    const { address } = await renderApp('/rizq-marketplace');
    const field = within(filters()).getByLabelText('Maximum price', { selector: '[type=text]' });
    const enter = (text: string) => {
      fireEvent.change(field, { target: { value: text } });
      fireEvent.submit(field.closest('form')!);
    };
    const inDollars = 'Enter an amount in dollars, such as 12.50.';
    const notRinggit = 'Prices are in US dollars, not ringgit. Enter an amount such as $12.50.';
    for (const [typed, message] of [
      ['RM12.50', notRinggit],
      ['3.60 rm', notRinggit],
      ['abc', inDollars],
      ['-5', inDollars],
    ] as const) {
      enter(typed);
      const error = within(filters()).getByText(message);
      expect(field).toHaveValue(typed);
      expect(field).toBeInvalid();
      expect(field).toHaveAttribute('aria-describedby', error.id);
    }
    fireEvent.change(field, { target: { value: '$12,50' } });
    expect(field).toBeValid();
    expect(address()).toBe('/rizq-marketplace');
    enter('$12,50');
    await waitFor(() => expect(address()).toBe('/rizq-marketplace?max=12.50'));
  });

  test('follow a change of the shopper’s state if they filter by delivery to it; another state stays', async () => {
    const { user, address, navigate } = await renderApp('/rizq-marketplace?to=sabah', { prefs: { state: 'SABAH' } });
    const state = screen.getByLabelText('Choose your state');
    await user.selectOptions(state, 'JOHOR');
    await waitFor(() => expect(address()).toBe('/rizq-marketplace?to=johor'));
    await act(() => navigate('/rizq-marketplace?to=perak'));
    await user.selectOptions(state, 'KEDAH');
    expect(await within(filters()).findByLabelText(/^Delivers to Kedah, /)).not.toBeChecked();
    expect(address()).toBe('/rizq-marketplace?to=perak');
  });
});
