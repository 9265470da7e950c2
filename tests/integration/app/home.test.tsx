import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { apiServer, testApi } from '#tests/support/app/apiServer.ts';
import { renderApp } from '#tests/support/app/renderApp.tsx';

/** Changes the response to the home page's query. */
function changeHomeResponse(change: (data: Record<string, unknown>) => void, once = false): void {
  apiServer.use(
    graphql.query(
      'HomePage',
      async ({ query, variables }) => {
        const { execute } = await testApi();
        const { data } = await execute<Record<string, unknown>>(query, variables);
        change(data);
        return HttpResponse.json({ data });
      },
      { once },
    ),
  );
}

const section = (name: string) => screen.getByRole('region', { name });

afterEach(() => {
  vi.useRealTimers();
});

describe('the front page', () => {
  test('shows its sections in order, each with a heading', async () => {
    await renderApp('/');
    const headings = within(screen.getByRole('main'))
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
    const expected = ['Walk the stalls', 'Deals', 'Rizq Mart', 'Just set out', 'Worth a detour', 'Favourite stalls'];
    expect(headings.filter((heading) => expected.includes(heading ?? ''))).toEqual(expected);
  });

  test('lists free shipping over $200, 30 days return, 24x7 support and secure payment', async () => {
    await renderApp('/');
    const promises = screen.getByRole('list', { name: 'What we promise' });
    expect(
      within(promises)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Free shipping over $200', '30 days return', '24x7 support', 'Secure payment']);
  });

  test('has category tiles with discount and number of products that link to the filtered marketplace', async () => {
    await renderApp('/');
    const tile = within(section('Walk the stalls')).getByRole('link', { name: /Fresh Fruit/ });
    expect(tile).toHaveAttribute('href', '/rizq-marketplace?category=fresh-fruit');
    expect(tile).toHaveAccessibleName(/30% off/);
    expect(tile).toHaveTextContent('5 items');
  });

  test('has a mart section with seven categories that link to the mart', async () => {
    await renderApp('/');
    const links = within(section('Rizq Mart')).getAllByRole('link');
    expect(within(within(section('Rizq Mart')).getByRole('list')).getAllByRole('link')).toHaveLength(7);
    expect(links.every((link) => link.getAttribute('href')?.startsWith('/rizq-mart'))).toBe(true);
  });

  test('shows an error in place of a failed list, keeps the others, and loads it on retry', async () => {
    changeHomeResponse((data) => {
      data.deals = null;
    }, true);
    await renderApp('/');
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load products');
    expect(section('Walk the stalls')).toBeVisible();
    expect(section('Just set out')).toBeVisible();
    const again = within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' });
    // Awaited, because the button press is still being handled until the response has arrived.
    await act(async () => {
      fireEvent.click(again);
    });
    expect(await screen.findByRole('region', { name: 'Deals' })).toBeVisible();
    expect(screen.queryByText('Failed to load products')).not.toBeInTheDocument();
  });

  test('omits the section of an empty list', async () => {
    changeHomeResponse((data) => {
      data.categoryTiles = [];
    });
    await renderApp('/');
    expect(screen.queryByRole('heading', { name: 'Walk the stalls' })).not.toBeInTheDocument();
  });

  test('has tabs of new arrivals that show one category at a time and follow the arrow keys', async () => {
    const { user } = await renderApp('/');
    const tabs = within(section('Just set out')).getByRole('tablist', { name: 'Just set out' });
    expect(
      within(tabs)
        .getAllByRole('tab')
        .map(({ textContent }) => textContent),
    ).toEqual(['All', 'Fruit & veg', 'Snacks', 'Dairy & bakery']);
    await user.click(within(tabs).getByRole('tab', { name: 'All' }));
    await user.keyboard('{ArrowRight}');
    const chosen = within(tabs).getByRole('tab', { name: 'Fruit & veg' });
    expect(chosen).toHaveAttribute('aria-selected', 'true');
    expect(chosen).toHaveFocus();
    expect(within(section('Just set out')).getAllByRole('tabpanel')).toHaveLength(1);
  });

  test('shows recently viewed products once stored state is loaded', async () => {
    const { execute } = await testApi();
    const { data } = await execute<{ product: { id: string; slug: string } }>('{ product(slug: "harumanis-mango") { id slug } }');
    const stored = JSON.stringify({ entries: [{ productId: data.product.id, slug: data.product.slug }] });
    await renderApp('/', { storage: { 'persist:recent': stored } });
    const recent = await screen.findByRole('region', { name: 'Recently viewed' });
    expect(within(recent).getByRole('link', { name: 'Harumanis mango, Perlis' })).toBeVisible();
  });

  test('has no section for recently viewed products if there are none', async () => {
    await renderApp('/');
    expect(screen.queryByRole('heading', { name: 'Recently viewed' })).not.toBeInTheDocument();
  });
});

describe('the carousel', () => {
  test('has three slides of which one is focusable, and starts with its pause button', async () => {
    await renderApp('/');
    const carousel = section('Today at the market');
    expect(carousel.querySelectorAll('[aria-roledescription="slide"]')).toHaveLength(3);
    expect(carousel.querySelectorAll('[aria-roledescription="slide"]:not([inert])')).toHaveLength(1);
    expect(within(carousel).getAllByRole('button')[0]).toHaveAccessibleName('Pause slides');
  });

  test('has next and previous buttons, which stop the automatic change', async () => {
    const { user } = await renderApp('/');
    const carousel = section('Today at the market');
    const shown = () => carousel.querySelector('[aria-roledescription="slide"]:not([inert])')?.getAttribute('aria-label');
    await user.click(within(carousel).getByRole('button', { name: 'Next slide' }));
    expect(shown()).toBe('2 of 3');
    expect(within(carousel).getByRole('button', { name: 'Play slides' })).toBeVisible();
    await user.click(within(carousel).getByRole('button', { name: 'Previous slide' }));
    await user.click(within(carousel).getByRole('button', { name: 'Previous slide' }));
    expect(shown()).toBe('3 of 3');
  });

  test('stops permanently once it gets the focus', async () => {
    await renderApp('/');
    const carousel = section('Today at the market');
    act(() =>
      within(carousel)
        .getByRole('link', { name: /Shop the market/ })
        .focus(),
    );
    await waitFor(() => expect(within(carousel).getByRole('button', { name: 'Play slides' })).toBeVisible());
  });
});
